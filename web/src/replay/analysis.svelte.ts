/** The evaluation of a finished game by a strong bot, fetched in portions. */
import type { Judgement } from '../generated/http'
import { ask } from '../net/http'
import { me } from '../net/me.svelte'
import { patiently } from '../net/patiently'
import { doubtful, slip, swings, turning, type Slip, type Turning, type Verdict } from './turningPoints'

const PORTIONS = [4, 20] // positions asked for at once, at least and at most ...
const SOON = 900 // ... so that something new shows after about this many milliseconds
const THOUGHT = 1000 // iterations for every position ...
const CLOSER = 4000 // ... and for those that are looked at again

export class Analysis {
  judged = $state.raw<Judgement[]>([])
  turning = $state.raw<Turning[]>([])
  done = $state(false)
  failed = $state<unknown>(null)
  progress = $derived.by(() => this.judged.length / this.steps)

  private running = false
  private portion = PORTIONS[0]
  private stopped = false

  constructor(
    private readonly table: string,
    private readonly steps: number,
    private readonly end: number[], // the shares of the win at the end
  ) {}

  /** The chances at a position; undefined until it has been evaluated. */
  chances(step: number): number[] | undefined {
    return step === this.steps ? this.end : this.judged[step]?.win
  }

  at(step: number): Turning | undefined {
    return this.turning.find((one) => one.step === step)
  }

  stop(): void {
    this.stopped = true
  }

  /** Start, or continue where it was interrupted. */
  async run(): Promise<void> {
    if (this.running || this.done) return
    this.running = true
    this.failed = null
    if (this.recall()) return
    try {
      while (this.judged.length < this.steps && !this.stopped) await this.more()
      if (!this.stopped) await this.showAs()
    } catch (error) {
      this.failed = error
    }
    this.running = false
  }

  private async more(): Promise<void> {
    const query = { first: this.judged.length, count: this.portion, iterations: THOUGHT }
    const path = { table_id: this.table }
    const began = performance.now()
    const more = await patiently(() =>
      ask('GET /api/tables/{table_id}/analysis', { path, query, token: me()?.token }),
    )
    this.judged = [...this.judged, ...more]
    const [least, most] = PORTIONS
    const fitting = Math.round((this.portion * SOON) / (performance.now() - began))
    this.portion = Math.min(Math.max(least, fitting), most)
  }

  private async showAs(): Promise<void> {
    const slips: Slip[] = []
    const swung = swings(this.judged, this.end)
    this.turning = turning(slips, swung)
    for (const one of doubtful(this.judged, this.end)) {
      const path = { table_id: this.table }
      const query = { step: one.step, iterations: CLOSER }
      const said = await patiently(() =>
        ask('GET /api/tables/{table_id}/evaluate', { path, query, token: me()?.token }),
      )
      if (this.stopped) return
      const found = slip(one, said as unknown as Verdict[], this.judged, this.end)
      if (found) slips.push(found)
      this.turning = turning(slips, swung)
    }
    this.done = true
    this.remember()
  }

  // An evaluated game is not evaluated again when the page is reloaded.

  private get kept(): string {
    return `tidetable.analysis.${this.table}`
  }

  private recall(): boolean {
    const found = sessionStorage.getItem(this.kept)
    if (!found) return false
    const { judged, turning } = JSON.parse(found) as Pick<Analysis, 'judged' | 'turning'>
    this.judged = judged
    this.turning = turning
    return (this.done = true)
  }

  private remember(): void {
    try {
      const { judged, turning } = this
      sessionStorage.setItem(this.kept, JSON.stringify({ judged, turning }))
    } catch {
      // Storage is full: it will be evaluated again.
    }
  }
}
