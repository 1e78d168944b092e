/** The boards there are: every folder here. Nothing else in the client knows a game's name. */
import type { Component } from 'svelte'
import type { BoardModule } from './contract'

const modules = import.meta.glob<BoardModule>('./*/index.ts', { import: 'default' })
const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' })

/** The board of a game; one that lists the choices when the game has none of its own. */
export async function board(game: string): Promise<BoardModule> {
  return await (modules[`./${game}/index.ts`] ?? modules['./plain/index.ts'])()
}

/** The drawing of a game for the home page. */
export async function cover(game: string): Promise<Component> {
  return await (covers[`./${game}/Cover.svelte`] ?? covers['./plain/Cover.svelte'])()
}
