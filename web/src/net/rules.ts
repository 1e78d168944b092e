/** The rules pages of the games; they do not change while a page is open. */
import type { ReconstructedValue, RulesSection } from '../generated/http'
import { ask } from './http'

/** What the rules of a table depend on; without it, they are those of a usual table. */
export interface Ways {
  players?: number
  options?: Record<string, string>
}

const kept = new Map<string, Promise<unknown>>()

function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined
  if (!found) {
    found = fetch()
    found.catch(() => kept.delete(key)) // ask again next time
    kept.set(key, found)
  }
  return found
}

/** The sections of a rules page; the views of its worked examples are most of it. */
export function rulesOf(
  game: string,
  lang: string,
  { players, options }: Ways = {},
  examples = true,
): Promise<RulesSection[]> {
  const option = Object.entries(options ?? {}).map(([name, choice]) => `${name}=${choice}`)
  return once(`${game}/${lang}/${players}/${examples}/${option.join('/')}`, () =>
    ask('GET /api/games/{game}/rules', { path: { game }, query: { lang, players, option, examples } }),
  )
}

/** The values that no rulebook gives, and why they are what they are. */
export function reconstructedOf(game: string, lang: string): Promise<ReconstructedValue[]> {
  return once(`reconstructed/${game}/${lang}`, () =>
    ask('GET /api/games/{game}/reconstructed', { path: { game }, query: { lang } }),
  )
}
