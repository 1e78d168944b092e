// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { Teller } from './tell'

test('a piece says why not as soon as it is known, and what it is now when the table changes', async () => {
  const piece = document.createElement('button')
  document.body.append(piece)
  const teller = new Teller(async ({ do: what }) => `No ${what}.`)
  let height = 6
  teller.tells(piece, () => ({ what: `Stack of ${height}.`, meant: { do: 'roll' } }))
  teller.point({ type: 'pointerover', target: piece } as unknown as Event)
  expect(piece.dataset.tell).toBe('Stack of 6.')
  await Promise.resolve()
  expect(piece.dataset.tell).toBe('Stack of 6. No roll.')
  teller.refresh() // nothing has changed: the reason stays
  expect(piece.dataset.tell).toBe('Stack of 6. No roll.')
  height = 5
  teller.refresh()
  expect(piece.dataset.tell).toBe('Stack of 5.')
})
