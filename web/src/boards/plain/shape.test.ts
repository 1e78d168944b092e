/** What the plain board makes of views: of a small game, and of those that have goldens. */
import { describe, expect, it } from 'vitest'
import type { View } from '../contract'
import { speakerOf } from '../speaker'
import { gameWords } from '../words'
import kadoraStories from '../kadora/goldens/stories.json'
import octocubeStories from '../octocube/goldens/stories.json'
import poseidonStories from '../poseidon/goldens/stories.json'
import { Node, type Schema } from './schema'
import { labelOf, previewOf, type Reader, sceneOf, type Shape } from './shape'

const t = speakerOf(
  'en',
  `colour-red = red
card = { $colour } { $value }
card-hidden = an unseen { $colour } card
field-stacks = Draw stacks
field-order = -
field-last-turns = Turns left
`,
)
const parameters = { seat: 'seat', first: 'seat', colour: 'word colour', card: 'piece card', scores: 'by-seat', heap: 'ordinal' }
const words = gameWords({ parameters, seat_kind: 'side' })
const reader: Reader = { t, words, names: ['Ann', 'Bob'] }

const number: Schema = { type: 'integer' }
const card: Schema = { $ref: '#/$defs/Card' }
const list = (items: Schema): Schema => ({ type: 'array', items })
const SCHEMA: Schema = {
  $ref: '#/$defs/View',
  $defs: {
    Card: { title: 'Card', type: 'object', properties: { colour: { type: 'string' }, value: number } },
    Seat: { title: 'Seat', type: 'object', properties: { hand: list(card), score: number, level: { type: 'integer', minimum: 0, maximum: 5 } } },
    View: {
      type: 'object',
      properties: {
        block: list(list({ anyOf: [card, { type: 'null' }] })),
        stacks: list(list(card)),
        order: list(number),
        first: number,
        last_turns: number,
        won: { type: 'object', additionalProperties: { type: 'object', additionalProperties: number } },
        track: list({ type: 'integer', maximum: 9 }),
        scores: list(number),
        seats: list({ $ref: '#/$defs/Seat' }),
      },
    },
  },
}
const red = (value: number) => ({ colour: 'red', value })
const VIEW: View = {
  ...{ game: 'small', players: 2, seat: 0, to_move: 1, step: 'place', turn: 3 },
  first: 1,
  last_turns: -1,
  block: [
    [red(1), null],
    [null, red(2)],
  ],
  stacks: [[{ colour: 'red' }, { colour: 'red' }], []],
  order: [4, 5, 6],
  won: { red: { big: 2 } },
  track: [0, 7],
  seats: [
    { hand: [red(3)], score: 4, level: 2 },
    { hand: [{ colour: 'red' }], score: 1, level: 0 },
  ],
  result: null,
}

const scene = sceneOf(reader, VIEW, Node.root(SCHEMA))
const kinds = (shapes: Shape[]) => Object.fromEntries(shapes.map(({ key, kind }) => [key, kind]))

describe('a small game', () => {
  it('has a grid, piles, a track and a table', () => {
    expect(kinds(scene.zones)).toEqual({ block: 'grid', track: 'track', stacks: 'piles', won: 'matrix' })
    expect(scene.zones[0].key).toBe('block') // the board comes first
  })

  it('shows small things in a strip, and nothing that says none', () => {
    expect(kinds(scene.facts)).toEqual({ turn: 'fact', first: 'seats' })
  })

  it('has a panel for each seat with its points', () => {
    expect(scene.seats.map(({ points }) => points)).toEqual([
      { label: 'Score', value: 4 },
      { label: 'Score', value: 1 },
    ])
    expect(kinds(scene.seats[0].parts)).toEqual({ hand: 'pieces', level: 'track' })
  })

  it('words pieces, and turns over those that are hidden', () => {
    const hands = scene.seats.map(({ parts }) => parts[0])
    const pieces = hands.map((hand) => (hand.kind === 'pieces' ? hand.pieces[0] : null))
    expect(pieces[0]).toMatchObject({ name: 'red 3', hidden: false, big: '3', lines: ['red'], colour: 'red' })
    expect(pieces[1]).toMatchObject({ name: 'an unseen red card', hidden: true, big: null })
  })

  it('labels fields by the catalogue, or readably', () => {
    expect(labelOf(t, 'stacks')).toBe('Draw stacks')
    expect(labelOf(t, 'last_turns')).toBe('Turns left')
    expect(labelOf(t, 'cards_left')).toBe('Cards left')
  })

  it('takes scores that stand beside the seats', () => {
    const shown = sceneOf(reader, { ...VIEW, seats: undefined, scores: [7, 9] }, Node.root(SCHEMA))
    expect(shown.seats.map(({ points }) => points?.value)).toEqual([7, 9])
  })

  it('takes heaps for heaps, also when there are as many as seats', () => {
    const shown = sceneOf(reader, { ...VIEW, heaps: [3, 4] }, Node.root(SCHEMA))
    expect(kinds(shown.zones)).toMatchObject({ heaps: 'counts' })
  })

  it('draws the same without a schema, as far as it can', () => {
    const guessed = sceneOf(reader, VIEW, null)
    expect(kinds(guessed.zones)).toMatchObject({ block: 'grid', stacks: 'piles' })
  })
})

it('a preview shows what comes, not what does not', () => {
  const shapes = previewOf(reader, { ends: false, again: true, points: 3, takes: [{ card: red(2), cell: [0, 1] }] })
  expect(kinds(shapes)).toEqual({ again: 'flag', points: 'fact', takes: 'pieces' })
})

describe.each([
  ['kadora', kadoraStories],
  ['octocube', octocubeStories],
  ['poseidon', poseidonStories],
])('%s', (_, stories) => {
  it('can be drawn in every position, even without words', () => {
    for (const { views } of stories as { views: { view: unknown }[] }[]) {
      for (const { view } of views) {
        const shown = sceneOf(reader, view as View, null)
        expect(shown.zones.length).toBeGreaterThan(0)
        expect(shown.seats).toHaveLength((view as View).players)
      }
    }
  })
})
