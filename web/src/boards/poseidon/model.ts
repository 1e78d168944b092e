/** Poseidon's Kingdom as the server sends it (schema.py of the game), its moves and previews, and
    the names of places on the board. */
import type {
  Coral,
  Dice,
  Die,
  Hex,
  Seat,
  Slot,
  Space,
  Strengths,
  Tentacle,
  View as Shown,
} from '../../generated/poseidon'
import type { Choice, Fields, GameEvent, Move, View } from '../contract'

export type { Coral, Dice, Die, Hex, Seat, Slot, Space, Strengths, Tentacle }
export type At = [q: number, r: number]
export type PoseidonView = View & Shown

export interface LayPreview {
  hexes: At[]
  symbols: string[]
  level: number
  strengths: Strengths
}
export interface MovePreview {
  steps: number
  wave: number | null
  shark: string[]
  eaten: { seat: number; space: string }[]
  frees: string[]
}
export interface TrackPreview {
  spaces: number[]
  frees: string | null
  token?: number
}

/** A die of a meal; `hex`: where it is stored, null when it lies on the sea. */
export interface Eaten {
  die: Die
  hex: At | null
}

/** Of the seats, in order. */
export const CREATURES = ['octopus', 'fish', 'starfish', 'clam'] as const
export const STRENGTHS = ['arrow', 'food', 'wave'] as const

// -- dice, hexes -----------------------------------------------------------------------------------

export const sameDie = (one: Die, other: Die) => one.owner === other.owner && one.value === other.value
export const dieKey = (die: Die) => `${die.owner ?? 'n'}${die.value}`
export const sameAt = (one: number[], other: number[]) => one[0] === other[0] && one[1] === other[1]
export const atKey = (at: number[]) => `${at[0]},${at[1]}`

const WAYS: At[] = [
  ...([[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as At[]),
]
/** Which of the six ways leads from one hex to its neighbour. */
export const wayTo = (from: number[], to: number[]) =>
  WAYS.findIndex(([q, r]) => from[0]! + q === to[0] && from[1]! + r === to[1])

export const neighbour = (at: number[], way: number): At => [at[0]! + WAYS[way]![0], at[1]! + WAYS[way]![1]]

/** The middle of a hex, in widths of a hex. */
export const xOf = (at: number[]) => at[0]! + at[1]! / 2
export const yOf = (at: number[]) => at[1]! * 0.866

export const isEnd = (name: string) => !/^[LR]\d+$/.test(name)

// -- places, for data-place, highlights and flights --------------------------------------------------

export const place = {
  ocean: 'ocean',
  bigWave: 'big-wave',
  kraken: 'kraken',
  head: 'head',
  corals: 'corals',
  reef: 'reef',
  dock: 'dock',
  steps: 'steps',
  seats: 'seats',
  strengths: 'seat-strengths',
  shark: 'shark',
  tab: (panel: string) => `tab-${panel}`,
  space: (name: string) => `space-${name}`,
  wave: (wave: number) => `wave-${wave}`,
  die: (wave: number, die: Die) => `die-${wave}-${dieKey(die)}`,
  slot: (slot: number) => `slot-${slot}`,
  tentacle: (combination: string) => `tentacle-${combination}`,
  track: (space: number) => `track-${space}`,
  coral: (number: number) => `coral-${number}`,
  seat: (seat: number) => `seat-${seat}`,
  hex: (seat: number, at: number[]) => `hex-${seat}-${atKey(at)}`,
}

/** The places an event is about: for the log. */
export function places(event: GameEvent): string[] {
  const seat = Number(event.seat)
  const hex = (at: unknown) => [place.hex(seat, at as At), place.seat(seat)]
  switch (event.event) {
    case 'deal':
      return [place.corals]
    case 'lay':
    case 'build':
      return [...(event.hexes as At[]).map((at) => place.hex(seat, at)), place.seat(seat)]
    case 'turn':
    case 'start-player':
    case 'clean':
    case 'no-skeleton':
      return [place.seat(seat)]
    case 'load':
    case 'fall':
      return [place.slot(Number(event.slot)), ...(event.wave ? [place.wave(Number(event.wave))] : [])]
    case 'move':
      return [place.space(String(event.from)), place.space(String(event.to))]
    case 'take':
      return [place.wave(Number(event.wave))]
    case 'store':
    case 'throw-out':
    case 'skeleton':
      return hex(event.hex)
    case 'aim':
    case 'free':
      return [place.tentacle(String(event.tentacle)), place.seat(seat)]
    case 'track':
      return [place.track(Number(event.from)), place.track(Number(event.to))]
    case 'head':
      return [place.track(0)]
    case 'look':
    case 'buy':
      return [place.coral(Number(event.coral))]
    case 'name-corals':
      return (event.corals as number[]).map(place.coral)
    case 'shark':
      return [place.space(String(event.from)), place.space(String(event.to))]
    case 'eaten':
    case 'return':
      return [place.space(String(event.space))]
    case 'shark-turns':
      return [place.shark]
    case 'tip':
    case 'throw-again':
    case 'die-symbol':
      return [place.bigWave]
    default:
      return []
  }
}

// -- choices -----------------------------------------------------------------------------------------

export const layOf = (choice: Choice) => choice.preview as unknown as LayPreview
export const moveOf = (choice: Choice) => choice.preview as unknown as MovePreview
/** The dice that a meal eats, as they are picked for the player. */
export const eatsOf = (choice: { preview: Fields } | null) => (choice?.preview.eats ?? []) as Eaten[]
export const trackOf = (choice: Choice) => choice.preview as unknown as TrackPreview

/** The number of the first choice that is this, null when there is none. */
export function find(choices: Choice[], what: string, fits: (move: Move) => boolean = () => true): number | null {
  const found = choices.findIndex(({ move }) => move.do === what && fits(move))
  return found < 0 ? null : found
}

export const may = (choices: Choice[], what: string) => choices.some(({ move }) => move.do === what)

export const choiceTo = {
  enough: (choices: Choice[]) => find(choices, 'enough'),
  tile: (choices: Choice[], tile: string) =>
    find(choices, may(choices, 'start') ? 'start' : 'tile', (move) => (move.tile as string[]).join('/') === tile),
  load: (choices: Choice[], row: number) => find(choices, 'load', (move) => move.row === row),
  move: (choices: Choice[], from: string, to: string) =>
    find(choices, 'move', (move) => move.from === from && move.to === to),
  take: (choices: Choice[], die: Die) => find(choices, 'take', (move) => sameDie(move.die as Die, die)),
  hex: (choices: Choice[], hex: number) => find(choices, 'hex', (move) => move.hex === hex),
  free: (choices: Choice[], tentacle: string) => find(choices, 'free', (move) => move.tentacle === tentacle),
  look: (choices: Choice[], coral: number) => find(choices, 'look', (move) => move.coral === coral),
  buy: (choices: Choice[], corals: number[]) =>
    find(choices, 'buy', (move) => String(move.corals) === String(corals)),
  back: (choices: Choice[], space: string) => find(choices, 'return', (move) => move.space === space),
  mover: (choices: Choice[], seat: number) => find(choices, 'mover', (move) => move.seat === seat),
  bonus: (choices: Choice[], bonus: string) => find(choices, 'bonus', (move) => move.bonus === bonus),
}
