/** Where on the plain board an event happens. */
import type { GameEvent } from '../contract'

export function placesOf(event: GameEvent): string[] {
  const { cell, seat } = event
  const places: string[] = []
  if (Array.isArray(cell) && cell.length === 2) places.push(`cell-${cell[0]}-${cell[1]}`)
  if (typeof seat === 'number') places.push(`seat-${seat}`)
  return places
}
