/** Boards from outside: modules that packages with games bring along (OutsideBoard in contract.ts). */
import type { Component } from 'svelte'
import type { BoardParts, BoardProps, OutsideBoard } from './contract'
import External from './External.svelte'

/** The board at this address of our own server. */
export async function outsideBoard(address: string): Promise<BoardParts> {
  const module = (await import(/* @vite-ignore */ address)) as { default: OutsideBoard }
  return hosted(module.default)
}

export function hosted(outside: OutsideBoard): BoardParts {
  const host = (internals: Parameters<typeof External>[0], props: BoardProps) =>
    External(internals, {
      outside,
      get props() {
        return { ...props } // reads everything, so that every change is passed on
      },
    })
  const Board = host as Component<BoardProps>
  const { places, pace, sound, rule } = outside
  return { Board, tutorial: [], places: places ?? (() => []), pace, sound, rule }
}
