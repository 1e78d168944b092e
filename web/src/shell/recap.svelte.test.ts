// @vitest-environment happy-dom
/** What happened since the last turn: shown once more line by line, and marked on the board. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Recap from './Recap.svelte'
import { markPlaces, othersSince } from './recent'
import { settings } from './settings.svelte'

const lines = [
  { text: 'Ann places a pearl', places: ['cell-1'] },
  { text: 'Ben draws', places: ['stack'] },
]

describe('the recap', () => {
  let pointed: string[][]
  let end: ReturnType<typeof vi.fn<() => void>>
  let recap: Record<string, unknown>

  function show(speed: number, told = lines) {
    settings.speed = speed
    const point = (places: string[]) => void pointed.push(places)
    recap = mount(Recap, { target: document.body, props: { lines: told, point, end } })
    flushSync()
  }

  function wait(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds)
    flushSync()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    pointed = []
    end = vi.fn()
  })

  afterEach(() => {
    void unmount(recap)
    vi.useRealTimers()
  })

  it('shows one line after the other with its places, and ends', () => {
    show(1)
    expect(document.body.textContent).toContain('Ann places a pearl')
    expect(document.body.textContent).toContain('1/2')
    wait(1100)
    expect(document.body.textContent).toContain('Ben draws')
    expect(end).not.toHaveBeenCalled()
    wait(1100)
    expect(pointed).toEqual([['cell-1'], ['stack'], []])
    expect(end).toHaveBeenCalledOnce()
    expect(document.querySelector('section')).toBeNull()
  })

  it('can be skipped, and then points at nothing', () => {
    show(1)
    document.querySelector('button')!.click()
    expect(end).toHaveBeenCalledOnce()
    expect(pointed.at(-1)).toEqual([])
  })

  it('follows the speed, and leaves it out for those who want everything at once', () => {
    show(2)
    wait(550)
    expect(document.body.textContent).toContain('Ben draws')
    void unmount(recap)
    end.mockClear()
    show(0)
    expect(end).toHaveBeenCalledOnce()
  })

  it('tells only the last lines after a long absence', () => {
    show(1, Array.from({ length: 40 }, (_, number) => ({ text: `line ${number}`, places: [] })))
    expect(document.body.textContent).toContain('line 28')
    expect(document.body.textContent).toContain('1/12')
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

  it('are for what others did since the own last turn, as far as it is shown', () => {
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
