/** What follows from the own decision, and what is one. */
import { expect, it } from 'vitest'
import type { View } from '../contract'
import { decided, pace } from './pace'

it('waits hardly at all for what the reader has just done', () => {
  const view = { players: 4, seat: 2 } as View
  for (const event of ['build', 'load', 'move', 'store']) expect(pace({ event, seat: 2 }, view)).toBeLessThan(150)
  expect(pace({ event: 'tip', seat: 2 }, view)).toBeLessThanOrEqual(2500)
})

it('does not take what happens to somebody for a decision', () => {
  expect(['move', 'skeleton', 'pick', 'enough'].every((event) => decided({ event, seat: 0 }))).toBe(true)
  expect(['eaten', 'track', 'head', 'free', 'fall', 'start-player'].some((event) => decided({ event, seat: 0 }))).toBe(false)
})
