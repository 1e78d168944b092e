/** What the guided game says about each decision until the first tiles are at home: what to look for, and why. */
import type { Advice, Choice, View } from '../contract'
import { carried, may, type OctocubeView, place, previewOf, type RollPreview } from './model'

const A_SET = 4 // points: three of a kind

export function advice(view: View, choices: Choice[]): Advice {
  const { mode, seats, seat, step } = view as OctocubeView
  const family = mode === 'family'
  const { cube } = seats[seat ?? 0]!
  switch (step) {
    case 'place':
    case 'orient':
      return about(family ? 'place-family' : 'place', place.sea)
    case 'act': {
      if (carried(cube.faces).length >= (family ? 4 : 6)) return about(family ? 'home-family' : 'full', place.acts)
      if (!family && cube.points >= A_SET) return about('home', place.acts)
      if (family) return about('roll-family', place.sea)
      if (choices.some((one) => one.move.do === 'roll' && previewOf<RollPreview>(one).sticks)) return about('roll', place.sea)
      return about(may(choices, 'rotate') ? 'rotate' : 'roll', place.acts)
    }
    case 'again':
    case 'offer':
    case 'keep':
    case 'power':
    case 'slot':
    case 'pile':
    case 'return':
      return about(step)
    default:
      return about('roll')
  }
}

function about(id: string, where?: string): Advice {
  return { text: `coach-${id}`, place: where }
}
