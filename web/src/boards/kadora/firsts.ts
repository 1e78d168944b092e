/** What is explained when it happens for the first time. */
import type { FirstNote } from '../contract'
import { place } from './model'

function note(id: string, rest: Omit<FirstNote, 'id' | 'text'>): FirstNote {
  return { id, text: `first-${id}`, ...rest }
}

export const firsts: FirstNote[] = [
  note('take', { place: place.loot, happens: (event, view) => event.event === 'take' && event.seat === view.seat }),
  note('refill', { place: place.block, happens: ({ event }) => event === 'refill' }),
  note('gift', { place: place.loot, happens: (event, view) => event.event === 'give' && event.to === view.seat }),
  note('full-table', { place: place.block, happens: ({ event }) => event === 'full-table' }),
  note('last-resort', { place: place.block, happens: ({ event }) => event === 'last-resort' }),
  note('last-turn', { happens: ({ event }) => event === 'stacks-empty' }),
  note('virtual', { for: ({ players }) => players === 2, happens: ({ event }) => event === 'show-aside' }),
]
