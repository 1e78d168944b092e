"""The last turn of Poseidon's Kingdom, solved exactly where it is small enough.

Nobody moves after it, so most of it comes down to arithmetic (ends.py). What counts at the end is
read off (standing.py): of hundreds of places for a tile, those that differ in it are few. The dice
that the Big Wave throws are added up owner by owner (bonus_odds.py), and the corals that rivals may
hide are dealt in all ways (rivals.py). Only what can be eaten is played by the rules
(last_meals.py).

Other seats do what is best for their own place. They have only skeletons, bonuses and dice to put
somewhere, and all but the first two make no difference any more.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.poseidon.actions import (
    MOVES,
    ROWS,
    SITES,
    SPACE_LIMIT,
    TILES,
)
from tidetable.engine.poseidon.bonus_odds import (
    alike,
)
from tidetable.engine.poseidon.ends import MOST_LOADED, NOTHING, Ends
from tidetable.engine.poseidon.last_meals import Course, Menu, go_on, mingle
from tidetable.engine.poseidon.model import (
    ASK_BUILD,
    ASK_MOVE,
    ASK_ROW,
    ASK_SITE,
    STAGE_BONUS,
    STAGE_BUILD,
    STAGE_MOVE,
    STAGE_SHARK,
    STAGE_TAKE,
    STAGE_TIP,
    PoseidonState,
    bit,
    shifted,
)
from tidetable.engine.poseidon.ocean import distances
from tidetable.engine.poseidon.reef import ARROW, FOOD, STORAGE, WAVE, Reef
from tidetable.engine.poseidon.rivals import COUNT, TAKEN
from tidetable.engine.poseidon.rules import act
from tidetable.engine.poseidon.shark import swim
from tidetable.engine.poseidon.standing import KINDS, ROOM, Standing, standing_of


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
    """Are the rules those that the solver counts on, and the box small enough for its numbers? A
    winner by boredom wants fewer points."""
    box = state.box
    tokens: i64 = 0
    for stack in box.stacks:
        tokens += stack[0]
    if tokens >= ROOM or box.slots >= MOST_LOADED:
        return False
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


class LastTurn(Ends):
    def __init__(self, state: PoseidonState, seat: i64, effort: i64) -> None:
        super().__init__(state, seat, effort)
        self.menus: dict[str, list[Course]] = {}
        self.swims: dict[int, list[Swim]] = {}  # by strength
        self.worths: dict[str, float] = {}  # of reefs that were met before

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
