/** Creates tables, and remembers in this browser what was played last. */
import type { GameInfo, NewTable, Summary } from '../generated/http'
import { ask } from './http'
import { begin } from './lobby'
import { asMe } from './me.svelte'

export { begin }

/** What was played last: the default of "play now". */
interface Habit {
  players: number
  bot: string
}

const FIRST_BOT = 'easy' // the default for a first game

function remembered<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T) ?? otherwise
  } catch {
    return otherwise
  }
}

export function habit(game: GameInfo): Habit {
  const players = game.players.includes(3) ? 3 : game.players[0]
  const bot = game.bots.includes(FIRST_BOT) ? FIRST_BOT : game.bots[0]
  const last = remembered<Habit>(`tidetable.habit.${game.name}`, { players, bot })
  const fits = game.players.includes(last.players) && game.bots.includes(last.bot)
  return fits ? last : { players, bot }
}

export function keepHabit(game: string, habit: Habit): void {
  localStorage.setItem(`tidetable.habit.${game}`, JSON.stringify(habit))
}

/** Names of those who share this device, by seat, at tables from before the server knew them. */
export function localNames(table: string): Record<string, string> {
  return remembered(`tidetable.names.${table}`, {})
}

/** Create a table, and start the game if every seat is taken. */
export async function makeTable(plan: NewTable): Promise<Summary> {
  const made = await asMe((token) => ask('POST /api/tables', { body: plan, token }))
  const { table } = made
  const missing = plan.seats.some((seat) => seat.kind === 'open' || seat.kind === 'invited')
  return missing ? table : await begin(table.id)
}

const QUICK = 'tidetable.quick' // tables that were begun with one click, in this visit

/** Whether a table was begun with "play now": then its board sets up by itself what can be. */
export function isQuick(table: string): boolean {
  return (sessionStorage.getItem(QUICK) ?? '').split(' ').includes(table)
}

/** One click: this person against bots. */
export async function playNow(game: GameInfo): Promise<Summary> {
  const { players, bot } = habit(game)
  const seats: NewTable['seats'] = [{ kind: 'host' }]
  for (let seat = 1; seat < players; seat++) seats.push({ kind: 'bot', bot })
  const made = await makeTable({ game: game.name, players, seats, listed: false })
  sessionStorage.setItem(QUICK, `${sessionStorage.getItem(QUICK) ?? ''} ${made.id}`.trim())
  return made
}

/** A table to learn at: this person against bots for beginners. */
export function guidedTable(game: string, { players, options }: { players: number; options: Record<string, string> }): Promise<Summary> {
  const seats: NewTable['seats'] = [{ kind: 'host' }]
  for (let seat = 1; seat < players; seat++) seats.push({ kind: 'bot', bot: FIRST_BOT })
  return makeTable({ game, players, options, seats, listed: false })
}
