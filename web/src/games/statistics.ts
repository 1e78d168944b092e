/** A person's finished games: filtered, and counted by game, mode, opponent and level of bots. */
import type { PastGame } from '../generated/http'

/** A finished game with the names of its players, as the table shows them. */
export interface Played extends PastGame {
  names: string[]
}

export interface Filter {
  words: string // in the names of players or of the game
  game: string // empty: all
  mode: string
  against: string
  result: '' | 'won' | 'lost'
}

export const EVERYTHING: Filter = { words: '', game: '', mode: '', against: '', result: '' }

/** The way a game is played, where it has several. */
export const modeOf = ({ options }: PastGame): string => options.mode ?? ''

/** The title of a game in words, for the search. */
export type Title = (game: string) => string

export function filtered(games: Played[], filter: Filter, title: Title): Played[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean)
  return games.filter((one) => {
    const text = [...one.names, title(one.game)].join(' ').toLowerCase()
    return (
      words.every((word) => text.includes(word)) &&
      (!filter.game || one.game === filter.game) &&
      (!filter.mode || modeOf(one) === filter.mode) &&
      (!filter.against || one.against === filter.against) &&
      (!filter.result || (filter.result === 'won') === one.won > 0)
    )
  })
}

export interface Count {
  key: string
  games: number
  wins: number // a shared win counts partly
  points: number | null // on average; null: none were counted
}

/** Games by something, most often played first. A game may count for several, or for none. */
export function counted(games: Played[], keys: (game: Played) => string[]): Count[] {
  const found = new Map<string, Played[]>()
  for (const game of games) {
    for (const key of new Set(keys(game))) found.set(key, [...(found.get(key) ?? []), game])
  }
  return [...found]
    .map(([key, own]) => ({ key, games: own.length, wins: sum(own.map((one) => one.won)), points: mean(own) }))
    .toSorted((a, b) => b.games - a.games || a.key.localeCompare(b.key))
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function mean(games: Played[]): number | null {
  const scores = games.flatMap((one) => one.seats[one.seat]?.score ?? [])
  return scores.length ? sum(scores) / scores.length : null
}

const others = (one: Played) => one.seats.map((_, seat) => seat).filter((seat) => seat !== one.seat)

/** People only: bots are counted by level. On a shared device nobody is an opponent. */
export const opponents = (one: Played): string[] =>
  one.against === 'shared' ? [] : others(one).flatMap((seat) => (one.seats[seat]!.bot ? [] : (one.names[seat] ?? [])))

export const levels = (one: Played): string[] =>
  one.against === 'shared' ? [] : others(one).flatMap((seat) => one.seats[seat]!.bot ?? [])

/** The share of wins so far, after each game: oldest first. */
export function course(games: Played[]): number[] {
  let wins = 0
  return games.toReversed().map((one, number) => (wins += one.won) / (number + 1))
}
