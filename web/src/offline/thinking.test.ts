// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Runtime, ToThinker } from './protocol'
import { PATIENCE, Thinking, TRIES } from './thinking'

class Noted {
  static all: Noted[] = []
  messages: ToThinker[] = []
  ended = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    Noted.all.push(this)
  }
  postMessage(message: ToThinker): void {
    this.messages.push(message)
  }
  terminate(): void {
    this.ended = true
  }
}

const runtime: Runtime = { base: '', lock: '', files: {} }
const begun = () => {
  const received: unknown[] = []
  const again = vi.fn()
  const thinking = new Thinking(runtime, (text) => received.push(JSON.parse(text)), again)
  return { thinking, received, again }
}
const tasks = (worker: Noted) => worker.messages.flatMap((one) => (one.type === 'think' ? [one.n] : []))

beforeEach(() => {
  Noted.all = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', Noted)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a thinker that fails is replaced, and its tasks are done all the same', () => {
  const { thinking, received, again } = begun()
  thinking.think(1, 'one')
  thinking.think(2, 'two')
  thinking.cancel(1)
  Noted.all[0].onmessage!({ data: { failed: true } })
  expect(Noted.all).toHaveLength(2)
  expect(Noted.all[0].ended).toBe(true)
  expect(tasks(Noted.all[1])).toEqual([2])
  expect(again).toHaveBeenCalledOnce()
  Noted.all[1].onmessage!({ data: '{"type": "thought", "n": 2, "result": {"action": 3}}' })
  expect(received).toEqual([{ type: 'thought', n: 2, result: { action: 3 } }])
})

test('a thinker that says nothing is replaced; one that has nothing to do may be silent', () => {
  const { thinking } = begun()
  vi.advanceTimersByTime(PATIENCE * 2)
  expect(Noted.all).toHaveLength(1)
  thinking.think(1, 'one')
  vi.advanceTimersByTime(PATIENCE)
  expect(Noted.all).toHaveLength(2)
})

test('after several failures in a row the tasks are given up', () => {
  const { thinking, received } = begun()
  thinking.think(1, 'one')
  for (let time = 0; time < TRIES; time++) Noted.all.at(-1)!.onerror!()
  expect(received).toEqual([{ type: 'thought', n: 1, error: 'broken' }])
  thinking.think(2, 'two')
  expect(tasks(Noted.all.at(-1)!)).toEqual([2])
})
