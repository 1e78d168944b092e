/** The games of this person, asked for every few seconds while the page is visible; and the number
 * of those that wait, in the title and on the icon of the installed app. */
import type { MyTable } from '../generated/http'
import { ask } from './http'
import { asMe, me } from './me.svelte'
import { byNeed } from './need'

const EVERY = 10_000 // milliseconds

let list = $state.raw<MyTable[]>([])

export function mine(): MyTable[] {
  return list
}

const sorted = $derived(byNeed(list))

export function myGames() {
  return sorted
}

/** "(2) " in front of a title: two games wait. */
export function waitingMark(): string {
  return sorted.waiting ? `(${sorted.waiting}) ` : ''
}

export async function refreshMyGames(): Promise<void> {
  // `list` is written here and not read: an effect that calls this must not call it again for that.
  const found = me() ? await asMe((token) => ask('GET /api/me/tables', { token })) : []
  list = found
  void badge(byNeed(found).waiting)
}

/** The number on the app's icon, where the system shows one. */
async function badge(count: number): Promise<void> {
  try {
    if (count) await navigator.setAppBadge?.(count)
    else await navigator.clearAppBadge?.()
  } catch {
    // not installed, or not allowed
  }
}

/** Keep looking while a page is open. Call it in an effect. */
export function watchMine(): () => void {
  const look = () => {
    if (!document.hidden) refreshMyGames().catch(() => {}) // the next one may succeed
  }
  look()
  const timer = setInterval(look, EVERY)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

// -- results that were seen -----------------------------------------------------------------------

const ENDS = 'tidetable.ends' // the tables whose end this browser has shown
const MOST = 300

function ends(): string[] {
  try {
    return JSON.parse(localStorage.getItem(ENDS) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Whether a list may show how a game ended: not before the moves that led to it were shown. Games
 * from before there were such notes count as seen. */
export function hasSeenEnd(table: { id: string; moved?: number | null }): boolean {
  return !table.moved || ends().includes(table.id)
}

/** Whether this browser has shown how a game ended. */
export function knowsEnd(id: string): boolean {
  return ends().includes(id)
}

export function sawEnd(id: string): void {
  const before = ends().filter((one) => one !== id)
  localStorage.setItem(ENDS, JSON.stringify([...before, id].slice(-MOST)))
}
