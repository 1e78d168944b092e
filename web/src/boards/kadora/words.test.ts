/** The browser says what Python says: the goldens are made by `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import { checkSentences, LANGUAGES, speaker, type Told } from '../speaker'
import { THRESHOLD } from './box'
import { type Card, choiceTo } from './model'
import { gameWords } from '../words'
import told from './goldens/sentences.json'
import { tutorial } from './tutorial'

const words = gameWords(told)

describe.each(LANGUAGES)('in %s', (language) => {
  const t = speaker('kadora', language)
  const names: Record<string, string[]> = told.names[language]

  it('events and refusals read as Python tells them', () => {
    checkSentences(words, told as Told, t, language)
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
