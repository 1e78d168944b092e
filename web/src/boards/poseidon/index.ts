/** Poseidon's Kingdom in the browser. */
import type { BoardParts, Sound } from '../contract'
import Board from './Board.svelte'
import { final } from './final'
import { decided, pace } from './pace'
import { places } from './model'
import { story } from './story'
import Summary from './Summary.svelte'
import { tutorial } from './tutorial'

const RULES: Record<string, string> = {
  ...{ tile: 'setup', site: 'build', build: 'build', row: 'load', move: 'move', take: 'take', store: 'take' },
  ...{ room: 'take', pick: 'eat', mover: 'track', skeleton: 'shark', return: 'shark', look: 'kraken' },
  ...{ bonus: 'bonus', over: 'scoring', head: 'track', coral: 'corals' },
}

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
  rule: (view) => RULES[view.step] ?? 'goal',
} satisfies BoardParts
