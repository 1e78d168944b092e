/** De schat van Kadora in the browser. */
import type { BoardParts, Choice, Sound, Translate } from '../contract'
import Board from './Board.svelte'
import { cardWord } from './card'
import { final } from './final'
import { type Preview, places } from './model'
import { pace } from './pace'
import { rule } from './rule'
import Piece from './Piece.svelte'
import Summary from './Summary.svelte'
import { firsts } from './firsts'
import { tutorial } from './tutorial'

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
