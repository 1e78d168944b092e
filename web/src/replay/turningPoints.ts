/** The turning points of a game: moves that lost chances, and sudden swings. */
import type { Fields, Move } from '../boards/contract'
import type { Judgement } from '../generated/http'
import type { Reason } from '../shell/wording'

export interface Slip {
  kind: 'slip'
  step: number // the position in which it was decided
  seat: number
  best: Move
  preview?: Fields // what it would have done
  why?: Reason[] // what it gains compared with what was played
  ahead?: number // how many points more it promised
  could: number // the chance to win with the best move ...
  did: number // ... and with what was played
}

export interface Swing {
  kind: 'swing'
  step: number
  seat: number // whose chances changed most
  from: number
  to: number
}

export type Turning = Slip | Swing

/** The server's evaluation of one move of a position. */
export interface Verdict {
  move: Move
  win: number
  visits?: number // how often the search tried it
  margin?: number // expected points ahead of the best rival
  preview?: Fields // of the best move
  why?: Reason[] // of the best move
}

export const SOUND = 0.05 // a smaller loss is none; a greater one is worth a closer look
const SLIP = 0.06 // a loss that is worth showing
const SWING = 0.18 // a change that is worth showing
const LOOKS = 6 // positions that are looked at again
const SWINGS = 4 // changes of the tide that are shown of one game

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The chances at the next position that was evaluated, or the result; null when that is not known
 * yet. */
function after(judged: Judgement[], one: Judgement, end: number[] | null): number[] | null {
  return judged[judged.indexOf(one) + 1]?.win ?? end
}

/** The chances that a decision lost. A search hardly tries moves it dislikes, so what it says of them
 * is uncertain: a loss counts only as far as the next position was worse as well. */
export function lost(judged: Judgement[], one: Judgement, end: number[]): number {
  if (same(one.best, one.played)) return 0
  return Math.min(one.gain, one.win[one.seat] - after(judged, one, end)![one.seat])
}

/** Decisions to look at more closely, the worst first. */
export function doubtful(judged: Judgement[], end: number[]): Judgement[] {
  return judged
    .map((one) => ({ one, by: lost(judged, one, end) }))
    .filter(({ by }) => by >= SOUND)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, LOOKS)
    .map(({ one }) => one)
}

/** A decision after the closer look; the player has the benefit of the doubt. */
export function slip(
  one: Judgement,
  verdicts: Verdict[], // best first
  judged: Judgement[],
  end: number[],
): Slip | null {
  const [best] = verdicts
  const played = verdicts.find((verdict) => same(verdict.move, one.played))
  if (!best || !played || best === played) return null
  const did = Math.max(played.win, after(judged, one, end)![one.seat])
  if (best.win - did < SLIP) return null
  const ahead = Math.round((best.margin ?? 0) - (played.margin ?? 0))
  const { preview, why } = best
  return { kind: 'slip', step: one.step, seat: one.seat, best: best.move, preview, why, ahead, could: best.win, did }
}

/** Sudden changes from one evaluated position to the next. `end`: null while it is not known what
 * comes before the result. */
export function swings(judged: Judgement[], end: number[] | null): Swing[] {
  const found: Swing[] = []
  for (const one of judged) {
    const then = after(judged, one, end)
    if (!then) continue
    const change = one.win.map((share, seat) => then[seat] - share)
    const sizes = change.map((by) => Math.abs(by) + (by > 0 ? 0.001 : 0)) // prefer the seat that gains
    const seat = sizes.indexOf(Math.max(...sizes))
    if (Math.abs(change[seat]) >= SWING) {
      found.push({ kind: 'swing', step: one.step, seat, from: one.win[seat], to: then[seat] })
    }
  }
  return found
}

/** The turning points worth showing, in the order of the game. A slip explains its swing. */
export function turning(slips: Slip[], swung: Swing[]): Turning[] {
  const explained = new Set(slips.map((one) => one.step))
  const greatest = swung
    .filter((one) => !explained.has(one.step))
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, SWINGS)
  return [...slips, ...greatest].toSorted((a, b) => a.step - b.step)
}
