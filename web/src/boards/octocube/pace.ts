/** How long events are shown. */
import type { GameEvent } from '../contract'

// In milliseconds, if the whole round has 3 seconds for it.
const PACE: Record<string, number> = {
  ...{ turn: 160, aim: 260, place: 420, roll: 380, stick: 520, reveal: 300, abyss: 460 },
  ...{ rotate: 400, home: 380, keep: 0, score: 1000, skip: 420, stop: 200, 'last-round': 1100 },
  ...{ power: 720, choose: 360, 'swap-own': 800, lift: 560, take: 700, 'turn-over': 460 },
  ...{ trade: 800, 'change-places': 640, 'swap-stacks': 700, 'swap-tops': 800 },
  ...{ 'take-back': 600, slot: 340, shift: 340, aside: 300, pile: 240, 'put-back': 700 },
}

export const pace = ({ event }: GameEvent): number => PACE[event] ?? 0
