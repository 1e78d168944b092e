/** The Big Wave breaks: where each of its dice flies, from the slot to where the server says it lands. */
import type { EventStep, GameEvent } from '../contract'
import type { Chart, Point } from './chart'
import { applyEvent } from './events'
import { type Die, place, type PoseidonView, sameDie } from './model'

export interface Thrown {
  number: number
  slot: string // its place
  owner: number | null
  value: number
  to: Point // in the sea
  lost: boolean // off the board
  size: number
}

/** The falls that follow a step of the wave, with nothing between. */
export function fallsAfter(steps: EventStep[], step: EventStep): GameEvent[] {
  const falls: GameEvent[] = []
  for (const { event } of steps.filter((one) => one.number > step.number)) {
    if (event.event !== 'fall') break
    falls.push(event)
  }
  return falls
}

/** Where the dice lie when all have fallen: each where the sea will draw it. */
export function thrown(falls: GameEvent[], view: PoseidonView, chart: Chart): Thrown[] {
  const after = falls.reduce(applyEvent, view)
  return falls.map((fall, number) => {
    const owner = fall.owner as number | null
    const one = { number, slot: place.slot(Number(fall.slot)), owner }
    if (fall.wave === null) {
      const side = number % 2 ? 1.12 : -0.12
      const across = (chart.flat ? chart.height : chart.width) * side
      return { ...one, value: 1 + (number % 6), to: chart.point(chart.row * (3 + (number % 3)), across), lost: true, size: 30 }
    }
    const wave = Number(fall.wave)
    const die: Die = { owner, value: Number(fall.value) }
    const there = after.ocean.waves[wave - 1]!
    const spot = chart.spots(wave, there.length)[there.findIndex((other) => sameDie(other, die))]!
    return { ...one, value: die.value, to: spot, lost: false, size: chart.dice(there.length) }
  })
}

export const LENGTH = 2400 // milliseconds of the whole, at normal speed
const HOPS = [0.46, 0.74, 0.91, 1] // where it touches the water, as a part of the way

interface Frames {
  way: Keyframe[] // of the die: only transform and opacity
  roll: Keyframe[] // of its four sides
  delay: number
  duration: number
}

/** How a die flies: up with the crest, then in hops that get lower and turn it over and over. */
export function frames(one: Thrown, from: Point, flat: boolean, duration: number): Frames {
  const scale = duration / LENGTH
  const { to, number, lost } = one
  const at = (x: number, y: number, z: number, turn: number) =>
    `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, ${z}px) rotateZ(${turn}deg)`
  const lean = ((number * 47) % 60) - 30 // degrees: no two dice alike
  const between = (part: number) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  const way: Keyframe[] = [{ transform: at(from.x, from.y, 0, 0), offset: 0 }]
  const crest = flat ? { x: from.x + 6, y: from.y } : { x: from.x, y: from.y + 6 }
  way.push({ transform: at(crest.x, crest.y, 90, lean * 0.5), offset: 0.14, easing: 'ease-in' })
  let last = 0
  HOPS.forEach((part, n) => {
    const top = between((last + part) / 2)
    const down = between(part)
    const height = 120 / 2 ** n
    const offsets = [[0.28, 0.42], [0.54, 0.66], [0.74, 0.82], [0.9, 1]][n]!
    way.push({ transform: at(top.x, top.y, height, lean * (1 - part * 0.5)), offset: offsets[0], easing: 'ease-in' })
    const end = n === HOPS.length - 1
    way.push({ transform: at(down.x, down.y, 0, end ? 0 : lean * (1 - part)), offset: offsets[1], easing: 'ease-out', opacity: end && lost ? 0 : 1 })
    last = part
  })
  const axis = flat ? 'Y' : 'X'
  const turns = (flat ? 1 : -1) * 360 * (2 + (number % 2))
  const roll: Keyframe[] = [
    { transform: `rotate${axis}(${-turns}deg)`, offset: 0 },
    { transform: `rotate${axis}(${-turns * 0.9}deg)`, offset: 0.16, easing: 'linear' },
    { transform: `rotate${axis}(${-turns * 0.2}deg)`, offset: 0.72, easing: 'ease-out' },
    { transform: `rotate${axis}(0deg)`, offset: 1 },
  ]
  return { way, roll, delay: (420 + ((number * 5) % 9) * 45) * scale, duration: 1450 * scale }
}
