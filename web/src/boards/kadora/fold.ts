/** How much of the table is laid out, and how much is behind a button: as the room allows. */

/** `rows`: everybody's won cards; `own`: the own ones, the others' behind a strip of their signs;
    `strip`: all behind it; `bare`: and no caption; `chest`: a phone on its side, the hand beside the
    block. */
export type Fold = 'rows' | 'own' | 'strip' | 'bare' | 'chest'

export interface Room {
  fold: Fold
  rest: number // pixels of height for all that does not grow, in an upright table
}

const CARD = 44 // pixels: cells are not narrower while something can be folded
const HEIGHTS = 6.35 // of the block and the hand, in widths of a cell
const EDGES = 75 // padding, coins, rails and gaps of the block, the hand's edge
const GAP = 4 // between the parts
const CAPTION = 24
const STRIP = 44
const ROW = 50
const ASIDE = 28
const NARROW = 385 // pixels: in less, six piles beside a name are too small for a finger

export function roomFor(width: number, height: number, players: number, seated: boolean): Room {
  if (width > height) {
    const fold = height < 480 && width < 720 ? 'chest' : 'rows'
    return { fold, rest: 0 }
  }
  const rows: Room = { fold: 'rows', rest: EDGES + 3 * GAP + CAPTION + players * ROW + ASIDE }
  const own: Room = { fold: 'own', rest: EDGES + 4 * GAP + CAPTION + STRIP + ROW }
  const strip: Room = { fold: 'strip', rest: EDGES + 3 * GAP + CAPTION + STRIP }
  const fits = ({ rest }: Room) => (height - rest) / HEIGHTS >= CARD
  if (width >= NARROW && fits(rows)) return rows
  if (seated && fits(own)) return own
  return fits(strip) ? strip : { fold: 'bare', rest: EDGES + 2 * GAP + STRIP }
}
