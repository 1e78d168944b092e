/**
 * What a view looks like: its JSON becomes shapes (pieces, piles, grids, tracks, numbers), by the
 * schema of the view and the parameters that the game declares. Drawing them is left to
 * ShapeView.svelte.
 */
import type { Fields, Translate, View, Words } from '../contract'
import { cellWord } from '../words'
import type { Node } from './schema'

export interface Piece {
  name: string // in words
  hidden: boolean
  big: string | null // a number to read from afar
  lines: string[] // the rest of what it shows
  colour: string | null
  seat: number | null // whose it is
  count: number | null // that many of them
  tag: string | null // what the view says about it beside it, such as its cell
  value: unknown // as the view has it
}

interface Base {
  key: string
  label: string
}

export type Shape = Base &
  (
    | { kind: 'fact'; text: string }
    | { kind: 'flag' }
    | { kind: 'seats'; seats: number[] }
    | { kind: 'numbers'; numbers: number[] } // one for each seat
    | { kind: 'counts'; counts: number[] } // heaps that a move can name by their number
    | { kind: 'track'; from: number; to: number; at: number[]; seats: boolean }
    | { kind: 'pieces'; pieces: (Piece | null)[] }
    | { kind: 'piles'; piles: (Piece | null)[][] }
    | { kind: 'grid'; rows: Shape[][] }
    | { kind: 'matrix'; columns: string[]; rows: { label: string; numbers: number[] }[] }
    | { kind: 'group'; parts: Shape[] }
    | { kind: 'list'; parts: Shape[] }
    | { kind: 'table'; columns: string[]; rows: (Shape | null)[][] } // equal things, one in a row
    | { kind: 'detail'; text: string } // whatever has no better shape
  )

/** What the shapes are made with. */
export interface Reader {
  t: Translate
  words: Words
  names: string[]
}

const HEADER = ['game', 'players', 'seat', 'to_move', 'step', 'seats', 'result']
const POINTS = ['score', 'scores', 'points', 'penalty', 'penalties', 'total', 'sum', 'sums'] // best first
const LONGEST_TRACK = 40
const HIDE = '-' // a label that says: do not show this

/** The parameter that names one of these: `stacks` are picked by `stack`. */
export const singular = (key: string) => key.replace(/s$/, '')
export const isPoints = (key: string) => POINTS.includes(key)
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !isList(value)
const isScalar = (value: unknown) => value === null || typeof value !== 'object'
const isNumbers = (value: unknown): value is number[] =>
  isList(value) && value.every((one) => typeof one === 'number')

/** A field's name in the reader's language: message `field-NAME` of the game, its label in the
 * terminal, the board's own word for it, or else the name made readable. */
