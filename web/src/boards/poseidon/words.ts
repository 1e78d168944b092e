/** What Poseidon's Kingdom says beyond its parameters; engine/poseidon/words.py says the same. */
import type { Argument, GameEvent, Mark, Move, Translate, View, WordHooks } from '../contract'
import { seatWord } from '../words'
import { type Die, isEnd, neighbour, type PoseidonView, sameAt, xOf } from './model'

export function dieWord(t: Translate, die: Die, names: string[]): string {
  const { owner, value } = die
  if (owner === null) return t('die-neutral', { value })
  return t('die', { owner: names[owner] ?? String(owner + 1), value })
}

export const tileWord = (t: Translate, symbols: string[]) =>
  symbols.map((symbol) => t.name('symbol', symbol)).join('/')
/** A place on a reef as it is drawn among these, for the names of buttons: no two are the same. */
export function hexWord(t: Translate, at: number[], drawn: { at: number[] }[]): string {
  const all = [at, ...drawn.map((one) => one.at)]
  const row = at[1]! - Math.min(...all.map((one) => one[1]!)) + 1
  const left = Math.min(...all.map(xOf))
  return t('board-place', { row, number: Math.floor(xOf(at) - left) + 1 })
}
export const spaceWord = (t: Translate, name: string) => (isEnd(name) ? t.name('space', name) : name)
/** Spaces with their preposition: the two ends have an article, the others none. */
export const placeWord = (t: Translate, how: 'from' | 'to' | 'at', space: string) => t(`place-${how}`, { space })
const PLACES = { from: 'from', to: 'to', space: 'at' } as const
export const tentacleWord = (t: Translate, name: string) => t.name('tentacle', name)

/** Numbers as they are, kinds by their names. */
const coralWords = (t: Translate, corals: (string | number)[]) =>
  t.list(corals.map((one) => (typeof one === 'string' ? t.name('coral', one) : String(one))))

/** Dice, which may be neutral, tiles and lists that are no lists of pieces. */
function argument(t: Translate, key: string, value: unknown, names: string[], mark: Mark): Argument | null {
  const marked = (die: Die) => mark('die', die, dieWord(t, die, names))
  switch (key) {
    case 'owner':
      return value === null ? t('neutral') : null
    case 'dice':
      return t.list((value as { die: Die }[]).map((one) => marked(one.die)))
    case 'die':
      return marked(value as Die)
    case 'tile':
      return mark('tile', value, tileWord(t, value as string[]))
    case 'corals':
      return coralWords(t, value as (string | number)[])
    case 'from':
    case 'to':
    case 'space':
      return typeof value === 'string' ? placeWord(t, PLACES[key], value) : null
    default:
      return null
  }
}

/** The message of an event: what a coral shows may be known or not, and dice have owners. */
function variant(event: GameEvent): string {
  const kind = event.event
  if (kind === 'load' && event.owner !== event.seat) return event.owner === null ? 'load-neutral' : 'load-of'
  if (kind === 'fall' && event.owner === null) return event.wave === null ? 'fall-off-neutral' : 'fall-neutral'
  if ((kind === 'look' || kind === 'buy') && event.kind === null) return `${kind}-hidden`
  if (kind === 'fall' && event.wave === null) return 'fall-off'
  if (kind === 'pick' && event.hex !== null) return 'pick-stored'
  if (kind === 'enough') return `enough-${String(event.ask)}`
  if (kind === 'deal' && !(event.corals as unknown[]).includes(null)) return 'deal-open'
  return kind
}

const ENOUGH: Record<string, string> = {
  ...{ take: 'board-take-nothing', store: 'board-store-enough', row: 'board-load-enough', look: 'board-no-look' },
  ...{ bonus: 'board-no-bonus', pick: 'board-pick-enough', head: 'board-enough-head', coral: 'board-enough-coral' },
}
/** What it means to want nothing, or no more, of what is asked. */
export const enoughWord = (t: Translate, step: string) => t(ENOUGH[step] ?? 'choice-enough')

/** What is done with a hex of the reef depends on the question, and on what lies there. */
function hexMove(t: Translate, number: number, names: string[], view?: PoseidonView | null): string {
  const hex = view?.seats[view.to_move]?.reef[number]
  if (!view || !hex) return t('board-this-hex')
  if (view.step === 'skeleton') return t('board-skeleton-on', { symbol: t.name('symbol', hex.symbol), level: hex.level })
  if (!hex.die) return t('board-does-store')
  return t(view.step === 'pick' ? 'choice-pick' : 'board-gives-room', { die: dieWord(t, hex.die, names) })
}

/** Where a tile is laid: on two hexes of the reef, or beside one. */
function layMove(t: Translate, { on, beside, way }: Move, view?: PoseidonView | null): string {
  const reef = view?.seats[view.to_move]?.reef
  const here = reef?.[Number(on ?? beside)]
  if (!reef || !here) return t('board-lay')
  const symbol = (name: string) => t.name('symbol', name)
  if (on === undefined) return t('board-lay-beside', { symbol: symbol(here.symbol) })
  const next = neighbour(here.at, Number(way))
  const other = reef.find(({ at }) => sameAt(at, next))
  return t('board-lay-on', { symbols: t.list([here, ...(other ? [other] : [])].map((hex) => symbol(hex.symbol))) })
}

/** Moves that the board words differently, or that hold less than the catalogue's sentence needs. */
function move(t: Translate, made: Move, names: string[], view?: View | null): string | null {
  switch (made.do) {
    case 'enough':
      return view ? enoughWord(t, view.step) : null
    case 'tile':
      return t('board-build', { tile: tileWord(t, made.tile as string[]) })
    case 'lay':
      return layMove(t, made, view as PoseidonView | null | undefined)
    case 'move':
      return t('choice-move-end', { from: spaceWord(t, made.from as string), to: spaceWord(t, made.to as string) })
    case 'take':
      return t('board-take', { die: dieWord(t, made.die as Die, names) })
    case 'hex':
      return hexMove(t, made.hex as number, names, view as PoseidonView | null | undefined)
    case 'free':
      return t('board-eat', { tentacle: tentacleWord(t, made.tentacle as string) })
    case 'mover':
      return t('board-goes-first', { seat: seatWord(made.seat as number, names) })
    case 'return':
      return t('board-back-at', { space: spaceWord(t, made.space as string) })
    case 'bonus':
      return t(`bonus-${String(made.bonus)}`)
    default:
      return null
  }
}

export default { variant, argument, move } satisfies WordHooks
