/** Cards on their way: from where they were to where they are, when an event is shown. */
import { tick } from 'svelte'
import type { EventStep, GameEvent } from '../contract'
import { type Card, type Cell, faceOf, isFace, place, type Taken } from './model'
import type { Play } from './play.svelte'

interface Trip {
  card: Card
  from: string[] // places; the first that is drawn counts
  to: string[]
  turns: boolean // it is turned face up on the way
}
interface Box {
  x: number
  y: number
  width: number
  face: boolean // a card lay open there
}
export interface Flight extends Box {
  id: number
  card: Card
  turns: boolean
  from: string // transforms
  delay: number
  time: number
}

const LONGEST = 300 // of one card
const inHand = (seat: number, card: Card) => [
  ...(isFace(card) ? [place.card(card)] : []),
  place.backs(seat),
  place.chest,
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
        to: [place.pile(seat, one.card.colour), place.chest],
        turns: false,
      }))
    case 'draw':
      return [{ card, from: stack, to: inHand(seat, card), turns: isFace(card) }]
    case 'refill':
      return [{ card, from: stack, to: [place.cell(event.cell as Cell)], turns: true }]
    case 'give':
      return (event.cards as Card[]).map((given) => ({
        card: given,
        from: [place.pile(seat, given.colour), place.chest],
        to: [place.pile(Number(event.to), given.colour), place.chest],
        turns: false,
      }))
    case 'show-hand':
      return (event.cards as Card[]).map((shown) => ({
        card: shown,
        from: inHand(seat, shown),
        to: [place.pile(seat, shown.colour), place.chest],
        turns: true,
      }))
    default:
      return []
  }
}

export class Flights {
  inAir = $state.raw<Flight[]>([])
  private count = 0

  constructor(
    private readonly play: Play,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  /** Called before the page changes for a step: look where the cards are, then let them fly. */
  async show(step: EventStep, lies: string | null): Promise<void> {
    const planned = trips(step.event)
    const started = planned.map((trip) => this.find(trip.from))
    // A card that already lies where it was chosen to go need not travel again.
    const flying = planned
      .map((trip, n) => ({ trip, from: started[n] }))
      .filter(({ trip, from }) => from && faceOf(trip.card) !== lies)
    if (!flying.length) return
    const faces = flying.map(({ trip }) => faceOf(trip.card))
    faces.forEach((face) => this.play.aloft.add(face))
    await tick()
    const time = Math.min(LONGEST, step.duration * 0.75)
    const gap = flying.length > 1 ? (step.duration - time) / flying.length : 0
    this.inAir = flying.flatMap(({ trip, from }, n) => {
      const to = this.find(trip.to)
      return to && from ? [this.flight(trip, from, to, n * gap, time)] : []
    })
    if (!this.inAir.length) this.play.aloft.clear()
  }

  private flight(trip: Trip, from: Box, to: Box, delay: number, time: number): Flight {
    const scale = from.width / to.width
    return {
      ...to,
      id: ++this.count,
      card: trip.card,
      turns: trip.turns && !from.face,
      from: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
      delay,
      time,
    }
  }

  landed(flight: Flight): void {
    this.play.aloft.delete(faceOf(flight.card))
    this.inAir = this.inAir.filter((one) => one.id !== flight.id)
  }

  clear(): void {
    this.inAir = []
    this.play.aloft.clear()
  }

  /** Where the first of these places is drawn, seen from the board. */
  private find(ids: string[]): Box | null {
    const root = this.root()
    if (!root) return null
    const origin = root.getBoundingClientRect()
    for (const id of ids) {
      const found = root.querySelector(`[data-place="${id}"]`)
      const drawn = found?.querySelector('.art, .back:last-child') ?? found
      const box = drawn?.getBoundingClientRect()
      const face = id.startsWith('card-')
      if (box?.width) return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, face }
    }
    return null
  }
}
