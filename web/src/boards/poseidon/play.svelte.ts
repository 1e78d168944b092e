/** What the reader is doing at the board: the creature that is picked, the tile that is being
    turned, the space pointed at. */
import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { BoardProps, Choice, Move } from '../contract'
import { BoardPlay } from '../shared/play.svelte'
import { Builder } from './builder.svelte'
import { applyEvent } from './events'
import {
  type At,
  choiceTo,
  type Die,
  isEnd,
  may,
  type MovePreview,
  moveOf,
  place,
  type PoseidonView,
  type Seat,
  trackOf,
  type TrackPreview,
} from './model'

export type Panel = 'ocean' | 'reef' | 'kraken'
export const PANELS: Panel[] = ['ocean', 'reef', 'kraken']

/** Where a question is answered: opened by itself where there is no room for all. */
const WHERE: Record<string, Panel> = {
  ...{ tile: 'reef', site: 'reef', build: 'reef', room: 'reef', skeleton: 'reef' },
  ...{ mover: 'kraken', look: 'kraken' },
}
const SHOWN: Record<string, Panel> = {
  ...{ track: 'kraken', head: 'kraken', free: 'kraken', look: 'kraken', buy: 'kraken' },
  ...{ load: 'ocean', move: 'ocean', take: 'ocean', shark: 'ocean', eaten: 'ocean', return: 'ocean' },
  ...{ tip: 'ocean', fall: 'ocean', 'shark-turns': 'ocean', eat: 'ocean' },
}

type Shortcut = 'load' | 'reef' | 'pick' // choices that are made for the player, one by one
const SHORTCUTS: Record<Shortcut, string[]> = { load: ['row'], reef: ['tile', 'site'], pick: ['pick'] }

export class Play extends BoardPlay<PoseidonView> {
  from = $state<string | null>(null) // the space of the creature that will move
  over = $state<string | null>(null) // the space that is pointed at
  overRow = $state<number | null>(null) // the group of slots that is pointed at
  panel = $state<Panel>('ocean')
  looked = $state<number | null>(null) // whose reef is looked at; null: the own one
  corals = $state.raw<number[]>([]) // named to be bought
  shortcut = $state.raw<{ what: Shortcut; stage: string; turn: number } | null>(null)
  asks = false // choices wait for the shell's confirmation: seen when one was made
  readonly aloft = new SvelteSet<string>() // places of dice that are still on their way
  readonly builder = new Builder(this)

  constructor(given: () => BoardProps) {
    super(given, applyEvent)
  }

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
  readonly moving: { from: string; to: string; preview: MovePreview } | null = $derived.by(() => {
    if (this.props.step) return null
    const pointed = this.over === null ? null : this.moveTo(this.over)
    const shown = pointed === null ? (this.chosen ?? this.props.hint) : this.choices[pointed]
    if (shown?.move.do !== 'move' || !('shark' in shown.preview)) return null
    return { from: String(shown.move.from), to: String(shown.move.to), preview: moveOf(shown) }
  })

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

  override choose(index: number | null, meant?: Move): void {
    super.choose(index, meant)
    if (index !== null) this.asks = this.props.chosen === index
  }

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
    if (from === name) this.from = null
    this.choose(this.moveTo(name), { do: 'move', from: from ?? this.starts[0] ?? name, to: name })
  }

  tapDie(wave: number, die: Die): void {
    const here = this.view.now.wave
    // Moves do not name the wave: this die may lie on the right one as well.
    if (this.task && here !== null && here !== wave) return this.props.advise('other-wave', { wave: here })
    this.choose(choiceTo.take(this.choices, die), { do: 'take', die: { owner: die.owner, value: die.value } })
  }

  tapRow(row: number): void {
    this.choose(choiceTo.load(this.choices, row), { do: 'load', row })
  }

  tapTile(tile: string): void {
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

  // -- shortcuts: what rarely matters is decided for the player ------------------------------------------

  startShortcut(what: Shortcut): void {
    const { stage, turn } = this.view
    this.shortcut = { what, stage, turn }
    this.continueShortcut(true)
  }

  /** Send the next choice of the shortcut; called whenever there is something to decide. */
  continueShortcut(first = false): void {
    const { shortcut, task, view } = this
    if (!shortcut || !task) return
    const same = shortcut.stage === view.stage && shortcut.turn === view.turn
    const fits = SHORTCUTS[shortcut.what].includes(task) || (first && task === 'build')
    if (!first && (!same || !fits)) {
      this.shortcut = null
      return
    }
    const index = this.pickFor(shortcut.what)
    if (index === null) this.shortcut = null
    else this.send(index)
  }

  /** A fair answer: the emptiest row, the place nearest to the reef, dice that help nobody else. */
  private pickFor(what: Shortcut): number | null {
    const { choices, view } = this
    if (what === 'load') {
      const room = (row: unknown) => view.big_wave.slots.filter((slot) => slot.group === row && !slot.taken).length
      return best(choices, ({ move }) => (move.do === 'load' ? room(move.row) : -1))
    }
    if (what === 'pick') {
      return best(choices, ({ move, preview }) => (move.do === 'enough' ? 9 : preview.moves_owner ? 0 : 1))
    }
    return may(choices, 'start') ? 0 : this.builder.snug()
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
    return this.task ? (WHERE[this.task] ?? 'ocean') : null
  }

  whereIs(space: string): string {
    return isEnd(space) ? this.props.t.name('space', space) : space
  }

  hexAt(seat: number, at: At): string {
    return place.hex(seat, at)
  }
}

function best(choices: Choice[], worth: (choice: Choice) => number): number | null {
  let found: number | null = null
  let most = -1
  choices.forEach((choice, index) => {
    const value = worth(choice)
    if (value > most) [found, most] = [index, value]
  })
  return found
}

const KEY = Symbol('poseidon')
export const share = (play: Play) => setContext(KEY, play)
export const shared = () => getContext<Play>(KEY)
