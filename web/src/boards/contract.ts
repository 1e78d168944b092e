/**
 * What the shell and a board know of each other; nothing else is shared.
 *
 * A game is a folder here, named as the engine names it:
 *   index.ts      `export default` a BoardParts; loaded when a table of the game is opened
 *   Cover.svelte  a drawing for the home page (4:3, decorative, no text), loaded by itself
 *   SeatSign.svelte  optional: draws the sign of a seat (SeatSignProps), where seats have a piece or a
 *                 colour of their own. The shell shows it beside the name everywhere. It imports the
 *                 colours of the seats, `--seat-0` and so on under `[data-seats='NAME']`, which the
 *                 shell uses for lines and edges. Where players choose signs (`Game.signs`), it also
 *                 has the colour of each sign there, `--sign-WORD`
 *   words.ts      optional, `export default` WordHooks: what the game's parameters cannot express
 *   text/*.ftl    optional: what only the board says, in four languages
 * Custom properties for the mood of the page go under `[data-game='NAME']` in the board's own CSS:
 * the shell sets that attribute on the page and draws itself with the properties of tokens.css.
 *
 * A game from another package may bring an OutsideBoard. A game with no board at all is drawn by
 * boards/plain from the JSON Schema of its views.
 */
import type { Component } from 'svelte'

export type Fields = Record<string, unknown>

/** A structured move, as the server offers and takes it. */
export interface Move extends Fields {
  do: string
}

/** A legal move and what it would do. */
export interface Choice {
  move: Move
  preview: Fields
}

/** Something that happened, as the server tells it. */
export interface GameEvent extends Fields {
  event: string
}

/** An event while it is being shown. */
export interface EventStep {
  event: GameEvent
  number: number // its place in the log
  duration: number // milliseconds until the next one, at the chosen speed; 0: do not animate
}

/** What every game's view has; the rest is the board's own business (schema.py of the game). */
export interface View extends Fields {
  game: string
  players: number
  seat: number | null // through whose eyes; null: a spectator, or all open
  to_move: number // -1: the game is over
  step: string // of the turn: `ask-STEP` in the game's catalogue says it in words
  turn: number
}

export type Argument = string | number
export type Arguments = Record<string, Argument>

/** A message of the catalogues in the language of now. Reactive: use it in markup and $derived. */
export interface Translate {
  (id: string, args?: Arguments): string
  has(id: string): boolean
  /** The arguments that a message needs. */
  needs(id: string): string[]
  /** The word for a colour, a side, ...: message KIND-WORD, or the word itself. */
  name(kind: string, word: string): string
  /** Things one after the other, as the language lists them: a, b and c. */
  list(items: string[]): string
  /** A word and what is said about it, with a colon between them. */
  label(word: string, text: string): string
}

/** Events, moves and refusals in words (boards/words.ts). */
export interface Words {
  parameters: Record<string, string> // what each parameter is, as the game declares it
  /** Which message describes this event: `event-VARIANT`. */
  variant(t: Translate, event: GameEvent): string
  /** A line of the log; empty when the game has no words for this event. */
  event(t: Translate, event: GameEvent, names: string[]): string
  /** The same line in parts: pieces can be drawn among the words. */
  parts(t: Translate, event: GameEvent, names: string[]): Part[]
  /** One parameter of an event, a refusal or a move; null: as it is. */
  argument(t: Translate, key: string, value: unknown, names: string[]): Argument | null
  /** A value of a known kind, such as `piece card`; null: as it is. */
  word(t: Translate, kind: string, value: unknown, names: string[]): Argument | null
  /** Whether the reader may not see all of a piece: the catalogue has NAME-hidden for it. */
  isHidden(t: Translate, name: string, piece: Fields): boolean
  /** A move in a few words: for the confirm button, hints, the list of better moves. `view`: where it is
   * made, if that is known: some moves say little by themselves. */
  move(t: Translate, move: Move, names: string[], view?: View | null): string
  /** What seats are called when nobody's name is on them, e.g. South, West. */
  seats(t: Translate, view: View): string[]
}

/** A part of a line: words, or a piece that can be drawn (BoardParts.Piece). */
export type Part = string | Piece

export interface Piece {
  name: string // what it is: card, tile, die
  value: unknown
  text: string // in words
}

export interface PieceProps extends Piece {
  t: Translate
  plain?: boolean // without what only repeats the words beside it
}

/** Gives the words of a piece back; in a line that is told in parts, a mark that stands for it. */
export type Mark = (name: string, value: unknown, text: string) => string

/** What a game says differently: `export default` of the words.ts in its folder. null or nothing:
 * as the parameters say. */
export interface WordHooks {
  variant?(event: GameEvent): string | null
  argument?(t: Translate, key: string, value: unknown, names: string[], mark: Mark): Argument | null
  move?(t: Translate, move: Move, names: string[], view?: View | null): string | null
}

/** What a table plays: rules and guided game depend on it. */
export interface Way {
  players: number
  options: Record<string, string>
}

/** A step of the guided game. It is shown when all before it are done and `when` holds. */
export interface TutorialStep {
  id: string
  text: string // id of a message in the board's or the game's catalogue
  place?: string // what it points at; none: shown in the middle
  /** Whether it belongs to the guided game of such a table; without it: to every one. */
  for?(way: Way): boolean
  when(view: View, choices: Choice[], chosen: number | null): boolean
  /** Goes on by itself as soon as this holds; without it there is a "next" button. */
  done?(view: View, choices: Choice[], chosen: number | null): boolean
  /** Of a step that lasts for several decisions: what is said about this one, instead of `text`. */
  advice?(view: View, choices: Choice[]): Advice
}

export interface Advice {
  text: string // id of a message
  args?: Arguments
  place?: string
}

