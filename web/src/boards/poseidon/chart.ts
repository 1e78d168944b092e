/** Where things lie on the ocean, from the deep sea above to the beach below. Any number of waves. */
import { isEnd, type PoseidonView } from './model'

export interface Point {
  x: number
  y: number
}

export class Chart {
  readonly row: number // height of a strip
  readonly edge: number // from the side of the sea to the middle of its spaces

  constructor(
    waves: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.row = height / (waves + 2)
    this.edge = Math.min(34, Math.max(24, this.row * 0.62))
  }

  /** The middle of a space. */
  at(name: string): Point {
    const found = /^([LR])(\d+)$/.exec(name)
    if (found) {
      const x = found[1] === 'L' ? this.edge : this.width - this.edge
      return { x, y: this.row * (Number(found[2]) + 0.5) }
    }
    return { x: this.width / 2, y: name === 'Beach' ? this.height - this.row * 0.47 : this.row * 0.53 }
  }

  top(wave: number): number {
    return this.row * wave
  }

  /** How large dice can be so that so many fit on a wave, in one line or two. */
  dice(count: number): number {
    const room = this.width - 4 * this.edge - 12
    const one = Math.min(this.row * 0.86, 42)
    if (count * (one + 3) <= room) return one
    const smaller = room / count - 3
    const two = Math.min(this.row * 0.49, room / Math.ceil(count / 2) - 3)
    return Math.max(22, Math.max(Math.min(one, smaller), two))
  }

  /** A line of foam, scalloped. */
  foam(y: number, phase: number): string {
    const length = Math.max(26, this.width / 14)
    let path = `M${-2 * length + phase * length} ${y}`
    for (let x = -2 * length; x < this.width + 2 * length; x += length) path += `q${length / 2} ${-length * 0.3} ${length} 0`
    return path
  }

  get wavelength(): number {
    return Math.max(26, this.width / 14)
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

/** How far from the middle of its space a creature stands, in widths of a creature. */
export function aside({ space, nth, of }: Standing, shark: string): Point {
  if (space !== null && isEnd(space)) {
    // In a row; the shark has the middle when it is there.
    const gap = of > 5 ? 0.72 : 0.95
    const x = (nth - (of - 1) / 2) * gap
    return { x: space === shark ? x + (x < 0 ? -1.3 : 1.3) : x, y: 0 }
  }
  if (of === 1) return { x: 0, y: 0 }
  const angle = (nth / of) * 2 * Math.PI - Math.PI / 2
  return { x: Math.cos(angle) * 0.3, y: Math.sin(angle) * 0.24 }
}
