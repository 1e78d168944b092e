"""Step 3: dice are taken from the wave of the moved creature, and all stored or all eaten.

Dice to eat are picked one by one: from the wave by their kind, 0 .. DICE - 1, or from the reef as
DICE + hex. They are picked in ascending order, so that there is one way to pick a set of dice, and
only while they can still complete the combination or sum.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.game import Json
from tidetable.engine.poseidon.combining import has_alike, has_different
from tidetable.engine.poseidon.kraken import buy, free, holds_friend, owe_steps
from tidetable.engine.poseidon.model import (
    DICE,
    EMPTY,
    FACES,
    OWNERS,
    TENTACLES,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.reef import COVER, DIE, FIELDS, FOOD, OPEN, STORAGE, SYMBOL
from tidetable.engine.poseidon.serialize import die_of, emit, hex_of

# The combinations, as in box.COMBINATIONS, and exact sums for corals.
TOTAL_SEVEN: Final = 0
LOW_PAIR: Final = 1
HIGH_PAIR: Final = 2
RUN: Final = 3
ALIKE: Final = 4
DIFFERENT: Final = 5
EXACT_SUM: Final = 6
SEVEN: Final = 7
LOW: Final = 3  # the highest value of a low pair
MOST_ALIKE: Final = 3  # alike dice that a combination wants, at most


def food(state: PoseidonState) -> i64:
    """How many dice the active seat may take from a wave."""
    return state.reef(state.active).strength(FOOD)


def takes_left(state: PoseidonState) -> i64:
    """How many dice it may still take from the wave."""
    return food(state) - state.dice_taken - state.dice_eaten


def at_least(state: PoseidonState) -> bool:
    return state.setup.options["total_seven"] == "at_least"


class Meal:
    """Dice picked so far: how many, their sum, and which values."""

    def __init__(self) -> None:
        self.count: i64 = 0  # dice
        self.total: i64 = 0  # their sum
        self.values: i64 = 0  # bit v - 1 when a die has value v


class Larder:
    """The dice in reach of the active seat, and the combinations they can form."""

    def __init__(self, state: PoseidonState) -> None:
        self.state: PoseidonState = state
        self.takes_left: i64 = takes_left(state)
        self.seven_or_more: bool = at_least(state)
        self.rule: i64 = EMPTY  # the combination to form ...
        self.target: i64 = 0  # ... with this sum
        self.then: i64 = 0  # another exact sum to form after it; 0 for none
        reef = state.reef(state.active)
        wave = state.reachable_wave()
        room = DICE + reef.stored if wave >= 0 else reef.stored
        self.codes: vec[i64] = vec[i64]([0] * room)  # of the dice, as they are picked, ascending
        self.values: vec[i64] = vec[i64]([0] * room)  # 1 .. 6
        self.left: vec[i64] = vec[i64]([0] * room)  # how many of each are left
        self.size: i64 = 0  # different dice
        # Dice by value, eight bits each, those on the wave and those on the reef; more than three
        # of a kind are three.
        self.on_wave: i64 = 0
        self.on_reef: i64 = 0
        if wave >= 0:
            for owner in range(i64(OWNERS)):
                dice = state.sea[wave * OWNERS + owner]
                value: i64 = 1
                while dice:
                    if dice & 255:
                        self.add(owner * FACES + value - 1, value, dice & 255)
                    dice >>= 8
                    value += 1
        if reef.stored > 0:
            hexes = reef.hexes
            for hex in range(reef.count):
                cover = hexes[hex * FIELDS + COVER]
                if cover >= DIE:
                    self.add(DICE + hex, (cover - DIE) % FACES + 1, 1)

    def add(self, code: i64, value: i64, count: i64) -> None:
        self.codes[self.size] = code
        self.values[self.size] = value
        self.left[self.size] = count
        self.size += 1
        few = (count if count < MOST_ALIKE else i64(MOST_ALIKE)) << (value - 1) * 8
        if code < DICE:
            self.on_wave += few
        else:
            self.on_reef += few

    def aim(self, rule: i64, target: i64, then: i64) -> None:
        self.rule = rule
        self.target = target
        self.then = then

    def aim_at(self, tentacle: i64) -> None:
        self.aim(self.state.box.combination[tentacle], SEVEN, 0)

    def aim_at_corals(self, low: i64, high: i64) -> None:
        numbers = self.state.box.coral_numbers
        if low >= 0:
            self.aim(EXACT_SUM, numbers[low], numbers[high] if high >= 0 else 0)
        else:
            self.aim(EXACT_SUM, numbers[high], 0)

    def fits(self, count: i64, total: i64, values: i64, value: i64) -> bool:
        """Can a die of this value be added to a meal?"""
        rule = self.rule
        own = bit(value - 1)
        if rule in (EXACT_SUM, TOTAL_SEVEN):
            if rule == TOTAL_SEVEN and self.seven_or_more:
                return True
            return total + value <= self.target
        if rule == LOW_PAIR:
            return value <= LOW and count < 2 and (count == 0 or values == own)
        if rule == HIGH_PAIR:
            return value > LOW and count < 2 and (count == 0 or values == own)
        if rule == ALIKE:
            return count < 3 and (count == 0 or values == own)
        if values & own:
            return False
        if rule == DIFFERENT:
            return count < 4
        values |= own
        while not values & 1:
            values >>= 1
        return count < 3 and values < 8

    def done(self, count: i64, total: i64) -> bool:
        """Is a meal complete, given that each of its dice fitted?"""
        rule = self.rule
        if rule == EXACT_SUM:
            return total == self.target
        if rule == TOTAL_SEVEN:
            return total >= self.target  # more only when the option allows it
        if rule in (LOW_PAIR, HIGH_PAIR):
            return count == 2
        return count == (4 if rule == DIFFERENT else 3)

    def can_finish(self, first: i64, count: i64, total: i64, values: i64) -> bool:
        """Can a meal be completed with dice from index `first` on?"""
        if self.done(count, total):
            return self.then == 0 or self.can_pay_the_other()
        for at in range(first, self.size):
            if self.can_add(at, count, total, values):
                return True
        return False

    def can_add(self, at: i64, count: i64, total: i64, values: i64) -> bool:
        """Can the meal be completed with this die and others from its index on?"""
        value = self.values[at]
        from_wave: i64 = 1 if self.codes[at] < DICE else 0
        if self.left[at] == 0 or from_wave > self.takes_left:
            return False
        if not self.fits(count, total, values, value):
            return False
        self.left[at] -= 1
        self.takes_left -= from_wave
        found = self.can_finish(at, count + 1, total + value, values | bit(value - 1))
        self.left[at] += 1
        self.takes_left += from_wave
        return found

    def can_pay_the_other(self) -> bool:
        target, then = self.target, self.then
        self.target, self.then = then, 0
        found = self.can_finish(0, 0, 0, 0)
        self.target, self.then = target, then
        return found

    def can_form(self) -> bool:
        """Can all dice in reach, of which none is picked yet, form the combination? As can_finish
        finds by trying; sums have to be tried."""
        rule = self.rule
        if self.takes_left < 0:
            return False
        if rule == LOW_PAIR:
            return self.has_alike(0, LOW, 2)
        if rule == HIGH_PAIR:
            return self.has_alike(LOW, FACES, 2)
        if rule == ALIKE:
            return self.has_alike(0, FACES, 3)
        if rule == DIFFERENT:
            return self.has_different(0, FACES, 4)
        if rule == RUN:
            for first in range(i64(FACES - 2)):
                if self.has_different(first, first + 3, 3):
                    return True
            return False
        return self.can_finish(0, 0, 0, 0)

    def has_alike(self, first: i64, end: i64, wanted: i64) -> bool:
        return has_alike(self.on_reef, self.on_wave, self.takes_left, first, end, wanted)

    def has_different(self, first: i64, end: i64, wanted: i64) -> bool:
        return has_different(self.on_reef, self.on_wave, self.takes_left, first, end, wanted)

    def place_of(self, code: i64) -> i64:
        for at in range(self.size):
            if self.codes[at] == code:
                return at
        return EMPTY

    def set_out(self, code: i64, meal: Meal) -> None:
        """Move a picked die from the larder to the meal."""
        at = self.place_of(code)
        value = self.values[at]
        self.left[at] -= 1
        if code < DICE:
            self.takes_left -= 1
        meal.count += 1
        meal.total += value
        meal.values |= bit(value - 1)


# -- what is possible ----------------------------------------------------------------------------


def can_free(larder: Larder, tentacle: i64) -> bool:
    larder.aim_at(tentacle)
    return larder.can_form()


def can_buy(larder: Larder, low: i64, high: i64) -> bool:
    larder.aim_at_corals(low, high)
    return larder.can_finish(0, 0, 0, 0)


def rooms(state: PoseidonState) -> vec[i64]:
    """The hexes for the next taken die: free storage, or storage whose die is thrown out."""
    reef = state.reef(state.active)
    found = vec[i64](capacity=8)
    if reef.rooms == 0 and reef.stored == 0:
        return found
    hexes = reef.hexes
    replacing = reef.rooms == 0 or not state.box.replace_only_when_full
    for hex in range(reef.count):
        if hexes[hex * FIELDS + SYMBOL] == STORAGE:
            cover = hexes[hex * FIELDS + COVER]
            old = cover >= DIE and not state.fresh >> hex & 1
            if cover == OPEN or (old and replacing):
                found = append(found, hex)
    return found


def can_store(state: PoseidonState) -> bool:
    """Is there another die to take, and room for it?"""
    wave = state.reachable_wave()
    if wave < 0 or state.dice_taken >= food(state) or state.wave_empty(wave):
        return False
    return state.reef(state.active).rooms > 0 or len(rooms(state)) > 0


def picking(state: PoseidonState, larder: Larder) -> Meal:
    """Aim the larder, and move the dice picked so far from it to a meal."""
    meal = Meal()
    if state.goal >= 0:
        larder.aim_at(state.goal)
    else:
        larder.aim_at_corals(state.low, state.high)
    for n in range(i64(len(state.picked))):
        if n == state.picked_low and n > 0:
            larder.aim(EXACT_SUM, larder.then, 0)  # the low coral is paid for
            meal = Meal()
        larder.set_out(state.picked[n], meal)
    if state.picked_low > 0 and len(state.picked) == state.picked_low:
        larder.aim(EXACT_SUM, larder.then, 0)
        meal = Meal()
    return meal


def picks(state: PoseidonState) -> vec[i64]:
    """The dice that may be picked next, ascending; EMPTY first when the meal is complete."""
    larder = Larder(state)
    meal = picking(state, larder)
    found = vec[i64](capacity=8)
    if larder.done(meal.count, meal.total):
        found = append(found, i64(EMPTY))
    first: i64 = 0
    if meal.count > 0:
        first = larder.place_of(state.picked[len(state.picked) - 1])
    for at in range(first, larder.size):
        if larder.can_add(at, meal.count, meal.total, meal.values):
            found = append(found, larder.codes[at])
    return found


# -- storing -------------------------------------------------------------------------------------


def take_to_store(state: PoseidonState, die: i64) -> None:
    wave = state.reachable_wave()
    state.take_die(wave, die)
    state.held = die
    state.dice_taken += 1
    state.progress = True
    owe_steps(state, die // FACES)
    if state.log is not None:
        emit(state, "take", state.active, {"die": die_of(die), "wave": int(wave) + 1})


def store(state: PoseidonState, hex: i64) -> None:
    """Store the held die on a hex; a die there returns to its supply."""
    seat = state.active
    reef = state.reef(seat)
    old = reef.cover(hex)
    if old >= DIE:
        throw_out(state, seat, hex)
    state.reefs[seat] = state.reef(seat).covered(hex, DIE + state.held)
    state.fresh |= bit(hex)
    if state.log is not None:
        emit(state, "store", seat, {"die": die_of(state.held), "hex": hex_of(reef, hex)})
    state.held = EMPTY


def throw_out(state: PoseidonState, seat: i64, hex: i64) -> None:
    """Return a stored die to its supply."""
    reef = state.reef(seat)
    die = reef.cover(hex) - DIE
    state.reefs[seat] = reef.covered(hex, OPEN)
    state.supply[die // FACES] += 1
    if state.log is not None:
        emit(state, "throw-out", seat, {"die": die_of(die), "hex": hex_of(reef, hex)})


# -- eating --------------------------------------------------------------------------------------


def aim(state: PoseidonState, tentacle: i64) -> None:
    state.goal = tentacle
    if state.log is not None:
        emit(state, "aim", state.active, {"tentacle": state.box.tentacles[tentacle]})


def name_corals(state: PoseidonState, low: i64, high: i64) -> None:
    """Name a coral to take; or both, if both are named before either is seen."""
    state.low = low
    state.high = high
    if state.log is not None:
        numbers = state.box.coral_numbers
        named = [int(numbers[coral]) for coral in (low, high) if coral >= 0]
        emit(state, "name-corals", state.active, {"corals": named})


def pick(state: PoseidonState, code: i64) -> None:
    """Pick one more die. When no more can be picked, the dice are eaten."""
    state.picked = append(state.picked, code)
    if state.log is not None:
        emit(state, "pick", state.active, picked_of(state, code))
    larder = Larder(state)
    meal = picking(state, larder)
    if meal.count == 0 or not larder.done(meal.count, meal.total):
        return
    if larder.then > 0:
        state.picked_low = len(state.picked)
    elif not (larder.rule == TOTAL_SEVEN and larder.seven_or_more and len(picks(state)) > 1):
        eat(state)


def picked_of(state: PoseidonState, code: i64) -> Json:
    if code < DICE:
        return {"die": die_of(code), "hex": None}
    reef = state.reef(state.active)
    return {"die": die_of(reef.cover(code - DICE) - DIE), "hex": hex_of(reef, code - DICE)}


def eat(state: PoseidonState) -> None:
    """Return the picked dice to their supplies; free a friend or take corals."""
    seat = state.active
    wave = state.reachable_wave()
    dice: list[Json] = []
    for code in state.picked:
        if state.log is not None:
            dice.append(picked_of(state, code))
        if code < DICE:
            state.take_die(wave, code)
            state.dice_eaten += 1
            state.supply[code // FACES] += 1
            owe_steps(state, code // FACES)
        else:
            die = state.reef(seat).cover(code - DICE) - DIE
            state.reefs[seat] = state.reef(seat).covered(code - DICE, OPEN)
            state.supply[die // FACES] += 1
    state.progress = True
    state.fed = True
    if state.log is not None:
        emit(state, "eat", seat, {"dice": dice})
    if state.goal >= 0:
        free(state, seat, state.goal, "eating")
    if state.low >= 0:
        buy(state, seat, state.low)
    if state.high >= 0:
        buy(state, seat, state.high)
    state.first_coral = only_coral(state)
    forget(state)


def only_coral(state: PoseidonState) -> i64:
    """The coral just taken, if one of the other row may follow now that it has been seen."""
    if not state.box.corals_one_by_one or state.first_coral >= 0:
        return EMPTY
    return state.low if state.low >= 0 else state.high


def forget(state: PoseidonState) -> None:
    """Clear the goal and the picked dice."""
    state.goal = EMPTY
    state.low = EMPTY
    state.high = EMPTY
    state.picked = vec[i64]()
    state.picked_low = 0


def freeable(state: PoseidonState, larder: Larder) -> i64:
    """The tentacles whose friend the dice in reach can free, as bits."""
    found: i64 = 0
    for tentacle in range(i64(TENTACLES)):
        if holds_friend(state, state.active, tentacle) and can_free(larder, tentacle):
            found |= bit(tentacle)
    return found
