// @vitest-environment happy-dom
/** A text of the rules with signs at values that no rulebook gives. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import Marked from './Marked.svelte'

const MARKS = [
  { field: 'ocean.waves', why: 'in a picture', at: 1 },
  { field: 'ocean.rows', why: 'not said', at: 9 },
  { field: 'ocean.ends', why: 'a guess', at: 9 },
]

it('has one sign at each place, and says why when it is pressed', () => {
  const shown = mount(Marked, { target: document.body, props: { text: '6 waves, in rows.', marks: MARKS } })
  flushSync()
  expect(document.body.textContent.trim()).toBe('6≈ waves, ≈in rows.')
  const signs = [...document.querySelectorAll('button')]
  expect(signs.map((one) => one.title)).toEqual(['in a picture', 'not said; a guess'])
  signs[1]!.click()
  flushSync()
  expect(signs[1]!.getAttribute('aria-expanded')).toBe('true')
  expect(document.body.textContent.trim()).toBe('6≈ waves, ≈ (not said; a guess)in rows.')
  signs[1]!.click()
  flushSync()
  expect(document.querySelector('[role=note]')).toBeNull()
  void unmount(shown)
})

it('is the plain text without marks', () => {
  const shown = mount(Marked, { target: document.body, props: { text: '6 waves', marks: [] } })
  flushSync()
  expect(document.body.textContent.trim()).toBe('6 waves')
  void unmount(shown)
})
