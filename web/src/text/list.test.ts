import { expect, test } from 'vitest'
import { labelled, listed } from './list'

test('a list has no comma before its last word', () => {
  expect(listed('en', ['a', 'b', 'c'])).toBe('a, b and c')
})

test('French has a narrow space before a colon', () => {
  expect(labelled('fr', 'Joueurs', '3')).toBe('Joueurs\u202f: 3')
  expect(labelled('de', 'Spieler', '3')).toBe('Spieler: 3')
})
