/**
 * Events, moves and refusals in words, for every game alike. A game declares once what each of its
 * parameters is (`Game.parameters`, sent with /api/games), and this file and
 * src/tidetable/parameters.py word them the same way:
 *
 *   seat                a seat number: the player's name
 *   seats [MESSAGE]     a list of seats; MESSAGE is said when it is empty
 *   number, ordinal     as it is; counted from one
 *   word KIND           message KIND-VALUE, or the value itself
 *   words KIND          a list of them
 *   piece NAME          an object: message NAME with its fields, or NAME-hidden when some are missing;
 *                       a word KIND of it is NAME-KIND-VALUE where there is such a message, to agree
 *   pieces NAME         a list of them
 *   cell                [row, column]: column letter and row number, as in b3
 *   by-seat             a number for each seat: "Ann 5, Bob 3"
 *
 * What these kinds cannot express is a hook in the words.ts of the game's folder, asked first.
 */
import type {
  Argument,
  Arguments,
  Fields,
  GameEvent,
  Mark,
  Move,
  Part,
  Piece,
  Translate,
  View,
  WordHooks,
  Words,
} from './contract'

/** What a game declares about its words. */
export interface Declared {
  parameters: Record<string, string>
  seat_kind: string // the field of a seat in the view whose word names it: side-south
}

const LETTER_A = 97
const FIRST_MARK = 0xe000 // of the private use area: no text contains these
const MARKS = /[\ue000-\uf8ff]/

export const cellWord = ([row, column]: number[]): string =>
  `${String.fromCharCode(LETTER_A + column)}${row + 1}`

export const seatWord = (seat: number, names: string[]): Argument => names[seat] ?? seat + 1

