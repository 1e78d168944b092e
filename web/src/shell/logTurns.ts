/** The log by turns: what can be folded, and what is shown in one paragraph. */
import type { BoardModule, GameEvent, Part, Translate } from '../boards/contract'
import type { Notice } from '../generated/messages'
import { type Entry, interleave } from './logEntries'
import { noticeLine } from './wording'

export interface Line {
  key: string
  kind: string // of the event, or `notice`
  parts: Part[]
  places: string[]
  bot: boolean // a bot did it for somebody
  minor: boolean // a later line of the turn says it as well
}

export interface Turn {
  key: string
  seat: number | null // whose turn it is; null: before the first one
  head: Line | null
  lines: Line[]
}

/** Words lines of events, each once until another one is made: a long game has hundreds. */
export class LineMaker {
  private readonly made = new WeakMap<GameEvent, Line>()

  constructor(
    private readonly board: BoardModule,
    private readonly words: Translate,
    private readonly names: string[],
  ) {}

  line(event: GameEvent, key: string, bot: boolean): Line {
    const found = this.made.get(event)
    if (found && found.bot === bot && found.key === key) return found
    const made: Line = {
      key,
      kind: event.event,
      parts: this.board.words.parts(this.words, event, this.names),
      places: this.board.places(event),
      bot,
      minor: this.board.minor?.(event) ?? false,
    }
    this.made.set(event, made)
    return made
  }

  turns(events: GameEvent[], shown: number, notices: Notice[]): Turn[] {
    const turns: Turn[] = [{ key: 'before', seat: null, head: null, lines: [] }]
    for (const [place, entry] of interleave(events, shown, notices).entries()) {
      const line = this.entry(events, entry, place)
      if (!line.parts.length) continue
      const event = entry.event === null ? null : events[entry.event]
      const begins = event?.event === 'turn' && typeof event.seat === 'number'
      if (begins) turns.push({ key: line.key, seat: event.seat as number, head: line, lines: [] })
      else turns.at(-1)!.lines.push(line)
    }
    return turns.filter((turn) => turn.head || turn.lines.length)
  }

  private entry(events: GameEvent[], { event, notice, bot }: Entry, place: number): Line {
    if (event !== null) return this.line(events[event], `${event}`, bot)
    const text = noticeLine(notice!, this.names)
    return { key: `notice-at-${place}`, kind: 'notice', parts: text ? [text] : [], places: [], bot: false, minor: false }
  }
}
