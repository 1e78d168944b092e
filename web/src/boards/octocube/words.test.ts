/** The browser says what Python says: the goldens are made by `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import type { Move } from '../contract'
import { checkSentences, LANGUAGES, speaker, type Told } from '../speaker'
import { gameWords } from '../words'
import told from './goldens/sentences.json'
import { choiceTo, setsOf, shiftsFrom, type Tile } from './model'
import { tutorial } from './tutorial'
import hooks from './words'

const words = gameWords(told, hooks)

const tile: Tile = { kind: 'pearl', colour: 'green' }
const MOVES: Move[] = [
  { do: 'place', cell: [2, 1] },
  { do: 'orient', orientation: 4 },
  { do: 'roll', direction: 'north' },
  { do: 'rotate', degrees: 90 },
  { do: 'score' },
  { do: 'take-back' },
  { do: 'skip' },
  { do: 'keep', face: 'up' },
  { do: 'done' },
  { do: 'power', power: 'C' },
  { do: 'space', cell: [0, 4] },
  { do: 'tile', tile },
  { do: 'cube', seat: 1 },
  { do: 'slot', slot: 6 },
  { do: 'shift', slot: 6, to: 11 },
  { do: 'aside' },
]

describe.each(LANGUAGES)('in %s', (language) => {
  const t = speaker('octocube', language)
  const names = (told as Told).names[language]['4']!

  it('events and refusals read as Python tells them', () => {
    checkSentences(words, told as Told, t, language)
  })

  it('every move has words of its own', () => {
    const said = MOVES.map((move) => words.move(t, move, names))
    expect(new Set(said).size).toBe(MOVES.length)
    expect(said[0]).toContain('b3')
    expect(said[12]).toContain(names[1])
    expect(said[14]).not.toMatch(/\d/) // nobody sees a number on a slot
  })

  it('the guided turn has all its texts', () => {
    for (const step of tutorial) expect(t(step.text)).not.toBe('')
  })
})

it('a choice is found by what it means', () => {
  const choices = MOVES.map((move) => ({ move, preview: {} }))
  expect(choiceTo.cell(choices, 'place', [2, 1])).toBe(0)
  expect(choiceTo.cell(choices, 'place', [0, 4])).toBeNull()
  expect(choiceTo.roll(choices, 'north')).toBe(2)
  expect(choiceTo.roll(choices, 'west')).toBeNull()
  expect(choiceTo.tile(choices, { ...tile })).toBe(11)
  expect(choiceTo.tile(choices, { kind: 'coin' })).toBeNull()
  expect(shiftsFrom(choices, 6)).toEqual([11])
})

it('sets are counted by kind and paid by the table of the view', () => {
  const points = [0, 2, 4, 7, 10, 15]
  const tiles: Tile[] = [tile, { kind: 'pearl', colour: 'white' }, { kind: 'coin' }, { kind: 'diamond', colour: 'white' }]
  expect(setsOf(tiles, points)).toEqual([
    { kind: 'diamond', count: 1, points: 0 },
    { kind: 'pearl', count: 2, points: 2 },
  ])
})
