"""The last turn of Poseidon's Kingdom, solved exactly where it is small enough.

Nobody moves after it, so most of it comes down to arithmetic. What counts at the end is read off
(standing.py): of hundreds of places for a tile, those that differ in it are few. The dice that the
Big Wave throws are added up owner by owner (bonus_odds.py), and the corals that rivals may hide are
dealt in all ways (rivals.py). Only what can be eaten is played by the rules (last_meals.py).

Other seats do what is best for their own place. They have only skeletons, bonuses and dice to put
somewhere, and all but the first two make no difference any more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.actions import (
    BONUSES,
    MOVES,
    ROWS,
    SITES,
    SPACE_LIMIT,
    TILES,
)
from tidetable.engine.poseidon.bonus_odds import (
    MAY_CLEAN,
    MAY_FREE,
    NEVER,
    Odds,
    Throws,
    abilities,
    alike,
)
from tidetable.engine.poseidon.last_meals import MANY, Course, Line, Menu, go_on, mingle, packed
from tidetable.engine.poseidon.model import (
    ASK_BONUS,
    ASK_BUILD,
    ASK_MOVE,
    ASK_ROW,
    ASK_SITE,
    EMPTY,
    NEUTRAL,
    OWNERS,
    STAGE_BONUS,
    STAGE_BUILD,
    STAGE_MOVE,
    STAGE_SHARK,
    STAGE_TAKE,
    STAGE_TIP,
    TENTACLES,
    PoseidonState,
    bit,
    shifted,
)
from tidetable.engine.poseidon.ocean import distances
from tidetable.engine.poseidon.reef import ARROW, FOOD, STORAGE, WAVE, Reef
from tidetable.engine.poseidon.rivals import COUNT, TAKEN, Rivals
from tidetable.engine.poseidon.rules import act
from tidetable.engine.poseidon.shark import swim
from tidetable.engine.poseidon.standing import KINDS, Standing, standing_of
from tidetable.engine.poseidon.wave import BONUS_CLEAN, BONUS_FREE

NOTHING: Final = Line(packed(EMPTY, EMPTY, 0, MANY, 0, 0))  # was taken


def solve(state: PoseidonState, seat: i64, effort: i64) -> vec[float]:
    """The share of the win that each legal action is worth to the seat to move; empty before the
    last turn, and where it is too large."""
    if state.last_turns != 1 or state.to_move != seat or not usual(state):
        return vec[float]()
    solver = LastTurn(state, seat, effort)
    values = solver.values()
    if solver.effort < 0:
        return vec[float]()
    for n in range(i64(len(values))):
        if values[n] > 1.0:  # by rounding
            values[n] = 1.0
    return values


def usual(state: PoseidonState) -> bool:
    """Are the rules those that the solver counts on? A winner by boredom wants fewer points."""
    box = state.box
    kinds = vec[i64]([0] * KINDS)
    for kind in box.coral_kinds:
        kinds[kind] += 1
    for count in kinds:
        if count >= bit(COUNT):
            return False
    for taken in state.tokens_taken:
        if taken + 1 >= bit(TAKEN):
            return False
    return (
        box.replace_only_when_full
        and box.corals_one_by_one
        and state.setup.options["boredom"] == "no"
        and alike(box)
    )


class Swim:
    """Where a creature may end, and what the shark does then."""

    def __init__(self, wave: i64, creature: i64, end: i64, symbols: i64, eaten: vec[i64]) -> None:
        self.wave: i64 = wave
        self.creature: i64 = creature
        self.end: i64 = end
        self.symbols: i64 = symbols  # die symbols passed
        self.eaten: vec[i64] = eaten


class Build:
    """A reef for the last turn, with what counts of it."""

    def __init__(self, state: PoseidonState, seat: i64, reef: Reef) -> None:
        state.reefs[seat] = reef
        self.reef: Reef = reef
        self.own: Standing = standing_of(state, seat, seat)
        self.arrows: i64 = reef.strength(ARROW)
        self.food: i64 = reef.strength(FOOD)

    def name(self) -> str:
        own = self.own
        shown = ",".join([f"{own.visible[n]},{own.cleaned[n]},{own.free[n]}" for n in range(3)])
        tall = f"{own.tallest},{own.places},{own.spare},{self.reef.visible[STORAGE]}"
        return f"{shown},{tall},{self.arrows},{self.food},{self.reef.rooms}"


class LastTurn:
    def __init__(self, state: PoseidonState, seat: i64, effort: i64) -> None:
        self.state: PoseidonState = state
        self.seat: i64 = seat
        self.effort: i64 = effort  # positions that may still be looked at
        self.players: i64 = state.setup.players
        self.rivals: Rivals = Rivals(state, seat)
        self.throws: Throws = Throws(state.box, self.players)
        self.earlier_wins: bool = state.box.earlier_seat_wins
        self.left: vec[i64] = vec[i64]([0] * KINDS)  # corals that the seat has not seen, by kind
        for coral in range(state.box.corals):
            if not state.seen[seat] >> coral & 1:
                self.left[state.corals[coral]] += 1
        self.taken: i64 = 0  # tokens taken, packed
        for tentacle in range(i64(TENTACLES)):
            self.taken |= state.tokens_taken[tentacle] << TAKEN * tentacle
        self.menus: dict[str, list[Course]] = {}
        self.swims: dict[int, list[Swim]] = {}  # by strength
        self.odds: dict[int, Odds] = {}
        self.worths: dict[str, float] = {}  # of reefs that were met before
        # The line that is judged:
        self.own: Standing = standing_of(state, seat, seat)
        self.bites: i64 = 0  # skeletons to come, two bits for each seat
        self.loads: vec[i64] = vec[i64]([0] * OWNERS)  # dice on the Big Wave
        self.sums: i64 = 0  # of dice on the board, eight bits for each seat
        self.tips: bool = False

    def values(self) -> vec[float]:
        state = self.state
        stage = state.stage
        if stage == STAGE_BONUS:
            return self.bonus_values()
        if stage == STAGE_SHARK:
            return self.shark_values()
        if state.active != self.seat:
            return vec[float]()
        if stage == STAGE_TIP:
            return self.each_alike(self.after_tip(self.seat))
        if stage == STAGE_BUILD and state.ask == ASK_BUILD:
            return self.build_values()
        if stage == STAGE_BUILD and state.ask == ASK_SITE:
            return self.site_values(state.tile, state.legal)
        if stage == STAGE_MOVE and state.ask == ASK_ROW:
            return self.row_values()
        if stage == STAGE_MOVE and state.ask == ASK_MOVE:
            return self.move_values()
        if stage == STAGE_TAKE:
            return self.take_values()
        return vec[float]()

    def each_alike(self, value: float) -> vec[float]:
        return vec[float]([value] * len(self.state.legal))

    # -- build or load ---------------------------------------------------------------------------

    def build_values(self) -> vec[float]:
        state = self.state
        values = vec[float]([0.0] * len(state.legal))
        loaded = -1.0
        for n in range(i64(len(state.legal))):
            action = state.legal[n]
            if action < ROWS:
                tile = action - TILES
                symbols = state.box.tile_symbols
                same = symbols[tile * 2] == symbols[tile * 2 + 1]
                sites = state.reef(self.seat).sites(same, True)
                values[n] = best_of(self.site_values(tile, sites))
            else:
                if loaded < 0.0:
                    loaded = self.loaded_worth(1, state.reef(self.seat).strength(WAVE))
                values[n] = loaded
            if self.effort < 0:
                break
        return values

    def site_values(self, tile: i64, sites: vec[i64]) -> vec[float]:
        state = self.state
        symbols = state.box.tile_symbols
        values = vec[float]([0.0] * len(sites))
        for n in range(i64(len(sites))):
            number = sites[n] - SITES if sites[n] >= SITES and state.ask == ASK_SITE else sites[n]
            site = state.reef(self.seat).site(number)
            assert site is not None
            reef = state.reef(self.seat).built(site, symbols[tile * 2], symbols[tile * 2 + 1])
            values[n] = self.reef_worth(reef)
            if self.effort < 0:
                break
        return values

    def reef_worth(self, reef: Reef) -> float:
        self.effort -= 1
        build = Build(self.state.fork(), self.seat, reef)
        name = build.name()
        worth = self.worths.get(name, -1.0)
        if worth < 0.0:
            worth = self.moves_worth(build, 0)
            self.worths[name] = worth
        return worth

    def loaded_worth(self, least: i64, most: i64) -> float:
        """With so many more own dice loaded, at least and at most."""
        state = self.state
        free = state.box.slots - state.loaded
        supply = state.supply[self.seat]
        most = supply if supply < most else most
        most = free if free < most else most
        build = Build(state.fork(), self.seat, state.reef(self.seat))
        best = -1.0
        for extra in range(least, most + 1):
            worth = self.moves_worth(build, extra)
            best = worth if worth > best else best
        return best

    def row_values(self) -> vec[float]:
        """More dice in step 1: no more, or one in any row."""
        state = self.state
        more = -1.0
        values = vec[float]([0.0] * len(state.legal))
        for n in range(i64(len(state.legal))):
            if state.legal[n] < ROWS:
                values[n] = self.loaded_worth(0, 0)
            else:
                if more < 0.0:
                    more = self.loaded_worth(1, state.loading)
                values[n] = more
        return values

    # -- move ------------------------------------------------------------------------------------

    def move_values(self) -> vec[float]:
        state = self.state
        build = Build(state.fork(), self.seat, state.reef(self.seat))
        values = vec[float]([0.0] * len(state.legal))
        known: dict[str, float] = {}
        for n in range(i64(len(state.legal))):
            move = state.legal[n] - MOVES
            found = self.swim(move // SPACE_LIMIT, move % SPACE_LIMIT)
            name = swim_name(found)
            if name not in known:
                known[name] = self.swim_worth(build, found, 0)
            values[n] = known[name]
            if self.effort < 0:
                break
        return values

    def moves_worth(self, build: Build, extra: i64) -> float:
        """The best move with this reef, after so many own dice more were loaded."""
        best = -1.0
        for found in self.swims_of(build.arrows):
            worth = self.swim_worth(build, found, extra)
            best = worth if worth > best else best
            if self.effort < 0:
                break
        return best

    def swims_of(self, strength: i64) -> list[Swim]:
        """The moves of this strength that differ in what can follow."""
        known = self.swims.get(strength)
        if known is None:
            known = []
            names: dict[str, bool] = {}
            for creature in range(self.seat * 2, self.seat * 2 + 2):
                start = self.state.creatures[creature]
                steps = distances(self.state, start, strength)
                for end in range(self.state.box.spaces):
                    if steps[end] > 0:
                        found = self.swim(start, end)
                        name = swim_name(found)
                        if name not in names:
                            names[name] = True
                            known.append(found)
            self.swims[strength] = known
        return known

    def swim(self, start: i64, end: i64) -> Swim:
        trial = self.state.fork()
        creature = self.seat * 2
        if trial.creatures[creature] != start:
            creature += 1
        trial.creatures[creature] = end
        trial.moved = creature
        swim(trial)
        return Swim(trial.box.wave_of[end], creature, end, trial.symbols, trial.eaten)

    def swim_worth(self, build: Build, found: Swim, extra: i64) -> float:
        state = self.state
        self.own = build.own
        self.bites = self.bites_of(found.eaten, state.skeletons)
        tips = state.loaded + extra + found.symbols >= state.box.slots
        bitten = (self.bites >> 2 * self.seat & 3) > 0
        name = f"{found.wave},{build.food},{tips},{bitten},"
        name += f"{extra},{build.reef.rooms},{build.reef.visible[STORAGE]}" if tips else ""
        courses = self.menus.get(name)
        if courses is None:
            start = state.fork()
            start.reefs[self.seat] = build.reef
            start.creatures[found.creature] = found.end
            start.moved = found.creature
            start.supply[self.seat] -= extra
            start.loading = 0
            start.stage = STAGE_TAKE
            if not tips and found.wave >= 0:
                mingle(start, found.wave)
            go_on(start)
            courses = self.courses(start, start, tips, bitten)
            self.menus[name] = courses
        return self.best(courses, found.symbols, extra)

    def bites_of(self, eaten: vec[i64], skeletons: i64) -> i64:
        """How many skeletons each seat will have to bury, two bits for each."""
        bites: i64 = 0
        for creature in eaten:
            seat = creature // 2
            own = self.own
            if seat != self.seat:
                own = self.rivals.standings[(seat - self.seat + self.players) % self.players - 1]
            if skeletons > 0 and own.places > (bites >> 2 * seat & 3):
                bites += shifted(1, 2 * seat)
                skeletons -= 1
        return bites

    # -- take ------------------------------------------------------------------------------------

    def take_values(self) -> vec[float]:
        state = self.state
        trial = state.fork()
        swim(trial)
        self.bites = self.bites_of(trial.eaten, state.skeletons)
        tips = state.loaded + trial.symbols >= state.box.slots
        bitten = (self.bites >> 2 * self.seat & 3) > 0
        values = vec[float]([0.0] * len(state.legal))
        for n in range(i64(len(state.legal))):
            after = state.fork()
            act(after, state.legal[n])
            go_on(after)
            if not tips and after.stage == STAGE_TAKE and len(after.picked) == 0:
                wave = after.reachable_wave()
                if wave >= 0:
                    mingle(after, wave)
                    after.legal = vec[i64]()
                    go_on(after)
            values[n] = self.best(self.courses(state, after, tips, bitten), trial.symbols, 0)
            if self.effort < 0:
                break
        return values

    def courses(
        self, start: PoseidonState, state: PoseidonState, tips: bool, bitten: bool
    ) -> list[Course]:
        menu = Menu(start, tips, bitten, self.effort)
        menu.explore(state, 0)
        self.effort = menu.left
        return menu.courses

    def best(self, courses: list[Course], symbols: i64, extra: i64) -> float:
        """The best course: what comes to light with its first coral decides how it goes on."""
        best = -1.0
        state = self.state
        for course in courses:
            if self.effort < 0:
                break
            worth = 0.0
            if course.first < 0:
                worth = self.best_line(course, self.own.known, self.left, symbols, extra)
            elif state.seen[self.seat] >> course.first & 1:
                kinds = self.own.known[:]
                kinds[state.corals[course.first]] += 1
                worth = self.best_line(course, kinds, self.left, symbols, extra)
            else:
                for kind in range(i64(KINDS)):
                    if self.left[kind] > 0:
                        kinds, left = drawn(self.own.known, self.left, kind)
                        chance = float(self.left[kind]) / float(sum_of(self.left))
                        worth += chance * self.best_line(course, kinds, left, symbols, extra)
            best = worth if worth > best else best
        return best

    def best_line(
        self, course: Course, kinds: vec[i64], left: vec[i64], symbols: i64, extra: i64
    ) -> float:
        best = -1.0
        seat = self.seat
        for line in course.lines:
            self.load(line, symbols, extra)
            worth = 0.0
            if line.second < 0:
                worth = self.end(line, kinds, left)
            elif self.state.seen[seat] >> line.second & 1:
                both = kinds[:]
                both[self.state.corals[line.second]] += 1
                worth = self.end(line, both, left)
            else:
                for kind in range(i64(KINDS)):
                    if left[kind] > 0:
                        both, rest = drawn(kinds, left, kind)
                        chance = float(left[kind]) / float(sum_of(left))
                        worth += chance * self.end(line, both, rest)
            best = worth if worth > best else best
        return best

    def load(self, line: Line, symbols: i64, extra: i64) -> None:
        """Load the dice for the symbols that the shark passes."""
        state = self.state
        self.tips = False
        if state.loaded + extra + symbols < state.box.slots:
            return
        self.count_loads(state)
        self.loads[self.seat] += extra
        neutral, own = line.neutral, line.own
        loaded = state.loaded + extra
        for _ in range(symbols):
            if loaded == state.box.slots:
                break
            if neutral > 0:
                neutral -= 1
                self.loads[NEUTRAL] += 1
                loaded += 1
            elif own > 0:
                own -= 1
                self.loads[self.seat] += 1
                loaded += 1
        self.tips = loaded == state.box.slots
        self.sums = line.sums

    def count_loads(self, state: PoseidonState) -> None:
        self.loads = vec[i64]([0] * OWNERS)
        for owner in state.slots:
            if owner >= 0:
                self.loads[owner] += 1

    # -- the shark -------------------------------------------------------------------------------

    def shark_values(self) -> vec[float]:
        """Dice for symbols, skeletons and returns. Only where a skeleton lies can differ."""
        state = self.state
        tips = state.loaded + state.loading + state.symbols >= state.box.slots
        if tips and state.active != self.seat:
            return vec[float]()
        values = vec[float]([0.0] * len(state.legal))
        for n in range(i64(len(state.legal))):
            after = state.fork()
            act(after, state.legal[n])
            self.own = standing_of(after, self.seat, self.seat)
            first: i64 = 1 if after.buried else 0
            self.bites = self.bites_of(after.eaten[first:], after.skeletons)
            self.load_rest(after)
            values[n] = self.end(NOTHING, self.own.known, self.left)
        return values

    def load_rest(self, state: PoseidonState) -> None:
        """Load the dice that are asked for, and those for the symbols left."""
        self.count_loads(state)
        supply = state.supply[:]
        loaded = state.loaded
        if state.loading > 0:
            owner = state.loading_owner
            while state.loading > 0 and supply[owner] > 0 and loaded < state.box.slots:
                self.loads[owner] += 1
                supply[owner] -= 1
                loaded += 1
                state.loading -= 1
        for _ in range(state.symbols):
            owner = NEUTRAL if supply[NEUTRAL] > 0 else state.active
            if supply[owner] > 0 and loaded < state.box.slots:
                self.loads[owner] += 1
                supply[owner] -= 1
                loaded += 1
        self.tips = loaded == state.box.slots
        self.sums = packed_sums(state)

    # -- the end ---------------------------------------------------------------------------------

    def end(self, line: Line, kinds: vec[i64], left: vec[i64]) -> float:
        """The share of the win after the shark has eaten, over all that the Big Wave may bring."""
        self.effort -= 1
        gain: i64 = 0
        taken = self.taken
        friends = self.own.friends
        if line.tentacle >= 0:
            gain = self.rivals.token(line.tentacle, taken)
            taken += shifted(1, TAKEN * line.tentacle)
            friends &= ~bit(line.tentacle)
        own = self.own
        # Dice that were eaten from the reef leave room for skeletons.
        own.spare += line.rooms
        rank = own.rank(kinds, self.bites >> 2 * self.seat & 3, gain, self.rivals.graveyard)
        worth = 0.0
        if not self.tips:
            worth = self.share(rank, left, 0, 0)
        else:
            odds = self.odds_of(friends)
            for n in range(i64(len(odds.may))):
                worth += odds.chances[n] * self.best_bonus(
                    rank, kinds, left, gain, friends, taken, odds.may[n]
                )
            self.effort -= len(odds.may)
        own.spare -= line.rooms
        return worth

    def best_bonus(
        self,
        rank: i64,
        kinds: vec[i64],
        left: vec[i64],
        gain: i64,
        friends: i64,
        taken: i64,
        may: i64,
    ) -> float:
        """With the abilities of all seats: no bonus that counts, clean, or free the nearest."""
        seat = self.seat
        own = may >> 2 * seat & 3
        rest = may & ~shifted(3, 2 * seat)
        best = self.share(rank, left, rest, taken)
        if own & MAY_CLEAN:
            cleaned = self.own.rank_cleaned(kinds, self.rivals.graveyard, gain)
            worth = self.share(cleaned, left, rest, taken)
            best = worth if worth > best else best
        if own & MAY_FREE and friends != 0:
            tentacle = nearest_of(friends)
            token = self.rivals.token(tentacle, taken)
            bites = self.bites >> 2 * seat & 3
            freed = self.own.rank(kinds, bites, gain + token, self.rivals.graveyard)
            worth = self.share(freed, left, rest, taken + shifted(1, TAKEN * tentacle))
            best = worth if worth > best else best
        return best

    def share(self, rank: i64, left: vec[i64], may: i64, taken: i64) -> float:
        rivals = self.rivals
        bites = self.bites & ~shifted(3, 2 * self.seat)
        field = rivals.field(left, bites, may, taken if may else 0)
        self.effort -= rivals.work
        rivals.work = 0
        return field.share(rank, rivals.order(self.seat), self.earlier_wins)

    def odds_of(self, friends: i64) -> Odds:
        """Only bonuses that would do anything are told apart."""
        box = self.state.box
        players = self.players
        clean = vec[i64]([NEVER] * players)
        free = vec[i64]([NEVER] * players)
        bases = vec[i64]([0] * players)
        key = self.sums
        for n in range(players):
            seat = (self.seat + n) % players
            standing = self.own if n == 0 else self.rivals.standings[n - 1]
            if standing.skeletons + (self.bites >> 2 * seat & 3) > 0:
                clean[seat] = box.thresholds[BONUS_CLEAN]
                key |= shifted(1, 32 + 2 * seat)
            if (friends if n == 0 else standing.friends) != 0:
                free[seat] = box.thresholds[BONUS_FREE]
                key |= shifted(2, 32 + 2 * seat)
            bases[seat] = self.sums >> 8 * seat & 255
            key |= self.loads[seat] << 40 + 5 * seat
        found = self.odds.get(key)
        if found is None:
            found = self.throws.odds(self.loads, bases, clean, free)
            self.odds[key] = found
            self.effort -= 20
        return found

    # -- bonuses ---------------------------------------------------------------------------------

    def after_tip(self, first: i64) -> float:
        """The worth when the wave has tipped, and the seats from this one on choose bonuses."""
        may = self.may_of(self.state, first)
        self.bites = 0
        rank = self.own.rank(self.own.known, 0, 0, self.rivals.graveyard)
        return self.best_bonus(
            rank, self.own.known, self.left, 0, self.own.friends, self.taken, may
        )

    def may_of(self, state: PoseidonState, first: i64) -> i64:
        """The abilities of the seats from this one on to the last that chooses."""
        box = state.box
        may: i64 = 0
        seat = first
        while True:
            clean, free = box.thresholds[BONUS_CLEAN], box.thresholds[BONUS_FREE]
            may |= abilities(state.sum_of(seat), clean, free) << 2 * seat
            seat = (seat + 1) % self.players
            if seat == state.active:
                return may

    def bonus_values(self) -> vec[float]:
        state = self.state
        seat = self.seat
        may = self.may_of(state, seat)
        rest = may & ~shifted(3, 2 * seat)
        self.bites = 0
        own = self.own
        graveyard = self.rivals.graveyard
        rank = own.rank(own.known, 0, 0, graveyard)
        usual = self.share(rank, self.left, rest, self.taken)
        values = self.each_alike(usual)
        if state.ask != ASK_BONUS:
            return values
        for n in range(i64(len(state.legal))):
            bonus = state.legal[n] - BONUSES
            if bonus == BONUS_CLEAN:
                cleaned = own.rank_cleaned(own.known, graveyard, 0)
                values[n] = self.share(cleaned, self.left, rest, self.taken)
            elif bonus == BONUS_FREE:
                tentacle = own.nearest()
                freed = own.rank(own.known, 0, self.rivals.token(tentacle, self.taken), graveyard)
                taken = self.taken + shifted(1, TAKEN * tentacle)
                values[n] = self.share(freed, self.left, rest, taken)
        return values


def best_of(values: vec[float]) -> float:
    best = 0.0
    for value in values:
        best = value if value > best else best
    return best


def swim_name(swim: Swim) -> str:
    eaten = ",".join([str(creature) for creature in swim.eaten])
    return f"{swim.wave},{swim.symbols},{eaten}"


def sum_of(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def drawn(kinds: vec[i64], left: vec[i64], kind: i64) -> tuple[vec[i64], vec[i64]]:
    """A coral of this kind has come to light."""
    more, rest = kinds[:], left[:]
    more[kind] += 1
    rest[kind] -= 1
    return more, rest


def packed_sums(state: PoseidonState) -> i64:
    sums: i64 = 0
    for seat in range(state.setup.players):
        total = state.sum_of(seat)
        sums |= (total if total < 255 else i64(255)) << 8 * seat
    return sums


def nearest_of(friends: i64) -> i64:
    tentacle: i64 = 0
    while not friends >> tentacle & 1:
        tentacle += 1
    return tentacle
