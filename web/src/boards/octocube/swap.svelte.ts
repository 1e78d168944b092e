/** Power H: two stacks change places. They can be tapped in either order; the server wants the one that
    comes first, row by row, first. So nothing is sent until both are known. */
import { type Cell, choiceTo, may, sameCell, spaceAt } from './model'
import type { Play } from './play.svelte'

const before = (one: Cell, other: Cell) => (one[0] - other[0] || one[1] - other[1]) < 0

export class Swap {
  first = $state.raw<Cell | null>(null) // as they were tapped
  second = $state.raw<Cell | null>(null)

  constructor(private readonly play: Play) {}

  /** Neither stack has been named yet. */
  private get isAsked(): boolean {
    const { step, now } = this.play.view
    return step === 'power' && now.power === 'H' && now.cell === null && may(this.play.choices, 'space')
  }

  /** Whether a stack can be tapped. The server offers the last one only as the second. */
  isOpen(cell: Cell): boolean {
    const space = this.isAsked ? spaceAt(this.play.view, cell) : undefined
    return !!space && space.cube === null && (space.tiles.length > 0 || space.abyss !== null)
  }

  isPicked(cell: Cell): boolean {
    return [this.first, this.second].some((one) => one !== null && sameCell(one, cell))
  }

  /** Whether the tap was for a swap. */
  tap(cell: Cell): boolean {
    if (!this.isOpen(cell)) return false
    const { props } = this.play
    const { first, second } = this
    if (first && second && sameCell(second, cell) && props.chosen !== null) {
      props.choose(props.chosen) // a second tap confirms
      return true
    }
    props.choose(null)
    if (first === null) this.first = cell
    else if (sameCell(first, cell)) this.letGo()
    else {
      this.second = cell
      this.play.choose(choiceTo.cell(this.play.choices, 'space', before(first, cell) ? first : cell))
    }
    return true
  }

  /** The stack that comes first has been sent: the other one follows. */
  goOn(): void {
    const { first, second, play } = this
    if (this.isAsked) return
    this.letGo()
    const named = play.view.now.power === 'H' ? (play.view.now.cell as Cell | null) : null
    if (!named || !first || !second || !sameCell(named, before(first, second) ? first : second)) return
    const index = choiceTo.cell(play.choices, 'space', before(first, second) ? second : first)
    if (index !== null) play.send(index)
  }

  /** Nothing is to be confirmed any more. */
  forgetSecond(): void {
    this.second = null
  }

  letGo(): void {
    this.first = null
    this.second = null
  }
}
