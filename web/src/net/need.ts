/** A person's games, sorted by need: who is waited for, and how much time is left. */
import type { MyTable, Summary } from '../generated/http'

export interface Sorted {
  running: MyTable[]
  finished: MyTable[]
  waiting: number // games in which it is this person's turn
}

/** Games that wait for this person come first, then those of the others, then those that have not
 * begun. Among them, the one with the least time left; then the one that has waited longest. */
export function byNeed(mine: MyTable[]): Sorted {
  const running = mine
    .filter((one) => one.table.status !== 'over')
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.left ?? Infinity) - (b.left ?? Infinity) ||
        (a.table.moved ?? Infinity) - (b.table.moved ?? Infinity) ||
        0,
    )
  return {
    running,
    finished: mine.filter((one) => one.table.status === 'over'),
    waiting: running.filter((one) => one.your_turn).length,
  }
}

function rank({ your_turn, table }: MyTable): number {
  if (your_turn) return 0
  return { playing: 1, open: 2 }[table.status] ?? 3
}

/** The game to play next: the one after this table that waits for this person. */
export function nextGame(mine: MyTable[], here: string): Summary | null {
  const waiting = byNeed(mine).running.filter((one) => one.your_turn && one.table.id !== here)
  return waiting[0]?.table ?? null
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** A duration in its largest unit, such as "2 days": rounded down, so that nobody is late. */
export function lasting(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2]
  const count = Math.max(seconds > 0 ? 1 : 0, Math.floor(seconds / size))
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** A moment in the past, such as "yesterday" or "5 minutes ago". */
export function ago(at: number, now: number, language: string): string {
  const seconds = Math.max(0, now - at)
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return format.format(-Math.floor(seconds / size), unit)
}
