// Makes the static folder work without a network after the first visit. web/tools/static.py fills in
// the files of the folder and their common hash: a new version is loaded beside the old one, and takes
// over when no page uses the old one any more.
const VERSION = 'VERSION'
const FILES = ['FILES']
const CACHE = `tidetable-static-${new URL('./', self.location).pathname}-${VERSION}`
const MINE = `tidetable-static-${new URL('./', self.location).pathname}-`

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOld(), self.clients.claim()]))
})

async function keepAll() {
  const cache = await caches.open(CACHE)
  // Files with a hash in their name may come from the browser's own cache: they were loaded just now.
  await Promise.all(
    FILES.map(async (file) => {
      const hashed = file.startsWith('assets/') || file.startsWith('runtime-')
      const answer = await fetch(file, { cache: hashed ? 'default' : 'no-cache' })
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(file, answer)
    }),
  )
}

async function removeOld() {
  for (const name of await caches.keys()) {
    if (name.startsWith(MINE) && name !== CACHE) await caches.delete(name)
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  const wanted = request.mode === 'navigate' ? new URL('./', self.location).href : url.origin + url.pathname
  event.respondWith(answer(wanted, request))
})

async function answer(wanted, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(wanted)) ?? fetch(request)
}
