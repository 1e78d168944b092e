/** The tile that is being laid: where, turned how. Only legal places can be shown. */
import type { Fields, Move } from '../contract'
import { type At, atKey, type LayPreview, layOf, sameAt, STRENGTHS, wayTo, xOf, yOf } from './model'
import type { Play } from './play.svelte'

interface Site extends LayPreview {
  index: number // of the choice
}

export class Builder {
  anchor = $state.raw<At | null>(null) // the hex that was tapped
  laid = $state<number | null>(null) // the choice that lies there for now
  over = $state.raw<At | null>(null) // the hex that is pointed at

  constructor(private readonly play: Play) {}

  readonly sites: Site[] = $derived.by(() =>
    this.play.choices.flatMap((choice, index) => (choice.move.do === 'lay' ? [{ ...layOf(choice), index }] : [])),
  )

  /** The hexes that a site covers, each with the level it would have. */
  readonly cells: Map<string, { at: At; level: number }> = $derived.by(() => {
    const found = new Map<string, { at: At; level: number }>()
    for (const { hexes, level } of this.sites) for (const at of hexes) found.set(atKey(at), { at, level })
    return found
  })

  /** What is shown as a ghost: pointed at, else laid. */
  readonly ghost: (LayPreview & { sure: boolean }) | null = $derived.by(() => {
    if (this.play.props.step) return null
    const laid = this.sites.find((site) => site.index === this.laid)
    if (this.over && !covers(laid, this.over)) {
      const pointed = this.bestAt(this.over)
      if (pointed) return { ...pointed, sure: false }
    }
    return laid ? { ...laid, sure: true } : null
  })

  /** The sites over a hex: those with the first symbol there first, clockwise. */
  private at(at: At): Site[] {
    const rank = (site: Site) => {
      const first = sameAt(site.hexes[0]!, at)
      return (first ? 0 : 10) + wayTo(at, site.hexes[first ? 1 : 0]!)
    }
    return this.sites
      .filter((site) => site.hexes.some((one) => sameAt(one, at)))
      .sort((one, other) => rank(one) - rank(other))
  }

  /** The site over a hex that makes the reef strongest. */
  private bestAt(at: At): Site | undefined {
    return this.at(at).sort((one, other) => strong(other) - strong(one))[0]
  }

  /** Lay the tile on a hex, or turn it when it lies there. */
  tap(at: At): void {
    if (this.anchor && covers(this.current(), at)) return this.turn()
    this.bring(at)
  }

  /** Lay the tile on a hex, as it is shown there. */
  bring(at: At): void {
    this.over = null
    if (covers(this.current(), at)) return
    const site = this.bestAt(at)
    if (!site) return this.refuse(at)
    this.anchor = at
    this.put(site.index)
  }

  /** The next way the tile can lie on its hex, with the same symbol there. */
  turn(): void {
    const laid = this.current()
    if (!laid || !this.anchor) return this.begin()
    const which = sameAt(laid.hexes[0]!, this.anchor)
    const ways = this.at(this.anchor).filter((site) => sameAt(site.hexes[0]!, this.anchor!) === which)
    const next = ways[(ways.findIndex((site) => site.index === laid.index) + 1) % ways.length]
    if (next) this.put(next.index)
  }

  /** The two symbols change places. */
  swap(): void {
    const laid = this.current()
    if (!laid) return this.begin()
    const [one, two] = laid.hexes
    const other = this.sites.find((site) => sameAt(site.hexes[0]!, two!) && sameAt(site.hexes[1]!, one!))
    if (other) this.put(other.index)
  }

  /** Lay it for now where it does most: it can be moved and turned, or left there. */
  begin(): void {
    const index = this.snug()
    const site = this.sites.find((one) => one.index === index)
    if (!site) return
    this.anchor = site.hexes[0]!
    this.put(site.index)
  }

  /** Lay it where a hint says. */
  follow(hint: { move: Move; preview: Fields }): void {
    const wanted = JSON.stringify(hint.move)
    const site = this.sites.find(({ index }) => JSON.stringify(this.play.choices[index]!.move) === wanted)
    if (!site) return
    this.anchor = site.hexes[0]!
    this.put(site.index)
  }

  confirm(): void {
    const laid = this.current()
    if (laid) this.play.send(laid.index)
  }

  drop(): void {
    this.anchor = null
    this.laid = null
    this.over = null
  }

  current(): Site | undefined {
    return this.sites.find((site) => site.index === this.laid)
  }

  private put(index: number): void {
    this.laid = index
  }

  /** The site that makes the reef strongest; of those the one nearest to its middle. */
  snug(): number | null {
    const { reef } = this.play.seat(this.play.mine)
    const x = reef.reduce((sum, hex) => sum + xOf(hex.at), 0) / Math.max(1, reef.length)
    const y = reef.reduce((sum, hex) => sum + yOf(hex.at), 0) / Math.max(1, reef.length)
    const far = (site: Site) =>
      site.hexes.reduce((sum, at) => sum + Math.hypot(xOf(at) - x, yOf(at) - y), 0)
    const sorted = [...this.sites].sort((one, other) => strong(other) - strong(one) || far(one) - far(other))
    return sorted[0]?.index ?? null
  }

  /** No tile can lie here: ask about one that covers this hex and a neighbour, if there is one. */
  private refuse(at: At): void {
    const { reef } = this.play.seat(this.play.mine)
    const on = reef.findIndex((one) => sameAt(one.at, at))
    const ways = reef.map((one) => wayTo(at, one.at)).filter((way) => way >= 0)
    this.play.props.refuse(on < 0 ? undefined : { do: 'lay', on, way: ways[0] ?? 0, swapped: false })
  }
}

const covers = (site: Site | undefined, at: At) => site?.hexes.some((one) => sameAt(one, at)) ?? false

/** How strong the reef would be. */
const strong = ({ strengths }: Site) => STRENGTHS.reduce((sum, kind) => sum + strengths[kind], 0)
