/** The dice that fly when an event is shown: thrown by the wave, taken, stored, eaten. */
import { tick } from 'svelte'
import type { EventStep, GameEvent } from '../contract'
import { type Flight, Flights, type Spot } from '../shared/flights.svelte'
import { type At, type Die, place } from './model'
import type { Play } from './play.svelte'

interface Trip {
  of: number | null
  value: number | null
  from: string[] // places; the first that is drawn counts
  to: string[]
  tumbles?: boolean
}
export interface DieFlight extends Flight {
  creature: string
  value: number | null
  tumbles: boolean
}

const LONGEST = 420

/** Which dice an event moves. */
export function trips(event: GameEvent, wave: number | null): Trip[] {
  const seat = Number(event.seat)
  const die = event.die as Die
  const owner = event.owner as number | null
  const reef = (at: unknown, of = seat) => [place.hex(of, at as At), place.seat(of), place.tab('reef')]
  const home = (of: number | null) => (of === null ? [place.bigWave] : [place.seat(of), place.tab('reef')])
  switch (event.event) {
    case 'load':
      return [{ of: owner, value: null, from: home(owner), to: [place.slot(Number(event.slot))] }]
    case 'fall': {
      const landed = Number(event.wave)
      const to = event.wave === null ? home(owner) : [place.die(landed, { owner, value: Number(event.value) }), place.wave(landed)]
      return [{ of: owner, value: (event.value as number | null) ?? null, from: [place.slot(Number(event.slot))], to, tumbles: true }]
    }
    case 'store':
      return [{ of: die.owner, value: die.value, from: wave === null ? [] : [place.wave(wave)], to: reef(event.hex) }]
    case 'throw-out':
      return [{ of: die.owner, value: die.value, from: reef(event.hex), to: home(die.owner) }]
    case 'eat':
      return (event.dice as { die: Die; hex: At | null }[]).map(({ die: eaten, hex }) => ({
        of: eaten.owner,
        value: eaten.value,
        from: hex ? reef(hex) : wave === null ? [] : [place.die(wave, eaten), place.wave(wave)],
        to: [place.head, place.tab('kraken')],
      }))
    default:
      return []
  }
}

export class DiceFlights extends Flights<DieFlight> {
  constructor(
    private readonly play: Play,
    root: () => HTMLElement | undefined,
  ) {
    super(play.aloft, root)
  }

  /** Called before the page changes for a step: look where the dice are, then let them fly. */
  async show(step: EventStep): Promise<void> {
    const planned = trips(step.event, this.play.view.now.wave)
    const started = planned.map((trip) => this.find(trip.from))
    if (!planned.length) return
    await tick()
    const time = Math.min(LONGEST, Math.max(step.duration * 1.4, 200))
    const added = planned.flatMap((trip, n): DieFlight[] => {
      const from = started[n]
      const to = this.find(trip.to)
      if (!from || !to) return []
      this.aloft.add(to.id)
      return [this.flight(trip, from, to, n * 60, time)]
    })
    this.inAir = [...this.inAir, ...added]
  }

  /** From the middle of one place to the middle of another. */
  private flight(trip: Trip, from: Spot, to: Spot, delay: number, time: number): DieFlight {
    const width = Math.min(40, Math.max(24, Math.min(to.width, to.height)))
    const [start, end] = [middle(from), middle(to)]
    return {
      id: this.nextId(),
      key: to.id,
      ...{ x: end.x - width / 2, y: end.y - width / 2, width },
      from: `translate(${start.x - end.x}px, ${start.y - end.y}px)`,
      ...{ delay, time },
      creature: this.play.creature(trip.of),
      value: trip.value,
      tumbles: trip.tumbles ?? false,
    }
  }
}

const middle = ({ x, y, width, height }: Spot) => ({ x: x + width / 2, y: y + height / 2 })
