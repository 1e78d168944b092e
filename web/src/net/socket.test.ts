// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, type Link, CommandRefused, type Update } from './socket'

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

  serverSends(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The server accepts the hello and answers with the table. */
  greet() {
    this.onopen?.()
    this.serverSends({ type: 'update', seq: 1, ply: 0 })
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
  it('sends hello first', () => {
    last().greet()
    expect(last().sent).toEqual([{ type: 'hello', token: 'abc', lang: 'nl' }])
    expect(links).toEqual(['open'])
    expect(updates).toHaveLength(1)
  })

  it('settles a command when the server has stored it', async () => {
    last().greet()
    const done = connection.send({ type: 'undo', seat: 0 })
    const { key } = last().sent[1]
    last().serverSends({ type: 'done', key })
    await expect(done).resolves.toBeUndefined()
  })

  it('reports why a command was refused', async () => {
    last().greet()
    const done = connection.send({ type: 'undo', seat: 0 })
    const { key } = last().sent[1]
    last().serverSends({ type: 'refused', key, code: 'stale', message: 'Too late.', params: {} })
    await expect(done).rejects.toThrow(CommandRefused)
    await expect(done).rejects.toThrow('Too late.')
  })

  it('reconnects after a loss and resends unacknowledged commands with their keys', async () => {
    last().greet()
    const done = connection.send({ type: 'undo', seat: 0 })
    const first = last().sent[1]
    last().onclose?.({ code: 1006 })
    expect(links).toEqual(['open', 'lost'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(FakeSocket.all).toHaveLength(2)
    last().greet()
    expect(last().sent[1]).toEqual(first)
    last().serverSends({ type: 'done', key: first.key })
    await expect(done).resolves.toBeUndefined()
  })

  it('keeps commands while there is no connection', () => {
    void connection.send({ type: 'undo', seat: 0 })
    expect(last().sent).toEqual([])
    last().greet()
    expect(last().sent.map((one) => one.type)).toEqual(['hello', 'undo'])
  })

  it('waits longer after each failed attempt', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      last().onclose?.({ code: 1006 })
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(FakeSocket.all).toHaveLength(5)
    last().onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(500)
    expect(FakeSocket.all).toHaveLength(5)
  })

  it('reconnects at once when the network is back', () => {
    last().greet()
    dispatchEvent(new Event('offline'))
    expect(links).toEqual(['open', 'lost'])
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('gives up when there is no such table', async () => {
    last().onopen?.()
    last().onclose?.({ code: 4404 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links).toEqual(['missing'])
    expect(FakeSocket.all).toHaveLength(1)
  })

  it.each([
    [4401, 'unknown'],
    [4403, 'foreign'],
  ])('gives up after code %i: %s', async (code, link) => {
    last().onopen?.()
    last().onclose?.({ code })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(links).toEqual([link])
    expect(FakeSocket.all).toHaveLength(1)
  })

  // A late or malformed hello, a failing server, a restart, an outage: the token is not to blame.
  it.each([4400, 4408, 1011, 1012, 1013])('tries again after code %i', async (code) => {
    last().onopen?.()
    last().onclose?.({ code })
    expect(links).toEqual(['lost'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(FakeSocket.all).toHaveLength(2)
    last().greet()
    expect(last().sent[0]).toMatchObject({ type: 'hello', token: 'abc' })
    expect(links).toEqual(['lost', 'open'])
  })

  it('considers a connection dead that does not answer', async () => {
    last().greet()
    void connection.send({ type: 'undo', seat: 0 })
    await vi.advanceTimersByTimeAsync(8000)
    expect(FakeSocket.all).toHaveLength(2)
  })
})
