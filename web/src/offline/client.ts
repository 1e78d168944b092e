/** The page's side of the host in this browser: requests and links over messages to its worker. */
import type { Transport, Wire } from '../net/transport'
import type { FromHost } from './protocol'
import { manifest, root } from './manifest'
import { toast } from '../shell/toasts.svelte'
import { t } from '../text/text.svelte'
import { expect, show } from './status.svelte'

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

/** A link to a table, in the form of a WebSocket. */
class Link implements Wire {
  readyState = CONNECTING
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  constructor(
    private readonly post: (message: object) => void,
    private readonly number: number,
    table: string,
    private readonly gone: () => void,
  ) {
    post({ type: 'open', link: number, table })
    queueMicrotask(() => {
      if (this.readyState !== CONNECTING) return
      this.readyState = OPEN
      this.onopen?.(new Event('open'))
    })
  }

  send(text: string): void {
    this.post({ type: 'say', link: this.number, text })
  }

  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.post({ type: 'close', link: this.number })
    this.gone()
  }

  ended(code: number, reason: string): void {
    this.readyState = CLOSED
    this.onclose?.(new CloseEvent('close', { code, reason }))
  }
}

/** Start the host of the folder that this page is in. */
export function offlineTransport(): Transport {
  manifest().catch(() => {}) // the worker says so
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' })
  const post = (message: object): void => worker.postMessage(JSON.stringify(message))
  const links = new Map<number, Link>()
  const answers = new Map<number, { resolve(answer: Response): void; reject(error: Error): void }>()
  let broken = false
  let last = 0

  worker.postMessage({ begin: root })
  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if ('type' in data && data.type === 'thinking-again') toast(t('thinking-again'))
    else if ('type' in data && data.type === 'thinks') expect(data.table, data.seconds, data.share ?? 0)
    else if ('status' in data && !('id' in data)) {
      show(data)
      if (data.status === 'failed') fail()
    } else if (data.type === 'told') {
      links.get(data.link)?.onmessage?.(new MessageEvent('message', { data: data.text }))
    } else if (data.type === 'closed') {
      const link = links.get(data.link)
      links.delete(data.link)
      link?.ended(data.code, data.reason)
    } else {
      answers.get(data.id)?.resolve(new Response(data.body, { status: data.status }))
      answers.delete(data.id)
    }
  }

  /** Python could not be loaded: requests fail as they do without a server. */
  function fail(): void {
    broken = true
    for (const { reject } of answers.values()) reject(new Error('failed'))
    answers.clear()
  }

  return {
    local: true,
    async fetch(path, { method = 'GET', headers, body }) {
      if (method === 'GET' && path === '/api/games') return Response.json((await manifest()).games)
      if (path === '/api/tables' && method === 'POST') void navigator.storage?.persist?.()
      if (broken) throw new Error('failed')
      const given = headers as Record<string, string>
      const url = new URL(path, 'http://offline')
      const query: Record<string, string[]> = {}
      for (const name of url.searchParams.keys()) query[name] = url.searchParams.getAll(name)
      const id = ++last
      post({
        type: 'request',
        id,
        method,
        path: decodeURIComponent(url.pathname),
        query,
        lang: given['Accept-Language'] ?? 'en',
        token: given.Authorization?.replace(/^Bearer /, '') ?? null,
        body: body ?? null,
      })
      return new Promise((resolve, reject) => answers.set(id, { resolve, reject }))
    },
    open(url) {
      const number = ++last
      const table = decodeURIComponent(url.split('/').at(-1)!)
      const link = new Link(post, number, table, () => links.delete(number))
      links.set(number, link)
      return link
    },
  }
}
