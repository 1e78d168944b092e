/** Which choices cannot be taken back: something hidden shows after them, or the turn ends. Undo takes
    back the others, so they need no confirmation. What leaves no choice follows by itself, and so the
    next decision may be somebody else's. */
import type { Choice, Move, View } from '../contract'
import { COLOURS, KINDS, type OctocubeView, type Seat, type Slot, type Space, type Tile, sameTile } from './model'

export function final(shown: View, { move, preview }: Choice): boolean {
  const view = shown as OctocubeView
  switch (move.do) {
    case 'place':
      return !preview.orients // how the cube stands is decided next
    case 'power':
      return !asksOn(view, move.power as string)
    case 'space': // F: which tile of the board goes there; the stacks of H are sent together
      return view.now.power !== 'F' || view.now.cell !== null || offered(view, move.cell as number[]) < 2
    case 'slot':
    case 'shift':
    case 'aside':
      return !asksForMore(view, move)
    case 'tile':
      return view.step !== 'pile' || !asksForPile(view, without(view.now.unfit, move.tile as Tile))
    default:
      return true
  }
}

const mine = (view: OctocubeView): Seat => view.seats[view.to_move]!
const spaces = (view: OctocubeView): Space[] => view.board.flat()
const isTop = ({ cube, tiles }: Space) => cube === null && tiles.length > 0
const distinct = (tiles: Tile[]) => tiles.filter((one, n) => tiles.findIndex((other) => sameTile(one, other)) === n)

// -- powers ----------------------------------------------------------------------------------------

/** Whether there is more than one way to use a power. */
function asksOn(view: OctocubeView, power: string): boolean {
  const { cell, faces } = mine(view).cube
  const near = cell === null ? [] : around(view, cell)
  switch (power) {
    case 'A':
      return near.filter(([row, column]) => view.board[row!]![column!]!.cube === null).length > 1
    case 'B':
      return swaps(view, faces.up) > 1
    case 'D':
      return spaces(view).filter(isTop).length > 1
    case 'F': {
      const found = near.filter((one) => offered(view, one) > 0)
      return found.length > 1 || found.some((one) => offered(view, one) > 1)
    }
    case 'G':
    case 'I':
      return others(view, power).length > 1
    case 'H':
      return spaces(view).filter(({ cube, tiles, abyss }) => cube === null && (tiles.length > 0 || abyss)).length > 2
    default:
      return true // C and E: there are always several spaces, and several ways to stand
  }
}

const around = ({ side }: OctocubeView, [row = 0, column = 0]: number[]) =>
  [[row - 1, column], [row, column + 1], [row + 1, column], [row, column - 1]].filter((cell) =>
    cell.every((at) => at >= 0 && at < side),
  )

/** How many tiles of the own board can be swapped for this one. */
function swaps(view: OctocubeView, given: Tile | null): number {
  const { board } = mine(view)
  if (!given?.colour) return 0
  return KINDS.flatMap((kind) => COLOURS.map((colour) => ({ kind, colour }))).filter(
    (tile) => !sameTile(tile, given) && (board[tile.kind]?.[tile.colour] ?? 0) > 0,
  ).length
}

/** How many tiles of the own board can be swapped for the one on a space. */
function offered(view: OctocubeView, [row, column]: number[]): number {
  const space = view.board[row!]![column!]!
  return isTop(space) ? swaps(view, space.tiles[0]!) : 0
}

/** Other cubes to change with; I: those that carry another tile on top. */
function others(view: OctocubeView, power: string): Seat[] {
  const { up } = mine(view).cube.faces
  return view.seats.filter(({ cube }, seat) => {
    if (seat === view.to_move || cube.cell === null) return false
    return power === 'G' || (up !== null && cube.faces.up !== null && !sameTile(up, cube.faces.up))
  })
}

// -- the family game ---------------------------------------------------------------------------------

const suits = ({ kind, colour }: Slot, tile: Tile) =>
  (kind === null || kind === tile.kind) && (colour === null || colour === tile.colour)

const without = (tiles: Tile[], gone: Tile) => {
  const at = tiles.findIndex((tile) => sameTile(tile, gone))
  return tiles.filter((_, n) => n !== at)
}

/** Whether there is still something to decide after a tile has got its slot or waits. */
function asksForMore(view: OctocubeView, move: Move): boolean {
  const { tile, loose, unfit } = view.now
  const slots = mine(view).slots.map((slot) => ({ ...slot }))
  const waiting = move.do === 'aside' ? [...unfit, tile!] : unfit
  if (move.do === 'shift') slots[move.to as number]!.tile = slots[move.slot as number]!.tile
  if (move.do !== 'aside') slots[move.slot as number]!.tile = tile
  const left: Tile[] = []
  for (const next of [...loose, ...waiting]) {
    const free = slots.filter((slot) => slot.tile === null && suits(slot, next))
    if (free.length > 1 || makesRoom(slots, next)) return true
    if (free.length) free[0]!.tile = next
    else left.push(next)
  }
  return asksForPile(view, left)
}

/** Whether a tile could take the slot of another one that moves. */
const makesRoom = (slots: Slot[], next: Tile) =>
  slots.some(
    (slot) =>
      slot.tile !== null &&
      suits(slot, next) &&
      !sameTile(slot.tile, next) &&
      slots.some((to) => to.tile === null && suits(to, slot.tile!)),
  )

/** Whether the order of the pile, or its place, is still to be decided. */
function asksForPile(view: OctocubeView, unfit: Tile[]): boolean {
  if (distinct(unfit).length > 1) return true
  if (!unfit.length && !view.now.pile.length) return false
  const open = spaces(view).filter(({ cube, abyss }) => cube === null && abyss !== null)
  if (open.length) return open.length > 1
  const heights = spaces(view).filter(isTop).map(({ tiles }) => tiles.length)
  return heights.filter((height) => height === Math.min(...heights)).length > 1
}
