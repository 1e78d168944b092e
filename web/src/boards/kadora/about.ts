/** What every piece is and what a tap on it does, or why it does nothing: for the bar. */
import type { Move } from '../contract'
import type { Piece } from '../shared/tell'
import { type Card, type Cell, choiceTo, isFace, receivers } from './model'
import type { PileName, Play } from './play.svelte'

/** A cell: the picked card can go there; another one has to be picked first; or the server says why not. */
export function aboutCell(play: Play, what: string, cell: Cell): Piece {
  const { t } = play.props
  if (play.isOpen(cell)) return { what, does: t('board-does-place') }
  if (play.mayPlace && !play.held) return { what, does: t('error-choose-card') }
  const held = play.held ?? ownCards(play)[0]
  return { what, ...refused(play, held && { do: 'place', card: held, cell }) }
}

export function aboutHeld(play: Play, what: string, card: Card): Piece {
  const { t } = play.props
  if (play.isHeld(card)) return { what, does: t('board-does-held') }
  if (play.mayPlace) return { what, does: t('board-does-pick') }
  return { what, ...refused(play, { do: 'place', card, cell: [0, 0] }) }
}

export function aboutStack(play: Play, what: string, stack: number): Piece {
  if (choiceTo.draw(play.choices, stack) !== null) return { what, does: play.props.t('board-does-draw') }
  return { what, ...refused(play, { do: 'draw', stack }) }
}

export function aboutPile(play: Play, what: string, { seat, colour }: PileName): Piece {
  const { t, seat: own } = play.props
  if (!play.view.seats[seat]!.loot[colour]!.cards.length) return { what }
  const gift = seat === own && receivers(play.choices, colour).length > 0
  return { what, does: t(gift ? 'board-does-give' : 'board-does-open') }
}

/** Only who is asked is told why not: the server explains the moves of whoever decides. */
const refused = (play: Play, meant: Move | undefined) => (play.choices.length && meant ? { meant } : {})

const ownCards = (play: Play): Card[] => (play.view.seats[play.props.seat ?? -1]?.hand ?? []).filter(isFace)
