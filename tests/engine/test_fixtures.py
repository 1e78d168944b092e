"""The fixture corpus: recorded games must replay to the same result forever.

A game gets a corpus when its rules are finished: `python -m tests.engine.make_fixtures NAME`. When
its data or the defaults of its options change, the corpus moves to the folder `earlier`
(NAME-1.jsonl, NAME-2.jsonl, ...), where it stays as it is, and the game gets another one.
"""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.engine.make_fixtures import FIXTURES, main
from tests.engine.modes import modes
from tidetable import compiled, games
from tidetable.engine.game import Game
from tidetable.engine.notation import parse, write
from tidetable.engine.record import Record, verify

RECORDED = [games.get(file.stem) for file in sorted(FIXTURES.glob("*.jsonl"))]
EARLIER = sorted((FIXTURES / "earlier").glob("*.jsonl"))
FILES = [*sorted(FIXTURES.glob("*.jsonl")), *EARLIER]
every_game = pytest.mark.parametrize("game", RECORDED, ids=lambda game: game.name)


def test_released_games_have_a_corpus() -> None:
    assert {"kadora", "octocube", "poseidon"} <= {game.name for game in RECORDED}


def lines_of(game: Game) -> list[bytes]:
    return (FIXTURES / f"{game.name}.jsonl").read_bytes().splitlines()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_recorded_game_replays_to_its_result(file: Path) -> None:
    game = games.get(file.stem.partition("-")[0])
    for line in file.read_bytes().splitlines()[:: 1 if compiled.is_compiled() else 10]:
        recorded = msgspec.json.decode(line, type=Record)
        state = verify(game, line)
        assert state.over
        assert recorded.result is not None
        assert (state.scores(), state.winners()) == (
            recorded.result.scores,
            recorded.result.winners,
        )
        assert msgspec.json.encode(state.record()) == line


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_an_old_game_goes_through_the_notation(file: Path) -> None:
    """Words and outcomes are those of the data of that time."""
    game = games.get(file.stem.partition("-")[0])
    for line in file.read_bytes().splitlines()[::17]:
        assert msgspec.json.encode(parse(game, write(game, line))) == line


@every_game
def test_the_corpus_covers_every_way_to_play(game: Game) -> None:
    found: Counter[str] = Counter()
    recorded = [msgspec.json.decode(line, type=Record) for line in lines_of(game)]
    for record in recorded:
        found["-".join([record.game, str(record.players), *record.options.values()])] += 1
    assert set(found) == {str(mode) for mode in modes() if mode.game is game}
    assert min(found.values()) >= 20
    ways = {(record.players, str(record.options), record.seed) for record in recorded}
    assert len(ways) == len(recorded)


@every_game
def test_what_is_there_is_not_overwritten(game: Game, tmp_path: Path) -> None:
    assert main([game.name, "--count", "1"], tmp_path) == 0
    file = tmp_path / f"{game.name}.jsonl"
    file.write_text("kept")
    assert main([game.name, "--count", "1"], tmp_path) == 1
    assert file.read_text() == "kept"
    assert main([game.name, "--count", "1", "--replace"], tmp_path) == 0
    assert file.read_bytes().splitlines()[-1] in lines_of(game)  # the same games as ever


def test_no_corpus_of_an_unknown_game(tmp_path: Path) -> None:
    assert main(["chess"], tmp_path) == 1
    assert list(tmp_path.iterdir()) == []
