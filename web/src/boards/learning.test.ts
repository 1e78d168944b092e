/** The guided games and the notes of all boards: per way to play, in four languages. */
import { describe, expect, it } from 'vitest'
import { called, notesFor } from '../shell/firsts.svelte'
import { stepsFor } from '../shell/guide.svelte'
import { isTaught } from '.'
import type { Advice, Choice, FirstNote, TutorialStep, View } from './contract'
import { advice as kadoraAdvice } from './kadora/coach'
import { firsts as kadoraFirsts } from './kadora/firsts'
import { tutorial as kadoraSteps } from './kadora/tutorial'
import { advice as octocubeAdvice } from './octocube/coach'
import { firsts as octocubeFirsts } from './octocube/firsts'
import { BARE } from './octocube/model'
import { tutorial as octocubeSteps } from './octocube/tutorial'
import { advice as poseidonAdvice } from './poseidon/coach'
import { firsts as poseidonFirsts } from './poseidon/firsts'
import { tutorial as poseidonSteps } from './poseidon/tutorial'
import { LANGUAGES, speaker } from './speaker'

const BOARDS: Record<string, { tutorial: TutorialStep[]; firsts: FirstNote[] }> = {
  kadora: { tutorial: kadoraSteps, firsts: kadoraFirsts },
  octocube: { tutorial: octocubeSteps, firsts: octocubeFirsts },
  poseidon: { tutorial: poseidonSteps, firsts: poseidonFirsts },
}
const way = (players: number, mode?: string) => ({ players, options: (mode ? { mode } : {}) as Record<string, string> })
const ids = (all: { id: string }[]) => all.map(({ id }) => id)

describe.each(Object.keys(BOARDS))('%s', (game) => {
  const { tutorial, firsts } = BOARDS[game]!

  it.each(LANGUAGES)('has all its texts in %s', (language) => {
    const t = speaker(game, language)
    for (const { text } of [...tutorial, ...firsts]) expect(t(text)).not.toBe('')
  })

  it('goes on after the first turn, and tells no two things with one name', () => {
    expect(ids(tutorial)).toContain('coach')
    expect(new Set(ids(tutorial)).size).toBe(tutorial.length)
    expect(new Set(ids(firsts)).size).toBe(firsts.length)
  })
})

/** What a text says that points at a place: the place, or what is seen there. */
const NAMED: Record<string, Record<string, RegExp>> = {
  kadora: {
    block: /\bblock\b|\bcells?\b|\bcolumn\b|marked cards|to take something|cards takes/i,
    hand: /\bhand\b/i,
    'stack-0': /\bstacks?\b|\bbacks\b/i,
    loot: /\bwon\b|give (one|all of it|.*colour)|given you|\bpile\b/i,
  },
  octocube: {
    sea: /sea bed|\bspace\b|neighbour|tiles of one kind|\btreasures?\b|abyss tile|Power [A-I]|Roll onto/i,
    net: /\bcube\b/i,
    acts: /\bscore\b|\btake (it|your cube) back\b|\brotating\b|\broll\b/i,
    supply: /abyss tile/i,
    boards: /came off lie here|lie here|\bslot\b/i,
  },
  poseidon: {
    dock: /\btile|\bbuild\b|\bload\b|\bstore\b|\bdice\b|\bbonus\b|Go on/i,
    steps: /five steps/i,
    'seat-strengths': /\bstrengths\b|as strong/i,
    reef: /\bskeleton\b/i,
    'big-wave': /Big Wave|\brows\b/i,
    ocean: /\bspace\b|\bSwim to a wave\b/i,
    kraken: /\btentacle|Kraken track|\btoken\b/i,
    head: /\bhead\b/i,
    corals: /\bcorals?\b/i,
    shark: /\bshark\b/i,
  },
}

describe.each(Object.keys(BOARDS))('%s', (game) => {
  const t = speaker(game, 'en')
  const { tutorial, firsts } = BOARDS[game]!
  const pointing = [...tutorial, ...firsts].filter(({ place }) => place)

  it.each(pointing.map(({ id, text, place }) => [id, text, place!]))('marks what it speaks of: %s', (_, text, place) => {
    expect(t(text)).toMatch(NAMED[game]![place] ?? 'a place without a name')
  })
})

