/** What Octocube says beyond its parameters; engine/octocube/words.py says the same. */
import type { Argument, GameEvent, Mark, Move, Translate, WordHooks } from '../contract'
import { formOf } from '../words'
import { type Cell, cellWord, type Tile } from './model'

/** A tile in a sentence: a white pearl. */
export const tileWord = (t: Translate, tile: Tile): string =>
  tile.colour === undefined ? t('coin') : said(t, 'tile', tile.kind, tile.colour)

/** A tile in a label: white pearl. */
export const tileName = (t: Translate, tile: Tile): string =>
  tile.colour === undefined ? t.name('kind', tile.kind) : said(t, 'board-tile', tile.kind, tile.colour)

export const tileNames = (t: Translate, tiles: Tile[]) => t.list(tiles.map((tile) => tileName(t, tile)))

const said = (t: Translate, id: string, kind: string, colour: string) =>
  t(id, { kind: t.name('kind', kind), colour: formOf(t, 'tile', 'colour', colour) })

/** Tiles, since a coin has no colour; and slots, which some events name in place of a space. */
function argument(t: Translate, key: string, value: unknown, _: string[], mark: Mark): Argument | null {
  const marked = (tile: Tile) => mark('tile', tile, tileWord(t, tile))
  switch (key) {
    case 'tile':
    case 'gives':
    case 'gets':
      return marked(value as Tile)
    case 'tiles':
      return t.list((value as Tile[]).map(marked))
    case 'to':
      return typeof value === 'number' ? value + 1 : null
    default:
      return null
  }
}

/** The message of an event: some have a second one for another case. */
function variant(event: GameEvent): string {
  switch (event.event) {
    case 'abyss':
      return event.power ? 'abyss-power' : 'abyss'
    case 'score':
    case 'take-back':
      return (event.tiles as Tile[]).length ? event.event : 'score-nothing'
    case 'put-back':
      return event.abyss ? 'put-back' : 'put-on-top'
    default:
      return event.event
  }
}

/** Moves that hold less than the catalogue's sentence needs. */
function move(t: Translate, made: Move): string | null {
  switch (made.do) {
    case 'roll':
      return t('board-move-roll', { direction: t.name('side', String(made.direction)) })
    case 'keep':
      return t('board-move-keep', { face: t.name('side', String(made.face)) })
    case 'power':
      return t('choice-power', { power: String(made.power), does: t(`power-${made.power}`) })
    case 'space':
      return cellWord(made.cell as Cell)
    case 'score':
      return t('board-move-score')
    case 'done':
      return t('board-move-done')
    case 'orient':
      return t('board-move-orient')
    case 'slot':
    case 'shift':
      return t(`board-move-${made.do}`) // nobody sees a number on a slot
    default:
      return null
  }
}

export default { variant, argument, move } satisfies WordHooks
