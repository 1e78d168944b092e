/** The treasures, drawn on a square of 100: a silhouette that is told by its outline alone, and
    what is drawn upon it. */
export interface Pictogram {
  outline: string
  fill: string
  parts: { d: string; fill?: string; line?: string; width?: number }[]
}

const star = (cx: number, cy: number, outer: number, inner: number): string => {
  const at = (n: number, radius: number) => {
    const angle = (Math.PI / 5) * n - Math.PI / 2
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const
  }
  // Arms with round ends: curves through the valleys, pulled out by the tips.
  const valleys = Array.from({ length: 5 }, (_, n) => at(2 * n + 1, inner))
  const arms = valleys.map((valley, n) => {
    const next = valleys[(n + 1) % 5]!
    const left = at(2 * n + 1.6, outer)
    const right = at(2 * n + 2.4, outer)
    void valley
    return `C${[...left, ...right, ...next].map((x) => x.toFixed(1)).join(' ')}`
  })
  return `M${valleys[0]!.map((x) => x.toFixed(1)).join(' ')}${arms.join('')}Z`
}

export const PICTOGRAMS: Record<string, Pictogram> = {
  diamond: {
    outline: 'M32 18H68L88 42 50 87 12 42Z',
    fill: '#7fe3fb',
    parts: [
      { d: 'M32 18H68L62 42H38Z', fill: '#e2fbff' },
      { d: 'M12 42H38L50 87Z', fill: '#4cc4ea' },
      { d: 'M62 42H88L50 87Z', fill: '#2aa3d3' },
      { d: 'M14 42H86M32 18 38 42 50 85 62 42 68 18', line: '#0c2733', width: 3.5 },
    ],
  },
  pearl: {
    outline:
      'M50 14A25 25 0 0 1 74 46C80 46 86 48 91 52 88 76 72 87 50 87S12 76 9 52C14 48 20 46 26 46A25 25 0 0 1 50 14Z',
    fill: '#b06a8f',
    parts: [
      { d: 'M9 52C22 42 38 60 50 60S78 42 91 52C88 76 72 87 50 87S12 76 9 52Z', fill: '#c97fa6' },
      { d: 'M50 64V84M34 61 40 82M66 61 60 82M20 56 29 75M80 56 71 75', line: '#7c3d62', width: 3.5 },
      { d: 'M50 14A23.5 23.5 0 1 1 50 61 23.5 23.5 0 0 1 50 14Z', fill: '#fff6fb', line: '#0c2733', width: 4 },
      { d: 'M36 33A16 16 0 0 1 48 22', line: '#e6a9c8', width: 6 },
    ],
  },
  sextant: {
    outline: 'M44 12H56L62 24 91 72 85 82C62 92 38 92 15 82L9 72 38 24Z',
    fill: '#f0b93a',
    parts: [
      { d: 'M50 34 70 68C57 73 43 73 30 68Z', fill: '#0c2733' },
      { d: 'M50 20 58 80', line: '#0c2733', width: 12 },
      { d: 'M50 20 58 80', line: '#ffe9a8', width: 6 },
      { d: 'M19 74 22 80M33 79 34 84M45 81V86M72 78 74 83', line: '#7d5307', width: 4 },
      { d: 'M50 16A7 7 0 1 1 50 30 7 7 0 0 1 50 16Z', fill: '#fff3c9', line: '#0c2733', width: 4 },
    ],
  },
  amphora: {
    outline:
      'M36 12H64V22L60 26 61 30C76 22 88 33 80 46 77 51 73 52 71 51 74 66 64 78 57 82V86H60V91H40V86H43V82C36 78 26 66 29 51 27 52 23 51 20 46 12 33 24 22 39 30L40 26 36 22Z',
    fill: '#d9622b',
    parts: [
      { d: 'M38 34C29 29 22 34 26 41 28 45 31 45 33 43M62 34C71 29 78 34 74 41 72 45 69 45 67 43', fill: '#0c2733' },
      { d: 'M30 52H70', line: '#5b1f06', width: 4 },
      { d: 'M31 64 38 57 44 64 50 57 56 64 62 57 69 64', line: '#ffd9b0', width: 4.5 },
      { d: 'M36 70H64', line: '#5b1f06', width: 4 },
      { d: 'M44 18H48V40', line: '#ff9d66', width: 4 },
    ],
  },
  starfish: {
    outline: star(50, 54, 63, 22),
    fill: '#ff7d6b',
    parts: [
      {
        d: 'M50 24V38M78 45 65 50M68 79 59 66M32 79 41 66M22 45 35 50',
        line: '#ffd3c7',
        width: 6.5,
      },
      { d: 'M50 47A7 7 0 1 1 50 61 7 7 0 0 1 50 47Z', fill: '#ffd3c7' },
    ],
  },
  coin: {
    outline: 'M50 12A38 38 0 1 1 50 88 38 38 0 0 1 50 12Z',
    fill: '#f7c23c',
    parts: [
      { d: 'M50 20A30 30 0 1 1 50 80 30 30 0 0 1 50 20Z', line: '#8c5a06', width: 4 },
      { d: 'M50 28V74M34 30V42C34 52 66 52 66 42V30M40 68H60', line: '#6b4403', width: 7 },
      { d: 'M22 38A30 30 0 0 1 36 24', line: '#fff2bf', width: 5 },
    ],
  },
}
