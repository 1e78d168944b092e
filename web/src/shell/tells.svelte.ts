/** What the pieces of a board are, in words: of the one under the pointer, under a finger that stays,
    or with the focus. The bar says it, where it hides nothing. */
import { Mouse } from '../boards/shared/mouse'

const REST = 180 // milliseconds that a pointer rests
const PRESS = 450 // ... that a finger stays
const STAYS = 3500 // ... that it can be read after the finger is gone
const MOVED = 10 // pixels: a drag

// Groups have names, too, but for screen readers.
const NAMED = '[data-tell], [aria-label]:not([role="group"], [role="region"])'

export class Tells {
  text = $state('')
  private timer = 0
  private start: { x: number; y: number } | null = null
  private mouse = new Mouse()
  private pressed = false // the click that follows is none

  /** For the element of a board: an attachment. */
  watch = (board: HTMLElement): (() => void) => {
    const on: [string, (event: Event) => void][] = [
      ['pointerover', (event) => this.over(event as PointerEvent, board)],
      ['pointerleave', () => this.say('', 0)],
      ['pointerdown', (event) => this.down(event as PointerEvent, board)],
      ['pointermove', (event) => this.move(event as PointerEvent, board)],
      ['pointerup', () => this.up()],
      ['pointercancel', () => this.up()],
      ['focusin', (event) => this.focus(event.target as HTMLElement)],
      // Later: what had the focus may be going while the page is drawn.
      ['focusout', () => this.say('', 1)],
      ['contextmenu', (event) => this.pressed && event.preventDefault()],
    ]
    for (const [name, hear] of on) board.addEventListener(name, hear)
    const click = (event: Event) => this.click(event)
    board.addEventListener('click', click, { capture: true })
    return () => {
      clearTimeout(this.timer)
      for (const [name, hear] of on) board.removeEventListener(name, hear)
      board.removeEventListener('click', click, { capture: true })
    }
  }

  private say(text: string, wait: number): void {
    this.sayLater(() => text, wait)
  }

  /** The words are asked for when they are said: a board may have learned more meanwhile. */
  private sayLater(text: () => string, wait: number): void {
    clearTimeout(this.timer)
    if (wait) this.timer = window.setTimeout(() => (this.text = text()), wait)
    else this.text = text()
  }

  private over(event: PointerEvent, board: HTMLElement): void {
    if (event.pointerType !== 'mouse') return
    if (this.mouse.cameTo(event)) this.point(event, board)
    else this.say('', 0)
  }

  private point({ target }: PointerEvent, board: HTMLElement): void {
    this.sayLater(() => nameOf(target, board), REST)
  }

  private down(event: PointerEvent, board: HTMLElement): void {
    this.pressed = false
    if (event.pointerType === 'mouse') return this.say('', 0)
    const text = nameOf(event.target, board)
    this.start = text ? { x: event.clientX, y: event.clientY } : null
    clearTimeout(this.timer)
    if (!text) return
    this.timer = window.setTimeout(() => {
      this.text = nameOf(event.target, board)
      this.pressed = true
    }, PRESS)
  }

  private move(event: PointerEvent, board: HTMLElement): void {
    const { clientX, clientY } = event
    if (event.pointerType === 'mouse' && this.mouse.stirs(event)) this.point(event, board)
    const { start } = this
    if (start && Math.hypot(clientX - start.x, clientY - start.y) > MOVED) {
      this.start = null
      this.pressed = false
      this.say('', 0)
    }
  }

  private up(): void {
    if (!this.start) return
    this.start = null
    if (this.pressed) this.say('', STAYS)
    else clearTimeout(this.timer)
  }

  private click(event: Event): void {
    if (!this.pressed) return
    this.pressed = false
    event.stopPropagation()
    event.preventDefault()
  }

  private focus(target: HTMLElement): void {
    if (target.matches(':focus-visible')) this.say(nameOf(target), 0)
  }
}

function nameOf(target: EventTarget | null, board?: HTMLElement): string {
  const one = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null
  if (!one || (board && !board.contains(one))) return ''
  return one.dataset.tell ?? one.getAttribute('aria-label') ?? ''
}
