/** What others did since the reader's last decision: in a sentence while it is shown, line by line for
    who was away, and once more for who asks. */
import { untrack } from 'svelte'
import type { BoardModule, GameEvent, Translate, View } from '../boards/contract'
import type { TableStore } from '../net/table.svelte'
import { Recap } from './recap.svelte'
import { othersSince } from './recent'
import { logLine } from './wording'

/** Functions, so that nothing is shown again because something else has changed. */
interface Given {
  store: () => TableStore
  board: () => BoardModule
  words: () => Translate
  names: () => string[]
  view: () => View | null
  guided: () => boolean // the guide is speaking
}

export class Story {
  readonly recap: Recap

  /** `point`: emphasises places on the board. Made while a component is, whose effects these are. */
  constructor(
    private readonly given: Given,
    point: (places: string[]) => void,
  ) {
    this.recap = new Recap(point)
    $effect(() => this.showWhatWasMissed())
    $effect(() => this.showTheResult())
  }

  /** As far as it is shown. */
  readonly recent = $derived.by(() => {
    const store = this.given.store()
    return othersSince(store.events, store.sinceOwnTurn(), store.pacing.shown, store.known!.yours)
  })

  /** A sentence: the board's own, else the latest lines of the turn that is being shown. */
  readonly narration = $derived.by(() => {
    const store = this.given.store()
    const shown = store.events.slice(0, store.pacing.shown)
    const turn = shown.slice(Math.max(0, shown.findLastIndex((one) => one.event === 'turn')))
    const last = turn.findLastIndex((_, n) => this.sentence(turn.slice(0, n + 1)) !== null)
    if (last >= 0) {
      const after = this.lines(turn.slice(last + 1)).slice(-1)
      return [this.sentence(turn.slice(0, last + 1)), ...after.map((line) => line.text)].join('. ')
    }
    const begun = this.recent.findLastIndex((one) => one.seat !== this.recent.at(-1)?.seat)
    return this.lines(this.recent.slice(begun + 1))
      .slice(-2)
      .map((line) => line.text)
      .join(' ')
  })

  /** The last round once more: as it was seen, else in words. Not where several people share the
   * device: it would show what only one of them may see. */
  readonly again = $derived.by(() => {
    const store = this.given.store()
    if (store.known!.yours.length > 1 || store.pacing.busy || !this.recent.length) return null
    return () => {
      if (store.pacing.canReplay) store.pacing.replay()
      else this.recap.show(this.lines(this.recent))
    }
  })

  private lines(events: GameEvent[]): { text: string; places: string[] }[] {
    const board = this.given.board()
    return events.flatMap((event) => {
      const worded = event.event !== 'turn' && !board.minor?.(event)
      const text = worded ? logLine(board, this.given.words(), event, this.given.names()) : ''
      return text ? [{ text, places: board.places(event) }] : []
    })
  }

  private sentence(events: GameEvent[]): string | null {
    const { board, words, names, view } = this.given
    return board().story?.(words(), events, names(), view()?.seat ?? null) ?? null
  }

  private showWhatWasMissed(): void {
    const store = this.given.store()
    if (store.missed === null || store.handover !== null || !this.given.view()) return
    const from = store.missed
    untrack(() => {
      store.missed = null
      if (!this.given.guided()) this.recap.show(this.lines(store.events.slice(from, store.pacing.shown)))
    })
  }

  /** The result of a game that ended meanwhile comes after the moves that led to it. */
  private showTheResult(): void {
    const store = this.given.store()
    const caughtUp = store.missed === null && !this.recap.note
    if (store.withheld && !store.pacing.busy && caughtUp) store.withheld = false
  }
}
