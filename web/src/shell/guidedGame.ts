/** Begins a guided game: a table against bots for beginners, with the guide from its first turn on. */
import { guidedTable } from '../net/newTable'
import { guideTable } from './guide.svelte'
import { go } from './router.svelte'

export async function playGuided(game: string, ways: { players: number; options: Record<string, string> }): Promise<void> {
  const { id } = await guidedTable(game, ways)
  guideTable(game, id)
  go(`/table/${id}`)
}
