/** The way of the arrow keys: loot above, the block between its stacks, the hand below. */

export interface Spot {
  zone: 'cell' | 'stack' | 'hand' | 'pile'
  row: number
  column: number
}
export interface Sizes {
  hand: number
  seats: number
  colours: number
}
const SIDE = 4
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const spot = (zone: Spot['zone'], row: number, column: number): Spot => ({ zone, row, column })
const within = (number: number, count: number) => Math.max(0, Math.min(count - 1, number))

/** Where an arrow key leads from here; null: nowhere. */
export function next(from: Spot, key: string, sizes: Sizes): Spot | null {
  const by = STEPS[key]
  if (!by) return null
  const row = from.row + by[0]
  const column = from.column + by[1]
  switch (from.zone) {
    case 'cell':
      if (column < 0) return spot('stack', 0, 0)
      if (column >= SIDE) return spot('stack', 0, 1)
      if (row < 0) return spot('pile', sizes.seats - 1, within(column, sizes.colours))
      if (row >= SIDE) return sizes.hand ? spot('hand', 0, within(column, sizes.hand)) : null
      return spot('cell', row, column)
    case 'stack':
      if (by[1]) return from.column === 0 ? (by[1] > 0 ? spot('cell', 1, 0) : null) : by[1] < 0 ? spot('cell', 1, SIDE - 1) : null
      if (by[0] < 0) return spot('pile', sizes.seats - 1, from.column ? sizes.colours - 1 : 0)
      return sizes.hand ? spot('hand', 0, from.column ? sizes.hand - 1 : 0) : null
    case 'hand':
      if (by[0] < 0) return spot('cell', SIDE - 1, within(column, SIDE))
      return by[0] > 0 || column < 0 || column >= sizes.hand ? null : spot('hand', 0, column)
    case 'pile':
      if (row < 0 || column < 0 || column >= sizes.colours) return null
      if (row >= sizes.seats) return spot('cell', 0, within(column, SIDE))
      return spot('pile', row, column)
  }
}

export const name = ({ zone, row, column }: Spot) => `${zone}:${row}:${column}`

export function read(text: string | undefined): Spot | null {
  const [zone, row, column] = (text ?? '').split(':')
  if (zone !== 'cell' && zone !== 'stack' && zone !== 'hand' && zone !== 'pile') return null
  return { zone, row: Number(row), column: Number(column) }
}
