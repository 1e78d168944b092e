import type { Words } from '../contract'

function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainly).join(', ')
  if (value !== null && typeof value === 'object') return Object.values(value).map(plainly).join(' ')
  return String(value)
}

export const words: Words = {
  variant: (event) => event.event,
  argument(_, key, value, names) {
    if (['seat', 'to', 'first'].includes(key) && typeof value === 'number') {
      return names[value] ?? value + 1
    }
    return typeof value === 'number' ? value : plainly(value)
  },
  move: (_, move) => plainly(move),
  seats: (_, view) => Array.from({ length: view.players }, (__, seat) => String(seat + 1)),
}
