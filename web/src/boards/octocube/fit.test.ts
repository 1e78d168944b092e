import { describe, expect, test } from 'vitest'
import { FINGER, fit, netFits, seaHeight, seaWidth, SQUASH } from './fit'

// What the shell leaves of screens from 360x560 to 1920x1080, and of large text.
const ROOMS = [
  [360, 343],
  [360, 423],
  [390, 447],
  [288, 310],
  [390, 292],
  [683, 295],
  [1024, 569],
  [880, 754],
  [1360, 934],
  [390, 193],
  [320, 285],
] as const

describe.each([2, 3, 4])('a table of %i', (players) => {
  const side = players === 2 ? 4 : 5
  test.each(ROOMS)('a finger fits every space in %i x %i', (width, height) => {
    for (const family of [false, true]) {
      const found = fit(width, height, side, players, family)
      expect(found.p * SQUASH).toBeGreaterThanOrEqual(FINGER)
      expect(seaWidth(found.p, side)).toBeLessThanOrEqual(width)
    }
  })
})

test('large screens are used', () => {
  const { shape, p, ledger } = fit(1360, 934, 5, 4, false)
  expect(shape).toBe('wide')
  expect(ledger).toBe(true)
  expect(seaHeight(p, 5)).toBeGreaterThan(850)
})

test('names are not covered: where they have no room beside a cube and its slots, there is the strip', () => {
  expect(fit(246, 416, 5, 3, true)).toMatchObject({ nets: false, ledger: false })
  expect(fit(390, 620, 5, 4, true).nets).toBe(false)
  expect(fit(390, 620, 5, 3, true).nets).toBe(true)
})

test('where nobody taps, a narrow sea bed fits its room', () => {
  expect(seaWidth(fit(246, 416, 5, 3, true, true).p, 5)).toBeLessThanOrEqual(246)
  expect(fit(390, 447, 5, 3, false, true)).toEqual(fit(390, 447, 5, 3, false))
})

test('on a phone all but the sea bed folds, and the strip fits', () => {
  const { shape, nets, first } = fit(360, 343, 5, 4, false)
  expect([shape, nets, first]).toEqual(['tall', false, true])
  expect(fit(390, 620, 5, 4, false)).toMatchObject({ nets: true, net: 30 })
})

test('on its side the column beside the sea bed takes two buttons', () => {
  const { shape, column } = fit(390, 292, 5, 4, false)
  expect(shape).toBe('side')
  expect(column).toBeGreaterThanOrEqual(96)
})

test.each([
  [360, 343, 6, true], // three turns, the score, no move, a power
  [360, 343, 7, false], // ... and one more
  [390, 447, 7, true],
  [440, 315, 6, true],
  [440, 315, 7, false],
  [542, 289, 7, true],
  [1360, 934, 7, true],
])('in %i x %i with %i buttons the own cube has room: %s', (width, height, buttons, expected) => {
  expect(netFits(fit(width, height, 5, 4, false), height, 4, buttons)).toBe(expected)
})
