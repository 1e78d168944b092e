"""The last turn, solved: against trying everything by the rules, against the worth of the next
decision, and against many games played on."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, cast

import pytest

from tests.engine.poseidon.position import NAMED_TOGETHER, POSEIDON, corrected
from tidetable import bots
from tidetable.bots import Perspective
from tidetable.bots.ismcts import solved
from tidetable.engine.chance import Chance, recorded
from tidetable.engine.errors import RecordError
from tidetable.engine.poseidon.model import STAGE_BUILD, STAGE_MOVE, PoseidonState
from tidetable.engine.poseidon.scoring import tie_break

PLENTY = 10**9
MISS = 0.05  # a die that the Big Wave throws misses the board
SLOTS = 2
# So few corals and dice on the Big Wave that everything can be tried.
SMALL = corrected(
    kraken={
        "coral_kinds": ["fins", "mouth", "graveyard"],
        "low_corals": [3, 5],
        "high_corals": [7],
        "tokens": {"2": [[1, 1]] * 6, "3": [[1, 1, 1]] * 6, "4": [[1, 1, 1, 1]] * 6},
    },
    big_wave={
        "rows": {"2": [1, 1], "3": [1, 1, 1], "4": [2, 1, 1]},
        "bonuses": {
            "one_die": 2,
            "two_dice": 3,
            "track_or_look": 4,
            "clean_and_look": 6,
            "free": 9,
        },
    },
    setup={"own_dice": 1},
)


def copied(state: PoseidonState) -> PoseidonState:
    return cast(PoseidonState, state.copy())


def values_of(state: PoseidonState) -> list[float]:
    return solved(state, int(state.to_move), PLENTY)


def last_turns(
    players: int, seeds: range, level: str = "greedy", **more: Any
) -> Iterator[PoseidonState]:
    """Every decision of the last seat in its last turn."""
    bot = bots.get(level)
    for seed in seeds:
        state = cast(PoseidonState, POSEIDON.new(players=players, seed=seed, **more))
        while not state.over:
            if state.last_turns == 1 and state.to_move == state.active:
                yield state
            state.step(bot.choose(Perspective(state), seed).action)


# -- trying everything ----------------------------------------------------------------------------

Worlds = list[tuple[float, PoseidonState]]  # with their chances: the seat cannot tell them apart


def throws() -> list[tuple[float, list[int]]]:
    """What the two dice of the small box may show, and where: all but those thrown again."""
    faces = [(MISS, [0, 0])] + [((1 - MISS) / 6, [v, 1 + v]) for v in range(6)]
    found = []
    for dice in product(faces, repeat=SLOTS):
        chance, numbers = 1.0, []
        for part, die in dice:
            chance *= part
            numbers += die
        if 2 * sum(die[1] == 0 for _, die in dice) <= SLOTS:
            found.append((chance, numbers))
    whole = sum(chance for chance, _ in found)
    return [(chance / whole, numbers) for chance, numbers in found]


THROWS = throws()


def stepped(state: PoseidonState, action: int) -> Worlds:
    """What may come of an action in one world."""
    after = copied(state)
    after.chance = Chance(None, [])
    try:
        after.step(action)
    except RecordError:  # a throw is missing
        found = []
        for chance, numbers in THROWS:
            after = copied(state)
            after.chance = Chance(None, [recorded("tip", numbers)])
            after.step(action)
            found.append((chance, after))
        return found
    return [(1.0, after)]


def rank_of(state: PoseidonState, seat: int) -> tuple[int, ...]:
    return (state.scores()[seat], *(tie_break(state, seat, rule) for rule in range(4)))


def best_place(state: PoseidonState, seat: int) -> tuple[int, ...]:
    """The best place that a seat can still reach by laying its skeletons, without a bonus."""
    if state.over:
        return rank_of(state, seat)
    if state.to_move == seat and POSEIDON.step_name(state) == "skeleton":
        choices = state.actions()
    else:
        choices = state.actions()[:1]
    return max(
        best_place(after, seat) for action in choices for _, after in stepped(state, action)[:1]
    )


def rival_chooses(state: PoseidonState) -> int:
    """A rival knows its corals and does what is best for its place."""
    actions, seat = state.actions(), int(state.to_move)
    if POSEIDON.step_name(state) not in ("skeleton", "bonus"):
        return actions[0]  # makes no difference any more
    return max(actions, key=lambda one: max(best_place(a, seat) for _, a in stepped(state, one)))


def tried(worlds: Worlds, seat: int) -> float:
    """The seat's share of the win, by trying everything in all worlds."""
    state = worlds[0][1]
    if state.over:
        return sum(chance * world.rewards()[seat] for chance, world in worlds)
    if state.to_move == seat:
        return max(tried_action(worlds, seat, action) for action in state.actions())
    after: Worlds = []
    for chance, world in worlds:
        after += [(chance * c, w) for c, w in stepped(world, rival_chooses(world))]
    return sum(tried(told, seat) for told in told_apart(after, seat))


