/** One position in which a move is looked for, until it is found or given up. */
import type { Choice, Move } from '../boards/contract'
import { same } from '../replay/turningPoints'

/** What is said of a move, or of the wish to see the solution (null). */
export interface Checked {
  right: boolean
  loss: number | null // of a wrong move: the share of the win that it gives away, if that is known
  best: Choice | null // once it is found or asked for
}

export type Check = (move: Move | null) => Promise<Checked>

export class Trial {
  chosen = $state<number | null>(null)
  tries = $state(0)
  wrong = $state.raw<{ move: Move; loss: number | null } | null>(null) // the latest
  ending = $state<'found' | 'shown' | null>(null)
  best = $state.raw<Choice | null>(null)
  busy = $state(false)
  private readonly refused = new Set<string>() // moves that were wrong, to count each once

  constructor(
    readonly choices: Choice[],
    private readonly check: Check,
  ) {}

  /** Select a choice; again on the same one tries it. */
  async choose(index: number | null): Promise<void> {
    if (this.ending || this.busy) return
    if (index !== null && index === this.chosen) return await this.attempt()
    this.chosen = index !== null && this.choices[index] ? index : null
    if (this.chosen !== null) this.wrong = null
  }

  async attempt(): Promise<void> {
    const choice = this.chosen === null ? null : this.choices[this.chosen]
    if (!choice || this.ending || this.busy) return
    const checked = await this.ask(choice.move)
    const key = JSON.stringify(choice.move)
    if (!this.refused.has(key)) this.tries += 1
    this.refused.add(key)
    this.chosen = null
    if (checked.right) {
      this.best = checked.best ?? choice
      this.ending = 'found'
    } else this.wrong = { move: choice.move, loss: checked.loss }
  }

  /** Show the solution. */
  async give(): Promise<void> {
    if (this.ending || this.busy) return
    const checked = await this.ask(null)
    this.chosen = null
    this.wrong = null
    this.best = checked.best
    this.ending = 'shown'
  }

  private async ask(move: Move | null): Promise<Checked> {
    this.busy = true
    try {
      return await this.check(move)
    } finally {
      this.busy = false
    }
  }
}

/** A choice with its preview, for a move that was named without one. */
export const choiceOf = (choices: Choice[], move: Move): Choice =>
  choices.find((one) => same(one.move, move)) ?? { move, preview: {} }
