/** Events and refusals in words: the game's sentences, filled in by its board's words. */
import type { Arguments, BoardModule, Fields, GameEvent, Translate, View } from '../boards/contract'

function filled(board: BoardModule, t: Translate, params: Fields, names: string[]): Arguments {
  const args: Arguments = {}
  for (const [key, value] of Object.entries(params)) {
    const word = board.words.argument(t, key, value, names)
    args[key] = word ?? (typeof value === 'number' ? value : String(value))
  }
  return args
}

/** A line of the log; empty when the game has no words for it. */
export function logLine(
  board: BoardModule,
  t: Translate,
  event: GameEvent,
  names: string[],
): string {
  return board.words.event(t, event, names)
}

/** Why something is refused. */
export function refusalText(
  board: BoardModule,
  t: Translate,
  code: string,
  params: Fields,
  names: string[],
): string {
  const id = t.has(`error-${code}`) ? `error-${code}` : code
  return t(id, filled(board, t, params, names))
}

/** What the seat to move is asked. */
export function question(t: Translate, view: View): string {
  const id = `ask-${view.step}`
  return t(t.has(id) ? id : 'play-choose')
}
