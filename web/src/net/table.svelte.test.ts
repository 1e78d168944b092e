// @vitest-environment happy-dom
/** A finished game that is opened: the moves that led to the result come first. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { become, former, me } from './me.svelte'
import { sawEnd } from './mine.svelte'
import { TableStore } from './table.svelte'

class FakeSocket {
  static last: FakeSocket
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    FakeSocket.last = this
  }

  sent: string[] = []

  send(text: string) {
    this.sent.push(text)
  }
  close() {}
}

/** The table's first update: the reader has seat 0 and placed first; others continued. */
function opened(id: string, more: object = {}): TableStore {
  const store = new TableStore(id)
  const socket = FakeSocket.last
  socket.onopen?.()
  const table = { id, status: 'over', winners: [1], seats: [] }
  const events = [
    { event: 'place', seat: 0 },
    { event: 'place', seat: 1 },
  ]
  const asked = { yours: [0], view: { to_move: -1 }, choices: [] }
  const update = { type: 'update', seq: 9, ply: 9, table, ...asked, events }
  socket.onmessage?.({ data: JSON.stringify({ ...update, ...more }) })
  return store
}

let store: TableStore

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => new Promise(() => {})) // no server, and nothing waits for one
  localStorage.clear()
})

afterEach(() => {
  store.close()
  vi.unstubAllGlobals()
})

it('does not show the result before the moves that led to it', async () => {
  store = opened('a')
  await store.pacing.done
  expect(store.missed).toBe(1)
  expect(store.withheld).toBe(true)
  expect(store.ended).toBe(false)
  store.withheld = false // the recap has ended, or was skipped
  expect(store.ended).toBe(true)
})

it('shows it at once to those who have seen the end, made the last move, or watch', async () => {
  sawEnd('seen')
  const last = [{ event: 'place', seat: 0 }]
  for (const [id, more] of [['seen', {}], ['own', { events: last }], ['other', { yours: [] }]] as const) {
    store = opened(id, more)
    await store.pacing.done
    expect([id, store.missed, store.ended]).toEqual([id, null, true])
    store.close()
  }
})

it('shows what others did in a running game, and withholds nothing', async () => {
  store = opened('b', { table: { id: 'b', status: 'playing', seats: [] } })
  await store.pacing.done
  expect([store.missed, store.withheld, store.ended]).toEqual([1, false, false])
})

it('does not count what follows from my decision as a decision of others', async () => {
  const own = [{ event: 'place', seat: 0 }, { event: 'wave' }, { event: 'turn', seat: 1 }]
  const table = { id: 'c', status: 'playing', seats: [] }
  store = opened('c', { table, events: own })
  await store.pacing.done
  expect(store.sinceOwnTurn()).toBe(null)
  store.close()
  store = opened('c', { table, events: [...own, { event: 'place', seat: 1 }, { event: 'wave' }] })
  await store.pacing.done
  expect(store.sinceOwnTurn()).toBe(3)
})

it('asks for the next decision at once after the own one, and shows those of others', async () => {
  vi.useFakeTimers()
  store = opened('e', { table: { id: 'e', status: 'playing', seats: [] }, events: [] })
  await store.pacing.done
  store.board = { pace: (one: { event: string }) => (one.event === 'wave' ? 2400 : 600) } as never
  let from = 0
  const lasts = async (events: object[], choices: object[] = [{ move: { do: 'draw' } }]) => {
    const update = { type: 'update', seq: 9, ply: 9 + from, yours: [0], view: { to_move: 0 } }
    FakeSocket.last.onmessage?.({ data: JSON.stringify({ ...update, events, events_from: from, choices }) })
    from += events.length
    let waited = 0
    for (; store.pacing.busy; waited += 10) await vi.advanceTimersByTimeAsync(10)
    return waited
  }
  const mine = [{ event: 'place', seat: 0 }, { event: 'take', seat: 0 }, { event: 'reveal' }]
  expect(await lasts(mine)).toBeLessThanOrEqual(200)
  expect(store.choices).toHaveLength(1)
  expect(await lasts([{ event: 'place', seat: 1 }])).toBeGreaterThan(300)
  expect(await lasts(mine, [])).toBeGreaterThan(600) // the turn is over
  expect(await lasts([{ event: 'take', seat: 0 }, { event: 'wave' }])).toBeGreaterThanOrEqual(2400)
  vi.useRealTimers()
})

it('has shown everything when the own time begins to fall', async () => {
  vi.useFakeTimers()
  store = opened('f', { table: { id: 'f', status: 'playing', seats: [] }, events: [] })
  await store.pacing.done
  store.board = { pace: () => 2400 } as never // as long as a wave
  const events = Array.from({ length: 9 }, () => ({ event: 'tip', seat: 1 }))
  const lasts = async (more: object, from: number) => {
    const table = { to_move: 0, seats: [{ bot: null }, { bot: null }] }
    const update = { type: 'update', seq: 9, ply: 9 + from, table, view: { to_move: 0 }, choices: [] }
    FakeSocket.last.onmessage?.({ data: JSON.stringify({ ...update, events, events_from: from, ...more }) })
    let waited = 0
    for (; store.pacing.busy; waited += 50) await vi.advanceTimersByTimeAsync(50)
    return waited
  }
  expect(await lasts({ clocks: [63, 60], allowed: 3 }, 0)).toBeLessThanOrEqual(3050)
  expect(await lasts({ clocks: [60, 60], allowed: 0 }, 9)).toBeLessThanOrEqual(300)
  expect(await lasts({ clocks: [86_400, 60], allowed: 3 }, 18)).toBeGreaterThan(20_000)
  expect(await lasts({ clocks: [60, 63], allowed: 3, table: { to_move: 1 } }, 27)).toBeGreaterThan(20_000)
  vi.useRealTimers()
})

it('greets with the token that another tab has received meanwhile', async () => {
  const guest = { person: 'ann', name: 'Ann', account: null, token: 'old', ratings: {} }
  become(guest)
  store = opened('c')
  const before = FakeSocket.last
  localStorage.setItem('tidetable.changing', String(Date.now())) // the guest makes an account there
  before.onclose?.({ code: 4401 })
  expect(me()).toEqual(guest)
  localStorage.setItem('tidetable.me', JSON.stringify({ ...guest, account: 'ann', token: 'new' }))
  localStorage.removeItem('tidetable.changing')
  await vi.waitFor(() => expect(FakeSocket.last).not.toBe(before))
  FakeSocket.last.onopen?.()
  expect(JSON.parse(FakeSocket.last.sent[0])).toMatchObject({ type: 'hello', token: 'new' })
  expect([store.stranger, former()]).toEqual([null, []])
})
