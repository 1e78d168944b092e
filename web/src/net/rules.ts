/** The rules pages of the games; they do not change while a page is open. */
import type { RulesSection } from '../generated/http'
import { ask } from './http'

const kept = new Map<string, Promise<RulesSection[]>>()

export function rulesOf(game: string, lang: string): Promise<RulesSection[]> {
  const key = `${game}/${lang}`
  let rules = kept.get(key)
  if (!rules) {
    rules = ask('GET /api/games/{game}/rules', { path: { game }, query: { lang } })
    rules.catch(() => kept.delete(key)) // ask again next time
    kept.set(key, rules)
  }
  return rules
}