export function labelOf(t: Translate, key: string): string {
  const name = key.replaceAll('_', '-')
  for (const id of [`field-${key}`, `field-${name}`, `label-${name}`, `plain-field-${name}`]) {
    if (t.has(id) && t.needs(id).length === 0) return t(id)
  }
  const words = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A word of the game: by the kind of its field, or else by any kind that knows it. */
export function wordOf({ t, words }: Reader, key: string, word: string): string {
  const [type, kind] = (words.parameters[key] ?? '').split(' ')
  if (type === 'word' || type === 'words') return t.name(kind, word)
  for (const one of kindsOf(words)) {
    const said = t.name(one, word)
    if (said !== word) return said
  }
  return t.name(key, word)
}

function kindsOf(words: Words): Set<string> {
  const kinds = Object.values(words.parameters).map((one) => one.split(' '))
  return new Set(kinds.filter(([type]) => type.startsWith('word')).map(([, kind]) => kind))
}

export function pieceOf(reader: Reader, key: string, value: unknown, node: Node | null): Piece {
  const { t, words, names } = reader
  if (!isFields(value)) {
    const name = typeof value === 'string' ? wordOf(reader, key, value) : String(value)
    const number = typeof value === 'number'
    return { ...BLANK, name, big: number ? name : null, lines: number ? [] : [name], value }
  }
  const kind = pieceKind(reader, key, node)
  const piece: Piece = { ...BLANK, lines: [], value, hidden: kind !== null && words.isHidden(t, kind, value) }
  for (const [field, one] of Object.entries(value)) {
    if (one === null || one === false) continue
    if (field === 'count' && typeof one === 'number') piece.count = one
    else if (words.parameters[field] === 'seat' && typeof one === 'number') piece.seat = one
    else if (typeof one === 'number' && piece.big === null) piece.big = String(one)
    else if (one === true) piece.lines.push(labelOf(t, field))
    else if (isScalar(one)) piece.lines.push(wordOf(reader, field, String(one)))
    if (/^colou?r$/.test(field) && typeof one === 'string') piece.colour = one
  }
  const said = kind ? words.word(t, `piece ${kind}`, value, names) : null
  const owner = piece.seat === null ? [] : [names[piece.seat]]
  piece.name = said === null ? [...owner, piece.big, ...piece.lines].filter(Boolean).join(' ') : String(said)
  return piece
}

const BLANK: Piece = { name: '', hidden: false, big: null, lines: [], colour: null, seat: null, count: null, tag: null, value: null }

/** Which message words this piece: as its parameter says, or the one with the name of its type. */
function pieceKind({ t, words }: Reader, key: string, node: Node | null): string | null {
  const [type, name] = (words.parameters[key] ?? '').split(' ')
  if (type === 'piece' || type === 'pieces') return name
  const title = node?.schema.title?.toLowerCase()
  const declared = Object.values(words.parameters).some((one) => one === `piece ${title}` || one === `pieces ${title}`)
  return title && (declared || t.has(title)) ? title : null
}

/** A card, a tile, a die: known as one, or a few words with at most one number. */
function isPiece(reader: Reader, key: string, value: unknown, node: Node | null): value is Fields {
  if (!isFields(value) || !Object.values(value).every(isScalar) || node?.values) return false
  if (pieceKind(reader, key, node) !== null) return true
  const numbers = Object.entries(value).filter(
    ([field, one]) => typeof one === 'number' && field !== 'count' && reader.words.parameters[field] !== 'seat',
  )
  return (node?.isFlat ?? true) && numbers.length <= 1
}

/** The shape of a field; null when there is nothing to show. */
export function shapeOf(reader: Reader, key: string, value: unknown, node: Node | null, players = 0): Shape | null {
  const { t, words } = reader
  const label = labelOf(t, key)
  if (label === HIDE || value === undefined) return null
  const base = { key, label }
  const kind = words.parameters[key] ?? ''
  if (value === null) return node?.isFlat ? { ...base, kind: 'pieces', pieces: [null] } : null
  if (typeof value === 'boolean') return value ? { ...base, kind: 'flag' } : null
  if (kind === 'seat' && typeof value === 'number') {
    return value < 0 ? null : { ...base, kind: 'seats', seats: [value] }
  }
  if (kind.startsWith('seats') && isNumbers(value)) {
    return value.length ? { ...base, kind: 'seats', seats: value } : null
  }
  if (typeof value === 'number') return numberShape(base, value, node, kind)
  if (typeof value === 'string') return { ...base, kind: 'fact', text: wordOf(reader, key, value) }
  if (isList(value)) return listShape(reader, base, value, node, kind, players)
  return isFields(value) ? objectShape(reader, base, value, node) : null
}

function numberShape(base: Base, value: number, node: Node | null, kind: string): Shape | null {
  const { minimum: from = 0, maximum: to } = node?.schema ?? {}
  if (to !== undefined && to - from <= LONGEST_TRACK && value >= from) {
    return { ...base, kind: 'track', from, to, at: [value], seats: false }
  }
  if (value === -1 && !isPoints(base.key)) return null // the house's way to say: none
  return { ...base, kind: 'fact', text: String(kind === 'ordinal' ? value + 1 : value) }
}

function listShape(reader: Reader, base: Base, value: unknown[], node: Node | null, kind: string, players: number): Shape | null {
  const { key } = base
  const item = node?.items ?? null
  if (kind === 'cell' && isNumbers(value)) return { ...base, kind: 'fact', text: cellWord(value) }
  if (isNumbers(value) && value.length) {
    const to = item?.schema.maximum
    if (to !== undefined && to <= LONGEST_TRACK) {
      return { ...base, kind: 'track', from: item?.schema.minimum ?? 0, to, at: value, seats: value.length === players }
    }
    if (kind === 'by-seat') return { ...base, kind: 'numbers', numbers: value }
    if (reader.words.parameters[singular(key)] === 'ordinal') return { ...base, kind: 'counts', counts: value }
    return { ...base, kind: 'fact', text: value.join(', ') }
  }
  if (value.length === 0) return null
  if (value.every(isList)) return nested(reader, base, value, item)
  const pieces = value.every((one) => one === null || isScalar(one) || isPiece(reader, key, one, item))
  if (pieces) return { ...base, kind: 'pieces', pieces: value.map((one) => one === null ? null : pieceOf(reader, key, one, item)) }
  const parts = value.map((one, index) => shapeOf(reader, String(index + 1), one, item)).filter((one) => one !== null)
  return tagged(base, parts) ?? tableOf(reader, base, parts) ?? { ...base, kind: 'list', parts }
}

/** Pieces with something said about each: drawn as pieces with a tag. */
function tagged(base: Base, parts: Shape[]): Shape | null {
  const pieces: Piece[] = []
  for (const part of parts) {
    if (part.kind !== 'group') return null
    const tags = part.parts.flatMap((one) => (one.kind === 'fact' ? [one.text] : []))
    const one = part.parts.flatMap((piece) => (piece.kind === 'pieces' ? piece.pieces : []))
    if (one.length !== 1 || one[0] === null || tags.length + 1 !== part.parts.length) return null
    pieces.push({ ...one[0], tag: tags.join(', ') })
  }
  return { ...base, kind: 'pieces', pieces }
}

/** Several small equal things are easier to compare below each other. */
function tableOf({ t }: Reader, base: Base, parts: Shape[]): Shape | null {
  const rows = parts.flatMap((part) => (part.kind === 'group' ? [part.parts.filter((one) => !isBlank(one))] : []))
  if (rows.length < 3 || rows.length < parts.length || !rows.flat().every(isSmall)) return null
  const keys = [...new Set(rows.flatMap((row) => row.map(({ key }) => key)))]
  const find = (row: Shape[], key: string) => row.find((one) => one.key === key) ?? null
  return {
    ...base,
    kind: 'table',
    columns: keys.map((key) => labelOf(t, key)),
    rows: rows.map((row) => keys.map((key) => find(row, key))),
  }
}

/** A place where nothing lies. */
export const isBlank = (shape: Shape) => shape.kind === 'pieces' && shape.pieces.length === 1 && shape.pieces[0] === null

/** Fits into a line of text. */
export const isSmall = (shape: Shape) =>
  ['fact', 'flag', 'seats'].includes(shape.kind) || (shape.kind === 'pieces' && shape.pieces.length <= 3)

/** Rows of places are a grid; lists of pieces are piles; other lists of lists have no shape. */
function nested(reader: Reader, base: Base, value: unknown[][], row: Node | null): Shape | null {
  const { key } = base
  const item = row?.items ?? null
  const flat = value.flat()
  const even = value.length > 1 && value[0].length > 1 && value.every((one) => one.length === value[0].length)
  const pieces = flat.every((one) => one === null || isPiece(reader, key, one, item))
  const words = flat.every((one) => typeof one === 'string' || one === null)
  if (even && ((item?.nullable ?? flat.includes(null)) || (!pieces && flat.every(isFields)))) {
    const cell = (one: unknown): Shape =>
      shapeOf(reader, key, one, item) ?? { ...base, kind: 'group', parts: [] }
    return { ...base, kind: 'grid', rows: value.map((one) => one.map(cell)) }
  }
  if (pieces && !words) {
    const pile = (one: unknown[]) => one.map((top) => (top === null ? null : pieceOf(reader, key, top, item)))
    return { ...base, kind: 'piles', piles: value.map(pile) }
  }
  const text = value.map((one) => one.map((part) => wordOf(reader, key, String(part))).join('–'))
  return flat.length ? { ...base, kind: 'detail', text: text.join(' · ') } : null
}

function objectShape(reader: Reader, base: Base, value: Fields, node: Node | null): Shape | null {
  const { key } = base
  if (isPiece(reader, key, value, node)) return { ...base, kind: 'pieces', pieces: [pieceOf(reader, key, value, node)] }
  const entries = Object.entries(value)
  const labels = node?.values ? entries.map(([name]) => wordOf(reader, key, name)) : null
  if (labels && entries.length && entries.every(([, one]) => isFields(one) && isNumbers(Object.values(one)))) {
    const columns = [...new Set(entries.flatMap(([, one]) => Object.keys(one as Fields)))]
    const rows = entries.map(([, one], at) => ({
      label: labels[at],
      numbers: columns.map((column) => ((one as Fields)[column] as number | undefined) ?? 0),
    }))
    if (!rows.some((row) => row.numbers.some(Boolean))) return null
    return { ...base, kind: 'matrix', columns: columns.map((column) => wordOf(reader, key, column)), rows }
  }
  const parts = entries.map(([name, one], at) => {
    const shape = shapeOf(reader, name, one, node?.values ?? node?.property(name) ?? null)
    return shape && labels ? { ...shape, label: labels[at] } : shape
  })
  const found = parts.filter((one) => one !== null)
  // Empty places are worth drawing where there are several, such as the faces of a cube.
  const places = found.filter((one) => one.kind === 'pieces' && one.pieces.length === 1).length
  const kept = places > 2 ? found : found.filter((one) => !isBlank(one))
  return withTrack(value, { ...base, kind: 'group', parts: kept })
}

/** A list `track` with a number `spaces` beside it tells where each seat stands. */
function withTrack(value: Fields, shape: Shape & { kind: 'group' }): Shape | null {
  const { track, spaces } = value
  if (isNumbers(track) && typeof spaces === 'number' && spaces <= LONGEST_TRACK) {
    shape.parts = shape.parts
      .filter(({ key }) => key !== 'spaces')
      .map((one): Shape =>
        one.key === 'track'
          ? { key: one.key, label: one.label, kind: 'track', from: 0, to: spaces - 1, at: track, seats: true }
          : one,
      )
  }
  return shape.parts.length ? shape : null
}

// -- the whole view --------------------------------------------------------------------------------

export interface SeatShapes {
  seat: number
  points: { label: string; value: number } | null
  parts: Shape[]
}

export interface Scene {
  facts: Shape[] // a strip of small things
  zones: Shape[] // what lies in the middle
  seats: SeatShapes[]
  result: Shape | null
  more: Shape[] // what the board can only list
}

export function sceneOf(reader: Reader, view: View, root: Node | null): Scene {
  const scene: Scene = {
    facts: [],
    zones: [],
    seats: Array.from({ length: view.players }, (_, seat) => ({ seat, points: null, parts: [] })),
    result: view.result ? shapeOf(reader, 'result', view.result, root?.property('result') ?? null, view.players) : null,
    more: [],
  }
  const seats = isList(view.seats) && view.seats.length === view.players ? view.seats : []
  const seatNode = root?.property('seats')?.items ?? null
  seats.forEach((one, seat) => isFields(one) && fillSeat(reader, scene.seats[seat], one, seatNode))
  for (const [key, value] of Object.entries(view)) {
    if (HEADER.includes(key)) continue
    const node = root?.property(key) ?? null
    const shared = node?.items?.schema.maximum !== undefined // one track for all seats
    if (!shared && bySeat(reader, key, value, view.players)) {
      value.forEach((one, seat) => fillSeat(reader, scene.seats[seat], { [key]: one }, null, node?.items))
      continue
    }
    const shape = shapeOf(reader, key, value, node, view.players)
    if (!shape) continue
    const small = ['fact', 'flag', 'seats'].includes(shape.kind)
    const list = small ? scene.facts : shape.kind === 'detail' ? scene.more : scene.zones
    list.push(shape)
  }
  scene.zones.sort((a, b) => rank(a) - rank(b)) // grids first: they are the board
  return scene
}

const RANKS: Partial<Record<Shape['kind'], number>> = { grid: 0, track: 1, piles: 2, pieces: 3 }
const rank = (shape: Shape) => RANKS[shape.kind] ?? 4

/** Hands, scores and the like: a list with something for each seat. */
function bySeat({ words }: Reader, key: string, value: unknown, players: number): value is unknown[] {
  if (!isList(value) || value.length !== players) return false
  const kind = words.parameters[key]
  return kind ? kind === 'by-seat' : isPoints(key) || key === 'hands'
}

function fillSeat(reader: Reader, into: SeatShapes, fields: Fields, node: Node | null, item?: Node | null): void {
  const points = into.points ? undefined : POINTS.find((key) => typeof fields[key] === 'number')
  if (points) into.points = { label: labelOf(reader.t, points), value: fields[points] as number }
  for (const [key, value] of Object.entries(fields)) {
    if (key === points) continue
    const shape = shapeOf(reader, key, value, item ?? node?.property(key) ?? null)
    if (shape) into.parts.push(shape)
  }
}

/** What a choice would do, as far as the server foresees it. */
export function previewOf(reader: Reader, preview: Fields): Shape[] {
  return Object.entries(preview)
    .map(([key, value]) => shapeOf(reader, key, value, null))
    .filter((shape) => shape !== null && shape.kind !== 'detail') as Shape[]
}
