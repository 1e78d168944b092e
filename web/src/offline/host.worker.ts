/** The worker of the host: runs tidetable.offline.host, stores what it wants stored, and lets another
 * worker think for it. */
import { load, start, whole } from './runtime'
import { Storage } from './storage'
import { Thinking } from './thinking'
import type { FromHost, Manifest, Runtime } from './protocol'

interface Wish {
  type: string
  n: number
  table: string
  seq: number
  at: number
  key: string | null
  entry: string
  name: string
  value: string
  task: string
}

const MODULE = 'tidetable.offline.host'
const LOCK = 'tidetable-tables'
const early: string[] = [] // messages before the host is ready
let receive = (text: string): void => void early.push(text)

const post = (message: FromHost): void => self.postMessage(message)

self.onmessage = ({ data }: MessageEvent<string | { begin: string }>) => {
  if (typeof data === 'string') receive(data)
  else begin(data.begin).catch((error: unknown) => post({ status: 'failed', reason: String(error) }))
}

/** Only one tab may write the logs: another one waits until this tab is closed. */
async function alone(name: string): Promise<void> {
  // Without a secure address there are no locks; then entries with the same number are refused.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return
  const forever = () => new Promise<void>(() => {})
  const got = await new Promise<boolean>((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? forever() : undefined
    })
  })
  if (got) return
  post({ status: 'elsewhere' })
  await new Promise<void>((resolve) => {
    void locks.request(name, () => {
      resolve()
      return forever()
    })
  })
}

/** Start the host of the static folder at this address. */
async function begin(root: string): Promise<void> {
  const place = new URL(root).pathname
  await alone(`${LOCK}${place}`)
  post({ status: 'loading', share: 0 })
  const manifest = (await (await fetch(`${root}offline.json`)).json()) as Manifest
  const base = root + manifest.runtime
  const loading = load(base, manifest, (share) => post({ status: 'loading', share }))
  const lock = JSON.stringify(manifest.lock)
  const opening = Storage.open(`tidetable${place}`)
  const starting = start(base, lock, loading)
  const runtime: Runtime = { base, lock, files: await whole(loading) }
  post({ status: 'starting' })

  const [storage, python] = await Promise.all([opening, starting])
  const host = python.pyimport(MODULE).Host(fulfil) as { receive(text: string): void }
  const thinker = new Thinking(runtime, (text) => host.receive(text), () => post({ type: 'thinking-again' }))
  host.receive(JSON.stringify({ type: 'start', ...(await storage.start()) }))
  receive = (text) => host.receive(text)
  post({ status: 'ready' })
  for (const text of early.splice(0)) receive(text)

  function fulfil(text: string): void {
    const wish = JSON.parse(text) as Wish
    const { n, table } = wish
    const answer = (message: object) => host.receive(JSON.stringify({ n, ...message }))
    if (wish.type === 'append') {
      const { seq, at, key, entry } = wish
      storage.append({ table, seq, at, key, entry }).then(
        () => answer({ type: 'stored', error: null }),
        (error: unknown) => answer({ type: 'stored', error: String(error) }),
      )
    } else if (wish.type === 'read') {
      storage.read(table).then(
        (rows) => answer({ type: 'entries', rows }),
        () => answer({ type: 'entries', rows: [] }),
      )
    } else if (wish.type === 'keep') storage.keep(wish.name, wish.value)
    else if (wish.type === 'think') thinker.think(n, wish.task)
    else if (wish.type === 'cancel') thinker.cancel(n)
    else post(wish as unknown as FromHost)
  }
}
