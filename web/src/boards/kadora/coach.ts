/** What the guided game says about the decisions of the second and third turn: what to look for, and why. */
import type { Advice, Choice, View } from '../contract'
import { type KadoraView, may, place, type Preview } from './model'

export function advice(view: View, choices: Choice[]): Advice {
  if (may(choices, 'give')) return { text: 'coach-give', place: place.loot }
  if (may(choices, 'draw')) return { text: 'coach-draw', place: place.stack(0) }
  const { loot } = (view as KadoraView).seats[view.seat ?? 0]!
  const takes = choices.map((one) => (one.preview as unknown as Preview).takes)
  const leads = (colour: string) => loot[colour]?.leads ?? false
  if (takes.some((cards) => cards.length > 0 && cards.every(({ card }) => leads(card.colour)))) {
    return { text: 'coach-own', place: place.block }
  }
  return { text: takes.some((cards) => cards.length === 0) ? 'coach-safe' : 'coach-must', place: place.block }
}
