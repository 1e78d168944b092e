/** Events shown one by one lead to the server's views: the goldens are made by
    `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../contract'
import stories from './goldens/stories.json'
import type { PoseidonView, Seat } from './model'
import { applyEvent } from './events'

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
      const reached = happened.slice(from, count).reduce(applyEvent, start as unknown as PoseidonView)
      if (shown.result) return // then corals are turned up and counted
      expect(onTable(reached)).toEqual(onTable(shown))
      expect(reached.seats.map(ofSeat)).toEqual(shown.seats.map(ofSeat))
      // Before the first turn the creatures are set on the track without being reached.
      if (n > 0) expect(reached.kraken.track).toEqual(shown.kraken.track)
    })
  })
})
