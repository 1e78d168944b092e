"""The levels: a handicap that fits each game, and numbers that say how strong they are."""

from pathlib import Path

import pytest

from benchmarks import against
from tidetable import bots, games
from tidetable.bots import Perspective, ratings
from tidetable.bots.levels import EASY, Fitted, Handicap
from tidetable.bots.players import Searcher
from tidetable.engine.errors import DataError
from tidetable.lab.level_ratings import ways
from tidetable.offline.bundle import own_files
from tidetable.server.requests import game_info


def test_a_level_has_the_handicap_of_the_game_its_mode_and_players() -> None:
    fitted = Fitted(
        "test",
        Handicap(100, 0.5),
        {
            "octocube": Handicap(200, 0.1),
            "octocube/family": Handicap(300),
            "kadora/2": Handicap(50),
        },
    )
    ways: list[tuple[str, int, dict[str, str], int]] = [
        ("kadora", 2, {}, 50),
        ("kadora", 3, {}, 100),
        ("octocube", 2, {"mode": "standard"}, 200),
        ("octocube", 2, {"mode": "family"}, 300),
    ]
    for game, players, options, iterations in ways:
        state = games.get(game).new(players=players, seed=1, **options)
        way = fitted.way(state)
        assert int(way.settings.iterations) == iterations
        assert fitted.iterations(state) == way.iterations(state)
        mine, search = (bot.plan(Perspective(state), 5, 0).search for bot in (fitted, way))
        assert list(mine.only) == list(search.only)
        assert mine.budget == search.budget


def test_levels_are_listed_from_weakest_to_strongest() -> None:
    own = bots.names()[:7]
    assert own == ["random", "easy", "greedy", "normal", "hard", "master", "expert"]
    assert bots.get("easy") is EASY
    searchers = [bot for name in own if isinstance(bot := bots.get(name), Searcher)]
    budgets = [int(bot.settings.iterations) for bot in searchers]
    assert budgets == sorted(budgets)


def test_the_file_of_ratings_says_where_they_come_from() -> None:
    known = ratings.read(ratings.FILE)
    existing = {key for name in games.own() for key in ways(games.get(name))}
    assert {"kadora", "octocube/standard", "poseidon"} <= set(known.ways) <= existing
    for key, way in known.ways.items():
        numbers = {bot: one.rating for bot, one in way.ratings.items()}
        assert numbers["greedy"] == ratings.ANCHORED
        assert numbers["random"] < numbers["easy"] < numbers["greedy"] < numbers["normal"]
        assert all(step.games > 0 for step in way.steps)
        assert way.command.startswith(f"tidetable levels {key.partition('/')[0]} ")
        assert all(one.low <= one.rating <= one.high for one in way.ratings.values())


def test_clients_get_the_numbers_of_a_game() -> None:
    assert game_info(games.get("octocube"), None).ratings["standard"]["greedy"] == 1000
    assert game_info(games.get("kadora"), None).ratings[""]["greedy"] == 1000


def test_a_broken_file_of_ratings_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    assert ratings.read(file).ways == {}
    file.write_text('{"ways": {"kadora": {}}}')
    with pytest.raises(DataError, match="unreadable"):
        ratings.read(file)


def test_a_device_without_a_server_has_the_numbers_too() -> None:
    assert dict(own_files())["tidetable/bots/ratings.json"] == ratings.FILE.read_bytes()


@pytest.mark.thorough
@pytest.mark.parametrize("way", [way for name in games.own() for way in ways(games.get(name))])
def test_easy_does_not_beat_a_player_who_looks_one_move_ahead(way: str) -> None:
    """A change of the search or of a judge makes it stronger, too. At most two games of five are
    wanted; 20 games can only tell what is far from that."""

    class Level(against.Side):
        def choose(self, perspective: Perspective, seed: int) -> int:
            return (
                bots.get("easy" if self.iterations else "greedy").choose(perspective, seed).action
            )

    easy, greedy = Level(1), Level(0)
    game, _, mode = way.partition("/")
    options = {"mode": mode} if mode else {}
    won = 0.0
    for deal in range(10):
        seed = 7 << 40 | deal
        won += against.play(game, seed, options, [easy, greedy])[0]
        won += against.play(game, seed, options, [greedy, easy])[1]
    assert won <= 11
