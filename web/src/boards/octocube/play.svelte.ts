/** What the reader is doing at the board: what is pointed at, which tiles are to stay on the cube. */
import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { BoardProps, Choice, Move } from '../contract'
import { Drag } from '../shared/drag.svelte'
import { BoardPlay } from '../shared/play.svelte'
import { applyEvent } from './events'
import {
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
  shiftsFrom,
  type Side,
  sideTo,
  spaceAt,
  type Tile,
} from './model'

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
  private plan: Face[] | null = null // faces of `keeping` that are still to be sent

  constructor(given: () => BoardProps) {
    super(given, applyEvent)
  }

  readonly family: boolean = $derived.by(() => this.view.mode === 'family')

  /** The seat at the near side of the table; spectators sit with the player to move. */
  readonly own: number = $derived.by(() => this.props.seat ?? Math.max(0, this.view.to_move))
  readonly mine: Seat = $derived.by(() => this.view.seats[this.own]!)
  readonly ownCell: Cell | null = $derived.by(() => cellOf(this.mine))

  /** The choice to show before it is made: pointed at, else chosen, else hinted. */
  readonly shown: Choice | null = $derived.by(() => {
    const { chosen, hint, step } = this.props
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
    this.choose(choiceTo.roll(this.choices, side), { do: 'roll', direction: side })
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

  tap(cell: Cell): void {
    const index = this.meant(cell)
    if (index === null && this.isOwn(cell) && may(this.choices, 'roll')) return
    this.choose(index, this.moveTo(cell))
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

  toggle(face: Face): void {
    if (!this.mine.cube.faces[face]) return this.props.refuse({ do: 'keep', face })
    if (this.keeping.has(face)) this.keeping.delete(face)
    else this.keeping.add(face)
  }

  /** The tiles that come off if nothing more is decided. */
  readonly takingOff: Tile[] = $derived.by(() =>
    FACES.flatMap((face) => (this.keeping.has(face) ? [] : (this.mine.cube.faces[face] ?? []))),
  )

  unload(): void {
    this.plan = FACES.filter((face) => this.keeping.has(face))
    this.goOn()
  }

  /** The engine asks for one tile after the other, always in the same order. */
  goOn(): void {
    if (!this.choices.length) return
    if (this.view.step !== 'keep') {
      this.keeping.clear()
      this.plan = null
      return
    }
    if (!this.plan) return
    const face = this.plan.shift()
    const index = face ? choiceTo.keep(this.choices, face) : find(this.choices, 'done')
    if (!face) this.plan = null
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

  letGo(): void {
    this.pointed = null
    this.shifting = null
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
