/** The messages of puzzles and of "learn from your mistakes", loaded with them. */
import { learn, words } from '../text/text.svelte'

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
const catalogues = Object.fromEntries(
  Object.entries(texts).map(([path, load]) => [path.slice('./text/'.length, -'.ftl'.length), load]),
)

export const prepare = () => learn('puzzles', catalogues, false)
export const p = words('puzzles')

export const percent = (share: number) => p('percent', { value: Math.round(share * 100) })
