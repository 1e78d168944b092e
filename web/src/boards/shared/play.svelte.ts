/** What the boards have in common: the view as it is drawn, the choices, clicks that are none. */
import type { BoardProps, Choice, EventStep, GameEvent, Move, View } from '../contract'

/** The view right after `step` of the batch of events that begins at `before`. */
export function viewAfter<V extends View>(
  before: V,
  steps: EventStep[],
  step: EventStep,
  apply: (view: V, event: GameEvent) => V,
): V {
  return steps
    .filter((one) => one.number <= step.number)
    .reduce((view, one) => apply(view, one.event), before)
}

/** What the reader is doing at a board. A game adds what is picked up or pointed at. */
export abstract class BoardPlay<V extends View> {
  constructor(
    private readonly given: () => BoardProps,
    private readonly apply: (view: V, event: GameEvent) => V, // what an event changes
  ) {}

  get props(): BoardProps {
    return this.given()
  }

  /** The table as it is drawn: `before` with the events shown so far. */
  readonly view: V = $derived.by(() => {
    const { view, step, before, steps } = this.props
    if (!step || !before) return view as V
    return viewAfter(before as V, steps, step, this.apply)
  })

  readonly choices: Choice[] = $derived.by(() => this.props.choices)
  readonly chosen: Choice | null = $derived.by(() => {
    const { chosen } = this.props
    return chosen === null ? null : (this.choices[chosen] ?? null)
  })

  /** Select a choice. Where there is none, say why: the server explains the move that was meant. */
  choose(index: number | null, meant?: Move): void {
    if (index === null) this.props.refuse(meant)
    else this.props.choose(index)
  }

  /** Choose and confirm: what led to it was the question. */
  send(index: number): void {
    const { props } = this
    if (props.chosen !== index) props.choose(index)
    if (props.chosen === index) props.choose(index)
  }

  /** Whether a place is emphasised: by the log, the guide or a hint. */
  isLit(id: string): boolean {
    return this.props.highlight.includes(id) || this.hinted.includes(id)
  }

  private readonly hinted: string[] = $derived.by(() => {
    const { hint } = this.props
    return hint ? this.placesOf(hint) : []
  })

  /** The places a choice is about. */
  protected abstract placesOf(choice: Choice): string[]
}
