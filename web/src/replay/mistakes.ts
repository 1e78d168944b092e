/** The mistakes to learn from, and which moves are as good as the best. */
import type { Move } from '../boards/contract'
import type { Summary } from '../generated/http'
import { same, type Slip, type Turning, type Verdict } from './turningPoints'

const AS_GOOD = 0.02 // a move that loses less than this is as good as the best ...
const KNOWN = 0.1 // ... if the search has tried it this often, compared with the best

/** Those of the reader, who is known by their person; of everybody if the reader did not play. */
export function mistakes(turning: Turning[], table: Summary, reader: string | null): { slips: Slip[]; own: boolean } {
  const slips = turning.filter((one) => one.kind === 'slip')
  const seats = table.seats.flatMap(({ who }, seat) => (reader !== null && who === reader ? [seat] : []))
  const own = seats.length > 0
  return { slips: own ? slips.filter((one) => seats.includes(one.seat)) : slips, own }
}

/** Whether a move is as good as the best, and otherwise what it loses, if that is known. `verdicts`
 * come best first. A search hardly tries moves it dislikes, so what it says of them is no praise. */
export function judge(verdicts: Verdict[], move: Move): { right: boolean; loss: number | null } {
  const [best] = verdicts
  const found = verdicts.find((one) => same(one.move, move))
  if (!best || !found) return { right: false, loss: null }
  if (found === best) return { right: true, loss: null }
  const loss = best.win - found.win
  const tried = (found.visits ?? 0) >= KNOWN * (best.visits ?? 0)
  return loss < AS_GOOD && tried ? { right: true, loss: null } : { right: false, loss: loss > AS_GOOD ? loss : null }
}
