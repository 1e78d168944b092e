/** The guided game: one step after the other, each said by the bar and marked on the board. */
import type { Advice, BoardModule, Choice, Translate, TutorialStep, View, Way } from '../boards/contract'
import { t } from '../text/text.svelte'
import { switchNotes } from './firsts.svelte'
import type { Note } from './note'

const SEEN = 'tidetable.guided' // the games to whose players it was offered, or `yes` for all
const KEPT = 'tidetable.guide' // the table that is guided now, and how far it has come
const HASTY = 500 // milliseconds between the two taps of a double tap, at most

interface Moment {
  board: BoardModule
  words: Translate
  view: View | null
  choices: Choice[]
  chosen: number | null
  hinted: boolean // a hint stands in the bar
  ply: number // of the position
}

interface Progress {
  table: string
  done: number // completed steps
  skipped?: number // those of them that the reader never saw
}

function offeredGames(): string[] {
  return (localStorage.getItem(SEEN) ?? '').split(',').filter(Boolean)
}

function progressAt(table: string): Progress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Progress | null
    return kept?.table === table ? kept : null
  } catch {
    return null
  }
}

/** From now on this table is guided: it continues after a reload, too. */
export function guideTable(game: string, table: string): void {
  localStorage.setItem(KEPT, JSON.stringify({ table, done: 0 } satisfies Progress))
  noteOffer(game)
  switchNotes(game, true)
}

function noteOffer(game: string): void {
  const seen = offeredGames()
  if (!seen.includes(game)) localStorage.setItem(SEEN, [...seen, game].join(','))
}

/** The guided game of such a table. */
export const stepsFor = (board: Pick<BoardModule, 'tutorial'>, way: Way): TutorialStep[] =>
  board.tutorial.filter((step) => step.for?.(way) ?? true)

/** Of one table; made while its component is set up. */
export class Guide {
  private on = $state(false)
  private done = $state(0) // completed steps
  private skipped = $state(0) // those of them that the reader never saw: they are not counted
  private seen: number | null = null // the ply at which the reader saw this step, and was to decide
  private stepSeen = false // whether the reader has seen this step
  private advanced = -HASTY // when the last of them ended
  private offered = $state(false)
  private readonly steps: TutorialStep[]

  constructor(
    private readonly game: string,
    private readonly table: string,
    way: Way,
    private readonly now: () => Moment,
  ) {
    const seen = offeredGames()
    this.offered = seen.includes(game) || seen.includes('yes')
    this.steps = stepsFor(now().board, way)
    const progress = progressAt(table)
    this.on = progress !== null
    this.done = progress?.done ?? 0
    this.skipped = progress?.skipped ?? 0
    $effect(() => {
      const { view, choices, chosen, ply } = now()
      if (!this.on || !view) return
      if (this.done >= this.steps.length || view.to_move < 0) this.end()
      else if (this.shown?.done?.(view, choices, chosen) || this.isPassed(ply)) this.advance()
      else if (this.said) {
        this.stepSeen = true
        if (choices.length) this.seen ??= ply
      }
    })
  }

  get running(): boolean {
    return this.on
  }

  /** What is said now; `mayOffer`: whether this is a moment to offer it. */
  note(mayOffer: boolean): Note | null {
    const { words, chosen } = this.now()
    if (this.on) return this.said && this.stepNote(words, this.said)
    if (this.offered || !mayOffer || chosen !== null || !this.steps.length) return null
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
    this.offered = true
    noteOffer(this.game)
    if (start) guideTable(this.game, this.table)
    this.on = start
    this.done = this.skipped = 0
    this.stepSeen = false
    this.seen = null
  }

  /** An explanation was there while the reader decided: it does not stay while something else is asked. */
  private isPassed(ply: number): boolean {
    const step = this.steps[this.done]
    return step !== undefined && !step.done && this.seen !== null && this.seen !== ply
  }

  /** How many of the steps after an explanation are behind the reader already: "next" passes over them. A step that
   * waits for something to happen ends in another position, and what will be open there is not known. */
  private behind(): number {
    const { view, choices, chosen } = this.now()
    if (this.steps[this.done]?.done) return 0
    const rest = this.steps.slice(this.done + 1)
    const open = rest.findIndex((step) => !view || !step.done?.(view, choices, chosen))
    return Math.max(0, open)
  }

  private advance(): void {
    if (!this.stepSeen) this.skipped++
    this.stepSeen = false
    this.seen = null
    this.done++
    this.advanced = performance.now()
    const progress: Progress = { table: this.table, done: this.done, skipped: this.skipped }
    localStorage.setItem(KEPT, JSON.stringify(progress))
  }

  /** Where "next" was may be "enough" now: a second quick tap on it does not end the guided game. */
  private endUnlessHasty(): void {
    if (performance.now() - this.advanced > HASTY) this.end()
  }

  private end(): void {
    this.on = false
    if (progressAt(this.table) !== null) localStorage.removeItem(KEPT)
  }

  private readonly shown = $derived.by(() => {
    const { view, choices, chosen } = this.now()
    const step = this.on ? this.steps[this.done] : undefined
    return view && step?.when(view, choices, chosen) ? step : null
  })

  /** Advice is about a decision that is still open: it gives way to a choice and to a hint. So does
   * an explanation: its "next" never stands beside "confirm". */
  private readonly said: Advice | null = $derived.by(() => {
    const { view, choices, chosen, hinted } = this.now()
    if (this.shown && !this.shown.done) return chosen !== null || hinted ? null : this.shown
    if (!this.shown?.advice) return this.shown
    return !view || !choices.length || chosen !== null || hinted ? null : this.shown.advice(view, choices)
  })

  private stepNote(words: Translate, { text, args, place }: Advice): Note {
    const { done, advice } = this.shown!
    const end = { label: t('tutorial-end'), icon: 'close' as const, do: () => this.endUnlessHasty() }
    const last = this.done === this.steps.length - 1
    const next = {
      ...(last ? { label: t('tutorial-done'), icon: 'check' as const } : { label: t('next'), icon: 'arrow' as const }),
      ...{ primary: true, do: () => this.advance() },
    }
    const count = `${this.done - this.skipped + 1} / ${this.steps.length - this.skipped - this.behind()}`
    // Beside "confirm", a cross would be taken for "cancel".
    const acts = this.now().chosen !== null ? [] : done ? [end] : [end, next]
    return { name: t('tutorial'), text: words(text, args), place, count, acts, hint: advice !== undefined }
  }
}