describe('the guided game of Octocube', () => {
  const board = BOARDS.octocube!

  it('has nothing of other modes', () => {
    const family = ids(stepsFor(board, way(3, 'family')))
    const standard = ids(stepsFor(board, way(3, 'standard')))
    expect(family).toContain('home-family')
    expect(family).not.toContain('home')
    expect(standard.filter((id) => id.endsWith('-family'))).toEqual([])
    expect(standard).not.toContain('powers')
    expect(ids(stepsFor(board, way(3, 'advanced')))).toContain('powers')
    expect(ids(stepsFor(board, way(3)))).toEqual(standard)
  })

  it('explains each power once, in the advanced game', () => {
    const powers = (mode: string) => ids(notesFor(board, way(2, mode))).filter((id) => id.startsWith('power-'))
    expect(powers('advanced')).toHaveLength(9)
    expect(powers('standard')).toEqual([])
    expect(powers('family')).toEqual([])
  })

  it('says when to go home', () => {
    const tile = { kind: 'pearl', colour: 'white' }
    const view = (count: number, points: number, mode = 'standard') => {
      const faces = Object.fromEntries(Object.keys(BARE).map((face, n) => [face, n < count ? tile : null]))
      return { mode, seat: 0, step: 'act', seats: [{ cube: { faces, points } }] } as unknown as View
    }
    const roll = (sticks: unknown) => ({ move: { do: 'roll' }, preview: { sticks } })
    expect(octocubeAdvice(view(1, 0), [roll(tile)]).text).toBe('coach-roll')
    expect(octocubeAdvice(view(3, 0), [roll(null), { move: { do: 'rotate' }, preview: {} }]).text).toBe('coach-rotate')
    expect(octocubeAdvice(view(3, 4), [roll(tile)]).text).toBe('coach-home')
    expect(octocubeAdvice(view(6, 4), [roll(null)]).text).toBe('coach-full')
    expect(octocubeAdvice(view(4, 0, 'family'), [roll(tile)]).text).toBe('coach-home-family')
  })
})

describe('the guided game of Poseidon’s Kingdom', () => {
  const view = (step: string, food = 1, arrow = 1) =>
    ({ step, seat: 0, seats: [{ strengths: { food, arrow, wave: 1 } }] }) as unknown as View
  const choice = (what: string, more: object = {}, preview: object = {}): Choice => ({ move: { do: what, ...more }, preview: { ...preview } })

  it('leads to the first friend', () => {
    const swim = (to: string, frees: string[]) => choice('move', { from: 'Deep', to }, { frees })
    expect(poseidonAdvice(view('build'), [choice('tile')]).text).toBe('coach-build-food')
    expect(poseidonAdvice(view('build', 2), [choice('tile')]).text).toBe('coach-build-arrow')
    expect(poseidonAdvice(view('move'), [swim('L1', []), swim('R2', ['low_pair'])])).toMatchObject({ text: 'coach-star', place: 'space-R2' })
    expect(poseidonAdvice(view('move'), [swim('L1', [])]).text).toBe('coach-move')
    expect(poseidonAdvice(view('take'), [choice('take'), choice('free', { tentacle: 'low_pair' })])).toMatchObject({ text: 'coach-eat', place: 'tentacle-low_pair' })
    expect(poseidonAdvice(view('take'), [choice('take'), choice('enough')]).text).toBe('coach-store')
    expect(poseidonAdvice(view('take'), [choice('enough')]).text).toBe('coach-nothing')
  })

  it('ends with the first freed friend', () => {
    const coach = poseidonSteps.find(({ id }) => id === 'coach')!
    const freed = (tentacles: string[]) => ({ seat: 0, seats: [{ freed: tentacles }] }) as unknown as View
    expect(coach.done!(freed([]), [], null)).toBe(false)
    expect(coach.done!(freed(['low_pair']), [], null)).toBe(true)
  })

  it.each(LANGUAGES)('names the steps of a turn, of which a phone shows only the signs, in %s', (language) => {
    const t = speaker('poseidon', language)
    const named = t('tutorial-steps').toLowerCase()
    for (const step of ['build', 'move', 'take', 'shark', 'wave']) expect(named).toContain(t(`board-step-${step}`).toLowerCase())
  })

  it.each(LANGUAGES)('advises on every question in %s', (language) => {
    const t = speaker('poseidon', language)
    const asked = ['build', 'row', 'move', 'take', 'store', 'site', 'room', 'pick', 'mover', 'skeleton', 'return', 'look', 'bonus', 'head', '?']
    for (const step of asked) expect(t(poseidonAdvice(view(step), []).text)).not.toBe('')
  })
})

