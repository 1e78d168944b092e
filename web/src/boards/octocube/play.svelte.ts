/** What the reader is doing at the board: what is pointed at, which tiles are to stay on the cube. */
import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { BoardProps, Choice, Move } from '../contract'
import { Drag } from '../shared/drag.svelte'
import { BoardPlay } from '../shared/play.svelte'
import { Teller } from '../shared/tell'
import { applyEvent } from './events'
import {
  carried,
  type Cell,
  cellOf,
  choiceTo,
  FACES,
  type Face,
  type Faces,
  find,
  may,
  type OctocubeView,
  place,
  previewOf,
  type RollPreview,
  sameCell,
  type Seat,
  type Shell,
  shellOf,
  shiftsFrom,
  type Side,
  sideTo,
  spaceAt,
  type Tile,
} from './model'
import { Swap } from './swap.svelte'

/** A cube as it would stand. */
export interface Ghost {
  cell: Cell
  faces: Faces
  sticks: Tile | null
  sure: boolean // chosen, not only pointed at
}

export class Play extends BoardPlay<OctocubeView> {
  pointed = $state<number | null>(null) // the choice under the pointer or in focus
  readonly keeping = new SvelteSet<Face>() // to stay on the cube when it is unloaded
  shifting = $state<number | null>(null) // the slot whose tile is to make room
  swiping = $state<Side | null>(null)
  over = $state<number | null>(null) // the slot that a dragged tile is over
  readonly teller = new Teller((move) => this.props.explain(move))

  /** The colour of a seat's cube. */
  shell(seat: number): Shell {
    return shellOf(this.view.seats[seat]?.colour, seat)
  }

  /** The tile that looks for a slot can be carried there. */
  readonly slotDrag = new Drag<Tile>(
    () => this.choices.length > 0,
    (_, under) => (this.over = slotUnder(under)),
    (_, under) => {
      const slot = slotUnder(under)
      if (slot !== null) this.tapSlot(slot)
    },
  )
  /** The cube at home can be carried to a space. */
  readonly cubeDrag = new Drag<number>(
    () => may(this.choices, 'place'),
    (_, under) => {
      const cell = cellUnder(under)
      this.pointed = cell && this.meant(cell)
    },
    (_, under) => {
      const cell = cellUnder(under)
      if (cell) this.tap(cell)
    },
  )
  readonly swap = new Swap(this)
  panel = $state(false) // the boards of all are open
  covered = $state(false) // something lies over the sea bed
  scoring = $state<number | null>(null) // the choice to score, until it is said which tiles come off
  private warned: number | null = null // the useless choice that the reader was warned of
  private plan: Face[] | null = null // faces of `keeping` that are still to be sent

  constructor(given: () => BoardProps) {
    super(given, applyEvent)
  }

  readonly family: boolean = $derived.by(() => this.view.mode === 'family')

  /** The seat at the near side of the table; spectators sit with the player to move. */
  readonly own: number = $derived.by(() => this.props.seat ?? Math.max(0, this.view.to_move))
  readonly mine: Seat = $derived.by(() => this.view.seats[this.own]!)
  readonly ownCell: Cell | null = $derived.by(() => cellOf(this.mine))

  readonly isFull: boolean = $derived.by(() => carried(this.mine.cube.faces).length === FACES.length)

  /** What the dock is for. */
  readonly task: 'orient' | 'unload' | 'tile' | 'slot' | 'act' = $derived.by(() => {
    const { choices } = this
    if (may(choices, 'orient')) return 'orient'
    if (this.scoring !== null || may(choices, 'keep') || may(choices, 'done')) return 'unload'
    if (may(choices, 'tile')) return 'tile'
    if (may(choices, 'slot') || may(choices, 'shift') || may(choices, 'aside')) return 'slot'
    return 'act'
  })

  /** The choice to show before it is made: pointed at, else chosen, else hinted. */
  readonly shown: Choice | null = $derived.by(() => {
    const { chosen, hint, step, readonly } = this.props
    if (readonly) return step ? null : hint // advice in a replay
    if (step || !this.choices.length) return null
    const index = this.pointed ?? chosen
    return (index === null ? hint : this.choices[index]) ?? null
  })
  readonly isSure: boolean = $derived.by(() => {
    const { chosen } = this.props
    return chosen !== null && this.shown === this.choices[chosen]
  })

