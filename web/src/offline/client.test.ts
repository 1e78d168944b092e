// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { offlineTransport } from './client'
import { secondsOf, shareOf, status } from './status.svelte'

/** A worker that notes the messages that it gets. */
class Noted {
  static last: Noted
  messages: unknown[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Noted.last = this
  }
  postMessage(message: unknown): void {
    this.messages.push(typeof message === 'string' ? JSON.parse(message) : message)
  }
  says(data: unknown): void {
    this.onmessage!({ data })
  }
}

function begun() {
  vi.stubGlobal('Worker', Noted)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ games: [{ name: 'kadora' }] })))
  const transport = offlineTransport()
  return { transport, worker: Noted.last }
}

afterEach(() => vi.unstubAllGlobals())

test('the games are known before Python is', async () => {
  const { transport } = begun()
  expect(await (await transport.fetch('/api/games', {})).json()).toEqual([{ name: 'kadora' }])
})

test('a request goes to the worker, and its answer comes back', async () => {
  const { transport, worker } = begun()
  const headers = { 'Accept-Language': 'nl', Authorization: 'Bearer me' }
  const asked = transport.fetch('/api/tables/a%20b?step=1&step=2', { headers })
  await Promise.resolve()
  const request = worker.messages.at(-1) as { id: number }
  expect(request).toMatchObject({ type: 'request', path: '/api/tables/a b', lang: 'nl', token: 'me' })
  expect(request).toMatchObject({ method: 'GET', query: { step: ['1', '2'] }, body: null })
  worker.says({ type: 'answer', id: request.id, status: 404, body: '{"code": "no-such-table"}' })
  const answer = await asked
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ code: 'no-such-table' })
})

test('a link opens, carries messages, and ends with a code', async () => {
  const { transport, worker } = begun()
  const link = transport.open('ws://anywhere/ws/tables/t1')
  const seen: string[] = []
  link.onopen = () => link.send('hello')
  link.onmessage = ({ data }) => seen.push(String(data))
  link.onclose = ({ code }) => seen.push(String(code))
  await Promise.resolve()
  const [opened, said] = worker.messages.slice(-2) as { link: number }[]
  expect(opened).toMatchObject({ type: 'open', table: 't1' })
  expect(said).toEqual({ type: 'say', link: opened.link, text: 'hello' })
  worker.says({ type: 'told', link: opened.link, text: 'update' })
  worker.says({ type: 'closed', link: opened.link, code: 4404, reason: 'no-such-table' })
  expect(seen).toEqual(['update', '4404'])
})

test('a closed link lets the worker know once, and hears nothing any more', () => {
  const { transport, worker } = begun()
  const link = transport.open('ws://anywhere/ws/tables/t1')
  const heard = vi.fn()
  link.onmessage = heard
  link.close()
  link.close()
  expect(worker.messages.filter((one) => (one as { type?: string }).type === 'close')).toHaveLength(1)
  const [{ link: number }] = worker.messages.slice(-1) as { link: number }[]
  worker.says({ type: 'told', link: number, text: 'late' })
  expect(heard).not.toHaveBeenCalled()
})

test('how long a bot will think is known by table', () => {
  const { worker } = begun()
  worker.says({ type: 'thinks', table: 't1', seconds: 3.2 })
  worker.says({ type: 'thinks', table: 't2', seconds: 0.4 })
  expect([secondsOf('t1'), secondsOf('t2'), secondsOf('t3')]).toEqual([3, 0, 0])
  worker.says({ type: 'thinks', table: 't1', seconds: 3.2, share: 0.25 })
  expect([secondsOf('t1'), shareOf('t1'), shareOf('t2')]).toEqual([3, 0.25, 0])
})

test('without Python requests fail, as they do without a server', async () => {
  const { transport, worker } = begun()
  const asked = transport.fetch('/api/me', { headers: {} })
  worker.says({ status: 'failed', reason: 'no memory' })
  await expect(asked).rejects.toThrow('failed')
  await expect(transport.fetch('/api/me', { headers: {} })).rejects.toThrow('failed')
  expect(status().status).toBe('failed')
})
