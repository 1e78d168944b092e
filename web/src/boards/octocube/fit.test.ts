import { describe, expect, test } from 'vitest'
import { boxOf, FINGER, fit, netFits, seaHeight, seaWidth, SQUASH, wayOut } from './fit'

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

describe('what lies over the sea bed leaves a space in sight', () => {
  const room = fit(360, 423, 5, 3, false)
  const end = 44 // of the strip
  const at = (row: number, column: number) => boxOf([row, column], room, 4, end)

  test('one above it or beside it stays where it is', () => {
    expect(wayOut(at(0, 4), { left: 0, top: 200 }, end)).toEqual([0, 0])
    expect(wayOut(at(4, 0), { left: at(4, 0).right, top: 50 }, end)).toEqual([0, 0])
  })

  test('one below its edge moves up, just above it', () => {
    const [x, y] = wayOut(at(4, 1), { left: 0, top: 200 }, end)
    expect(x).toBe(0)
    expect(at(4, 1).bottom + y).toBe(200)
  })

  test('where there is too little room above, it moves to the left', () => {
    const [x, y] = wayOut(at(4, 3), { left: 100, top: 60 }, end)
    expect(at(4, 3).right + x).toBe(100)
    expect(y).toBe(0)
  })

  test('where there is too little room anywhere, the lower part of it shows', () => {
    const [, y] = wayOut(at(4, 3), { left: 0, top: 60 }, end)
    expect(at(4, 3).bottom + y).toBe(60)
  })
})
