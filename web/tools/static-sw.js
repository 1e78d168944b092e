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

const AT_ONCE = 6 // files
const BUSY = [429, 503] // a host that wants fewer requests in a second: a server of Tidetable does
const WAIT = 2000 // milliseconds, then again
const TRIES = 30

async function keepAll() {
  const cache = await caches.open(CACHE)
  const left = [...FILES]
  const some = async () => {
    for (let file = left.shift(); file; file = left.shift()) await keep(cache, file, await loaded(file))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
}

/** Large files are compressed in the folder. They are kept unpacked, which saves time at every visit; of
 * the runtime the browser then also keeps the compiled code. */
async function keep(cache, file, answer) {
  if (!file.endsWith('.bin')) return cache.put(file, answer)
  const name = file.replace(/\.bin$/, '')
  const headers = { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'application/x-tar' }
  const content = await answer.blob()
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer())
  const packed = first === 0x1f && second === 0x8b // some hosts unpack on the way
  const body = packed ? content.stream().pipeThrough(new DecompressionStream('gzip')) : content
  await cache.put(name, new Response(body, { headers }))
}

/** A file, as soon as the host has time for it. */
async function loaded(file) {
  // Files with a hash in their name may come from the browser's own cache: they were loaded just now.
  const hashed = file.startsWith('assets/') || file.startsWith('runtime-')
  for (let tries = 1; ; tries++) {
    const answer = await fetch(file, { cache: hashed ? 'default' : 'no-cache' })
    if (answer.ok) return answer
    if (!BUSY.includes(answer.status) || tries === TRIES) throw new Error(`${file}: ${answer.status}`)
    await new Promise((resolve) => setTimeout(resolve, WAIT))
  }
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
