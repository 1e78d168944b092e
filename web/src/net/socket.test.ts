// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Link, OrderRefused, type Update } from './socket'

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = []
  sent: { type: string; key?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {}

  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The server takes the hello and answers with the table. */
  greet() {
    this.onopen?.()
    this.says({ type: 'update', seq: 1, ply: 0 })
  }
}

let links: Link[]
let updates: Update[]
let connection: Connection

const last = () => FakeSocket.all[FakeSocket.all.length - 1]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  links = []
  updates = []
  connection = new Connection('ws://here/ws/tables/a', {
    hello: () => ({ token: 'abc', lang: 'nl' }),
    update: (update) => updates.push(update),
    link: (link) => links.push(link),
  })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a connection to a table', () => {
  it('says hello first', () => {
    last().greet()
    expect(last().sent).toEqual([{ type: 'hello', token: 'abc', lang: 'nl' }])
    expect(links).toEqual(['open'])
    expect(updates).toHaveLength(1)
  })

  it('settles an order when the server has stored it', async () => {
    last().greet()
    const done = connection.send({ type: 'undo', seat: 0 })
    const { key } = last().sent[1]
    last().says({ type: 'done', key })
    await expect(done).resolves.toBeUndefined()
  })

  it('tells why an order was refused', async () => {
    last().greet()
    const done = connection.send({ type: 'undo', seat: 0 })
    const { key } = last().sent[1]
    last().says({ type: 'refused', key, code: 'stale', message: 'Too late.', params: {} })
    await expect(done).rejects.toThrow(OrderRefused)
    await expect(done).rejects.toThrow('Too late.')
  })

  it('comes back after a loss and sends again what was not acknowledged, with its key', async () => {
    last().greet()
    const done = connection.send({ type: 'undo', seat: 0 })
    const first = last().sent[1]
    last().onclose?.({ code: 1006 })
    expect(links).toEqual(['open', 'lost'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all).toHaveLength(2)
    last().greet()
    expect(last().sent[1]).toEqual(first)
    last().says({ type: 'done', key: first.key })
    await expect(done).resolves.toBeUndefined()
  })

  it('keeps what is ordered while there is no connection', () => {
    void connection.send({ type: 'undo', seat: 0 })
    expect(last().sent).toEqual([])
    last().greet()
    expect(last().sent.map((one) => one.type)).toEqual(['hello', 'undo'])
  })

  it('waits longer from attempt to attempt', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      last().onclose?.({ code: 1006 })
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(FakeSocket.all).toHaveLength(5)
    last().onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(500)
    expect(FakeSocket.all).toHaveLength(5)
  })

  it('does not wait when the network is back', () => {
    last().greet()
    dispatchEvent(new Event('offline'))
    expect(links).toEqual(['open', 'lost'])
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('gives up where there is no such table', async () => {
    last().onopen?.()
    last().onclose?.({ code: 4404 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links).toEqual(['missing'])
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('takes a connection for dead that does not answer', async () => {
    last().greet()
    void connection.send({ type: 'undo', seat: 0 })
    await vi.advanceTimersByTimeAsync(8000)
    expect(FakeSocket.all).toHaveLength(2)
  })
})
