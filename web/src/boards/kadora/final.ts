/** Which choices cannot be taken back: a placement can as long as there are two stacks to choose from after
    it. The card from the last stack is drawn at once, and a draw cannot be taken back. */
import type { Choice, View } from '../contract'
import { type KadoraView, moveOf } from './model'

export function final(view: View, choice: Choice): boolean {
  const { stacks } = view as KadoraView
  return moveOf(choice).do === 'draw' || stacks.filter((stack) => stack.length > 0).length < 2
}
