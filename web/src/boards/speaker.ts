/** For tests of boards: the catalogues of a game without the shell, and what Python said. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect } from 'vitest'
import { labelled, listed } from '../text/list'
import { variables } from '../text/variables'
import type { Declared } from './words'
import type { Arguments, Fields, GameEvent, Translate, Words } from './contract'

export const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const catalogues: Record<string, string> = {
  ...import.meta.glob<string>('../../../src/tidetable/text/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/tidetable/engine/*/text/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default', eager: true }),
}

/** Says messages of a game; a gap that is not filled is an error. */
export function speaker(game: string, language: Language): Translate {
  const ends = [`tidetable/text/${language}.ftl`, `/${game}/text/${language}.ftl`]
  const texts = Object.entries(catalogues).filter(([path]) => ends.some((end) => path.endsWith(end)))
  return speakerOf(language, ...texts.map(([, text]) => text))
}

/** Says messages of these catalogues. */
export function speakerOf(language: Language, ...texts: string[]): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  const say = (id: string, args?: Arguments) => {
    const message = bundle.getMessage(id)
    expect(message, id).toBeDefined()
    const errors: Error[] = []
    const said = bundle.formatPattern(message!.value!, args, errors)
    expect(errors, id).toEqual([])
    return said
  }
  const name = (kind: string, word: string) =>
    bundle.hasMessage(`${kind}-${word}`) ? say(`${kind}-${word}`) : word
  const has = (id: string) => bundle.hasMessage(id)
  const needs = (id: string) => variables(bundle.getMessage(id)?.value)
  return Object.defineProperties(say, {
    name: { value: name },
    list: { value: (items: string[]) => listed(language, items) },
    label: { value: (word: string, text: string) => labelled(language, word, text) },
    has: { value: has },
    needs: { value: needs },
  }) as Translate
}

interface Sample {
  event?: unknown
  error?: string
  params?: unknown
  players: number
  said: Record<Language, string>
}
export interface Told extends Declared {
  names: Record<Language, Record<string, string[]>>
  sentences: unknown[]
}

function filled(words: Words, t: Translate, params: Fields, names: string[]): Arguments {
  const said = Object.entries(params).map(([key, value]) => [
    key,
    words.argument(t, key, value, names) ?? (typeof value === 'number' ? value : String(value)),
  ])
  return Object.fromEntries(said)
}

/** Events and refusals read as Python tells them (goldens/sentences.json). */
export function checkSentences(words: Words, told: Told, t: Translate, language: Language): void {
  for (const sample of told.sentences as Sample[]) {
    const names = told.names[language][sample.players]!
    if (sample.event) {
      const { event: _, ...params } = sample.event as GameEvent
      const id = `event-${words.variant(t, sample.event as GameEvent)}`
      expect(t(id, filled(words, t, params, names))).toBe(sample.said[language])
    } else {
      const params = filled(words, t, sample.params as Fields, names)
      expect(t(`error-${sample.error}`, params)).toBe(sample.said[language])
    }
  }
}
