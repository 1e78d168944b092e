import { expect, test } from 'vitest'
import type { GameEvent, Translate, Words } from '../contract'
import { stories, trails } from './narrator'
import type { OctocubeView } from './model'
import { brings } from './score'

const PEARL = { kind: 'pearl', colour: 'green' }
// The reader has rolled away from a1, where a tile appears: that is nobody else's doing.
const RECENT: GameEvent[] = [
  { event: 'reveal', cell: [0, 0], tile: PEARL },
  { event: 'roll', seat: 1, from: [1, 1], to: [1, 2], direction: 'east' },
  { event: 'reveal', cell: [1, 1], tile: PEARL },
  { event: 'stick', seat: 1, cell: [1, 2], tile: PEARL },
  { event: 'skip', seat: 2 },
  { event: 'place', seat: 3, cell: [4, 4] },
]

const said = (id: string, args: object = {}) => [id, ...Object.values(args)].filter(Boolean).join(' ')
const t = Object.defineProperties(said, {
  name: { value: (_: string, word: string) => word },
  has: { value: () => false },
}) as unknown as Translate
const words = { event: (_: Translate, event: GameEvent) => `${event.event}.` } as unknown as Words

test('each of the others gets a sentence', () => {
  expect(stories(t, words, RECENT, ['Ann', 'Bea', 'Cis', 'Dan'])).toEqual([
    'board-tells-rolls-sticks Bea c2 tile pearl green',
    'skip.',
    'board-tells-lands Dan e5',
  ])
})

test('trails lead to where the cubes stand, and the own cube leaves none', () => {
  expect(trails(RECENT)).toEqual([
    { seat: 1, cells: [[1, 1], [1, 2]] },
    { seat: 3, cells: [[4, 4]] },
  ])
})

test('what some tiles bring: sets, coins, and majorities as they would stand', () => {
  const majority = (of: string, name: string, points: number[], counts: number[], gains: number[]) => ({ of, name, points, counts, gains })
  const view = {
    set_points: [0, 2, 4],
    majorities: [
      majority('kind', 'pearl', [6, 3], [0, 2, 3], [0, 3, 6]),
      majority('colour', 'green', [5, 2], [0, 0, 1], [0, 0, 5]),
    ],
  } as unknown as OctocubeView
  expect(brings(view, 0, [PEARL], 3)).toBe(5) // tied for the most green ones, third in pearls
  expect(brings(view, 0, [PEARL, PEARL], 3)).toBe(2 + 3 + 5) // tied for the second most pearls
  expect(brings(view, 0, [PEARL, PEARL, PEARL, { kind: 'coin' }], 3)).toBe(4 + 5 + 6 + 3)
})
