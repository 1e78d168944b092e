"""The state of a game of Poseidon's Kingdom: what is where, and what the seat to move is asked.

Dice have an owner (a seat, or NEUTRAL) and, once thrown, a value: die = owner * 6 + value - 1.
Spaces of the ocean are numbered Deep, left edge, right edge, Beach. The creatures of a seat on the
ocean are seat * 2 and seat * 2 + 1. reef.py explains hexes and sites.
"""

from itertools import pairwise
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance
from tidetable.engine.game import Setup, State
from tidetable.engine.poseidon.box import (
    COMBINATIONS,
    PLAYERS,
    SYMBOLS,
    Numbers,
    space_names,
    symbols_of,
)
from tidetable.engine.poseidon.reef import Reef
from tidetable.engine.raw import raw
from tidetable.engine.state import copy_base

NEUTRAL: Final = 4  # owner of the neutral dice
OWNERS: Final = 5
FACES: Final = 6  # of a die
DICE: Final = 30  # kinds of dice: OWNERS * FACES
TENTACLES: Final = 6
EATEN: Final = -1  # space of an eaten creature that has not returned yet
EMPTY: Final = -1

# Stages: where the game is in the order of play.
STAGE_REEFS: Final = 0  # setup: start tiles
STAGE_FIRST_DICE: Final = 1  # setup: own dice on the Big Wave
STAGE_FIRST_TIP: Final = 2  # setup: dice off the board return
STAGE_MORE_DICE: Final = 3  # setup: two more dice each
STAGE_BUILD: Final = 4  # step 1: build or load
STAGE_MOVE: Final = 5  # step 2: move a creature
STAGE_TAKE: Final = 6  # step 3: take dice, store or eat them
STAGE_TRACK: Final = 7  # ... their owners move on the Kraken track
STAGE_SHARK: Final = 8  # step 4: the shark
STAGE_TIP: Final = 9  # step 5: the Big Wave has tipped, dice off the board return
STAGE_BONUS: Final = 10  # ... and each seat may choose a bonus
STAGE_OVER: Final = 11
STAGES: Final = [
    *("reefs", "first-dice", "first-tip", "more-dice", "build", "move", "take", "track"),
    *("shark", "tip", "bonus", "over"),
]

# Questions: what the seat to move decides.
ASK_TILE: Final = 0  # setup: which start tile next
ASK_SITE: Final = 1  # where the chosen tile goes
ASK_ROW: Final = 2  # where on the Big Wave a die goes
ASK_BUILD: Final = 3  # which tile to build, or where to load the first die
ASK_MOVE: Final = 4  # which creature goes where
ASK_TAKE: Final = 5  # what to do with the dice in reach
ASK_STORE: Final = 6  # another die to store
ASK_ROOM: Final = 7  # on which hex the die is stored
ASK_PICK: Final = 8  # which die is eaten next
ASK_MOVER: Final = 9  # who moves next on the Kraken track
ASK_SKELETON: Final = 10  # on which hex the skeleton goes
ASK_RETURN: Final = 11  # where the eaten creature returns
ASK_LOOK: Final = 12  # at which coral to look
ASK_BONUS: Final = 13  # which bonus to take
ASK_NOTHING: Final = 14  # the game is over
ASK_HEAD: Final = 15  # whether to free the nearest friend, at the Kraken's head
ASK_CORAL: Final = 16  # which coral of the other row to take, after the first was seen
ASKS: Final = [
    *("tile", "site", "row", "build", "move", "take", "store", "room", "pick", "mover"),
    *("skeleton", "return", "look", "bonus", "over", "head", "coral"),
]

# Kinds of corals and combinations, as in box.py.
CORALS: Final = ["fins", "rider", "mouth", "graveyard", "trident"]
FINS: Final = 0
RIDER: Final = 1
MOUTH: Final = 2
GRAVEYARD: Final = 3
TRIDENT: Final = 4


