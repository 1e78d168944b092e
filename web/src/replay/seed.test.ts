import { afterEach, expect, it, vi } from 'vitest'
import { check } from './seed'

// As Chance(7).seed_hash of the engine says.
const SEED = '7'
const HASH = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'

afterEach(() => vi.unstubAllGlobals())

it('computes the same hash as the engine', async () => {
  expect(await check(SEED, HASH)).toBe('right')
  expect(await check('8', HASH)).toBe('wrong')
})

it('says when the page may not calculate it', async () => {
  vi.stubGlobal('crypto', {})
  expect(await check(SEED, HASH)).toBe('impossible')
})
