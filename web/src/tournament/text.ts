/** The messages of tournaments, loaded with their pages. */
import { learn, words } from '../text/text.svelte'

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
const catalogues = Object.fromEntries(
  Object.entries(texts).map(([path, load]) => [path.slice('./text/'.length, -'.ftl'.length), load]),
)

export const prepare = () => learn('tournament', catalogues, false)
export const w = words('tournament')