def tried_action(worlds: Worlds, seat: int, action: int) -> float:
    after: Worlds = []
    for chance, world in worlds:
        after += [(chance * c, w) for c, w in stepped(world, action)]
    return sum(tried(told, seat) for told in told_apart(after, seat))


def told_apart(worlds: Worlds, seat: int) -> list[Worlds]:
    groups: dict[bytes, Worlds] = {}
    for chance, world in worlds:
        groups.setdefault(world.observation(seat), []).append((chance, world))
    return list(groups.values())


def worlds_of(state: PoseidonState, seat: int) -> Worlds:
    """All that the corals may show, equally likely."""
    found: dict[str, PoseidonState] = {}
    for seed in range(200):
        world = cast(PoseidonState, state.resample(seat, seed))
        found.setdefault(str([int(kind) for kind in world.corals]), world)
    return [(1 / len(found), world) for world in found.values()]


def test_each_choice_is_worth_what_trying_everything_shows() -> None:
    kinds: Counter[str] = Counter()
    for state in last_turns(2, range(30), data=SMALL):
        seat = int(state.to_move)
        early = state.stage in (STAGE_BUILD, STAGE_MOVE)
        if early or len(state.actions()) > 12:
            continue  # a Python that tries everything takes too long
        values = values_of(state)
        worlds = worlds_of(state, seat)
        for action, value in zip(state.actions(), values, strict=True):
            assert value == pytest.approx(tried_action(worlds, seat, action))
        name = POSEIDON.step_name(state)
        kinds[name] += 1
        kinds["unsure"] += any(0 < value < 1 for value in values)
        kinds["open"] += max(values) - min(values) > 1e-9
    assert kinds["take"] > 5
    assert kinds["pick"] > 1
    assert kinds["unsure"] > 3
    assert kinds["open"] > 3


# -- larger positions -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_is_worth_what_the_best_one_after_it_is_worth(players: int) -> None:
    """Of the same seat, when nothing has come to light: from building to the bonus."""
    asked = set()
    for state in last_turns(players, range(8)):
        values = values_of(state)
        assert len(values) == len(state.actions())
        for action, value in zip(state.actions(), values, strict=True):
            after = copied(state)
            after.step(action)
            if after.to_move == state.to_move and after.learned == state.learned:
                assert value == pytest.approx(max(values_of(after)))
                asked.add(POSEIDON.step_name(state))
    assert asked >= {"build", "move", "take"}


def played_on(state: PoseidonState, seat: int) -> float:
    """The seat's share of the win in one world, if it follows the solver and rivals do as they
    are expected to."""
    while not state.over:
        if state.to_move == seat:
            values = values_of(state)
            state.step(state.actions()[values.index(max(values))])
        else:
            state.step(rival_steps(state))
    return state.rewards()[seat]


def rival_steps(state: PoseidonState) -> int:
    actions, seat = state.actions(), int(state.to_move)
    if POSEIDON.step_name(state) not in ("skeleton", "bonus"):
        return actions[0]
    return max(actions, key=lambda action: place_after(state, action, seat))


def place_after(state: PoseidonState, action: int, seat: int) -> tuple[int, ...]:
    after = copied(state)
    after.step(action)
    if after.to_move == seat and POSEIDON.step_name(after) == "skeleton":
        return max(place_after(after, other, seat) for other in after.actions())
    while not after.over:
        after.step(after.actions()[0])
    return rank_of(after, seat)


@pytest.mark.parametrize("players", [2, 4])
def test_a_choice_is_worth_what_is_won_on_average_by_playing_on(players: int) -> None:
    """The Big Wave of the box has more dice than can be tried."""
    samples = 60
    unsure = 0
    for n, state in enumerate(last_turns(players, range(100, 106))):
        if len(state.actions()) == 1:
            continue
        seat, actions, values = int(state.to_move), state.actions(), values_of(state)
        best = values.index(max(values))
        for choice in {best, n % len(actions)}:
            won = 0.0
            for seed in range(samples):
                world = cast(PoseidonState, state.resample(seat, seed))
                world.step(actions[choice])
                won += played_on(world, seat)
            value = values[choice]
            doubt = (max(value * (1 - value), 0.01) / samples) ** 0.5
            assert won / samples == pytest.approx(value, abs=4.5 * doubt)
            unsure += 0 < value < 1
    assert unsure > 10


# -- where it is not solved -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "unusual",
    [
        {"boredom": "yes"},
        {"data": NAMED_TOGETHER},
        {"data": corrected(rules={"replace_only_when_full": False})},
        {"data": corrected(kraken={"tokens": {str(n): [[99] * n] * 6 for n in (2, 3, 4)}})},
        {
            "data": corrected(
                big_wave={"landing": [[50, 950, 0, 0, 0, 0, 0]] * 2 + [[500, 500] + [0] * 5]}
            )
        },
    ],
)
def test_other_rules_than_those_of_the_box_are_not_solved(unusual: Any) -> None:
    for state in last_turns(2, range(1), **unusual):
        assert values_of(state) == []


def test_a_turn_that_takes_too_long_is_not_solved() -> None:
    state = next(last_turns(2, range(1)))
    assert solved(state, int(state.to_move), 20) == []
