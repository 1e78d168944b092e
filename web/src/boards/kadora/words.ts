/** Kadora's parameters in words: cards, cells, sides, totals. Mirrors engine/kadora/words.py. */
import type { Argument, GameEvent, Move, Translate, WordHooks } from '../contract'
import { type Card, type Cell, cellWord, isFace, type KadoraMove, type Taken } from './model'

export function cardWord(t: Translate, card: Card): string {
  const colour = t.name('colour', card.colour)
  if (!isFace(card)) return t('card-hidden', { colour })
  return t('card', { colour, kind: t.name('kind', card.kind!), value: card.value! })
}

const list = (t: Translate, cards: Card[]) => cards.map((card) => cardWord(t, card)).join(', ')

function argument(t: Translate, key: string, value: unknown, names: string[]): Argument | null {
  switch (key) {
    case 'seat':
    case 'to':
    case 'first': {
      const seat = Number(value)
      return names[seat] ?? seat + 1
    }
    case 'colour':
      return t.name('colour', String(value))
    case 'card':
      return cardWord(t, value as Card)
    case 'cards':
      return list(t, value as Card[])
    case 'taken':
      return list(
        t,
        (value as Taken[]).map((one) => one.card),
      )
    case 'cell':
      return cellWord(value as Cell)
    case 'stack':
      return Number(value) + 1
    case 'winners':
      return (value as number[]).map((seat) => names[seat]).join(', ') || t('virtual-player')
    case 'penalties':
      return (value as number[]).map((sum, seat) => `${names[seat]} ${sum}`).join(', ')
    default:
      return null
  }
}

/** Which message tells this event: a drawn card may be known or not. */
function variant(event: GameEvent): string {
  const card = event.card as Card | undefined
  return event.event === 'draw' && card && !isFace(card) ? 'draw-hidden' : event.event
}

function move(t: Translate, made: Move, names: string[]): string {
  const meant = made as KadoraMove
  switch (meant.do) {
    case 'place':
      return t('choice-place', { card: cardWord(t, meant.card), cell: cellWord(meant.cell) })
    case 'draw':
      return t('choice-draw', { stack: meant.stack + 1 })
    case 'give': {
      const to = names[meant.to] ?? String(meant.to + 1)
      return t('choice-give', { colour: t.name('colour', meant.colour), to })
    }
  }
}

export default { variant, argument, move } satisfies WordHooks
