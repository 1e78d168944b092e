/** What the static folder says about itself (offline.json), asked for once. */
import type { Manifest } from './protocol'

export const root = new URL('./', document.baseURI).href.replace(/[#?].*$/, '')
let asked: Promise<Manifest> | undefined

export function manifest(): Promise<Manifest> {
  asked ??= fetch(`${root}offline.json`).then((answer) => answer.json() as Promise<Manifest>)
  asked.catch(() => (asked = undefined)) // it may be there when somebody tries again
  return asked
}
