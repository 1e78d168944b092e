"""Whole games as text for people to read and paste: headers, then one line per turn.

    [game "kadora"]
    ...
    1. south  R5r-b3 <1  ; x R2s
    2. west  Y>N B3d-c2 <2

Text after a semicolon is a remark for the reader. Parsing returns exactly the record that was
written.
"""

import re
from typing import TYPE_CHECKING

import msgspec

from tidetable.engine.errors import RecordError, TidetableError
from tidetable.engine.record import FORMAT, Record, Result, begin, numbers_of, read, replay

if TYPE_CHECKING:
    from tidetable.engine.game import Game, Json, State

HEADER = re.compile(r'\[([\w.]+) "(.*)"\]$')
TURN = re.compile(r"(\d+)\. (\S+)\s+(.*)$")


def write(game: "Game", source: object, end: "State | None" = None) -> str:
    """Return a record as text. `end` is the state after all actions, if the record was made of it
    just now; otherwise it is replayed."""
    record = read(source)
    if end is None:
        end = replay(game, record, None, -1)
    data = end.setup.data
    headers: list[tuple[str, str]] = [("format", FORMAT), ("game", record.game)]
    headers += [("rules", str(record.rules)), ("players", str(record.players))]
    if record.names is not None:
        headers.append(("names", msgspec.json.encode(record.names).decode()))
    headers += [(f"option.{name}", choice) for name, choice in record.options.items()]
    headers.append(("data_hash", record.data_hash))
    if record.data is not None:
        headers.append(("data", msgspec.json.encode(record.data).decode()))
    if record.seed_hash is not None:
        headers.append(("seed_hash", record.seed_hash))
    if record.seed is not None:
        headers.append(("seed", record.seed))
    for outcome in end.chance.outcomes:
        headers.append((f"outcome.{outcome.label}", game.write_outcome(data, outcome)))
    if record.result is not None:
        headers.append(("scores", " ".join(map(str, record.result.scores))))
        headers.append(("winners", " ".join(map(str, record.result.winners))))
    lines = [f'[{name} "{value}"]' for name, value in headers]
    return "\n".join([*lines, "", *turns(game, record), ""])


def turns(game: "Game", record: Record) -> list[str]:
    """Return a line for each turn."""
    state = begin(game, record)
    seats = state.setup.signs
    lines: list[str] = []
    number = -1
    remarks: list[str] = []
    for action in record.actions:
        if game.turn(state) != number:
            if remarks:
                lines[-1] += f"  ; {', '.join(remarks)}"
            number, remarks = int(game.turn(state)), []
            lines.append(f"{number}. {seats[state.to_move]} ")
        lines[-1] += f" {game.write_action(state, action)}"
        remark = game.remark(state, action)
        if remark:
            remarks.append(remark)
        state.apply(action)
    if remarks:
        lines[-1] += f"  ; {', '.join(remarks)}"
    return lines


def is_notation(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n").startswith("[")


def game_name(text: str) -> str:
    """Return the name of the game."""
    for line in text.splitlines():
        header = HEADER.match(line.strip())
        if header and header[1] == "game":
            return header[2]
    raise RecordError("notation-header", header="game")


def parse(game: "Game", text: str) -> "Json":
    """Return the record that a notation describes."""
    headers: dict[str, str] = {}
    outcomes: list[tuple[str, str]] = []
    words: list[tuple[int, str]] = []  # line number, action
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = line.partition(";")[0].strip() if not line.startswith("[") else line.strip()
        if not line:
            continue
        if header := HEADER.match(line):
            name, value = header.groups()
            if name.startswith("outcome."):
                outcomes.append((name.removeprefix("outcome."), value))
            else:
                headers[name] = value
        elif turn := TURN.match(line):
            words += [(number, word) for word in turn[3].split()]
        else:
            raise RecordError("notation-line", line=number, text=line[:40])
    record = from_headers(game, headers, outcomes)
    state = begin(game, record)
    for number, word in words:
        try:
            action = game.read_action(state, word)
            state.apply(action)
        except TidetableError as refusal:
            raise RecordError(
                "notation-word", line=number, word=word, why=refusal, game=game.name
            ) from None
        record.actions.append(action)
    if "scores" in headers:
        record.result = Result(numbers(headers, "scores"), numbers(headers, "winners"))
    replay(game, record, None, -1)
    plain: Json = msgspec.to_builtins(record)
    if record.names is None:
        del plain["names"]
    return plain


def from_headers(game: "Game", headers: dict[str, str], outcomes: list[tuple[str, str]]) -> Record:
    """Return the record before the first action."""
    plain: Json = {"actions": [], "outcomes": []}
    plain["rules"], plain["players"] = number(headers, "rules"), number(headers, "players")
    for name in ("format", "game", "data_hash"):
        plain[name] = needed(headers, name)
    for name in ("seed", "seed_hash"):
        plain[name] = headers.get(name)
    plain["options"] = {
        name.removeprefix("option."): choice
        for name, choice in headers.items()
        if name.startswith("option.")
    }
    for name in ("data", "names"):
        if name in headers:
            try:
                plain[name] = msgspec.json.decode(headers[name])
            except msgspec.DecodeError as error:
                raise RecordError("record-broken", reason=str(error)) from None
    record = read(plain)
    data = numbers_of(game, record)
    for label, text in outcomes:
        try:
            outcome = game.read_outcome(data, label, text)
        except (TidetableError, ValueError):
            raise RecordError("notation-header", header=f"outcome.{label}") from None
        record.outcomes.append((label, list(outcome.numbers)))
    return record


def needed(headers: dict[str, str], name: str) -> str:
    if name not in headers:
        raise RecordError("notation-header", header=name)
    return headers[name]


def number(headers: dict[str, str], name: str) -> int:
    return numbers(headers, name)[0]


def numbers(headers: dict[str, str], name: str) -> list[int]:
    try:
        found = [int(word) for word in needed(headers, name).split()]
    except ValueError:
        raise RecordError("notation-header", header=name) from None
    if not found and name != "winners":
        raise RecordError("notation-header", header=name)
    return found
