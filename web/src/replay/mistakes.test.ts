import { expect, it } from 'vitest'
import type { Summary } from '../generated/http'
import { judge, mistakes } from './mistakes'
import type { Slip, Swing, Verdict } from './turningPoints'

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((name) => ({ do: name }))
const slip = (step: number, seat: number): Slip => ({ kind: 'slip', step, seat, best: A, could: 0.7, did: 0.5 })
const swing: Swing = { kind: 'swing', step: 5, seat: 0, from: 0.2, to: 0.6 }
const table = (...who: (string | null)[]) => ({ seats: who.map((one) => ({ who: one })) }) as unknown as Summary

it('are the reader’s own, or those of everybody if the reader did not play', () => {
  const turning = [slip(1, 0), slip(3, 1), swing]
  expect(mistakes(turning, table('ann', 'ben'), 'ben')).toEqual({ slips: [turning[1]], own: true })
  expect(mistakes(turning, table('ann', null), 'cis').slips).toHaveLength(2)
  expect(mistakes(turning, table(null, null), null)).toEqual({ slips: turning.slice(0, 2), own: false })
})

it('accepts what is as good as the best, if the search has really tried it', () => {
  const verdicts: Verdict[] = [
    { move: A, win: 0.7, visits: 1000 },
    { move: B, win: 0.69, visits: 400 },
    { move: C, win: 0.72, visits: 3 },
    { move: D, win: 0.4, visits: 20 },
  ]
  expect(judge(verdicts, A).right).toBe(true)
  expect(judge(verdicts, B).right).toBe(true)
  expect(judge(verdicts, C)).toEqual({ right: false, loss: null })
  expect(judge(verdicts, D)).toEqual({ right: false, loss: expect.closeTo(0.3) })
  expect(judge(verdicts, { do: 'unknown' }).right).toBe(false)
})
