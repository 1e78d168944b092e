/** Poseidon's Kingdom's parameters in words: dice, hexes, tiles, spaces, corals. Mirrors
    engine/poseidon/words.py. */
import type { Argument, GameEvent, Move, Translate, WordHooks } from '../contract'
import { type Die, isEnd } from './model'

export function dieWord(t: Translate, die: Die, names: string[]): string {
  const owner = die.owner === null ? t('neutral') : (names[die.owner] ?? String(die.owner + 1))
  return t('die', { owner, value: die.value })
}

export const tileWord = (t: Translate, symbols: string[]) =>
  symbols.map((symbol) => t.name('symbol', symbol)).join('/')
export const hexWord = (at: number[]) => `(${at[0]},${at[1]})`
export const spaceWord = (t: Translate, name: string) => (isEnd(name) ? t.name('space', name) : name)
export const tentacleWord = (t: Translate, name: string) => t.name('tentacle', name)

/** Numbers as they are, kinds by their names. */
const coralWords = (t: Translate, corals: (string | number)[]) =>
  corals.map((one) => (typeof one === 'string' ? t.name('coral', one) : one)).join(', ')

function argument(t: Translate, key: string, value: unknown, names: string[]): Argument | null {
  switch (key) {
    case 'seat':
    case 'mover':
      return names[Number(value)] ?? Number(value) + 1
    case 'owner':
      return value === null ? t('neutral') : (names[Number(value)] ?? Number(value) + 1)
    case 'die':
      return dieWord(t, value as Die, names)
    case 'dice':
      return (value as { die: Die }[]).map((one) => dieWord(t, one.die, names)).join(', ')
    case 'tile':
      return tileWord(t, value as string[])
    case 'hexes':
      return (value as number[][]).map(hexWord).join(' ')
    case 'hex':
      return value === null ? null : hexWord(value as number[])
    case 'space':
    case 'from':
    case 'to':
      return typeof value === 'string' ? spaceWord(t, value) : null
    case 'row':
    case 'slot':
      return Number(value) + 1
    case 'tentacle':
      return t(`tentacle-${String(value)}`)
    case 'kind':
      return value === null ? null : t(`coral-${String(value)}`)
    case 'bonus':
      return t(`bonus-${String(value)}`)
    case 'ask':
      return t(`ask-${String(value)}`)
    case 'corals':
      return coralWords(t, value as (string | number)[])
    case 'sums':
    case 'scores':
      return (value as number[]).map((sum, seat) => `${names[seat]} ${sum}`).join(', ')
    case 'winners':
      return (value as number[]).map((seat) => names[seat]).join(', ')
    default:
      return null
  }
}

/** Which message tells this event: what a coral shows may be known or not. */
function variant(event: GameEvent): string {
  const kind = event.event
  if ((kind === 'look' || kind === 'buy') && event.kind === null) return `${kind}-hidden`
  if (kind === 'fall' && event.wave === null) return 'fall-off'
  if (kind === 'pick' && event.hex !== null) return 'pick-stored'
  if (kind === 'enough') return `enough-${String(event.ask)}`
  if (kind === 'deal' && !(event.corals as unknown[]).includes(null)) return 'deal-open'
  return kind
}

function move(t: Translate, made: Move, names: string[]): string {
  const say = (id: string, ...keys: string[]) =>
    t(id, Object.fromEntries(keys.map((key) => [key, argument(t, key, made[key], names) ?? String(made[key])])))
  switch (made.do) {
    case 'start':
      return say('choice-start', 'tile')
    case 'tile':
      return say('board-build', 'tile')
    case 'lay':
      return t('board-lay')
    case 'load':
      return say('choice-load', 'row')
    case 'move':
      return say('choice-move-end', 'from', 'to')
    case 'take':
      return say('board-take', 'die')
    case 'hex':
      return t('board-this-hex')
    case 'free':
      return say('board-eat', 'tentacle')
    case 'buy':
      return say('choice-buy', 'corals')
    case 'mover':
      return say('board-goes-first', 'seat')
    case 'look':
      return say('choice-look', 'coral')
    case 'return':
      return say('board-back-at', 'space')
    case 'bonus':
      return t(`bonus-${String(made.bonus)}`)
    default:
      return t('choice-enough')
  }
}

export default { variant, argument, move } satisfies WordHooks
