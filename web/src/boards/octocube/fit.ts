/** How the table is laid out in the room there is. A space can always be tapped: it never gets
    smaller than a finger, and where there is too little room for all the rest, the rest folds into a
    strip that opens, or is scrolled to. */

export type Shape = 'wide' | 'side' | 'tall'

export interface Fit {
  shape: Shape
  p: number // the pitch of the spaces, from which everything on the sea bed is measured
  head: number // how much of a pitch is free above the spaces
  nets: boolean // the cubes of the others lie open; else they are in the strip
  ledger: boolean // so do the player boards
  first: boolean // the strip fits above the sea bed; else it comes last
  column: number // width of what is beside the sea bed
  net: number // a face of the own cube, unfolded
  netSmall: number // ... of the others' cubes
  slot: number
  slotColumns: number
}

export const SQUASH = 0.8 // things are seen from above at an angle: rows are closer than columns
export const FINGER = 40 // pixels: the least that can be tapped
const LEAST = FINGER / SQUASH
const MOST = 220
const RIM = 20 // beside the spaces: edges, and the numbers of the rows
const WEST = 16 // of it, before the first column
const STICKS = 16 // below a space: what would stick to the cube there
const SHORE = 22 // below the spaces: the letters of the columns
const STRIP = 40
const FOOT = 34 // abyss tiles that are left, and a line that tells what happens
const DOCK = 52
const LARGE_DOCK = 116
const GAPS = 12
const COLUMN = 290
const SEAT = 16 // more for each player's column of the scoring, from the fourth on
const ROOMY = 170 // of one with a row of buttons, beside spaces of a good size
const NARROW = 96 // of a column with two buttons side by side
const NAMED = 105 // of a name beside an unfolded cube ...
const NAMED_SLOTS = 150 // ... and the slots of a board
const PITCH = FINGER + 3 // of buttons beside and below each other

// How much of a pitch is left free above the spaces, for the cubes in the first row. Where something lies above the
// sea bed, their eyes may look over its edge; else they would be cut.
const HEAD = 0.45
const LOW_HEAD = 0.3

export const seaWidth = (p: number, side: number) => p * side + RIM
export const seaHeight = (p: number, side: number, head = HEAD) => p * (side * SQUASH + head) + SHORE
const pitchIn = (width: number, height: number, side: number, head = HEAD) =>
  Math.min((width - RIM) / side, (height - SHORE) / (side * SQUASH + head), MOST)

const besideSea = (players: number) => COLUMN + SEAT * Math.max(0, players - 3)

/** `readonly`: nobody taps, so that the sea bed may be as narrow as the room. */
export function fit(width: number, height: number, side: number, players: number, family: boolean, readonly = false): Fit {
  if (width > height && height >= 440 && width >= seaWidth(LEAST, side) + besideSea(players) + 30) {
    return wide(width, height, side, players)
  }
  if (width > height && width >= seaWidth(LEAST, side) + NARROW + 14) return aside(width, height, side)
  return tall(width, height, side, players, family, readonly ? Math.min(LEAST, (width - 10 - RIM) / side) : LEAST)
}

/** The sea bed at the left, all else beside it. */
function wide(width: number, height: number, side: number, players: number): Fit {
  const p = Math.max(LEAST, pitchIn(width - besideSea(players) - 34, height - FOOT - 20, side))
  const column = Math.min(width - seaWidth(p, side) - 34, 520)
  return {
    ...{ shape: 'wide', p, head: HEAD, nets: true, ledger: true, first: true, column },
    net: Math.min(column / 9, height / 15, 56),
    netSmall: Math.max(13, Math.min((column - 24) / (players - 1) / 4.9, height / 20.5, 30)),
    slot: Math.min((column - 30) / 4, height / 12, 68),
    slotColumns: 4,
  }
}

/** A phone on its side. */
function aside(width: number, height: number, side: number): Fit {
  const beside = (column: number) => pitchIn(width - column - 14, height - 8, side)
  const p = Math.max(LEAST, beside(ROOMY) >= 60 ? beside(ROOMY) : beside(NARROW))
  const column = width - seaWidth(p, side) - 14
  return {
    ...{ shape: 'side', p, head: HEAD, nets: false, ledger: false, first: true, column },
    ...{ net: Math.max(15, Math.min(column / 5.2, 30)), netSmall: 22 },
    ...{ slot: FINGER + 2, slotColumns: 8 },
  }
}

/** The others, the sea bed, the own cube. Height that is left over goes to the own cube first. */
function tall(width: number, height: number, side: number, players: number, family: boolean, least: number): Fit {
  const rest = STRIP + DOCK + GAPS
  const p = Math.max(least, pitchIn(width - 10, height - rest, side, LOW_HEAD))
  let left = height - rest - seaHeight(p, side, LOW_HEAD)
  const spend = (pixels: number) => left >= pixels && (left -= pixels) >= 0
  const slot = Math.min((width - 40) / 8, 60)
  const each = (width - 20) / (players - 1) // of the others
  const netSmall = Math.min(22, Math.max(family ? 10 : 13, each / (family ? 11 : 8.4)))
  const first = left >= 0
  const large = spend(LARGE_DOCK - DOCK)
  const nets = each >= (family ? NAMED_SLOTS : NAMED) && large && spend(netSmall * 3 + 14 + FOOT - STRIP)
  const ledger = nets && spend(family ? slot * 2 + 20 : 300)
  return {
    ...{ shape: 'tall', p, head: LOW_HEAD, nets, ledger, first, column: width - 8 },
    ...{ net: large ? 30 : 16, netSmall, slot: Math.max(slot, FINGER), slotColumns: 8 },
  }
}

/** Whether the own cube has room, unfolded, next to so many buttons. Where it has none, the strip opens
    it: what can be done comes first. */
export function netFits({ shape, column, net }: Fit, height: number, players: number, buttons: number): boolean {
  if (shape === 'wide') return true
  if (shape === 'tall') return net >= 28 || column - 10 - net * 4.4 >= buttons * PITCH
  const rows = Math.ceil(buttons / Math.floor((column - 3) / PITCH))
  const strip = Math.ceil((players + 1) / Math.floor(column / 60)) * 22 + 5
  return height - strip - 14 >= rows * PITCH - 3 + net * 3.2
}

/** Pixels from the corner of the table. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A space, with the cube that would stand on it and what would stick to it, of a sea bed whose corner is there. */
export function boxOf([row, column]: readonly [number, number], { p, head }: Fit, x: number, y: number): Box {
  const left = x + WEST + p * column
  const top = y + p * (head + row * SQUASH)
  return { left, right: left + p, top: top - p * LOW_HEAD, bottom: top + p * SQUASH + STICKS }
}

/** How far the sea bed moves so that what lies over it leaves a space in sight: up, else to the left.
    `end`: above it the sea bed does not show. */
export function wayOut(space: Box, over: Pick<Box, 'left' | 'top'>, end: number): [x: number, y: number] {
  const x = over.left - space.right
  const y = over.top - space.bottom
  if (x >= 0 || y >= 0) return [0, 0]
  const fits = space.top + y >= end || space.left + x < 0
  return fits ? [0, y] : [x, 0]
}
