import { describe, expect, test } from 'vitest'
import { aside, Chart, SYMBOL } from './chart'

// [waves, width, height, on its side]: phones upright and on their side, and a desk.
const SEAS: [number, number, number, boolean][] = [
  [6, 340, 216, false],
  [6, 340, 300, false],
  [6, 372, 380, false],
  [6, 300, 200, true],
  [6, 720, 620, false],
]

describe('dice on a wave', () => {
  test.each(SEAS)('%i waves on %i x %i: none lies under the spaces at the ends', (waves, width, height, flat) => {
    const chart = new Chart(waves, width, height, flat)
    const across = flat ? height : width
    for (let count = 1; count <= 24; count++) {
      const half = chart.dice(count) / 2
      for (const spot of chart.spots(1, count)) {
        const from = flat ? spot.y : spot.x
        expect(from - half).toBeGreaterThanOrEqual(2 * chart.edge - 0.01)
        expect(from + half).toBeLessThanOrEqual(across - 2 * chart.edge + 0.01)
      }
    }
  })

  test('few lie side by side, without touching', () => {
    const chart = new Chart(6, 340, 300, false)
    const [one, other] = chart.spots(1, 4)
    expect(other!.x - one!.x).toBeGreaterThan(chart.dice(4))
  })
})

describe('die symbols', () => {
  test.each(SEAS)('%i waves on %i x %i: no die lies over one', (waves, width, height, flat) => {
    const chart = new Chart(waves, width, height, flat)
    for (let count = 0; count <= 24; count++) {
      const symbol = chart.symbol('L3', 'R4', count)
      const half = chart.dice(count) / 2
      for (const die of chart.spots(4, count)) {
        const apart = Math.abs(flat ? die.y - symbol.y : die.x - symbol.x)
        expect(apart).toBeGreaterThanOrEqual(half + SYMBOL / 2 - 0.01)
      }
    }
  })

  test.each(SEAS)('%i waves on %i x %i: no creature stands on the signs of the deep sea', (waves, width, height, flat) => {
    const chart = new Chart(waves, width, height, flat)
    const size = Math.min(chart.row * 0.82, 46)
    const [wide, high] = chart.sizeOf('Deep')
    for (const of of [1, 2, 5]) {
      for (let nth = 0; nth < of; nth++) {
        const by = aside({ seat: 0, number: 0, space: 'Deep', nth, of }, 'L1', flat, chart.roomAtEnd / size)
        const far = Math.abs(flat ? by.y : by.x) * size + size / 2
        expect(far).toBeLessThanOrEqual(flat ? high / 2 - 27 : wide / 2 - 43)
      }
    }
  })
})
