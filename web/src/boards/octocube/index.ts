/** Octocube in the browser. */
import type { BoardParts, Choice, Sound, Translate } from '../contract'
import Board from './Board.svelte'
import { final } from './final'
import { places, type RollPreview, type TakingOff } from './model'
import { pace } from './pace'
import { rule } from './rule'
import Piece from './Piece.svelte'
import Summary from './Summary.svelte'
import { firsts } from './firsts'
import { tutorial } from './tutorial'
import { tileName } from './words'

const SOUNDS: Record<string, Sound> = {
  ...{ deal: 'shuffle', place: 'place', roll: 'place', stick: 'take', reveal: 'card', abyss: 'splash' },
  ...{ rotate: 'card', home: 'splash', score: 'take', slot: 'take', 'put-back': 'place', end: 'win' },
}

/** What a better move would have brought: tiles, points, another roll. */
function reason(t: Translate, { preview }: Choice): string {
  const { sticks, brings, again, power } = preview as Partial<RollPreview & TakingOff>
  const said: string[] = []
  if (sticks) said.push(t('board-sticks', { tile: tileName(t, sticks) }))
  if (brings) said.push(t('board-gain', { gain: brings }))
  if (again) said.push(t('board-again'))
  if (power) said.push(t('board-power-after', { power }))
  return said.map((one) => `${one}.`).join(' ')
}

// What a later line of the turn tells as well: a cube that is placed, tiles that come off.
const MINOR = new Set(['aim', 'choose', 'keep', 'home'])

export default {
  Board,
  Piece,
  Summary,
  places,
  tutorial,
  minor: (event) => MINOR.has(event.event),
  firsts,
  pace,
  sound: (event) => SOUNDS[event.event] ?? null,
  final,
  reason,
  rule,
} satisfies BoardParts
