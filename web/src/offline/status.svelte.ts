/** How far the host in this browser is. */
import type { Status } from './protocol'

let now = $state.raw<Status>({ status: 'loading', share: 0 })

export function status(): Status {
  return now
}

export function show(next: Status): void {
  now = next
  document.documentElement.dataset.host = next.status // for tests and styles
}

const thoughts = $state<Record<string, { seconds: number; share: number }>>({})

/** How many seconds the bot that is to move at a table will think, rounded; 0 if that is not worth
 * showing, or not known. */
export function secondsOf(table: string): number {
  return Math.round(thoughts[table]?.seconds ?? 0)
}

/** How far that bot is with its thought, from 0 to 1. */
export function shareOf(table: string): number {
  return thoughts[table]?.share ?? 0
}

export function expect(table: string, seconds: number, share: number): void {
  thoughts[table] = { seconds, share }
}
