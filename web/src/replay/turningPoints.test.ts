import { describe, expect, it } from 'vitest'
import type { Judgement } from '../generated/http'
import { doubtful, slip, swings, turning, type Verdict } from './turningPoints'

const A = { do: 'a' }
const B = { do: 'b' }

/** A game of two: the chances of seat 0, who decides everything, and what each decision lost. */
function game(...decisions: [chance: number, gain: number][]): Judgement[] {
  return decisions.map(([chance, gain], step) => ({
    step,
    seat: 0,
    win: [chance, 1 - chance],
    played: A,
    best: gain ? B : A,
    gain,
  }))
}

const verdicts = (best: number, played: number): Verdict[] => [
  { move: B, win: best },
  { move: A, win: played },
]

describe('decisions to look at again', () => {
  it('are those that both the search and the next position call worse', () => {
    const judged = game([0.6, 0.3], [0.3, 0], [0.3, 0.3], [0.32, 0])
    expect(doubtful(judged, [0, 1]).map((one) => one.step)).toEqual([0])
  })

  it('count the end of the game as the last position', () => {
    expect(doubtful(game([0.6, 0.3]), [0, 1])).toHaveLength(1)
    expect(doubtful(game([0.6, 0.3]), [1, 0])).toHaveLength(0)
  })

  it('are the worst ones when there are many', () => {
    const losses = [0.06, 0.2, 0.09, 0.07, 0.3, 0.1, 0.08, 0.4]
    const judged = game(...losses.flatMap((gain): [number, number][] => [[0.9, gain], [0.1, 0]]))
    const found = doubtful(judged, [0, 1])
    expect(found.map((one) => one.gain)).toEqual([0.4, 0.3, 0.2, 0.1, 0.09, 0.08])
  })
})

describe('a slip', () => {
  const judged = game([0.6, 0.3], [0.3, 0])

  it('says what could have been and what was', () => {
    const found = slip(judged[0], verdicts(0.61, 0.2), judged, [0, 1])
    expect(found).toMatchObject({ kind: 'slip', step: 0, seat: 0, best: B, could: 0.61, did: 0.3 })
  })

  it('is none when a closer look finds the move good, or hardly worse', () => {
    expect(slip(judged[0], verdicts(0.61, 0.58), judged, [0, 1])).toBeNull()
    expect(slip(judged[0], verdicts(0.61, 0.61).reverse(), judged, [0, 1])).toBeNull()
  })
})

describe('turning points', () => {
  it('are changes of the tide as well', () => {
    const judged = game([0.2, 0], [0.55, 0], [0.5, 0])
    expect(swings(judged, [0.5, 0.5])).toEqual([{ kind: 'swing', step: 0, seat: 0, from: 0.2, to: 0.55 }])
  })

  it('come in the order of the game, and a slip explains its own swing', () => {
    const judged = game([0.6, 0.3], [0.3, 0], [0.8, 0], [0.8, 0])
    const found = slip(judged[0], verdicts(0.6, 0.2), judged, [1, 0])!
    const all = turning([found], swings(judged, [1, 0]))
    expect(all.map((one) => [one.step, one.kind])).toEqual([
      [0, 'slip'],
      [1, 'swing'],
      [3, 'swing'], // the end
    ])
  })
})

describe('a game that is evaluated by turn first', () => {
  it('shows sudden changes between the positions that are known', () => {
    const [first, , third] = game([0.5, 0], [0.5, 0], [0.8, 0])
    expect(swings([first!, third!], null)).toMatchObject([{ step: 0, from: 0.5, to: 0.8 }])
  })

  it('waits with the result until what comes before it is known', () => {
    const judged = game([0.2, 0])
    expect(swings(judged, null)).toEqual([])
    expect(swings(judged, [1, 0])).toHaveLength(1)
  })
})
