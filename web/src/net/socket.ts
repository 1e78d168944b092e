/** The connection to a table: sends hello, reconnects after a loss, and resends commands that were
 * not acknowledged. docs/protocol.md */
import type { Messages } from '../generated/messages'
import { transport, type Wire } from './transport'

export type Message = Messages['answer'] // from the server
export type Command = Messages['command']
type Without<C> = C extends unknown ? Omit<C, 'key'> : never
export type NewCommand = Without<Command> // a command that has no key yet

export type Link = 'connecting' | 'open' | 'lost' | 'missing' | 'unknown' | 'foreign' | 'shut out'
export type Refused = Extract<Message, { type: 'refused' }>
export type Update = Extract<Message, { type: 'update' }>

export interface Listener {
  hello(): { token: string | null; lang: string }
  update(update: Update): void
  link(link: Link): void
}

export class CommandRefused extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message)
  }
}

interface Waiting {
  command: Command
  done(): void
  refused(error: Error): void
}

// Why the server turned this client away, where trying again would not help. After every other code
// the connection counts as lost: the same hello may succeed later.
const FOR_GOOD: Record<number, Link> = {
  4401: 'unknown',
  4403: 'foreign',
  4404: 'missing',
  4423: 'shut out',
}
const CONNECTING = 0 // of WebSocket.readyState
const FIRST_WAIT = 300 // milliseconds; doubles with each attempt
const LONGEST_WAIT = 8_000
const RESTARTING = 1012 // close code: the server stops, or is started again
const SPREAD = 2_000
const ANSWER_WITHIN = 7_000 // else the connection is considered dead

export class Connection {
  private socket: Wire | null = null
  private greeted = false // the first update has come
  private attempts = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private readonly waiting = new Map<string, Waiting>()

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake)
    if (!transport().local) addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  /** Send a command; settles when the server has stored or refused it, however long that takes. */
  send(body: NewCommand): Promise<void> {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    const command = { ...body, key } as Command
    return new Promise((done, refused) => {
      this.waiting.set(key, { command, done, refused })
      if (this.greeted) this.transmit(command)
    })
  }

  /** Reconnect, for instance because the language has changed. */
  restart(): void {
    if (this.socket?.readyState === CONNECTING) return // its hello is still to come
    this.attempts = 0
    this.drop()
    this.connect()
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.wake)
    this.drop()
    clearTimeout(this.retry)
  }

  private connect(): void {
    clearTimeout(this.retry)
    if (this.ended || this.socket) return
    const socket = transport().open(this.url)
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.listener.hello() }))
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as Message)
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code)
    }
  }

  private receive(message: Message): void {
    if (message.type === 'update') {
      this.listener.update(message)
      if (!this.greeted) this.resume()
      return
    }
    const waiting = message.key === null ? undefined : this.waiting.get(message.key)
    if (!waiting || message.key === null) return
    this.waiting.delete(message.key)
    if (this.waiting.size === 0) clearTimeout(this.watch)
    if (message.type === 'done') waiting.done()
    else waiting.refused(new CommandRefused(message))
  }

  private resume(): void {
    this.greeted = true
    this.attempts = 0
    this.listener.link('open')
    for (const { command } of this.waiting.values()) this.transmit(command)
  }

  private transmit(command: Command): void {
    this.socket?.send(JSON.stringify(command))
    clearTimeout(this.watch)
    this.watch = setTimeout(() => this.restart(), ANSWER_WITHIN)
  }

  private lost(code: number): void {
    this.socket = null
    this.greeted = false
    clearTimeout(this.watch)
    if (this.ended) return
    const final = FOR_GOOD[code]
    this.listener.link(final ?? 'lost')
    if (final) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++)
    // After a restart all clients come at once, unless each waits for a moment of its own.
    const spread = code === RESTARTING ? Math.random() * SPREAD : 0
    this.retry = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()) + spread)
  }

  /** Close this socket without waiting for the network to notice. */
  private readonly drop = (): void => {
    const socket = this.socket
    if (!socket) return
    socket.onclose = socket.onmessage = socket.onopen = null
    socket.close()
    this.lost(1006)
  }

  /** The page is visible or the network is back: reconnect at once. */
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible' && !this.socket) {
      this.attempts = 0
      this.connect()
    }
  }
}
