/**
 * Events, moves and refusals in words, for every game alike. A game declares once what each of its
 * parameters is (`Game.parameters`, sent with /api/games), and this file and src/tidetable/text.py
 * word them the same way:
 *
 *   seat                a seat number: the player's name
 *   seats [MESSAGE]     a list of seats; MESSAGE is said when it is empty
 *   number, ordinal     as it is; counted from one
 *   word KIND           message KIND-VALUE, or the value itself
 *   words KIND          a list of them
 *   piece NAME          an object: message NAME with its fields, or NAME-hidden when some are missing
 *   pieces NAME         a list of them
 *   cell                [row, column]: column letter and row number, as in b3
 *   by-seat             a number for each seat: "Ann 5, Bob 3"
 *
 * What these kinds cannot express is a hook in the words.ts of the game's folder, asked first.
 */
import type { Argument, Arguments, Fields, GameEvent, Move, Translate, WordHooks, Words } from './contract'

const LETTER_A = 97

export const cellWord = ([row, column]: number[]): string =>
  `${String.fromCharCode(LETTER_A + column)}${row + 1}`

export const seatWord = (seat: number, names: string[]): Argument => names[seat] ?? seat + 1

const list = (said: Argument[]): string => said.join(', ')

export function gameWords(parameters: Record<string, string>, hooks: WordHooks = {}): Words {
  /** A value in words, once its kind is known; null: as it is. */
  function word(t: Translate, kind: string, value: unknown, names: string[]): Argument | null {
    const [type, detail = ''] = kind.split(' ')
    const each = (of: string) => (value as unknown[]).map((one) => word(t, of, one, names) ?? plain(one))
    switch (type) {
      case 'seat':
        return typeof value === 'number' ? seatWord(value, names) : null
      case 'seats':
        return list(each('seat')) || (detail ? t(detail) : '')
      case 'ordinal':
        return Number(value) + 1
      case 'word':
        return t.name(detail, String(value))
      case 'words':
        return list(each(`word ${detail}`))
      case 'piece':
        return piece(t, detail, value as Fields, names)
      case 'pieces':
        return list(each(`piece ${detail}`))
      case 'cell':
        return cellWord(value as number[])
      case 'by-seat':
        return (value as number[]).map((sum, seat) => `${seatWord(seat, names)} ${sum}`).join(', ')
      default:
        return null
    }
  }

  function piece(t: Translate, name: string, fields: Fields, names: string[]): string {
    const args = worded(t, fields, names)
    return t.fill(name, args) ?? t.fill(`${name}-hidden`, args) ?? Object.values(args).join(' ')
  }

  function isHidden(t: Translate, name: string, fields: Fields): boolean {
    return t.has(`${name}-hidden`) && t.fill(name, worded(t, fields, [])) === null
  }

  function argument(t: Translate, key: string, value: unknown, names: string[]): Argument | null {
    const own = hooks.argument?.(t, key, value, names) ?? null
    if (own !== null || value === null || value === undefined) return own
    return parameters[key] ? word(t, parameters[key], value, names) : null
  }

  function worded(t: Translate, fields: Fields, names: string[]): Arguments {
    const entries = Object.entries(fields).map(([key, value]) => [
      key,
      argument(t, key, value, names) ?? plain(value),
    ])
    return Object.fromEntries(entries) as Arguments
  }

  function variant(t: Translate, event: GameEvent): string {
    const own = hooks.variant?.(event)
    if (own) return own
    const hidden = `${event.event}-hidden`
    if (!t.has(`event-${hidden}`)) return event.event
    const some = Object.entries(event).some(([key, value]) => {
      const [type, name] = (parameters[key] ?? '').split(' ')
      if (type === 'piece') return isHidden(t, name, value as Fields)
      return type === 'pieces' && (value as Fields[]).some((one) => isHidden(t, name, one))
    })
    return some ? hidden : event.event
  }

  function event(t: Translate, happened: GameEvent, names: string[]): string {
    const id = `event-${variant(t, happened)}`
    const { event: _, ...fields } = happened
    return t.has(id) ? t(id, worded(t, fields, names)) : ''
  }

  function move(t: Translate, made: Move, names: string[]): string {
    const own = hooks.move?.(t, made, names)
    if (own) return own
    const { do: kind, ...fields } = made
    const args = worded(t, fields, names)
    return t.fill(`choice-${kind}`, args) ?? [t.name('do', kind), ...Object.values(args)].join(' ')
  }

  return {
    parameters,
    variant,
    event,
    argument,
    word,
    isHidden,
    move,
    seats: (t, view) =>
      hooks.seats?.(t, view) ?? Array.from({ length: view.players }, (_, seat) => String(seat + 1)),
  }
}

/** A value that no kind describes. */
function plain(value: unknown): Argument {
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return list(value.map(plain))
  if (value !== null && typeof value === 'object') return Object.values(value).map(plain).join(' ')
  return String(value)
}
