/** A tournament as the client knows it: asked for again every few seconds while a page shows it. */
import type { Routes } from '../generated/http'
import { ask, Refusal } from '../net/http'
import { asMe, me } from '../net/me.svelte'

export type View = NonNullable<Routes['GET /api/tournaments/{tournament_id}']['answer']>
export type RoundView = View['played'][number]
export type TableView = RoundView['tables'][number]
export type StandingView = View['standings'][number]

const EVERY = 2_500 // milliseconds between looks

type Command = 'join' | 'withdraw' | 'take-over' | 'begin' | 'cancel'

export class TournamentStore {
  view = $state.raw<View | null>(null)
  failure = $state.raw<unknown>(null)
  now = $state(0) // server time, in seconds
  private ahead = 0 // of the server time, compared with the clock of this device

  constructor(readonly id: string) {}

  get path() {
    return { tournament_id: this.id }
  }

  /** Keep looking. Call it in an effect. */
  watch(): () => void {
    const look = () => document.hidden || void this.look()
    look()
    const looking = setInterval(look, EVERY)
    const ticking = setInterval(() => this.tick(), 1_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(looking)
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async look(): Promise<void> {
    try {
      const found = await ask('GET /api/tournaments/{tournament_id}', {
        path: this.path,
        token: me()?.token, // the server notes that the host is here
        unless: this.view?.tag,
      })
      if (found) this.show(found)
      this.failure = null
    } catch (error) {
      if (!this.view || (error instanceof Refusal && error.status === 404)) this.failure = error
    }
  }

  show(found: View): void {
    this.view = found
    this.ahead = found.now - Date.now() / 1000
    this.tick()
  }

  private tick(): void {
    this.now = Date.now() / 1000 + this.ahead
  }

  /** Do something as this person, and show what comes of it. */
  async do(command: Command): Promise<void> {
    this.show(
      await asMe((token) =>
        ask(`POST /api/tournaments/{tournament_id}/${command}`, { path: this.path, token }),
      ),
    )
  }

  async callRound(round: number): Promise<void> {
    const route = 'POST /api/tournaments/{tournament_id}/next'
    this.show(await asMe((token) => ask(route, { path: this.path, body: { round }, token })))
  }

  async about(command: 'remove' | 'host', person: string): Promise<void> {
    const route = `POST /api/tournaments/{tournament_id}/${command}` as const
    this.show(await asMe((token) => ask(route, { path: this.path, body: { person }, token })))
  }

  async decide(table: string, winner: string | null): Promise<void> {
    const route = 'POST /api/tournaments/{tournament_id}/decide'
    this.show(await asMe((token) => ask(route, { path: this.path, body: { table, winner }, token })))
  }
}

/** 4:05, from a number of seconds. */
export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
