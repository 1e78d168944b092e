/** Every piece tells what it is and what a tap on it would do, or why it would do nothing. The bar of
    the shell says it when a piece is pointed at (`data-tell`). */
import type { Move } from '../contract'

export interface Piece {
  what: string
  does?: string // what a tap does
  meant?: Move // no choice now: the server says why
  tap?: () => void // for pieces that are no buttons now: says why
}

export class Teller {
  private readonly pieces = new WeakMap<Element, () => Piece>()
  private about: HTMLElement | null = null
  private said = '' // what it told without a reason

  constructor(private readonly why: (move: Move) => Promise<string>) {}

  /** An action: `use:play.teller.tells={() => ...}`. */
  readonly tells = (node: Element, tell: () => Piece) => {
    this.pieces.set(node, tell)
    return { update: (next: () => Piece) => void this.pieces.set(node, next) }
  }

  /** A piece is pointed at, touched or has the focus: have its words ready. */
  point(event: Event): void {
    const piece = this.find(event.target)
    if (piece === this.about && event.type === 'pointerover') return
    this.about = piece
    this.said = ''
    const told = this.refresh()
    if (!piece || !told?.meant || told.does) return
    const { said } = this
    void this.why(told.meant).then(
      (reason) => {
        if (reason && this.about === piece && this.said === said) piece.dataset.tell = `${said} ${reason}`
      },
      () => {}, // without a reason the piece still says what it is
    )
  }

  /** The table has changed: whoever points at a piece reads what it is now. */
  refresh(): Piece | undefined {
    if (!this.about?.isConnected) return undefined
    const told = this.pieces.get(this.about)?.()
    const said = told ? [told.what, told.does].filter(Boolean).join(' ') : ''
    if (said && said !== this.said) this.about.dataset.tell = this.said = said
    return told
  }

  /** A click beside all buttons: the piece says why nothing happens. */
  tapped(event: MouseEvent): void {
    if ((event.target as Element).closest('button')) return
    const piece = this.find(event.target)
    if (piece) this.pieces.get(piece)?.().tap?.()
  }

  private find(target: EventTarget | null): HTMLElement | null {
    for (let one = target as HTMLElement | null; one; one = one.parentElement) if (this.pieces.has(one)) return one
    return null
  }
}
