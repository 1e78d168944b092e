import { describe, expect, it } from 'vitest'
import type { MyTable } from '../generated/http'
import { ago, byNeed, lasting, nextGame } from './need'

function game(id: string, more: Partial<MyTable> = {}, status = 'playing', moved = 0): MyTable {
  const table = { id, status, moved } as MyTable['table']
  return { table, yours: [0], your_turn: false, left: null, ...more }
}

describe('my games', () => {
  it('are sorted by need', () => {
    const mine = [
      game('over', {}, 'over'),
      game('lobby', {}, 'open'),
      game('theirs'),
      game('calm', { your_turn: true, left: null }, 'playing', 5),
      game('older', { your_turn: true, left: null }, 'playing', 2),
      game('days', { your_turn: true, left: 90_000 }),
      game('hours', { your_turn: true, left: 7_000 }),
    ]
    const { running, finished, waiting } = byNeed(mine)
    const order = ['hours', 'days', 'older', 'calm', 'theirs', 'lobby']
    expect(running.map((one) => one.table.id)).toEqual(order)
    expect(finished.map((one) => one.table.id)).toEqual(['over'])
    expect(waiting).toBe(4)
    expect(nextGame(mine, 'hours')?.id).toBe('days')
    expect(nextGame([game('a', { your_turn: true })], 'a')).toBeNull()
  })

  it('say how much time is left, never too much', () => {
    expect(lasting(2.9 * 86_400, 'en')).toBe('2 days')
    expect(lasting(86_399, 'de')).toBe('23 Stunden')
    expect(lasting(61, 'nl')).toBe('1 minuut')
    expect(lasting(5, 'en')).toBe('1 minute')
    expect(lasting(0, 'en')).toBe('0 minutes')
  })

  it('say when the last move was', () => {
    expect(ago(0, 86_400, 'en')).toBe('yesterday')
    expect(ago(0, 7_300, 'en')).toBe('2 hours ago')
    expect(ago(10, 5, 'en')).toBe('this minute')
  })
})
