/**
 * The sign of each seat: what stands for a player on the board stands beside the name everywhere, in
 * lists, the log, the chart and the result. A game that gives its seats pieces draws them in its
 * SeatSign.svelte; the others have the shell's emblems.
 */
import { getContext, setContext, type Component } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { SeatSignProps } from './contract'

type Drawing = Component<SeatSignProps>
const signs = import.meta.glob<Drawing>('./*/SeatSign.svelte', { import: 'default' })
const loaded = new SvelteMap<string, Drawing>()
const KEY = Symbol('signs')

/** The signs on this page, and in everything on it, are those of a game. */
export function signsOf(game: () => string): void {
  setContext(KEY, game)
}

/** The drawing that a game has for its seats; null: none; undefined: it is on its way. */
export function drawing(game: string): Drawing | null | undefined {
  const load = signs[`./${game}/SeatSign.svelte`]
  if (!load) return null
  const found = loaded.get(game)
  if (!found) load().then((one) => loaded.set(game, one), console.error)
  return found
}

/** The game whose signs are used here; empty where there is none. */
export function gameHere(): () => string {
  return getContext<(() => string) | undefined>(KEY) ?? (() => '')
}
