/** The guided first turn: one step after the other, each said by the bar and marked on the board. */
import type { BoardModule, Choice, Translate, View } from '../boards/contract'
import { t } from '../text/text.svelte'
import type { Note } from './note'

const SEEN = 'tidetable.guided' // the games to whose players it was offered, or `yes` for all

interface Moment {
  board: BoardModule
  words: Translate
  view: View | null
  choices: Choice[]
  chosen: number | null
}

function offeredGames(): string[] {
  return (localStorage.getItem(SEEN) ?? '').split(',').filter(Boolean)
}

/** Of one table; made while its component is set up. */
export class Guide {
  private on = $state(false)
  private done = $state(0) // steps that are behind us
  private offered = $state(false)

  constructor(
    private readonly game: string,
    private readonly now: () => Moment,
    private readonly point: (places: string[]) => void,
  ) {
    const seen = offeredGames()
    this.offered = seen.includes(game) || seen.includes('yes')
    $effect(() => {
      const { board, view, choices, chosen } = now()
      if (!this.on || !view) return
      if (this.done >= board.tutorial.length) this.end()
      else if (this.shown?.done?.(view, choices, chosen)) this.done++
    })
    $effect(() => {
      const place = this.shown?.place
      if (!place) return
      point([place])
      return () => point([])
    })
  }

  get running(): boolean {
    return this.on
  }

  /** What is said now; `mayOffer`: whether this is a moment to offer it. */
  note(mayOffer: boolean): Note | null {
    const { board, words, chosen } = this.now()
    if (this.on) return this.shown && this.stepNote(words, board.tutorial.length)
    if (this.offered || !mayOffer || chosen !== null || !board.tutorial.length) return null
    return {
      name: t('tutorial'),
      text: t('tutorial-offer'),
      acts: [
        { label: t('tutorial-no'), do: () => this.answer(false) },
        { label: t('tutorial-yes'), primary: true, do: () => this.answer(true) },
      ],
    }
  }

  answer(start: boolean): void {
    this.on = start
    this.done = 0
    this.offered = true
    const seen = offeredGames()
    if (!seen.includes(this.game)) localStorage.setItem(SEEN, [...seen, this.game].join(','))
  }

  private end(): void {
    this.on = false
    this.point([])
  }

  private readonly shown = $derived.by(() => {
    const { board, view, choices, chosen } = this.now()
    const step = this.on ? board.tutorial[this.done] : undefined
    return view && step?.when(view, choices, chosen) ? step : null
  })

  private stepNote(words: Translate, steps: number): Note {
    const { text, done } = this.shown!
    const end = { label: t('tutorial-end'), icon: 'close' as const, do: () => this.end() }
    const next = { label: t('next'), icon: 'arrow' as const, primary: true, do: () => void this.done++ }
    const count = `${this.done + 1} / ${steps}`
    return { name: t('tutorial'), text: words(text), count, acts: done ? [end] : [end, next] }
  }
}
