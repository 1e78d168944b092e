/** The way of the arrow keys: to the nearest button that lies that way. */

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export interface Middle {
  x: number
  y: number
}

/** The number of the spot that an arrow key leads to from here; -1: none. */
export function next(here: Middle, key: string, spots: Middle[]): number {
  const way = STEPS[key]
  if (!way) return -1
  let found = -1
  let nearest = Infinity
  spots.forEach((spot, number) => {
    const along = (spot.x - here.x) * way[0] + (spot.y - here.y) * way[1]
    const across = Math.abs((spot.x - here.x) * way[1]) + Math.abs((spot.y - here.y) * way[0])
    if (along < 4 || across > along * 2.2) return
    const distance = along + across * 2
    if (distance < nearest) [found, nearest] = [number, distance]
  })
  return found
}
