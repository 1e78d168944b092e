/** What an event changes on the table, so that a batch of events can be shown one by one.

    Nothing is decided here: the server has sent what happened, and after the last event the board
    shows the server's view. Points and majorities wait for that view. */
import type { GameEvent } from '../contract'
import {
  BARE,
  type Cell,
  FACES,
  type Faces,
  type OctocubeView,
  sameTile,
  type Seat,
  type Slot,
  type Space,
  spaceAt,
  type Tile,
} from './model'

type Now = OctocubeView['now']

/** The view after an event. */
export function applyEvent(view: OctocubeView, event: GameEvent): OctocubeView {
  const seat = event.seat as number
  const cell = event.cell as Cell
  const tile = event.tile as Tile
  const faces = event.faces as Faces
  const turned = { orientation: event.orientation as number, faces }
  switch (event.event) {
    case 'turn':
      return { ...view, now: IDLE, to_move: seat, turn: event.turn as number, step: stepOf(view, seat) }
    case 'aim':
    case 'choose':
      return withNow(view, { cell })
    case 'place':
      return withCube(withNow(moved(view, seat, cell), { cell: null }), seat, turned)
    case 'roll':
      return withCube(moved(view, seat, event.to as Cell), seat, turned)
    case 'rotate':
    case 'turn-over':
      return withCube(view, seat, turned)
    case 'lift':
      return moved(view, seat, event.to as Cell)
    case 'change-places': {
      const other = event.with as number
      const away = moved(moved(view, seat, null), other, null)
      return moved(moved(away, seat, event.to as Cell), other, event.from as Cell)
    }
    case 'home':
      return moved(view, seat, null)
    case 'stick':
      return withFace(withoutTop(view, cell), seat, 'down', tile)
    case 'take':
      return withFace(withoutTop(view, cell), seat, 'up', tile)
    case 'reveal':
      return withTop(view, cell, tile)
    case 'abyss': {
      const laid = withSpace(view, cell, { abyss: { power: event.power as string | null } })
      return { ...laid, supply: backs(event.left as number) }
    }
    case 'keep':
      return withNow(view, { kept: [...view.now.kept, event.face as string] })
    case 'score':
      return scored(view, event)
    case 'power': {
      const power = event.power as string
      return withNow(view, { power, used: [...view.now.used, power] })
    }
    case 'swap-own':
      return withFace(onBoard(view, seat, event.gives as Tile, event.gets as Tile), seat, 'up', event.gets as Tile)
    case 'trade':
      return withTop(onBoard(view, seat, event.gets as Tile, event.gives as Tile), cell, event.gives as Tile)
    case 'swap-tops': {
      const given = withFace(view, seat, 'up', event.gets as Tile)
      return withFace(given, event.with as number, 'up', event.gives as Tile)
    }
    case 'swap-stacks': {
      const to = event.to as Cell
      const [one, other] = [spaceAt(view, cell), spaceAt(view, to)]
      if (!one || !other) return view
      const half = withSpace(view, cell, { tiles: other.tiles, abyss: other.abyss })
      return withSpace(half, to, { tiles: one.tiles, abyss: one.abyss })
    }
    case 'last-round':
      return { ...view, last_round: true }
    case 'end':
      return { ...view, to_move: -1, step: 'over' }
    default:
      return family(view, event)
  }
}

/** Taking back, filling slots, putting back. */
function family(view: OctocubeView, event: GameEvent): OctocubeView {
  const seat = event.seat as number
  const tile = event.tile as Tile
  const tiles = event.tiles as Tile[]
  switch (event.event) {
    case 'take-back': {
      const coins = tiles.filter((one) => one.kind === 'coin').length
      const off = withSeat(view, seat, (own) => ({ ...own, coins: own.coins + coins }))
      const loose = tiles.filter((one) => one.kind !== 'coin')
      return withNow(withCube(off, seat, { faces: BARE }), { loose })
    }
    case 'slot':
      return withNow(withSlots(view, seat, { [event.slot as number]: tile }), loosened(view.now, tile))
    case 'shift':
      return withSlots(view, seat, { [event.slot as number]: null, [event.to as number]: tile })
    case 'aside':
      return withNow(view, { ...loosened(view.now, tile), unfit: [...view.now.unfit, tile] })
    case 'pile':
      return withNow(view, { pile: [...view.now.pile, tile], unfit: without(view.now.unfit, tile) })
    case 'put-back': {
      const cell = event.cell as Cell
      const below = spaceAt(view, cell)
      const back = { tiles: [...tiles.toReversed(), ...(below?.tiles ?? [])], abyss: null }
      const put = withSpace(view, cell, back)
      return { ...put, supply: backs(event.left as number), now: IDLE }
    }
    default:
      return view
  }
}

