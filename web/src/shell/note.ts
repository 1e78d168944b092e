/** Something that the table says besides the step: an offer, a step of the guided game, what happened.
 * The bar says it. Nothing lies over the board, where it would hide what is to be tapped or read. */
import type { IconName } from './Icon.svelte'

export interface NoteAct {
  label: string
  icon?: IconName
  primary?: boolean
  do(): void
}

export interface Note {
  name: string // what it is, for screen readers
  text: string
  place?: string // of the board: what it is about
  count?: string // where it stands in a row of notes
  acts: NoteAct[]
  hint?: boolean // a hint may be asked for beside it
}
