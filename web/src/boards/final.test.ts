/** What a board sends without a question can be taken back: the goldens say what the engine knows of it
    (`python -m tests.web.goldens`). */
import { describe, expect, it } from 'vitest'
import type { BoardParts, Choice, View } from './contract'
import { final as kadora } from './kadora/final'
import kadoras from './kadora/goldens/finals.json'
import { final as octocube } from './octocube/final'
import octocubes from './octocube/goldens/finals.json'
import { final as poseidon } from './poseidon/final'
import poseidons from './poseidon/goldens/finals.json'

interface Sample {
  view: View
  choice: Choice
  stays: boolean // with the same seat, and nobody has learned anything
}
const samples = (of: unknown) => of as Sample[]
const told = ({ view, choice }: Sample) => `${view.step}: ${choice.move.do}`
const asked = (final: BoardParts['final'], of: unknown, stays: boolean) =>
  samples(of).filter((one) => one.stays === stays && final!(one.view, one.choice) !== !stays).map(told)

describe('what cannot be taken back is confirmed', () => {
  it('in Kadora', () => expect(asked(kadora, kadoras, false)).toEqual([]))
  it('in Octocube', () => expect(asked(octocube, octocubes, false)).toEqual([]))
  it('in Poseidon, but for the row of a die', () => {
    const found = asked(poseidon, poseidons, false)
    expect(found.filter((one) => !/: (lay|load)$/.test(one))).toEqual([])
  })
})

describe('what can be taken back is not', () => {
  const never = (final: BoardParts['final'], of: unknown, ...moves: string[]) =>
    asked(final, of, true).filter((one) => moves.includes(one.split(': ')[1]!))

  it('in Kadora', () => expect(never(kadora, kadoras, 'place')).toEqual([]))
  it('in Octocube', () =>
    expect(never(octocube, octocubes, 'place', 'power', 'tile', 'slot', 'shift', 'aside')).toEqual([]))
  it('in Poseidon', () => expect(never(poseidon, poseidons, 'start', 'tile', 'lay', 'load')).toEqual([]))
})
