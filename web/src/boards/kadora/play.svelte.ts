/** What the reader is doing at the board: the card in the fingers, the cell pointed at. Which moves
    there are comes from the shell; whatever is none of them gets a reason. */
import { SvelteSet } from 'svelte/reactivity'
import { getContext, setContext } from 'svelte'
import type { BoardProps, Choice } from '../contract'
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
import { after } from './story'

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

export class Play {
  over = $state.raw<Cell | null>(null) // the cell that is pointed at
  onto = $state<number | null>(null) // the seat that a dragged pile is over
  opened = $state.raw<PileName | null>(null) // the pile whose cards are spread out
  latest = $state.raw<Cell | null>(null) // where the last card was seen to be placed
  sent = $state.raw<Placing | null>(null) // confirmed, and not yet seen to happen
  readonly aloft = new SvelteSet<string>() // faces of cards that are still on their way

  constructor(private readonly given: () => BoardProps) {
    held = null
  }

  get held(): Card | null {
    return held
  }

  set held(card: Card | null) {
    held = card
  }

  get props(): BoardProps {
    return this.given()
  }

  /** The table as it is drawn: what the steps so far have made of it. */
  readonly view: KadoraView = $derived.by(() => {
    const { view, step, before, steps } = this.props
    if (!step || !before) return view as KadoraView
    return after(before as KadoraView, steps, step)
  })

  readonly choices: Choice[] = $derived.by(() => this.props.choices)
  readonly mayPlace = $derived.by(() => may(this.choices, 'place'))
  readonly mayDraw = $derived.by(() => may(this.choices, 'draw'))
  readonly chosen: Choice | null = $derived.by(() => {
    const { chosen } = this.props
    return chosen === null ? null : (this.choices[chosen] ?? null)
  })

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

  isLit(id: string): boolean {
    return this.props.highlight.includes(id) || this.hinted.includes(id)
  }

  private readonly hinted: string[] = $derived.by(() => {
    const { hint } = this.props
    if (!hint) return []
    const move = moveOf(hint)
    if (move.do === 'place') return [place.card(move.card), place.cell(move.cell)]
    if (move.do === 'draw') return [place.stack(move.stack)]
    return [place.pile(this.view.to_move, move.colour), place.seat(move.to)]
  })

  // -- deeds ---------------------------------------------------------------------------------------

  /** Take a card of the hand; one that lies in the block, waiting for confirmation, comes back. */
  pick(card: Card): void {
    if (!this.mayPlace) return this.refuse()
    this.props.choose(null)
    this.held = card
  }

  /** The same for a drag: is it allowed? */
  hold(card: Card): boolean {
    if (this.mayPlace) this.pick(card)
    return this.mayPlace
  }

  tap(cell: Cell): void {
    if (!this.mayPlace) return this.refuse()
    if (this.view.block[cell[0]]?.[cell[1]]) return this.props.wrong('cell-taken', { cell })
    if (!this.held) return this.props.wrong('choose-card')
    const index = choiceTo.place(this.choices, this.held, cell)
    if (index === null) return this.refuse()
    this.props.choose(index)
  }

  draw(stack: number): void {
    const index = choiceTo.draw(this.choices, stack)
    if (index !== null) this.props.choose(index)
    else if (this.mayPlace) this.props.wrong('must-place')
    else this.refuse()
  }

  give(colour: string, to: number): void {
    const index = choiceTo.give(this.choices, colour, to)
    if (index === null) return this.refuseGift(colour, to)
    this.opened = null
    this.props.choose(index)
  }

  /** Why this colour cannot go to anybody (or to that seat) now; null when it can. */
  giftRefusal(colour: string, to: number | null): { code: string; params?: object } | null {
    const { seat } = this.props
    const pile = seat === null ? null : this.view.seats[seat]?.loot[colour]
    if (!this.choices.length) return { code: this.idle() }
    if (this.mayDraw) return { code: 'must-draw' }
    if (this.view.step === 'place') return { code: 'already-gave' }
    if (to === seat) return { code: 'give-to-self' }
    if (!pile?.cards.length) return { code: 'nothing-to-give', params: { colour } }
    const others = this.view.seats.filter((_, number) => number !== seat)
    if (to !== null && this.view.seats[to]?.loot[colour]?.cards.length)
      return { code: 'receiver-has-colour', params: { colour, to } }
    if (!pile.leads || others.some((other) => other.loot[colour]?.leads))
      return { code: 'not-sole-leader', params: { colour } }
    if (to === null && others.every((other) => other.loot[colour]?.cards.length))
      return { code: 'everybody-has-colour', params: { colour } }
    return null
  }

  private refuseGift(colour: string, to: number): void {
    const why = this.giftRefusal(colour, to)
    if (why) this.props.wrong(why.code, why.params as Record<string, unknown>)
    else this.refuse()
  }

  letGo(): void {
    this.held = null
    this.over = null
    this.props.choose(null)
  }

  /** Nothing can be chosen here: say why. */
  refuse(): void {
    if (this.props.readonly) return
    this.props.wrong(this.mayDraw ? 'must-draw' : this.idle())
  }

  private idle(): string {
    if (this.props.step) return 'still-showing'
    if (this.view.to_move < 0) return 'game-over'
    if (this.props.seat === null) return 'spectators-only-look'
    return 'not-your-turn'
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