  readonly rolling: RollPreview | null = $derived.by(() =>
    this.shown?.move.do === 'roll' ? previewOf<RollPreview>(this.shown) : null,
  )

  /** The faces that the shown choice would lead to. */
  readonly facesThen: Faces | null = $derived.by(() => (this.shown?.preview.faces as Faces) ?? null)

  /** The own cube where the shown choice would bring it. */
  readonly ghost: Ghost | null = $derived.by(() => {
    const { shown, isSure: sure } = this
    if (!shown) return null
    const preview = previewOf<{ cell?: Cell; to?: Cell; faces?: Faces; sticks?: Tile | null }>(shown)
    const { faces = this.mine.cube.faces, sticks = null } = preview
    const isMove = ['place', 'orient', 'roll', 'rotate', 'space', 'cube'].includes(shown.move.do)
    const cell = preview.to ?? preview.cell ?? (shown.move.do === 'rotate' ? this.ownCell : null)
    return isMove && cell ? { cell, faces, sticks, sure } : null
  })

  // -- actions -------------------------------------------------------------------------------------

  override choose(index: number | null, meant?: Move): void {
    this.pointed = null
    super.choose(index, meant)
  }

  roll(side: Side): void {
    const index = choiceTo.roll(this.choices, side)
    if (index !== null && this.warns(index)) return
    this.choose(index, { do: 'roll', direction: side })
  }

  /** The choice that a tap on a space means now. */
  meant(cell: Cell): number | null {
    const { choices } = this
    const seat = spaceAt(this.view, cell)?.cube ?? null
    const side = this.ownCell && sideTo(this.ownCell, cell)
    return (
      choiceTo.cell(choices, 'place', cell) ??
      choiceTo.cell(choices, 'space', cell) ??
      (seat === null ? null : choiceTo.cube(choices, seat)) ??
      (side && choiceTo.roll(choices, side)) ??
      (this.view.step === 'offer' && this.isOwn(cell) ? find(choices, 'power') : null)
    )
  }

  /** Whether a tap on a space does something. */
  readonly isOpen = (cell: Cell) => this.meant(cell) !== null || this.swap.isOpen(cell)

  tap(cell: Cell): void {
    if (this.swap.tap(cell)) return
    const index = this.meant(cell)
    if (index === null && this.isOwn(cell) && may(this.choices, 'roll')) return
    if (index !== null && this.warns(index)) return
    this.choose(index, this.moveTo(cell))
  }

  /** A full cube that rolls on gains nothing: said once, before it does. */
  private warns(index: number): boolean {
    const choice = this.choices[index]
    if (choice?.move.do !== 'roll' || !this.isFull || this.family || this.warned === index) return false
    const { again, power, ends } = previewOf<RollPreview>(choice)
    if (again || power || ends) return false
    this.warned = index
    this.pointed = index
    this.props.advise('full-cube')
    return true
  }

  /** The move that a tap on a space stands for where it is not legal: the server says why. */
  refusedAt(cell: Cell): Move | undefined {
    return this.isOpen(cell) || this.isOwn(cell) ? undefined : this.moveTo(cell)
  }

  readonly isOwn = (cell: Cell) => this.ownCell !== null && sameCell(this.ownCell, cell)

  /** The move that a tap on a space stands for, legal or not, when what is asked has such moves. */
  private moveTo(cell: Cell): Move | undefined {
    const { choices } = this
    const seat = spaceAt(this.view, cell)?.cube ?? null
    const side = this.ownCell && sideTo(this.ownCell, cell)
    if (may(choices, 'place')) return { do: 'place', cell }
    if (may(choices, 'space')) return { do: 'space', cell }
    if (may(choices, 'cube') && seat !== null) return { do: 'cube', seat }
    return may(choices, 'roll') && side ? { do: 'roll', direction: side } : undefined
  }

  // -- taking tiles off ------------------------------------------------------------------------------

