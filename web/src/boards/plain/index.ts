/** A board for a game that has none yet: every choice is a button, in words. */
import type { BoardModule } from '../contract'
import Board from './Board.svelte'
import { words } from './words'

export default {
  Board,
  words,
  places: () => [],
  tutorial: [],
} satisfies BoardModule
