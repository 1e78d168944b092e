/** Python in a worker: loads the files of the runtime, and starts it. */
import type { loadPyodide, PyodideInterface } from 'pyodide'
import type { Manifest, Runtime } from './protocol'
import { unpackTo } from './tar'

const GZIP = [0x1f, 0x8b] // the first bytes of a compressed file
const WASM = 'pyodide.asm.wasm'
const PYTHON = 'python.tar'
const LIBRARY = '/lib/python3.14'
const NOTHING = 'nothing.zip'
const NO_FILES = new Uint8Array(22) // a zip archive of no files: everything is in the other archive
NO_FILES.set([0x50, 0x4b, 5, 6])

/** By name: a file that was loaded, or null if it is kept from an earlier visit. */
type Files = Record<string, Promise<ArrayBuffer | null>>

/** Load the large files, each for itself: the runtime is compiled while the others still come. `report`
 * gets the share of the bytes that have come. */
export function load(base: string, manifest: Manifest, report: (share: number) => void): Files {
  const total = Object.values(manifest.files).reduce((sum, size) => sum + size, 0)
  let come = 0
  const more = (bytes: number): void => {
    come += bytes
    report(Math.min(1, come / total))
  }
  const loaded = async (name: string): Promise<ArrayBuffer | null> => {
    if (await kept(base + plain(name))) {
      more(manifest.files[name])
      return null
    }
    const answer = await fetch(base + name)
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
    const parts: BlobPart[] = []
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      more(value.length)
    }
    return unpacked(new Blob(parts))
  }
  return Object.fromEntries(Object.keys(manifest.files).map((name) => [plain(name), loaded(name)]))
}

/** The files that were loaded, for another worker. */
export async function whole(files: Files): Promise<Record<string, ArrayBuffer>> {
  const found = Object.entries(files).map(async ([name, file]) => [name, await file] as const)
  const there = (await Promise.all(found)).filter((one): one is [string, ArrayBuffer] => one[1] !== null)
  return Object.fromEntries(there)
}

const plain = (name: string): string => name.replace(/\.bin$/, '')

/** What the service worker keeps, unpacked. The browser also keeps the compiled code of such a file. */
async function kept(address: string): Promise<Response | undefined> {
  return 'caches' in self ? caches.match(address) : undefined
}

/** Files are compressed here, for hosts that do not compress; some undo that on the way. */
async function unpacked(blob: Blob): Promise<ArrayBuffer> {
  const start = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  if (start[0] !== GZIP[0] || start[1] !== GZIP[1]) return blob.arrayBuffer()
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/** Start Python with Tidetable's files. */
export async function start(base: string, lock: string, files: Files | Runtime['files']): Promise<PyodideInterface> {
  const load = fetch
  const file = async (name: string): Promise<Response> => {
    const known = (await files[name]) ?? null
    if (known) return new Response(known, { headers: { 'Content-Type': 'application/wasm' } })
    // By way of the service worker, so that the answer has an address: code is kept by address.
    // Without one, some hosts answer with a page of their own.
    const answer = await load(base + name).catch(() => null)
    const isFile = answer?.ok && !answer.headers.get('Content-Type')?.includes('html')
    const there = isFile ? answer : await kept(base + name)
    if (!there) throw new Error(name)
    return there
  }
  const archive = file(PYTHON).then((answer) => answer.arrayBuffer())
  // The runtime asks for its files by address: it gets what is there already.
  self.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, base).href
    if (url === base + NOTHING) return Promise.resolve(new Response(NO_FILES))
    return url === base + WASM ? file(WASM) : load(input, init)
  }
  const module = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
  const python = await module.loadPyodide({
    indexURL: base,
    packageBaseUrl: base, // there are no other packages
    lockFileContents: lock,
    stdLibURL: base + NOTHING,
    env: { HOME: '/home/pyodide', PYTHONPATH: LIBRARY },
    // Files are found faster than entries of an archive.
    fsInit: async (system) => unpackTo(system, await archive),
  })
  self.fetch = load
  return python
}
