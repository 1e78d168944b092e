/** Events shown one by one lead to the server's views: the goldens are made by
    `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../contract'
import stories from './goldens/stories.json'
import type { PoseidonView, Seat } from './model'
import { after, tell } from './story'

/** Which of two equal creatures stands where does not matter, nor the order of tokens. */
const ofSeat = ({ reef, supply, sum, strengths, visible, skeletons, freed, points, spaces, tokens }: Seat) => ({
  ...{ reef, supply, sum, strengths, visible, skeletons, freed, points },
  spaces: spaces.map(String).sort(),
  tokens: tokens && [...tokens].sort(),
})
const onTable = ({ ocean, big_wave, stock, neutral_dice, skeletons, turn, last_turns, kraken }: PoseidonView) => ({
  ...{ ocean, big_wave, stock, neutral_dice, skeletons, turn, last_turns },
  ...{ tentacles: kraken.tentacles, corals: kraken.corals, closed: kraken.closed },
})

describe.each(stories)('a game of $views.0.view.players', ({ views, events }) => {
  const happened = events as unknown as GameEvent[]

  it('leads from view to view', () => {
    views.slice(1).forEach(({ events: count, view }, n) => {
      const shown = view as unknown as PoseidonView
      const { events: from, view: start } = views[n]!
      const told = happened.slice(from, count).reduce(tell, start as unknown as PoseidonView)
      if (shown.result) return // then corals are turned up and counted
      expect(onTable(told)).toEqual(onTable(shown))
      expect(told.seats.map(ofSeat)).toEqual(shown.seats.map(ofSeat))
      // Before the first turn the creatures are set on the track without being told.
      if (n > 0) expect(told.kraken.track).toEqual(shown.kraken.track)
    })
  })

  it('can stop at any step of a batch', () => {
    const before = views[0]!.view as unknown as PoseidonView
    const steps = happened.slice(views[0]!.events).slice(0, 3).map((event, number) => ({ event, number, duration: 1 }))
    expect(after(before, steps, steps[0]!)).toEqual(tell(before, steps[0]!.event))
    expect(after(before, steps, steps[2]!)).toEqual(steps.map((one) => one.event).reduce(tell, before))
  })
})
