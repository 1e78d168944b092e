import { expect, test } from 'vitest'
import type { GameInfo } from '../generated/http'
import { applies } from './games'

const octocube = { idle_options: { hidden_chips: { mode: 'family' } } } as unknown as GameInfo

test('an option is not offered where it makes no difference', () => {
  expect(applies(octocube, 'hidden_chips', { mode: 'family' })).toBe(false)
  expect(applies(octocube, 'hidden_chips', { mode: 'advanced' })).toBe(true)
  expect(applies(octocube, 'mode', { mode: 'family' })).toBe(true)
})
