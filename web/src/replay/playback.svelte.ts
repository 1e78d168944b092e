/** Plays a finished game back: its position, whose view is shown, and the animation. */
import type { BoardModule, EventStep } from '../boards/contract'
import { Pacing } from '../net/pacing.svelte'
import { boardSettings } from '../shell/settings.svelte'
import { load, type ReplayData, type Viewer } from './load'

export type { ReplayData, Viewer }

const PACE = 500 // milliseconds an event is shown unless the board says otherwise
const BREATH = 450 // ... of rest between two steps
const GLANCE = 900 // ... for a whole step when nothing moves

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export const turnStarts = ({ views, steps }: ReplayData): number[] =>
  views.flatMap(({ turn }, step) => (step < steps && turn !== views[step - 1]?.turn ? [step] : []))

export class Playback {
  at = $state(0) // steps made
  viewer = $state<Viewer>(null)
  playing = $state(false)
  data: ReplayData = $state.raw()!
  readonly pacing: Pacing
  onShown: (step: EventStep) => void = () => {}

  private readonly loaded = new Map<Viewer, ReplayData>()
  private run = 0 // number of the current run of play()

  constructor(
    private readonly table: string,
    board: BoardModule,
    open: ReplayData,
  ) {
    this.loaded.set(null, open)
    this.data = open
    this.pacing = new Pacing({
      duration: (event, view) => {
        const { speed } = boardSettings()
        return speed === Infinity ? 0 : (board.pace?.(event, view) ?? PACE) / speed
      },
      shown: (step) => this.onShown(step),
      ready: () => null,
    })
    this.show()
  }

  get steps(): number {
    return this.data.steps
  }

  /** The decisions with which turns begin. */
  get turns(): number[] {
    return turnStarts(this.data)
  }

  /** To the beginning of this turn or, from there, of the one before. */
  turnBack(): void {
    this.jump(this.turns.findLast((step) => step < this.at) ?? 0)
  }

  turnForward(): void {
    this.jump(this.turns.find((step) => step > this.at) ?? this.steps)
  }

  /** The line of the log that is being shown. */
  get line(): number {
    return this.pacing.step?.number ?? this.data.told[this.at] - 1
  }

  /** The step after which an event is in the log. */
  stepOf(event: number): number {
    return Math.max(0, this.data.told.findIndex((count) => count > event))
  }

  async showAs(viewer: Viewer): Promise<void> {
    this.viewer = viewer
    const data = this.loaded.get(viewer) ?? (await load(this.table, viewer))
    this.loaded.set(viewer, data)
    if (this.viewer !== viewer) return // changed again meanwhile
    this.data = data
    this.show()
  }

  jump(step: number): void {
    this.pause()
    this.at = Math.min(Math.max(0, step), this.steps)
    this.show()
  }

  /** One step on, event by event. */
  async forward(): Promise<void> {
    if (this.at === this.steps) return
    if (this.pacing.busy) {
      this.pacing.skip()
      await this.pacing.done
    }
    const from = this.data.told[this.at]
    this.at += 1
    const events = this.data.events.slice(from, this.data.told[this.at])
    this.pacing.add({ view: this.data.views[this.at], events, from })
    await this.pacing.done
  }

  async play(): Promise<void> {
    if (this.at === this.steps) this.jump(0)
    const run = ++this.run
    this.playing = true
    while (this.run === run && this.at < this.steps) {
      const { speed } = boardSettings()
      await this.forward()
      await sleep(speed === Infinity ? GLANCE : BREATH / speed)
    }
    if (this.run === run) this.playing = false
  }

  pause(): void {
    this.run++
    this.playing = false
  }

  private show(): void {
    if (this.pacing.busy) this.pacing.skip()
    this.pacing.add({ view: this.data.views[this.at], events: [], from: this.data.told[this.at] })
  }
}
