/** The router: the path of the page, and how to change it. Without a server the path is behind a #, so
 * that any web host serves every page, at any sub-path. */
import { offline } from '../offline/mode'

const place = $state(current())

function current(): { path: string; query: string } {
  if (!offline) return { path: location.pathname, query: location.search }
  const [path, query] = location.hash.slice(1).split('?')
  return { path: path || '/', query: query ? `?${query}` : '' }
}

/** A path as the browser's address shows it. */
export function address(to: string): string {
  return offline ? `#${to}` : to
}

export function path(): string {
  return place.path
}

export function query(): URLSearchParams {
  return new URLSearchParams(place.query)
}

/** The path in parts: /table/abc is ['table', 'abc']. */
export function parts(): string[] {
  return place.path.split('/').filter(Boolean).map(decodeURIComponent)
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', address(to))
  else history.pushState(null, '', address(to))
  arrive()
  scrollTo(0, 0)
  // A new page: screen readers and the tab key start at its top.
  queueMicrotask(() => document.getElementById('app')?.focus({ preventScroll: true }))
}

function arrive(): void {
  Object.assign(place, current())
}

/** Follow links within the client without reloading the page. */
export function listen(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.rel === 'external' || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(offline && link.hash.startsWith('#/') ? link.hash.slice(1) : link.pathname + link.search)
  })
}
