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

const thoughts = $state<Record<string, number>>({})

/** How many seconds the bot that is to move at a table will think, rounded; 0 if that is not worth
 * telling, or not known. */
export function secondsOf(table: string): number {
  return Math.round(thoughts[table] ?? 0)
}

export function expect(table: string, seconds: number): void {
  thoughts[table] = seconds
}
