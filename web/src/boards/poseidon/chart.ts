/** Where things lie on the ocean. Upright it goes from the deep sea above to the beach below; where
    there is more width than height it lies on its side, from the left to the right. Any number of
    waves. */
import { isEnd, type PoseidonView } from './model'

export interface Point {
  x: number
  y: number
}

const GAP = 3 // between dice
export const SYMBOL = 17 // pixels: a die symbol
// Pixels at each end of the deep sea and of the beach, upright and on its side: shark number, die symbol.
const [SIGNS, SIGNS_ON_SIDE] = [44, 28]
export const FINGER = 40 // pixels: what can be tapped is at least that large

/** A phone that is 360 px wide, upright or on its side: the sea has more columns than fingers fit. */
export const isNarrow = (width: number, height: number) => width <= 360 || (height <= 360 && width <= 640)

export class Chart {
  readonly row: number // from one wave to the next
  readonly edge: number // from the side of the sea to the middle of its spaces
  private readonly across: number // from side to side

  constructor(
    readonly waves: number,
    readonly width: number,
    readonly height: number,
    readonly flat: boolean, // on its side
  ) {
    this.row = (flat ? width : height) / (waves + 2)
    this.across = flat ? height : width
    this.edge = Math.min(34, Math.max(24, this.row * 0.56, Math.min(this.across * 0.09, 30)))
  }

  /** A point so far from the deep sea, so far from the left shore. */
  point(along: number, across: number): Point {
    return this.flat ? { x: along, y: across } : { x: across, y: along }
  }

  /** The middle of a space. */
  at(name: string): Point {
    const found = /^([LR])(\d+)$/.exec(name)
    if (found) {
      const across = found[1] === 'L' ? this.edge : this.across - this.edge
      return this.point(this.row * (Number(found[2]) + 0.5), across)
    }
    const long = this.row * (this.waves + 2)
    return this.point(name === 'Beach' ? long - this.row * 0.47 : this.row * 0.53, this.across / 2)
  }

  /** How large the button of a space is: [width, height]. */
  sizeOf(name: string): [number, number] {
    const along = this.row * 0.96
    if (!isEnd(name)) return this.flat ? [along, Math.min(this.edge * 1.9, 52)] : [this.edge * 1.9, along]
    const wide = Math.min(this.across * 0.66, 330)
    return this.flat ? [along, wide] : [wide, along]
  }

  /** How much of the deep sea or of the beach is for creatures. */
  get roomAtEnd(): number {
    return Math.min(this.across * 0.66, 330) - 2 * (this.flat ? SIGNS_ON_SIDE : SIGNS)
  }

  /** Where a wave begins, seen from the deep sea. */
  top(wave: number): number {
    return this.row * wave
  }

  /** How long a wave is between the spaces at its ends. */
  private get room(): number {
    return this.across - 4 * this.edge
  }

  /** How large dice can be so that so many fit on a wave, in one line or two. */
  dice(count: number): number {
    const room = this.room - 8
    const one = Math.min(this.row * 0.92, 46)
    if (count * (one + GAP) <= room) return one
    const smaller = room / count - GAP
    const two = Math.min(this.row * 0.49, room / Math.ceil(count / 2) - GAP)
    return Math.max(20, Math.max(Math.min(one, smaller), two))
  }

  /** The middles of so many dice on a wave. On a crowded one they overlap, rather than lie under the
   * spaces at its ends. */
  spots(wave: number, count: number): Point[] {
    const size = this.dice(count)
    const lines = count * (size + GAP) > this.room && size * 2 <= this.row * 1.1 ? 2 : 1
    const inLine = Math.ceil(count / lines)
    const gap = Math.min(size + GAP, (this.room - size) / Math.max(1, inLine - 1))
    return Array.from({ length: count }, (_, n) => {
      const line = Math.floor(n / inLine)
      const held = line === lines - 1 ? count - inLine * (lines - 1) : inLine
      const across = this.across / 2 + ((n % inLine) - (held - 1) / 2) * gap
      const along = this.row * (wave + 0.53) + (line - (lines - 1) / 2) * (size + 1)
      return this.point(along, across)
    })
  }

  /** Where the die symbol of a way across lies: on the way, before the space where it ends; on the rim
   * of that space where so many dice fill its wave that one would lie over it. */
  symbol(from: string, to: string, count: number): Point & { onRim: boolean } {
    const [a, b] = [this.at(from), this.at(to)]
    const onWay = { x: a.x + (b.x - a.x) * 0.83, y: a.y + (b.y - a.y) * 0.83 }
    const along = (point: Point) => (this.flat ? point.x : point.y)
    const across = (point: Point) => (this.flat ? point.y : point.x)
    const wave = Math.floor(along(b) / this.row)
    const reach = this.dice(count) / 2 + SYMBOL / 2
    if (this.spots(wave, count).every((die) => Math.abs(across(die) - across(onWay)) > reach)) return { ...onWay, onRim: false }
    const inwards = across(b) > this.across / 2 ? -1 : 1
    return { ...this.point(along(b) - this.row * 0.28, across(b) + inwards * (this.edge - SYMBOL / 2)), onRim: true }
  }

  /** A line of foam from side to side, scalloped. */
  foam(along: number, phase: number): string {
    const length = this.wavelength
    const first = -2 * length + phase * length
    const scallops = Math.ceil((this.across + 4 * length) / length)
    const bend = this.flat ? `q${-length * 0.3} ${length / 2} 0 ${length}` : `q${length / 2} ${-length * 0.3} ${length} 0`
    const { x, y } = this.point(along, first)
    return `M${x} ${y}${bend.repeat(scallops)}`
  }

  get wavelength(): number {
    return Math.max(26, this.across / 14)
  }
}

/** Which way the nose of the shark points, in degrees. */
export function heading(chart: Chart, from: string, to: string): number {
  const a = chart.at(from)
  const b = chart.at(to)
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
}

/** Where each creature stands: [seat, number] with its place among those that share its space. */
export interface Standing {
  seat: number
  number: number
  space: string | null
  nth: number
  of: number
}

export function standings(view: PoseidonView): Standing[] {
  const count = new Map<string, number>()
  const all = view.seats.flatMap((seat, number) =>
    seat.spaces.map((space, creature): Standing => {
      const nth = space === null ? 0 : (count.get(space) ?? 0)
      if (space !== null) count.set(space, nth + 1)
      return { seat: number, number: creature, space, nth, of: 1 }
    }),
  )
  return all.map((one) => ({ ...one, of: one.space === null ? 1 : (count.get(one.space) ?? 1) }))
}

/** How far from the middle of its space a creature stands, in widths of a creature. `room` is that of
    the deep sea and of the beach, in the same widths. */
export function aside({ space, nth, of }: Standing, shark: string, flat: boolean, room: number): Point {
  if (space !== null && isEnd(space)) {
    // In a row; the shark has the middle when it is there.
    const middle = space === shark ? 2.6 : 0
    const gap = of > 1 ? Math.max(0.35, Math.min(0.95, (room - 1 - middle) / (of - 1))) : 0
    const from = (nth - (of - 1) / 2) * gap
    const far = from + (from < 0 ? -middle : middle) / 2
    return flat ? { x: 0, y: far } : { x: far, y: 0 }
  }
  if (of === 1) return { x: 0, y: 0 }
  const angle = (nth / of) * 2 * Math.PI - Math.PI / 2
  return { x: Math.cos(angle) * 0.3, y: Math.sin(angle) * 0.24 }
}
