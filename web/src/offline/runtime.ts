/** Python in a worker: loads the files of the runtime, and starts it. */
import type { loadPyodide, PyodideInterface } from 'pyodide'
import type { Manifest, Runtime } from './protocol'

const SITE = '/lib/python3.14/site-packages'
const GZIP = [0x1f, 0x8b] // the first bytes of a compressed file

type Files = Record<string, Promise<ArrayBuffer>>

/** Load the large files, each for itself: the runtime is compiled while the others still come. `report`
 * gets the share of the bytes that have come. */
export function load(base: string, manifest: Manifest, report: (share: number) => void): Files {
  const total = Object.values(manifest.files).reduce((sum, size) => sum + size, 0)
  let come = 0
  const loaded = async (name: string): Promise<ArrayBuffer> => {
    const answer = await fetch(base + name)
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`)
    const parts: BlobPart[] = []
    for (const reader = answer.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      come += value.length
      report(Math.min(1, come / total))
    }
    return unpacked(new Blob(parts))
  }
  return Object.fromEntries(
    Object.keys(manifest.files).map((name) => [name.replace(/\.bin$/, ''), loaded(name)]),
  )
}

/** The same files for another worker. */
export async function whole(files: Files): Promise<Record<string, ArrayBuffer>> {
  const found = Object.entries(files).map(async ([name, file]) => [name, await file] as const)
  return Object.fromEntries(await Promise.all(found))
}

/** Files are compressed here, for hosts that do not compress; some undo that on the way. */
async function unpacked(blob: Blob): Promise<ArrayBuffer> {
  const start = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  if (start[0] !== GZIP[0] || start[1] !== GZIP[1]) return blob.arrayBuffer()
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/** Start Python with Tidetable's files. */
export async function start(base: string, lock: string, files: Files | Runtime['files']): Promise<PyodideInterface> {
  // The runtime asks for its files by address: what was loaded above is not loaded again.
  const load = fetch
  self.fetch = (input, init) => {
    const name = new URL(input instanceof Request ? input.url : input, base).href.replace(base, '')
    if (!(name in files)) return load(input, init)
    const headers = { 'Content-Type': name.endsWith('.wasm') ? 'application/wasm' : 'application/zip' }
    return Promise.resolve(files[name]).then((known) => new Response(known, { headers }))
  }
  const module = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
  const python = await module.loadPyodide({
    indexURL: base,
    packageBaseUrl: base, // there are no other packages
    lockFileContents: lock,
  })
  self.fetch = load
  python.unpackArchive(await files['python.zip'], 'zip', { extractDir: SITE })
  return python
}
