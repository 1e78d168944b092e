/**
 * The sign of each seat: what stands for a player on the board stands beside the name everywhere, in
 * lists, the log, the chart and the result. A game that gives its seats pieces draws them in its
 * SeatSign.svelte; the others have the shell's emblems.
 */
import { getContext, setContext, type Component } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Summary } from '../generated/http'
import type { SeatSignProps } from './contract'

type Drawing = Component<SeatSignProps>
const signs = import.meta.glob<Drawing>('./*/SeatSign.svelte', { import: 'default' })
const loaded = new SvelteMap<string, Drawing>()
const KEY = Symbol('signs')

interface Signs {
  game(): string
  signs(): string[] // by seat, in words, where players choose them; otherwise empty
}

/** The signs on this page, and in everything on it, are those of a game; `signs`: as its players
 * have chosen them. */
export function signsOf(game: () => string, signs: () => string[] = () => []): void {
  setContext<Signs>(KEY, { game, signs })
}

/** The signs of a table's seats. */
export const signsAt = (table: Pick<Summary, 'seats'>): string[] => table.seats.flatMap((seat) => seat.sign ?? [])

/** The sign of each seat, as the server gives them out (table/seating.py): the chosen one, else the
 * usual one of its place, or the first that is left if somebody else has chosen that. */
export function signsAmong(known: string[], chosen: (string | null)[]): string[] {
  const found = [...chosen]
  known.slice(0, found.length).forEach((usual, seat) => {
    if (found[seat] === null && !found.includes(usual)) found[seat] = usual
  })
  const left = known.filter((sign) => !found.includes(sign))
  return found.map((sign) => sign ?? left.shift() ?? '')
}

/** The colours of seats that have chosen their signs: for the element with `data-seats`. */
export const seatColours = (signs: string[]): string =>
  signs.map((sign, seat) => `--seat-${seat}: var(--sign-${sign})`).join('; ')

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
  return getContext<Signs | undefined>(KEY)?.game ?? (() => '')
}

/** The signs that are used here, by seat; empty where the usual ones are. */
export function signsHere(): () => string[] {
  return getContext<Signs | undefined>(KEY)?.signs ?? (() => [])
}
