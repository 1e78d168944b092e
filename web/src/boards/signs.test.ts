/** The signs of seats: chosen, usual, or what is left. */
import { expect, test } from 'vitest'
import { seatColours, signsAmong, signsAt } from './signs.svelte'

const KNOWN = ['octopus', 'fish', 'starfish', 'clam']

test.each<[(string | null)[], string[]]>([
  [[null, null], ['octopus', 'fish']],
  [['clam', null], ['clam', 'fish']],
  [[null, 'octopus', null], ['fish', 'octopus', 'starfish']],
  [['fish', null, null, 'octopus'], ['fish', 'clam', 'starfish', 'octopus']],
])('%j: %j', (chosen, given) => expect(signsAmong(KNOWN, chosen)).toEqual(given))

test('a seat that has not chosen keeps the usual sign of its place if it can', () => {
  expect(signsAmong(KNOWN, ['fish', null, null])).toEqual(['fish', 'octopus', 'starfish'])
})

test('tables without signs have none, and the usual colours', () => {
  expect(signsAt({ seats: [{ sign: null }, { sign: null }] as never })).toEqual([])
  expect(seatColours([])).toBe('')
  expect(seatColours(['clam'])).toBe('--seat-0: var(--sign-clam)')
})
