/** Octocube's parameters in words: tiles, spaces, cubes, powers. Mirrors engine/octocube/words.py. */
import type { Argument, GameEvent, Move, Translate, WordHooks } from '../contract'
import { type Cell, cellWord, type Tile } from './model'

export function tileWord(t: Translate, tile: Tile): string {
  const kind = t.name('kind', tile.kind)
  return tile.colour === undefined ? kind : t('tile', { kind, colour: t.name('colour', tile.colour) })
}

export const tileWords = (t: Translate, tiles: Tile[]) =>
  tiles.map((tile) => tileWord(t, tile)).join(', ')

const seatWord = (seat: number, names: string[]) => names[seat] ?? seat + 1

function argument(t: Translate, key: string, value: unknown, names: string[]): Argument | null {
  switch (key) {
    case 'seat':
    case 'with':
    case 'first':
      return seatWord(Number(value), names)
    case 'tile':
    case 'gives':
    case 'gets':
      return tileWord(t, value as Tile)
    case 'tiles':
      return tileWords(t, value as Tile[])
    case 'cell':
    case 'from':
    case 'to':
      return Array.isArray(value) ? cellWord(value as unknown as Cell) : Number(value) + 1
    case 'slot':
      return Number(value) + 1
    case 'direction':
    case 'face':
      return t.name('side', String(value))
    case 'winners':
      return (value as number[]).map((seat) => names[seat]).join(', ')
    case 'scores':
      return (value as number[]).map((points, seat) => `${names[seat]} ${points}`).join(', ')
    default:
      return null
  }
}

/** Which message tells this event: some have a second one for another case. */
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

/** Some moves say less than the catalogue's sentence asks for: those have words of their own. */
function move(t: Translate, made: Move, names: string[]): string {
  const said = (key: string) => argument(t, key, made[key], names) ?? String(made[key])
  switch (made.do) {
    case 'place':
      return t('choice-place', { cell: said('cell') })
    case 'roll':
      return t('board-move-roll', { direction: said('direction') })
    case 'rotate':
      return t('choice-rotate', { degrees: Number(made.degrees) })
    case 'keep':
      return t('board-move-keep', { face: said('face') })
    case 'power':
      return t('choice-power', { power: String(made.power), does: t(`power-${made.power}`) })
    case 'space':
      return cellWord(made.cell as Cell)
    case 'tile':
      return t('choice-tile', { tile: said('tile') })
    case 'cube':
      return t('choice-cube', { seat: said('seat') })
    case 'slot':
      return t('choice-slot', { slot: said('slot') })
    case 'shift':
      return t('choice-shift', { slot: said('slot'), to: said('to') })
    case 'score':
      return t('board-move-score')
    case 'done':
      return t('board-move-done')
    case 'orient':
      return t('board-move-orient')
    default: // take-back, skip, aside
      return t(`choice-${made.do}`)
  }
}

export default { variant, argument, move } satisfies WordHooks
