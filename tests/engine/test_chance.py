"""Everything random, with known answers: nobody may change a deal or a resampling in silence."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from tests.engine.uniform import assert_uniform
from tidetable.engine.chance import Chance, Outcome, Rng, Stream, fresh_seed
from tidetable.engine.errors import RecordError

# -- the dealer ------------------------------------------------------------------------------


def test_known_deals() -> None:
    chance = Chance(7)
    assert list(chance.shuffle("deal", 10)) == [6, 5, 9, 1, 8, 2, 0, 3, 7, 4]
    assert chance.pick("first", 4) == 1
    assert chance.pick("again", 1000) == 139
    assert list(Chance(2**100).shuffle("deal", 10)) == [6, 9, 4, 1, 5, 8, 2, 3, 0, 7]


def shuffled_by_hand(seed: int, number: int, count: int) -> list[int]:
    """As anybody can who knows the seed: see the docstring of chance.py."""
    squeezed = hashlib.shake_256(f"tidetable/{seed}/{number}".encode()).digest(8 * count)
    drawn = iter(int.from_bytes(squeezed[n : n + 4], "big") for n in range(0, 8 * count, 4))
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        at = next(word for word in drawn if word < 2**32 - 2**32 % (last + 1)) % (last + 1)
        order[last], order[at] = order[at], order[last]
    return order


@pytest.mark.parametrize("seed", [0, 7, 2**64, 2**128 - 1])
def test_a_deal_can_be_made_again_from_the_seed_alone(seed: int) -> None:
    chance = Chance(seed)
    assert list(chance.shuffle("deal", 72)) == shuffled_by_hand(seed, 0, 72)
    assert list(chance.shuffle("again", 30)) == shuffled_by_hand(seed, 1, 30)


def test_the_published_hash_is_that_of_the_decimal_seed() -> None:
    seed = 2**100 + 1
    assert Chance(seed).seed_hash() == hashlib.sha256(str(seed).encode()).hexdigest()
    assert Chance(None).seed_hash() is None


def test_outcomes_are_kept_and_read_back() -> None:
    live = Chance(7)
    drawn = [list(live.shuffle("deal", 10)), [live.pick("first", 4)]]
    assert [outcome.label for outcome in live.outcomes] == ["deal", "first"]
    replayed = Chance(None, live.outcomes)
    assert [list(replayed.shuffle("deal", 10)), [replayed.pick("first", 4)]] == drawn
    with pytest.raises(RecordError, match="outcome-missing"):
        replayed.pick("more", 2)


def test_drawing_continues_where_a_record_with_a_seed_ends() -> None:
    live = Chance(7)
    live.shuffle("deal", 10)
    first = live.pick("first", 4)
    resumed = Chance(7, live.outcomes[:1])
    resumed.shuffle("deal", 10)
    assert resumed.pick("first", 4) == first


@pytest.mark.parametrize(
    ("label", "numbers", "code"),
    [
        ("other", [0, 1, 2], "outcome-unexpected"),
        ("deal", [0, 1], "outcome-invalid"),
        ("deal", [0, 1, 1], "outcome-invalid"),
        ("deal", [1, 2, 3], "outcome-invalid"),
    ],
)
def test_a_wrong_outcome_is_refused(label: str, numbers: list[int], code: str) -> None:
    recorded = Outcome(label, vec[i64](numbers))
    with pytest.raises(RecordError, match=code):
        Chance(None, [recorded]).shuffle("deal", 3)


@pytest.mark.parametrize("numbers", [[], [3], [-1], [0, 0]])
def test_a_wrong_pick_is_refused(numbers: list[int]) -> None:
    with pytest.raises(RecordError, match="outcome-invalid"):
        Chance(None, [Outcome("first", vec[i64](numbers))]).pick("first", 3)


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = Chance(7)
    twin = chance.copy()
    assert twin.pick("first", 1000) == chance.copy().pick("first", 1000)
    assert chance.outcomes == []


def test_a_stream_gives_out_more_words_than_it_began_with() -> None:
    long, short = Stream("key", 64), Stream("key", 1)
    assert [short.word() for _ in range(64)] == [long.word() for _ in range(64)]


def test_words_that_would_favour_the_low_numbers_are_thrown_away() -> None:
    """2 ** 32 is four more than a multiple of six, so the four highest words must not count."""
    words = [2**32 - 1, 2**32 - 4, 2**32 - 5, 7]
    stream = Stream("key", len(words))
    stream.squeezed = vec[u8](b"".join(word.to_bytes(4, "big") for word in words))
    assert [stream.below(6), stream.below(6)] == [5, 1]


def test_shuffles_are_uniform() -> None:
    found = Counter(tuple(Chance(seed).shuffle("deal", 4)) for seed in range(4800))
    assert set(found) == set(permutations(range(4)))
    assert_uniform(list(found.values()))


def test_every_place_of_a_deck_is_uniform() -> None:
    firsts = Counter(Chance(seed).shuffle("deal", 12)[0] for seed in range(2400))
    lasts = Counter(Chance(seed).shuffle("deal", 12)[11] for seed in range(2400))
    for found in (firsts, lasts):
        assert len(found) == 12
        assert_uniform(list(found.values()))


@pytest.mark.parametrize("count", [2, 3, 7])
def test_picks_are_uniform(count: int) -> None:
    found = Counter(Chance(seed).pick("first", count) for seed in range(600 * count))
    assert sorted(found) == list(range(count))
    assert_uniform(list(found.values()))


def test_a_fresh_seed_is_never_the_same() -> None:
    drawn = {fresh_seed() for _ in range(100)}
    assert len(drawn) == 100
    assert max(drawn).bit_length() > 100


# -- the small fast generator ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, [1363572419, 145230303, 808754475, 4216505632]),
        (7, [3069104647, 3582417929, 1446471690, 4196707356]),
        (2**64 + 5, [2893505599, 2549693837, 4257736091, 3703188348]),
        (2**96 - 1, [4273276651, 3768204794, 412274996, 163292757]),
    ],
)
def test_known_words(seed: int, expected: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(4)] == expected


def sfc32(seed: int) -> list[int]:
    """The generator as it was published, once more in the plainest way."""
    a, b, c, counter = seed % 2**32, seed // 2**32 % 2**32, seed // 2**64 % 2**32, 1
    drawn = []
    for _ in range(100):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21) % 2**32 + (c >> 11) + result) % 2**32
        drawn.append(result)
    return drawn[12:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**40 + 3, 2**96 - 1])
def test_it_is_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(88)] == sfc32(seed)


def test_known_numbers_and_shuffle() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(16)] == [4, 5, 2, 5, 5, 4, 2, 2, 4, 2, 1, 5, 2, 5, 3, 3]
    items = vec[i64](range(10))
    Rng(7).shuffle(items)
    assert list(items) == [0, 8, 4, 1, 3, 5, 6, 2, 9, 7]


def test_numbers_below_are_uniform() -> None:
    rng = Rng(1)
    assert_uniform(list(Counter(rng.below(7) for _ in range(7000)).values()))
    across_seeds = Counter(Rng(seed).below(7) for seed in range(7000))
    assert_uniform(list(across_seeds.values()))


def test_its_shuffles_are_uniform() -> None:
    rng = Rng(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = vec[i64](range(4))
        rng.shuffle(items)
        found[tuple(items)] += 1
    assert len(found) == 24
    assert_uniform(list(found.values()))


# -- weighted throws, forks and resampled states --------------------------------------------------

TABLES = [vec[i64]([1, 1, 1, 1, 1, 1]), vec[i64]([0, 3, 0, 1])]


def test_a_throw_draws_from_each_table_by_its_weights() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        found[tuple(Chance(seed).throw("tip", TABLES))] += 1
    assert {place for _, place in found} == {1, 3}  # nothing without weight
    assert_uniform([sum(found[face, place] for place in (1, 3)) for face in range(6)])
    ones = sum(found[face, 1] for face in range(6))
    assert abs(ones / 2400 - 0.75) < 0.04


def test_a_known_throw_is_kept_and_read_back() -> None:
    live = Chance(7)
    drawn = list(live.throw("tip", TABLES * 3))
    assert drawn == [2, 1, 1, 1, 2, 1]
    assert list(Chance(None, live.outcomes).throw("tip", TABLES * 3)) == drawn


@pytest.mark.parametrize("numbers", [[], [0], [6, 1], [-1, 1], [0, 0], [0, 4], [0, 1, 0, 1]])
def test_a_wrong_throw_is_refused(numbers: list[int]) -> None:
    with pytest.raises(RecordError, match="outcome-invalid"):
        Chance(None, [Outcome("tip", vec[i64](numbers))]).throw("tip", TABLES)


def test_a_fork_draws_the_same_and_forgets_what_was_drawn() -> None:
    chance = Chance(7)
    chance.pick("first", 1000)
    fork = chance.fork()
    assert fork.outcomes == []
    assert fork.pick("next", 1000) == chance.copy().pick("next", 1000) == chance.pick("next", 1000)


def test_an_imagined_dealer_draws_without_a_seed_and_its_fork_draws_the_same() -> None:
    chance = Chance(None)
    chance.imagined = Rng(5)
    chance.shuffle("deal", 10)
    fork = chance.fork()
    drawn = [chance.pick("a", 1000), *chance.throw("tip", TABLES), *chance.shuffle("b", 5)]
    assert [fork.pick("a", 1000), *fork.throw("tip", TABLES), *fork.shuffle("b", 5)] == drawn
    assert [outcome.label for outcome in chance.outcomes] == ["deal", "a", "tip", "b"]
    assert sorted(drawn[-5:]) == [0, 1, 2, 3, 4]
