/** What an event changes on the table, so that a batch of events can be shown one by one.

    Nothing is decided here: the server has sent what happened, and after the last event the board
    shows the server's view. */
import type { GameEvent } from '../contract'
import { type At, type Dice, type Die, type Hex, type PoseidonView, sameAt, sameDie, type Seat, STRENGTHS } from './model'

/** The view after an event. */
export function applyEvent(view: PoseidonView, event: GameEvent): PoseidonView {
  const seat = Number(event.seat)
  const { ocean, kraken, now } = view
  switch (event.event) {
    case 'turn':
      return {
        ...view,
        ...{ active: seat, to_move: seat, turn: Number(event.turn), stage: 'build', step: 'build' },
        last_turns: view.last_turns > 0 ? view.last_turns - 1 : view.last_turns,
        now: { ...now, moved_to: null, wave: null, takes_left: 0 },
      }
    case 'tile':
      return { ...view, now: { ...now, tile: event.tile as string[] } }
    case 'lay':
    case 'build':
      return built(view, seat, event)
    case 'load':
      return loaded(view, event)
    case 'move':
      return {
        ...moved(view, seat, String(event.from), String(event.to)),
        stage: 'take',
        now: { ...now, moved_to: String(event.to), wave: ocean.spaces.find((s) => s.name === event.to)?.wave ?? null },
      }
    case 'take':
      return { ...withoutDie(view, Number(event.wave), event.die as Die), now: { ...now, held: event.die as Die } }
    case 'store':
      return {
        ...withHex(view, seat, event.hex as At, (hex) => ({ ...hex, die: event.die as Die })),
        now: { ...now, held: null },
      }
    case 'throw-out':
      return supplied(
        withHex(view, seat, event.hex as At, (hex) => ({ ...hex, die: null })),
        (event.die as Die).owner,
      )
    case 'aim':
      return { ...view, now: { ...now, goal: String(event.tentacle) } }
    case 'eat':
      return eaten(view, seat, event.dice as { die: Die; hex: At | null }[])
    case 'free':
      return freed(view, seat, String(event.tentacle), Number(event.token))
    case 'track':
      return {
        ...view,
        kraken: { ...kraken, track: kraken.track.map((at, n) => (n === seat ? Number(event.to) : at)) },
      }
    case 'look':
    case 'buy':
      return coral(view, seat, event)
    case 'shark':
      return {
        ...view,
        stage: 'shark',
        ocean: { ...ocean, shark: { ...ocean.shark, ...swum(view, String(event.to), ocean.shark.heading) } },
      }
    case 'eaten':
      return moved(view, seat, String(event.space), null)
    case 'skeleton':
      return {
        ...withHex(view, seat, event.hex as At, (hex) => ({ ...hex, die: null, skeleton: true })),
        skeletons: view.skeletons - 1,
      }
    case 'return':
      return moved(view, seat, null, String(event.space))
    case 'tip':
      return { ...view, stage: view.stage === 'first-dice' ? 'first-tip' : 'tip' }
    case 'fall':
      return fallen(view, event)
    case 'shark-turns': {
      const heading = Number(event.heading)
      return {
        ...view,
        stage: 'bonus',
        ocean: { ...ocean, shark: { ...ocean.shark, ...swum(view, ocean.shark.space, heading), heading } },
      }
    }
    case 'clean':
      return {
        ...changed(view, seat, (own) => counted({ ...own, reef: own.reef.map((hex) => ({ ...hex, skeleton: false })) })),
        skeletons: view.skeletons + Number(event.count),
      }
    case 'start-player':
      return { ...view, stage: 'more-dice' }
    case 'last-round':
      // the turn event that follows counts the first of them
      return { ...view, last_turns: view.players + 1, kraken: { ...kraken, closed: true } }
    default:
      return view
  }
}

function changed(view: PoseidonView, at: number, change: (seat: Seat) => Seat): PoseidonView {
  return { ...view, seats: view.seats.map((seat, number) => (number === at ? change(seat) : seat)) }
}

// -- the reef ----------------------------------------------------------------------------------------

function built(view: PoseidonView, seat: number, event: GameEvent): PoseidonView {
  const symbols = event.tile as string[]
  const laid = event.hexes as At[]
  const tile = symbols.join('/')
  const start = event.event === 'lay'
  const view2 = changed(view, seat, (own) => {
    const number = Math.max(-1, ...own.reef.map((hex) => hex.tile)) + 1
    const reef = [...own.reef]
    laid.forEach((at, n) => {
      const old = reef.findIndex((hex) => sameAt(hex.at, at))
      const level = old < 0 ? 1 : reef[old]!.level + 1
      const hex: Hex = { at: [...at], level, symbol: symbols[n]!, tile: number, die: null, skeleton: false }
      if (old < 0) reef.push(hex)
      else reef[old] = hex
    })
    return counted({ ...own, reef })
  })
  return {
    ...view2,
    stage: start ? view.stage : 'move',
    stock: start ? view.stock : { ...view.stock, [tile]: (view.stock[tile] ?? 1) - 1 },
    start_tiles: start ? view.start_tiles.filter((one) => one !== tile) : view.start_tiles,
    now: { ...view.now, tile: null },
  }
}

function withHex(view: PoseidonView, seat: number, at: At, change: (hex: Hex) => Hex): PoseidonView {
  return changed(view, seat, (own) =>
    counted({ ...own, reef: own.reef.map((hex) => (sameAt(hex.at, at) ? change(hex) : hex)) }),
  )
}

