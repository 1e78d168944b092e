"""The message catalogues: no message missing or unused, and every placeholder has a value."""

import ast
import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from msgspec import json

import tidetable
from tidetable import games
from tidetable.engine.chance import Rng
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Json, State
from tidetable.engine.seats import FIRST
from tidetable.text import LANGUAGES, Text, catalogue

SOURCE = Path(tidetable.__file__).parent
ERRORS = {
    *("IllegalAction", "SetupError", "DataError", "RecordError", "TidetableError"),
    *("TableError", "IdentityError", "NotificationError", "HolidayError", "TournamentError"),
}
# The shell and each game, and the messages of each that only the lab uses.
PARTS = [None, *games.names(), "lab", *(f"lab/{game}" for game in games.names())]

Messages = dict[str, set[str]]  # id, or id.attribute, -> variables used


def variables(node: object) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(item) for item in node))
    return set()


def messages(language: str, part: str | None) -> Messages:
    """A game need not have messages for the lab."""
    place, _, game = (part or "").rpartition("/")
    if part == "lab":
        return read_messages(catalogue(language, None, lab=True))
    file = catalogue(language, game or None, lab=place == "lab")
    optional = place == "lab" and not catalogue("en", game, lab=True).exists()
    return {} if optional else read_messages(file)


@cache
def read_messages(path: Path) -> Messages:
    found: Messages = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is defined twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str, part: str | None) -> None:
    english, other = messages("en", part), messages(language, part)
    codes = {code for code in other if not code.startswith("why-")}
    assert codes == set(english)
    for code in english:
        assert other[code] == english[code], code


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_reconstructed_value_is_explained_in_each_language(language: str, game: str) -> None:
    reasons = {re.sub(r"[._]", "-", field) for field in games.get(game).data.reconstructed}
    explained = {code for code in messages(language, game) if code.startswith("why-")}
    assert explained == {f"why-{field}" for field in reasons}


@cache
def calls(folder: Path = SOURCE) -> list[tuple[str, set[str] | None]]:
    """Every message that the source uses by name, with its parameters if they are explicit."""
    asked: list[tuple[str, set[str] | None]] = []
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            given = {word.arg for word in node.keywords if word.arg}
            spread = any(word.arg is None for word in node.keywords)
            params = None if spread else given
            first = node.args[0]
            branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            if name in ERRORS:
                for branch in branches:
                    if isinstance(branch, ast.Constant):
                        asked.append((f"error-{branch.value!s}", params))
            elif name == "wrong":
                asked.append(("error-data-invalid", {"file", "field", "reason"}))
            elif name in ("text", "words", "self"):
                for branch in branches:
                    if isinstance(branch, ast.Constant):
                        asked.append((str(branch.value), params))
                    elif isinstance(branch, ast.JoinedStr):
                        asked.append((pattern_of(branch), params))
            elif name == "form" and all(isinstance(arg, ast.Constant) for arg in node.args[:2]):
                piece, kind = (ast.literal_eval(arg) for arg in node.args[:2])
                asked.append((f"{piece}-{kind}-*", None))
            for keyword in node.keywords:  # IllegalAction is also returned, not only raised
                assert keyword.arg != "code", path
    return asked


def pattern_of(joined: ast.JoinedStr) -> str:
    """f"ask-{step}" becomes the pattern ask-*."""
    parts = [str(p.value) if isinstance(p, ast.Constant) else "*" for p in joined.values]
    return "".join(parts)


def all_english() -> Messages:
    return {code: used for part in PARTS for code, used in messages("en", part).items()}


@pytest.mark.parametrize("game", games.names())
def test_every_message_a_game_uses_exists_and_gets_its_parameters(game: str) -> None:
    check_calls(messages("en", None) | messages("en", game), calls(SOURCE / "engine" / game))


def test_every_message_used_exists_and_gets_its_parameters() -> None:
    for folder in (path for path in SOURCE.iterdir() if path.is_dir() and path.name != "engine"):
        check_calls(all_english(), calls(folder))


def check_calls(english: Messages, asked: list[tuple[str, set[str] | None]]) -> None:
    for code, params in asked:
        if "*" in code:
            continue
        assert code in english, f"{code} is missing"
        if params is not None:
            assert english[code] <= params, f"{code} needs {english[code] - params}"


