/** A table as this client knows it: what the server has sent, and how much of it is shown. */
import type { BoardModule, Choice, EventStep, GameEvent, Move, View } from '../boards/contract'
import type { Explanation, Hint, Summary } from '../generated/http'
import type { ChatLine, Notice } from '../generated/messages'
import { boardSettings, settings } from '../shell/settings.svelte'
import { language } from '../text/text.svelte'
import { ask, Refusal } from './http'
import { me, renew, setAside } from './me.svelte'
import { knowsEnd } from './mine.svelte'
import { Pacing } from './pacing.svelte'
import { MOMENT, Round } from './round'
import { Connection, type Link, type NewCommand, type Update } from './socket'

type Sent = Required<Omit<Update, 'table' | 'view' | 'choices' | 'events' | 'chat' | 'notices'>>
export type Known = Sent & { table: Summary; view: View | null; choices: Choice[] }
export type { ChatLine, Notice }
export type Seat = Summary['seats'][number]

/** A decision of this client. */
interface Made {
  move: Move
  at: number // how many events there were before it
  view: View | null // the view in which it was made
}

const PACE = 500 // milliseconds an event is shown unless the board says otherwise
const OWN = 200 // for all that follows from an own decision, when the next one is to be made
const UNHURRIED = 3600 // seconds of time left in which some are no matter

export class TableStore {
  link = $state<Link>('connecting')
  known = $state.raw<Known | null>(null) // the newest, merged
  at = $state(0) // when it arrived, for the clocks
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  notices = $state.raw<Notice[]>([]) // what happened besides the game
  missed = $state<number | null>(null) // the first event since the player's last turn, on opening a table
  withheld = $state(false) // the result waits for the moves that led to it
  chosen = $state<number | null>(null)
  proposed = $state<number | null>(null) // what lies on the board for now
  sending = $state(false)
  hint = $state.raw<Choice | null>(null)
  why = $state.raw<NonNullable<Hint['why']>>([]) // what speaks for it
  handover = $state<number | null>(null) // the seat that has to take the device
  stranger = $state<string | null>(null) // the name whose token the server does not accept
  pacing: Pacing

  onShown: (step: EventStep) => void = () => {}
  onNotice: (notice: Notice) => void = () => {}
  board: BoardModule | null = null

