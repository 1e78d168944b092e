/** Pieces on their way: an event changes the page at once, and the piece that moved is shown flying
    to its new place, where it stays hidden until it arrives. */
import type { SvelteSet } from 'svelte/reactivity'

export interface Flight {
  id: number
  key: string // what is hidden until the piece arrives
  x: number // of the left edge at its end, in pixels from the board's corner
  y: number
  width: number
  from: string // the transform at its start
  delay: number // milliseconds
  time: number
}

/** Where something is drawn, seen from the board. */
export interface Spot {
  id: string
  x: number
  y: number
  width: number
  height: number
}

export class Flights<F extends Flight> {
  inAir = $state.raw<F[]>([])
  private count = 0

  constructor(
    protected readonly aloft: SvelteSet<string>, // keys of the pieces that have not arrived
    private readonly root: () => HTMLElement | undefined,
  ) {}

  protected nextId(): number {
    return ++this.count
  }

  landed(flight: F): void {
    this.aloft.delete(flight.key)
    this.inAir = this.inAir.filter((one) => one.id !== flight.id)
  }

  clear(): void {
    this.inAir = []
    this.aloft.clear()
  }

  /** The first of these places that is drawn; `part`: the part of it that counts, if it is there. */
  protected find(ids: string[], part?: string): Spot | null {
    const root = this.root()
    if (!root) return null
    const origin = root.getBoundingClientRect()
    for (const id of ids) {
      const place = root.querySelector(`[data-place="${id}"]`)
      const drawn = (part && place?.querySelector(part)) || place
      const box = drawn?.getBoundingClientRect()
      if (!box?.width) continue
      return { id, x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }
    }
    return null
  }
}
