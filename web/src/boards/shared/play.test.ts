import { expect, it } from 'vitest'
import type { GameEvent, View } from '../contract'
import { viewAfter } from './play.svelte'

const before = { game: 'any', players: 2, seat: 0, to_move: 0, step: 'act', turn: 1 } as View
const apply = (view: View, event: GameEvent): View => ({ ...view, turn: view.turn + Number(event.by) })
const steps = [1, 10, 100].map((by, n) => ({ event: { event: 'add', by }, number: 7 + n, duration: 1 }))

it('shows the view after any step of a batch', () => {
  const turns = steps.map((step) => viewAfter(before, steps, step, apply).turn)
  expect(turns).toEqual([2, 12, 112])
})