/** What is explained when it happens for the first time: a message and the event that it is about. */
export interface FirstNote {
  id: string
  text: string // id of a message
  place?: string
  for?(way: Way): boolean
  /** What the reader has waited for: said as soon as it happens, before other notes and while others move. */
  urgent?: boolean
  /** Whether this event is such a thing; `view` is the reader's after it. */
  happens(event: GameEvent, view: View): boolean
}

export type Sound = 'card' | 'take' | 'place' | 'shuffle' | 'turn' | 'splash' | 'wave' | 'win'

export interface BoardSettings {
  speed: number // 1: normal, 2: twice as fast, Infinity: at once
  motion: boolean // false: the reader wants less movement, or everything is at once
  sounds: boolean
}

export interface BoardProps {
  game: string
  view: View // as it is after everything that happened
  seat: number | null // the own seat, which is drawn nearest to the reader
  names: string[] // by seat, in words
  choices: Choice[] // exactly what is legal; [] when it is not for this client to decide
  chosen: number | null // the choice that waits for confirmation: its preview is shown
  /** Select a choice. The shell asks to confirm, or sends it at once, as the reader has set and
   * BoardParts.final says; again on the chosen one confirms it. null: select nothing. */
  choose(index: number | null): void
  /** A choice that lies on the board for now, until the reader confirms it or moves it elsewhere.
   * Missing where no button confirms: then the board needs one. */
  propose?: (index: number | null) => void
  /** A click or drop that is no choice. The shell says why: the server explains the move that was
   * meant; without one it says what the game waits for. */
  refuse(meant?: Move): void
  /** Why the server would refuse a move, in words; empty when it is legal or cannot be asked. */
  explain(move: Move): Promise<string>
  /** How to use the board: message `error-CODE`. The parameters go through Words.argument. */
  advise(code: string, params?: Fields): void
  step: EventStep | null // the event that is being shown now ...
  before: View | null // ... the view before the first of its batch ...
  steps: EventStep[] // ... and the whole batch that leads from `before` to `view`
  hint: Choice | null // what a bot would do
  highlight: string[] // ids of places to emphasise
  quick?: boolean // begun with "play now": the board sets up by itself what can be set up
  options?: Record<string, string> // of the table; without them, as usual
  recent?: GameEvent[] // what others did since the reader's last decision, as far as it is shown
  settings: BoardSettings
  t: Translate // the game's messages, the board's own, and the shell's errors
  words: Words // events and moves in words, by those messages
  readonly: boolean // a replay: nothing to choose
}

/** The sign of a seat: a square drawing without text that fills its box (width and height 100 %). */
export interface SeatSignProps {
  seat: number
  sign?: string // the creature or colour that was chosen; without it, the usual one of the seat
}

export interface SummaryProps {
  view: View
  names: string[]
  t: Translate
}

/** What a folder of this directory exports. */
export interface BoardParts {
  /** The whole playing area, own hand included. Whatever can be chosen is a real button with a
   * name in words; whatever can be highlighted has `data-place="ID"`. */
  Board: Component<BoardProps>
  /** Ids of the places an event is about. */
  places(event: GameEvent): string[]
  /** The guided game: the first turns, step by step. */
  tutorial: TutorialStep[]
  /** What is explained later, when it happens for the first time. */
  firsts?: FirstNote[]
  /** A piece as small as a line of text, for the log: decoration, the words are beside it. */
  Piece?: Component<PieceProps>
  /** Whether a later line of the same turn tells it as well, so that a short account leaves it out. */
  minor?(event: GameEvent): boolean
  /** The final scoring in detail, for the dialog at the end. */
  Summary?: Component<SummaryProps>
  /** How long an event is shown at normal speed, in milliseconds; 0: it is only told. `view` is the
   * one after it. */
  pace?(event: GameEvent, view: View): number
  /** Whether an event is a decision of its seat; without this every event with a seat is one. */
  decided?(event: GameEvent): boolean
  /** What somebody else does, in a sentence: the last of the events of this turn, told with those
   * that led to it. null: as the log tells it. */
  story?(t: Translate, events: GameEvent[], names: string[], seat: number | null): string | null
  /** What an event sounds like. */
  sound?(event: GameEvent): Sound | null
  /** The section of the rules page (message rules-SECTION) that fits what is being asked; `choices`
   * are those of the reader. */
  rule?(view: View, choices: Choice[]): string
  /** Why a move is good, in the game's words, from its preview: beside advice in a replay. */
  reason?(t: Translate, choice: Choice): string
  /** Whether a move cannot be taken back: something hidden shows, or the turn ends. By default the
   * reader is asked to confirm only these. Without it: all. */
  final?(view: View, choice: Choice): boolean
  /** What the board has to load before it can draw a table of this game. */
  prepare?(game: string): Promise<void>
}

/** A board as the shell gets it. */
export interface BoardModule extends BoardParts {
  words: Words
  /** The board's own words beside the game's catalogue, by language: loaders of Fluent text. */
  catalogues?: Record<string, () => Promise<string>>
}

/**
 * A board from outside: the default export of the ES module at `Game.board`, one file without
 * imports, served as /api/games/GAME/board.js. It draws into `element`, which has the size of the
 * playing area (a size container), with whatever it likes. The page's content security policy
 * allows nothing from other hosts and no inline scripts; inline styles are allowed.
 */
export interface OutsideBoard extends Partial<Pick<BoardParts, 'places' | 'pace' | 'sound' | 'rule'>> {
  mount(element: HTMLElement, props: BoardProps): MountedBoard
}

export interface MountedBoard {
  update(props: BoardProps): void // something changed, perhaps the language
  destroy(): void // the table is left
}
