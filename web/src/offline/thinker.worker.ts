/** The worker that thinks for bots, hints and analysis. It works in slices, and reads its messages in
 * between. */
import { start } from './runtime'
import type { Runtime, ToThinker } from './protocol'

interface Thinker {
  begin(n: number, task: string): void
  cancel(n: number): void
  go_on(): boolean
}

let thinker: Thinker | null = null
const early: ToThinker[] = []
let working = false
const pause = new MessageChannel() // quicker than a timer
pause.port1.onmessage = work

function work(): void {
  try {
    working = thinker!.go_on()
  } catch (error) {
    fail(error) // out of memory, or Python itself is broken
    return
  }
  if (working) pause.port2.postMessage(null)
}

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'begin') begin(data.runtime).catch(fail)
  else if (thinker) take(data)
  else early.push(data)
}

async function begin(runtime: Runtime): Promise<void> {
  const python = await start(runtime.base, runtime.lock, runtime.files)
  const post = (text: string) => self.postMessage(text)
  thinker = python.pyimport('tidetable.offline.thinker').Thinker(post) as Thinker
  early.splice(0).forEach(take)
}

/** The host starts another one then (thinking.ts). */
function fail(error: unknown): void {
  console.error(error)
  self.postMessage({ failed: true })
}

function take(message: ToThinker): void {
  if (message.type === 'think') {
    thinker!.begin(message.n, message.task)
    if (!working) {
      working = true
      pause.port2.postMessage(null)
    }
  } else if (message.type === 'cancel') thinker!.cancel(message.n)
}
