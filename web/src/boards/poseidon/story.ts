/** What others do, in a sentence: for the bar while they play. */
import type { GameEvent, Translate } from '../contract'
import type { Die } from './model'
import { placeWord } from './words'

interface Reader {
  t: Translate
  names: string[]
  seat: number | null // the reader's
}

/** A die as its owner, the eater and the reader see it: “your 4”, “a neutral 3”, “Neptun’s 2”. */
function dieIn({ t, names, seat }: Reader, die: Die, eater: number): string {
  const { owner, value } = die
  if (owner === null) return t('story-neutral-die', { value })
  if (owner === seat) return t('story-your-die', { value })
  if (owner === eater) return t('story-own-die', { value })
  return t('story-die-of', { value, name: names[owner] ?? String(owner + 1) })
}

const diceIn = (reader: Reader, dice: Die[], eater: number) => reader.t.list(dice.map((die) => dieIn(reader, die, eater)))

/** The newest of these events that has a story, told with what led to it; null: as the log tells it. */
export function story(t: Translate, events: GameEvent[], names: string[], seat: number | null): string | null {
  const last = events.at(-1)
  if (!last) return null
  const reader = { t, names, seat }
  const by = Number(last.seat)
  const name = names[by] ?? String(by + 1)
  switch (last.event) {
    case 'eat':
      return t('story-eats', { name, dice: diceIn(reader, mealOf(last), by) })
    case 'free': {
      const meal = events.findLast((one) => one.event === 'eat' && one.seat === last.seat)
      const token = Number(last.token)
      if (!meal || between(events, meal)) return t('story-frees', { name, token })
      return t('story-eats-frees', { name, token, dice: diceIn(reader, mealOf(meal), by) })
    }
    case 'store': {
      const stored = events.filter((one) => one.event === 'store' && one.seat === last.seat)
      return t('story-stores', { name, dice: diceIn(reader, stored.map((one) => one.die as Die), by) })
    }
    case 'eaten': {
      const space = String(last.space)
      return by === seat ? t('story-eaten-you', { space: placeWord(t, 'at', space) }) : null
    }
    case 'track': {
      const doer = events.find((one) => one.event === 'turn')
      if (by !== seat || !doer || doer.seat === seat) return null
      return t('story-track-you', { name: names[Number(doer.seat)] ?? '', to: Number(last.to) })
    }
    default:
      return null
  }
}

const mealOf = (event: GameEvent) => (event.dice as { die: Die }[]).map(({ die }) => die)

/** Whether another step of the turn lies between a meal and the last event: it is not about it then. */
const between = (events: GameEvent[], meal: GameEvent) =>
  events.slice(events.indexOf(meal) + 1, -1).some((one) => one.event !== 'aim' && one.event !== 'pick')
