/** A card in words. */
import type { Translate } from '../contract'
import { type Card, isFace } from './model'

export function cardWord(t: Translate, card: Card): string {
  const colour = t.name('colour', card.colour)
  if (!isFace(card)) return t('card-hidden', { colour })
  return t('card', { colour, kind: t.name('kind', card.kind!), value: card.value! })
}