// -- parts of a view -------------------------------------------------------------------------------

const IDLE: Now = { cell: null, kept: [], power: null, used: [], tile: null, loose: [], unfit: [], pile: [] }

const backs = (count: number): null[] => Array.from({ length: count }, () => null)
const stepOf = (view: OctocubeView, seat: number) => (view.seats[seat]?.cube.cell ? 'act' : 'place')

function without(tiles: Tile[], tile: Tile): Tile[] {
  const at = tiles.findIndex((one) => sameTile(one, tile))
  return tiles.filter((_, number) => number !== at)
}

/** A tile that waited to be placed does so no longer. */
function loosened(now: Now, tile: Tile): Partial<Now> {
  if (now.tile && sameTile(now.tile, tile)) return { tile: null }
  return { loose: without(now.loose, tile) }
}

const withNow = (view: OctocubeView, now: Partial<Now>): OctocubeView => ({
  ...view,
  now: { ...view.now, ...now },
})

function withSeat(view: OctocubeView, at: number, change: (seat: Seat) => Seat): OctocubeView {
  return { ...view, seats: view.seats.map((seat, number) => (number === at ? change(seat) : seat)) }
}

const withCube = (view: OctocubeView, seat: number, cube: Partial<Seat['cube']>) =>
  withSeat(view, seat, (own) => ({ ...own, cube: { ...own.cube, ...cube } }))

const withFace = (view: OctocubeView, seat: number, face: keyof Faces, tile: Tile) =>
  withSeat(view, seat, (own) => ({
    ...own,
    cube: { ...own.cube, faces: { ...own.cube.faces, [face]: tile } },
  }))

function withSlots(view: OctocubeView, seat: number, tiles: Record<number, Tile | null>): OctocubeView {
  const filled = (slot: Slot, number: number) =>
    number in tiles ? { ...slot, tile: tiles[number] ?? null } : slot
  return withSeat(view, seat, (own) => ({ ...own, slots: own.slots.map(filled) }))
}

function withSpace(view: OctocubeView, [row, column]: Cell, space: Partial<Space>): OctocubeView {
  const board = view.board.map((line, r) =>
    r === row ? line.map((old, c) => (c === column ? { ...old, ...space } : old)) : line,
  )
  return { ...view, board }
}

const withoutTop = (view: OctocubeView, cell: Cell) =>
  withSpace(view, cell, { tiles: spaceAt(view, cell)?.tiles.slice(1) ?? [] })

const withTop = (view: OctocubeView, cell: Cell, tile: Tile) =>
  withSpace(view, cell, { tiles: [tile, ...(spaceAt(view, cell)?.tiles.slice(1) ?? [])] })

/** The cube goes elsewhere; null: home. */
function moved(view: OctocubeView, seat: number, to: Cell | null): OctocubeView {
  const from = view.seats[seat]?.cube.cell as Cell | null
  const left = from ? withSpace(view, from, { cube: null }) : view
  const there = to ? withSpace(left, to, { cube: seat }) : left
  return withCube(there, seat, { cell: to })
}

/** Tiles change on a player board. */
function onBoard(view: OctocubeView, seat: number, gets: Tile | null, gives: Tile | null): OctocubeView {
  return withSeat(view, seat, (own) => {
    const board = structuredCopy(own.board)
    const count = (tile: Tile, by: number) => {
      const row = board[tile.kind]
      if (row && tile.colour) row[tile.colour] = (row[tile.colour] ?? 0) + by
    }
    if (gets) count(gets, 1)
    if (gives) count(gives, -1)
    const tiles = own.tiles + (gets ? 1 : 0) - (gives ? 1 : 0)
    return { ...own, board, tiles }
  })
}

const structuredCopy = (board: Seat['board']): Seat['board'] =>
  Object.fromEntries(Object.entries(board).map(([kind, row]) => [kind, { ...row }]))

function scored(view: OctocubeView, event: GameEvent): OctocubeView {
  const seat = event.seat as number
  const tiles = event.tiles as Tile[]
  const { kept } = view.now
  const objects = tiles.filter((tile) => tile.kind !== 'coin')
  const filled = objects.reduce((now, tile) => onBoard(now, seat, tile, null), view)
  const paid = withSeat(filled, seat, (own) => {
    const entries = FACES.map((face) => [face, kept.includes(face) ? own.cube.faces[face] : null])
    return {
      ...own,
      coins: own.coins + tiles.length - objects.length,
      chips: own.chips === null ? null : own.chips + (event.points as number),
      cube: { ...own.cube, faces: Object.fromEntries(entries) as Faces },
    }
  })
  return withNow(paid, { kept: [] })
}
