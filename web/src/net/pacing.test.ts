// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameEvent, View } from '../boards/contract'
import { Pacing } from './pacing.svelte'

const view = (turn: number): View => ({ game: 'g', players: 2, seat: 0, to_move: 0, step: 's', turn })
const event = (name: string): GameEvent => ({ event: name })
let shown: string[]
let gate: Promise<void> | null
let pacing: Pacing

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  gate = null
  pacing = new Pacing({
    duration: (one) => (one.event === 'quiet' ? 0 : 100),
    shown: (step) => shown.push(step.event.event),
    ready: () => gate,
  })
})

afterEach(() => {
  vi.useRealTimers()
})

it('shows events one after the other, and the view they lead to', async () => {
  pacing.add({ view: view(1), events: [], from: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(pacing.busy).toBe(false)
  pacing.add({ view: view(2), events: [event('place'), event('take')], from: 0 })
  expect(pacing.busy).toBe(true)
  expect(shown).toEqual(['place'])
  expect(pacing.before).toEqual(view(1))
  expect(pacing.view).toEqual(view(2))
  await vi.advanceTimersByTimeAsync(100)
  expect(shown).toEqual(['place', 'take'])
  expect(pacing.step?.number).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(pacing.busy).toBe(false)
  expect(pacing.step).toBeNull()
  expect(pacing.shown).toBe(2)
})

it('shows all at once when asked to', async () => {
  pacing.add({ view: view(1), events: [event('a'), event('b'), event('c')], from: 0 })
  pacing.add({ view: view(2), events: [event('d')], from: 3 })
  pacing.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
  expect(pacing.view).toEqual(view(2))
  expect(pacing.busy).toBe(false)
})

it('does not animate what takes no time', async () => {
  pacing.add({ view: view(1), events: [event('quiet')], from: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(pacing.busy).toBe(false)
  expect(shown).toEqual(['quiet'])
})

it('shows nothing of a view before its reader is ready', async () => {
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  pacing.add({ view: view(1), events: [event('place')], from: 0 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(pacing.view).toBeNull()
  expect(shown).toEqual([])
  open()
  await vi.advanceTimersByTimeAsync(200)
  expect(pacing.view).toEqual(view(1))
})

it('shows a round again without counting it twice', async () => {
  pacing.add({ view: view(1), events: [], from: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(pacing.canReplay).toBe(false)
  pacing.add({ view: view(2), events: [event('place')], from: 0 })
  await vi.advanceTimersByTimeAsync(100)
  pacing.replay()
  expect(pacing.before).toEqual(view(1))
  expect(pacing.busy).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(shown).toEqual(['place', 'place'])
  expect(pacing.shown).toBe(1)
  expect(pacing.view).toEqual(view(2))
  pacing.beginRound()
  expect(pacing.canReplay).toBe(false)
})