  /** Whether a tile stays on the cube: the reader has said so, or it is what is chosen or hinted. */
  readonly keeps = (face: Face): boolean => {
    const move = (this.chosen ?? this.props.hint)?.move
    return this.keeping.has(face) || (move?.do === 'keep' && move.face === face)
  }

  toggle(face: Face): void {
    if (!this.mine.cube.faces[face]) return this.props.refuse({ do: 'keep', face })
    if (this.keeping.has(face)) this.keeping.delete(face)
    else this.keeping.add(face)
  }

  /** The tiles that come off if nothing more is decided. */
  readonly takingOff: Tile[] = $derived.by(() =>
    FACES.flatMap((face) => (this.keeps(face) ? [] : (this.mine.cube.faces[face] ?? []))),
  )

  /** What one coin brings, as the server says with every choice to score. */
  readonly coin: number = $derived.by(() => {
    const found = this.choices.find(({ preview }) => typeof preview.coin === 'number')
    return (found?.preview.coin as number | undefined) ?? 0
  })

  /** Scoring is sent together with which tiles come off: until then it can be taken back. */
  startUnloading(score: number): void {
    this.props.choose(null)
    if (carried(this.mine.cube.faces).length) this.scoring = score
    else this.choose(score)
  }

  stopUnloading(): void {
    this.scoring = null
    this.keeping.clear()
  }

  unload(): void {
    this.plan = FACES.filter((face) => this.keeping.has(face))
    const { scoring } = this
    this.scoring = null
    if (scoring === null) this.goOn()
    else this.send(scoring)
  }

  /** The engine asks for one tile after the other, always in the same order. */
  goOn(): void {
    if (!this.choices.length) return
    this.swap.goOn()
    if (this.view.step !== 'keep') {
      if (this.scoring === null) this.keeping.clear()
      this.plan = null
      return
    }
    if (!this.plan) return
    let index: number | null = null
    while (index === null && this.plan.length) index = choiceTo.keep(this.choices, this.plan.shift()!)
    if (index === null) {
      this.plan = null
      index = find(this.choices, 'done')
    }
    if (index !== null) this.send(index)
  }

  // -- slots of the family game ----------------------------------------------------------------------

  slotMeant(slot: number): number | null {
    const { choices } = this
    if (this.shifting !== null) return choiceTo.shift(choices, this.shifting, slot)
    const targets = shiftsFrom(choices, slot)
    if (targets.length === 1) return choiceTo.shift(choices, slot, targets[0]!)
    return choiceTo.slot(choices, slot)
  }

  tapSlot(slot: number): void {
    const index = this.slotMeant(slot)
    if (index !== null) {
      this.shifting = null
      return this.choose(index)
    }
    if (this.shifting === null && shiftsFrom(this.choices, slot).length > 1) {
      this.props.choose(null)
      this.shifting = slot
      return
    }
    const meant = this.shifting === null ? { do: 'slot', slot } : { do: 'shift', slot: this.shifting, to: slot }
    this.shifting = null
    this.props.refuse(meant)
  }

  /** Other choices than before: what was begun is over. */
  letGoOfAll(): void {
    this.pointed = null
    this.shifting = null
    this.scoring = null
    this.warned = null
  }

  letGo(): void {
    this.pointed = null
    this.shifting = null
    this.swap.letGo()
    this.props.choose(null)
  }

  protected placesOf({ move, preview }: Choice): string[] {
    const cell = (preview.to ?? move.cell) as Cell | undefined
    if (typeof move.slot === 'number') return [place.slot(this.own, move.slot)]
    if (typeof move.seat === 'number') return [place.seat(move.seat)]
    return cell ? [place.cell(cell)] : []
  }
}

const cellUnder = (under: Element | null): Cell | null => {
  const found = under?.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(',').map(Number)
  return found ? [found[0]!, found[1]!] : null
}
const slotUnder = (under: Element | null): number | null => {
  const found = under?.closest<HTMLElement>('[data-slot]')?.dataset.slot
  return found === undefined ? null : Number(found)
}

const KEY = Symbol('octocube')
export const share = (play: Play) => setContext(KEY, play)
export const shared = () => getContext<Play>(KEY)
