/** A card in words. */
import type { Translate } from '../contract'
import { formOf } from '../words'
import { type Card, isFace } from './model'

export function cardWord(t: Translate, card: Card): string {
  if (!isFace(card)) return t('card-hidden', { colour: t.name('colour', card.colour) })
  const colour = formOf(t, 'card', 'colour', card.colour)
  return t('card', { colour, kind: t.name('kind', card.kind!), value: card.value! })
}
