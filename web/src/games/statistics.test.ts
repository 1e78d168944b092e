import { expect, test } from 'vitest'
import { counted, course, EVERYTHING, filtered, levels, modeOf, opponents, type Played } from './statistics'

function played(game: string, won: number, others: [name: string, bot: string | null][], rest: Partial<Played> = {}): Played {
  const seats = [['Ann', null] as const, ...others].map(([name, bot], seat) => ({ name, bot, score: 10 + seat, won: false }))
  return {
    ...{ table: '', game, options: {}, rated: false, against: 'people', at: 0, seat: 0, place: 1, won, seats },
    ...{ names: seats.map((seat) => seat.name), ...rest },
  }
}

const GAMES = [
  played('octocube', 1, [['Bea', null]], { options: { mode: 'family' } }),
  played('octocube', 0, [['Triton', 'hard'], ['Circe', 'hard']], { options: { mode: 'standard' }, against: 'bots' }),
  played('kadora', 0.5, [['Bea', null], ['Triton', 'easy']]),
  played('kadora', 1, [['Ann (2)', null]], { against: 'shared' }),
]
const title = (game: string) => (game === 'kadora' ? 'De schat van Kadora' : 'Octocube')

test('a search finds players and games, and filters narrow it', () => {
  const found = (filter: object) => filtered(GAMES, { ...EVERYTHING, ...filter }, title).map((one) => GAMES.indexOf(one))
  expect(found({})).toEqual([0, 1, 2, 3])
  expect(found({ words: 'bea' })).toEqual([0, 2])
  expect(found({ words: 'schat bea' })).toEqual([2])
  expect(found({ game: 'octocube', mode: 'standard' })).toEqual([1])
  expect(found({ against: 'bots' })).toEqual([1])
  expect(found({ result: 'lost' })).toEqual([1])
})

test('games are counted by game, mode, opponent and level', () => {
  expect(counted(GAMES, (one) => [one.game])).toEqual([
    { key: 'kadora', games: 2, wins: 1.5, points: 10 },
    { key: 'octocube', games: 2, wins: 1, points: 10 },
  ])
  expect(counted(GAMES, (one) => [modeOf(one)].filter(Boolean)).map((one) => one.key)).toEqual(['family', 'standard'])
  expect(counted(GAMES, opponents)).toMatchObject([{ key: 'Bea', games: 2, wins: 1.5 }])
  expect(counted(GAMES, levels)).toMatchObject([
    { key: 'easy', games: 1, wins: 0.5 },
    { key: 'hard', games: 1, wins: 0 }, // two bots of a level count once
  ])
})

test('the share of wins follows the games from the oldest on', () => {
  expect(course(GAMES)).toEqual([1, 0.75, 0.5, 0.625])
})
