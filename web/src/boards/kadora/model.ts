/** Kadora as the server sends it (schema.py of the game), and the names of places on the board. */
import type { Card, Pile, Seat, View as Shown } from '../../generated/kadora'
import type { Choice, GameEvent, Move, View } from '../contract'

export type { Card, Pile, Seat }
export type Cell = [row: number, column: number] // as seat 0 sees the block
export interface KadoraView extends View, Omit<Shown, 'reading'> {
  reading: Cell[] // the cells in the reading order of the viewer
}

export interface PlaceMove extends Move {
  do: 'place'
  card: Card
  cell: Cell
}
export interface DrawMove extends Move {
  do: 'draw'
  stack: number
}
export interface GiveMove extends Move {
  do: 'give'
  colour: string
  to: number
}
export type KadoraMove = PlaceMove | DrawMove | GiveMove

export interface Taken {
  card: Card
  cell: Cell
}
export interface Preview {
  column: number
  row: number
  takes: Taken[]
}

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple']
const KINDS = ['round', 'square', 'drop']

/** Every card is there once, so its face is its name. */
export const faceOf = (card: Card) => `${card.colour}-${card.value}-${card.kind}`
export const isFace = (card: Card) => card.kind !== undefined
export const sameCard = (one: Card, other: Card) => faceOf(one) === faceOf(other)
export const sameCell = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1]

/** In the order of the box: colour, value, kind. Backs of a colour are all alike. */
export function inOrder(cards: Card[]): Card[] {
  const rank = (card: Card) =>
    COLOURS.indexOf(card.colour) * 100 +
    (card.value ?? 0) * 10 +
    (card.kind ? KINDS.indexOf(card.kind) : 0)
  return [...cards].sort((one, other) => rank(one) - rank(other))
}

export const sumOf = (cards: Card[]) => cards.reduce((sum, card) => sum + (card.value ?? 0), 0)

/** A cell by column and row as seat 0 sees the block: b3; a1 is its top left. */
export const cellWord = ([row, column]: Cell) => `${'abcd'[column]}${row + 1}`

// -- places, for data-place, highlights and flights -------------------------------------------------

export const place = {
  block: 'block',
  hand: 'hand',
  aside: 'aside',
  loot: 'loot',
  chest: 'chest', // what opens the loot where there is no room for it
  sign: (seat: number) => `sign-${seat}`, // of somebody, on the chest
  cell: (cell: Cell) => `cell-${cellWord(cell)}`,
  card: (card: Card) => `card-${faceOf(card)}`,
  stack: (stack: number) => `stack-${stack}`,
  seat: (seat: number) => `seat-${seat}`,
  backs: (seat: number) => `backs-${seat}`,
  pile: (seat: number, colour: string) => `pile-${seat}-${colour}`,
}

/** The places an event is about: for the log. */
export function places(event: GameEvent): string[] {
  const seat = Number(event.seat)
  switch (event.event) {
    case 'deal':
      return [place.block]
    case 'turn':
      return [place.seat(seat)]
    case 'place':
      return [place.cell(event.cell as Cell)]
    case 'take': {
      const taken = event.taken as Taken[]
      const piles = new Set(taken.map((one) => place.pile(seat, one.card.colour)))
      return [...taken.map((one) => place.cell(one.cell)), ...piles]
    }
    case 'draw':
      return [place.stack(Number(event.stack)), place.seat(seat)]
    case 'refill':
      return [place.cell(event.cell as Cell)]
    case 'give':
      return [
        place.pile(seat, String(event.colour)),
        place.pile(Number(event.to), String(event.colour)),
      ]
    case 'full-table':
    case 'last-resort':
      return [place.block]
    case 'stacks-empty':
      return [place.stack(0), place.stack(1)]
    case 'show-hand':
      return [place.seat(seat)]
    case 'show-aside':
      return [place.aside]
    default:
      return []
  }
}

// -- choices ---------------------------------------------------------------------------------------

export const moveOf = (choice: Choice) => choice.move as KadoraMove
export const previewOf = (choice: Choice) => choice.preview as unknown as Preview

const findMove = (choices: Choice[], fits: (move: KadoraMove) => boolean): number | null => {
  const found = choices.findIndex((choice) => fits(moveOf(choice)))
  return found < 0 ? null : found
}

/** The numbers of the choices that mean this, null when it is none. */
export const choiceTo = {
  place: (choices: Choice[], card: Card, cell: Cell) =>
    findMove(
      choices,
      (move) => move.do === 'place' && sameCard(move.card, card) && sameCell(move.cell, cell),
    ),
  draw: (choices: Choice[], stack: number) =>
    findMove(choices, (move) => move.do === 'draw' && move.stack === stack),
  give: (choices: Choice[], colour: string, to: number) =>
    findMove(choices, (move) => move.do === 'give' && move.colour === colour && move.to === to),
}

/** Who may receive this colour. */
export const receivers = (choices: Choice[], colour: string): number[] =>
  choices.map(moveOf).flatMap((move) => (move.do === 'give' && move.colour === colour ? [move.to] : []))

export const may = (choices: Choice[], what: KadoraMove['do']) =>
  choices.some((choice) => choice.move.do === what)
