/** What the reader is doing at the board: the card that is picked, the cell pointed at. */
import { SvelteSet } from 'svelte/reactivity'
import { getContext, setContext } from 'svelte'
import type { BoardProps, Choice } from '../contract'
import { BoardPlay } from '../shared/play.svelte'
import { Teller } from '../shared/tell'
import { applyEvent } from './events'
import {
  type Card,
  type Cell,
  choiceTo,
  faceOf,
  isFace,
  type KadoraView,
  may,
  moveOf,
  place,
  type PlaceMove,
  type Preview,
  previewOf,
  sameCard,
  sameCell,
} from './model'

export interface PileName {
  seat: number
  colour: string
}

export interface Placing extends PlaceMove {
  preview: Preview
  sure: boolean // chosen, not only pointed at
}

// The card of the hand that has been picked: known outside, for the guided turn.
let held = $state.raw<Card | null>(null)
export const isHolding = () => held !== null

export class Play extends BoardPlay<KadoraView> {
  over = $state.raw<Cell | null>(null) // the cell that is pointed at
  onto = $state<number | null>(null) // the seat that a dragged pile is over
  opened = $state.raw<PileName | null>(null) // the pile whose cards are spread out
  latest = $state.raw<Cell | null>(null) // where the last card was seen to be placed
  sent = $state.raw<Placing | null>(null) // confirmed, and not yet seen to happen
  readonly teller = new Teller((move) => this.props.explain(move))
  readonly aloft = new SvelteSet<string>() // faces of cards that are still on their way

  constructor(given: () => BoardProps) {
    super(given, applyEvent)
    held = null
  }

  get held(): Card | null {
    return held
  }

  set held(card: Card | null) {
    held = card
  }

  readonly mayPlace = $derived.by(() => may(this.choices, 'place'))
  readonly mayDraw = $derived.by(() => may(this.choices, 'draw'))

  /** The placement to show before it is made: pointed at, else chosen, else hinted. */
  readonly placing: Placing | null = $derived.by(() => {
    if (this.props.step) return null
    if (!this.choices.length) return this.sent
    const pointed =
      this.held && this.over ? choiceTo.place(this.choices, this.held, this.over) : null
    const shown = pointed === null ? (this.chosen ?? this.props.hint) : this.choices[pointed]
    if (!shown) return null
    const move = moveOf(shown)
    if (move.do !== 'place' || !('takes' in shown.preview)) return null
    return { ...move, preview: previewOf(shown), sure: shown === this.chosen }
  })

  /** Whose hand lies before the reader: the own one, or in an open replay that of the mover. */
  readonly handOf: number | null = $derived.by(() => {
    if (this.props.seat !== null) return this.props.seat
    const mover = this.view.seats[this.view.to_move]
    return mover?.hand.every(isFace) ? this.view.to_move : null
  })

  isOpen(cell: Cell): boolean {
    return this.held !== null && choiceTo.place(this.choices, this.held, cell) !== null
  }

  /** What the picked card would take from here. */
  yieldOf(cell: Cell): Preview | null {
    const index = this.held && choiceTo.place(this.choices, this.held, cell)
    return index === null ? null : previewOf(this.choices[index]!)
  }

  protected placesOf(choice: Choice): string[] {
    const move = moveOf(choice)
    if (move.do === 'place') return [place.card(move.card), place.cell(move.cell)]
    if (move.do === 'draw') return [place.stack(move.stack)]
    return [place.pile(this.view.to_move, move.colour), place.seat(move.to)]
  }

  // -- actions -------------------------------------------------------------------------------------

  /** Take a card of the hand; one that lies in the block, waiting for confirmation, comes back. */
  pick(card: Card): void {
    // Nothing can be placed now, wherever: any cell will do for the question.
    if (!this.mayPlace) return this.props.refuse({ do: 'place', card, cell: [0, 0] })
    this.props.choose(null)
    this.held = card
  }

  /** The same for a drag: is it allowed? */
  hold(card: Card): boolean {
    if (this.mayPlace) this.pick(card)
    return this.mayPlace
  }

  tap(cell: Cell): void {
    if (this.held) {
      const meant: PlaceMove = { do: 'place', card: this.held, cell }
      this.choose(choiceTo.place(this.choices, this.held, cell), meant)
    } else if (this.mayPlace) this.props.advise('choose-card')
    else this.props.refuse()
  }

  draw(stack: number): void {
    this.choose(choiceTo.draw(this.choices, stack), { do: 'draw', stack })
  }

  give(colour: string, to: number): void {
    const index = choiceTo.give(this.choices, colour, to)
    if (index !== null) this.opened = null
    this.choose(index, { do: 'give', colour, to })
  }

  /** Why this colour cannot be given to anybody now, in words: asked about the first seat that has
      none of it, else about any. */
  async whyKept(colour: string): Promise<string> {
    const others = this.view.seats.map((_, seat) => seat).filter((seat) => seat !== this.props.seat)
    const lacking = others.find((seat) => !this.view.seats[seat]!.loot[colour]?.cards.length)
    return await this.props.explain({ do: 'give', colour, to: lacking ?? others[0]! })
  }

  letGo(): void {
    this.held = null
    this.over = null
    this.props.choose(null)
  }

  // -- drawing -------------------------------------------------------------------------------------

  isHeld(card: Card): boolean {
    return this.held !== null && sameCard(this.held, card)
  }

  takes(cell: Cell): boolean {
    return this.placing?.preview.takes.some((one) => sameCell(one.cell, cell)) ?? false
  }

  isAloft(card: Card): boolean {
    return this.aloft.has(faceOf(card))
  }
}

const KEY = Symbol('kadora')
export const share = (play: Play) => setContext(KEY, play)
export const shared = () => getContext<Play>(KEY)
