/** Which choices cannot be taken back: after them others decide, the shark swims, or something hidden
    is seen. Undo takes back the others, so they need no confirmation. */
import type { Choice, View } from '../contract'
import { moveOf, type PoseidonView } from './model'

// A tile that is laid or a row that is loaded may pass the turn on, but little hangs on it.
const FREELY = new Set(['start', 'tile', 'lay', 'load'])

export function final(view: View, choice: Choice): boolean {
  const { do: what } = choice.move
  if (FREELY.has(what)) return false
  if (what === 'move') return !hasMore(view as PoseidonView, choice)
  // More dice can be stored, so the turn goes on. A meal may be complete with each die.
  if (what === 'take') return view.step === 'pick' || (view as PoseidonView).now.takes_left < 2
  return true
}

/** Whether there is something to take or eat after a move; else the turn ends with it. */
function hasMore(view: PoseidonView, choice: Choice): boolean {
  const { wave, frees } = moveOf(choice)
  return frees.length > 0 || (wave !== null && (view.ocean.waves[wave - 1]?.length ?? 0) > 0)
}