def test_no_message_is_unused() -> None:
    exact = {code for code, _ in calls() if "*" not in code}
    patterns = [
        re.compile(re.escape(code).replace(r"\*", ".+") + "$")
        for code, _ in calls()
        if "*" in code and not code.startswith("*")
    ]
    # These are asked for by what the engine says, or by what a game declares.
    kinds = {"about", "event", "choice", "game", "option"}
    kinds |= {game.seat_kind for game in games.all()}
    for kind, _, detail in (kind.partition(" ") for kind in declared()):
        exact |= {detail, f"{detail}-hidden"} if kind in ("piece", "pieces", "seats") else set()
        kinds |= {detail} if kind in ("word", "words") else set()
    pieces = {kind.partition(" ")[2] for kind in declared() if kind.startswith("piece")}
    kinds |= {f"{piece}-{word}" for piece in pieces for word in kinds}  # forms of these words
    named = re.compile(rf"({'|'.join(sorted(kinds))})-.+$")
    for code in all_english():
        base = code.split(".")[0]
        used = base in exact or named.match(base) or any(p.match(base) for p in patterns)
        assert used or base in ENDINGS, f"{code} is never used"


@pytest.mark.parametrize("game", ["kadora", "octocube"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_and_explained_with_its_choices(language: str, game: str) -> None:
    text = Text(language, game)
    for option, choices in games.get(game).options.items():
        for ending in ("", "-text", *(f"-{choice}" for choice in choices)):
            assert text.has(f"option-{option}{ending}"), f"option-{option}{ending}"


@pytest.mark.parametrize("game", games.names())
def test_every_choice_is_one_of_the_game(game: str) -> None:
    """Moves name their message (`do`), so each message is named somewhere in the game's code."""
    source = "".join(path.read_text() for path in (SOURCE / "engine" / game).glob("*.py"))
    for code in messages("en", game):
        kind, _, verb = code.partition("-")
        if kind == "choice":
            assert f'"{verb}"' in source or code in source, f"{code} is never used"


def declared() -> list[str]:
    """What the parameters of all games are."""
    return [kind for game in games.all() for kind in game.parameters.values()]


ENDINGS = {"play-won", "play-shared", "play-lost"}  # the id is chosen first and used later


EACH = 60  # different events of each kind


def finished_games(game_name: str) -> list[State]:
    game = games.get(game_name)
    options = {name: choices for name, choices in game.options.items() if choices != FIRST}
    ways = [dict(zip(options, way, strict=True)) for way in product(*options.values())]
    played = []
    for seed in range(40):
        players = game.players[seed % len(game.players)]
        state = game.new(players=players, seed=seed, **ways[seed % len(ways)])
        rng = Rng(seed)
        while not state.over:
            actions = state.actions()
            state.apply(actions[rng.below(len(actions))])
        played.append(state)
    return played


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_message(language: str, game: str) -> None:
    text = Text(language, game)
    for state, event in sample_events(game):
        line = text.event(event, text.seat_names(state.players, state.setup.data))
        assert line
        assert "{" not in line


@cache
def sample_events(game: str) -> list[tuple[State, Json]]:
    """Events of every kind and with every set of parameters, as seats and spectators see them."""
    kept: dict[tuple[object, ...], dict[bytes, tuple[State, Json]]] = {}
    for state in finished_games(game):
        for seat in (None, *range(state.players)):
            for event in state.events(seat):
                alike = kept.setdefault((event["event"], *sorted(event)), {})
                if len(alike) < EACH:
                    alike[json.encode(event)] = state, event
    return [one for alike in kept.values() for one in alike.values()]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_uses_every_parameter(language: str, game: str) -> None:
    text = Text(language, game)
    params = text.rules_parameters(games.get(game).data)
    used = {name for one in text.sections() for name in messages(language, game)[f"rules-{one}"]}
    assert used - {"players", *games.get(game).options} == set(params)


def test_a_refusal_names_the_refused_card() -> None:
    text = Text("nl", "kadora")
    card = {"colour": "red", "kind": "drop", "value": 5}
    message = text.error(IllegalAction("not-in-hand", card=card))
    assert "de rode 5" in message
    assert "5" in message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_shows_a_number_of_any_length(language: str) -> None:
    message = Text(language).error(IllegalAction("no-such-action", action=-(10**30)))
    assert f"-{10**30}" in message


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "12.5%"), ("nl", "12,5%"), ("de", "12,5\u202f%"), ("fr", "12,5\u202f%")],
)
def test_a_share_is_in_percent_as_the_language_writes_it(language: str, said: str) -> None:
    assert Text(language).percent(0.125, 1) == said


@pytest.mark.parametrize("language", ["en", "nl"])
def test_no_space_stands_before_a_percent_sign(language: str) -> None:
    root = Path(__file__).parents[1]
    for folder in (root / "src", root / "web" / "src"):
        for path in folder.rglob(f"{language}.ftl"):
            assert not re.search(r"[\d}] %", path.read_text(encoding="utf-8")), path
