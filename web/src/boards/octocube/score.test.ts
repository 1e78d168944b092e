/** The parts of the running score add up to it, and what is open of the others' is counted. */
import { expect, it } from 'vitest'
import stories from './goldens/stories.json'
import type { OctocubeView } from './model'
import { openPoints, scoreWord } from './score'

const views = (stories as unknown as { views: { view: OctocubeView }[] }[])
  .flatMap((story) => story.views)
  .map(({ view }) => view)
  .filter((view) => view.mode !== 'family')
const seats = views.flatMap((view) => view.seats.map((seat, number) => ({ view, seat, number })))

it('is the chips, the coins and the majorities where all of them are seen', () => {
  const open = seats.filter(({ seat }) => seat.score !== null)
  expect(open.some(({ seat }) => seat.coins > 0)).toBe(true)
  for (const { view, seat, number } of open) {
    expect(openPoints(view, number) + (seat.chips ?? 0)).toBe(seat.score)
    expect(scoreWord(view, number)).toBe(String(seat.score))
  }
})

it('counts the coins of those whose chips are hidden', () => {
  const hidden = seats.filter(({ seat }) => seat.score === null && seat.coins > 0)
  expect(hidden.length).toBeGreaterThan(0)
  for (const { view, seat, number } of hidden) {
    const points = parseInt(scoreWord(view, number))
    expect(points).toBe(openPoints({ ...view, coin_points: 0 }, number) + 3 * seat.coins)
  }
})
