/** A board for every game that has none of its own: it draws the view by its schema. */
import { viewSchema } from '../../net/games'
import type { BoardParts } from '../contract'
import Board from './Board.svelte'
import { placesOf } from './places'
import { keepSchema } from './schema'

const PACE = 700 // milliseconds: there is a sentence to read

export default {
  Board,
  places: placesOf,
  tutorial: [],
  pace: () => PACE,
  async prepare(game) {
    keepSchema(game, await viewSchema(game))
  },
} satisfies BoardParts
