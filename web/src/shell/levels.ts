/** The levels of bots in words, with the number that says how strong they are in a game. */
import type { GameInfo } from '../generated/http'
import { t } from '../text/text.svelte'

type Options = Record<string, string>

/** How strong a bot is in this game; undefined where it was not measured. */
export function ratingOf(game: GameInfo | null | undefined, options: Options, bot: string): number | undefined {
  const ratings = game?.ratings ?? {}
  return (ratings[options.mode ?? ''] ?? ratings[''])?.[bot]
}

export function levelName(game: GameInfo | null | undefined, options: Options, bot: string): string {
  const rating = ratingOf(game, options, bot)
  const level = t(`bot-${bot}`)
  return rating === undefined ? level : t('bot-rated', { level, rating: String(rating) })
}
