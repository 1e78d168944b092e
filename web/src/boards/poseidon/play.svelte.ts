/** What the reader is doing at the board: the creature that is picked, the tile that is being
    turned, the space pointed at. */
import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { BoardProps, Choice, Move } from '../contract'
import { Drag } from '../shared/drag.svelte'
import { BoardPlay } from '../shared/play.svelte'
import { type Piece, Teller } from '../shared/tell'
import { Builder } from './builder.svelte'
import { FollowUps } from './followUps'
import { applyEvent } from './events'
import {
  type At,
  choiceTo,
  type Die,
  type Eaten,
  eatsOf,
  isEnd,
  type MovePreview,
  moveOf,
  place,
  type PoseidonView,
  type Seat,
  trackOf,
  type TrackPreview,
} from './model'
import { placeWord } from './words'

export type Panel = 'ocean' | 'reef' | 'kraken'
export const PANELS: Panel[] = ['ocean', 'reef', 'kraken']

/** Where a question is answered: opened by itself where there is no room for all. */
const WHERE: Record<string, Panel> = {
  ...{ tile: 'reef', site: 'reef', build: 'reef', room: 'reef', skeleton: 'reef' },
  ...{ mover: 'kraken', look: 'kraken', head: 'kraken', coral: 'kraken' },
}
const SHOWN: Record<string, Panel> = {
  ...{ track: 'kraken', head: 'kraken', free: 'kraken', look: 'kraken', buy: 'kraken' },
  ...{ load: 'ocean', move: 'ocean', take: 'ocean', shark: 'ocean', eaten: 'ocean', return: 'ocean' },
  ...{ tip: 'ocean', fall: 'ocean', 'shark-turns': 'ocean', eat: 'ocean' },
}

/** How much room there is: one area at a time, upright or with the dock at its side; the ocean and
    one more; all three. */
export type Mode = 'one' | 'side' | 'two' | 'all'

export class Play extends BoardPlay<PoseidonView> {
  from = $state<string | null>(null) // the space of the creature that will move
  over = $state<string | null>(null) // the space that is pointed at
  overRow = $state<number | null>(null) // the group of slots that is pointed at
  panel = $state<Panel>('ocean')
  looked = $state<number | null>(null) // whose reef is looked at; null: the own one
  corals = $state.raw<number[]>([]) // named to be bought
  mode = $state<Mode>('all')
  tray = $state(false) // dice on the sea are too small to be tapped: the dock has them
  readonly aloft = new SvelteSet<string>() // places of dice that are still on their way
  readonly thrown = new SvelteSet<string>() // slots whose dice the Big Wave is throwing
  readonly builder = new Builder(this)
  readonly follow = new FollowUps(this)

  readonly teller = new Teller((move) => (this.task ? this.props.explain(move) : Promise.resolve('')))

  constructor(given: () => BoardProps) {
    super(given, applyEvent)
  }

  /** Whether any total of at least 7 opens the tentacle of the total of 7. */
  readonly atLeastSeven: boolean = $derived.by(() => this.props.options?.total_seven === 'at_least')

  /** What is asked of the reader now; null: nothing. */
  readonly task: string | null = $derived.by(() => (this.choices.length ? this.view.step : null))

  /** Whose reef is built on now. */
  readonly mine: number = $derived.by(() => {
    const { seat } = this.props
    if (seat !== null) return seat
    return this.view.to_move >= 0 ? this.view.to_move : this.view.active
  })
  readonly reefOf: number = $derived.by(() => this.looked ?? this.mine)

  seat(number: number): Seat {
    return this.view.seats[number]!
  }

  creature(owner: number | null | undefined): string {
    return owner === null || owner === undefined ? 'neutral' : (this.view.seats[owner]?.creature ?? 'neutral')
  }

  /** What a die tells: whose it is, and what a tap on it would do. */
  toldDie(die: Die, wave: number, what: string): Piece {
    const { t, names } = this.props
    const index = wave === this.view.now.wave ? choiceTo.take(this.choices, die) : null
    if (index === null) return { what, ...(wave === this.view.now.wave ? { meant: takeOf(die) } : {}) }
    const { preview } = this.choices[index]!
    const moves = preview.moves_owner && die.owner !== null ? ` ${t('board-die-moves', { name: names[die.owner] ?? '' })}` : ''
    return { what: what + moves, does: t('board-does', { what: t(this.task === 'pick' ? 'board-does-eat' : 'board-does-store') }) }
  }

  /** Whose creature it is: “Ann (octopus)”. */
  creatureOf(seat: number): string {
    const { t } = this.props
    return t('board-creature-of', { name: this.name(seat), creature: t.name('creature', this.creature(seat)) })
  }

