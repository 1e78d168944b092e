/** The rule beside the board is the one for what is being asked, in every game. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Choice, View } from './contract'
import { rule as kadora } from './kadora/rule'
import { rule as octocube } from './octocube/rule'
import { rule as poseidon } from './poseidon/rule'

const view = (fields: object) => ({ now: { corals: [] }, stage: '', ...fields }) as unknown as View
const choices = (...moves: string[]): Choice[] => moves.map((what) => ({ move: { do: what }, preview: {} }))
const catalogue = (game: string) => readFileSync(`../src/tidetable/engine/${game}/text/en.ftl`, 'utf-8')
const ids = (game: string, kind: string) =>
  [...catalogue(game).matchAll(new RegExp(`^${kind}-([a-z-]+) =`, 'gm'))].map(([, id]) => id)

const RULES = { kadora, octocube, poseidon }

it.each(Object.entries(RULES))('has a section of the rules for every question of %s', (game, rule) => {
  const sections = ids(game, 'rules')
  const modes = game === 'octocube' ? ['standard', 'advanced', 'family'] : ['']
  const stages =
    game === 'poseidon' ? 'reefs first-dice first-tip more-dice build move take track shark tip bonus'.split(' ') : ['']
  for (const step of [...ids(game, 'ask'), 'over']) {
    for (const mode of modes) {
      for (const stage of stages) {
        const found = rule(view({ step, mode, stage }), [])
        expect(found, `${step} ${mode} ${stage}`).not.toBe('goal')
        expect(sections).toContain(found)
      }
    }
  }
})

it.each([
  ['start', ['give', 'place'], 'give'],
  ['start', ['place'], 'place'],
  ['start', [], 'place'], // somebody else is to move
  ['place', ['place'], 'place'], // after a gift
  ['draw', ['draw'], 'draw'],
  ['over', [], 'scoring'],
])('Kadora: %s with %j is about %s', (step, offered, section) => {
  expect(kadora(view({ step }), choices(...offered))).toBe(section)
})

it.each([
  ['standard', 'act', 'turn'],
  ['standard', 'again', 'roll'],
  ['standard', 'keep', 'score'],
  ['standard', 'over', 'scoring'],
  ['advanced', 'act', 'turn'],
  ['advanced', 'again', 'powers'],
  ['advanced', 'offer', 'powers'],
  ['advanced', 'power', 'powers'],
  ['family', 'place', 'family'],
  ['family', 'act', 'family'],
  ['family', 'again', 'family'],
  ['family', 'slot', 'slots'],
  ['family', 'over', 'family-end'],
])('Octocube, %s game: %s is about %s', (mode, step, section) => {
  expect(octocube(view({ mode, step }))).toBe(section)
})

it.each([
  ['reefs', 'tile', 'setup'],
  ['reefs', 'site', 'setup'],
  ['first-dice', 'row', 'setup'],
  ['first-tip', 'row', 'setup'],
  ['more-dice', 'row', 'setup'],
  ['build', 'build', 'build'],
  ['build', 'site', 'build'],
  ['build', 'row', 'load'],
  ['move', 'move', 'move'],
  ['take', 'take', 'take'],
  ['take', 'store', 'take'],
  ['take', 'room', 'take'],
  ['take', 'pick', 'eat'],
  ['take', 'coral', 'corals'],
  ['track', 'mover', 'track'],
  ['track', 'head', 'track'],
  ['track', 'look', 'track'],
  ['shark', 'row', 'shark'],
  ['shark', 'skeleton', 'shark'],
  ['shark', 'return', 'shark'],
  ['tip', 'row', 'wave'],
  ['bonus', 'bonus', 'bonus'],
  ['bonus', 'row', 'bonus'],
  ['bonus', 'look', 'bonus'],
  ['over', 'over', 'scoring'],
])('Poseidon, %s: %s is about %s', (stage, step, section) => {
  expect(poseidon(view({ stage, step }), [])).toBe(section)
})

it('Poseidon: taking corals is about corals', () => {
  const stage = 'take'
  expect(poseidon(view({ stage, step: 'take' }), choices('take', 'buy', 'enough'))).toBe('corals')
  expect(poseidon(view({ stage, step: 'pick', now: { corals: [7] } }), [])).toBe('corals')
})