describe('the guided game of Kadora', () => {
  const view = { seat: 0, seats: [{ loot: { red: { leads: true }, blue: { leads: false } } }] } as unknown as View
  const place = (...colours: string[]): Choice => ({ move: { do: 'place' }, preview: { takes: colours.map((colour) => ({ card: { colour } })) } })
  const said = (...choices: Choice[]): Advice => kadoraAdvice(view, choices)

  it('says which cards cost nothing', () => {
    expect(said(place('red'), place()).text).toBe('coach-own')
    expect(said(place('red', 'blue'), place()).text).toBe('coach-safe')
    expect(said(place('blue')).text).toBe('coach-must')
    expect(said({ move: { do: 'give' }, preview: {} }, place()).text).toBe('coach-give')
    expect(said({ move: { do: 'draw' }, preview: {} }).text).toBe('coach-draw')
  })
})

describe('notes', () => {
  const view = { seat: 1, stage: 'bonus', step: 'bonus' } as unknown as View

  it('come for the first time only, and for what concerns the reader', () => {
    const happened = [{ event: 'tip' }, { event: 'shark-turns' }, { event: 'skeleton', seat: 0 }, { event: 'tip' }]
    expect(ids(called(poseidonFirsts, [], happened, view))).toEqual(['wave', 'shark-turns'])
    expect(ids(called(poseidonFirsts, ['wave'], happened, view))).toEqual(['shark-turns'])
    expect(ids(called(poseidonFirsts, [], [{ event: 'skeleton', seat: 1 }], view))).toEqual(['skeleton'])
  })

  it('greet the first friend at once, whoever else frees one', () => {
    const seats = [{ freed: ['low_pair', 'run_of_three', 'total_seven'] }, { freed: ['low_pair'] }]
    const now = { ...view, seats } as unknown as View
    expect(ids(called(poseidonFirsts, [], [{ event: 'free', seat: 1 }], now))).toEqual(['freed'])
    expect(called(poseidonFirsts, [], [{ event: 'free', seat: 0 }], now)).toEqual([])
    expect(called(poseidonFirsts, [], [{ event: 'free', seat: 0 }], { ...now, seat: 0 })).toEqual([]) // not the first
    expect(poseidonFirsts.find(({ id }) => id === 'freed')?.urgent).toBe(true)
  })

  it('do not explain the wave of the setup', () => {
    expect(called(poseidonFirsts, [], [{ event: 'tip' }], { ...view, stage: 'more-dice' })).toEqual([])
  })

  it('speak of the virtual player with two players only', () => {
    expect(ids(notesFor(BOARDS.kadora!, way(2)))).toContain('virtual')
    expect(ids(notesFor(BOARDS.kadora!, way(3)))).not.toContain('virtual')
  })
})

it('is known from the home page on which games are taught', () => {
  for (const game of Object.keys(BOARDS)) expect(isTaught(game)).toBe(true)
  expect(isTaught('plain')).toBe(false)
  expect(isTaught('shells')).toBe(false) // from another package
})

it('has a note for every first time that puzzles newcomers', () => {
  const named = (game: string, players: number, mode?: string) => ids(notesFor(BOARDS[game]!, way(players, mode)))
  expect(named('kadora', 3)).toEqual(expect.arrayContaining(['full-table', 'last-turn']))
  expect(named('octocube', 3)).toEqual(expect.arrayContaining(['abyss', 'last-round']))
  expect(named('octocube', 3, 'family')).toEqual(expect.arrayContaining(['abyss', 'last-round-family']))
  expect(named('octocube', 3, 'advanced')).toEqual(expect.arrayContaining([...'ABCDEFGHI'].map((one) => `power-${one}`)))
  expect(named('poseidon', 3)).toEqual(expect.arrayContaining(['wave', 'skeleton', 'shark-turns', 'last-round']))
})
