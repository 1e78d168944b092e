// @vitest-environment happy-dom
/** What happened since the last turn: shown once more line by line, and marked on the board. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Recap } from './recap.svelte'
import { markPlaces, othersSince } from './recent'
import { settings } from './settings.svelte'

const lines = [
  { text: 'Ann places a pearl', places: ['cell-1'] },
  { text: 'Ben draws', places: ['stack'] },
]

describe('the recap', () => {
  let pointed: string[][]
  let recap: Recap
  let stop: () => void

  function show(speed: number, shown = lines) {
    settings.speed = speed
    stop = $effect.root(() => {
      recap = new Recap((places) => void pointed.push(places))
    })
    recap.show(shown)
    flushSync()
  }

  function wait(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds)
    flushSync()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    pointed = []
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('shows one line after the other with its places, and ends', () => {
    show(1)
    expect(recap.note).toMatchObject({ text: 'Ann places a pearl', count: '1 / 2' })
    wait(1100)
    expect(recap.note).toMatchObject({ text: 'Ben draws', count: '2 / 2' })
    wait(1100)
    expect(pointed).toEqual([['cell-1'], ['stack'], []])
    expect(recap.note).toBeNull()
  })

  it('can be skipped, and then points at nothing', () => {
    show(1)
    recap.note!.acts[0].do()
    flushSync()
    expect(recap.note).toBeNull()
    expect(pointed.at(-1)).toEqual([])
  })

  it('follows the speed', () => {
    show(2)
    wait(550)
    expect(recap.note).toMatchObject({ text: 'Ben draws' })
  })

  it('shows everything at once to those who want no movement', () => {
    show(0)
    expect(recap.note).toMatchObject({ text: 'Ann places a pearl Ben draws' })
    expect(pointed).toEqual([['cell-1', 'stack']])
  })

  it('shows only the last lines after a long absence', () => {
    show(1, Array.from({ length: 40 }, (_, number) => ({ text: `line ${number}`, places: [] })))
    expect(recap.note).toMatchObject({ text: 'line 28', count: '1 / 12' })
  })
})

describe('marks', () => {
  const events = [
    { event: 'place', seat: 0 },
    { event: 'turn', seat: 1 },
    { event: 'place', seat: 1 },
    { event: 'draw', seat: 2 },
    { event: 'place', seat: 0 },
  ]

  it('are for what others did since my last turn, as far as it is shown', () => {
    expect(othersSince(events, 1, 4, [0])).toEqual([events[2], events[3]])
    expect(othersSince(events, 1, 3, [0])).toEqual([events[2]])
    expect(othersSince(events, null, 4, [0])).toEqual([])
    expect(othersSince(events, 0, 5, [0, 1])).toEqual([events[3]])
  })

  it('go when something else has happened', () => {
    document.body.innerHTML = '<i data-place="a"></i><i data-place="b"></i><i></i>'
    const marked = () => [...document.querySelectorAll('[data-recent]')].map((one) => (one as HTMLElement).dataset.place)
    markPlaces(document.body, ['a'])
    expect(marked()).toEqual(['a'])
    markPlaces(document.body, ['b', 'c'])
    expect(marked()).toEqual(['b'])
    markPlaces(undefined, ['a'])
    expect(marked()).toEqual(['b'])
  })
})
