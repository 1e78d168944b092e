/** Power H: the two stacks in either order, sent in the order of the server. */
import { beforeEach, expect, it } from 'vitest'
import type { BoardProps, Choice } from '../contract'
import { BARE, type Cell } from './model'
import { Play } from './play.svelte'

const STACKS: Cell[] = [[0, 0], [0, 2], [2, 1]]
const space = (tiles: number) => ({ tiles: Array.from({ length: tiles }, () => null), cube: null, abyss: null })
const board = () => [[space(2), space(0), space(1)], [space(0), space(0), space(0)], [space(0), space(3), space(0)]]
const choicesOf = (cells: Cell[]): Choice[] => cells.map((cell) => ({ move: { do: 'space', cell }, preview: {} }) as Choice)

let sent: Cell[]
let asked: boolean // moves are confirmed
let props: BoardProps
let play: Play

/** What the server asks: the first stack (all but the last), then one that comes after it. */
function ask(named: Cell | null): void {
  const after = named ? STACKS.slice(STACKS.findIndex((one) => one.join() === named.join()) + 1) : STACKS.slice(0, -1)
  const seats = [{ cube: { cell: [1, 1], faces: BARE } }]
  const now = { power: 'H', cell: named }
  props.view = { mode: 'advanced', step: 'power', now, board: board(), seats, to_move: 0, side: 3, players: 1 } as never
  props.choices = choicesOf(after)
  props.chosen = null
  play.goOn()
}

beforeEach(() => {
  sent = []
  asked = false
  const given = $state({ seat: 0, step: null, before: null, steps: [], hint: null, chosen: null, choices: [], highlight: [] })
  props = given as never
  props.choose = (index) => {
    if (index === null || (asked && index !== props.chosen)) {
      props.chosen = index
      return
    }
    const cell = props.choices[index]!.move.cell as Cell
    sent.push(cell)
    props.choices = []
    if (sent.length === 1) ask(cell)
  }
  play = new Play(() => props)
  ask(null)
})

it.each([
  ['in reading order', [0, 0], [2, 1]],
  ['the later one first', [2, 1], [0, 0]],
  ['two in a row, the later one first', [0, 2], [0, 0]],
] as [string, Cell, Cell][])('sends a swap tapped %s', (_, one, other) => {
  play.tap(one)
  expect(sent).toEqual([])
  expect(play.swap.isPicked(one)).toBe(true)
  play.tap(other)
  expect(sent).toEqual([one, other].sort())
  expect(play.swap.isPicked(one)).toBe(false)
})

it('asks once for both', () => {
  asked = true
  play.tap([2, 1])
  play.tap([0, 2])
  expect(sent).toEqual([])
  play.tap([0, 0]) // another one instead
  expect(sent).toEqual([])
  expect(play.swap.isPicked([0, 2])).toBe(false)
  play.tap([0, 0])
  expect(sent).toEqual([[0, 0], [2, 1]])
})

it('lets go of a stack that is tapped again', () => {
  play.tap([0, 2])
  play.tap([0, 2])
  expect(play.swap.isPicked([0, 2])).toBe(false)
  play.tap([0, 0])
  expect(sent).toEqual([])
})

it('opens every stack, and no other space', () => {
  expect(STACKS.map((cell) => play.isOpen(cell))).toEqual([true, true, true])
  expect(play.isOpen([1, 0])).toBe(false)
})
