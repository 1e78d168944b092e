"""Write what Python says and sees, for the boards of the browser to be held against.

    python -m tests.web.goldens

sentences.json: Python and the browser fill the same catalogues, each with its own code
(engine/GAME/words.py and web/src/boards/GAME/words.ts). It has some of everything that happens in
the fixture games, and of everything that is refused in them, with the sentences.

finals.json: choices with their views, and whether they can be taken back: a board asks to confirm
the others.

stories.json: games as a seat sees them, the view at the start, all events, and views on the way.
A board that shows events one by one must arrive at the same.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.engine.make_fixtures import FIXTURES
from tidetable import games
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, State
from tidetable.text import LANGUAGES, Text

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GAMES = 12  # of the corpus
EACH = 2  # sentences of each kind

Json = dict[str, Any]


def goldens(game: str) -> dict[Path, bytes]:
    """The files, and what should be in them."""
    folder = BOARDS / game / "goldens"
    return {
        folder / "sentences.json": packed(sentences(game)),
        folder / "stories.json": packed(stories(games.get(game))),
        folder / "finals.json": packed(finals(games.get(game))),
    }


def with_boards() -> list[str]:
    """The games that have a board of their own in the browser."""
    return [name for name in games.names() if (BOARDS / name / "index.ts").exists()]


def fixtures(game: Game) -> Iterator[Json]:
    lines = (FIXTURES / f"{game.name}.jsonl").read_bytes().splitlines()
    for line in lines[:: max(1, len(lines) // GAMES)]:
        yield msgspec.json.decode(line)


def samples(game: Game) -> Iterator[Json]:
    """Some events of every kind, as a seat and as a spectator sees them, and some refusals."""
    seen: Counter[str] = Counter()
    for record in fixtures(game):
        state = game.replay(record)
        for seat in (0, None):
            for event in state.events(seat):
                card: Any = event.get("card", ())
                kind = f"{event['event']} {seat} {len(card)}"
                if seen[kind] < EACH:
                    seen[kind] += 1
                    yield {"event": event, "players": state.players}
        for error, at in refusals(game, record):
            if seen[error.code] < EACH:
                seen[error.code] += 1
                yield {"error": error.code, "params": error.params, "players": at.players}


def refusals(game: Game, record: Json) -> Iterator[tuple[IllegalAction, State]]:
    """What is refused in some positions of a game."""
    length = len(record["actions"]) + 1
    for upto in range(0, length, 3 if length < 300 else 7):
        state = game.replay(record, upto=upto)
        for action in [*range(0, game.action_count, 7), *range(game.action_count)[-30:]]:
            error = game.refusal(state, action)
            if error is not None:
                yield error, state


def sentences(name: str) -> Json:
    game = games.get(name)
    texts = {language: Text(language, name) for language in LANGUAGES}
    names = {
        language: {str(players): text.seat_names(players, game.data) for players in game.players}
        for language, text in texts.items()
    }
    worded = [
        {
            **sample,
            "said": {
                language: line(text, sample, names[language][str(sample["players"])])
                for language, text in texts.items()
            },
        }
        for sample in samples(game)
    ]
    declared = {"parameters": game.parameters, "seat_kind": game.seat_kind}
    return {**declared, "names": names, "sentences": worded}


def line(text: Text, sample: Json, names: list[str]) -> str:
    if "event" in sample:
        return text.event(sample["event"], names)
    return text.error(IllegalAction(sample["error"], **sample["params"]), names)


def stories(game: Game) -> list[Json]:
    """Recorded games as seat 0 saw them: the last of the fewest players, and for each choice of
    options the last of the most players."""
    records = list(fixtures(game))
    fewest = min(record["players"] for record in records)
    most = max(record["players"] for record in records)
    few = [record for record in records if record["players"] == fewest]
    many = {str(record["options"]): record for record in records if record["players"] == most}
    return [story(game, record) for record in (few[-1], *many.values())]


def story(game: Game, record: Json) -> Json:
    decisions = len(record["actions"])
    views = []
    for upto in (0, decisions // 3, decisions * 2 // 3, decisions - 1, decisions):
        state = game.replay(record, upto=upto)
        views.append({"events": len(state.events(0)), "view": state.view(0)})
    return {"views": views, "events": state.events(0)}


def finals(game: Game, each: int = 1) -> list[Json]:
    """Some choices of every kind that can be taken back, and some that cannot."""
    seen: Counter[str] = Counter()
    found = []
    for record in fixtures(game):
        state = game.replay(record, upto=0)
        for action in record["actions"]:
            seat, knew = int(state.to_move), (state.learned, state.chance.drawn)
            choice = {"move": game.move(state, action), "preview": game.preview(state, action)}
            view = state.view(seat)
            state.apply(action)
            stays = int(state.to_move) == seat and (state.learned, state.chance.drawn) == knew
            kind = f"{choice['move']['do']} {view['step']} {stays} {view.get('mode')}"
            if seen[kind] < each:
                seen[kind] += 1
                found.append({"view": view, "choice": choice, "stays": stays})
    return found


def packed(value: object) -> bytes:
    """One sample a line, for diffs."""
    text = msgspec.json.encode(value, order="deterministic")
    text = text.replace(b'},{"choice', b'},\n{"choice')
    return text.replace(b'},{"event', b'},\n{"event').replace(b'"}},{"', b'"}},\n{"') + b"\n"


if __name__ == "__main__":
    for name in with_boards():
        for file, content in goldens(name).items():
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(content)
            print(file)
