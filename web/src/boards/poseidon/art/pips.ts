/** Where the pips of a die lie, in steps from the middle one. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}

/** A die with the mark of its owner at the lower right corner, which must not hide a pip. */
export interface Face {
  middle: number // of the pips, across and down
  step: number
  pip: number // radius
  mark: { at: number; radius: number; rim: number }
}

export const DIE: Face = { middle: 17.2, step: 8, pip: 3.6, mark: { at: 35.2, radius: 8, rim: 1.6 } }
export const STORED: Face = { middle: -0.05, step: 0.125, pip: 0.055, mark: { at: 0.26, radius: 0.13, rim: 0.025 } }
