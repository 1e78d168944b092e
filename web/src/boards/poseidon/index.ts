/** Poseidon's Kingdom in the browser. */
import type { BoardParts, GameEvent, Sound } from '../contract'
import Board from './Board.svelte'
import { places } from './model'
import Summary from './Summary.svelte'
import { tutorial } from './tutorial'

/** How long an event is shown, in milliseconds; others only appear in the log. */
const PACE: Record<string, number> = {
  ...{ lay: 420, build: 620, load: 330, move: 560, take: 380, store: 420, 'throw-out': 360 },
  ...{ aim: 500, pick: 220, eat: 700, free: 800, track: 380, head: 500, look: 600, buy: 700 },
  ...{ shark: 430, eaten: 620, skeleton: 560, return: 420, tip: 1050, 'throw-again': 900, fall: 260 },
  ...{ 'shark-turns': 520, bonus: 700, clean: 500, turn: 260, 'start-player': 700, 'last-round': 1100 },
}

const RULES: Record<string, string> = {
  ...{ tile: 'setup', site: 'build', build: 'build', row: 'load', move: 'move', take: 'take', store: 'take' },
  ...{ room: 'take', pick: 'eat', mover: 'track', skeleton: 'shark', return: 'shark', look: 'kraken' },
  ...{ bonus: 'bonus', over: 'scoring' },
}

const SOUNDS: Record<string, Sound> = {
  ...{ deal: 'shuffle', lay: 'place', build: 'place', load: 'place', store: 'place', move: 'splash' },
  ...{ take: 'take', eat: 'take', free: 'win', shark: 'splash', tip: 'splash', fall: 'card', end: 'win' },
}

export default {
  Board,
  Summary,
  places,
  tutorial,
  pace: (event: GameEvent) => PACE[event.event] ?? 0,
  sound: (event) => SOUNDS[event.event] ?? null,
  rule: (view) => RULES[view.step] ?? 'goal',
} satisfies BoardParts
