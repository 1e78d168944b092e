/** What the others did since the reader's last decision: in a sentence for each, and as trails. */
import type { GameEvent, Translate, Words } from '../contract'
import { type Cell, cellWord, type Tile } from './model'
import { tileWord } from './words'

/** A cube's way over the sea bed. */
export interface Trail {
  seat: number
  cells: Cell[]
}

/** What is too small to be told, or told with something else. */
const SMALL = new Set(['turn', 'deal', 'aim', 'choose', 'reveal', 'abyss', 'stick', 'keep', 'home', 'stop', 'pile'])

const ROLLS = ['board-tells-rolls', 'board-tells-rolls-sticks'] as const
const LANDS = ['board-tells-lands', 'board-tells-lands-sticks'] as const

/** The events that seats caused. Some name no seat, such as a tile that appears: they belong to
    whatever came before. What comes before the first that names one is the reader's own doing. */
function bySeat(events: GameEvent[]): Map<number, GameEvent[]> {
  const found = new Map<number, GameEvent[]>()
  let seat: number | undefined
  for (const event of events) {
    if (typeof event.seat === 'number') seat = event.seat
    if (seat === undefined) continue
    found.set(seat, [...(found.get(seat) ?? []), event])
  }
  return found
}

export function trails(recent: GameEvent[]): Trail[] {
  return [...bySeat(recent)].flatMap(([seat, events]) => {
    const cells: Cell[] = []
    for (const event of events) {
      const to = (event.event === 'place' ? event.cell : event.to) as Cell
      if (event.event === 'place') cells.push(to)
      if (!['roll', 'lift', 'change-places'].includes(event.event)) continue
      if (!cells.length) cells.push(event.from as Cell)
      cells.push(to)
    }
    return cells.length ? [{ seat, cells }] : []
  })
}

/** A sentence or two for each of the others, in the order of their turns. */
export function stories(t: Translate, words: Words, recent: GameEvent[], names: string[]): string[] {
  return [...bySeat(recent).values()].flatMap((events) => {
    const told = events.flatMap((event, at) => {
      const stuck = events.slice(at + 1, at + 3).find((one) => one.event === 'stick')
      return sentence(t, words, event, stuck, names)
    })
    return told.length ? [told.slice(-2).join(' ')] : []
  })
}

function sentence(t: Translate, words: Words, event: GameEvent, stuck: GameEvent | undefined, names: string[]): string[] {
  if (SMALL.has(event.event)) return []
  const name = names[event.seat as number] ?? ''
  if (event.event === 'roll' || event.event === 'place' || event.event === 'lift') {
    const cell = cellWord((event.event === 'place' ? event.cell : event.to) as Cell)
    const args = { name, cell, tile: stuck ? tileWord(t, stuck.tile as Tile) : '' }
    const [alone, sticks] = event.event === 'roll' ? ROLLS : LANDS
    return [t(stuck ? sticks : alone, args)]
  }
  if (event.event === 'score' && (event.tiles as Tile[]).length) {
    const args = { name, count: (event.tiles as Tile[]).length, points: event.points as number }
    return [t('board-tells-score', args)]
  }
  return [words.event(t, event, names)].filter(Boolean)
}
