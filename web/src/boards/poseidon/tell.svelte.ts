/** Every piece tells what it is: under the mouse, under a finger that stays, and with the focus of the
    keyboard. A second line says what a tap would do, or why it would do nothing. */
import type { Move } from '../contract'

export interface Piece {
  what: string
  does?: string // what a tap does
  meant?: Move // no choice now: the server says why
  tap?: () => void // for pieces that are no buttons now: says why
}

interface Told {
  what: string
  more: string
  at: DOMRect
}

const HOVER = 350 // milliseconds under the mouse
const PRESS = 450 // ... and under a finger

export class Teller {
  shown = $state.raw<Told | null>(null)
  private readonly pieces = new WeakMap<Element, () => Piece>()
  private about: Element | null = null
  private timer = 0
  private pressed = false // the finger has stayed: no tap any more

  constructor(private readonly why: (move: Move) => Promise<string>) {}

  /** An action: `use:play.teller.tells={() => ...}`. */
  readonly tells = (node: Element, tell: () => Piece) => {
    this.pieces.set(node, tell)
    return {
      update: (next: () => Piece) => void this.pieces.set(node, next),
      destroy: () => this.about === node && this.hide(),
    }
  }

  over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const piece = this.find(event.target)
    if (piece === this.about) return
    this.hide()
    if (piece) this.later(piece, HOVER)
  }

  press(event: PointerEvent): void {
    this.hide()
    this.pressed = false
    if (event.pointerType === 'mouse') return
    const piece = this.find(event.target)
    if (piece) this.later(piece, PRESS, () => (this.pressed = true))
  }

  /** The finger is lifted or moves on. A note that is shown stays until the next touch. */
  release(): void {
    if (!this.shown) this.hide()
  }

  focus(event: FocusEvent): void {
    const target = event.target as Element
    this.hide()
    if (target.matches(':focus-visible')) this.later(this.find(target), HOVER)
  }

  /** Whether this click is none: the finger only asked. */
  swallows(): boolean {
    const { pressed } = this
    this.pressed = false
    return pressed
  }

  /** A click beside all buttons: the piece says why nothing happens. */
  tapped(event: MouseEvent): void {
    if ((event.target as Element).closest('button')) return
    const piece = this.find(event.target)
    if (piece) this.pieces.get(piece)?.().tap?.()
  }

  hide(): void {
    clearTimeout(this.timer)
    this.about = null
    this.shown = null
  }

  private find(target: EventTarget | null): Element | null {
    for (let one = target as Element | null; one; one = one.parentElement) if (this.pieces.has(one)) return one
    return null
  }

  private later(piece: Element | null, time: number, then?: () => void): void {
    this.about = piece
    if (!piece) return
    this.timer = window.setTimeout(() => {
      then?.()
      this.tell(piece)
    }, time)
  }

  private tell(piece: Element): void {
    const told = this.pieces.get(piece)?.()
    if (!told || !piece.isConnected) return
    const at = piece.getBoundingClientRect()
    this.shown = { what: told.what, more: told.does ?? '', at }
    if (told.does || !told.meant) return
    void this.why(told.meant).then(
      (more) => this.about === piece && this.shown && (this.shown = { ...this.shown, more }),
      () => {}, // without a reason the piece has still said what it is
    )
  }
}
