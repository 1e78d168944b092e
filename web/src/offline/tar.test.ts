import { expect, test } from 'vitest'
import { unpackTo } from './tar'

const BLOCK = 512

/** A file as tar has it: a header with names and size, then its content in whole blocks. */
function entry(name: string, content: string, prefix = ''): Uint8Array {
  const block = new Uint8Array(BLOCK + Math.ceil(content.length / BLOCK) * BLOCK)
  const encoder = new TextEncoder()
  block.set(encoder.encode(name), 0)
  block.set(encoder.encode(content.length.toString(8).padStart(11, '0')), 124)
  block.set(encoder.encode(prefix), 345)
  block.set(encoder.encode(content), BLOCK)
  return block
}

test('files are unpacked into their folders, each of which is made once', () => {
  const long = 'a'.repeat(100) // fills its field: no zero ends it
  const parts = [
    entry('lib/a.pyc', 'x'.repeat(BLOCK + 1)),
    entry('lib/empty.py', ''),
    entry(long, 'end', 'lib/deep/down'),
    new Uint8Array(2 * BLOCK),
  ]
  const archive = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => (archive.set(part, at), at + part.length), 0)
  const folders: string[] = []
  const files = new Map<string, string>()
  unpackTo(
    {
      mkdirTree: (path) => void folders.push(path),
      writeFile: (path, content) => void files.set(path, new TextDecoder().decode(content)),
    },
    archive.buffer,
  )
  expect(folders).toEqual(['/lib', '/lib/deep/down'])
  expect([...files]).toEqual([
    ['/lib/a.pyc', 'x'.repeat(BLOCK + 1)],
    ['/lib/empty.py', ''],
    [`/lib/deep/down/${long}`, 'end'],
  ])
})
