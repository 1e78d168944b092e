import { describe, expect, it } from 'vitest'
import { DIE, PIPS, STORED } from './pips'

describe.each([['a die', DIE], ['a stored die', STORED]])('%s', (_, { middle, step, pip, mark }) => {
  it.each(Object.entries(PIPS))('shows all pips of a %s beside the mark of its owner', (value, pips) => {
    expect(pips).toHaveLength(Number(value))
    for (const [x, y] of pips) {
      const apart = Math.hypot(mark.at - middle - x * step, mark.at - middle - y * step)
      expect(apart).toBeGreaterThan(pip + mark.radius + mark.rim / 2)
    }
  })
})