/** A word in the form that it has with a piece, if that differs: rood, but de rode 5. */
export function formOf(t: Translate, piece: string, kind: string, word: string): string {
  const id = `${piece}-${kind}-${word}`
  return t.has(id) ? t(id) : t.name(kind, word)
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whether an object lacks a field that the message needs. */
const lacks = (t: Translate, id: string, fields: Fields) =>
  t.needs(id).some((field) => (fields[field] ?? null) === null)

export function gameWords({ parameters, seat_kind }: Declared, hooks: WordHooks = {}): Words {
  let marked: Piece[] | null = null // while a line is told in parts: its pieces
  const mark: Mark = (name, value, text) => {
    if (!marked) return text
    return String.fromCharCode(FIRST_MARK - 1 + marked.push({ name, value, text }))
  }

  /** A value in words; null: it is not of that kind. */
  function word(t: Translate, kind: string, value: unknown, names: string[]): Argument | null {
    const [type, detail = ''] = kind.split(' ')
    if (Array.isArray(value)) return listed(t, type, detail, value, names)
    if (typeof value === 'number' && type === 'seat') return seatWord(value, names)
    if (typeof value === 'number' && type === 'ordinal') return value + 1
    if (typeof value === 'string' && type === 'word') return t.name(detail, value)
    if (isFields(value) && type === 'piece') return piece(t, detail, value, names)
    return null
  }

  function listed(t: Translate, type: string, detail: string, values: unknown[], names: string[]): string | null {
    if (type === 'cell' && values.length === 2) return cellWord(values as number[])
    if (type === 'by-seat') return values.map((sum, seat) => `${seatWord(seat, names)} ${sum}`).join(', ')
    if (type === 'seats' && values.length === 0 && detail) return t(detail)
    if (!['seats', 'words', 'pieces'].includes(type)) return null
    const one = `${type.slice(0, -1)} ${detail}`
    return t.list(values.map((value) => String(word(t, one, value, names) ?? plain(value))))
  }

  function piece(t: Translate, name: string, fields: Fields, names: string[]): string {
    const outer = marked
    marked = null // the words of a piece are words: what it holds is drawn with it
    const args = worded(t, fields, names)
    marked = outer
    const hidden = lacks(t, name, fields)
    if (hidden && t.has(`${name}-hidden`)) return mark(name, fields, t(`${name}-hidden`, args))
    if (hidden || !t.has(name)) return mark(name, fields, Object.values(args).join(' '))
    return mark(name, fields, t(name, { ...args, ...forms(t, name, fields) }))
  }

  /** The words among the fields of a piece, in the form that they have there. */
  function forms(t: Translate, name: string, fields: Fields): Arguments {
    const found: Arguments = {}
    for (const [key, value] of Object.entries(fields)) {
      const [type, detail] = (parameters[key] ?? '').split(' ')
      if (type === 'word') found[key] = formOf(t, name, detail, String(value))
    }
    return found
  }

  function argument(t: Translate, key: string, value: unknown, names: string[]): Argument | null {
    return hooks.argument?.(t, key, value, names, mark) ?? word(t, parameters[key] ?? '', value, names)
  }

  function worded(t: Translate, fields: Fields, names: string[]): Arguments {
    const entries = Object.entries(fields).map(([key, value]) => [
      key,
      argument(t, key, value, names) ?? plain(value),
    ])
    return Object.fromEntries(entries) as Arguments
  }

  function variant(t: Translate, happened: GameEvent): string {
    const { event: name, ...fields } = happened
    const chosen = hooks.variant?.(happened) ?? name
    return chosen === name && t.has(`event-${name}-hidden`) && hasHidden(t, fields) ? `${name}-hidden` : chosen
  }

  function hasHidden(t: Translate, fields: Fields): boolean {
    return Object.entries(fields).some(([key, value]) => {
      const [type, name] = (parameters[key] ?? '').split(' ')
      const pieces = type === 'piece' ? [value] : type === 'pieces' ? (value as unknown[]) : []
      return pieces.some((one) => isFields(one) && lacks(t, name, one))
    })
  }

  function event(t: Translate, happened: GameEvent, names: string[]): string {
    const id = `event-${variant(t, happened)}`
    const { event: _, ...fields } = happened
    return t.has(id) ? t(id, worded(t, fields, names)) : ''
  }

  function parts(t: Translate, happened: GameEvent, names: string[]): Part[] {
    const pieces: Piece[] = (marked = [])
    let line: string
    try {
      line = event(t, happened, names)
    } finally {
      marked = null
    }
    return [...line].reduce<Part[]>((found, letter) => {
      const last = found.at(-1)
      if (MARKS.test(letter)) found.push(pieces[letter.charCodeAt(0) - FIRST_MARK]!)
      else if (typeof last === 'string') found[found.length - 1] = last + letter
      else found.push(letter)
      return found
    }, [])
  }

  function move(t: Translate, made: Move, names: string[], view?: View | null): string {
    const own = hooks.move?.(t, made, names, view)
    if (own) return own
    const { do: verb, ...fields } = made
    const id = `choice-${verb}`
    const args = worded(t, fields, names)
    return t.has(id) && !lacks(t, id, fields) ? t(id, args) : [verb, ...Object.values(args)].join(' ')
  }

  /** As the game calls its seats, or by number. */
  function seats(t: Translate, view: View): string[] {
    return Array.from({ length: view.players }, (_, seat) => {
      const word = (view.seats as Fields[] | undefined)?.[seat]?.[seat_kind]
      const said = typeof word === 'string' ? t.name(seat_kind, word) : t('seat-number', { number: seat + 1 })
      return said.charAt(0).toUpperCase() + said.slice(1)
    })
  }

  const isHidden = (t: Translate, name: string, fields: Fields) =>
    t.has(`${name}-hidden`) && lacks(t, name, fields)
  return { parameters, variant, event, parts, argument, word, isHidden, move, seats }
}

/** A value that no kind describes. */
function plain(value: unknown): Argument {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return isFields(value) ? Object.values(value).map(plain).join(' ') : String(value)
}
