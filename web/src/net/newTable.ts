/** Creates tables, and remembers in this browser what was played last. */
import type { GameInfo, NewTable, Summary } from '../generated/http'
import { ask } from './http'
import { asMe } from './me.svelte'

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

/** Invitations of a table, by seat: only its host has them. */
export function invitations(table: string): Record<string, string> {
  return remembered(`tidetable.invitations.${table}`, {})
}

/** Names of those who share this device, by seat: only this device knows them. */
export function localNames(table: string): Record<string, string> {
  return remembered(`tidetable.names.${table}`, {})
}

export function keepLocalNames(table: string, names: Record<string, string>): void {
  if (Object.keys(names).length) {
    localStorage.setItem(`tidetable.names.${table}`, JSON.stringify(names))
  }
}

/** Create a table, and start the game if every seat is taken. */
export async function makeTable(plan: NewTable): Promise<Summary> {
  const made = await asMe((token) => ask('POST /api/tables', { body: plan, token }))
  const { table, invitations: words } = made
  if (Object.keys(words).length) {
    localStorage.setItem(`tidetable.invitations.${table.id}`, JSON.stringify(words))
  }
  const missing = plan.seats.some((seat) => seat.kind === 'open' || seat.kind === 'invited')
  return missing ? table : await begin(table.id)
}

export function begin(table: string): Promise<Summary> {
  return asMe((token) =>
    ask('POST /api/tables/{table_id}/begin', { path: { table_id: table }, token }),
  )
}

/** One click: this person against bots. */
export async function playNow(game: GameInfo): Promise<Summary> {
  const { players, bot } = habit(game)
  const seats: NewTable['seats'] = [{ kind: 'host' }]
  for (let seat = 1; seat < players; seat++) seats.push({ kind: 'bot', bot })
  return await makeTable({ game: game.name, players, seats, listed: false })
}
