/** What an event changes on the table, so that a batch of events can be shown one by one.

    Nothing is decided here: the server has sent what happened, and after the last event the board
    shows the server's view. */
import type { GameEvent } from '../contract'
import {
  type Card,
  type Cell,
  inOrder,
  isFace,
  type KadoraView,
  sameCard,
  type Seat,
  sumOf,
  type Taken,
} from './model'

/** The view after an event. */
export function applyEvent(view: KadoraView, event: GameEvent): KadoraView {
  const seat = Number(event.seat)
  const card = event.card as Card
  switch (event.event) {
    case 'turn':
      return { ...view, to_move: seat, turn: Number(event.turn), step: 'start' }
    case 'place':
      return {
        ...withCell(view, event.cell as Cell, card),
        seats: changed(view.seats, seat, (own) => ({ ...own, hand: without(own.hand, card) })),
      }
    case 'take': {
      const taken = event.taken as Taken[]
      const cleared = taken.reduce((now, one) => withCell(now, one.cell, null), view)
      return withLoot(
        cleared,
        seat,
        taken.map((one) => one.card),
      )
    }
    case 'draw': {
      const drawn = changed(view.seats, seat, (own) => ({
        ...own,
        hand: inOrder([...own.hand, card]),
      }))
      return { ...withoutTop(view, Number(event.stack)), seats: drawn }
    }
    case 'refill':
      return withCell(withoutTop(view, Number(event.stack)), event.cell as Cell, card)
    case 'give': {
      const colour = String(event.colour)
      const given = changed(view.seats, seat, (own) => ({
        ...own,
        loot: { ...own.loot, [colour]: { cards: [], total: 0, leads: false } },
      }))
      return withLoot({ ...view, seats: given }, Number(event.to), event.cards as Card[])
    }
    case 'show-hand': {
      const shown = changed(view.seats, seat, (own) => ({ ...own, hand: [] }))
      return withLoot({ ...view, seats: shown }, seat, event.cards as Card[])
    }
    case 'show-aside':
      return { ...view, aside: inOrder(event.cards as Card[]) }
    case 'stacks-empty':
      return { ...view, last_turns: view.players }
    default:
      return view
  }
}

function changed(seats: Seat[], at: number, change: (seat: Seat) => Seat): Seat[] {
  return seats.map((seat, number) => (number === at ? change(seat) : seat))
}

/** A hand without a card; in a hand of backs, one of its colour. */
function without(hand: Card[], card: Card): Card[] {
  const exact = hand.findIndex((held) => isFace(held) && sameCard(held, card))
  const at = exact >= 0 ? exact : hand.findIndex((held) => held.colour === card.colour)
  return hand.filter((_, number) => number !== at)
}

function withCell(view: KadoraView, [row, column]: Cell, card: Card | null): KadoraView {
  const block = view.block.map((line, r) =>
    r === row ? line.map((old, c) => (c === column ? card : old)) : line,
  )
  return { ...view, block }
}

function withoutTop(view: KadoraView, stack: number): KadoraView {
  return {
    ...view,
    stacks: view.stacks.map((cards, n) => (n === stack ? cards.slice(1) : cards)),
  }
}

function withLoot(view: KadoraView, seat: number, cards: Card[]): KadoraView {
  const seats = changed(view.seats, seat, (own) => {
    const loot = { ...own.loot }
    for (const card of cards) {
      const pile = loot[card.colour] ?? { cards: [], total: 0, leads: false }
      loot[card.colour] = { ...pile, cards: inOrder([...pile.cards, card]) }
    }
    return { ...own, loot }
  })
  return { ...view, seats: counted(seats) }
}

/** Totals, leads and penalties of the loot as it lies. */
export function counted(seats: Seat[]): Seat[] {
  const best: Record<string, number> = {}
  for (const seat of seats) {
    for (const [colour, pile] of Object.entries(seat.loot)) {
      best[colour] = Math.max(best[colour] ?? 0, sumOf(pile.cards))
    }
  }
  return seats.map((seat) => {
    let penalty = 0
    const loot = Object.fromEntries(
      Object.entries(seat.loot).map(([colour, pile]) => {
        const total = sumOf(pile.cards)
        const leads = total > 0 && total === best[colour]
        if (!leads) penalty += total
        return [colour, { cards: pile.cards, total, leads }]
      }),
    )
    return { ...seat, loot, penalty }
  })
}