  private made = $state.raw<Made[]>([]) // own decisions that stand
  private undone = $state.raw<Made[]>([]) // own decisions that were taken back, the latest last
  private connection: Connection
  private readonly round = new Round()
  private token: string | null = null // of the last hello
  private holder: number | null = null // the seat that holds a shared device
  private accepted: (() => void) | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    this.pacing = new Pacing({
      duration: (event, view) => {
        const { speed } = boardSettings()
        if (speed === Infinity) return 0
        return this.round.allow((this.board?.pace?.(event, view) ?? PACE) / speed, speed)
      },
      most: (events) => {
        if (!this.isOwn(events)) return Infinity
        this.round.begin() // the others have used nothing of their time
        return OWN
      },
      shown: (step) => this.onShown(step),
      ready: (view) => this.pass(view),
    })
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.connection = new Connection(`${scheme}://${location.host}/ws/tables/${id}`, {
      hello: () => ({ token: (this.token = me()?.token ?? null), lang: language() }),
      update: (update) => this.receive(update),
      link: (link) => this.changed(link),
    })
    document.addEventListener('visibilitychange', this.tellLooking)
  }

  close(): void {
    clearTimeout(this.timer)
    document.removeEventListener('visibilitychange', this.tellLooking)
    this.connection.close()
  }

  /** People who look get no notifications. A page that is open and hidden does not look. */
  private tellLooking = (): void => {
    this.send({ type: 'look', looking: !document.hidden }).catch(() => {}) // an older server
  }

  restart(): void {
    this.connection.restart()
  }

  /** The game is over, and everything up to its end has been shown. */
  get ended(): boolean {
    return this.known?.table.status === 'over' && !this.pacing.busy && !this.withheld
  }

  /** The legal moves, once everything before them has been seen. */
  get choices(): Choice[] {
    const { known, pacing } = this
    if (!known || pacing.busy || this.sending || this.handover !== null) return []
    return known.choices
  }

  // -- commands and questions ----------------------------------------------------------------------

  send(command: NewCommand): Promise<void> {
    return this.connection.send(command)
  }

  async move(move: Move): Promise<void> {
    this.undone = []
    await this.decide(move)
  }

  /** The latest decision of this client, which Undo takes back. */
  get latest(): Made | null {
    return this.made.at(-1) ?? null
  }

  /** What was taken back and can be done again as it was; null: nothing. */
  get redoable(): Move | null {
    const last = this.undone.at(-1)
    const wanted = last && JSON.stringify(last.move)
    return this.choices.find((choice) => JSON.stringify(choice.move) === wanted)?.move ?? null
  }

  async redo(): Promise<void> {
    const move = this.redoable
    if (!move) return
    this.undone = this.undone.slice(0, -1)
    await this.decide(move)
  }

  private async decide(move: Move): Promise<void> {
    this.made = [...this.made, { move, at: this.events.length, view: this.pacing.view }]
    this.pacing.beginRound()
    this.sending = true
    this.round.begin()
    this.chosen = this.proposed = null
    this.hint = null
    try {
      await this.send({ type: 'move', ply: this.known!.ply, move })
    } finally {
      this.sending = false
    }
  }

  async askHint(): Promise<void> {
    const answer = await ask('POST /api/tables/{table_id}/hint', {
      path: { table_id: this.id },
      token: me()?.token,
    }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'stale') return null // the game has continued
      throw error
    })
    if (!answer || answer.ply !== this.known?.ply) return
    const wanted = JSON.stringify(answer.move)
    this.hint = this.choices.find((choice) => JSON.stringify(choice.move) === wanted) ?? null
    this.why = answer.why ?? []
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
    this.holder = this.handover
    this.handover = null
    this.accepted?.()
  }

  // -- updates from the server ----------------------------------------------------------------------

  private changed(link: Link): void {
    if (link === 'unknown') {
      void this.unknown()
      return
    }
    if (link === 'open') {
      void renew()
      if (document.hidden) this.tellLooking()
    }
    this.link = link
    if (link !== 'open') this.chosen = null
  }

  /** The token is invalid: watch as nobody, or as who another tab has become. */
  private async unknown(): Promise<void> {
    const name = me()?.name ?? null
    const token = this.token ?? me()?.token
    this.link = 'connecting'
    if (token) await setAside(token)
    this.stranger = me() ? null : name
    this.connection.restart()
  }

  private receive(update: Update): void {
    const { events, events_from = 0, chat, chat_from = 0, ...more } = update
    const { notices, notices_from = 0, ...rest } = more
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
    this.keepTime()
    if (chat) this.chat = [...this.chat.slice(0, chat_from), ...chat]
    if (notices) this.addNotices(notices, notices_from, old !== null)
    if (known.view && (rest.view || events)) {
      this.addEvents(known.view, (events ?? []) as GameEvent[], events ? events_from : -1, first)
    }
  }

  /** When the reader's own time falls, everything has been shown: at a slow pace, or after a long
   * absence, the rest is shown at once. */
  private keepTime(): void {
    clearTimeout(this.timer)
    const { table, clocks, yours, allowed } = this.known!
    const left = clocks?.[table.to_move] ?? null
    const own = yours.includes(table.to_move) && table.seats[table.to_move]?.bot === null
    if (!own || left === null || left > UNHURRIED) return
    const end = () => this.pacing.busy && this.pacing.skip()
    this.timer = setTimeout(end, Math.max(OWN, 1000 * (allowed ?? 0)))
  }

  /** After an undo all notices come again, at other places in the log: only new ones are news. */
  private addNotices(notices: Notice[], from: number, live: boolean): void {
    const before = this.notices.length
    this.notices = [...this.notices.slice(0, from), ...notices]
    if (live) for (const notice of this.notices.slice(before)) this.onNotice(notice)
  }

  /** New events are shown one by one. Of a log that was sent again (after an undo, or for another
   * viewer) only what is new is shown. */
  private addEvents(view: View, events: GameEvent[], from: number, first: boolean): void {
    if (from < 0) {
      this.pacing.add({ view, events: [], from: this.events.length })
      return
    }
    const before = this.events
    this.events = [...before.slice(0, from), ...events]
    const grew = this.events.length >= before.length
    if (!grew) this.takeBack()
    const start = first || !grew ? this.events.length : Math.max(from, before.length)
    if (first) this.recall()
    if (start === this.events.length) this.pacing.shown = Math.min(start, this.events.length)
    this.pacing.add({ view, events: this.events.slice(start), from: start })
  }

  /** On opening a table: what to show once more: nothing, if the end was seen before. */
  private recall(): void {
    const over = this.known?.table.status === 'over'
    this.missed = over && knowsEnd(this.id) ? null : this.sinceOwnTurn()
    this.withheld = over && this.missed !== null
  }

  /** The log has become shorter. */
  private takeBack(): void {
    const back = this.made.filter((one) => one.at >= this.events.length)
    this.made = this.made.filter((one) => one.at < this.events.length)
    this.undone = [...this.undone, ...back.reverse()]
    this.pacing.beginRound()
  }

  /** The first decision of others after the player's last one; null if there was none yet, or none since.
   * Consequences of the player's decision that belong to nobody do not count as decisions of others. */
  sinceOwnTurn(): number | null {
    const yours = this.known?.yours ?? []
    const own = (one: GameEvent) => this.isDecision(one) && yours.includes(one.seat as number)
    const others = (one: GameEvent) => this.isDecision(one) && typeof one.seat === 'number'
    const last = this.events.findLastIndex(own)
    const from = last < 0 ? -1 : this.events.findIndex((one, n) => n > last && others(one))
    return from < 0 ? null : from
  }

  /** Whether the reader has done all of this and goes on. Pieces may still be on their way then. A
   * moment of its own, such as a wave that breaks, is looked at. */
  private isOwn(events: GameEvent[]): boolean {
    const { choices, yours, view } = this.known!
    const moment = (one: GameEvent) => view !== null && (this.board?.pace?.(one, view) ?? 0) >= MOMENT
    const others = (one: GameEvent) => typeof one.seat === 'number' && !yours.includes(one.seat)
    return choices.length > 0 && !events.some((one) => others(one) || moment(one))
  }

  /** Whether an event is a decision of its seat, and nothing that happened to it. */
  isDecision(event: GameEvent): boolean {
    return event.event !== 'turn' && (this.board?.decided?.(event) ?? true)
  }

  /** On a shared device a player's view is shown only after the device has changed hands. */
  private pass(view: View): Promise<void> | null {
    const own = this.known?.yours.length ?? 0
    if (own < 2 || view.to_move < 0 || view.seat === null || !settings.cover) {
      this.holder = view.seat
      return null
    }
    if (this.holder === view.seat) return null
    this.handover = view.seat
    return new Promise((resolve) => (this.accepted = resolve))
  }
}
