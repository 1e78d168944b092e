"""The learned judge: its arithmetic, and the files with its weights."""

import json
import math
from pathlib import Path

import pytest

from tidetable import bots, games
from tidetable.bots import Perspective
from tidetable.engine.chance import Rng
from tidetable.engine.judge_file import BadWeights, read
from tidetable.engine.kadora import positions
from tidetable.engine.octocube.model import SLOTS
from tidetable.engine.state import State

JUDGES = [
    ("kadora", ""),
    ("octocube", "standard"),
    ("octocube", "advanced"),
    ("octocube", "family"),
    ("poseidon", ""),
]

YELLOW = 2


def begun(game: str, mode: str, players: int = 2) -> State:
    return games.get(game).new(players=players, seed=3, **({"mode": mode} if mode else {}))


def weights_of(state: State) -> bytes:
    return (state.game.folder / state.game.heuristics().judge_file(state)).read_bytes()


def test_the_chance_to_win_is_three_quarters_of_a_reward() -> None:
    close = 4
    state = begun("octocube", "family", 3)
    rng = Rng(2)
    for _ in range(40):
        verdict = state.game.heuristics().verdict(state)
        for seat in range(3):
            margin = verdict.margins[seat]
            ahead = 0.5 + 0.5 * margin / (abs(margin) + close)
            expected = 0.75 * verdict.shares[seat] + 0.25 * ahead
            assert verdict.rewards[seat] == pytest.approx(expected)
        actions = state.actions()
        state.apply(actions[int(rng.below(len(actions)))])


def test_the_judge_of_the_family_game_sees_slots_and_tiles_that_fit() -> None:
    """What a greedy player fills and carries is in the features, and leads mirror each other."""
    state = begun("octocube", "family")
    judge, greedy = state.game.heuristics(), bots.get("greedy")
    names = judge.feature_names(state)
    seen = dict.fromkeys(names, 0.0)
    while not state.over:
        *values, stage = judge.features(state)
        rows = [dict(zip(names, values[n : n + len(names)], strict=True)) for n in (0, len(names))]
        assert [row["slots"] for row in rows] == state.scores()
        assert rows[0]["turns_lead"] == pytest.approx(-rows[1]["turns_lead"])
        assert stage == pytest.approx(1 - max(state.scores()) / SLOTS)
        assert [row["turn"] for row in rows].index(1) == state.to_move
        for name in names:
            seen[name] = max(seen[name], *(abs(row[name]) for row in rows))
        state.apply(greedy.choose(Perspective(state), 0).action)
    missing = {name for name in names if not seen[name]}
    assert missing <= {"last", "three players", "four players"}, seen


