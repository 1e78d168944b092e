/** De schat van Kadora in the browser. */
import type { BoardParts, GameEvent, Sound } from '../contract'
import Board from './Board.svelte'
import { places } from './model'
import Summary from './Summary.svelte'
import { tutorial } from './tutorial'

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)

/** Taken and given cards go one by one, so more of them take longer. */
function pace(event: GameEvent): number {
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
      return 1500 // there is a sentence to read
    default:
      return 0
  }
}

const RULES: Record<string, string> = { start: 'place', place: 'place', draw: 'draw', over: 'scoring' }

const SOUNDS: Record<string, Sound> = {
  deal: 'shuffle',
  place: 'place',
  take: 'take',
  draw: 'card',
  refill: 'card',
  give: 'take',
  end: 'win',
}

export default {
  Board,
  Summary,
  places,
  tutorial,
  pace,
  sound: (event) => SOUNDS[event.event] ?? null,
  rule: (view) => RULES[view.step] ?? 'goal',
} satisfies BoardParts
