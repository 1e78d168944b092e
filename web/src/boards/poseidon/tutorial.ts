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
const hasFreed = (view: View) => (view as PoseidonView).seats[view.seat ?? 0]!.freed.length > 0

function step(id: string, rest: Omit<TutorialStep, 'id' | 'text'>): TutorialStep {
  return { id, text: `tutorial-${id}`, ...rest }
}

// Own turn reached at least once: later steps may then be caught up with.
const reached = (stage: string) => (view: View, choices: Choice[]) => mine(view) && (past(stage)(view) || choices.length > 0)

// Notes stand below or above what they point at: that must not be as high as the board.
export const tutorial: TutorialStep[] = [
  step('goal', { when: deciding }),
  step('reef', {
    place: place.seats,
    when: (view, choices) => asks('tile')(view, choices) || asks('site')(view, choices) || stageOf(view) !== 'reefs',
    done: (view) => stageOf(view) !== 'reefs',
  }),
  step('load', {
    place: place.bigWave,
    when: (view, choices) => asks('row')(view, choices) || playing(view),
    done: playing,
  }),
  step('steps', { place: place.steps, when: reached('build') }),
  step('build', {
    place: place.dock,
    when: reached('build'),
    done: (view) => !mine(view) || stageOf(view) !== 'build',
  }),
  step('move', {
    place: place.dock,
    when: reached('move'),
    done: (view) => !mine(view) || (stageOf(view) !== 'move' && stageOf(view) !== 'build'),
  }),
  step('take', {
    place: place.dock,
    when: (view, choices) => asks('take')(view, choices) || (playing(view) && !['build', 'move', 'take'].includes(stageOf(view))) || !mine(view),
    done: (view) => stageOf(view) !== 'take' || !mine(view),
  }),
  step('kraken', { place: place.kraken, when: always }),
  step('shark', { place: place.shark, when: always }),
  step('wave', { place: place.bigWave, when: always }),
  step('coach', { when: always, advice, done: hasFreed }),
  step('freed', { place: place.kraken, when: always }),
  step('end', { when: always }),
]
