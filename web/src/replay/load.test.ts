import { expect, test, vi } from 'vitest'
import { load } from './load'

const ask = vi.hoisted(() => vi.fn())
vi.mock('../net/http', () => ({ ask, Refusal: class extends Error {} }))

const PAGES = [
  { steps: 3, views: [{ at: 0 }, { at: 1 }], events: ['a', 'b'], told: [1, 2], first: 0, next: 2 },
  { steps: 3, views: [{ at: 2 }, { at: 3 }], events: ['c'], told: [3, 3], first: 2, next: null },
]

test('the pages of a replay are put together', async () => {
  ask.mockReset().mockResolvedValueOnce(PAGES[0]).mockResolvedValueOnce(PAGES[1])
  expect(await load('t', 1)).toEqual({
    steps: 3,
    views: [{ at: 0 }, { at: 1 }, { at: 2 }, { at: 3 }],
    events: ['a', 'b', 'c'],
    told: [1, 2, 3, 3],
  })
  const asked = ask.mock.calls.map(([, asking]) => (asking as { query: object }).query)
  expect(asked).toEqual([
    { seat: 1, first: 0 },
    { seat: 1, first: 2 },
  ])
})

test('the answer of a server without pages is the whole replay', async () => {
  ask.mockReset().mockResolvedValueOnce({ ...PAGES[0], next: undefined })
  expect((await load('t', null)).views).toHaveLength(2)
  expect(ask).toHaveBeenCalledOnce()
})
