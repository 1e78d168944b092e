/** The evaluation of a finished game by a strong bot, fetched in portions: roughly and by turn first,
 * so that the course of the game shows at once, then every decision, then more closely where the
 * chances changed. */
import type { Judgement } from '../generated/http'
import { ask } from '../net/http'
import { me } from '../net/me.svelte'
import { patiently } from '../net/patiently'
import { accuracies } from './accuracy'
import { doubtful, slip, swings, turning, type Slip, type Turning, type Verdict } from './turningPoints'

const PORTIONS = [4, 20] // positions asked for at once, at least and at most ...
const SOON = 900 // ... so that something new shows after about this many milliseconds
const ROUGH = 200 // iterations for the first look at the turns ...
const THOUGHT = 1000 // ... for every decision, and for those of a long game where it matters ...
export const CLOSER = 4000 // ... and for those that are looked at again
const LONG = 150 // decisions: in a longer game most of them get a rough look only
const MATTERS = 0.08 // a change of chances that is worth more thought
const MOST = 24 // decisions of a long game that get it

export class Analysis {
  judged = $state.raw<Judgement[]>([]) // what is known so far, in the order of the game
  turning = $state.raw<Turning[]>([])
  acquitted = $state.raw<number[]>([]) // steps that seemed to be mistakes until the closer look
  done = $state(false)
  failed = $state<unknown>(null)
  progress = $derived.by(() => this.judged.length / this.steps)

  private running = false
  private portion = PORTIONS[0]
  private stopped = false
  private readonly thought = new Map<number, number>() // step -> iterations

  constructor(
    private readonly table: string,
    private readonly steps: number,
    private readonly end: number[], // the shares of the win at the end
    private readonly turns: number[] = [], // the decisions with which turns begin
  ) {}

  private readonly byStep = $derived.by(() => new Map(this.judged.map((one) => [one.step, one])))

  /** Every decision has been evaluated. */
  readonly whole = $derived.by(() => this.judged.length >= this.steps)

  readonly accuracies = $derived.by(() => accuracies(this.judged, this.turning, this.end, this.acquitted))

  /** The chances at a position; undefined until it has been evaluated. */
  chances(step: number): number[] | undefined {
    return step === this.steps ? this.end : this.byStep.get(step)?.win
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
      const all = Array.from({ length: this.steps }, (_, step) => step)
      await this.look(this.turns, ROUGH)
      await this.look(all, this.steps > LONG ? ROUGH : THOUGHT)
      if (this.steps > LONG) await this.look(this.mattering(), THOUGHT)
      if (!this.stopped) await this.lookAgain()
    } catch (error) {
      this.failed = error
    }
    this.running = false
  }

  /** Evaluate these decisions, unless that has been done with as much thought. */
  private async look(steps: number[], iterations: number): Promise<void> {
    const missing = steps.filter((step) => (this.thought.get(step) ?? 0) < iterations)
    while (missing.length && !this.stopped) {
      const query = { step: missing.splice(0, this.portion), iterations }
      const path = { table_id: this.table }
      const began = performance.now()
      const more = await patiently(() =>
        ask('GET /api/tables/{table_id}/analysis', { path, query, token: me()?.token }),
      )
      if (this.stopped) return // the page is gone, and with it what is derived here
      this.add(more, iterations)
      const [least, most] = PORTIONS
      const fitting = Math.round((more.length * SOON) / (performance.now() - began))
      this.portion = Math.min(Math.max(least, fitting), most)
    }
  }

  private add(more: Judgement[], iterations: number): void {
    const known = new Map(this.byStep)
    for (const one of more) {
      known.set(one.step, one)
      this.thought.set(one.step, iterations)
    }
    this.judged = [...known.values()].toSorted((a, b) => a.step - b.step)
    this.turning = turning([], this.swings())
  }

  /** As far as is known: the end of the game belongs to it only when nothing is missing before it. */
  private swings() {
    const known = this.whole || this.judged.at(-1)?.step === this.turns.at(-1)
    return swings(this.judged, known ? this.end : null)
  }

  /** The decisions of a long game around which chances change, or that may have been mistakes. */
  private mattering(): number[] {
    const { judged } = this
    const change = ({ win }: Judgement, number: number) =>
      Math.max(...(judged[number + 1]?.win ?? this.end).map((share, seat) => Math.abs(share - win[seat])))
    return judged
      .map((one, number) => ({ number, by: Math.max(change(one, number), one.gain) }))
      .filter(({ by }) => by >= MATTERS)
      .toSorted((a, b) => b.by - a.by)
      .slice(0, MOST / 2)
      .flatMap(({ number }) => judged.slice(number, number + 2).map((one) => one.step))
  }

  private async lookAgain(): Promise<void> {
    const slips: Slip[] = []
    const swung = this.swings()
    for (const one of doubtful(this.judged, this.end)) {
      const path = { table_id: this.table }
      const query = { step: one.step, iterations: CLOSER }
      const said = await patiently(() =>
        ask('GET /api/tables/{table_id}/evaluate', { path, query, token: me()?.token }),
      )
      if (this.stopped) return
      const found = slip(one, said as unknown as Verdict[], this.judged, this.end)
      if (found) slips.push(found)
      else this.acquitted = [...this.acquitted, one.step]
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
    type Kept = Pick<Analysis, 'judged' | 'turning'> & Partial<Pick<Analysis, 'acquitted'>>
    const { judged, turning, acquitted } = JSON.parse(found) as Kept
    this.judged = judged
    this.turning = turning
    this.acquitted = acquitted ?? []
    return (this.done = true)
  }

  private remember(): void {
    try {
      const { judged, turning, acquitted } = this
      sessionStorage.setItem(this.kept, JSON.stringify({ judged, turning, acquitted }))
    } catch {
      // Storage is full: it will be evaluated again.
    }
  }
}
