/** Dragging with mouse, pen or finger. A press that does not move stays a click. */

export interface Dragged<T> {
  what: T
  x: number // of the pointer, in the window
  y: number
}

const SLACK = 7 // pixels before a press becomes a drag

export class Drag<T> {
  now = $state.raw<Dragged<T> | null>(null)
  private justDropped = false

  constructor(
    private readonly begin: (what: T) => boolean,
    private readonly moved: (what: T, under: Element | null) => void,
    private readonly dropped: (what: T, under: Element | null) => void,
  ) {}

  /** For onpointerdown. */
  press(event: PointerEvent, what: T): void {
    if (event.button !== 0 || !event.isPrimary) return
    const { clientX, clientY, pointerId } = event
    const ended = new AbortController()
    const { signal } = ended
    const under = (at: PointerEvent) => document.elementFromPoint(at.clientX, at.clientY)
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return
      const far = Math.hypot(at.clientX - clientX, at.clientY - clientY) > SLACK
      if (!this.now && (!far || !this.begin(what))) return
      this.now = { what, x: at.clientX, y: at.clientY }
      this.moved(what, under(at))
    }
    const stop = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return
      ended.abort()
      if (!this.now) return
      this.now = null
      this.moved(what, null)
      if (at.type !== 'pointerup') return
      this.justDropped = true
      setTimeout(() => (this.justDropped = false)) // the click that follows is no click
      this.dropped(what, under(at))
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', stop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
  }

  /** A click that only ends a drag. */
  swallows(): boolean {
    return this.justDropped
  }
}
