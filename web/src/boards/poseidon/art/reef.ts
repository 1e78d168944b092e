/** The reef as it is drawn: coral hexes seen from above and a little from the front, so that higher
    ones stand up and cast their shadows on the lower ones. Lengths are widths of a hex. */
import { type At, atKey, type Hex, sameAt, wayTo, xOf, yOf } from '../model'

export const RISE = 0.17 // of a level
const SIDE = 0.577 // of a hex

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The corners of a hex around its middle. */
export function corners(x: number, y: number, size = 1): [number, number][] {
  return [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return [x + Math.cos(angle) * SIDE * size, y + Math.sin(angle) * SIDE * size]
  })
}

export const points = (list: [number, number][]) => list.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ')

/** Where the top of a hex is drawn. */
export const top = (at: number[], level: number): [number, number] => [xOf(at), yOf(at) - (level - 1) * RISE]

/** The wall below the front sides of a hex, down to the sea bed. */
export function wall(at: number[], level: number): string {
  const [x, y] = top(at, level)
  const depth = level * RISE
  const [right, bottom, left] = corners(x, y) as [[number, number], [number, number], [number, number]]
  const down = ([px, py]: [number, number]): [number, number] => [px, py + depth]
  return points([left, bottom, right, down(right), down(bottom), down(left)])
}

/** The bar that joins the two halves of a tile, over the edge between them. */
export function joint(hex: Hex, reef: Hex[]): [number, number, number, number] | null {
  const other = reef.find((one) => one.tile === hex.tile && !sameAt(one.at, hex.at) && wayTo(hex.at, one.at) >= 0)
  if (!other || other.level !== hex.level || atKey(other.at) < atKey(hex.at)) return null
  return [...top(hex.at, hex.level), ...top(other.at, other.level)]
}

/** The box around hexes, with a little water. */
export function boxOf(cells: { at: number[]; level: number }[], margin: number): Box {
  const xs = cells.map(({ at }) => xOf(at))
  const tops = cells.map(({ at, level }) => top(at, level)[1])
  const feet = cells.map(({ at }) => yOf(at) + RISE)
  const left = Math.min(...xs) - 0.5 - margin
  const upper = Math.min(...tops) - SIDE - margin
  return {
    x: left,
    y: upper,
    width: Math.max(...xs) + 0.5 + margin - left,
    height: Math.max(...feet) + SIDE + margin - upper,
  }
}

/** Lower ones first; of a level those at the back first. */
export const inOrder = (reef: Hex[]) =>
  [...reef].sort((one, other) => one.level - other.level || yOf(one.at) - yOf(other.at))

export const levels = (reef: Hex[]) => [...new Set(reef.map((hex) => hex.level))].sort((a, b) => a - b)

export const isHex = (at: At | null, other: number[]) => at !== null && sameAt(at, other)
