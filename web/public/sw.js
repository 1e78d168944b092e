// Keeps the page itself for when there is no network, so that it can say so in its own words.
// Files with a hash in their name never change and come from the cache; pages are always asked
// for first; the API is never kept.
const CACHE = 'tidetable-1'
const PAGE = '/'
const MOST = 150 // files kept; the oldest go first

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepPage())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** The page and the files it names. */
async function keepPage() {
  const cache = await caches.open(CACHE)
  const page = await fetch(PAGE, { cache: 'no-store' })
  if (!page.ok) return
  const files = (await page.clone().text()).match(/\/assets\/[^"']+/g) ?? []
  await cache.put(PAGE, page)
  await cache.addAll(files)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})

async function file(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const all = await cache.keys()
    for (const old of all.slice(0, Math.max(0, all.length - MOST))) {
      if (new URL(old.url).pathname !== PAGE) await cache.delete(old)
    }
  }
  return answer
}

const OFFLINE = '/offline/' // with a service worker of its own (web/tools/static-sw.js)

/** Whether somebody has made the games available offline in this browser. */
async function playsOffline() {
  const names = await caches.keys()
  return names.some((name) => name.startsWith(`tidetable-static-${OFFLINE}-`))
}

async function page(request) {
  try {
    return await fetch(request)
  } catch {
    // The installed app opens at the home page: then there are games at once.
    if (new URL(request.url).pathname === PAGE && (await playsOffline())) return Response.redirect(OFFLINE)
    const kept = await caches.match(PAGE, { cacheName: CACHE })
    return kept ?? Response.error()
  }
}

// -- notifications -----------------------------------------------------------------------------------

self.addEventListener('push', (event) => {
  event.waitUntil(notify(event.data?.json() ?? {}))
})

/** Show what the server says, in the words it says it. A later notification about the same table
 * takes the place of an earlier one. */
async function notify({ title, text, path, tag, stop, stop_label, waiting }) {
  if (!title) return
  await self.registration.showNotification(title, {
    body: text,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path, stop },
    actions: stop ? [{ action: 'stop', title: stop_label }] : [],
  })
  if (waiting && self.navigator.setAppBadge) await self.navigator.setAppBadge(waiting)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, stop } = event.notification.data ?? {}
  event.waitUntil(event.action === 'stop' ? end(stop) : show(path ?? PAGE))
})

/** Open a table: in a window that shows it already, in any other window, or in a new one. */
async function show(path) {
  const url = new URL(path, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((one) => one.url === url)
  if (shown) return await shown.focus()
  const other = windows[0]
  if (!other) return await self.clients.openWindow(url)
  await other.focus().catch(() => {}) // only after a click
  return await other.navigate(url).catch(() => self.clients.openWindow(url))
}

/** The person wants no more of them: end the subscription, and tell the server. */
async function end(token) {
  const subscription = await self.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await fetch(`/api/notifications/stop?token=${encodeURIComponent(token)}`, { method: 'POST' })
}
