import { afterEach, expect, test, vi } from 'vitest'
import { load } from './playback.svelte'

const PAGES = [
  { steps: 3, views: [{ at: 0 }, { at: 1 }], events: ['a', 'b'], told: [1, 2], first: 0, next: 2 },
  { steps: 3, views: [{ at: 2 }, { at: 3 }], events: ['c'], told: [3, 3], first: 2, next: null },
]

afterEach(() => vi.unstubAllGlobals())

function answering(pages: object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(JSON.stringify(pages[asked.length - 1])))
  })
  return asked
}

test('the pages of a replay are put together', async () => {
  const asked = answering(PAGES)
  expect(await load('t', 1)).toEqual({
    steps: 3,
    views: [{ at: 0 }, { at: 1 }, { at: 2 }, { at: 3 }],
    events: ['a', 'b', 'c'],
    told: [1, 2, 3, 3],
  })
  expect(asked).toEqual([
    '/api/tables/t/replay?seat=1&first=0',
    '/api/tables/t/replay?seat=1&first=2',
  ])
})

test('the answer of a server without pages is the whole replay', async () => {
  const old = { ...PAGES[0], next: undefined }
  const asked = answering([old])
  expect((await load('t', null)).views).toHaveLength(2)
  expect(asked).toHaveLength(1)
})
