"""The reef: where tiles can be laid, what can be seen, how strong it is."""

from itertools import product

import pytest

from tests.engine.modes import THOROUGH
from tests.engine.poseidon.position import legal_words, play, position, reef, step
from tidetable.engine.chance import Rng
from tidetable.engine.poseidon.model import STAGE_BUILD, STAGE_REEFS
from tidetable.engine.poseidon.reef import ARROW, FOOD, OPEN, SKELETON, STORAGE, WAVE, Reef, Site
from tidetable.engine.poseidon.refusals import place_refusal

Hex = tuple[int, int]


def test_the_tile_first_then_its_place() -> None:
    state = position()
    assert step(state) == "build"
    play(state, "*arrow/food")
    assert step(state) == "site"
    play(state, "@0,1:0,2")
    assert step(state) == "move"
    assert state.reefs[0].count == 10


def test_any_tile_left_in_the_stock() -> None:
    state = position(stock=[0, 1, 0, 0, 2], supply={"o": 0})
    assert legal_words(state) == {"*arrow/storage", "*wave/arrow"}


def test_the_stock_goes_down() -> None:
    state = play(position(stock=[1, 1, 0, 0, 0]), "*arrow/food @0,1:0,2")
    assert list(state.stock) == [0, 1, 0, 0, 0]


def test_level_one_touches_the_reef_with_one_side_at_least() -> None:
    state = play(position(reefs=["A1a S1a"]), "*arrow/food")
    assert "@0,1:0,2" in legal_words(state)
    assert "@0,2:0,1" in legal_words(state)  # turned round


@pytest.mark.parametrize("level", [1, 2])
def test_on_two_tiles_of_one_level(level: int) -> None:
    drawn = f"A{level}a S{level}a F{level}b S{level}b"
    state = play(position(reefs=[drawn]), "*arrow/food @1,0:2,0")
    levels = [int(state.reefs[0].field(hex, 2)) for hex in range(4)]
    assert levels == [level, level + 1, level + 1, level]


def test_a_tile_with_two_alike_symbols_has_one_way_to_lie() -> None:
    state = position(reefs=["A1a S1a"], stage=STAGE_REEFS, start_reef="choose")
    state.start_left = 0b1000
    state.tile = 3  # plain/plain
    state.stage = STAGE_REEFS
    sites = state.reefs[0].sites(True, False)
    assert len(sites) * 2 == len(state.reefs[0].sites(False, False))


def test_what_is_covered_cannot_be_seen() -> None:
    after = play(position(reefs=["A1a S1a F1b S1b"]), "*wave/arrow @1,0:2,0").reefs[0]
    assert list(after.visible) == [2, 0, 1, 1, 0]
    assert after.strength(WAVE) == 2
    assert after.strength(ARROW) == 2
    assert after.strength(FOOD) == 1  # nothing visible: still 1


def test_a_skeleton_hides_a_symbol_and_a_stored_die_hides_nothing_elsewhere() -> None:
    drawn = reef("A2a:x A1b F3c S1c:o5 W1d")
    assert [drawn.strength(symbol) for symbol in (ARROW, FOOD, WAVE)] == [1, 3, 1]
    assert list(drawn.visible) == [1, 1, 1, 1, 0]


def test_only_the_highest_symbol_counts_however_many_there_are() -> None:
    assert reef("A1a A1b A1c A2d").strength(ARROW) == 2


# -- against brute force -------------------------------------------------------------------------


def around(at: Hex) -> list[Hex]:
    q, r = at
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def brute(hexes: dict[Hex, tuple[int, int, int]], above: bool) -> set[tuple[Hex, Hex, int]]:
    """Every ordered pair of neighbours in a window round the reef, tried by the rulebook."""
    found = set()
    qs, rs = [q for q, _ in hexes], [r for _, r in hexes]
    window = product(range(min(qs) - 3, max(qs) + 4), range(min(rs) - 3, max(rs) + 4))
    for one in window:
        for two in around(one):
            if one not in hexes and two not in hexes:
                if any(near in hexes for at in (one, two) for near in around(at)):
                    found.add((one, two, 1))
            elif one in hexes and two in hexes and above:
                (level, tile, cover), (other, next_tile, next_cover) = hexes[one], hexes[two]
                if level == other and tile != next_tile and cover == next_cover == 0:
                    found.add((one, two, level + 1))
    return found


def places(one: Reef) -> dict[Hex, tuple[int, int, int]]:
    fields = [one.hexes[n::6] for n in range(6)]
    return {
        (int(q), int(r)): (int(level), int(tile), int(cover))
        for q, r, level, _, tile, cover in zip(*fields, strict=True)
    }


def site_of(site: Site) -> tuple[Hex, Hex, int]:
    return (int(site.q1), int(site.r1)), (int(site.q2), int(site.r2)), int(site.level)


def random_reef(rng: Rng) -> Reef:
    """Built tile by tile, with dice and skeletons thrown in."""
    grown = reef("A1a S1a")
    for _ in range(rng.below(14)):
        sites = grown.sites(False, True)
        # Half of the tiles go up where they can: reefs of one level teach little.
        high = [site for site in sites if site >= sites[-1] - 700 and site > 4608]
        chosen = high if high and rng.below(2) else list(sites)
        site = grown.site(chosen[rng.below(len(chosen))])
        assert site is not None
        grown = grown.built(site, rng.below(4), STORAGE)
        if rng.below(4) == 0:
            hex = rng.below(grown.count)
            if grown.cover(hex) == OPEN:
                grown = grown.covered(hex, SKELETON if rng.below(2) else 2 + rng.below(30))
    return grown


def test_every_site_and_only_those_on_many_random_reefs() -> None:
    rng = Rng(3)
    tallest = 0
    for _ in range(1000 if THOROUGH else 250):
        grown = random_reef(rng)
        tallest = max(tallest, int(grown.tallest))
        for above in (True, False):
            numbers = list(grown.sites(False, above))
            assert numbers == sorted(set(numbers))
            sites = [grown.site(number) for number in numbers]
            assert all(site is not None for site in sites)
            found = [site_of(site) for site in sites if site is not None]
            assert len(set(found)) == len(found), "a site is listed twice"
            assert set(found) == brute(places(grown), above)
    assert tallest >= 4


def test_numbers_lead_to_sites_and_back_and_all_others_are_refused() -> None:
    rng = Rng(4)
    for _ in range(60):
        grown = random_reef(rng)
        sites = set(grown.sites(False, True))
        for number in range(0, 5376, 7):
            site = grown.site(number)
            if number in sites:
                assert site is not None
                assert grown.number(site) == number
                assert place_refusal(grown, site, False) is None
            elif site is not None and place_refusal(grown, site, False) is None:
                assert grown.number(site) in sites  # the same site by its lowest number
                assert grown.number(site) != number


def test_building_is_one_of_the_two_and_loading_the_other() -> None:
    state = position(stage=STAGE_BUILD)
    assert {"w1", "w2", "w3", "*arrow/food"} <= legal_words(state)
