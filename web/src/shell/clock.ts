/** A time control in words. */
import type { Summary } from '../generated/http'
import { language, t } from '../text/text.svelte'

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** "15 minutes", in the largest unit that fits without a rest. */
export function duration(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? UNITS[3]
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(language(), format).format(seconds / size)
}

export function clockText({ bank, per_move, increment }: Summary['clock']): string {
  if (per_move) return t('clock-per-move', { time: duration(per_move) })
  if (!bank) return t('clock-off')
  const time = duration(bank)
  return increment ? t('clock-bank-more', { time, more: duration(increment) }) : t('clock-bank', { time })
}
