/** What is explained when it happens for the first time. */
import type { FirstNote, GameEvent, View } from '../contract'
import { SETUP } from './tutorial'
import { place, type PoseidonView } from './model'

const own = (event: GameEvent, view: View) => event.seat === view.seat
const playing = (view: View) => !SETUP.includes((view as PoseidonView).stage)

function note(id: string, happens: FirstNote['happens'], where?: string): FirstNote {
  return { id, text: `first-${id}`, place: where, happens }
}

const on = (name: string) => (event: GameEvent) => event.event === name
const onOwn = (name: string) => (event: GameEvent, view: View) => event.event === name && own(event, view)

// The head may have freed a second one at once.
const isFirstFriend = (event: GameEvent, view: View) =>
  event.event === 'free' && own(event, view) && (view as PoseidonView).seats[view.seat!]!.freed.length <= 2

export const firsts: FirstNote[] = [
  { ...note('freed', isFirstFriend, place.kraken), urgent: true },
  note('level', (event, view) => onOwn('build')(event, view) && Number(event.level) > 1, place.strengths),
  note('die-symbol', on('die-symbol'), place.bigWave),
  note('eaten', on('eaten'), place.shark),
  note('skeleton', onOwn('skeleton'), place.reef),
  // The wave of the setup brings nothing but dice.
  note('wave', (event, view) => event.event === 'tip' && playing(view), place.bigWave),
  note('shark-turns', on('shark-turns'), place.shark),
  note('track', onOwn('track'), place.kraken),
  note('head', on('head'), place.head),
  note('look', onOwn('look'), place.corals),
  note('last-round', on('last-round'), place.corals),
]
