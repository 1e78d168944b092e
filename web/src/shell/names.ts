/** The names of a table's seats. */
import type { Summary } from '../generated/http'
import { localNames } from '../net/newTable'
import { t } from '../text/text.svelte'

// Bots have names of the sea; the same table always has the same crew.
const CREW = [
  ...['Marina', 'Nemo', 'Ondine', 'Ahab', 'Coralie', 'Jonas', 'Delphine', 'Sinbad'],
  ...['Pearl', 'Tristan', 'Calypso', 'Neptun'],
]

function start(id: string): number {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}

interface Seats {
  id: string
  seats: Pick<Summary['seats'][number], 'name' | 'kind'>[]
}

export function seatNames(table: Seats): string[] {
  const first = start(table.id)
  const here = localNames(table.id)
  const people = table.seats.map((seat, number) => (here[number] ? null : seat.name))
  return table.seats.map((seat, number) => {
    if (here[number]) return here[number]
    if (seat.name) {
      // One person on several seats of a device: numbered.
      const shared = people.filter((name) => name === seat.name).length > 1
      return shared ? t('name-shared', { name: seat.name, number: number + 1 }) : seat.name
    }
    if (seat.name === '') return t('former-player')
    return seat.kind === 'bot' ? CREW[(first + number) % CREW.length] : t('seat-free')
  })
}
