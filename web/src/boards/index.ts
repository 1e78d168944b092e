/**
 * The boards there are: every folder here. Nothing else in the client knows a game's name.
 *
 * For developers: `?board=plain` on the page of a table or a replay draws any game with the plain
 * board, to see what its catalogue and schema give by themselves.
 */
import type { Component } from 'svelte'
import { allGames } from '../net/games'
import type { BoardModule, BoardParts, WordHooks } from './contract'
import { outsideBoard } from './external'
import { gameWords } from './words'

const PLAIN = 'plain'
const modules = import.meta.glob<BoardParts>('./*/index.ts', { import: 'default' })
const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' })
const hooks = import.meta.glob<WordHooks>('./*/words.ts', { import: 'default' })
const texts = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default' })

const loaded = new Map<string, Promise<BoardModule>>() // by game and kind of board

/** The board of a game: its own, one from outside, or else the plain one. */
export function board(game: string): Promise<BoardModule> {
  const forced = new URLSearchParams(location.search).get('board') === PLAIN
  const key = `${game} ${forced}`
  let found = loaded.get(key)
  if (!found) {
    found = load(game, forced)
    found.catch(() => loaded.delete(key)) // try again next time
    loaded.set(key, found)
  }
  return found
}

async function load(game: string, forced: boolean): Promise<BoardModule> {
  const [games, hook, built] = await Promise.all([
    allGames(),
    hooks[`./${game}/words.ts`]?.(),
    forced ? null : modules[`./${game}/index.ts`]?.(),
  ])
  const info = games.find((one) => one.name === game)
  const found = built ?? (forced || !info?.board ? null : await outside(info.board))
  const parts = found ?? (await modules[`./${PLAIN}/index.ts`]())
  await parts.prepare?.(game)
  const words = gameWords(info ?? { parameters: {}, seat_kind: '' }, hook)
  return { ...parts, words, catalogues: catalogues(found ? [game] : [PLAIN, game]) }
}

async function outside(address: string): Promise<BoardParts | null> {
  try {
    return await outsideBoard(address)
  } catch (error) {
    console.error(address, error) // the game can be played all the same
    return null
  }
}

/** What the boards of these folders say themselves, by language. */
function catalogues(folders: string[]): Record<string, () => Promise<string>> {
  const languages = new Set(Object.keys(texts).map((path) => path.slice(-'en.ftl'.length, -'.ftl'.length)))
  const read = async (language: string) => {
    const files = folders.map((folder) => texts[`./${folder}/text/${language}.ftl`]?.())
    return (await Promise.all(files)).join('\n')
  }
  return Object.fromEntries([...languages].map((language) => [language, () => read(language)]))
}

/** Whether a game has a guided game, known before its board is loaded: every board here has one. */
export const isTaught = (game: string): boolean => game !== PLAIN && `./${game}/index.ts` in modules

/** The drawing of a game for the home page. */
export async function cover(game: string): Promise<Component> {
  return await (covers[`./${game}/Cover.svelte`] ?? covers[`./${PLAIN}/Cover.svelte`])()
}
