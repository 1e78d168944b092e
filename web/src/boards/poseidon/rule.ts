/** The section of the rules that fits what is being asked. */
import type { Choice, View } from '../contract'
import type { PoseidonView } from './model'

const RULES: Record<string, string> = {
  ...{ tile: 'setup', site: 'build', build: 'build', row: 'load', move: 'move', take: 'take', store: 'take' },
  ...{ room: 'take', pick: 'eat', mover: 'track', skeleton: 'shark', return: 'shark', look: 'track' },
  ...{ bonus: 'bonus', over: 'scoring', head: 'track', coral: 'corals' },
}

// The same question is asked at different times: where a die goes on the Big Wave also after a
// bonus, for the shark, and for dice that have missed the board.
const AT: Record<string, Record<string, string>> = {
  reefs: { site: 'setup' },
  'first-dice': { row: 'setup' },
  'first-tip': { row: 'setup' },
  'more-dice': { row: 'setup' },
  shark: { row: 'shark' },
  tip: { row: 'wave' },
  bonus: { row: 'bonus', look: 'bonus', head: 'bonus' },
}

export function rule(view: View, choices: Choice[]): string {
  const { stage, step, now } = view as PoseidonView
  const forCorals = now.corals.length > 0 || choices.some(({ move }) => move.do === 'buy')
  if (forCorals && (step === 'take' || step === 'pick')) return 'corals'
  return AT[stage]?.[step] ?? RULES[step] ?? 'goal'
}