/** What follows from the reef as it lies. */
function counted(seat: Seat): Seat {
  const visible = Object.fromEntries(Object.keys(seat.visible).map((symbol) => [symbol, 0]))
  const strengths = { arrow: 1, food: 1, wave: 1 }
  for (const { symbol, level, skeleton } of seat.reef) {
    if (skeleton) continue
    visible[symbol] = (visible[symbol] ?? 0) + 1
    for (const kind of STRENGTHS) if (kind === symbol) strengths[kind] = Math.max(strengths[kind], level)
  }
  return { ...seat, visible, strengths, skeletons: seat.reef.filter((hex) => hex.skeleton).length }
}

// -- dice --------------------------------------------------------------------------------------------

function supplied(view: PoseidonView, owner: number | null, by = 1): PoseidonView {
  if (owner === null) return { ...view, neutral_dice: view.neutral_dice + by }
  return changed(view, owner, (own) => ({ ...own, supply: own.supply + by }))
}

function withWave(view: PoseidonView, wave: number, die: Die, by: number): PoseidonView {
  const dice = view.ocean.waves.map((old, number) => (number === wave - 1 ? put(old, die, by) : old))
  const summed = die.owner === null ? view : changed(view, die.owner, (own) => ({ ...own, sum: own.sum + by * die.value }))
  return { ...summed, ocean: { ...view.ocean, waves: dice } }
}

/** In the order of the server: owners, neutral last, then values. */
function put(dice: Dice[], die: Die, by: number): Dice[] {
  const at = dice.findIndex((one) => sameDie(one, die))
  if (at < 0) {
    const rank = (one: Die) => (one.owner ?? 9) * 10 + one.value
    return [...dice, { owner: die.owner, value: die.value, count: by }].sort((a, b) => rank(a) - rank(b))
  }
  return dice.map((one, n) => (n === at ? { ...one, count: one.count + by } : one)).filter((one) => one.count > 0)
}

const withoutDie = (view: PoseidonView, wave: number, die: Die) => withWave(view, wave, die, -1)

function loaded(view: PoseidonView, event: GameEvent): PoseidonView {
  const owner = event.owner as number | null
  const slots = view.big_wave.slots.map((slot, number) =>
    number === event.slot ? { ...slot, owner, taken: true } : slot,
  )
  return {
    ...supplied(view, owner, -1),
    stage: view.stage === 'build' ? 'move' : view.stage,
    big_wave: { ...view.big_wave, slots },
  }
}

function fallen(view: PoseidonView, event: GameEvent): PoseidonView {
  const owner = event.owner as number | null
  const slots = view.big_wave.slots.map((slot, number) =>
    number === event.slot ? { ...slot, owner: null, taken: false } : slot,
  )
  const emptied = { ...view, big_wave: { ...view.big_wave, slots } }
  if (event.wave === null) return supplied(emptied, owner)
  return withWave(emptied, Number(event.wave), { owner, value: Number(event.value) }, 1)
}

function eaten(view: PoseidonView, seat: number, dice: { die: Die; hex: At | null }[]): PoseidonView {
  const wave = view.now.wave
  return dice.reduce<PoseidonView>(
    (now, { die, hex }) => {
      const gone = hex
        ? withHex(now, seat, hex, (one) => ({ ...one, die: null }))
        : wave === null
          ? now
          : withoutDie(now, wave, die)
      return supplied(gone, die.owner)
    },
    { ...view, now: { ...view.now, goal: null, picked: [], picked_hexes: [] } },
  )
}

// -- Kraken and shark --------------------------------------------------------------------------------

function freed(view: PoseidonView, seat: number, tentacle: string, token: number): PoseidonView {
  const tentacles = view.kraken.tentacles.map((one) =>
    one.combination === tentacle
      ? { ...one, friends: one.friends.filter((friend) => friend !== seat), tokens: one.tokens.slice(1) }
      : one,
  )
  const order = tentacles.map((one) => one.combination)
  const freedNow = changed(view, seat, (own) => ({
    ...own,
    freed: [...own.freed, tentacle].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    tokens: own.tokens && [...own.tokens, token],
    points: own.points === null ? null : own.points + token,
  }))
  return { ...freedNow, kraken: { ...view.kraken, tentacles } }
}

function coral(view: PoseidonView, seat: number, event: GameEvent): PoseidonView {
  const corals = view.kraken.corals.map((one) =>
    one.number === event.coral
      ? {
          ...one,
          kind: (event.kind as string | null) ?? one.kind,
          owner: event.event === 'buy' ? seat : one.owner,
          seen_by: [...new Set([...one.seen_by, seat])].sort(),
        }
      : one,
  )
  return { ...view, kraken: { ...view.kraken, corals } }
}

function swum(view: PoseidonView, space: string, heading: number): { space: string; next: string } {
  const { route } = view.ocean.shark
  const at = route.indexOf(space)
  return { space, next: route[(at + heading + route.length) % route.length]! }
}

/** One creature of a seat changes its space; null: in the shark. */
function moved(view: PoseidonView, seat: number, from: string | null, to: string | null): PoseidonView {
  const spaces = view.ocean.spaces.map((space) => {
    let { creatures } = space
    if (space.name === from) {
      const at = creatures.indexOf(seat)
      creatures = creatures.filter((_, n) => n !== at)
    }
    if (space.name === to) creatures = [...creatures, seat].sort()
    return { ...space, creatures }
  })
  const swum = changed(view, seat, (own) => {
    const at = own.spaces.indexOf(from)
    return { ...own, spaces: own.spaces.map((space, n) => (n === at ? to : space)) }
  })
  return { ...swum, ocean: { ...view.ocean, spaces } }
}
