/** The router: the path of the page, and how to change it. */
const place = $state({ path: location.pathname, query: location.search })

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
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  arrive()
  scrollTo(0, 0)
  // A new page: screen readers and the tab key start at its top.
  queueMicrotask(() => document.getElementById('app')?.focus({ preventScroll: true }))
}

function arrive(): void {
  place.path = location.pathname
  place.query = location.search
}

/** Follow links within the client without reloading the page. */
export function listen(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}
