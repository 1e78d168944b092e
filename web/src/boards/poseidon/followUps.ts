/** What follows from a choice and has one sensible answer is decided for the player: which dice make
    up a meal, where a die is stored, how the rest of the dice is loaded. Each question is answered
    like this once: whoever takes the answer back decides by hand. */
import type { Choice } from '../contract'
import { may } from './model'
import type { Play } from './play.svelte'

export type Shortcut = 'load' | 'reef' | 'pick' | 'room'
const ANSWERS: Record<Shortcut, string[]> = { load: ['row'], reef: ['tile', 'site'], pick: ['pick'], room: ['room'] }
const SETUP: Record<string, Shortcut> = {
  ...{ reefs: 'reef', 'first-dice': 'load', 'first-tip': 'load', 'more-dice': 'load' },
}

export class FollowUps {
  private running: { what: Shortcut; stage: string; turn: number } | null = null
  private readonly begun = new Set<string>() // questions that were answered for the player

  constructor(private readonly play: Play) {}

  start(what: Shortcut): void {
    const { stage, turn } = this.play.view
    this.running = { what, stage, turn }
    this.answer(what)
  }

  /** Answer what is asked if it follows; called whenever there is something to decide. */
  goOn(): void {
    const { task, view } = this.play
    if (!task || this.play.props.readonly) return // a better move of a replay is only shown
    if (this.running) {
      const { what, stage, turn } = this.running
      if (stage === view.stage && turn === view.turn && ANSWERS[what].includes(task)) return this.answer(what)
      this.running = null
    }
    const question = this.question(task)
    if (!question || this.begun.has(question.key)) return
    this.begun.add(question.key)
    this.start(question.what)
  }

  private question(task: string): { what: Shortcut; key: string } | null {
    const { view, choices, props } = this.play
    const { goal, corals, takes_left: left } = view.now
    if (task === 'pick') return { what: 'pick', key: `pick ${view.turn} ${goal ?? corals.join()}` }
    // With a free storage it goes there; which die to throw out for it is the player's choice.
    if (task === 'room' && choices.some(isFree)) return { what: 'room', key: `room ${view.turn} ${left}` }
    const setup = SETUP[view.stage]
    if (props.quick && setup && ANSWERS[setup].includes(task)) return { what: setup, key: `setup ${view.stage}` }
    return null
  }

  private answer(what: Shortcut): void {
    const index = this.pickFor(what)
    if (index === null) this.running = null
    else this.play.send(index)
  }

  /** A fair answer: the emptiest row, the strongest place, dice that help nobody else. */
  private pickFor(what: Shortcut): number | null {
    const { choices, view, builder } = this.play
    if (what === 'load') {
      const room = (row: unknown) => view.big_wave.slots.filter((slot) => slot.group === row && !slot.taken).length
      return best(choices, ({ move }) => (move.do === 'load' ? room(move.row) : -1))
    }
    if (what === 'pick') return best(choices, servings)
    if (what === 'room') return best(choices, (choice) => (isFree(choice) ? 1 : 0))
    return may(choices, 'start') ? 0 : builder.snug()
  }
}

const isFree = ({ move, preview }: Choice) => move.do === 'hex' && preview.die === null

/** Done as soon as possible; else dice of the sea that move nobody before stored ones, which keep. */
function servings({ move, preview }: Choice): number {
  if (move.do === 'enough') return 9
  if (move.do === 'take') return preview.moves_owner ? 1 : 3
  return 2
}

export function best(choices: Choice[], worth: (choice: Choice) => number): number | null {
  let found: number | null = null
  let most = -1
  choices.forEach((choice, index) => {
    const value = worth(choice)
    if (value > most) [found, most] = [index, value]
  })
  return found
}
