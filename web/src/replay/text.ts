/** The messages of the replay, loaded with it. */
import { learn, words } from '../text/text.svelte'

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' })
const catalogues = Object.fromEntries(
  Object.entries(texts).map(([path, load]) => [path.slice('./text/'.length, -'.ftl'.length), load]),
)

export const prepare = () => learn('replay', catalogues, false)
export const r = words('replay')

export const percent = (share: number) => r('percent', { value: Math.round(share * 100) })
