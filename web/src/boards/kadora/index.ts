/** De schat van Kadora in the browser. */
import type { BoardParts, Choice, GameEvent, Sound, Translate } from '../contract'
import Board from './Board.svelte'
import { cardWord } from './card'
import { final } from './final'
import { type Preview, places } from './model'
import { rule } from './rule'
import Piece from './Piece.svelte'
import Summary from './Summary.svelte'
import { firsts } from './firsts'
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

const SOUNDS: Record<string, Sound> = {
  deal: 'shuffle',
  place: 'place',
  take: 'take',
  draw: 'card',
  refill: 'card',
  give: 'take',
  end: 'win',
}

/** What a placement brings; it is not always good to take many cards. */
function reason(t: Translate, { preview }: Choice): string {
  const { takes } = preview as Partial<Preview>
  if (!takes) return ''
  return takes.length
    ? t('reason-takes', { cards: takes.map((one) => cardWord(t, one.card)).join(', ') })
    : t('reason-takes-nothing')
}

export default {
  Board,
  Piece,
  Summary,
  places,
  tutorial,
  firsts,
  pace,
  final,
  reason,
  sound: (event) => SOUNDS[event.event] ?? null,
  rule,
} satisfies BoardParts
