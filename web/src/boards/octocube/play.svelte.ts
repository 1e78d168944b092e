/** What the reader is doing at the board: what is pointed at, which tiles are to stay on the cube.
    Which moves there are comes from the shell; whatever is none of them gets a reason. */
import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { BoardProps, Choice, Fields } from '../contract'
import { Drag } from '../drag.svelte'
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
import { after } from './story'

/** A cube as it would stand. */
export interface Ghost {
  cell: Cell
  faces: Faces
  sticks: Tile | null
  sure: boolean // chosen, not only pointed at
}

export class Play {
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
  private plan: Face[] | null = null // what of `keeping` is still to be said

  constructor(private readonly given: () => BoardProps) {}

  get props(): BoardProps {
    return this.given()
  }

  /** The table as it is drawn: what the steps so far have made of it. */
  readonly view: OctocubeView = $derived.by(() => {
    const { view, step, before, steps } = this.props
    if (!step || !before) return view as OctocubeView
    return after(before as OctocubeView, steps, step)
  })

  readonly choices: Choice[] = $derived.by(() => this.props.choices)
  readonly family: boolean = $derived.by(() => this.view.mode === 'family')

  /** The seat at the near side of the table; who only looks on sits with whoever moves. */
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

  // -- deeds ---------------------------------------------------------------------------------------

  choose(index: number | null): void {
    if (index === null) return this.refuse()
    this.pointed = null
    this.props.choose(index)
  }

  /** Without asking once more: what led to it was the question. */
  private send(index: number): void {
    this.props.choose(index)
    if (this.props.chosen === index) this.props.choose(index)
  }

  roll(side: Side): void {
    const index = choiceTo.roll(this.choices, side)
    if (index !== null) return this.choose(index)
    if (!may(this.choices, 'roll') || !this.ownCell) return this.refuse()
    const there = this.neighbour(side)
    if (!there) this.props.wrong('off-the-board', { direction: side })
    else this.props.wrong('space-taken', { cell: there })
  }

  private neighbour(side: Side): Cell | null {
    const { board } = this.view
    for (const [row, line] of board.entries()) {
      for (const column of line.keys()) {
        if (this.ownCell && sideTo(this.ownCell, [row, column]) === side) return [row, column]
      }
    }
    return null
  }

  /** What a tap on a space means now. */
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
    if (index !== null) return this.choose(index)
    if (!this.choices.length) return this.refuse()
    if (this.isOwn(cell) && may(this.choices, 'roll')) return
    const why = this.whyNot(cell)
    if (why) this.props.wrong(why, { cell })
    else this.refuse()
  }

  readonly isOwn = (cell: Cell) => this.ownCell !== null && sameCell(this.ownCell, cell)

  private whyNot(cell: Cell): string | null {
    const { choices } = this
    const space = spaceAt(this.view, cell)
    const taken = space?.cube !== null ? 'space-taken' : null
    if (may(choices, 'place')) return taken ?? 'not-at-the-edge'
    if (may(choices, 'roll')) return taken ?? 'not-next-to-cube'
    if (!may(choices, 'space')) return null
    if (this.view.step === 'return') return 'pile-goes-elsewhere'
    if (this.view.now.power === 'C') return taken
    if (this.view.now.power === 'H') {
      const chosen = this.view.now.cell as Cell | null
      return chosen && sameCell(chosen, cell) ? 'same-stack' : 'no-stack-there'
    }
    if (this.view.now.power === 'F' && this.ownCell && !sideTo(this.ownCell, cell)) return 'not-next-to-cube'
    return 'no-tile-to-see'
  }

  // -- taking tiles off ------------------------------------------------------------------------------

  toggle(face: Face): void {
    if (!this.mine.cube.faces[face]) return this.props.wrong('face-empty', { face })
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
    this.shifting = null
    const { tile } = this.view.now
    if (this.view.step !== 'slot' || !this.choices.length || !tile) return this.refuse()
    if (this.mine.slots[slot]?.tile) this.props.wrong('cannot-shift')
    else this.props.wrong('slot-does-not-fit', { tile })
  }

  // -- reasons ---------------------------------------------------------------------------------------

  letGo(): void {
    this.pointed = null
    this.shifting = null
    this.props.choose(null)
  }

  /** Nothing of the kind can be chosen now: say why. */
  refuse(): void {
    if (this.props.readonly) return
    const { code, params } = this.reason()
    this.props.wrong(code, params)
  }

  private reason(): { code: string; params?: Fields } {
    if (this.props.step) return { code: 'still-showing' }
    if (this.view.to_move < 0) return { code: 'game-over' }
    if (this.props.seat === null) return { code: 'spectators-only-look' }
    if (!this.choices.length) return { code: 'not-your-turn' }
    const { step, now } = this.view
    if (step === 'power') return { code: 'must-finish-power', params: { power: now.power } }
    if (step === 'act') return { code: this.family ? 'must-roll-or-take-back' : 'must-act' }
    return { code: MUST[step] ?? 'must-act' }
  }

  // -- drawing ---------------------------------------------------------------------------------------

  isLit(id: string): boolean {
    return this.props.highlight.includes(id) || this.hinted.includes(id)
  }

  private readonly hinted: string[] = $derived.by(() => {
    const { hint } = this.props
    if (!hint) return []
    const cell = (hint.preview.to ?? hint.move.cell) as Cell | undefined
    if (typeof hint.move.slot === 'number') return [place.slot(this.own, hint.move.slot)]
    if (typeof hint.move.seat === 'number') return [place.seat(hint.move.seat)]
    return cell ? [place.cell(cell)] : []
  })
}

const cellUnder = (under: Element | null): Cell | null => {
  const found = under?.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(',').map(Number)
  return found ? [found[0]!, found[1]!] : null
}
const slotUnder = (under: Element | null): number | null => {
  const found = under?.closest<HTMLElement>('[data-slot]')?.dataset.slot
  return found === undefined ? null : Number(found)
}

const MUST: Record<string, string> = {
  place: 'must-place',
  orient: 'must-orient',
  again: 'must-roll-or-stop',
  offer: 'must-use-or-stop',
  keep: 'must-unload',
  slot: 'must-fill-slot',
  pile: 'must-pile',
  return: 'must-put-back',
}

const KEY = Symbol('octocube')
export const share = (play: Play) => setContext(KEY, play)
export const shared = () => getContext<Play>(KEY)
