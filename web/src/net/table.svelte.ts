/** A table as this client knows it: what the server told, and what of it is shown by now. */
import type { BoardModule, Choice, EventStep, GameEvent, Move, View } from '../boards/contract'
import type { Explanation, Summary } from '../generated/http'
import type { ChatLine } from '../generated/messages'
import { boardSettings, settings } from '../shell/settings.svelte'
import { language } from '../text/text.svelte'
import { ask } from './http'
import { become, identity, me } from './me.svelte'
import { Pacing } from './pacing.svelte'
import { Connection, type Link, type Order, type Update } from './socket'

type Told = Required<Omit<Update, 'table' | 'view' | 'choices' | 'events' | 'chat'>>
export type Known = Told & { table: Summary; view: View | null; choices: Choice[] }
export type { ChatLine }
export type Seat = Summary['seats'][number]

const PACE = 500 // milliseconds an event is shown when the board says nothing

export class TableStore {
  link = $state<Link>('connecting')
  known = $state.raw<Known | null>(null) // the newest, merged
  at = $state(0) // when it came, for the clocks
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  chosen = $state<number | null>(null)
  sending = $state(false)
  hint = $state.raw<Choice | null>(null)
  handover = $state<number | null>(null) // the seat that has to take the device
  pacing: Pacing

  onShown: (step: EventStep) => void = () => {}
  board: BoardModule | null = null

  private connection: Connection
  private eyes: number | null = null // who holds a shared device
  private accepted: (() => void) | null = null
  private helloed = 0

  constructor(readonly id: string) {
    this.pacing = new Pacing({
      duration: (event) => {
        const { speed } = boardSettings()
        return speed === Infinity ? 0 : (this.board?.pace?.(event) ?? PACE) / speed
      },
      shown: (step) => this.onShown(step),
      ready: (view) => this.pass(view),
    })
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.connection = new Connection(`${scheme}://${location.host}/ws/tables/${id}`, {
      hello: () => ({ token: me()?.token ?? null, lang: language() }),
      update: (update) => this.take(update),
      link: (link) => this.changed(link),
    })
  }

  close(): void {
    this.connection.close()
  }

  restart(): void {
    this.connection.restart()
  }

  /** The legal moves, once everything before them has been seen. */
  get choices(): Choice[] {
    const { known, pacing } = this
    if (!known || pacing.busy || this.sending || this.handover !== null) return []
    return known.choices
  }

  // -- what the reader does ----------------------------------------------------------------------

  order(order: Order): Promise<void> {
    return this.connection.send(order)
  }

  async move(move: Move): Promise<void> {
    this.sending = true
    this.chosen = null
    this.hint = null
    try {
      await this.order({ type: 'move', ply: this.known!.ply, move })
    } finally {
      this.sending = false
    }
  }

  async askHint(): Promise<void> {
    const answer = await ask('POST /api/tables/{table_id}/hint', {
      path: { table_id: this.id },
      token: me()?.token,
    })
    if (answer.ply !== this.known?.ply) return // the game has gone on
    const wanted = JSON.stringify(answer.move)
    this.hint = this.choices.find((choice) => JSON.stringify(choice.move) === wanted) ?? null
  }

  /** Why the server would refuse a move now. */
  async explain(move: Move): Promise<Explanation> {
    return await ask('POST /api/tables/{table_id}/explain', {
      path: { table_id: this.id },
      body: { ply: this.known!.ply, move },
      token: me()?.token,
    })
  }

  /** The next player holds the device now. */
  accept(): void {
    this.eyes = this.handover
    this.handover = null
    this.accepted?.()
  }

  // -- what the server says ----------------------------------------------------------------------

  private changed(link: Link): void {
    if (link === 'unknown' && me() && this.helloed++ < 2) {
      // The server does not know this person (any more): come as a new guest of that name.
      const name = me()!.name
      become(null)
      void identity(name).then(() => this.connection.restart())
      return
    }
    this.link = link
    if (link !== 'open') this.chosen = null
  }

  private take(update: Update): void {
    const { events, events_from = 0, chat, chat_from = 0, ...rest } = update
    const old = this.known
    const known = { ...old, ...rest } as Known
    known.table = { ...old?.table, ...rest.table } as Known['table']
    if (rest.view !== undefined) {
      known.view = rest.view === null ? null : ({ ...old?.view, ...rest.view } as View)
    }
    const first = this.pacing.view === null
    if (known.ply !== old?.ply) {
      this.chosen = null
      this.hint = null
    }
    this.known = known
    this.at = performance.now()
    if (chat) this.chat = [...this.chat.slice(0, chat_from), ...chat]
    if (known.view && (rest.view || events)) {
      this.tell(known.view, (events ?? []) as GameEvent[], events ? events_from : -1, first)
    }
  }

  /** New events are shown one by one; a log that was told anew (after an undo, or through other
   * eyes) is shown as far as it differs. */
  private tell(view: View, events: GameEvent[], from: number, first: boolean): void {
    if (from < 0) {
      this.pacing.add({ view, events: [], from: this.events.length })
      return
    }
    const before = this.events
    this.events = [...before.slice(0, from), ...events]
    const went_on = this.events.length >= before.length
    const start = first || !went_on ? this.events.length : Math.max(from, before.length)
    if (start === this.events.length) this.pacing.told = Math.min(start, this.events.length)
    this.pacing.add({ view, events: this.events.slice(start), from: start })
  }

  /** On a shared device the view changes hands; nobody sees another's before the device does. */
  private pass(view: View): Promise<void> | null {
    const own = this.known?.yours.length ?? 0
    if (own < 2 || view.to_move < 0 || view.seat === null || !settings.cover) {
      this.eyes = view.seat
      return null
    }
    if (this.eyes === view.seat) return null
    this.handover = view.seat
    return new Promise((resolve) => (this.accepted = resolve))
  }
}
