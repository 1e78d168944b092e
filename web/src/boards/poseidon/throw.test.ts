/** The Big Wave breaks: every die lands where the server says, and what moves is cheap to move. */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../contract'
import { Chart } from './chart'
import { applyEvent } from './events'
import stories from './goldens/stories.json'
import type { PoseidonView } from './model'
import { fallsAfter, frames, LENGTH, thrown } from './throw'

/** Each throw of a game with the view before it. */
function* throws(events: GameEvent[], start: PoseidonView, from: number) {
  let view = start
  for (let n = from; n < events.length; n++) {
    view = applyEvent(view, events[n]!)
    if (events[n]!.event !== 'tip') continue
    const steps = events.map((event, number) => ({ event, number, duration: 1 }))
    yield { view, falls: fallsAfter(steps, steps[n]!) }
  }
}

describe.each([
  ['upright', false],
  ['on its side', true],
])('%s', (_, flat) => {
  const chart = new Chart(6, 360, 400, flat)
  const { events, views } = stories[0]!
  const all = [...throws(events as unknown as GameEvent[], views[0]!.view as unknown as PoseidonView, views[0]!.events)]

  it('takes every die to its wave', () => {
    expect(all.length).toBeGreaterThan(1)
    for (const { view, falls } of all) {
      const dice = thrown(falls, view, chart)
      expect(dice.length).toBe(view.big_wave.slots.length)
      dice.forEach(({ to, lost, value }, n) => {
        const { wave, value: shown } = falls[n]!
        expect(lost).toBe(wave === null)
        if (wave === null) return
        expect(value).toBe(shown)
        const along = flat ? to.x : to.y
        expect(Math.floor(along / chart.row)).toBe(wave)
      })
    }
  })

  it('moves only what a phone moves without effort, in time', () => {
    const [one] = thrown(all[0]!.falls, all[0]!.view, chart)
    for (const number of [0, 7, 14]) {
      const { way, roll, delay, duration } = frames({ ...one!, number }, { x: 0, y: -20 }, flat, LENGTH)
      expect(delay + duration).toBeLessThanOrEqual(LENGTH)
      const moved = [...way, ...roll].flatMap((frame) => Object.keys(frame))
      expect(new Set(moved)).toEqual(new Set(['transform', 'opacity', 'offset', 'easing']))
      expect(way.at(-1)!.transform).toContain(`${one!.to.x.toFixed(1)}px, ${one!.to.y.toFixed(1)}px, 0px`)
    }
  })
})
