/** A round of others is over in 3 seconds, whatever happens in it; the Big Wave has its own time. */
import { expect, it } from 'vitest'
import { ROUND, Round } from '../../net/round'
import type { GameEvent, View } from '../contract'
import stories from './goldens/stories.json'
import { decided, pace } from './pace'

it.each(stories)('shows a round of others in time', ({ events, views }) => {
  const view = { ...views[0]!.view, seat: 0 } as unknown as View
  const rounds: number[] = []
  let round: Round | null = null
  for (const event of events as unknown as GameEvent[]) {
    if (event.event === 'turn') {
      if (event.seat === 0) round = null
      else if (!round) {
        round = new Round(() => 0)
        rounds.push(0)
      }
    }
    if (!round || event.event === 'tip') continue
    rounds[rounds.length - 1] = rounds.at(-1)! + round.allow(pace(event, view), 1)
  }
  expect(rounds.length).toBeGreaterThan(5)
  expect(Math.max(...rounds)).toBeLessThanOrEqual(ROUND)
})

it('waits hardly at all for what the reader has just done', () => {
  const view = { players: 4, seat: 2 } as View
  for (const event of ['build', 'load', 'move', 'store']) expect(pace({ event, seat: 2 }, view)).toBeLessThan(150)
  expect(pace({ event: 'tip', seat: 2 }, view)).toBeLessThanOrEqual(2500)
})

it('does not take what happens to somebody for a decision', () => {
  expect(['move', 'skeleton', 'pick', 'enough'].every((event) => decided({ event, seat: 0 }))).toBe(true)
  expect(['eaten', 'track', 'head', 'free', 'fall', 'start-player'].some((event) => decided({ event, seat: 0 }))).toBe(false)
})
