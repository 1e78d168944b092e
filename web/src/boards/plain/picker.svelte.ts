/** Choosing by pointing: pieces, cells, piles and seats that a choice names can be clicked, and
 * narrow the choices down until one is left. */
import { getContext, setContext } from 'svelte'
import type { BoardProps, Choice } from '../contract'
import type { Reader } from './shape'

/** Something that a choice can name. `target('cell', [0, 1])` is the same for a choice and a grid. */
export const target = (kind: string, value: unknown) => `${kind}:${JSON.stringify(value)}`

export class Picker {
  private picked = $state.raw<string[]>([])
  private shown: Choice[] | null = null // the choices that were picked from

  constructor(private readonly props: () => BoardProps) {}

  get reader(): Reader {
    const { t, words, names } = this.props()
    return { t, words, names }
  }

  /** What each choice names, in the order of the choices. */
  readonly named = $derived.by(() => this.props().choices.map((choice) => this.targets(choice)))

  /** Numbers of the choices that name everything that has been picked. */
  readonly left = $derived.by(() => {
    const { named } = this
    const picked = this.picked.filter((one) => named.some((targets) => targets.includes(one)))
    return named.flatMap((targets, index) => (picked.every((one) => targets.includes(one)) ? [index] : []))
  })

  readonly narrowed = $derived.by(() => this.left.length < this.props().choices.length)

  private readonly possible = $derived.by(() => {
    const { choices, chosen } = this.props()
    // While a choice waits for confirmation, another can be made instead.
    const from = chosen === null ? this.left : choices.map((_, index) => index)
    return new Set(from.flatMap((index) => this.named[index]))
  })

  isPossible(what: string): boolean {
    return this.possible.has(what) || this.isPicked(what)
  }

  isPicked(what: string): boolean {
    const { chosen } = this.props()
    if (chosen !== null) return this.named[chosen]?.includes(what) ?? false
    return this.picked.includes(what) && this.named.some((targets) => targets.includes(what))
  }

  pick(what: string): void {
    const { choices, chosen, choose } = this.props()
    if (chosen !== null && this.named[chosen]?.includes(what)) {
      const others = this.named[chosen].filter((one) => one !== what)
      this.picked = others
      choose(null)
      return
    }
    if (this.shown !== choices) this.picked = []
    this.shown = choices
    if (chosen !== null) {
      // Keep what goes together with the new one, so that a card can go to another cell.
      const kept = this.named[chosen].filter((one) =>
        this.named.some((targets) => targets.includes(one) && targets.includes(what)),
      )
      this.picked = [...kept, what]
      choose(null)
    } else if (this.picked.includes(what)) {
      this.picked = this.picked.filter((one) => one !== what)
      return
    } else {
      this.picked = [...this.picked, what]
    }
    if (this.left.length === 1) choose(this.left[0])
  }

  clear(): void {
    this.picked = []
    this.props().choose(null)
  }

  private targets({ move }: Choice): string[] {
    const { parameters } = this.props().words
    return Object.entries(move).flatMap(([key, value]) => {
      const [type] = (parameters[key] ?? '').split(' ')
      if (key === 'do' || value === null) return []
      if (type === 'seat' || type === 'cell') return [target(type, value)]
      if (type === 'ordinal' || typeof value === 'number') return [target(key, value)]
      return [target('piece', value)]
    })
  }
}

const KEY = Symbol('picker')
export const provide = (picker: Picker) => setContext(KEY, picker)
export const shared = () => getContext<Picker>(KEY)
