/** Tells a mouse that is moved to a piece from one that rests while the board moves under it: then
    nobody points at what is there now. */
export class Mouse {
  private at: { x: number; y: number } | null = null
  private rests = false

  /** At `pointerover`: whether it was moved there. */
  cameTo({ clientX: x, clientY: y }: MouseEvent): boolean {
    this.rests = !this.at || (this.at.x === x && this.at.y === y)
    this.at = { x, y }
    return !this.rests
  }

  /** At `pointermove`: whether it stirs on something that came under it. */
  stirs({ clientX: x, clientY: y }: MouseEvent): boolean {
    const rested = this.rests
    this.rests = false
    this.at = { x, y }
    return rested
  }
}
