/** Events shown one by one lead to the server's views: the goldens are made by
    `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../contract'
import stories from './goldens/stories.json'
import type { KadoraView, Seat } from './model'
import { after, tell } from './story'

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
      const told = happened
        .slice(0, count - first.events)
        .reduce(tell, first.view as unknown as KadoraView)
      expect(onTable(told)).toEqual(onTable(shown))
      expect(told.seats.map(cardsOf)).toEqual(shown.seats.map(cardsOf))
      if (shown.result) continue // the virtual player takes part in the result only
      expect(told.seats).toEqual(shown.seats)
      expect([told.to_move, told.turn]).toEqual([shown.to_move, shown.turn])
      expect(told.last_turns < 0).toBe(shown.last_turns < 0)
    }
  })

  it('can stop at any step of a batch', () => {
    const before = first.view as unknown as KadoraView
    const steps = happened.slice(0, 3).map((event, number) => ({ event, number, duration: 1 }))
    expect(after(before, steps, steps[0]!)).toEqual(tell(before, happened[0]!))
    expect(after(before, steps, steps[2]!)).toEqual(happened.slice(0, 3).reduce(tell, before))
  })
})
