// @vitest-environment happy-dom
/** A line of the log with drawings among its words. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { BoardModule, Part, Translate } from '../boards/contract'
import Piece from '../boards/kadora/Piece.svelte'
import LogLine from './LogLine.svelte'

const words = (() => '') as unknown as Translate
const card = (text: string): Part => ({ name: 'card', value: { colour: 'red' }, text })

it('keeps the comma and the full stop with the drawing before them', () => {
  const parts = ['Ann takes ', card('a red card'), ', ', card('another'), ' and ', card('a third'), '. ', 'Then.']
  const board = { Piece } as unknown as BoardModule
  const shown = mount(LogLine, { target: document.body, props: { board, words, parts } })
  flushSync()
  const kept = [...document.querySelectorAll('.kept')].map((one) => one.textContent.replace(/\s+/g, ' ').trim())
  expect(kept).toEqual(['a red card,', 'another', 'a third.'])
  expect(document.body.textContent.replace(/\s+/g, ' ')).toContain('Ann takes')
  expect(document.body.textContent.replace(/\s+/g, ' ')).toMatch(/a red card, ?another ?and ?a third\. ?Then\./)
  void unmount(shown)
})
