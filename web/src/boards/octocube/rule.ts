/** The section of the rules that fits what is being asked. */
import type { View } from '../contract'

const RULES: Record<string, string> = {
  ...{ place: 'place', orient: 'place', act: 'turn', again: 'roll', offer: 'powers', power: 'powers' },
  ...{ keep: 'score', slot: 'slots', pile: 'slots', return: 'slots', over: 'scoring' },
}

const OTHERWISE: Record<string, Record<string, string>> = {
  family: { place: 'family', act: 'family', again: 'family', over: 'family-end' },
  advanced: { again: 'powers' }, // only power A rolls once more
}

export function rule(view: View): string {
  return OTHERWISE[String(view.mode)]?.[view.step] ?? RULES[view.step] ?? 'goal'
}
