// @vitest-environment happy-dom
/** Whoever plays by keyboard is led to what is asked next. */
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BoardProps, Choice } from '../contract'
import { speaker } from '../speaker'
import { gameWords } from '../words'
import Board from './Board.svelte'
import told from './goldens/sentences.json'
import stories from './goldens/stories.json'
import { beyond, cellOf, type OctocubeView, SIDES, spaceAt } from './model'
import hooks from './words'

// Somebody's turn in an advanced game, whose cube has somewhere to roll.
const view = stories
  .flatMap(({ views }) => views.map((one) => one.view as unknown as OctocubeView))
  .find(({ mode, step, seats, to_move }) => mode === 'advanced' && step === 'act' && cellOf(seats[to_move]))!
const own = cellOf(view.seats[view.to_move])!
const side = SIDES.find((one) => spaceAt(view, beyond(own, one)))!
const KEYS = { north: 'ArrowUp', east: 'ArrowRight', south: 'ArrowDown', west: 'ArrowLeft' }
const rolls = (): Choice[] => [{ move: { do: 'roll', direction: side }, preview: {} }]

let made: number[]
let given = $state.raw({ view, choices: rolls() })
let board: ReturnType<typeof mount>

beforeEach(() => {
  made = []
  given = { view, choices: rolls() }
  const props = {
    ...{ game: 'octocube', seat: view.to_move, names: ['Ann', 'Bob', 'Cas', 'Dan'], chosen: null, hint: null },
    ...{ step: null, before: null, steps: [], highlight: [], readonly: false },
    ...{ settings: { speed: Infinity, motion: false, sounds: false } },
    ...{ t: speaker('octocube', 'en'), words: gameWords(told, hooks) },
    choose: (index: number | null) => index !== null && made.push(index),
    explain: () => Promise.resolve(''),
    get view() {
      return given.view
    },
    get choices() {
      return given.choices
    },
  }
  board = mount(Board, { target: document.body, props: props as unknown as BoardProps })
  flushSync()
})
afterEach(() => void unmount(board))

const press = (key: string) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const space = (cell: number[]) => document.querySelector<HTMLElement>(`[data-cell="${cell.join()}"]`)!

it('begins each turn at the own cube, wherever the keys led before', async () => {
  const elsewhere = view.board.flatMap((line, row) => line.map((_, column) => [row, column])).find((one) => one.join() !== own.join())!
  space(elsewhere).focus()
  press('Shift')
  given = { view, choices: [] } // decided
  flushSync()
  given = { view: { ...view, turn: view.turn + 2 }, choices: rolls() } // the others' cubes stand as they did
  flushSync()
  await tick()
  expect((document.activeElement as HTMLElement).dataset.cell).toBe(own.join())
  press(KEYS[side])
  expect(made).toEqual([0])
})
