import { describe, expect, it } from 'vitest'
import type { Choice } from '../boards/contract'
import { type Check, Trial } from './trial.svelte'

const choices: Choice[] = ['a', 'b', 'c'].map((name) => ({ move: { do: name }, preview: {} }))
const check: Check = async (move) => {
  const right = move?.do === 'b'
  return { right, loss: move?.do === 'a' ? 0.2 : null, best: right || !move ? choices[1] : null }
}

describe('a trial', () => {
  it('continues until the best move is found, and counts each wrong one once', async () => {
    const trial = new Trial(choices, check)
    for (const index of [0, 0, 0, 0, 2, 2]) await trial.choose(index)
    expect([trial.tries, trial.ending, trial.wrong]).toEqual([2, null, { move: { do: 'c' }, loss: null }])
    await trial.choose(1)
    expect([trial.chosen, trial.wrong]).toEqual([1, null])
    await trial.attempt()
    expect([trial.tries, trial.ending, trial.best, trial.chosen]).toEqual([3, 'found', choices[1], null])
    await trial.choose(0)
    expect(trial.chosen).toBeNull()
  })

  it('can be given up', async () => {
    const trial = new Trial(choices, check)
    await trial.give()
    expect([trial.tries, trial.ending, trial.best]).toEqual([0, 'shown', choices[1]])
  })

  it('can be tried again when the server did not answer', async () => {
    let fails = true
    const trial = new Trial(choices, async (move) => {
      if (fails) throw new Error('gone')
      return await check(move)
    })
    await trial.choose(1)
    await expect(trial.attempt()).rejects.toThrow('gone')
    fails = false
    await trial.attempt()
    expect([trial.tries, trial.ending]).toEqual([1, 'found'])
  })
})
