/** The guided game, until the first tiles are at home. Each step waits until what it speaks of is there, and is passed over when
    that is already behind the player: moves may be made without confirming. */
import type { Choice, TutorialStep, View, Way } from '../contract'
import { advice } from './coach'
import { type Cell, cellOf, cellWord, may, type OctocubeView, place } from './model'

const mayPlace = (_: View, choices: Choice[]) => may(choices, 'place')
const isRolling = (choices: Choice[], chosen: number | null) =>
  chosen !== null && choices[chosen]?.move.do === 'roll'
const always = () => true

const modeOf = (way: Way) => way.options.mode ?? 'standard'
export const isFamily = (way: Way) => modeOf(way) === 'family'
export const isAdvanced = (way: Way) => modeOf(way) === 'advanced'
const notFamily = (way: Way) => !isFamily(way)

/** Tiles of the reader have come off the cube. */
const hasUnloaded = (view: View) => {
  const { tiles, coins, slots } = (view as OctocubeView).seats[view.seat ?? 0]!
  return tiles > 0 || coins > 0 || slots.some((slot) => slot.tile !== null)
}

const ownCell = (view: View): Cell | null => cellOf((view as OctocubeView).seats[view.seat ?? 0])
const isPlaced = (view: View) => ownCell(view) !== null

let start: string | null = null // where the cube stood when rolling was explained

/** The cube is no longer where it was placed. */
function hasRolled(view: View): boolean {
  const cell = ownCell(view)
  start ??= cell && cellWord(cell)
  return start !== null && (cell === null || cellWord(cell) !== start)
}

function begins(view: View, choices: Choice[]): boolean {
  start = null
  return mayPlace(view, choices) || isPlaced(view)
}

function step(id: string, rest: Omit<TutorialStep, 'id' | 'text'>): TutorialStep {
  return { id, text: `tutorial-${id}`, ...rest }
}

export const tutorial: TutorialStep[] = [
  step('goal', { for: notFamily, when: begins }),
  step('goal-family', { for: isFamily, when: begins }),
  step('sea', { place: place.sea, when: always }),
  step('place', { place: place.sea, when: always, done: isPlaced }),
  step('net', { place: place.net, when: (_, choices) => choices.length > 0 }),
  step('roll', {
    for: notFamily,
    place: place.sea,
    when: (view, choices) => hasRolled(view) || may(choices, 'roll'),
    done: (view, choices, chosen) => hasRolled(view) || isRolling(choices, chosen),
  }),
  step('roll-family', {
    for: isFamily,
    place: place.sea,
    when: (view, choices) => hasRolled(view) || may(choices, 'roll'),
    done: (view, choices, chosen) => hasRolled(view) || isRolling(choices, chosen),
  }),
  step('preview', {
    for: notFamily,
    place: place.net,
    when: (view, choices, chosen) => hasRolled(view) || isRolling(choices, chosen),
    done: hasRolled,
  }),
  step('home', { for: notFamily, place: place.acts, when: (_, choices) => choices.length > 0 }),
  step('home-family', { for: isFamily, place: place.acts, when: (_, choices) => choices.length > 0 }),
  step('powers', { for: isAdvanced, place: place.sea, when: always }),
  step('coach', { when: always, advice, done: hasUnloaded }),
  step('boards', { for: notFamily, place: place.boards, when: always }),
  step('boards-family', { for: isFamily, place: place.boards, when: always }),
  step('end', { for: notFamily, place: place.supply, when: always }),
  step('end-family', { for: isFamily, when: always }),
]
