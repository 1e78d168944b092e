import { expect, it } from 'vitest'
import { roomFor } from './fold'

it('folds more the less room there is', () => {
  expect(roomFor(390, 700, 4, true).fold).toBe('rows')
  expect(roomFor(390, 540, 4, true).fold).toBe('own')
  expect(roomFor(390, 440, 4, true).fold).toBe('strip')
  expect(roomFor(360, 400, 4, true).fold).toBe('bare')
  expect(roomFor(440, 310, 4, true).fold).toBe('chest')
})

it('shows no own cards where there are none', () => {
  expect(roomFor(390, 500, 4, false).fold).toBe('strip')
})

it('lays everything out on a large screen', () => {
  expect(roomFor(880, 740, 4, true).fold).toBe('rows')
})
