/** The section of the rules that fits what is being asked. */
import type { Choice, View } from '../contract'

const RULES: Record<string, string> = { start: 'place', place: 'place', draw: 'draw', over: 'scoring' }

export function rule(view: View, choices: Choice[]): string {
  const mayGive = choices.some(({ move }) => move.do === 'give')
  return mayGive ? 'give' : (RULES[view.step] ?? 'goal')
}
