/** Each kind of the parameters table, with a small catalogue. */
import { describe, expect, it } from 'vitest'
import { speakerOf } from './speaker'
import { gameWords } from './words'

const t = speakerOf(
  'en',
  `colour-red = red
card = { $colour } { $value }
card-hidden = an unseen { $colour } card
shell = a shell
nobody = nobody at all
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws { $card } unseen.
event-deal = { $first } begins.
choice-place = put { $card } on { $cell }
choice-pass = pass
seat-number = Player { $number }
side-south = south
`,
)
const parameters = {
  ...{ seat: 'seat', first: 'seat', winners: 'seats nobody', losers: 'seats', count: 'number' },
  ...{ stack: 'ordinal', colour: 'word colour', colours: 'words colour', card: 'piece card' },
  ...{ cards: 'pieces card', shell: 'piece shell', cell: 'cell', scores: 'by-seat' },
}
const words = gameWords({ parameters, seat_kind: 'side' })
const names = ['Ann', 'Bob']
const said = (key: string, value: unknown) => words.argument(t, key, value, names)

describe('a parameter', () => {
  it.each([
    ['seat', 1, 'Bob'],
    ['seat', 5, 6], // a refusal may name a seat that nobody has
    ['winners', [0, 1], 'Ann and Bob'],
    ['winners', [], 'nobody at all'],
    ['losers', [], ''],
    ['count', 7, null],
    ['stack', 0, 1],
    ['colour', 'red', 'red'],
    ['colour', 'mauve', 'mauve'], // from a corrected data file
    ['colours', ['red', 'mauve'], 'red and mauve'],
    ['card', { colour: 'red', value: 4 }, 'red 4'],
    ['card', { colour: 'red' }, 'an unseen red card'],
    ['cards', [{ colour: 'red', value: 4 }, { colour: 'red' }], 'red 4 and an unseen red card'],
    ['shell', {}, 'a shell'],
    ['cell', [2, 1], 'b3'],
    ['scores', [5, 3], 'Ann 5, Bob 3'],
    ['unknown', 'x', null],
  ])('%s %j', (key, value, expected) => {
    expect(said(key, value)).toBe(expected)
  })
})

it('an event with a hidden piece has a message of its own', () => {
  const card = { colour: 'red', value: 4 }
  expect(words.event(t, { event: 'draw', seat: 0, card }, names)).toBe('Ann draws red 4.')
  const hidden = { event: 'draw', seat: 0, card: { colour: 'red' } }
  expect(words.event(t, hidden, names)).toBe('Ann draws an unseen red card unseen.')
  expect(words.event(t, { event: 'deal', first: 1 }, names)).toBe('Bob begins.')
  expect(words.event(t, { event: 'silent' }, names)).toBe('')
})

it('a move is its choice message, or what it holds', () => {
  const card = { colour: 'red', value: 4 }
  expect(words.move(t, { do: 'place', card, cell: [0, 2] }, names)).toBe('put red 4 on c1')
  expect(words.move(t, { do: 'pass' }, names)).toBe('pass')
  expect(words.move(t, { do: 'swap', card, seat: 1 }, names)).toBe('swap red 4 Bob')
})

it('hooks are asked first', () => {
  const own = gameWords({ parameters, seat_kind: 'side' }, {
    argument: (_, key) => (key === 'cell' ? 'over there' : null),
    move: (_, made) => (made.do === 'pass' ? 'leave it' : null),
    variant: (event) => (event.event === 'deal' ? 'draw' : null),
  })
  const card = { colour: 'red', value: 4 }
  expect(own.move(t, { do: 'place', card, cell: [0, 2] }, names)).toBe('put red 4 on over there')
  expect(own.move(t, { do: 'pass' }, names)).toBe('leave it')
  expect(own.variant(t, { event: 'deal' })).toBe('draw')
})

it('seats are called as the game calls them, or by number', () => {
  const view = { game: 'x', players: 2, seat: null, to_move: 0, step: '', turn: 1 }
  expect(words.seats(t, view)).toEqual(['Player 1', 'Player 2'])
  expect(words.seats(t, { ...view, seats: [{ side: 'south' }, { side: 'up' }] })).toEqual(['South', 'Up'])
})
