/** Poseidon's Kingdom in the browser. */
import type { BoardParts, Choice, Sound, Translate } from '../contract'
import Board from './Board.svelte'
import { final } from './final'
import { firsts } from './firsts'
import { decided, pace } from './pace'
import { type LayPreview, type MovePreview, places, STRENGTHS } from './model'
import { story } from './story'
import { rule } from './rule'
import Piece from './Piece.svelte'
import Summary from './Summary.svelte'
import { tutorial } from './tutorial'

const SOUNDS: Record<string, Sound> = {
  ...{ deal: 'shuffle', lay: 'place', build: 'place', load: 'place', store: 'place', move: 'splash' },
  ...{ take: 'take', eat: 'take', free: 'win', shark: 'splash', tip: 'wave', end: 'win' },
}

/** What a move brings at once: friends and their tokens, dice in reach, a stronger reef. The shark's way is
    drawn on the board. */
function reason(t: Translate, { move, preview }: Choice): string {
  const { frees, wave, strengths } = preview as Partial<MovePreview & LayPreview>
  const tentacles = [frees ?? []].flat().map((one) => t.name('tentacle', one))
  const said: string[] = []
  if (tentacles.length) said.push(t('board-could-free', { tentacles: tentacles.join(', ') }))
  else if (wave) said.push(t('board-then-wave', { wave }))
  if (move.do === 'free' && preview.token) said.push(t('board-then-token', { token: Number(preview.token) }))
  if (strengths) {
    const each = STRENGTHS.map((kind) => `${t.name('symbol', kind)} ${strengths[kind]}`)
    said.push(t('board-then-reef', { strengths: t.list(each) }))
  }
  return said.map((one) => `${one}.`).join(' ')
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
