import { describe, expect, test } from 'vitest'
import { Chart } from './chart'

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
