/** Events and refusals in words: the game's sentences, filled in by its board's words. */
import type { Arguments, BoardModule, Choice, Fields, GameEvent, Translate, View } from '../boards/contract'
import type { Hint } from '../generated/http'
import type { Notice } from '../generated/messages'
import { t as say } from '../text/text.svelte'

export type Reason = NonNullable<Hint['why']>[number]

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

/** What happened at the table besides the game; empty when it is not worth a line. */
export function noticeLine({ what, seat, by }: Notice, names: string[]): string {
  const asked = by !== null && by !== seat && say.has(`notice-${what}-by`)
  const code = asked ? `${what}-by` : what
  if (!say.has(`notice-${code}`)) return ''
  return say(`notice-${code}`, { name: names[seat], by: names[by ?? seat] })
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

/** What a move gains compared with other moves, now and by the next turn (src/tidetable/bots/why.py); empty
 * where there is nothing to say. */
export function gains(words: Translate, why: Reason[]): string {
  const phrase = (later: boolean) =>
    why
      .filter((one) => one.later === later && words.has(`reason-${one.reason}`))
      .map(({ reason, amount, names }) =>
        words(`reason-${reason}`, { amount, names: words.list(names.map((name) => words(name))) }),
      )
      .join('; ')
  const [now, later] = [phrase(false), phrase(true)]
  return [now && words('gains-now', { what: now }), later && words('gains-later', { what: later })].filter(Boolean).join(' ')
}

/** What speaks for a move: what it does at once, as the board describes it, and what it gains. */
export function reasons(board: BoardModule, t: Translate, choice: Choice, why: Reason[]): string {
  const said = board.reason?.(t, choice) ?? ''
  return [said.charAt(0).toUpperCase() + said.slice(1), gains(t, why)].filter(Boolean).join(' ')
}

/** What the seat to move is asked. */
export function question(t: Translate, view: View): string {
  const id = `ask-${view.step}`
  return t(t.has(id) ? id : 'play-choose')
}

/** The ratings of strangers who may sit down at a table; '' if all may. */
export function ratingRange(table: { rating_low?: number | null; rating_high?: number | null }): string {
  const { rating_low: low = null, rating_high: high = null } = table
  if (low !== null && high !== null) return say('fact-rating-between', { low: `${low}`, high: `${high}` })
  if (low !== null) return say('fact-rating-from', { low: `${low}` })
  return high === null ? '' : say('fact-rating-to', { high: `${high}` })
}
