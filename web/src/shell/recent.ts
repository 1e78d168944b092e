/** What others did since the reader's last turn, and its marks on the board. */
import type { GameEvent } from '../boards/contract'

const MOST = 60 // events: after a long absence only the last ones are marked

/** The events of others from one number up to another. */
export function othersSince(
  events: GameEvent[],
  from: number | null,
  shown: number,
  yours: number[],
): GameEvent[] {
  const others = (one: GameEvent) => one.event !== 'turn' && !yours.includes(one.seat as number)
  return from === null ? [] : events.slice(from, shown).filter(others).slice(-MOST)
}

/** Mark the places of the last moves, on every board alike. */
export function markPlaces(board: HTMLElement | undefined, places: string[]): void {
  for (const one of board?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    one.toggleAttribute('data-recent', places.includes(one.dataset.place ?? ''))
  }
}
