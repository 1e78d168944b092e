/** How long events are shown. */
import type { GameEvent } from '../contract'

/** Everything belongs to the round, which has its time (net/round.ts); nothing is a moment of its own. */
const MOST = 1400

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)

/** Taken and given cards go one by one, so more of them take longer. */
function wanted(event: GameEvent): number {
  switch (event.event) {
    case 'place':
      return 480
    case 'take':
      return 340 + 170 * count(event.taken)
    case 'draw':
      return 460
    case 'refill':
      return 360
    case 'give':
      return 420 + 130 * count(event.cards)
    case 'show-hand':
      return 420 + 110 * count(event.cards)
    case 'turn':
      return 220
    case 'full-table':
    case 'last-resort':
    case 'stacks-empty':
      return MOST // there is a sentence to read
    default:
      return 0
  }
}

export const pace = (event: GameEvent): number => Math.min(MOST, wanted(event))
