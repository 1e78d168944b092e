/** What happened since the reader's last turn, once more and briefly: line by line, each with its
    places on the board. With less motion all lines stand there at once. */
import { t } from '../text/text.svelte'
import type { Note } from './note'
import { boardSettings } from './settings.svelte'

export interface Line {
  text: string
  places: string[]
}

const MOST = 12 // lines: after a long absence only the last ones
const EACH = 1100 // milliseconds for a line

/** Of one table; made while its component is set up. */
export class Recap {
  private lines = $state.raw<Line[]>([])
  private at = $state(0)
  private moves = $state(true)

  constructor(private readonly point: (places: string[]) => void) {
    $effect(() => {
      if (!this.lines.length) return
      if (this.at >= this.lines.length) return this.end()
      const { speed } = boardSettings()
      const pace = EACH / (speed === Infinity ? 2 : speed)
      if (this.moves) point(this.lines[this.at].places)
      else point(this.lines.flatMap((line) => line.places))
      const wait = this.moves ? pace : pace * Math.max(4, this.lines.length)
      const timer = setTimeout(() => (this.at = this.moves ? this.at + 1 : this.lines.length), wait)
      return () => clearTimeout(timer)
    })
  }

  /** `lines` as they are now: what happens from now on is animated. */
  show(lines: Line[]): void {
    this.moves = boardSettings().motion
    this.at = 0
    this.lines = lines.slice(-MOST)
  }

  end(): void {
    this.lines = []
    this.point([])
  }

  get note(): Note | null {
    const line = this.lines[this.at]
    if (!line) return null
    return {
      name: t('since-last-turn'),
      text: this.moves ? line.text : this.lines.map((one) => one.text).join(' '),
      count: this.moves ? `${this.at + 1} / ${this.lines.length}` : undefined,
      acts: [{ label: t('fast-forward'), icon: 'skip', do: () => this.end() }],
    }
  }
}
