/** What is explained when it happens for the first time. */
import type { FirstNote, GameEvent, View, Way } from '../contract'
import { carried, type OctocubeView, place, type Tile } from './model'
import { isAdvanced, isFamily } from './tutorial'

const own = (event: GameEvent, view: View) => event.seat === view.seat
const POWERS = [...'ABCDEFGHI']

function note(id: string, rest: Omit<FirstNote, 'id' | 'text'>): FirstNote {
  return { id, text: `first-${id}`, ...rest }
}

const isFull = (event: GameEvent, view: View) => {
  const { cube } = (view as OctocubeView).seats[view.seat ?? 0]!
  return event.event === 'stick' && own(event, view) && carried(cube.faces).length === 6
}

/** A power is explained when its tile comes to the board, or is used. */
const comes = (power: string) => (event: GameEvent) =>
  (event.event === 'abyss' || event.event === 'power') && event.power === power

const notFamily = (way: Way) => !isFamily(way)

export const firsts: FirstNote[] = [
  note('coin', {
    place: place.net,
    happens: (event, view) => event.event === 'stick' && own(event, view) && (event.tile as Tile).kind === 'coin',
  }),
  note('again', {
    for: (way) => way.players > 2 && !isAdvanced(way),
    happens: (event, view) => event.event === 'roll' && own(event, view) && view.step === 'again',
  }),
  note('full', { for: notFamily, place: place.net, happens: isFull }),
  note('abyss', { place: place.supply, happens: ({ event }) => event === 'abyss' }),
  ...POWERS.map((power) => note(`power-${power}`, { for: isAdvanced, place: place.sea, happens: comes(power) })),
  note('slot', {
    for: isFamily,
    place: place.boards,
    happens: (event, view) => event.event === 'slot' && own(event, view),
  }),
  note('put-back', { for: isFamily, happens: ({ event }) => event === 'put-back' || event === 'put-on-top' }),
  note('last-round', { for: notFamily, place: place.supply, happens: ({ event, why }) => event === 'last-round' && why === 'supply' }),
  note('last-round-family', { for: isFamily, happens: ({ event }) => event === 'last-round' }),
]
