/** The guided game, up to a first freed friend. Each step waits until what it speaks of is there, and is passed over when
    that is already behind the player: moves may be made without confirming. */
import type { Choice, TutorialStep, View } from '../contract'
import { advice } from './coach'
import { place, type PoseidonView } from './model'

const stageOf = (view: View) => (view as PoseidonView).stage
export const SETUP = ['reefs', 'first-dice', 'first-tip', 'more-dice']
const ORDER = ['build', 'move', 'take', 'track', 'shark', 'tip', 'bonus']

const asks = (step: string) => (view: View, choices: Choice[]) => choices.length > 0 && view.step === step
/** The own turn is at that stage or further, or has passed. */
const past = (stage: string) => (view: View) => {
  if (SETUP.includes(stageOf(view))) return false
  if ((view as PoseidonView).active !== view.seat) return stage === 'build'
  return ORDER.indexOf(stageOf(view)) >= ORDER.indexOf(stage)
}
const playing = (view: View) => !SETUP.includes(stageOf(view))
const mine = (view: View) => (view as PoseidonView).active === view.seat && playing(view)
const deciding = (_: View, choices: Choice[]) => choices.length > 0
const always = () => true
/** Between turns, or at the beginning of one: nothing else is being asked. */
const betweenTurns = (view: View, choices: Choice[]) => !choices.length || view.step === 'build'
const hasFreed = (view: View) => (view as PoseidonView).seats[view.seat ?? 0]!.freed.length > 0

function step(id: string, rest: Omit<TutorialStep, 'id' | 'text'>): TutorialStep {
  return { id, text: `tutorial-${id}`, ...rest }
}

const mayTake = (view: View, choices: Choice[]) =>
  asks('take')(view, choices) || (playing(view) && !['build', 'move', 'take'].includes(stageOf(view))) || !mine(view)

// Own turn reached at least once: later steps may then be caught up with.
const reached = (stage: string) => (view: View, choices: Choice[]) => mine(view) && (past(stage)(view) || choices.length > 0)

export const tutorial: TutorialStep[] = [
  step('goal', { when: deciding }),
  step('reef', {
    place: place.dock,
    when: (view, choices) => asks('tile')(view, choices) || asks('site')(view, choices) || stageOf(view) !== 'reefs',
    done: (view) => stageOf(view) !== 'reefs',
  }),
  step('load', {
    place: place.bigWave,
    when: (view, choices) => asks('row')(view, choices) || playing(view),
    done: playing,
  }),
  step('steps', { place: place.steps, when: reached('build') }),
  step('strengths', { place: place.strengths, when: reached('build') }),
  step('build', {
    place: place.dock,
    when: reached('build'),
    done: (view) => !mine(view) || stageOf(view) !== 'build',
  }),
  // What the shark will do is to be known before one swims.
  step('shark', { place: place.shark, when: reached('move') }),
  step('move', {
    place: place.ocean,
    when: reached('move'),
    done: (view) => !mine(view) || (stageOf(view) !== 'move' && stageOf(view) !== 'build'),
  }),
  step('kraken', { place: place.kraken, when: mayTake }),
  step('take', {
    place: place.dock,
    when: mayTake,
    done: (view) => stageOf(view) !== 'take' || !mine(view),
  }),
  step('wave', { place: place.bigWave, when: betweenTurns }),
  step('coach', { when: always, advice, done: hasFreed }),
  step('end', { when: betweenTurns }),
]
