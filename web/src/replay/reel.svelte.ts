/** A finished game as a film: where it stands, through whose eyes, and its movement. */
import type { BoardModule, EventStep, GameEvent, View } from '../boards/contract'
import type { Replay } from '../generated/http'
import { ask } from '../net/http'
import { Pacing } from '../net/pacing.svelte'
import { boardSettings } from '../shell/settings.svelte'

/** A seat, or null: all cards open. */
export type Eyes = number | null

export interface Film {
  steps: number
  views: View[]
  events: GameEvent[]
  told: number[] // events told after each step
}

const PACE = 500 // milliseconds an event is shown when the board says nothing
const BREATH = 450 // ... between two steps, so that one can follow
const GLANCE = 900 // ... for a whole step when nothing moves

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export async function load(table: string, eyes: Eyes): Promise<Film> {
  const path = { table_id: table }
  const told: Replay = await ask('GET /api/tables/{table_id}/replay', { path, query: { seat: eyes } })
  return { ...told, views: told.views as View[], events: told.events as GameEvent[] }
}

export class Reel {
  at = $state(0) // steps made
  eyes = $state<Eyes>(null)
  playing = $state(false)
  film: Film = $state.raw()!
  readonly pacing: Pacing
  onShown: (step: EventStep) => void = () => {}

  private readonly films = new Map<Eyes, Film>()
  private run = 0 // tells one "play" from the next

  constructor(
    private readonly table: string,
    board: BoardModule,
    open: Film,
  ) {
    this.films.set(null, open)
    this.film = open
    this.pacing = new Pacing({
      duration: (event) => {
        const { speed } = boardSettings()
        return speed === Infinity ? 0 : (board.pace?.(event) ?? PACE) / speed
      },
      shown: (step) => this.onShown(step),
      ready: () => null,
    })
    this.show()
  }

  get steps(): number {
    return this.film.steps
  }

  /** The line of the log that is told now. */
  get line(): number {
    return this.pacing.step?.number ?? this.film.told[this.at] - 1
  }

  /** The step after which an event had been told. */
  stepOf(event: number): number {
    return Math.max(0, this.film.told.findIndex((told) => told > event))
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes
    const film = this.films.get(eyes) ?? (await load(this.table, eyes))
    this.films.set(eyes, film)
    if (this.eyes !== eyes) return // somebody else's by now
    this.film = film
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
    const from = this.film.told[this.at]
    this.at += 1
    const events = this.film.events.slice(from, this.film.told[this.at])
    this.pacing.add({ view: this.film.views[this.at], events, from })
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
    this.pacing.add({ view: this.film.views[this.at], events: [], from: this.film.told[this.at] })
  }
}
