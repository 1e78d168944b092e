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
