"""Pairings: nobody twice, no second bye before everybody had one, no needless repeats."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.played import Played
from tidetable.tournament import groups, swiss
from tidetable.tournament.matching import NOBODY, largest_matching
from tidetable.tournament.tournament import wrong_rounds

Pairs = list[tuple[int, int]]


def all_pairings(people: list[int]) -> Iterator[Pairs]:
    """Every way to pair an even number of people."""
    if not people:
        yield []
        return
    first, *others = people
    for other in others:
        for rest in all_pairings([one for one in others if one != other]):
            yield [(first, other), *rest]


@st.composite
def before(draw: st.DrawFn) -> tuple[list[int], list[int], list[list[int]]]:
    """Points, byes, and who has met whom: also histories that no tournament has."""
    count = draw(st.integers(2, 8))
    points = sorted(draw(st.lists(st.integers(0, 5), min_size=count, max_size=count)), reverse=True)
    byes = draw(st.lists(st.integers(0, 1), min_size=count, max_size=count))
    met = [[0] * count for _ in range(count)]
    for a, b in combinations(range(count), 2):
        met[a][b] = met[b][a] = draw(st.sampled_from([0, 0, 1, 1, 2]))
    return points, byes, met


@settings(deadline=None)
@given(before())
def test_swiss_pairings_are_as_good_as_any(
    known: tuple[list[int], list[int], list[list[int]]],
) -> None:
    points, byes, met = known
    count = len(points)
    pairs, free = swiss.pair(points, byes, met)
    assert sorted([one for pair in pairs for one in pair] + free) == list(range(count))
    assert len(free) == count % 2
    may_be_free: list[list[int]] = [[]]
    if count % 2:
        assert byes[free[0]] == min(byes)
        may_be_free = [[one] for one in range(count) if byes[one] == min(byes)]
    fewest = min(
        sum(met[a][b] > 0 for a, b in pairing)
        for absent in may_be_free
        for pairing in all_pairings([one for one in range(count) if one not in absent])
    )
    assert sum(met[a][b] > 0 for a, b in pairs) == fewest


@settings(deadline=None)
@given(st.integers(2, 9), st.data())
def test_the_largest_matching_is_found(count: int, data: st.DataObject) -> None:
    pairs = list(combinations(range(count), 2))
    edges = data.draw(st.lists(st.sampled_from(pairs), unique=True))
    near: list[set[int]] = [set() for _ in range(count)]
    for a, b in edges:
        near[a].add(b)
        near[b].add(a)
    partner = largest_matching(near)
    for one, other in enumerate(partner):
        assert other == NOBODY or (partner[other] == one and other in near[one])
    largest = max(
        sum(pair in edges for pair in pairing)
        for pairing in all_pairings(list(range(count + count % 2)))
    )
    assert sum(other != NOBODY for other in partner) == 2 * largest


def test_the_upper_half_of_a_group_plays_against_the_lower_half() -> None:
    nobody = [[0] * 6 for _ in range(6)]
    pairs, _ = swiss.pair([12] * 6, [0] * 6, nobody)
    assert pairs == [[0, 3], [1, 4], [2, 5]]
    # Five with a point: the last of them plays against the first without.
    pairs, free = swiss.pair([12, 12, 12, 12, 12, 0, 0], [0] * 7, [[0] * 7 for _ in range(7)])
    assert (pairs, free) == ([[0, 2], [1, 3], [4, 5]], [6])


@pytest.mark.parametrize(
    ("people", "size", "uneven", "tables"),
    [
        (10, 4, "smaller", [4, 3, 3]),
        (11, 4, "smaller", [4, 4, 3]),
        (11, 3, "smaller", [3, 3, 3, 2]),
        (10, 3, "smaller", [3, 3, 2, 2]),
        (10, 3, "bye", [3, 3, 3]),
        (5, 4, "smaller", [4]),  # one has a bye: two tables of 3 and 2 would be worse
        (3, 4, "smaller", [3]),
        (2, 4, "bye", [2]),
        (1, 4, "bye", []),
    ],
)
def test_the_sizes_of_tables(people: int, size: int, uneven: str, tables: list[int]) -> None:
    assert groups.shape(people, size, [2, 3, 4], "bye" if uneven == "bye" else "smaller") == tables


@settings(deadline=None, max_examples=20)  # up to 64 people and three rounds in each
@given(
    people=st.integers(2, 64), size=st.integers(2, 4), bye=st.booleans(), seed=st.integers(0, 10**6)
)
def test_rounds_of_any_size(people: int, size: int, bye: bool, seed: int) -> None:
    chance = random.Random(seed)
    rounds = 3
    played = Played(people, size=size, rounds=rounds, uneven="bye" if bye else "smaller").begin()
    byes: Counter[str] = Counter()
    met: Counter[frozenset[str]] = Counter()
    while played.next_round():
        last = played.tournament.rounds[-1]
        seated = [person for table in last.tables for person in table.people]
        assert sorted(seated + last.byes) == sorted(played.tournament.players)
        assert all(2 <= len(table.people) <= size for table in last.tables)
        byes.update(last.byes)
        counts = [byes[one] for one in played.tournament.players]
        assert max(counts) - min(counts) <= 1
        met.update(
            frozenset(pair) for table in last.tables for pair in combinations(table.people, 2)
        )
        played.play(chance)
    assert len(played.tournament.rounds) == rounds or people < 2
    if people >= 24:  # enough others: nobody needs to meet again in three rounds
        assert max(met.values()) == 1
    again = played.replayed()
    assert again.standings() == played.tournament.standings()
    assert wrong_rounds("t", played.log) == []


def test_a_pairing_that_was_changed_is_found() -> None:
    played = Played(8).begin()
    played.next_round()
    paired = played.log[-1]
    paired.tables[0].people, paired.tables[1].people = (  # type: ignore[union-attr]
        [paired.tables[0].people[0], paired.tables[1].people[0]],  # type: ignore[union-attr]
        [paired.tables[0].people[1], paired.tables[1].people[1]],  # type: ignore[union-attr]
    )
    assert wrong_rounds("t", played.log) == [1]


def test_the_first_seat_changes() -> None:
    chance = random.Random(3)
    played = Played(16, rounds=6).begin()
    first: Counter[str] = Counter()
    while played.next_round():
        first.update(table.people[0] for table in played.tournament.rounds[-1].tables)
        played.play(chance)
    assert all(2 <= first[person] <= 4 for person in played.tournament.players)
