/** Unpacks an archive of Python's files (tar, as web/tools/static.py writes it) into a file system. */

/** The part of Emscripten's file system that is needed. */
export interface FileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array, options?: { canOwn?: boolean }): void
}

const BLOCK = 512
const NAME = [0, 100] as const // where in a header, and how long
const SIZE = [124, 12] as const
const PREFIX = [345, 155] as const // of a long name

export function unpackTo(system: FileSystem, archive: ArrayBuffer): void {
  const bytes = new Uint8Array(archive)
  const decoder = new TextDecoder()
  const text = (at: number, [offset, length]: readonly [number, number]): string => {
    const field = bytes.subarray(at + offset, at + offset + length)
    const end = field.indexOf(0)
    return decoder.decode(end < 0 ? field : field.subarray(0, end))
  }
  const folders = new Set<string>()
  for (let at = 0; bytes[at]; ) {
    const path = `${text(at, PREFIX) && `/${text(at, PREFIX)}`}/${text(at, NAME)}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) {
      folders.add(folder)
      system.mkdirTree(folder)
    }
    const size = parseInt(text(at, SIZE), 8)
    const start = at + BLOCK
    system.writeFile(path, bytes.subarray(start, start + size), { canOwn: true }) // nothing is copied
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
}
