/** The browser says what Python says: the goldens are made by `python -m tests.web.goldens`. */
import { describe, expect, it } from 'vitest'
import type { Move, View } from '../contract'
import { checkSentences, LANGUAGES, speaker, type Told } from '../speaker'
import { gameWords } from '../words'
import told from './goldens/sentences.json'
import game from './index'
import { choiceTo } from './model'
import { tutorial } from './tutorial'
import hooks from './words'

const words = gameWords(told, hooks)

const MOVES: Move[] = [
  { do: 'enough' },
  { do: 'start', tile: ['food', 'storage'] },
  { do: 'tile', tile: ['arrow', 'food'] },
  { do: 'lay', on: 0, way: 2, swapped: false },
  { do: 'load', row: 1 },
  { do: 'move', from: 'Deep', to: 'R1' },
  { do: 'take', die: { owner: null, value: 5 } },
  { do: 'hex', hex: 3 },
  { do: 'free', tentacle: 'low_pair' },
  { do: 'buy', corals: [3, 10] },
  { do: 'mover', seat: 2 },
  { do: 'look', coral: 7 },
  { do: 'return', space: 'Beach' },
  { do: 'bonus', bonus: 'two-dice' },
]

describe.each(LANGUAGES)('in %s', (language) => {
  const t = speaker('poseidon', language)
  const names = (told as Told).names[language]['4']!

  it('events and refusals read as Python tells them', () => {
    checkSentences(words, told as Told, t, language)
  })

  it('every move has words of its own', () => {
    const said = MOVES.map((move) => words.move(t, move, names))
    expect(new Set(said).size).toBe(MOVES.length)
    expect(said[4]).toContain('2')
    expect(said[9]).toMatch(/3 \S+ 10/)
    expect(said[10]).toContain(names[2])
  })

  it('a hex is worded by what is asked and by what lies there', () => {
    const reef = [
      { symbol: 'food', level: 2, die: null },
      { symbol: 'storage', level: 1, die: { owner: null, value: 5 } },
    ]
    const said = (step: string, hex: number) => {
      const view = { step, to_move: 0, seats: [{ reef }] } as unknown as View
      return words.move(t, { do: 'hex', hex }, names, view)
    }
    expect(said('skeleton', 0)).toContain(t('symbol-food'))
    expect(said('skeleton', 0)).toContain('2')
    expect(words.move(t, { do: 'enough' }, names, { step: 'bonus' } as View)).toBe(t('board-no-bonus'))
    expect(said('pick', 1)).toBe(t('choice-pick', { die: t('die-neutral', { value: 5 }) }))
    expect(said('room', 1)).toContain('5')
    expect(new Set([said('skeleton', 1), said('pick', 1), said('room', 1), said('room', 0)]).size).toBe(4)
  })

  it('where a tile is laid is named by what lies there', () => {
    const reef = [
      { at: [0, 0], symbol: 'food' },
      { at: [1, 0], symbol: 'arrow' },
    ]
    const view = { to_move: 0, seats: [{ reef }] } as unknown as View
    const on = words.move(t, { do: 'lay', on: 0, way: 0, swapped: false }, names, view)
    expect(on).toContain(t('symbol-food'))
    expect(on).toContain(t('symbol-arrow'))
    const beside = words.move(t, { do: 'lay', beside: 1, way: 0, turn: 2, swapped: true }, names, view)
    expect(beside).toContain(t('symbol-arrow'))
    expect(beside).not.toContain(t('symbol-food'))
  })

  it('a move has reasons besides a friend that it could free', () => {
    const strengths = { arrow: 2, food: 1, wave: 3 }
    expect(game.reason(t, { move: MOVES[3]!, preview: { strengths } })).toContain(`${t('symbol-arrow')} 2`)
    expect(game.reason(t, { move: MOVES[5]!, preview: { frees: [], wave: 4 } })).toContain('4')
    expect(game.reason(t, { move: MOVES[8]!, preview: { token: 5, eats: [] } })).toContain('5')
    const free = game.reason(t, { move: MOVES[5]!, preview: { frees: ['low_pair'], wave: 4 } })
    expect(free).toContain(t('tentacle-low_pair'))
  })

  it('the guided turn has all its texts', () => {
    for (const step of tutorial) expect(t(step.text)).not.toBe('')
  })
})

it('a choice is found by what it means', () => {
  const choices = MOVES.map((move) => ({ move, preview: {} }))
  expect(choiceTo.enough(choices)).toBe(0)
  expect(choiceTo.tile(choices, 'food/storage')).toBe(1)
  expect(choiceTo.load(choices, 1)).toBe(4)
  expect(choiceTo.load(choices, 0)).toBeNull()
  expect(choiceTo.move(choices, 'Deep', 'R1')).toBe(5)
  expect(choiceTo.take(choices, { owner: null, value: 5 })).toBe(6)
  expect(choiceTo.take(choices, { owner: 0, value: 5 })).toBeNull()
  expect(choiceTo.buy(choices, [3, 10])).toBe(9)
})
