/** A round of others is over in 3 seconds at normal speed, whatever happens in it; only Poseidon's Big Wave
    has its own time. */
import { describe, expect, it } from 'vitest'
import { MOMENT, ROUND, Round } from '../net/round'
import type { GameEvent, View } from './contract'
import kadoras from './kadora/goldens/stories.json'
import { pace as kadora } from './kadora/pace'
import octocubes from './octocube/goldens/stories.json'
import { pace as octocube } from './octocube/pace'
import poseidons from './poseidon/goldens/stories.json'
import { pace as poseidon } from './poseidon/pace'

interface Story {
  views: { view: unknown }[]
  events: unknown[]
}
type Pace = (event: GameEvent, view: View) => number
const WAVES = ['tip', 'throw-again']

/** How long the rounds of others last for the reader on seat 0. */
function rounds({ events, views }: Story, pace: Pace): number[] {
  const view = { ...(views[0]!.view as View), seat: 0 }
  const lasted: number[] = []
  let round: Round | null = null
  for (const event of events as GameEvent[]) {
    if (event.event === 'turn') {
      if (event.seat === 0) round = null
      else if (!round) {
        round = new Round(() => 0)
        lasted.push(0)
      }
    }
    if (!round || WAVES.includes(event.event)) continue
    lasted[lasted.length - 1]! += round.allow(pace(event, view), 1)
  }
  return lasted
}

describe.each([
  ['kadora', kadoras as Story[], kadora as Pace],
  ['octocube', octocubes as Story[], octocube as Pace],
  ['poseidon', poseidons as Story[], poseidon as Pace],
])('%s', (_, stories, pace) => {
  it.each(stories)('shows a round of others in time', (story) => {
    const lasted = rounds(story, pace)
    expect(lasted.length).toBeGreaterThan(4)
    expect(Math.max(...lasted)).toBeLessThanOrEqual(ROUND)
  })
})

it('counts everything that Kadora shows, however many cards it is', () => {
  const cards = Array.from({ length: 16 }, () => ({ colour: 'red' }))
  const many = ['take', 'give', 'show-hand', 'full-table', 'last-resort', 'stacks-empty']
  for (const event of many) expect(kadora({ event, cards, taken: cards })).toBeLessThan(MOMENT)
})
