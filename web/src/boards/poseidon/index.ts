/** Poseidon's Kingdom in the browser. */
import type { BoardParts, Sound } from '../contract'
import Board from './Board.svelte'
import { final } from './final'
import { decided, pace } from './pace'
import { places } from './model'
import { story } from './story'
import { rule } from './rule'
import Summary from './Summary.svelte'
import { tutorial } from './tutorial'

const SOUNDS: Record<string, Sound> = {
  ...{ deal: 'shuffle', lay: 'place', build: 'place', load: 'place', store: 'place', move: 'splash' },
  ...{ take: 'take', eat: 'take', free: 'win', shark: 'splash', tip: 'wave', end: 'win' },
}

export default {
  Board,
  Summary,
  places,
  tutorial,
  pace,
  decided,
  final,
  story,
  sound: (event) => SOUNDS[event.event] ?? null,
  rule,
} satisfies BoardParts
