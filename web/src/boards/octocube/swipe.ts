/** Pushing a cube with the finger or the mouse: in the direction in which it is pushed it rolls. */
import type { Side } from './model'

const FAR = 18 // pixels

export class Swipe {
  constructor(
    private readonly may: () => boolean,
    private readonly moved: (side: Side | null) => void,
    private readonly pushed: (side: Side) => void,
  ) {}

  /** For onpointerdown. */
  press(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !this.may()) return
    const { clientX, clientY, pointerId } = event
    const ended = new AbortController()
    const { signal } = ended
    let side: Side | null = null
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return
      const [x, y] = [at.clientX - clientX, at.clientY - clientY]
      if (Math.hypot(x, y) < FAR) side = null
      else if (Math.abs(x) > Math.abs(y)) side = x > 0 ? 'east' : 'west'
      else side = y > 0 ? 'south' : 'north'
      this.moved(side)
    }
    const stop = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return
      ended.abort()
      this.moved(null)
      if (side && at.type === 'pointerup') this.pushed(side)
    }
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', stop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
  }
}
