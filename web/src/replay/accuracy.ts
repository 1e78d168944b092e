/** How well each player decided, as far as the evaluation can tell. */
import type { Judgement } from '../generated/http'
import { lost, SOUND, type Turning } from './turningPoints'

export interface Accuracy {
  decisions: number
  sound: number // that lost next to nothing
  mistakes: number // that a closer look has confirmed ...
  worst: number // ... and the chances lost by the worst of them
}

/** One for each seat, in order. `end`: the shares of the win at the end. */
export function accuracies(
  judged: Judgement[],
  turning: Turning[],
  end: number[],
  acquitted: number[] = [], // steps that a closer look has found to be no mistakes
): Accuracy[] {
  return end.map((_, seat) => {
    const own = judged.filter((one) => one.seat === seat)
    const slips = turning.filter((one) => one.kind === 'slip').filter((one) => one.seat === seat)
    return {
      decisions: own.length,
      sound: own.filter((one) => acquitted.includes(one.step) || lost(judged, one, end) < SOUND).length,
      mistakes: slips.length,
      worst: Math.max(0, ...slips.map((one) => one.could - one.did)),
    }
  })
}
