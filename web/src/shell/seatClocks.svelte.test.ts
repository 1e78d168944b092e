// @vitest-environment happy-dom
/** The clock of a player who is still being shown what the others did stands still. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TableStore } from '../net/table.svelte'
import { seatClocks } from './seatClocks.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('does not tick during the allowance', async () => {
  const table = { to_move: 0, seats: [{ bot: null }, { bot: null }] }
  const store = { known: { table, clocks: [63, 60], allowed: 3 }, at: performance.now() } as unknown as TableStore
  const shown: string[] = []
  let clock = (_: number) => ''
  const stop = $effect.root(() => {
    clock = seatClocks(() => store)
  })
  for (let second = 0; second < 6; second++) {
    shown.push(clock(0))
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(shown).toEqual(['1:00', '1:00', '1:00', '1:00', '0:59', '0:58'])
  expect(clock(1)).toBe('1:00')
  stop()
})
