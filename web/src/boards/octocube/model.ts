/** Octocube as the server sends it (schema.py of the game), and the names of places on the board. */
import type { Faces, Majority, Seat, Slot, Space, Tile, View as Shown } from '../../generated/octocube'
import type { Choice, Fields, GameEvent, Move, View } from '../contract'

export type { Faces, Majority, Seat, Slot, Space, Tile }
export type Cell = [row: number, column: number] // row 0 is north, column 0 is west
export interface OctocubeView extends View, Omit<Shown, 'game' | 'seat'> {}

export const KINDS = ['diamond', 'pearl', 'sextant', 'amphora', 'starfish'] as const
export const SHELLS = ['orange', 'purple', 'red', 'yellow'] as const // of the cubes
export type Shell = (typeof SHELLS)[number]
export const COLOURS = ['white', 'light-blue', 'dark-blue', 'green'] as const
export const SIDES = ['north', 'east', 'south', 'west'] as const
export const FACES = ['up', 'down', ...SIDES] as const // the order in which tiles are kept
export type Side = (typeof SIDES)[number]
export type Face = (typeof FACES)[number]

const STEPS: Record<Side, Cell> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] }

export const BARE: Faces = { up: null, down: null, north: null, east: null, south: null, west: null }

export const sameCell = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1]
export const sameTile = (one: Tile, other: Tile) => one.kind === other.kind && one.colour === other.colour
export const beyond = ([row, column]: Cell, side: Side): Cell => [
  row + STEPS[side][0],
  column + STEPS[side][1],
]
/** In which direction a neighbour lies; null: it is none. */
export const sideTo = (from: Cell, to: Cell): Side | null =>
  SIDES.find((side) => sameCell(beyond(from, side), to)) ?? null

/** A space by column and row: b3; a1 is in the north-west. */
export const cellWord = ([row, column]: Cell) => `${'abcde'[column]}${row + 1}`

export const spaceAt = (view: OctocubeView, [row, column]: Cell): Space | undefined =>
  view.board[row]?.[column]
export const cellOf = (seat: Seat | undefined): Cell | null => (seat?.cube.cell ?? null) as Cell | null
/** The colour of a seat's cube as it is drawn; a data file may have others. */
export const shellOf = (sign: string | undefined, seat: number): Shell =>
  SHELLS.find((shell) => shell === sign) ?? SHELLS[seat % SHELLS.length]!

export const carried = (faces: Faces): Tile[] => FACES.flatMap((face) => faces[face] ?? [])

/** What sets of these tiles bring, by the table of the view. */
export function setsOf(tiles: Tile[], points: number[]): { kind: string; count: number; points: number }[] {
  return KINDS.map((kind) => {
    const count = tiles.filter((tile) => tile.kind === kind).length
    return { kind, count, points: points[count - 1] ?? 0 }
  }).filter((set) => set.count > 0)
}

// -- places, for data-place and highlights ---------------------------------------------------------

export const place = {
  sea: 'sea',
  net: 'net',
  acts: 'acts',
  boards: 'boards',
  supply: 'supply',
  cell: (cell: Cell) => `cell-${cellWord(cell)}`,
  seat: (seat: number) => `seat-${seat}`,
  slot: (seat: number, slot: number) => `slot-${seat}-${slot}`,
}

/** The places an event is about: for the log. */
export function places(event: GameEvent): string[] {
  const found: string[] = []
  for (const key of ['from', 'cell', 'to']) {
    if (Array.isArray(event[key])) found.push(place.cell(event[key] as Cell))
  }
  const seat = event.seat as number | undefined
  if (seat === undefined) return event.event === 'deal' ? [place.sea] : found
  if (typeof event.slot === 'number') found.push(place.slot(seat, event.slot))
  if (typeof event.to === 'number') found.push(place.slot(seat, event.to))
  if (typeof event.with === 'number') found.push(place.seat(event.with))
  return [...found, place.seat(seat)]
}

// -- choices ---------------------------------------------------------------------------------------

export interface RollPreview {
  to: Cell
  lands: Tile | null // on the face that comes down
  sticks: Tile | null
  faces: Faces
  power: string | null
  again: boolean
  abyss: boolean
  ends: boolean
}
export interface TakingOff {
  tiles: Tile[]
  points: number // of sets
  coin?: number // what one coin brings
  brings?: number // with coins, and with majorities as they would stand
}

export const previewOf = <T = Fields>(choice: Choice) => choice.preview as unknown as T

/** Which choice means this; null when none does. */
export function find(choices: Choice[], what: string, fits: (move: Move) => boolean = () => true): number | null {
  const found = choices.findIndex(({ move }) => move.do === what && fits(move))
  return found < 0 ? null : found
}

export const choiceTo = {
  cell: (choices: Choice[], what: 'place' | 'space', cell: Cell) =>
    find(choices, what, (move) => sameCell(move.cell as Cell, cell)),
  roll: (choices: Choice[], side: Side) => find(choices, 'roll', (move) => move.direction === side),
  rotate: (choices: Choice[], degrees: number) =>
    find(choices, 'rotate', (move) => move.degrees === degrees),
  power: (choices: Choice[], power: string) => find(choices, 'power', (move) => move.power === power),
  keep: (choices: Choice[], face: Face) => find(choices, 'keep', (move) => move.face === face),
  tile: (choices: Choice[], tile: Tile) =>
    find(choices, 'tile', (move) => sameTile(move.tile as Tile, tile)),
  cube: (choices: Choice[], seat: number) => find(choices, 'cube', (move) => move.seat === seat),
  slot: (choices: Choice[], slot: number) => find(choices, 'slot', (move) => move.slot === slot),
  shift: (choices: Choice[], slot: number, to: number) =>
    find(choices, 'shift', (move) => move.slot === slot && move.to === to),
}

export const may = (choices: Choice[], what: string) => find(choices, what) !== null

/** Where the tile in a slot can move to make room. */
export const shiftsFrom = (choices: Choice[], slot: number): number[] =>
  choices.flatMap(({ move }) => (move.do === 'shift' && move.slot === slot ? [move.to as number] : []))
