/** Fetches the replay of a finished game, page by page. */
import type { GameEvent, View } from '../boards/contract'
import type { Replay } from '../generated/http'
import { ask } from '../net/http'
import { patiently } from '../net/patiently'

/** Whose view is shown: a seat's, or null for all cards open. */
export type Viewer = number | null

export interface ReplayData {
  steps: number
  views: View[]
  events: GameEvent[]
  told: number[] // events in the log after each step (the field's name in the protocol)
}

/** The whole replay. The server sends it in pages: together they are the game. */
export async function load(table: string, viewer: Viewer): Promise<ReplayData> {
  const path = { table_id: table }
  const whole: ReplayData = { steps: 0, views: [], events: [], told: [] }
  let first: number | null | undefined = 0
  while (first !== null && first !== undefined) {
    const query = { seat: viewer, first }
    const page: Replay = await patiently(() => ask('GET /api/tables/{table_id}/replay', { path, query }))
    whole.steps = page.steps
    whole.views.push(...(page.views as View[]))
    whole.events.push(...(page.events as GameEvent[]))
    whole.told.push(...page.told)
    first = page.next
  }
  return whole
}
