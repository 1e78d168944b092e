/** What the guided game says about each decision until the first friend is free: what to look for, and why. */
import type { Advice, Choice, View } from '../contract'
import { choiceTo, may, moveOf, place, type PoseidonView } from './model'

export function advice(view: View, choices: Choice[]): Advice {
  const { step, seats, seat } = view as PoseidonView
  switch (step) {
    case 'build': {
      // Two dice are a pair: that is the quickest way to a friend.
      const { arrow, food } = seats[seat ?? 0]!.strengths
      const lacks = food < 2 ? 'build-food' : arrow < 2 ? 'build-arrow' : 'build'
      return about(may(choices, 'tile') ? lacks : 'load', place.dock)
    }
    case 'row':
      return about('load', place.bigWave)
    case 'move': {
      const star = choices.find((one) => one.move.do === 'move' && moveOf(one).frees.length > 0)
      if (star) return about('star', place.space(String(star.move.to)))
      return about('move', place.ocean)
    }
    case 'take':
    case 'store': {
      const free = choices.find(({ move }) => move.do === 'free')
      if (free) return about('eat', place.tentacle(String(free.move.tentacle)))
      return about(may(choices, 'take') ? 'store' : 'nothing', place.dock)
    }
    case 'bonus': {
      const frees = choiceTo.bonus(choices, 'free') !== null
      return about(frees ? 'bonus-free' : 'bonus', place.dock)
    }
    case 'head':
      return about('head', place.head)
    case 'site':
    case 'room':
    case 'pick':
    case 'mover':
    case 'skeleton':
    case 'return':
    case 'look':
      return about(step)
    default:
      return about('free')
  }
}

function about(id: string, where?: string): Advice {
  return { text: `coach-${id}`, place: where }
}
