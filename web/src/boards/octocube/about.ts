/** What every piece is, in words: for hover, long press, focus and screen readers. */
import { type Cell, cellOf, cellWord, type Face, type Majority, previewOf, type RollPreview, sideTo, type Space, type Tile } from './model'
import type { Play } from './play.svelte'
import { tileName } from './words'

/** What the most and the second most of something bring. */
export function aboutMajority(play: Play, { of, name, points }: Majority): string {
  const { t } = play.props
  const [first, second] = points
  return t('board-about-majority', { name: t.name(of, name), first: first ?? 0, second: second ?? 0 })
}

/** A tile: what it is, and what its kind and colour bring. */
export function aboutTile(play: Play, tile: Tile): string {
  const { t } = play.props
  if (tile.kind === 'coin') return t(play.family ? 'board-about-coin-family' : 'board-about-coin')
  const pays = play.view.majorities.filter(({ name }) => name === tile.kind || name === tile.colour)
  return [tileName(t, tile), ...pays.map((one) => aboutMajority(play, one))].join('. ')
}

/** A face of a cube. */
export function aboutFace(play: Play, face: Face, tile: Tile | null): string {
  const { t } = play.props
  const side = t.name('side', face)
  return tile ? t.label(side, aboutTile(play, tile)) : t('board-about-face', { face: side })
}

export const aboutPower = (play: Play, power: string) =>
  play.props.t('board-about-power', { power, does: play.props.t(`power-${power}`) })

/** A space: who and what is there, and what a tap would do. */
export function aboutSpace(play: Play, cell: Cell, space: Space): string {
  const { t, names } = play.props
  const height = space.tiles.length
  const [top] = space.tiles
  const said = [`${cellWord(cell)}:`]
  if (space.cube !== null) said.push(`${t('board-cube-of', { name: names[space.cube] ?? '' })},`)
  if (height) said.push(t('board-stack', { count: height }))
  if (top) said.push(t('board-on-top', { tile: tileName(t, top) }))
  if (space.abyss) {
    const { power } = space.abyss
    said.push(power ? `${t('board-abyss-power', { power })} (${t(`power-${power}`)})` : t('board-abyss'))
  } else if (!height) said.push(t('board-bare'))
  return said.join(' ') + whatFor(play, cell)
}

/** What a tap on a space would do, if anything. */
function whatFor(play: Play, cell: Cell): string {
  const { t } = play.props
  const index = play.meant(cell)
  const choice = index === null ? undefined : play.choices[index]
  if (!choice) return play.isOpen(cell) ? ` – ${t('board-choose-here')}` : ''
  const own = cellOf(play.mine)
  const side = own && sideTo(own, cell)
  if (choice.move.do !== 'roll' || !side) {
    const sticks = choice.preview.sticks as Tile | null | undefined
    return ` – ${t('board-choose-here')}${sticks ? `. ${t('board-sticks', { tile: tileName(t, sticks) })}` : ''}`
  }
  const direction = t('board-move-roll', { direction: t.name('side', side) })
  return ` – ${[direction, ...rollWords(play, previewOf<RollPreview>(choice))].join('. ')}`
}

/** What a roll would lead to. */
export function rollWords(play: Play, { sticks, lands, again, power }: Partial<RollPreview>): string[] {
  const { t } = play.props
  const said: string[] = []
  if (sticks) said.push(t('board-sticks', { tile: tileName(t, sticks) }))
  else if (play.isFull) said.push(t('board-full'))
  else if (lands) said.push(t('board-lands', { tile: tileName(t, lands) }))
  if (again) said.push(t('board-again'))
  if (power) said.push(t('board-power-after', { power }))
  return said
}
