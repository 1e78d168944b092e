/** How a cube gets from where it was to where it is. */
import type { EventStep } from '../contract'
import { type Cell, type Face, type OctocubeView, type Side, spaceAt } from './model'

export interface Trip {
  from: Cell | null // null: from above
  turn: string | null // what is undone on the way: the cube is drawn as it stands afterwards
  rolls: boolean
  time: number
}

const SHORTEST = 200

const UNROLLED: Record<Side, string> = {
  north: 'rotateX(-90deg)',
  east: 'rotateY(-90deg)',
  south: 'rotateX(90deg)',
  west: 'rotateY(90deg)',
}

/** What an event does to the cube of a seat; null: nothing. */
export function tripOf({ event, duration }: EventStep, seat: number): Trip | null {
  const from = event.from as Cell
  // A cube that the reader has rolled may still be on its way when the next decision is asked.
  const time = (most: number) => Math.min(most, Math.max(SHORTEST, duration * 0.85))
  if (event.event === 'change-places' && event.with === seat) {
    return { from: event.to as Cell, turn: null, rolls: false, time: time(480) }
  }
  if (event.seat !== seat) return null
  switch (event.event) {
    case 'place':
      return { from: null, turn: null, rolls: false, time: time(320) }
    case 'roll':
      return { from, turn: UNROLLED[event.direction as Side], rolls: true, time: time(290) }
    case 'lift':
    case 'change-places':
      return { from, turn: null, rolls: false, time: time(480) }
    case 'rotate': {
      const degrees = event.degrees as number
      const back = degrees === 270 ? 90 : -degrees
      return { from: null, turn: `rotateZ(${back}deg)`, rolls: true, time: time(320) }
    }
    case 'turn-over':
      return { from: null, turn: 'rotateX(150deg) rotateY(90deg)', rolls: true, time: time(380) }
    default:
      return null
  }
}

// How each side of the cube is turned from where the top is, as in Cube.svelte.
const TURNED: Record<Face, string> = {
  up: 'rotateZ(0deg)',
  down: 'rotateX(180deg)',
  south: 'rotateX(-90deg)',
  north: 'rotateX(90deg) rotateZ(180deg)',
  east: 'rotateY(90deg) rotateZ(-90deg)',
  west: 'rotateY(-90deg) rotateZ(90deg)',
}

/** Pictures are always drawn upright. By how many degrees has the one on this side to be turned
    before the trip, to look as it did on the side where it was? */
export function twist(face: Face, turn: string): number {
  const here = new DOMMatrix(`${turn} ${TURNED[face]}`).inverse()
  for (const before of Object.values(TURNED)) {
    const way = here.multiply(new DOMMatrix(before))
    if (way.m33 > 0.99) return Math.round((Math.atan2(way.m12, way.m11) * 180) / Math.PI)
  }
  return 0 // not a quarter turn
}

const STEPS = 8
const LEAPS = 0.9 // of the edge of a space, when a cube is lifted

/** The way of the middle of a cube that stands at `to`, as offsets from there. A rolling cube goes
    over its edge, so that it is highest half way; a lifted one makes a leap. */
export function wayTo(view: OctocubeView, to: Cell, trip: Trip): Keyframe[] {
  const height = (cell: Cell) => spaceAt(view, cell)?.tiles.length ?? 0
  const from = trip.from ?? to
  const [rows, columns, layers] = [from[0] - to[0], from[1] - to[1], height(from) - height(to)]
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const left = 1 - n / STEPS
    const angle = (left * Math.PI) / 2
    const above = trip.rolls
      ? `var(--s) * ${trip.from ? ((Math.sin(angle) + Math.cos(angle) - 1) / 2).toFixed(3) : 0}`
      : `var(--p) * ${((trip.from ? Math.sin(Math.PI * left) : left) * LEAPS).toFixed(3)}`
    const x = `calc(var(--p) * ${columns * left} - var(--slide) * ${layers * left} + ${above} * var(--lean))`
    const y = `calc(var(--p) * var(--squash) * ${rows * left} - var(--lift) * ${layers * left} - ${above} * var(--rise))`
    return { translate: `${x} ${y}` }
  })
}