def bit(n: i64) -> i64:
    """2 ** n, for n up to 62."""
    return shifted(1, n)


def shifted(number: i64, by: i64) -> i64:
    """number << by. A function, because mypyc would shift a literal 1 in 32 bits."""
    return number << by


class Box:
    """The numbers of a data file in the form the rules need, for one number of players."""

    def __init__(self, numbers: Numbers, players: int) -> None:
        self.friends: i64 = numbers.friends_to_free
        self.dice: i64 = numbers.dice_a_player
        self.neutral: i64 = numbers.neutral_dice
        self.skeletons: i64 = numbers.skeletons
        self.own_dice: i64 = numbers.setup.own_dice
        self.more_dice: i64 = numbers.setup.more_dice
        self.random_loader: bool = numbers.setup.first_to_load == "random"
        self.replace_only_when_full: bool = numbers.rules.replace_only_when_full
        self.stalemate: i64 = numbers.rules.stalemate_rounds * players  # turns
        self.earlier_seat_wins: bool = numbers.rules.last_tie == "earlier_seat"
        self.bonus_steps: i64 = numbers.rules.bonus_steps
        self.head_may_free: bool = numbers.rules.head_frees == "may"
        self.corals_one_by_one: bool = numbers.rules.corals_one_by_one

        # The ocean.
        ocean = numbers.ocean
        self.waves: i64 = ocean.waves
        self.names: list[str] = space_names(ocean.waves)
        self.spaces: i64 = len(self.names)
        self.beach: i64 = self.spaces - 1
        last = ocean.waves
        middle = ocean.crossings_after
        left = list(range(1, last + 1))
        right = list(range(last + 1, 2 * last + 1))
        route = [0, *left[:middle], *right[middle:], self.spaces - 1]
        route += [*reversed(left[middle:]), *reversed(right[:middle])]
        self.route: vec[i64] = vec[i64](route)
        self.start: i64 = route.index(self.names.index(ocean.shark_start))
        ends = [0, self.spaces - 1]
        # 1 where the shark's step from route[n] to route[n + 1] leads over a crossing.
        self.crossing: vec[i64] = vec[i64]([0] * len(route))
        self.crossing[middle] = 1
        self.crossing[len(route) - 1 - middle] = 1
        paths = [[0, *left, ends[1]], [0, *right, ends[1]]]
        paths += [[left[middle - 1], right[middle]], [right[middle - 1], left[middle]]]
        self.near: list[vec[i64]] = [vec[i64]() for _ in self.names]  # neighbouring spaces
        for path in paths:
            for one, two in pairwise(path):
                self.near[one] = append(self.near[one], two)
                self.near[two] = append(self.near[two], one)
        reach = ocean.ends_reach == "nearest_wave"
        waves = [0 if reach else -1, *range(last), *range(last), last - 1 if reach else -1]
        self.wave_of: vec[i64] = vec[i64](waves)
        sharks = ocean.shark_numbers[str(players)]
        numbers_of_spaces = [*sharks[:-1], *sharks[1:]]
        self.shark_number: vec[i64] = vec[i64](numbers_of_spaces)

        # The Big Wave. Slots with the same landing table form a group, and a seat chooses a group.
        wave = numbers.big_wave
        rows = wave.rows[str(players)]
        self.rows: list[int] = list(rows)
        self.slots: i64 = sum(rows)
        by_row = wave.landing_by == "row"
        groups = list(rows) if by_row else [1] * sum(rows)
        self.groups: i64 = len(groups)
        self.group_of: vec[i64] = vec[i64](
            [group for group, size in enumerate(groups) for _ in range(size)]
        )
        self.group_start: vec[i64] = vec[i64]([sum(groups[:n]) for n in range(len(groups) + 1)])
        self.row_of: vec[i64] = vec[i64]([row for row, n in enumerate(rows) for _ in range(n)])
        self.landing: list[vec[i64]] = [vec[i64](list(table)) for table in wave.landing]
        self.faces: vec[i64] = vec[i64]([1] * FACES)
        bonuses = wave.bonuses
        dice, track = [bonuses.one_die, bonuses.two_dice], bonuses.track_or_look
        least = [*dice, track, track, bonuses.clean_and_look, bonuses.free]
        self.thresholds: vec[i64] = vec[i64](least)

        # The Kraken.
        kraken = numbers.kraken
        self.combination: vec[i64] = vec[i64]([COMBINATIONS.index(t) for t in kraken.tentacles])
        self.tentacles: list[str] = list(kraken.tentacles)
        self.ring: i64 = kraken.spaces
        self.starts: vec[i64] = vec[i64](kraken.starts)
        self.stacks: list[vec[i64]] = [vec[i64](s) for s in kraken.tokens[str(players)]]
        coral_numbers = [*kraken.low_corals, *kraken.high_corals]
        self.coral_numbers: vec[i64] = vec[i64](coral_numbers)
        self.low_corals: i64 = len(kraken.low_corals)
        self.corals: i64 = len(kraken.coral_kinds)
        self.coral_kinds: vec[i64] = vec[i64]([CORALS.index(k) for k in kraken.coral_kinds])
        self.graveyard: i64 = kraken.graveyard_points

        # The reef.
        reef = numbers.reef
        column = PLAYERS.index(str(players))
        self.stock: vec[i64] = vec[i64]([counts[column] for counts in reef.tiles.values()])
        self.tiles: list[str] = list(reef.tiles)
        self.tile_kinds: i64 = len(self.tiles)
        self.tile_symbols: vec[i64] = halves(self.tiles)  # tile * 2, tile * 2 + 1
        self.start_tiles: list[str] = list(reef.start_tiles[str(players)])
        self.start_symbols: vec[i64] = halves(self.start_tiles)
        self.preset: list[list[int]] = [list(place) for place in reef.preset]

        # What views always contain, encoded for the wire.
        self.encoded_paths: object = raw(self.paths())
        self.encoded_route: object = raw(self.route_names())
        self.encoded_crossings: object = raw(self.crossings())

    def paths(self) -> list[list[str]]:
        """The pairs of neighbouring spaces."""
        found: list[list[str]] = []
        for space in range(self.spaces):
            names = [self.names[other] for other in self.near[space] if other > space]
            found += [[self.names[space], name] for name in names]
        return found

    def route_names(self) -> list[str]:
        return [self.names[space] for space in self.route]

    def crossings(self) -> list[list[str]]:
        """The steps of the shark that lead over a crossing."""
        route = self.route_names()
        steps = [n for n in range(len(route)) if self.crossing[n]]
        return [[route[n], route[(n + 1) % len(route)]] for n in steps]


