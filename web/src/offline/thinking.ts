/** The thinker's worker, as the host knows it. One that fails is replaced, and gets its tasks again: bots
 * must not keep people waiting forever. It starts after the host, which people wait for. */
import type { Runtime, ToThinker } from './protocol'

export const PATIENCE = 90_000 // milliseconds without a sign of life, longer than any thought takes
export const TRIES = 3 // in a row; a device that has no memory left will not get more

export class Thinking {
  private worker!: Worker
  private readonly tasks = new Map<number, string>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0

  constructor(
    private readonly runtime: Runtime,
    private readonly receive: (text: string) => void,
    private readonly again: () => void,
  ) {
    this.begin()
  }

  think(n: number, task: string): void {
    this.tasks.set(n, task)
    this.send({ type: 'think', n, task })
    this.watch()
  }

  cancel(n: number): void {
    this.tasks.delete(n)
    this.send({ type: 'cancel', n })
    this.watch()
  }

  private begin(): void {
    this.worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<string | { failed: true }>) => {
      if (typeof data !== 'string') return this.replace()
      this.failures = 0
      const { type, n } = JSON.parse(data) as { type: string; n: number }
      if (type === 'thought') this.tasks.delete(n)
      this.watch()
      this.receive(data)
    }
    this.worker.onerror = () => this.replace()
    this.send({ type: 'begin', runtime: this.runtime })
    for (const [n, task] of this.tasks) this.send({ type: 'think', n, task })
    this.watch()
  }

  private send(message: ToThinker): void {
    this.worker.postMessage(message)
  }

  /** Notice a thinker that says nothing any more. */
  private watch(): void {
    clearTimeout(this.timer)
    if (this.tasks.size) this.timer = setTimeout(() => this.replace(), PATIENCE)
  }

  private replace(): void {
    this.worker.onmessage = this.worker.onerror = null
    this.worker.terminate()
    this.failures += 1
    if (this.failures < TRIES) {
      this.again()
      this.begin()
      return
    }
    // Hints and analysis are refused then; for bots the host chooses a simple move.
    this.failures = 0
    clearTimeout(this.timer)
    const lost = [...this.tasks.keys()]
    this.tasks.clear()
    this.begin()
    for (const n of lost) this.receive(JSON.stringify({ type: 'thought', n, error: 'broken' }))
  }
}
