import { expect, it } from 'vitest'
import type { Judgement } from '../generated/http'
import { accuracies } from './accuracy'
import type { Slip } from './turningPoints'

const [A, B] = [{ do: 'a' }, { do: 'b' }]
const decision = (step: number, seat: number, chance: number, gain: number): Judgement => {
  return { step, seat, win: [chance, 1 - chance], played: A, best: gain ? B : A, gain }
}
const slip: Slip = { kind: 'slip', step: 0, seat: 0, best: B, could: 0.7, did: 0.5 }

it('counts what each player decided soundly, and what mistakes cost', () => {
  const judged = [
    decision(0, 0, 0.7, 0.2), // a mistake: the next position is worse, too
    decision(1, 1, 0.5, 0.3), // the search disliked it, but the next position is as good
    decision(2, 0, 0.5, 0), // the best move
    decision(3, 1, 0.5, 0.2), // the last mistake: the game was lost
  ]
  const [first, second] = accuracies(judged, [slip], [1, 0])
  expect(first).toEqual({ decisions: 2, sound: 1, mistakes: 1, worst: expect.closeTo(0.2) })
  expect(second).toEqual({ decisions: 2, sound: 1, mistakes: 0, worst: 0 })
})

it('counts what a closer look has acquitted as sound', () => {
  const judged = [decision(0, 0, 0.7, 0.2), decision(1, 1, 0.5, 0)]
  expect(accuracies(judged, [], [0, 1])[0].sound).toBe(0)
  expect(accuracies(judged, [], [0, 1], [0])[0].sound).toBe(1)
})

it('knows a player who decided nothing', () => {
  expect(accuracies([decision(0, 0, 0.5, 0)], [], [1, 0])[1].decisions).toBe(0)
})
