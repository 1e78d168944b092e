/** Dice on their way: thrown by the wave, taken, stored, eaten. An event is told in the page at once;
    the die that moved is shown flying there, and is hidden where it arrives until it does. */
import { tick } from 'svelte'
import type { EventStep, GameEvent } from '../contract'
import { type At, type Die, place } from './model'
import type { Play } from './play.svelte'

interface Trip {
  of: number | null
  value: number | null
  from: string[] // places; the first that is drawn counts
  to: string[]
  tumbles?: boolean
}
interface Box {
  x: number
  y: number
  width: number
  id: string
}
export interface Flight {
  id: number
  creature: string
  value: number | null
  x: number
  y: number
  width: number
  from: string
  tumbles: boolean
  delay: number
  time: number
  aloft: string
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

export class Flights {
  inAir = $state.raw<Flight[]>([])
  private count = 0

  constructor(
    private readonly play: Play,
    private readonly root: () => HTMLElement | undefined,
  ) {}

  /** Called before the page changes for a step: look where the dice are, then let them fly. */
  async show(step: EventStep): Promise<void> {
    const planned = trips(step.event, this.play.view.now.wave)
    const started = planned.map((trip) => this.find(trip.from))
    if (!planned.length) return
    await tick()
    const time = Math.min(LONGEST, Math.max(step.duration * 1.4, 200))
    const added = planned.flatMap((trip, n): Flight[] => {
      const from = started[n]
      const to = this.find(trip.to)
      if (!from || !to) return []
      this.play.aloft.add(to.id)
      return [this.flight(trip, from, to, n * 60, time)]
    })
    this.inAir = [...this.inAir, ...added]
  }

  private flight(trip: Trip, from: Box, to: Box, delay: number, time: number): Flight {
    const width = Math.min(40, Math.max(24, to.width))
    return {
      id: ++this.count,
      creature: this.play.creature(trip.of),
      value: trip.value,
      ...{ x: to.x, y: to.y, width },
      from: `translate(${from.x - to.x}px, ${from.y - to.y}px)`,
      tumbles: trip.tumbles ?? false,
      ...{ delay, time },
      aloft: to.id,
    }
  }

  landed(flight: Flight): void {
    this.play.aloft.delete(flight.aloft)
    this.inAir = this.inAir.filter((one) => one.id !== flight.id)
  }

  clear(): void {
    this.inAir = []
    this.play.aloft.clear()
  }

  /** The middle of the first of these places that is drawn, seen from the board. */
  private find(ids: string[]): Box | null {
    const root = this.root()
    if (!root) return null
    const origin = root.getBoundingClientRect()
    for (const id of ids) {
      const box = root.querySelector(`[data-place="${id}"]`)?.getBoundingClientRect()
      if (!box?.width) continue
      const { x, y, width, height } = box
      return { x: x + width / 2 - origin.x, y: y + height / 2 - origin.y, width: Math.min(width, height), id }
    }
    return null
  }
}
