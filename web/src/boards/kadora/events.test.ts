/** Events shown one by one lead to the server's views: the goldens are made by
    `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../contract'
import stories from './goldens/stories.json'
import type { KadoraView, Seat } from './model'
import { applyEvent } from './events'

const cardsOf = (seat: Seat) => ({
  hand: seat.hand,
  loot: Object.values(seat.loot).map((pile) => pile.cards),
})
const onTable = ({ block, stacks, aside }: KadoraView) => ({ block, stacks, aside })

describe.each(stories)('a game of $views.0.view.players', ({ views, events }) => {
  const first = views[0]!
  const happened = events.slice(first.events) as unknown as GameEvent[]

  it('leads from view to view', () => {
    for (const { events: count, view } of views) {
      const shown = view as unknown as KadoraView
      const reached = happened
        .slice(0, count - first.events)
        .reduce(applyEvent, first.view as unknown as KadoraView)
      expect(onTable(reached)).toEqual(onTable(shown))
      expect(reached.seats.map(cardsOf)).toEqual(shown.seats.map(cardsOf))
      if (shown.result) continue // the virtual player takes part in the result only
      expect(reached.seats).toEqual(shown.seats)
      expect([reached.to_move, reached.turn]).toEqual([shown.to_move, shown.turn])
      expect(reached.last_turns < 0).toBe(shown.last_turns < 0)
    }
  })
})
