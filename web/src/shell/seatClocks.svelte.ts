/** The clocks of a table in words, running. */
import type { TableStore } from '../net/table.svelte'
import { lasting } from '../net/need'
import { language, t } from '../text/text.svelte'

/** For a component: what is left to a seat; empty without a clock. */
export function seatClocks(store: () => TableStore): (seat: number) => string {
  let now = $state(performance.now())

  $effect(() => {
    if (!store().known!.clocks.some((left) => left !== null)) return
    const timer = setInterval(() => (now = performance.now()), 250)
    return () => clearInterval(timer)
  })

  return (seat) => {
    const { known: state, at } = store()
    const known = state!
    const sent = known.clocks[seat]
    if (sent === null || sent === undefined) return ''
    const paused = known.pauses?.[seat] ?? null
    if (paused !== null && (now - at) / 1000 < paused) return t('clock-paused')
    const running = seat === known.table.to_move && known.table.seats[seat].bot === null
    // What is left of the allowance is a part of it: the clock stands still until that is over.
    const passed = running ? Math.max((now - at) / 1000, known!.allowed ?? 0) : 0
    const left = Math.max(0, sent - passed)
    if (left >= 2 * 86_400) return lasting(left, language())
    if (left > 36_000) return t('hours-left', { hours: Math.round(left / 3600) })
    const seconds = String(Math.floor(left % 60)).padStart(2, '0')
    return `${Math.floor(left / 60)}:${seconds}`
  }
}

/** Who acts: while an event is shown, the player who did it. */
export function acting(store: TableStore): number {
  const doing = store.pacing.step?.event.seat
  return typeof doing === 'number' ? doing : (store.pacing.view?.to_move ?? store.known!.table.to_move)
}