  name(seat: number): string {
    return this.props.names[seat] ?? String(seat + 1)
  }

  // -- what is pointed at --------------------------------------------------------------------------

  private readonly moves: Choice[] = $derived.by(() => this.choices.filter(({ move }) => move.do === 'move'))
  /** The spaces from which a creature can leave. */
  readonly starts: string[] = $derived.by(() => [...new Set(this.moves.map(({ move }) => String(move.from)))])

  /** The move to that space: with the picked creature, else with the one that is nearer. */
  moveTo(space: string): number | null {
    const fits = this.moves
      .filter(({ move }) => move.to === space && (this.from === null || move.from === this.from))
      .sort((one, other) => moveOf(one).steps - moveOf(other).steps)
    return fits[0] ? this.choices.indexOf(fits[0]) : null
  }

  /** The move to show before it is made: pointed at, else chosen, else hinted. */
  readonly moving: Moving | null = $derived.by(() => {
    const pointed = this.over === null ? null : this.moveTo(this.over)
    return pointed === null || this.props.step ? this.settled : moving(this.choices[pointed])
  })

  /** The same without what is merely pointed at. */
  readonly settled: Moving | null = $derived.by(() => (this.props.step ? null : moving(this.chosen ?? this.props.hint)))

  /** The dice that the chosen or hinted meal would eat. */
  readonly eating: Eaten[] = $derived.by(() => (this.props.step ? [] : eatsOf(this.chosen ?? this.props.hint)))

  /** Steps on the Kraken track that are chosen or hinted. */
  readonly tracking: { seat: number; preview: TrackPreview } | null = $derived.by(() => {
    const shown = this.chosen ?? this.props.hint
    if (!shown || !('spaces' in shown.preview)) return null
    const seat = shown.move.do === 'mover' ? Number(shown.move.seat) : this.view.to_move
    return { seat, preview: trackOf(shown) }
  })

  /** The tentacles that are about to be opened, or could be. */
  readonly opening: string[] = $derived.by(() => {
    if (this.moving) return this.moving.preview.frees
    const frees = this.tracking?.preview.frees
    return frees ? [frees] : []
  })

  /** The focus has gone from what was pointed at. Its element may be going, too, and then nothing may
      change before the page has been drawn. */
  unpoint(): void {
    const { over, overRow } = this
    const site = this.builder.over
    queueMicrotask(() => {
      if (this.over === over) this.over = null
      if (this.overRow === overRow) this.overRow = null
      if (this.builder.over === site) this.builder.over = null
    })
  }

  isChosen(index: number | null): boolean {
    return index !== null && index === this.props.chosen
  }

  protected placesOf({ move }: Choice): string[] {
    const own = this.view.seats[this.view.to_move]
    switch (move.do) {
      case 'load':
        return this.view.big_wave.slots.flatMap((slot, n) => (slot.group === move.row && !slot.taken ? [place.slot(n)] : []))
      case 'move':
        return [place.space(String(move.from)), place.space(String(move.to))]
      case 'take':
        return this.view.now.wave === null ? [] : [place.die(this.view.now.wave, move.die as Die)]
      case 'hex':
        return own?.reef[Number(move.hex)] ? [place.hex(this.view.to_move, own.reef[Number(move.hex)]!.at)] : []
      case 'free':
        return [place.tentacle(String(move.tentacle))]
      case 'buy':
        return (move.corals as number[]).map(place.coral)
      case 'look':
        return [place.coral(Number(move.coral))]
      case 'return':
        return [place.space(String(move.space))]
      default:
        return []
    }
  }

  // -- actions -------------------------------------------------------------------------------------

  tapSpace(name: string): void {
    const { from } = this
    if (this.task === 'return') {
      return this.choose(choiceTo.back(this.choices, name), { do: 'return', space: name })
    }
    const start = this.starts.includes(name)
    const reached = this.moveTo(name) !== null
    // A tap on an own creature picks it; a second tap means its space, if another can go there.
    if (start && from !== name && (from === null || !reached)) {
      this.props.choose(null)
      this.from = name
      return
    }
    const meant = this.meantTo(name)
    if (from === name) this.from = null
    this.choose(this.moveTo(name), meant)
  }

  /** The move that a tap on a space means. */
  meantTo(space: string): Move {
    if (this.task === 'return') return { do: 'return', space }
    return { do: 'move', from: this.from ?? this.starts[0] ?? space, to: space }
  }

  tapDie(wave: number, die: Die): void {
    const here = this.view.now.wave
    // Moves do not name the wave: this die may lie on the right one as well.
    if (this.task && here !== null && here !== wave) return this.props.advise('other-wave', { wave: here })
    this.choose(choiceTo.take(this.choices, die), takeOf(die))
  }

