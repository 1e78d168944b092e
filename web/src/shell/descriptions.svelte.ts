/** What the pieces of a board are, in words: of the one under the pointer, under a finger that stays,
    or with the focus. The bar says it, where it hides nothing. */
import { Mouse } from '../boards/shared/mouse'

const REST = 180 // milliseconds that a pointer has to rest
const DWELL = 700 // ... until it asks, and does not pass by
const PRESS = 450 // ... that a finger stays
const STAYS = 3500 // ... that it can be read after the finger is gone
const MOVED = 10 // pixels: a drag
const STEERS = /^(Tab|Arrow\w+|Home|End)$/ // keys that move the focus

// Groups have names, too, but for screen readers.
const NAMED = '[data-tell], [aria-label]:not([role="group"], [role="region"])'

export class Descriptions {
  text = $state('')
  asked = $state(false) // a finger, a pointer or the focus stays there: it is described before anything else
  private about: HTMLElement | null = null // the piece that is described, or will be
  private timer = 0
  private dwelling = 0
  private start: { x: number; y: number } | null = null
  private mouse = new Mouse()
  private pressed = false // the click that follows is none
  private steering = false // a key moves the focus, and not the board after a decision

  /** For the element of a board: an attachment. */
  watch = (board: HTMLElement): (() => void) => {
    const on: [string, (event: Event) => void][] = [
      ['pointerover', (event) => this.over(event as PointerEvent, board)],
      ['pointerleave', () => this.hush()],
      ['pointerdown', (event) => this.down(event as PointerEvent, board)],
      ['pointermove', (event) => this.move(event as PointerEvent, board)],
      ['pointerup', () => this.up()],
      ['pointercancel', () => this.up()],
      ['focusin', (event) => this.focus(event.target as HTMLElement)],
      // Later: what had the focus may be going while the page is drawn.
      ['focusout', () => this.say(null, 1)],
      ['contextmenu', (event) => this.pressed && event.preventDefault()],
    ]
    for (const [name, hear] of on) board.addEventListener(name, hear)
    const click = (event: Event) => this.click(event)
    board.addEventListener('click', click, { capture: true })
    const steer = ({ type, key }: KeyboardEvent) => (this.steering = type === 'keydown' && STEERS.test(key))
    for (const name of ['keydown', 'keyup'] as const) window.addEventListener(name, steer, { capture: true })
    return () => {
      this.hush()
      for (const [name, hear] of on) board.removeEventListener(name, hear)
      board.removeEventListener('click', click, { capture: true })
      for (const name of ['keydown', 'keyup'] as const) window.removeEventListener(name, steer, { capture: true })
    }
  }

  /** There is something new to read: a resting pointer has not asked for a piece instead. */
  yield(): void {
    clearTimeout(this.dwelling)
    this.asked = this.pressed
  }

  private hush(): void {
    this.say(null, 0)
  }

  /** What a board learns about the piece while it is described is shown, too. */
  private readonly learned = new MutationObserver(([{ target }]) => (this.text = wordsOf(target as HTMLElement)))

  private say(piece: HTMLElement | null, wait: number): void {
    this.about = piece
    clearTimeout(this.timer)
    clearTimeout(this.dwelling)
    if (wait) this.timer = window.setTimeout(() => this.tell(piece), wait)
    else this.tell(piece)
  }

  private tell(piece: HTMLElement | null): void {
    this.learned.disconnect()
    this.text = piece ? wordsOf(piece) : ''
    this.asked = false
    if (piece) this.learned.observe(piece, { attributeFilter: ['data-tell', 'aria-label'] })
  }

  private over(event: PointerEvent, board: HTMLElement): void {
    if (event.pointerType !== 'mouse') return
    if (this.mouse.cameTo(event)) this.point(event, board)
    // What is drawn anew within a piece does not take the pointer away from it.
    else if (!this.about || pieceAt(event.target, board) !== this.about) this.hush()
  }

  private point({ target }: PointerEvent, board: HTMLElement): void {
    const piece = pieceAt(target, board)
    this.say(piece, REST)
    if (piece) this.dwelling = window.setTimeout(() => (this.asked = true), DWELL)
  }

  private down(event: PointerEvent, board: HTMLElement): void {
    this.pressed = false
    if (event.pointerType === 'mouse') return this.hush()
    const piece = pieceAt(event.target, board)
    this.start = piece ? { x: event.clientX, y: event.clientY } : null
    clearTimeout(this.timer)
    if (!piece) return
    this.timer = window.setTimeout(() => {
      this.tell(piece)
      this.asked = this.pressed = true
    }, PRESS)
  }

  private move(event: PointerEvent, board: HTMLElement): void {
    const { clientX, clientY } = event
    if (event.pointerType === 'mouse' && this.mouse.stirs(event)) this.point(event, board)
    const { start } = this
    if (start && Math.hypot(clientX - start.x, clientY - start.y) > MOVED) {
      this.start = null
      this.pressed = false
      this.hush()
    }
  }

  private up(): void {
    if (!this.start) return
    this.start = null
    if (this.pressed) this.say(null, STAYS)
    else clearTimeout(this.timer)
  }

  private click(event: Event): void {
    if (!this.pressed) return
    this.pressed = false
    event.stopPropagation()
    event.preventDefault()
  }

  private focus(target: HTMLElement): void {
    if (!target.matches(':focus-visible')) return
    this.say(pieceAt(target), 0)
    this.asked = this.steering && this.text !== ''
  }
}

function pieceAt(target: EventTarget | null, board?: HTMLElement): HTMLElement | null {
  const piece = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null
  return piece && (!board || board.contains(piece)) && wordsOf(piece) ? piece : null
}

const wordsOf = (piece: HTMLElement): string => piece.dataset.tell ?? piece.getAttribute('aria-label') ?? ''
