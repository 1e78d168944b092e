/** Shows events one by one, so that a person can follow. */
import type { EventStep, GameEvent, View } from '../boards/contract'

export interface Batch {
  view: View // after the events
  events: GameEvent[]
  from: number // number of the first of them
}

/** What was shown, to be shown again. */
interface Shown {
  before: View
  view: View
  steps: EventStep[]
}

export interface Pacer {
  /** How long to show an event, in milliseconds; `view` is the one after it. */
  duration(event: GameEvent, view: View): number
  /** How long all of these may take together, in milliseconds. */
  most?(events: GameEvent[]): number
  /** An event is shown now. */
  shown(step: EventStep): void
  /** Before a view is shown: on a shared device the next player may have to take it first. */
  ready(view: View): Promise<void> | null
}

const MOST = 60 // events in a row; after more than that (a long absence) nothing is animated

export class Pacing {
  view = $state.raw<View | null>(null) // what the board shows
  step = $state.raw<EventStep | null>(null)
  steps = $state.raw<EventStep[]>([])
  before = $state.raw<View | null>(null)
  shown = $state(0) // events that have been shown
  busy = $state(false)
  done: Promise<void> = Promise.resolve() // resolves when the queue is empty

  private queue: (Batch | Shown)[] = []
  private round = $state.raw<Shown[]>([]) // since `beginRound`
  private hurry = false
  private wake: (() => void) | null = null

  constructor(private readonly pacer: Pacer) {}

  add(batch: Batch): void {
    this.queue.push(batch)
    if (!this.busy) this.done = this.run()
  }

  /** Show everything that is queued at once. */
  skip(): void {
    this.hurry = true
    this.wake?.()
  }

  /** From now on is kept what `replay` shows again. */
  beginRound(): void {
    this.round = []
  }

  get canReplay(): boolean {
    return !this.busy && this.round.length > 0
  }

  /** Show the round once more. */
  replay(): void {
    if (!this.canReplay) return
    this.queue.push(...this.round)
    this.done = this.run()
  }

  private async run(): Promise<void> {
    this.busy = true
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      if ('before' in batch) {
        await this.show(batch.view, batch.steps, batch.before)
        continue
      }
      const waiting = this.pacer.ready(batch.view)
      if (waiting) await waiting
      await this.show(batch.view, this.stepsOf(batch))
    }
    this.hurry = false
    this.busy = false
  }

  private stepsOf({ events, from, view }: Batch): EventStep[] {
    const times = events.map((event) => this.pacer.duration(event, view))
    const all = times.reduce((sum, time) => sum + time, 0)
    const most = this.pacer.most?.(events) ?? Infinity
    const share = all > most ? most / all : 1
    return events.map((event, n) => ({ event, number: from + n, duration: times[n]! * share }))
  }

  /** `again`: the view before the first step of what has been shown already. */
  private async show(view: View, steps: EventStep[], again: View | null = null): Promise<void> {
    const still = steps.length === 0 || steps.length > MOST || steps.every((one) => !one.duration)
    const before = again ?? this.view
    if (!again && !still && before) this.round = [...this.round, { before, view, steps }]
    this.before = still ? null : before
    this.steps = still ? [] : steps
    this.view = view
    for (const step of steps) {
      const duration = this.hurry || still || document.hidden ? 0 : step.duration
      if (duration) this.step = step
      if (!again) this.shown = step.number + 1
      this.pacer.shown(step)
      if (duration) await this.sleep(duration)
    }
    this.step = this.before = null
    this.steps = []
  }

  private sleep(duration: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, duration)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
