/** Why a hint is good, in words. */
import { expect, it } from 'vitest'
import { speaker } from '../boards/speaker'
import { gains } from './wording'

const reason = (code: string, amount: number, names: string[], later = false) => ({ reason: code, amount, names, later })

it('says what a move gains now, and then what it gains by the next turn', () => {
  const said = gains(speaker('kadora', 'en'), [
    reason('leads', 1, ['colour-red', 'colour-blue']),
    reason('less-penalty', 3, [], true),
  ])
  expect(said).toBe(
    'Gains now: the lead in red and blue. Gains by the next turn: about 3 penalty points less.',
  )
})

it('is silent without reasons, and about those that the catalogue does not know', () => {
  const t = speaker('poseidon', 'de')
  expect(gains(t, [])).toBe('')
  expect(gains(t, [reason('of-a-newer-server', 1, [])])).toBe('')
})
