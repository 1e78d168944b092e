/** What others do, in a sentence, in four languages. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../contract'
import { LANGUAGES, speaker } from '../speaker'
import stories from './goldens/stories.json'
import { story } from './story'

const names = ['Ann', 'Calypso', 'Neptun', 'Marina']
const turn = { event: 'turn', seat: 1, turn: 7 }
const meal = {
  event: 'eat',
  seat: 1,
  dice: [
    { die: { owner: 0, value: 4 }, hex: null },
    { die: { owner: null, value: 3 }, hex: null },
  ],
}
const free = { event: 'free', seat: 1, tentacle: 'total_seven', token: 4 }

it('tells a meal and what it brings', () => {
  const t = speaker('poseidon', 'en')
  expect(story(t, [turn, meal, free], names, 0)).toBe('Calypso eats your 4 and a neutral 3 and frees a friend: +4')
  expect(story(t, [turn, meal, free], names, 2)).toBe('Calypso eats Ann’s 4 and a neutral 3 and frees a friend: +4')
  expect(story(t, [turn, free], names, 0)).toBe('Calypso frees a friend: +4')
})

it('tells the reader what happens to their creatures', () => {
  const t = speaker('poseidon', 'en')
  const eaten = { event: 'eaten', seat: 0, space: 'Deep' }
  expect(story(t, [turn, eaten], names, 0)).toBe('The shark eats your creature in the Deep Sea!')
  expect(story(t, [turn, eaten], names, 1)).toBeNull()
  expect(story(t, [turn, { event: 'track', seat: 0, from: 1, to: 3 }], names, 0)).toContain('space 3')
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('has words for whatever happens in a game', () => {
    const t = speaker('poseidon', language)
    for (const { events } of stories) {
      const happened = events as unknown as GameEvent[]
      let from = 0
      happened.forEach((event, n) => {
        if (event.event === 'turn') from = n
        story(t, happened.slice(from, n + 1), names, 0)
      })
    }
  })
})
