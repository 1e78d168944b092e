/** The log: events of the game, and between them what happened besides it. */
import type { GameEvent } from '../boards/contract'
import type { Notice } from '../generated/messages'

export interface Entry {
  event: number | null // its number ...
  notice: Notice | null // ... or a notice
  bot: boolean // a bot did it for somebody
}

const LENT = ['bot', 'bot-once', 'ran-out', 'resigned']
const RETURNED = ['back', 'bot-done']

/** The events that have been shown, each after the notices that came before it. */
export function interleave(events: GameEvent[], shown: number, notices: Notice[]): Entry[] {
  const entries: Entry[] = []
  const lent = new Set<number>() // seats that a bot plays for somebody
  let added = 0
  const addNotices = (before: number) => {
    for (; added < notices.length && notices[added].event <= before; added++) {
      const { what, seat } = notices[added]
      if (LENT.includes(what)) lent.add(seat)
      if (RETURNED.includes(what)) lent.delete(seat)
      entries.push({ event: null, notice: notices[added], bot: false })
    }
  }
  for (const [number, { event, seat }] of events.slice(0, shown).entries()) {
    addNotices(number)
    const bot = event !== 'turn' && typeof seat === 'number' && lent.has(seat)
    entries.push({ event: number, notice: null, bot })
  }
  if (shown >= events.length) addNotices(Infinity)
  return entries
}
