import { expect, it } from 'vitest'
import { ROUND, Round } from './round'

const total = (round: Round, duration: number, events: number, speed = 1) =>
  Array.from({ length: events }, () => round.allow(duration, speed)).reduce((sum, one) => sum + one, 0)

it('shows short rounds as they are and never takes longer than a round may', () => {
  expect(total(new Round(() => 0), 300, 5)).toBe(1500)
  expect(total(new Round(() => 0), 400, 100)).toBeLessThan(ROUND)
  expect(total(new Round(() => 0), 50, 400, 2)).toBeLessThan(ROUND / 2)
})

it('starts again when the reader has decided, or after a pause', () => {
  let now = 0
  const round = new Round(() => now)
  total(round, 400, 100)
  expect(round.allow(400, 1)).toBeLessThan(10)
  round.begin()
  expect(round.allow(400, 1)).toBe(400)
  total(round, 400, 100)
  now = 10_000
  expect(round.allow(400, 1)).toBe(400)
})

it('leaves a great moment its time', () => {
  const round = new Round(() => 0)
  total(round, 400, 100)
  expect(round.allow(2400, 1)).toBe(2400)
})
