/** A guided first turn. Each step waits until what it speaks of is there. */
import type { Choice, TutorialStep, View } from '../contract'
import { may, type OctocubeView, place } from './model'

const isFamily = (view: View) => (view as OctocubeView).mode === 'family'
const mayPlace = (_: View, choices: Choice[]) => may(choices, 'place')
const mayRoll = (_: View, choices: Choice[]) => may(choices, 'roll')
const isRolling = (choices: Choice[], chosen: number | null) =>
  chosen !== null && choices[chosen]?.move.do === 'roll'
const always = () => true

function step(id: string, rest: Omit<TutorialStep, 'id' | 'text'>): TutorialStep {
  return { id, text: `tutorial-${id}`, ...rest }
}

export const tutorial: TutorialStep[] = [
  step('goal', { when: mayPlace }),
  step('sea', { place: place.sea, when: mayPlace }),
  step('place', {
    place: place.sea,
    when: mayPlace,
    done: (view, choices) => !may(choices, 'place') || view.to_move !== view.seat,
  }),
  step('net', { place: place.net, when: mayRoll }),
  step('roll', {
    place: place.sea,
    when: mayRoll,
    done: (_, choices, chosen) => isRolling(choices, chosen),
  }),
  step('preview', {
    place: place.net,
    when: (_, choices, chosen) => isRolling(choices, chosen),
    done: (view) => view.to_move !== view.seat || view.step !== 'act',
  }),
  step('score', { place: place.acts, when: (view, choices) => !isFamily(view) && mayRoll(view, choices) }),
  step('back', { place: place.acts, when: always, done: (view) => !isFamily(view) }),
  step('boards', { place: place.ledger, when: always, done: isFamily }),
  step('end', { place: place.supply, when: always }),
]
