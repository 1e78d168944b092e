/** The running score, as far as everybody may know it. */
import { type OctocubeView, setsOf, type Tile } from './model'

/** The majorities of a seat as they stand. */
export const majorityPoints = (view: OctocubeView, seat: number) =>
  view.majorities.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0)

/** What everybody sees of a seat's score: all but its chips. */
export const openPoints = (view: OctocubeView, seat: number) => majorityPoints(view, seat) + coinPoints(view, seat)

/** The coins beside a seat's board. */
export const coinPoints = (view: OctocubeView, seat: number) => (view.seats[seat]?.coins ?? 0) * view.coin_points

/** For a glance: points, or slots of sixteen. A question mark stands for chips that are hidden. */
export function scoreWord(view: OctocubeView, seat: number): string {
  const own = view.seats[seat]
  if (!own) return ''
  if (view.mode === 'family') return `${own.slots.filter((slot) => slot.tile).length}/${own.slots.length}`
  return own.score === null ? `${openPoints(view, seat)}+?` : String(own.score)
}

/** What some of the carried tiles would bring: sets, coins, and majorities as they would stand.
    `coin` is what the server says that one brings. */
export function brings(view: OctocubeView, seat: number, tiles: Tile[], coin: number): number {
  const coins = tiles.filter((tile) => tile.kind === 'coin').length
  const sets = setsOf(tiles, view.set_points).reduce((sum, set) => sum + set.points, 0)
  const majorities = view.majorities.reduce((sum, { of, name, points, counts, gains }) => {
    const more = tiles.filter((tile) => (of === 'kind' ? tile.kind : tile.colour) === name).length
    if (!more) return sum
    const mine = (counts[seat] ?? 0) + more
    const ahead = counts.filter((count, number) => number !== seat && count > mine)
    const gain = [points[0]!, points[1]!][ahead.length] ?? 0 // a tie for the most leaves no second
    return sum + gain - (gains[seat] ?? 0)
  }, 0)
  return sets + coins * coin + majorities
}
