// @vitest-environment happy-dom
/** The guided game continues over several turns and reloads; notes come once, until they are switched off. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardModule, Choice, GameEvent, Translate, View } from '../boards/contract'
import { FirstNotes, readAgain, showsNotes, switchNotes } from './firsts.svelte'
import { Guide } from './guide.svelte'

const words = ((id: string) => id) as unknown as Translate
const way = { players: 2, options: {} }
const turn = (number: number) => ({ turn: number, to_move: 0, seat: 0 }) as unknown as View
const board = {
  tutorial: [
    { id: 'goal', text: 'goal', when: () => true },
    { id: 'other', text: 'other', for: () => false, when: () => true },
    { id: 'coach', text: 'coach', when: () => true, advice: (view) => ({ text: `advice-${view.turn}` }), done: (view) => view.turn > 3 },
    { id: 'end', text: 'end', when: () => true },
  ],
  firsts: [
    { id: 'wave', text: 'wave', happens: ({ event }) => event === 'wave' },
    { id: 'shark', text: 'shark', place: 'fin', happens: ({ event }) => event === 'shark' },
    { id: 'friend', text: 'friend', urgent: true, happens: ({ event }) => event === 'friend' },
  ],
} satisfies Pick<BoardModule, 'tutorial' | 'firsts'> as unknown as BoardModule

const now = $state({
  view: turn(1),
  choices: [{ move: { do: 'go' }, preview: {} }] as Choice[],
  chosen: null as number | null,
  hinted: false,
  ply: 1,
  events: [] as GameEvent[],
  quiet: true,
})
let stop: () => void
const inRoot = <T>(make: () => T): T => {
  let made: T
  stop = $effect.root(() => {
    made = make()
  })
  flushSync()
  return made!
}

beforeEach(() => {
  localStorage.clear()
  readAgain('sea')
  Object.assign(now, { view: turn(1), ply: 1, chosen: null, hinted: false, events: [], quiet: true })
})
afterEach(() => stop())

describe('the guided game', () => {
  const guide = () => inRoot(() => new Guide('sea', 'table', way, () => ({ board, words, ...now })))
  const press = (note: ReturnType<Guide['note']>, number: number) => {
    note!.acts[number]!.do()
    flushSync()
  }

  it('is offered once, continues over turns and reloads, and ends', () => {
    switchNotes('sea', false)
    let running = guide()
    press(running.note(true), 1)
    expect(running.note(true)).toMatchObject({ text: 'goal', count: '1 / 3' })
    expect(showsNotes('sea')).toBe(true)
    press(running.note(true), 1)
    expect(running.note(true)).toMatchObject({ text: 'advice-1', count: '2 / 3', hint: true })
    stop()
    running = guide() // after a reload
    now.view = turn(2)
    expect(running.note(true)?.text).toBe('advice-2')
    now.chosen = 0
    expect(running.note(true)).toBeNull() // the bar says what was chosen
    now.chosen = null
    now.view = turn(4)
    flushSync()
    expect(running.note(true)?.text).toBe('end')
    press(running.note(true), 1)
    expect(running.running).toBe(false)
    stop()
    running = guide()
    expect(running.note(true)).toBeNull()
  })

  it('continues when "next" is tapped twice, because "enough" takes its place', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const running = guide()
    press(running.note(true), 1)
    press(running.note(true), 1)
    press(running.note(true), 0)
    expect(running.running).toBe(true)
    clock.mockReturnValue(1600)
    press(running.note(true), 0)
    expect(running.running).toBe(false)
    clock.mockRestore()
  })

  it('continues when the reader has decided: an explanation does not stay while something else is asked', () => {
    const running = guide()
    press(running.note(true), 1)
    now.chosen = 0
    flushSync()
    expect(running.note(true)).toBeNull() // "next" never stands beside "confirm"
    now.chosen = null
    flushSync()
    expect(running.note(true)?.text).toBe('goal')
    now.ply = 2
    flushSync()
    expect(running.note(true)).toMatchObject({ text: 'advice-1', count: '2 / 3' })
  })

  it('counts what the reader has seen, one by one, and is done at the end', () => {
    now.view = turn(4) // the advice has nothing left to say
    const running = guide()
    press(running.note(true), 1)
    expect(running.note(true)).toMatchObject({ text: 'goal', count: '1 / 2' })
    expect(running.note(true)?.acts.map(({ label }) => label)).toEqual(['tutorial-end', 'next'])
    press(running.note(true), 1)
    expect(running.note(true)).toMatchObject({ text: 'end', count: '2 / 2' })
    expect(running.note(true)?.acts.map(({ label }) => label)).toEqual(['tutorial-end', 'tutorial-done'])
  })

  it('counts a step that opens only after the decision that is waited for', () => {
    const placing = { id: 'place', text: 'place', when: () => true, done: (view: View) => view.turn > 1 }
    const drawing = { id: 'draw', text: 'draw', when: () => true, done: (view: View) => view.turn !== 2 }
    const game = { ...board, tutorial: [placing, drawing, board.tutorial[3]!] } as BoardModule
    const running = inRoot(() => new Guide('sea', 'table', way, () => ({ board: game, words, ...now })))
    press(running.note(true), 1)
    const counts = [1, 2, 3].map((number) => {
      now.view = turn(number)
      flushSync()
      return running.note(true)?.count
    })
    expect(counts).toEqual(['1 / 3', '2 / 3', '3 / 3'])
  })

  it('has no cross beside "confirm": it would be taken for "cancel"', () => {
    const waiting = { id: 'move', text: 'move', when: () => true, done: (view: View) => view.turn > 3 }
    const moving = { ...board, tutorial: [waiting] } as BoardModule
    const running = inRoot(() => new Guide('sea', 'table', way, () => ({ board: moving, words, ...now })))
    press(running.note(true), 1)
    expect(running.note(true)).toMatchObject({ text: 'move', acts: [{ icon: 'close' }] })
    now.chosen = 0
    flushSync()
    expect(running.note(true)).toMatchObject({ text: 'move', acts: [] })
  })

  it('stays at its table', () => {
    press(guide().note(true), 1)
    stop()
    const other = inRoot(() => new Guide('sea', 'another', way, () => ({ board, words, ...now })))
    expect(other.running).toBe(false)
  })
})

describe('notes', () => {
  const firsts = () =>
    inRoot(() => new FirstNotes('sea', board, way, () => ({ words, view: now.view, events: now.events, shown: now.events.length, quiet: now.quiet })))
  const happen = (...events: string[]) => {
    now.events = [...now.events, ...events.map((event) => ({ event }))]
    flushSync()
  }
  const press = (notes: FirstNotes, number: number) => {
    notes.note!.acts[number]!.do()
    flushSync()
  }

  it('come one by one, each once, when there is time to read', () => {
    const notes = firsts()
    now.quiet = false
    happen('wave', 'shark')
    expect(notes.note).toBeNull()
    now.quiet = true
    expect(notes.note?.text).toBe('wave')
    press(notes, 1)
    expect(notes.note?.text).toBe('shark')
    press(notes, 1)
    happen('wave')
    expect(notes.note).toBeNull()
  })

  it('say at once what the reader has waited for, and the others after it', () => {
    const notes = firsts()
    happen('shark')
    expect(notes.note).toMatchObject({ text: 'shark', place: 'fin' })
    now.quiet = false
    happen('wave', 'friend')
    expect(notes.note?.text).toBe('friend') // while others move
    press(notes, 1)
    expect(notes.note).toBeNull()
    now.quiet = true
    expect(notes.note?.text).toBe('shark')
    press(notes, 1)
    expect(notes.note?.text).toBe('wave')
  })

  it('do not come when they are switched off, nor for what is past', () => {
    happen('shark')
    const notes = firsts()
    expect(notes.note).toBeNull()
    happen('wave')
    press(notes, 0)
    expect(showsNotes('sea')).toBe(false)
    happen('shark')
    expect(notes.note).toBeNull()
  })
})
