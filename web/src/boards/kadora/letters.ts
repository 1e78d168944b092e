/** The sign of a colour in letters, as the reader's language begins its word. */
import { getContext, setContext } from 'svelte'
import type { Translate } from '../contract'

type Letter = (colour: string) => string
const KEY = Symbol('letters')

export function sayLetters(t: () => Translate): void {
  setContext(KEY, ((colour) => t()(`letter-${colour}`)) satisfies Letter)
}

/** For a component within: the letters of a colour. */
export const lettersHere = () => getContext<Letter>(KEY)
