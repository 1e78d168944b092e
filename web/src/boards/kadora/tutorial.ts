/** The guided game: three turns. Each step waits until what it speaks of is there, and is passed over when
    that is already behind the player: moves may be made without confirming. */
import type { Choice, TutorialStep, View } from '../contract'
import { advice } from './coach'
import { may, moveOf, place } from './model'
import { isHolding } from './play.svelte'

const mayPlace = (_: View, choices: Choice[]) => may(choices, 'place')
const isPlaced = (view: View) => view.step === 'draw' || view.to_move !== view.seat
const isPlacing = (choices: Choice[], chosen: number | null) => {
  const choice = chosen === null ? undefined : choices[chosen]
  return choice !== undefined && moveOf(choice).do === 'place'
}
const always = () => true

const TURNS = 3 // of the reader
/** Everybody has had so many turns, or the last ones have begun. */
const hasPractised = (view: View) => view.turn > TURNS * view.players

function step(id: string, rest: Omit<TutorialStep, 'id' | 'text'>): TutorialStep {
  return { id, text: `tutorial-${id}`, ...rest }
}

export const tutorial: TutorialStep[] = [
  step('goal', { when: mayPlace }),
  step('block', { place: place.block, when: mayPlace }),
  step('hand', {
    place: place.hand,
    when: (view, choices) => mayPlace(view, choices) || isPlaced(view),
    done: (view) => isHolding() || isPlaced(view),
  }),
  step('cell', {
    place: place.block,
    when: (view) => isHolding() || isPlaced(view),
    done: (view, choices, chosen) => isPlacing(choices, chosen) || isPlaced(view),
  }),
  step('preview', {
    place: place.block,
    when: (view, choices, chosen) => isPlacing(choices, chosen) || isPlaced(view),
    done: isPlaced,
  }),
  step('draw', {
    place: place.stack(0),
    when: (view, choices) => may(choices, 'draw') || view.step !== 'draw',
    done: (view) => view.step !== 'draw',
  }),
  step('loot', { place: place.loot, when: always }),
  step('give', { place: place.loot, when: always }),
  step('coach', { when: always, advice, done: hasPractised }),
  step('end', { when: always }),
]