@pytest.mark.parametrize(("name", "mode"), JUDGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_judge_adds_up_what_its_units_make_of_each_group(
    name: str, mode: str, players: int
) -> None:
    state = begun(name, mode, players)
    judge = state.game.heuristics()
    names, groups = judge.feature_names(state), judge.groups(state)
    found = read(weights_of(state), name, names)
    rng = Rng(1)
    while True:
        *values, stage = judge.features(state)
        assert len(values) == players * groups * len(names)
        assert 0 <= stage <= 1
        strength, points = [0.0] * players, [0.0] * players
        for n in range(players * groups):
            group = values[n * len(names) : (n + 1) * len(names)]
            for unit, (strong, ahead) in enumerate(zip(*found.second, strict=True)):
                rows = zip(group, found.first, strict=True)
                excited = max(0.0, sum(value * row[unit] for value, row in rows))
                strength[n // groups] += strong * excited
                points[n // groups] += ahead * excited
        powers = [math.exp(one - max(strength)) for one in strength]
        verdict = judge.verdict(state)
        assert list(verdict.shares) == pytest.approx([one / sum(powers) for one in powers])
        if name != "octocube":  # see below
            assert list(verdict.rewards) == list(verdict.shares)
        leads = [points[n] - max(points[:n] + points[n + 1 :]) for n in range(players)]
        if mode != "family":  # which estimates leads in slots by itself
            assert list(verdict.margins) == pytest.approx(leads, abs=1e-9)
        actions = state.actions()
        state.apply(actions[int(rng.below(len(actions)))])
        if state.over:
            break
    assert round(sum(state.game.heuristics().verdict(state).shares), 9) in (0, 1)  # the real result


def rows_of(state: State) -> list[list[dict[str, float]]]:
    """The features of each seat in each colour, by name."""
    judge = state.game.heuristics()
    names, groups = judge.feature_names(state), judge.groups(state)
    *values, _ = judge.features(state)
    rows = [
        dict(zip(names, values[n : n + len(names)], strict=True))
        for n in range(0, len(values), len(names))
    ]
    return [rows[n : n + groups] for n in range(0, len(rows), groups)]


def test_the_judge_of_kadora_sees_every_card_once() -> None:
    """In each colour, what is won, held, set aside, on the block and in the stacks is everything,
    and what one seat has is what the other one's rival has."""
    state = begun("kadora", "")
    greedy = bots.get("greedy")
    sizes = {"own hand": 5, "best rival's hand": 5}
    places = ("own", "best rival", "aside", "own hand", "best rival's hand", "block", "stacks")
    totals = {sum(range(1, 6)) * 3 - 3 * missing for missing in (1, 2, 3, 4, 5)}
    while not state.over:
        for one, other in zip(*rows_of(state), strict=True):
            assert round(sum(one[name] * sizes.get(name, 10) for name in places)) in totals
            assert one["own"] == other["best rival"]
            assert one["own hand"] == other["best rival's hand"]
            assert one["to move"] + other["to move"] == 1
            assert one["to move"] == (state.to_move == 0)
            assert one["next rival"] == one["next rival's hand"] == one["other hands"] == 0
        state.apply(greedy.choose(Perspective(state), 0).action)


@pytest.mark.parametrize("players", [3, 4])
def test_the_judge_of_kadora_ranks_the_rivals_of_each_seat(players: int) -> None:
    state = begun("kadora", "", players)
    greedy = bots.get("greedy")
    while not state.over:
        seats = rows_of(state)
        for colour in range(6):
            rows = [seat[colour] for seat in seats]
            hands = sum(row["own hand"] for row in rows)
            for seat, row in enumerate(rows):
                rivals = sorted(
                    (one["own"] for one in rows[:seat] + rows[seat + 1 :]), reverse=True
                )
                assert [row["best rival"], row["next rival"]] == rivals[:2]
                held = (row[f"{whose} hand"] for whose in ("own", "best rival's", "next rival's"))
                assert sum(held) + row["other hands"] == pytest.approx(hands)
                assert row["wait"] * players == pytest.approx((seat - state.to_move) % players)
        state.apply(greedy.choose(Perspective(state), 0).action)


DRAWN = """
    R5r .. .. O1r
    .. B1s .. ..
    .. .. .. ..
    .. .. .. ..
"""


def drawn(loot: str = "", hands: str = "P1r/P2r/P4r", block: str = "") -> State:
    """A game of three; what belongs to different seats is parted by a stroke."""
    piles = [*loot.split("/"), "", ""][:3]
    here = DRAWN.replace("B1s", block or "B1s")
    return positions.position(here, players=3, loot=piles, hands=hands.split("/"))


@pytest.mark.parametrize(
    ("changed", "one", "other"),
    [
        ("own", drawn("Y1r"), drawn("Y2r")),
        ("best rival", drawn("/Y1r"), drawn("/Y2r")),
        ("best rival", drawn("//Y1r"), drawn("//Y2r")),
        ("next rival", drawn("/Y5r/Y1r"), drawn("/Y5r/Y2r")),
        ("own hand", drawn(hands="Y1r/P2r/P4r"), drawn(hands="Y2r/P2r/P4r")),
        ("best rival's hand", drawn("/Y5r", "P1r/Y1r/P4r"), drawn("/Y5r", "P1r/Y2r/P4r")),
        ("next rival's hand", drawn("/Y5r", "P1r/P2r/Y1r"), drawn("/Y5r", "P1r/P2r/Y2r")),
        ("block", drawn(block="Y1s"), drawn(block="Y2s")),
    ],
)
def test_the_judge_of_kadora_sees_values(changed: str, one: State, other: State) -> None:
    """In the colour in which two positions differ, it is this that differs; and the stacks, from
    which the card comes."""
    rows = [rows_of(state)[0][YELLOW] for state in (one, other)]
    seen = {name for name in rows[0] if rows[0][name] != rows[1][name]}
    assert {changed} <= seen <= {changed, "stacks"}, seen


def test_the_judge_of_kadora_knows_who_has_a_turn_left() -> None:
    """When the stacks are empty every seat has one turn more."""
    state = begun("kadora", "", 3)
    greedy = bots.get("greedy")
    seen = []
    while not state.over:
        seats = [rows[0] for rows in rows_of(state)]
        assert all(row["three"] == row["one"] == 1 and row["four"] == 0 for row in seats)
        seen.append((seats[0]["last turns"], sum(row["no turn left"] for row in seats)))
        state.apply(greedy.choose(Perspective(state), 0).action)
    assert list(dict.fromkeys(seen)) == [
        (0, 0),
        (1, 0),
        (pytest.approx(2 / 3), 1),
        (pytest.approx(1 / 3), 2),
    ]


@pytest.mark.parametrize(("name", "mode"), JUDGES)
def test_weights_that_do_not_fit_are_refused(name: str, mode: str) -> None:
    state = begun(name, mode)
    names = state.game.heuristics().feature_names(state)
    good = json.loads(weights_of(state))
    assert read(json.dumps(good), name, names).features == names
    for broken in (
        {**good, "game": "chess"},
        {**good, "format": "tidetable-judge/1"},
        {**good, "features": names[::-1]},
        {**good, "first": good["first"][1:]},
        {**good, "first": [good["first"][0][1:], *good["first"][1:]]},
        {**good, "first": [[] for _ in names], "second": [[], []]},
        {**good, "second": good["second"][:1]},
        {**good, "more": 1},
    ):
        with pytest.raises(BadWeights):
            read(json.dumps(broken), name, names)
    huge = json.dumps(good).replace(str(good["first"][0][0]), "1e999", 1)
    with pytest.raises(BadWeights):
        read(huge, name, names)


@pytest.mark.parametrize(("name", "mode"), JUDGES)
def test_a_decision_reads_no_file(name: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Heuristics are made for every decision, several times; greedy in Octocube took five times as
    long when each of them read its weights."""
    state = begun(name, mode)
    bots.get("normal").choose(Perspective(state), 1)
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail(f"{self} was read"))
    for level in ("greedy", "normal"):
        bots.get(level).choose(Perspective(state), 2)
