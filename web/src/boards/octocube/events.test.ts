/** Events shown one by one lead to the server's views: the goldens are made by
    `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../contract'
import stories from './goldens/stories.json'
import type { OctocubeView, Seat } from './model'
import { applyEvent } from './events'

/** What is seen of a seat, without what is counted from it. */
const ofSeat = ({ cube, board, tiles, coins, chips, slots }: Seat) => ({
  cube: { cell: cube.cell, orientation: cube.orientation, faces: cube.faces },
  ...{ board, tiles, coins, chips, slots },
})
const onTable = ({ board, supply, last_round, to_move }: OctocubeView) => ({
  ...{ board, supply, last_round, to_move },
})

describe.each(stories)('a game of $views.0.view.players, $views.0.view.mode', ({ views, events }) => {
  const first = views[0]!
  const happened = events.slice(first.events) as unknown as GameEvent[]
  const begin = first.view as unknown as OctocubeView

  it('leads from view to view', () => {
    for (const { events: count, view } of views) {
      const shown = view as unknown as OctocubeView
      const reached = happened.slice(0, count - first.events).reduce(applyEvent, begin)
      expect(onTable(reached)).toEqual(onTable(shown))
      if (shown.result) continue // then chips are turned up
      expect(reached.seats.map(ofSeat)).toEqual(shown.seats.map(ofSeat))
      expect(reached.turn).toBe(shown.turn)
    }
  })
})
