/* The three cuts as facets: polygons with a shade, lit by a candle from above left.

   Only the geometry is here. A facet's colour is var(--gN): each jewel brings its own eight. */

export type Point = readonly [number, number]
export interface Facet {
  points: string
  shade: number // 0 darkest .. 7 brightest
}
export interface Cut {
  outline: string // the rim, as points of a polygon
  table: string // the flat top, which shines
  facets: Facet[]
}

const LIGHT: Point = [-0.53, -0.85]

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.sin(angle), -radius * Math.cos(angle)]
}

function ring(count: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, n) => polar(radius, turn + (n * 360) / count))
}

/** A pear with its tip up: a circle drawn out to a point. */
function pear(count: number): Point[] {
  return ring(count, 1).map(([x, y]) => {
    const up = Math.max(0, -y)
    return [x * 34 * (1 - 0.62 * up ** 1.5) * (1 - 0.12 * up), y < 0 ? y * 53 + 11 : y * 35 + 11]
  })
}

function scaled(points: Point[], by: number, centre: Point = [0, 0]): Point[] {
  return points.map(([x, y]) => [
    centre[0] + (x - centre[0]) * by,
    centre[1] + (y - centre[1]) * by,
  ])
}

const words = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** How bright a facet is: it faces away from the centre of the stone. */
function facet(points: Point[], centre: Point, lift: number): Facet {
  const x = points.reduce((sum, p) => sum + p[0], 0) / points.length - centre[0]
  const y = points.reduce((sum, p) => sum + p[1], 0) / points.length - centre[1]
  const facing = (x * LIGHT[0] + y * LIGHT[1]) / (Math.hypot(x, y) || 1)
  const shade = Math.round(3.4 + 2.9 * facing + lift)
  return { points: words(points), shade: Math.min(7, Math.max(0, shade)) }
}

/** A brilliant: table, stars, kites and girdle facets between rim and table. */
function brilliant(rim: Point[], tableSize: number, midSize: number, centre: Point): Cut {
  const half = rim.length / 2
  const table = scaled(
    rim.filter((_, n) => n % 2 === 0),
    tableSize,
    centre,
  )
  const middle = scaled(
    rim.filter((_, n) => n % 2 === 1),
    midSize,
    centre,
  )
  const at = <T>(list: T[], n: number) => list[(n + list.length) % list.length]!
  const facets: Facet[] = []
  for (let n = 0; n < half; n++) {
    facets.push(
      facet([at(rim, 2 * n), at(rim, 2 * n + 1), at(middle, n)], centre, -0.9),
      facet([at(rim, 2 * n + 1), at(rim, 2 * n + 2), at(middle, n)], centre, 0.5),
      facet([at(table, n), at(middle, n - 1), at(rim, 2 * n), at(middle, n)], centre, 0),
      facet([at(table, n), at(table, n + 1), at(middle, n)], centre, 1.2),
    )
  }
  return { outline: words(rim), table: words(table), facets }
}

/** A step cut: rings of flat bands, like a staircase into the stone. */
function steps(rim: Point[], sizes: number[]): Cut {
  const facets: Facet[] = []
  let outer = rim
  sizes.forEach((size, depth) => {
    const inner = scaled(rim, size)
    outer.forEach((_, n) => {
      const next = (n + 1) % outer.length
      const corners = [outer[n]!, outer[next]!, inner[next]!, inner[n]!]
      facets.push(facet(corners, [0, 0], depth % 2 === 0 ? -0.7 : 0.9))
    })
    outer = inner
  })
  return { outline: words(rim), table: words(outer), facets }
}

const square: Point[] = [
  [-26, -36],
  [26, -36],
  [36, -26],
  [36, 26],
  [26, 36],
  [-26, 36],
  [-36, 26],
  [-36, -26],
]

export const CUTS: Record<string, Cut> = {
  round: brilliant(ring(16, 39), 0.5, 0.76, [0, 0]),
  square: steps(square, [0.8, 0.6, 0.46]),
  drop: brilliant(pear(16), 0.48, 0.76, [0, 8]),
}
