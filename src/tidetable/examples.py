"""Worked examples of the rules page: positions of the engine, and moves that are made there.

A game with examples has a file `examples.toml` and a module `positions`, whose function

    example(drawn, players, options) -> State

makes a position of the table `position` of an example: as it is drawn, or by the seed of a game.
What an example says is in the game's catalogue: `example-NAME` with the title, and `example-NAME-1`
and so on, one for each step. The figures in these texts come from the engine (`says`), so that they
cannot contradict the rules.
"""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

import msgspec

from tidetable import games
from tidetable.engine.game import Game, Json, State
from tidetable.parameters import Said
from tidetable.text import Text

KEPT = 512  # played examples: each game has dozens, for each combination of options


class Step(msgspec.Struct, forbid_unknown_fields=True):
    play: str = ""  # actions in notation; none: the position is looked at
    says: dict[str, str] = {}  # variables of the text, and where their values are found


class Drawn(msgspec.Struct, forbid_unknown_fields=True):
    """An example as the file has it."""

    name: str
    section: str  # of the rules page
    players: int
    seat: int  # through whose eyes it is seen
    position: dict[str, Any]
    steps: list[Step]
    about: str = ""  # a place of the board: what a position is about, before anything has happened
    only: dict[str, list[str]] = {}  # options, and the choices with which the example holds


class Shown(msgspec.Struct, frozen=True):
    """A step of an example as it was played."""

    view: Json
    events: list[Json]
    figures: dict[str, tuple[str, Any]]  # variable -> what the engine calls it, and its value


class ExampleStep(msgspec.Struct):
    text: str
    view: dict[str, Any]  # of the game, for its board
    events: list[dict[str, Any]]  # that led here from the step before


@cache
def drawn_examples(game: str) -> dict[str, Drawn]:
    """The examples of a game by their names, in the order of the rules page."""
    file = games.get(game).folder / "examples.toml"
    if not file.exists():
        return {}
    found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, list[Drawn]])
    return {one.name: one for one in found["example"]}


def fitting(game: Game, section: str, options: Mapping[str, str]) -> list[Drawn]:
    """The examples of a section that hold at a table with these options."""
    return [
        one
        for one in drawn_examples(game.name).values()
        if one.section == section
        and all(options[option] in choices for option, choices in one.only.items())
    ]


def played(game: str, name: str, options: Mapping[str, str]) -> list[Shown]:
    """The steps of an example with these options. Who begins makes no difference."""
    ways = (item for item in options.items() if item[0] != "first")
    return played_once(game, name, tuple(sorted(ways)))


@lru_cache(maxsize=KEPT)
def played_once(game: str, name: str, options: tuple[tuple[str, str], ...]) -> list[Shown]:
    """Play an example: the same for everybody, whatever the language."""
    drawn = drawn_examples(game)[name]
    state = start(games.get(game), drawn, dict(options))
    return [shown(state, drawn.seat, step) for step in drawn.steps]


def start(game: Game, drawn: Drawn, options: dict[str, str]) -> State:
    """The position with which an example begins."""
    positions = import_module(f"{game.package}.positions")
    state: State = positions.example(drawn.position, drawn.players, options)
    return state


def shown(state: State, seat: int, step: Step) -> Shown:
    """Make the moves of a step, and look at what they have changed."""
    game, before = state.setup.game, len(state.events(seat))
    preview: Json = {}
    for number, word in enumerate(step.play.split()):
        action = game.read_action(state, word)
        if number == 0:
            preview = game.preview(state, action)
        state.apply(action)
    events, view = state.events(seat)[before:], state.view(seat)
    sources = {"view": view, "preview": preview, "event": by_name(events)}
    figures = {name: (what(path), value(sources, path)) for name, path in step.says.items()}
    return Shown(view, events, figures)


def by_name(events: list[Json]) -> dict[str, list[Json]]:
    found: dict[str, list[Json]] = {}
    for event in events:
        found.setdefault(str(event["event"]), []).append(event)
    return found


def value(found: Any, path: str) -> Any:
    """Follow a path such as `view.seats.0.penalty` or `event.track.1.to`."""
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found


def what(path: str) -> str:
    """The parameter that a path leads to: its last part that is a name."""
    return next(key for key in reversed(path.split(".")) if not key.isdigit())


def example_steps(text: Text, drawn: Drawn, options: Mapping[str, str]) -> list[ExampleStep]:
    """An example in words. The seats are called as the game calls them: $name0 and so on."""
    game = text.game
    assert game is not None
    names = text.seat_names(drawn.players, game.data)
    seats: dict[str, Said] = {f"name{seat}": name for seat, name in enumerate(names)}
    found = []
    for number, step in enumerate(played(game.name, drawn.name, options), 1):
        code = f"example-{drawn.name}-{number}"
        said = {
            key: figure if isinstance(figure, int) else text.argument(called, figure, names)
            for key, (called, figure) in step.figures.items()
        }
        found.append(ExampleStep(text(code, **seats, **said), step.view, step.events))
    return found
