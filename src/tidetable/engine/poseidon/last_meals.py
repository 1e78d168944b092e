"""What a seat can still take in its last turn, and what of that can make a difference.

Tokens, corals and skeletons count at the end. So where the Big Wave does not tip, it does not
matter whose dice are eaten, and nothing is gained by storing any. Where it tips, the dice on the
board count for their owners.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tidetable.engine.poseidon.actions import BUYS, CORAL_CHOICES, DICE_TAKEN, FREES, HEXES, MOVERS
from tidetable.engine.poseidon.legal import legal
from tidetable.engine.poseidon.model import (
    ASK_CORAL,
    ASK_PICK,
    ASK_ROOM,
    ASK_STORE,
    ASK_TAKE,
    EMPTY,
    FACES,
    NEUTRAL,
    OWNERS,
    STAGE_TAKE,
    TENTACLES,
    PoseidonState,
    bit,
)
from tidetable.engine.poseidon.reef import DIE
from tidetable.engine.poseidon.rules import act, take_no_more
from tidetable.engine.poseidon.turns import ask_next

MANY: Final = 31  # neutral dice: so many that one is there for each symbol
MOST_OWN: Final = 15
HALF: Final = 16  # in the middle of what five bits hold
BYTE: Final = 255


class Line:
    """What the seat has taken, as far as it matters; packed in a number to be compared."""

    def __init__(self, packed: i64) -> None:
        self.tentacle: i64 = (packed & 7) - 1  # whose friend was freed, or EMPTY
        self.second: i64 = (packed >> 3 & 31) - 1  # a coral that was not seen before, or EMPTY
        self.rooms: i64 = (packed >> 8 & 31) - HALF  # free storage hexes more than before
        self.neutral: i64 = packed >> 13 & 31  # neutral dice in the supply
        self.own: i64 = packed >> 18 & 15  # own dice in the supply
        self.sums: i64 = packed >> 22  # of dice on the board, eight bits for each seat


class Course:
    """Lines between which the seat chooses after it has seen its first coral, if it takes one."""

    def __init__(self, first: i64, lines: list[Line]) -> None:
        self.first: i64 = first
        self.lines: list[Line] = lines


class Menu:
    """All courses that are open to the seat."""

    def __init__(self, start: PoseidonState, tips: bool, bitten: bool, limit: i64) -> None:
        self.start: PoseidonState = start  # before anything of them was taken
        self.seat: i64 = start.active
        self.tips: bool = tips  # may the Big Wave tip?
        self.bitten: bool = bitten  # does the seat have to bury skeletons?
        self.short: bool = tips and start.supply[NEUTRAL] < MANY and scarce(start)
        self.left: i64 = limit  # positions that may still be looked at
        self.courses: list[Course] = []
        self.known: dict[str, bool] = {}

    def explore(self, state: PoseidonState, least: i64) -> None:
        """Find the courses from here on. Dice are stored in ascending order, from `least` on."""
        self.left -= 1
        if self.left < 0:
            return
        first = self.bought(state, EMPTY)
        if state.stage != STAGE_TAKE:
            self.serve(first, {self.line(state, first): True})
        elif state.ask == ASK_CORAL and first >= 0:
            lines: dict[int, bool] = {}
            self.collect(state, first, lines)
            self.serve(first, lines)
        else:
            for action in self.choices(state, least):
                if action >= FREES and action < BUYS and self.plain():
                    self.serve(EMPTY, {packed(action - FREES, EMPTY, 0, MANY, 0, 0): True})
                else:
                    self.explore(self.after(state, action), least_after(action, least))

    def collect(self, state: PoseidonState, first: i64, lines: dict[int, bool]) -> None:
        """Find the lines from here on, with a second coral or without."""
        self.left -= 1
        if self.left < 0:
            return
        if state.stage != STAGE_TAKE:
            lines[self.line(state, first)] = True
            return
        for action in self.choices(state, 0):
            if action >= BUYS and action < MOVERS and self.plain():
                choice = action - BUYS
                low, high = choice // CORAL_CHOICES - 1, choice % CORAL_CHOICES - 1
                lines[packed(EMPTY, low if low >= 0 else high, 0, MANY, 0, 0)] = True
            else:
                self.collect(self.after(state, action), first, lines)

    def plain(self) -> bool:
        """Does it make no difference which dice are eaten, as long as there are some?"""
        return not self.tips and not self.bitten

    def after(self, state: PoseidonState, action: i64) -> PoseidonState:
        child = state.fork()
        act(child, action)
        go_on(child)
        return child

    def choices(self, state: PoseidonState, least: i64) -> vec[i64]:
        """The actions that can make a difference."""
        ask = state.ask
        found = vec[i64](capacity=16)
        if ask in (ASK_TAKE, ASK_STORE):
            for action in state.legal:
                if action < DICE_TAKEN or action >= HEXES or self.worth_storing(action, least):
                    found = append(found, action)
            return found
        if ask != ASK_PICK and ask != ASK_ROOM:
            return state.legal
        met: i64 = 0  # bits of dice on the reef
        reef = state.reef(self.seat)
        for action in state.legal:
            if action >= HEXES and action < FREES:
                cover = reef.cover(action - HEXES)
                like = cover if self.short else (cover - DIE) % FACES
                if ask == ASK_ROOM and not self.short:
                    like = 0
                if met & bit(like):
                    continue
                met |= bit(like)
            found = append(found, action)
        return found

    def worth_storing(self, action: i64, least: i64) -> bool:
        """Could it help to store this die? Rivals would miss theirs when the wave tips. To throw
        another die out for it matters if few are left to be loaded."""
        die = action - DICE_TAKEN
        owner = die // FACES
        if not self.tips or die < least:
            return False
        return self.short or (owner != self.seat and owner != NEUTRAL)

    def bought(self, state: PoseidonState, other: i64) -> i64:
        """A coral taken since the start, not this other one; EMPTY for none."""
        for coral in range(state.box.corals):
            if state.owners[coral] != self.start.owners[coral] and coral != other:
                return coral
        return EMPTY

    def line(self, state: PoseidonState, first: i64) -> i64:
        seat = self.seat
        second = self.bought(state, first) if first >= 0 else EMPTY
        tentacle: i64 = EMPTY
        lost = self.start.friends[seat] & ~state.friends[seat]
        for n in range(i64(TENTACLES)):
            if lost >> n & 1:
                tentacle = n
        if self.plain():
            return packed(tentacle, second, 0, MANY, 0, 0)
        rooms = state.reef(seat).rooms - self.start.reef(seat).rooms
        if not self.tips:
            return packed(tentacle, second, rooms, MANY, 0, 0)
        sums: i64 = 0
        for other in range(state.setup.players):
            total = state.sum_of(other)
            sums |= (total if total < BYTE else i64(BYTE)) << 8 * other
        if not self.short:
            return packed(tentacle, second, rooms, MANY, 0, sums)
        return packed(tentacle, second, rooms, state.supply[NEUTRAL], state.supply[seat], sums)

    def serve(self, first: i64, lines: dict[int, bool]) -> None:
        numbers = sorted(lines)
        name = f"{first}:{numbers}"
        if name not in self.known:
            self.known[name] = True
            self.courses.append(Course(first, [Line(number) for number in numbers]))


def packed(tentacle: i64, second: i64, rooms: i64, neutral: i64, own: i64, sums: i64) -> i64:
    rooms = HALF - 1 if rooms >= HALF else (1 - HALF if rooms <= -HALF else rooms)
    neutral = neutral if neutral < MANY else i64(MANY)
    own = own if own < MOST_OWN else i64(MOST_OWN)
    few = (tentacle + 1) | (second + 1) << 3 | (rooms + HALF) << 8
    return few | neutral << 13 | own << 18 | sums << 22


def least_after(action: i64, least: i64) -> i64:
    return action - DICE_TAKEN if action >= DICE_TAKEN and action < HEXES else least


def scarce(state: PoseidonState) -> bool:
    """May the shark pass more symbols than there are neutral dice to load?"""
    most: i64 = 0
    for number in state.box.shark_number:
        most = number if number > most else most
    return state.supply[NEUTRAL] < most


def go_on(state: PoseidonState) -> None:
    """Go on until the seat has a choice what to take, or has taken all."""
    while state.stage == STAGE_TAKE:
        if not ask_next(state):
            continue
        found = legal(state)
        if len(found) > 1:
            state.legal = found
            return
        if state.ask in (ASK_TAKE, ASK_CORAL):
            take_no_more(state)
        else:
            act(state, found[0])


def mingle(state: PoseidonState, wave: i64) -> None:
    """Forget whose dice lie on a wave."""
    dice: i64 = 0
    for at in range(wave * OWNERS, wave * OWNERS + OWNERS):
        dice += state.sea[at]
        state.sea[at] = 0
    state.sea[wave * OWNERS + NEUTRAL] = dice
