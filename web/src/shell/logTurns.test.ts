/** The log by turns, with pieces among the words. */
import { describe, expect, it } from 'vitest'
import type { BoardModule, Part } from '../boards/contract'
import kadoraGoldens from '../boards/kadora/goldens/sentences.json'
import octocubeGoldens from '../boards/octocube/goldens/sentences.json'
import octocubeHooks from '../boards/octocube/words'
import poseidonGoldens from '../boards/poseidon/goldens/sentences.json'
import poseidonHooks from '../boards/poseidon/words'
import { LANGUAGES, speaker } from '../boards/speaker'
import { gameWords } from '../boards/words'
import { LineMaker } from './logTurns'

const names = ['Ann', 'Bea']
const plain = (parts: Part[]) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')

describe('a line in parts', () => {
  it.each(LANGUAGES)('says the same as in one piece, in %s', (language) => {
    for (const [game, golden, hooks] of [
      ['poseidon', poseidonGoldens, poseidonHooks],
      ['octocube', octocubeGoldens, octocubeHooks],
    ] as const) {
      const words = gameWords(golden, hooks)
      const t = speaker(game, language)
      const events = (golden.sentences as { event?: { event: string } }[]).flatMap(({ event }) => event ?? [])
      for (const event of events) {
        expect(plain(words.parts(t, event, names))).toBe(words.event(t, event, names))
      }
    }
  })

  it('has the dice to draw', () => {
    const words = gameWords(poseidonGoldens, poseidonHooks)
    const die = { owner: 1, value: 5 }
    const line = words.parts(speaker('poseidon', 'en'), { event: 'store', seat: 0, die }, names)
    expect(line).toEqual(['Ann stores ', { name: 'die', value: die, text: 'Bea’s 5' }, '.'])
  })
})

it('a piece that holds another is drawn as one', () => {
  const words = gameWords(kadoraGoldens)
  const taken = { card: { colour: 'red', value: 4, kind: 'round' }, cell: [0, 0] }
  const line = words.parts(speaker('kadora', 'en'), { event: 'take', seat: 0, taken: [taken] }, names)
  expect(line).toEqual(['Ann takes ', { name: 'taken', value: taken, text: 'the red 4 (round)' }, '.'])
})

describe('the log', () => {
  const board = {
    words: { parts: (_: unknown, { event }: { event: string }) => [event] },
    places: () => [],
    minor: ({ event }: { event: string }) => event === 'aim',
  } as unknown as BoardModule
  const maker = new LineMaker(board, speaker('poseidon', 'en'), names)
  const events = [{ event: 'deal' }, { event: 'turn', seat: 0 }, { event: 'aim', seat: 0 }, { event: 'eat', seat: 0 }, { event: 'turn', seat: 1 }]

  it('is shown by turns', () => {
    const turns = maker.turns(events, events.length, [])
    expect(turns.map(({ seat, lines }) => [seat, lines.map((line) => line.kind)])).toEqual([
      [null, ['deal']],
      [0, ['aim', 'eat']],
      [1, []],
    ])
    expect(turns[1]!.lines.map((line) => line.minor)).toEqual([true, false])
  })

  it('ends with what has been shown', () => {
    expect(maker.turns(events, 2, []).at(-1)).toMatchObject({ seat: 0, lines: [] })
  })
})
