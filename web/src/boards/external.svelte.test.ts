// @vitest-environment happy-dom
/** A board from outside is mounted once, told about changes, and destroyed. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { BoardProps } from './contract'
import { hosted } from './external'

it('lives as long as its table', () => {
  const heard: string[] = []
  const parts = hosted({
    mount(element, props) {
      element.textContent = String(props.chosen)
      heard.push('mount')
      return {
        update(next) {
          element.textContent = String(next.chosen)
          heard.push('update')
        },
        destroy: () => heard.push('destroy'),
      }
    },
  })
  const state = $state({ chosen: null as number | null })
  const props = {
    get chosen() {
      return state.chosen
    },
  } as BoardProps
  const board = mount(parts.Board, { target: document.body, props })
  flushSync()
  expect(document.body.textContent).toBe('null')
  state.chosen = 3
  flushSync()
  expect(document.body.textContent).toBe('3')
  void unmount(board)
  expect(heard).toEqual(['mount', 'update', 'destroy'])
  expect(parts.places({ event: 'x' })).toEqual([])
})
