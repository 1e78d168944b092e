/** The browser says what Python says: the goldens are made by `python -m tests.web.goldens`. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Arguments, Fields, GameEvent, Translate } from '../contract'
import { THRESHOLD } from './box'
import { type Card, choiceTo } from './model'
import told from './goldens/sentences.json'
import { tutorial } from './tutorial'
import { words } from './words'

const catalogues: Record<string, string> = {
  ...import.meta.glob<string>('../../../../src/tidetable/text/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../src/tidetable/engine/kadora/text/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default', eager: true }),
}
const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const

function speaker(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries(catalogues)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text))
  }
  const say = (id: string, args?: Arguments) => {
    const errors: Error[] = []
    const said = bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors)
    expect(errors).toEqual([])
    return said
  }
  const name = (kind: string, word: string) =>
    bundle.hasMessage(`${kind}-${word}`) ? say(`${kind}-${word}`) : word
  const has = (id: string) => bundle.hasMessage(id)
  return Object.defineProperties(say, { name: { value: name }, has: { value: has } }) as Translate
}

function filled(t: Translate, params: Fields, names: string[]): Arguments {
  const said = Object.entries(params).map(([key, value]) => [
    key,
    words.argument(t, key, value, names) ?? (typeof value === 'number' ? value : String(value)),
  ])
  return Object.fromEntries(said)
}

describe.each(LANGUAGES)('in %s', (language) => {
  const t = speaker(language)
  const names: Record<string, string[]> = told.names[language]

  it('events and refusals read as Python tells them', () => {
    for (const sample of told.sentences) {
      const seats = names[sample.players]!
      if (sample.event) {
        const event = sample.event as unknown as GameEvent
        const { event: _, ...params } = event
        expect(t(`event-${words.variant(event)}`, filled(t, params, seats))).toBe(sample.said[language])
      } else {
        const params = filled(t, sample.params as Fields, seats)
        expect(t(`error-${sample.error}`, params)).toBe(sample.said[language])
      }
    }
  })

  it('every move has words', () => {
    const card: Card = { colour: 'red', kind: 'drop', value: 5 }
    const seats = names['4']!
    expect(words.move(t, { do: 'place', card, cell: [2, 1] }, seats)).toContain('b3')
    expect(words.move(t, { do: 'draw', stack: 1 }, seats)).toContain('2')
    expect(words.move(t, { do: 'give', colour: 'red', to: 2 }, seats)).toContain(seats[2])
  })

  it('the guided turn has all its texts, with the number of the box', () => {
    for (const step of tutorial) expect(t(step.text)).not.toBe('')
    expect(t('tutorial-cell')).toContain(String(THRESHOLD))
  })
})

it('a choice is found by what it means', () => {
  const card: Card = { colour: 'red', kind: 'drop', value: 5 }
  const choices = [
    { move: { do: 'draw', stack: 1 }, preview: {} },
    { move: { do: 'place', card, cell: [0, 1] }, preview: {} },
    { move: { do: 'give', colour: 'red', to: 2 }, preview: {} },
  ]
  expect(choiceTo.draw(choices, 1)).toBe(0)
  expect(choiceTo.draw(choices, 0)).toBeNull()
  expect(choiceTo.place(choices, { ...card }, [0, 1])).toBe(1)
  expect(choiceTo.place(choices, card, [1, 1])).toBeNull()
  expect(choiceTo.give(choices, 'red', 2)).toBe(2)
})
