/** The cards that fly when an event is shown. */
import { tick } from 'svelte'
import type { EventStep, GameEvent } from '../contract'
import { type Flight, Flights, type Spot } from '../shared/flights.svelte'
import { type Card, type Cell, faceOf, isFace, place, type Taken } from './model'
import type { Play } from './play.svelte'

interface Trip {
  card: Card
  from: string[] // places; the first that is drawn counts
  to: string[]
  turns: boolean // it is turned face up on the way
}
export interface CardFlight extends Flight {
  card: Card
  turns: boolean
}

const LONGEST = 300 // of one card
const SHORTEST = 180 // what the reader has done goes on quickly: cards are still flying then
const APART = 60
// Where the loot is folded: at somebody's sign. The whole strip is as wide as the board, and so would
// the card be.
const folded = (seat: number) => [place.sign(seat), place.chest]
const inHand = (seat: number, card: Card) => [
  ...(isFace(card) ? [place.card(card)] : []),
  place.backs(seat),
  ...folded(seat),
]

/** Which cards an event moves. */
export function trips(event: GameEvent): Trip[] {
  const seat = Number(event.seat)
  const card = event.card as Card
  const stack = [place.stack(Number(event.stack))]
  switch (event.event) {
    case 'place':
      return [
        { card, from: inHand(seat, card), to: [place.cell(event.cell as Cell)], turns: true },
      ]
    case 'take':
      return (event.taken as Taken[]).map((one) => ({
        card: one.card,
        from: [place.cell(one.cell)],
        to: [place.pile(seat, one.card.colour), ...folded(seat)],
        turns: false,
      }))
    case 'draw':
      return [{ card, from: stack, to: inHand(seat, card), turns: isFace(card) }]
    case 'refill':
      return [{ card, from: stack, to: [place.cell(event.cell as Cell)], turns: true }]
    case 'give':
      return (event.cards as Card[]).map((given) => ({
        card: given,
        from: [place.pile(seat, given.colour), ...folded(seat)],
        to: [place.pile(Number(event.to), given.colour), ...folded(Number(event.to))],
        turns: false,
      }))
    case 'show-hand':
      return (event.cards as Card[]).map((shown) => ({
        card: shown,
        from: inHand(seat, shown),
        to: [place.pile(seat, shown.colour), ...folded(seat)],
        turns: true,
      }))
    default:
      return []
  }
}

export class CardFlights extends Flights<CardFlight> {
  private outlasts = false

  constructor(play: Play, root: () => HTMLElement | undefined) {
    super(play.aloft, root)
  }

  /** Called before the page changes for a step: look where the cards are, then let them fly. */
  async show(step: EventStep, lies: string | null): Promise<void> {
    const planned = trips(step.event)
    const started = planned.map((trip) => this.spot(trip.from))
    // A card that already lies where it was chosen to go need not travel again.
    const flying = planned
      .map((trip, n) => ({ trip, from: started[n] }))
      .filter(({ trip, from }) => from && faceOf(trip.card) !== lies)
    if (!flying.length) return
    for (const { trip } of flying) this.aloft.add(faceOf(trip.card))
    await tick()
    const time = Math.min(LONGEST, Math.max(SHORTEST, step.duration * 0.75))
    const gap = flying.length > 1 ? Math.max(APART, (step.duration - time) / flying.length) : 0
    this.outlasts = (flying.length - 1) * gap + time > step.duration
    const added = flying.flatMap(({ trip, from }, n) => {
      const to = this.spot(trip.to)
      if (!to || !from) this.aloft.delete(faceOf(trip.card))
      return to && from ? [this.flight(trip, from, to, n * gap, time)] : []
    })
    this.inAir = [...this.inAir, ...added]
  }

  /** Nothing more is shown: what is on its way for longer than its event lands by itself. */
  end(): void {
    if (!this.outlasts) this.clear()
    this.outlasts = false
  }

  private spot(ids: string[]): Spot | null {
    return this.find(ids, '.art, .back:last-child')
  }

  private flight(trip: Trip, from: Spot, to: Spot, delay: number, time: number): CardFlight {
    const wasOpen = from.id.startsWith('card-') // it lay face up
    const scale = from.width / to.width
    return {
      id: this.nextId(),
      key: faceOf(trip.card),
      ...{ x: to.x, y: to.y, width: to.width },
      from: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
      ...{ delay, time },
      card: trip.card,
      turns: trip.turns && !wasOpen,
    }
  }
}
