/** Notes about what happens for the first time: each is said once in this browser, by the bar. */
import type { BoardModule, FirstNote, GameEvent, Translate, View, Way } from '../boards/contract'
import { t } from '../text/text.svelte'
import type { Note } from './note'

const KEPT = 'tidetable.notes'

/** Of one game: whether notes are wanted, and which have been read. */
interface Notes {
  on: boolean
  seen: string[]
}

const kept = $state<{ games: Record<string, Notes> }>({ games: read() })

function read(): Record<string, Notes> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Notes> | null) ?? {}
  } catch {
    return {}
  }
}

function keep(game: string, notes: Notes): void {
  kept.games = { ...kept.games, [game]: notes }
  localStorage.setItem(KEPT, JSON.stringify(kept.games))
}

const notesOf = (game: string): Notes => kept.games[game] ?? { on: false, seen: [] }

/** Whether notes are shown in this game: from its guided game on, until they are switched off. */
export const showsNotes = (game: string): boolean => notesOf(game).on

export const hasRead = (game: string): boolean => notesOf(game).seen.length > 0

export function switchNotes(game: string, on: boolean): void {
  keep(game, { ...notesOf(game), on })
}

/** All notes of a game come again, when what they are about happens again. */
export function readAgain(game: string): void {
  keep(game, { on: true, seen: [] })
}

/** The notes of such a table. */
export const notesFor = (board: Pick<BoardModule, 'firsts'>, way: Way): FirstNote[] =>
  (board.firsts ?? []).filter((note) => note.for?.(way) ?? true)

/** The notes that these events call for and that have not been read, in the order of the events. */
export function called(notes: FirstNote[], seen: string[], events: GameEvent[], view: View): FirstNote[] {
  const found = new Set<FirstNote>()
  for (const event of events) {
    for (const note of notes) if (!seen.includes(note.id) && note.happens(event, view)) found.add(note)
  }
  return [...found]
}

/** Nothing is lost: a note that gives way comes afterwards. */
const urgentFirst = (notes: FirstNote[]): FirstNote[] => [
  ...notes.filter(({ urgent }) => urgent),
  ...notes.filter(({ urgent }) => !urgent),
]

interface Moment {
  words: Translate
  view: View | null
  events: GameEvent[]
  shown: number // events that have been shown
  quiet: boolean // nothing moves, and the reader can act: a moment to read
}

/** Of one table; made while its component is set up. */
export class FirstNotes {
  private waiting = $state.raw<FirstNote[]>([])
  private from: number // the events before it have been looked at

  constructor(
    private readonly game: string,
    board: BoardModule,
    way: Way,
    private readonly now: () => Moment,
  ) {
    const notes = notesFor(board, way)
    this.from = now().shown // what happened before the table was opened is not new
    $effect(() => {
      const { view, events, shown } = now()
      const since = events.slice(Math.min(this.from, shown), shown)
      this.from = shown
      if (!view || view.seat === null || !showsNotes(game)) return
      const more = called(notes, notesOf(game).seen, since, view).filter((note) => !this.waiting.includes(note))
      if (more.length) this.waiting = urgentFirst([...this.waiting, ...more])
    })
  }

  private readonly shown = $derived.by(() => {
    const next = this.waiting[0]
    return next && (next.urgent || this.now().quiet) && showsNotes(this.game) ? next : null
  })

  get note(): Note | null {
    if (!this.shown) return null
    const { words } = this.now()
    const off = () => {
      this.waiting = []
      switchNotes(this.game, false)
    }
    return {
      name: t('first-note'),
      text: words(this.shown.text),
      place: this.shown.place,
      acts: [
        { label: t('first-notes-off'), icon: 'close', do: off },
        { label: t('first-note-read'), icon: 'check', primary: true, do: () => this.read() },
      ],
    }
  }

  private read(): void {
    const { on, seen } = notesOf(this.game)
    keep(this.game, { on, seen: [...seen, this.waiting[0].id] })
    this.waiting = this.waiting.slice(1)
  }
}
