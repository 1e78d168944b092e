/** The offline version of a server: where it is, how large, and whether this browser has it. */
import type { Manifest } from './protocol'

export const OFFLINE = '/offline/'
const CACHE = `tidetable-static-${OFFLINE}-` // as its service worker names it (web/tools/static-sw.js)

/** Whether the offline version is installed here, so that it works without a connection. */
export async function isInstalled(): Promise<boolean> {
  if (!('caches' in globalThis)) return false // without a secure address
  const found = await caches.keys()
  const registered = await navigator.serviceWorker?.getRegistration(OFFLINE)
  const active = registered?.active && new URL(registered.scope).pathname === OFFLINE
  return Boolean(active) && found.some((name) => name.startsWith(CACHE))
}

/** How many bytes the offline version has; null if the server does not offer it. Fails without a
 * connection. */
export async function offered(): Promise<number | null> {
  const answer = await fetch(`${OFFLINE}offline.json`, { cache: 'no-cache' })
  if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return null
  return ((await answer.json()) as Manifest).size
}

/** Load and install all of it. Fails if something could not be loaded. */
export async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${OFFLINE}sw.js`, { scope: OFFLINE })
  const worker = registration.installing ?? registration.waiting ?? registration.active
  if (!worker) throw new Error('failed')
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      else if (worker.state === 'redundant') reject(new Error('failed'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
