/** The games of the server; they do not change while a page is open. */
import type { GameInfo } from '../generated/http'
import { ask } from './http'

let cached: Promise<GameInfo[]> | null = null

export function allGames(): Promise<GameInfo[]> {
  if (!cached) {
    cached = ask('GET /api/games')
    cached.catch(() => (cached = null)) // ask again next time
  }
  return cached
}

/** JSON Schema of a game's views. */
export function viewSchema(game: string): Promise<object> {
  return ask('GET /api/games/{game}/schema', { path: { game } })
}

/** Whether an option makes a difference beside the other choices: the family game has no chips to hide. */
export function applies({ idle_options }: GameInfo, option: string, options: Record<string, string>): boolean {
  return !Object.entries(idle_options[option] ?? {}).some(([other, choice]) => options[other] === choice)
}
