/** How long a round of others may be looked at: once half of the time is used, everything gets quicker,
    so that it is never used up. A moment of its own (a wave that breaks) is not counted. */
export const ROUND = 3000 // milliseconds, at normal speed
export const MOMENT = 1500
const PAUSE = 3000 // nothing to show for so long: somebody thinks, and nobody waits for animations

export class Round {
  private spent = 0
  private last = -Infinity // when the last event that was let through ends

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** The reader has decided: the next round begins. */
  begin(): void {
    this.spent = 0
  }

  /** How long an event is shown that would take `duration` by itself, at a speed. */
  allow(duration: number, speed: number): number {
    const wanted = duration * speed
    if (wanted >= MOMENT) return duration
    const now = this.clock()
    if (now - this.last > PAUSE) this.spent = 0
    const left = ROUND - this.spent
    const shown = Math.min(wanted, (wanted * left) / (ROUND / 2))
    this.spent += shown
    this.last = Math.max(now, this.last) + shown / speed
    return shown / speed
  }
}