  tapRow(row: number): void {
    this.choose(choiceTo.load(this.choices, row), { do: 'load', row })
  }

  /** A tile can be carried to the reef. It is taken when it leaves the stock, so that its places show. */
  readonly tileDrag = new Drag<string>(
    (tile) => {
      const index = choiceTo.tile(this.choices, tile)
      if (index !== null) this.send(index)
      return index !== null
    },
    (_, under) => (this.builder.over = this.task === 'site' ? hexUnder(under) : null),
    (_, under) => {
      const at = this.task === 'site' ? hexUnder(under) : null
      if (at) this.builder.bring(at)
    },
  )

  tapTile(tile: string): void {
    if (this.tileDrag.swallows()) return
    const meant = { do: this.task === 'tile' ? 'start' : 'tile', tile: tile.split('/') }
    this.choose(choiceTo.tile(this.choices, tile), meant)
  }

  tapHex(seat: number, number: number): void {
    if (seat !== this.view.to_move) return this.props.refuse() // no move is about another's reef
    this.choose(choiceTo.hex(this.choices, number), { do: 'hex', hex: number })
  }

  tapTentacle(tentacle: string): void {
    this.choose(choiceTo.free(this.choices, tentacle), { do: 'free', tentacle })
  }

  tapCoral(number: number): void {
    if (this.task === 'look') this.choose(choiceTo.look(this.choices, number), { do: 'look', coral: number })
    else if (this.buys(number)) this.nameCoral(number)
    else this.props.refuse({ do: 'buy', corals: [number] })
  }

  /** One more coral to buy, one less, or another one. */
  private nameCoral(number: number): void {
    const without = this.corals.filter((one) => one !== number)
    const wanted =
      without.length < this.corals.length ? [without] : [[...this.corals, number].sort((a, b) => a - b), [number]]
    for (const corals of wanted) {
      const index = choiceTo.buy(this.choices, corals)
      if (index === null && corals.length) continue
      this.corals = corals
      if (index === null) this.props.choose(null)
      else this.choose(index)
      return
    }
    this.props.refuse({ do: 'buy', corals: [number] })
  }

  /** The corals that can be named next to those that are. */
  buys(number: number): boolean {
    return this.choices.some(({ move }) => move.do === 'buy' && (move.corals as number[]).includes(number))
  }

  letGo(): void {
    this.from = null
    this.over = null
    this.corals = []
    this.builder.drop()
    this.props.choose(null)
  }

  // -- where to look ---------------------------------------------------------------------------------

  panelFor(): Panel | null {
    const { step } = this.props
    if (step?.duration) {
      const kind = step.event.event
      const own = Number(step.event.seat) === this.mine
      if (own && ['lay', 'build', 'store', 'skeleton'].includes(kind)) return 'reef'
      return SHOWN[kind] ?? null
    }
    if (this.props.readonly && this.chosen?.move.do === 'buy') return 'kraken' // advice in a replay
    return this.task ? (WHERE[this.task] ?? 'ocean') : null
  }

  /** Whether an area is drawn now. */
  shows(panel: Panel): boolean {
    return this.mode === 'all' || this.panel === panel || (this.mode === 'two' && panel === 'ocean')
  }

  whereIs(space: string): string {
    return isEnd(space) ? this.props.t.name('space', space) : space
  }

  /** Where the shark is and where it swims next, in words. */
  sharkWords(): string {
    const { t } = this.props
    const { space, next } = this.view.ocean.shark
    return t('board-shark', { space: placeWord(t, 'at', space), next: placeWord(t, 'to', next) })
  }

  hexAt(seat: number, at: At): string {
    return place.hex(seat, at)
  }
}

interface Moving {
  from: string
  to: string
  preview: MovePreview
}

function moving(choice: Choice | null | undefined): Moving | null {
  if (choice?.move.do !== 'move' || !('shark' in choice.preview)) return null
  return { from: String(choice.move.from), to: String(choice.move.to), preview: moveOf(choice) }
}

const takeOf = ({ owner, value }: Die): Move => ({ do: 'take', die: { owner, value } })

const KEY = Symbol('poseidon')
export const share = (play: Play) => setContext(KEY, play)
export const shared = () => getContext<Play>(KEY)

/** The hex of the reef that something on the page belongs to. */
function hexUnder(one: Element | null): At | null {
  const at = one?.closest<HTMLElement>('[data-at]')?.dataset.at?.split(',').map(Number)
  return at ? [at[0]!, at[1]!] : null
}
