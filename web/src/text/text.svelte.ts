/** Messages: the client's own Fluent catalogues and those that Python uses, in four languages. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Arguments, Translate } from '../boards/contract'
import { labelled, listed } from './list'
import { variables } from './variables'

export const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

// Vite evaluates these calls at build time, so their arguments must be literals.
type Loaders = Record<string, () => Promise<string>>
const own: Loaders = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const games: Loaders = {
  ...import.meta.glob<string>('../../../src/tidetable/text/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../src/tidetable/engine/*/text/*.ftl', { query: '?raw', import: 'default' }),
}
const SHELL = '../../../src/tidetable/text'

/** The bundles of one language: '' is the client itself, others are games with their board. */
type Bundles = Record<string, FluentBundle>

const boards: Record<string, Loaders> = {} // catalogues that boards brought, by game
const parts = new Set<string>() // parts of the client with their own messages
const loaded: Partial<Record<Language, Bundles>> = {}
const wanted = new Set<string>(['']) // the parts that were requested, in any language
const spoken = $state<{ language: Language; bundles: Bundles }>({ language: 'en', bundles: {} })

export function language(): Language {
  return spoken.language
}

/** The reader's language: chosen before, else the browser's first that the client supports. */
export function preferred(): Language {
  const chosen = localStorage.getItem('tidetable.language')
  for (const code of [chosen, ...navigator.languages]) {
    const found = LANGUAGES.find((one) => one === code?.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

/** Switch the whole client to this language. */
export async function speak(chosen: Language): Promise<void> {
  const bundles: Bundles = {}
  for (const part of wanted) bundles[part] = await bundle(chosen, part)
  spoken.bundles = bundles
  spoken.language = chosen
  document.documentElement.lang = chosen
}

/** Load a game's messages; `catalogues` are those that its board adds. A part of the client that
 * is no game has nothing but those. */
export async function learn(game: string, catalogues?: Loaders, isGame = true): Promise<Translate> {
  if (!isGame) parts.add(game)
  if (catalogues && boards[game] !== catalogues) {
    boards[game] = catalogues
    for (const bundles of Object.values(loaded)) delete bundles[game]
    delete spoken.bundles[game]
  }
  wanted.add(game)
  if (!spoken.bundles[game]) {
    const made = await bundle(spoken.language, game)
    spoken.bundles = { ...spoken.bundles, [game]: made }
  }
  return translator(game)
}

async function bundle(chosen: Language, part: string): Promise<FluentBundle> {
  const known = (loaded[chosen] ??= {})
  return (known[part] ??= await build(chosen, part))
}

async function build(chosen: Language, part: string): Promise<FluentBundle> {
  const made = new FluentBundle(chosen, { useIsolating: false })
  const sources = part
    ? [
        games[`${SHELL}/${chosen}.ftl`],
        games[`../../../src/tidetable/engine/${part}/text/${chosen}.ftl`] ??
          (parts.has(part) ? undefined : () => catalogueOf(part, chosen)),
        boards[part]?.[chosen],
      ]
    : [own[`./${chosen}.ftl`]]
  const texts = await Promise.all(sources.map((load) => load?.()))
  for (const text of texts) {
    if (text) made.addResource(new FluentResource(text), { allowOverrides: true })
  }
  return made
}

/** The catalogue of a game that this client was not built with. */
async function catalogueOf(game: string, chosen: Language): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/text/${chosen}`)
  return answer.ok ? await answer.text() : ''
}

function translator(part: string): Translate {
  const find = (id: string) => {
    const known = spoken.bundles[part] as FluentBundle | undefined
    if (known?.hasMessage(id)) return known
    return undefined
  }
  const translate = (id: string, args?: Arguments): string => {
    const known = find(id)
    const pattern = known?.getMessage(id)?.value
    if (!known || !pattern) return id
    const errors: Error[] = []
    const said = known.formatPattern(pattern, args, errors)
    if (errors.length) console.error(`${spoken.language} ${id}`, ...errors)
    return said
  }
  const name = (kind: string, word: string) => {
    const id = `${kind}-${word}`
    return find(id) ? translate(id) : word
  }
  const has = (id: string) => find(id) !== undefined
  const needs = (id: string) => variables(find(id)?.getMessage(id)?.value)
  const list = (items: string[]) => listed(spoken.language, items)
  const label = (word: string, text: string) => labelled(spoken.language, word, text)
  // A function has a name of its own, which assignment cannot change.
  return Object.defineProperties(translate, {
    has: { value: has },
    name: { value: name },
    list: { value: list },
    label: { value: label },
    needs: { value: needs },
  }) as Translate
}

/** The client's own messages. */
export const t: Translate = translator('')

/** A game's messages; empty until `learn` has been awaited. */
export const words = translator
