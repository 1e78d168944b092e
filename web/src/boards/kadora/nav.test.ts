import { expect, it } from 'vitest'
import { name, next, read } from './nav'

const sizes = { hand: 3, seats: 2, colours: 6 }
const way = (from: string, ...keys: string[]) => {
  let spot = read(from)
  for (const key of keys) spot = spot && next(spot, `Arrow${key}`, sizes)
  return spot && name(spot)
}

it('walks through the block', () => {
  expect(way('cell:1:1', 'Right', 'Down')).toBe('cell:2:2')
  expect(way('cell:0:0', 'Left', 'Right')).toBe('cell:1:0')
  expect(way('cell:0:3', 'Right')).toBe('stack:0:1')
})

it('goes down to the hand and up to the loot, and back', () => {
  expect(way('cell:3:3', 'Down')).toBe('hand:0:2')
  expect(way('hand:0:2', 'Up')).toBe('cell:3:2')
  expect(way('cell:0:1', 'Up')).toBe('pile:1:1')
  expect(way('pile:1:5', 'Down')).toBe('cell:0:3')
  expect(way('stack:0:1', 'Down')).toBe('hand:0:2')
  expect(way('stack:0:0', 'Up')).toBe('pile:1:0')
})

it('stays where there is nothing more', () => {
  expect(way('hand:0:0', 'Left')).toBeNull()
  expect(way('hand:0:2', 'Right')).toBeNull()
  expect(way('pile:0:0', 'Up')).toBeNull()
  expect(next(read('cell:0:0')!, 'Enter', sizes)).toBeNull()
  expect(read('elsewhere')).toBeNull()
})
