import { expect, it } from 'vitest'
import { next } from './nav'

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 10 },
  { x: 0, y: 100 },
  { x: 110, y: 90 },
]

it('arrow keys lead to the nearest button that way', () => {
  expect(next(spots[0]!, 'ArrowRight', spots)).toBe(1)
  expect(next(spots[1]!, 'ArrowRight', spots)).toBe(2)
  expect(next(spots[1]!, 'ArrowDown', spots)).toBe(4)
  expect(next(spots[4]!, 'ArrowLeft', spots)).toBe(3)
  expect(next(spots[0]!, 'ArrowUp', spots)).toBe(-1)
  expect(next(spots[0]!, 'a', spots)).toBe(-1)
})
