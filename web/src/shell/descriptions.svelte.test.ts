// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { Descriptions } from './descriptions.svelte'

let description: Descriptions
let board: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  board = document.createElement('div')
  board.innerHTML = '<i aria-label="the shark"></i><b aria-label="the beach"></b>'
  description = new Descriptions()
  description.watch(board)
  return () => vi.useRealTimers()
})

function mouse(name: string, on: string, x: number): void {
  const event = new Event(name, { bubbles: true })
  Object.assign(event, { pointerType: 'mouse', clientX: x, clientY: 5 })
  board.querySelector(on)!.dispatchEvent(event)
  vi.advanceTimersByTime(1_000)
}

test('a mouse that is moved to a piece points at it', () => {
  mouse('pointerover', 'i', 5)
  mouse('pointermove', 'i', 5)
  expect(description.text).toBe('the shark')
  mouse('pointerover', 'b', 40)
  expect(description.text).toBe('the beach')
})

test('a mouse that rests while the board moves under it points at nothing', () => {
  mouse('pointerover', 'i', 5) // the table has just opened there
  expect(description.text).toBe('')
  mouse('pointermove', 'i', 6)
  expect(description.text).toBe('the shark')
  mouse('pointerover', 'b', 6)
  expect(description.text).toBe('')
  mouse('pointermove', 'b', 7)
  expect(description.text).toBe('the beach')
})

test('what a board learns about a piece is shown, too', async () => {
  mouse('pointerover', 'i', 5)
  mouse('pointermove', 'i', 6)
  board.querySelector('i')!.dataset.tell = 'the shark: it is not your turn'
  await Promise.resolve()
  expect(description.text).toBe('the shark: it is not your turn')
  mouse('pointerover', 'b', 40)
  board.querySelector('i')!.dataset.tell = 'the shark'
  await Promise.resolve()
  expect(description.text).toBe('the beach')
})

test('who moves the focus to a piece asks, who is led there does not', () => {
  board.innerHTML = '<button aria-label="the shark"></button><button aria-label="the beach"></button>'
  document.body.append(board)
  const [shark, beach] = board.querySelectorAll('button')
  const press = (type: string, key: string) => window.dispatchEvent(new KeyboardEvent(type, { key }))
  press('keydown', 'Enter') // a decision: the board leads to the next one
  shark!.focus()
  expect([description.text, description.asked]).toEqual(['the shark', false])
  press('keyup', 'Enter')
  press('keydown', 'ArrowRight')
  beach!.focus()
  expect([description.text, description.asked]).toEqual(['the beach', true])
  press('keyup', 'ArrowRight')
  shark!.focus()
  expect([description.text, description.asked]).toEqual(['the shark', false])
  board.remove()
})

test('who passes by does not ask, who stays does', () => {
  mouse('pointerover', 'i', 5)
  const event = new Event('pointerover', { bubbles: true })
  Object.assign(event, { pointerType: 'mouse', clientX: 40, clientY: 5 })
  board.querySelector('b')!.dispatchEvent(event)
  vi.advanceTimersByTime(300)
  expect([description.text, description.asked]).toEqual(['the beach', false])
  vi.advanceTimersByTime(700)
  expect(description.asked).toBe(true)
  description.yield() // a new note is read first
  expect([description.text, description.asked]).toEqual(['the beach', false])
})

test('a piece that is drawn anew under the pointer goes on telling', () => {
  mouse('pointerover', 'i', 5)
  mouse('pointermove', 'i', 6)
  const fresh = board.querySelector('i')!.appendChild(document.createElement('u'))
  const event = new Event('pointerover', { bubbles: true })
  Object.assign(event, { pointerType: 'mouse', clientX: 6, clientY: 5 })
  fresh.dispatchEvent(event)
  expect(description.text).toBe('the shark')
})
