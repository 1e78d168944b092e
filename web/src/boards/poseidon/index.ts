/** Poseidon's Kingdom in the browser. */
import type { BoardParts, Choice, Sound, Translate } from '../contract'
import Board from './Board.svelte'
import { final } from './final'
import { firsts } from './firsts'
import { decided, pace } from './pace'
import { places } from './model'
import { story } from './story'
import { rule } from './rule'
import Piece from './Piece.svelte'
import Summary from './Summary.svelte'
import { tutorial } from './tutorial'

const SOUNDS: Record<string, Sound> = {
  ...{ deal: 'shuffle', lay: 'place', build: 'place', load: 'place', store: 'place', move: 'splash' },
  ...{ take: 'take', eat: 'take', free: 'win', shark: 'splash', tip: 'wave', end: 'win' },
}

/** What a move brings: the shark's way is drawn on the board. */
function reason(t: Translate, { preview }: Choice): string {
  const { frees } = preview as { frees?: string | string[] | null }
  const tentacles = [frees ?? []].flat().map((one) => t.name('tentacle', one))
  return tentacles.length ? `${t('board-could-free', { tentacles: tentacles.join(', ') })}.` : ''
}

// What a later line of the turn tells as well: a tile that is built, dice that are stored or eaten.
const MINOR = new Set(['tile', 'take', 'aim', 'pick', 'mover', 'enough'])

export default {
  Board,
  Piece,
  Summary,
  places,
  tutorial,
  firsts,
  pace,
  decided,
  final,
  story,
  reason,
  minor: (event) => MINOR.has(event.event),
  sound: (event) => SOUNDS[event.event] ?? null,
  rule,
} satisfies BoardParts
