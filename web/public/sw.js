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

async function page(request) {
  try {
    return await fetch(request)
  } catch {
    const kept = await caches.match(PAGE, { cacheName: CACHE })
    return kept ?? Response.error()
  }
}
