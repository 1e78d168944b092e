/** How long events are shown, and which of them are decisions. */
import type { GameEvent, View } from '../contract'
import { LENGTH } from './throw'

/** How long an event is shown, in milliseconds, if the whole round has 3 seconds for it; others only
    appear in the log. */
const PACE: Record<string, number> = {
  ...{ lay: 200, build: 260, load: 110, move: 330, store: 200, 'throw-out': 120 },
  ...{ eat: 300, free: 380, track: 120, head: 200, look: 260, buy: 400 },
  ...{ shark: 130, eaten: 330, skeleton: 220, return: 150, tip: LENGTH, 'throw-again': LENGTH, fall: 0 },
  ...{ 'shark-turns': 260, bonus: 320, clean: 260, 'start-player': 500, 'last-round': 900 },
}
/** What follows from the own decision is not waited for: the next one can be made at once. */
const OWN: Record<string, number> = {
  ...{ lay: 60, build: 60, load: 60, move: 120, store: 120, 'throw-out': 60, eat: 200, free: 380 },
}

export function pace({ event, seat }: GameEvent, view: View): number {
  const normal = PACE[event] ?? 0
  if (event === 'tip' || event === 'throw-again') return normal
  if (view.seat !== null && seat === view.seat && event in OWN) return OWN[event]!
  // A round has as many turns to look at as there are others.
  return normal * Math.min(1.4, 2.2 / Math.max(1, view.players - 1))
}

/** Decisions; other events name a seat to which something happens. */
const DECIDED = new Set([
  ...['lay', 'tile', 'build', 'move', 'take', 'store', 'aim', 'pick', 'enough', 'mover', 'look', 'buy'],
  ...['name-corals', 'skeleton', 'return', 'bonus', 'load'],
])

export const decided = ({ event }: GameEvent) => DECIDED.has(event)
