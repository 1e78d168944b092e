import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Judgement } from '../generated/http'
import { Analysis } from './analysis.svelte'

const asked: { steps: number[]; iterations: number }[] = []

/** A server that finds a change of chances at decision 200, and nothing else. */
function answer(address: string): Response {
  const query = new URL(address, 'http://here').searchParams
  if (address.includes('/evaluate')) return Response.json([])
  const steps = query.getAll('step').map(Number)
  asked.push({ steps, iterations: Number(query.get('iterations')) })
  const judged = steps.map((step): Judgement => {
    const win = step <= 200 ? [0.5, 0.5] : [0.9, 0.1]
    return { step, seat: 0, win, played: { do: 'a' }, best: { do: 'a' }, gain: 0 }
  })
  return Response.json(judged)
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => answer(address))
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
})
afterEach(() => vi.unstubAllGlobals())

test('a long game is looked at by turn first, then roughly, then closely where it matters', async () => {
  const turns = Array.from({ length: 30 }, (_, n) => n * 10)
  const analysis = new Analysis('t', 300, [1, 0], turns)
  await analysis.run()
  expect(analysis.failed).toBeNull()
  expect(asked.slice(0, 2).flatMap((one) => one.steps)).toEqual(turns.slice(0, asked[0]!.steps.length + asked[1]!.steps.length))
  const rough = asked.filter((one) => one.iterations === 200).flatMap((one) => one.steps)
  expect(rough.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, n) => n)) // each once
  const close = asked.filter((one) => one.iterations === 1000).flatMap((one) => one.steps)
  expect(close).toEqual([200, 201, 299])
  expect(analysis.turning).toMatchObject([{ step: 200, from: 0.5, to: 0.9 }])
})

test('a short game gets more thought for every decision', async () => {
  const analysis = new Analysis('t', 40, [1, 0], [0, 20])
  await analysis.run()
  const thought = asked.filter((one) => one.iterations === 1000).flatMap((one) => one.steps)
  expect(thought).toHaveLength(40)
  expect(analysis.whole).toBe(true)
})

test('an answer that comes when the page has been left changes nothing', async () => {
  const analysis = new Analysis('t', 40, [1, 0], [0, 20])
  const run = analysis.run()
  analysis.stop()
  await run
  expect(asked).toHaveLength(1)
  expect(analysis.judged).toEqual([])
})