def halves(tiles: list[str]) -> vec[i64]:
    return vec[i64]([SYMBOLS.index(symbol) for tile in tiles for symbol in symbols_of(tile)])


class PoseidonState(State):
    """A position of Poseidon's Kingdom."""

    def __init__(self, setup: Setup, chance: Chance, box: Box) -> None:
        super().__init__(setup, chance)
        self.box: Box = box  # the numbers of the box
        self.stage: i64 = STAGE_REEFS  # where the game is in the order of play
        self.ask: i64 = ASK_TILE  # what the seat to move decides
        self.active: i64 = 0  # whose turn it is; another seat may be to move
        self.began: i64 = 0  # how many actions led to the start of the turn
        self.last_turns: i64 = -1  # turns left in the last round; -1 before it
        self.ending: bool = False  # a seat has freed all friends: the last round comes next
        self.quiet: i64 = 0  # turns in a row without progress
        self.progress: bool = False  # a die was taken, a tile built or a friend freed this turn
        self.fed: bool = False  # dice were eaten this turn

        self.creatures: vec[i64] = vec[i64]()  # seat * 2 + n: space of the n-th creature, or EATEN
        self.shark: i64 = 0  # its index on the route
        self.heading: i64 = 1  # 1 along the route, -1 against it
        self.sea: vec[i64] = vec[i64]()  # wave * OWNERS + owner: number of dice, eight bits a value
        self.slots: vec[i64] = vec[i64]()  # owner of the die on each slot, or EMPTY
        self.loaded: i64 = 0  # slots with a die
        self.supply: vec[i64] = vec[i64]()  # dice in each owner's supply
        self.reefs: list[Reef] = []  # by seat
        self.stock: vec[i64] = vec[i64]()  # reef tiles left of each kind
        self.skeletons: i64 = 0  # skeletons left in the box

        self.track: vec[i64] = vec[i64]()  # space of each seat's creature, then of the unused ones
        self.friends: vec[i64] = vec[i64]()  # seat: bit t while tentacle t holds its friend
        self.tokens: vec[i64] = vec[i64]()  # seat * TENTACLES + t: value of its token, or 0
        self.tokens_taken: vec[i64] = vec[i64]()  # by tentacle: tokens taken from its stack
        self.corals: vec[i64] = vec[i64]()  # kind of each coral; hidden
        self.owners: vec[i64] = vec[i64]()  # by coral: the seat that has taken it, or EMPTY
        self.seen: vec[i64] = vec[i64]()  # seat: bit n when it has seen the n-th coral

        # Within a turn.
        self.tile: i64 = EMPTY  # the tile chosen to be laid
        self.start_left: i64 = 0  # setup: bit n while start tile n is not laid
        self.loading: i64 = 0  # dice still to be loaded on the Big Wave ...
        self.loading_owner: i64 = 0  # ... of this owner ...
        self.loading_seat: i64 = 0  # ... by this seat ...
        self.loading_may_stop: bool = False  # ... which may stop earlier
        self.moved: i64 = EMPTY  # the creature that moved this turn
        self.goal: i64 = EMPTY  # tentacle whose friend the dice being picked will free
        self.low: i64 = EMPTY  # coral 3-6 to be taken, or EMPTY
        self.high: i64 = EMPTY  # coral 7-10 to be taken, or EMPTY
        self.picked: vec[i64] = vec[i64]()  # dice picked to be eaten, as codes of eating.py
        self.picked_low: i64 = 0  # how many of them pay for the low coral
        self.dice_taken: i64 = 0  # dice taken this turn to be stored
        self.fresh: i64 = 0  # bit h when one of them is stored on hex h
        self.dice_eaten: i64 = 0  # dice taken this turn and eaten
        self.first_coral: i64 = EMPTY  # taken this turn, while a second one may be
        self.held: i64 = EMPTY  # die taken but not stored yet
        self.owed: vec[i64] = vec[i64]()  # by seat: steps to go on the Kraken track
        self.eaten: vec[i64] = vec[i64]()  # creatures not returned yet, in the order eaten
        self.symbols: i64 = 0  # die symbols passed by the shark and not used yet
        self.off: vec[i64] = vec[i64]()  # by owner: dice off the board that return to slots
        self.looking: i64 = EMPTY  # the seat that may look at a coral, or EMPTY
        self.must_look: bool = False  # it has chosen to, as its bonus
        self.freeing: i64 = EMPTY  # the seat at the Kraken's head that may free a friend, or EMPTY
        self.buried: bool = False  # the skeleton for eaten[0] is placed, or there is none
        self.waiting: i64 = 0  # seats not asked yet (setup: more dice; bonuses)
        self.legal: vec[i64] = vec[i64]()  # the legal actions; shared: it never changes

    def fork(self) -> "PoseidonState":
        twin = PoseidonState(self.setup, self.chance.fork(), self.box)
        copy_base(self, twin)
        twin.stage = self.stage
        twin.ask = self.ask
        twin.active = self.active
        twin.began = self.began
        twin.last_turns = self.last_turns
        twin.ending = self.ending
        twin.quiet = self.quiet
        twin.progress = self.progress
        twin.fed = self.fed
        twin.creatures = self.creatures[:]
        twin.shark = self.shark
        twin.heading = self.heading
        twin.sea = self.sea[:]
        twin.slots = self.slots[:]
        twin.loaded = self.loaded
        twin.supply = self.supply[:]
        twin.reefs = self.reefs[:]
        twin.stock = self.stock[:]
        twin.skeletons = self.skeletons
        twin.track = self.track[:]
        twin.friends = self.friends[:]
        twin.tokens = self.tokens[:]
        twin.tokens_taken = self.tokens_taken[:]
        twin.corals = self.corals  # shared: they never change
        twin.owners = self.owners[:]
        twin.seen = self.seen[:]
        twin.tile = self.tile
        twin.start_left = self.start_left
        twin.loading = self.loading
        twin.loading_owner = self.loading_owner
        twin.loading_seat = self.loading_seat
        twin.loading_may_stop = self.loading_may_stop
        twin.moved = self.moved
        twin.goal = self.goal
        twin.low = self.low
        twin.high = self.high
        twin.picked = self.picked[:]
        twin.picked_low = self.picked_low
        twin.dice_taken = self.dice_taken
        twin.fresh = self.fresh
        twin.dice_eaten = self.dice_eaten
        twin.first_coral = self.first_coral
        twin.held = self.held
        twin.owed = self.owed[:]
        twin.eaten = self.eaten[:]
        twin.symbols = self.symbols
        twin.off = self.off[:]
        twin.looking = self.looking
        twin.must_look = self.must_look
        twin.freeing = self.freeing
        twin.buried = self.buried
        twin.waiting = self.waiting
        twin.legal = self.legal
        return twin

    # -- dice on the ocean ------------------------------------------------------------------------

    def dice_on(self, wave: i64, die: i64) -> i64:
        """How many dice of this kind lie on a wave."""
        return self.sea[wave * OWNERS + die // FACES] >> die % FACES * 8 & 255

    def put_die(self, wave: i64, die: i64) -> None:
        self.sea[wave * OWNERS + die // FACES] += bit(die % FACES * 8)

    def take_die(self, wave: i64, die: i64) -> None:
        self.sea[wave * OWNERS + die // FACES] -= bit(die % FACES * 8)

    def wave_empty(self, wave: i64) -> bool:
        for at in range(wave * OWNERS, wave * OWNERS + OWNERS):
            if self.sea[at] != 0:
                return False
        return True

    def sum_of(self, owner: i64) -> i64:
        """The sum of all dice of an owner on the board."""
        sea = self.sea
        dice: i64 = 0
        for at in range(owner, i64(len(sea)), OWNERS):
            dice += sea[at]  # no byte overflows: an owner has fewer than 256 dice
        ones, twos, threes = dice & 255, dice >> 8 & 255, dice >> 16 & 255
        fours, fives, sixes = dice >> 24 & 255, dice >> 32 & 255, dice >> 40 & 255
        return ones + twos * 2 + threes * 3 + fours * 4 + fives * 5 + sixes * 6

    # -- lookups -----------------------------------------------------------------------------

    def at(self, creature: i64) -> i64:
        return self.creatures[creature]

    def shark_space(self) -> i64:
        return self.box.route[self.shark]

    def reef(self, seat: i64) -> Reef:
        return self.reefs[seat]

    def reachable_wave(self) -> i64:
        """The wave from which the moved creature takes dice, -1 for none."""
        return self.box.wave_of[self.creatures[self.moved]]

    def last_round(self) -> bool:
        return self.last_turns >= 0

    def top_token(self, tentacle: i64) -> i64:
        """The value of the Safe Place token that the next friend freed there brings."""
        return self.box.stacks[tentacle][self.tokens_taken[tentacle]]

    def unseen(self, seat: i64) -> i64:
        """How many corals on the board the seat has not seen."""
        count: i64 = 0
        seen = self.seen[seat]
        for n in range(self.box.corals):
            if self.owners[n] < 0 and not seen >> n & 1:
                count += 1
        return count
