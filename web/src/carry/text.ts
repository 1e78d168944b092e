/** The messages about games that are carried over, and about playing offline, loaded with those pages. */
import { learn, words } from '../text/text.svelte'

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
const catalogues = Object.fromEntries(
  Object.entries(texts).map(([path, load]) => [path.slice('./text/'.length, -'.ftl'.length), load]),
)

export const prepare = () => learn('carry', catalogues, false)
export const c = words('carry')
