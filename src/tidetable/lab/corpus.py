"""Games as data: a folder with a table of games and a table of decisions, in numbered parts.

corpus/corpus.json          what was exported; a folder of something else is refused
corpus/README.md            the card: where it comes from, and what the columns mean
corpus/schema.json          the columns with their types, for programs
corpus/games-00000.parquet, corpus/decisions-00000.parquet, ...   or .jsonl

A part is written whole or not at all, so that a stopped export can be resumed. Games between
bots are a pure function of their contest, so that the same command gives the same corpus.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from tidetable import __version__, extras, games
from tidetable.bots.analysis import evaluate
from tidetable.engine.errors import RecordError, SetupError, TidetableError
from tidetable.engine.record import begin, read
from tidetable.lab import arena
from tidetable.lab.arena import Contest, Task

FORMAT = "tidetable-corpus/2"
PART = 100  # games in a part; fixed, so that --jobs does not affect the files
Kind = Literal["parquet", "jsonl"]


class Corpus(msgspec.Struct, frozen=True):
    """What is exported."""

    game: str
    kind: Kind = "parquet"
    search: int = 0  # iterations for each decision; 0: no search values
    contest: Contest | None = None  # None: finished games of a server
    names: bool = False  # of the people who played there
    version: str = __version__
    format: str = FORMAT


class GameRow(msgspec.Struct):
    """One game."""

    game: int  # its number, as in the table of decisions
    name: str  # of the game's rules
    rules: int  # version of the rules
    data_hash: str  # of the numbers of the box
    players: int
    options: dict[str, str]
    bots: list[str]  # by seat; empty where people played
    seed: str | None  # None where it is not known
    actions: list[int]
    scores: list[int]
    winners: list[int]  # seats
    margins: list[int]  # points ahead of the best rival, by seat
    turns: int
    names: list[str] = []  # by seat, where they were asked for; "" is a bot, or somebody deleted


class DecisionRow(msgspec.Struct):
    """One decision: what the seat saw and could do, what it did, and how the game ended for it."""

    game: int
    step: int
    seat: int
    observation: bytes  # as docs/environments.md describes it; in JSON, base64
    legal: list[int]  # ascending
    action: int
    share: float  # of the win, in the end
    margin: int  # in the end
    visits: list[int]  # of each legal action in the search; empty without one
    win: list[float]  # the expected share of the win after each legal action


# Types are those of Parquet; JSONL has the next best ones of JSON.
COLUMNS: dict[str, dict[str, tuple[str, str]]] = {
    "games": {
        "game": ("int64", "number of the game"),
        "name": ("string", "rules of the game"),
        "rules": ("int32", "version of the rules"),
        "data_hash": ("string", "hash of the numbers of the box"),
        "players": ("uint8", "number of players"),
        "options": ("string", "options of the game, as JSON (in JSONL: an object)"),
        "bots": ("list[string]", "bot in each seat; empty where people played"),
        "seed": ("string", "seed of the deal, if known"),
        "actions": ("list[int32]", "all actions, in order"),
        "scores": ("list[int32]", "final scores, by seat"),
        "winners": ("list[uint8]", "winning seats"),
        "margins": ("list[int32]", "points ahead of the best rival, by seat"),
        "turns": ("int32", "number of turns"),
        "names": ("list[string]", "names of the players, by seat; empty unless asked for"),
    },
    "decisions": {
        "game": ("int64", "number of the game"),
        "step": ("int32", "number of the decision in its game, from 0"),
        "seat": ("uint8", "seat that decided"),
        "observation": ("binary", "what it saw, as bytes (in JSONL: base64)"),
        "legal": ("list[int32]", "legal actions, ascending"),
        "action": ("int32", "the action taken"),
        "share": ("float32", "share of the win that the seat got in the end"),
        "margin": ("int32", "points ahead of the best rival in the end"),
        "visits": ("list[int32]", "visits of each legal action; empty without a search"),
        "win": (
            "list[float32]",
            "expected share of the win after each legal action; empty without a search",
        ),
    },
}


def rows_of(
    number: int, record: Any, lineup: list[str], search: int, names: list[str] | None = None
) -> tuple[GameRow, list[DecisionRow]]:
    """The rows of one finished game."""
    parsed = read(record)
    game = games.get(parsed.game)
    state = begin(game, parsed)
    found: list[DecisionRow] = []
    for step, action in enumerate(parsed.actions):
        seat, legal = int(state.to_move), state.actions()
        visits: list[int] = []
        win: list[float] = []
        if search and len(legal) > 1:
            judged = {one["action"]: one for one in evaluate(state, seat, search, step)}
            visits = [judged[one]["visits"] for one in legal]
            win = [round(judged[one]["win"], 4) for one in legal]
        seen = state.observation(seat)
        found.append(DecisionRow(number, step, seat, seen, legal, action, 0.0, 0, visits, win))
        state.apply(action)
    if not state.over:
        raise RecordError("record-result")
    shares, margins = state.rewards(), game.margins(state)
    for row in found:
        row.share, row.margin = shares[row.seat], margins[row.seat]
    return (
        GameRow(
            number,
            game.name,
            parsed.rules,
            parsed.data_hash,
            parsed.players,
            parsed.options,
            lineup,
            parsed.seed,
            parsed.actions,
            [int(score) for score in state.scores()],
            state.winners(),
            margins,
            int(game.turn(state)),
            names or [],
        ),
        found,
    )


# -- writing -------------------------------------------------------------------------------------


def check(corpus: Corpus) -> None:
    """Refuse invalid settings before any game is played."""
    if corpus.kind == "parquet":
        extras.require("data", "polars")
    if corpus.contest is not None:
        arena.check(corpus.contest)


def open_folder(corpus: Corpus, folder: Path) -> None:
    """Create the folder with its card, or continue one of the same corpus."""
    head = folder / "corpus.json"
    try:
        if head.exists():
            if msgspec.json.decode(head.read_bytes(), type=Corpus) != corpus:
                raise RecordError("arena-other", file=str(folder))
            return
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise RecordError("arena-other", file=str(folder))
        (folder / "README.md").write_text(card(corpus), encoding="utf-8")
        (folder / "schema.json").write_bytes(schema())
        head.write_bytes(msgspec.json.format(msgspec.json.encode(corpus), indent=1) + b"\n")
    except msgspec.DecodeError:
        raise RecordError("arena-other", file=str(folder)) from None
    except OSError as error:
        reason = error.strerror or ""
        raise SetupError("cannot-write", file=str(folder), reason=reason) from None


def card(corpus: Corpus) -> str:
    """The README of a corpus."""
    lines = [f"# A corpus of {corpus.game}", ""]
    if corpus.contest is None:
        names = "with the names of people: personal data" if corpus.names else "without names"
        lines.append(f"Finished games of people and bots on a server, {names}.")
    else:
        contest = corpus.contest
        options = ", ".join(f"{name}={choice}" for name, choice in contest.options.items()) or "-"
        lines.append(
            f"{contest.games} games or more between {', '.join(contest.bots)} with "
            f"{contest.players} players, seed {contest.seed}, options {options}."
        )
    lines.append(f"Made by tidetable-games {corpus.version}; format {corpus.format}.")
    if corpus.search:
        lines.append(f"Search values: {corpus.search} iterations for each decision.")
    lines += ["", "For programs: `corpus.json` has these lines, `schema.json` the columns.", ""]
    for table, columns in COLUMNS.items():
        lines += [f"## {table}-*.{corpus.kind}", "", "| column | type | meaning |", "|---|---|---|"]
        lines += [f"| {name} | {kind} | {meaning} |" for name, (kind, meaning) in columns.items()]
        lines.append("")
    return "\n".join(lines)


def schema() -> bytes:
    """The columns of both tables for programs."""
    columns = {
        table: {name: {"type": kind, "meaning": meaning} for name, (kind, meaning) in one.items()}
        for table, one in COLUMNS.items()
    }
    return msgspec.json.format(msgspec.json.encode(columns), indent=1) + b"\n"


def part_file(folder: Path, table: str, number: int, kind: Kind) -> Path:
    return folder / f"{table}-{number:05d}.{kind}"


def is_written(folder: Path, number: int, kind: Kind) -> bool:
    return part_file(folder, "games", number, kind).exists()  # written last


def write_part(
    folder: Path, number: int, kind: Kind, made: Iterable[tuple[GameRow, list[DecisionRow]]]
) -> int:
    """Write a part, the games last; return the number of decisions."""
    game_rows: list[GameRow] = []
    decisions: list[DecisionRow] = []
    for game_row, rows in made:
        game_rows.append(game_row)
        decisions += rows
    write = write_jsonl if kind == "jsonl" else write_parquet
    tables: list[tuple[str, list[Any]]] = [("decisions", decisions), ("games", game_rows)]
    for table, rows_ in tables:
        target = part_file(folder, table, number, kind)
        unfinished = target.with_name(f".{target.name}.part")
        write(unfinished, table, rows_)
        os.replace(unfinished, target)
    return len(decisions)


def write_jsonl(file: Path, table: str, rows: list[Any]) -> None:
    encoder = msgspec.json.Encoder()
    file.write_bytes(encoder.encode_lines(rows))


def write_parquet(file: Path, table: str, rows: list[Any]) -> None:
    from tidetable.lab.corpus_frames import frame_of

    frame_of(table, rows).write_parquet(file, compression="zstd")


# -- games between bots --------------------------------------------------------------------------


class PartJob(msgspec.Struct):
    """One part of a corpus of games between bots."""

    corpus: Corpus
    folder: str
    number: int
    tasks: list[Task]


def missing_parts(corpus: Corpus, folder: Path) -> list[PartJob]:
    """The parts that are still to be played and written."""
    assert corpus.contest is not None
    tasks = list(arena.tasks(corpus.contest))
    parts = [tasks[at : at + PART] for at in range(0, len(tasks), PART)]
    return [
        PartJob(corpus, str(folder), number, part)
        for number, part in enumerate(parts)
        if not is_written(folder, number, corpus.kind)
    ]


def play_part(job: PartJob) -> tuple[int, int]:
    """Play and write a part; return its games and decisions."""
    corpus, contest = job.corpus, job.corpus.contest
    assert contest is not None

    def played() -> Iterator[tuple[GameRow, list[DecisionRow]]]:
        for task in job.tasks:
            state = arena.play_out(contest, task).state
            yield rows_of(task.number, state.record(), list(task.lineup), corpus.search)

    return len(job.tasks), write_part(Path(job.folder), job.number, corpus.kind, played())


# -- games from elsewhere ------------------------------------------------------------------------


class Progress(msgspec.Struct):
    """How far an export of finished games is."""

    parts: int = 0
    games: int = 0
    skipped: int = 0  # other rules, or a record that does not replay
    # Where to resume, without the name of a table: when the last game that was looked at ended, and
    # how many of those that ended at that very moment were looked at.
    after: float = -1.0
    at_once: int = 0


class RecordWriter:
    """Writes finished games one by one, in the order in which they ended."""

    def __init__(self, corpus: Corpus, folder: Path) -> None:
        self.corpus = corpus
        self.folder = folder
        self.file = folder / "progress.json"
        self.progress = Progress()
        if self.file.exists():
            self.progress = msgspec.json.decode(self.file.read_bytes(), type=Progress)
        self.waiting: list[tuple[GameRow, list[DecisionRow]]] = []

    def add(self, at: float, record: Any, names: list[str] | None = None) -> None:
        progress = self.progress
        try:
            self.waiting.append(rows_of(progress.games, record, [], self.corpus.search, names))
            progress.games += 1
        except TidetableError:
            progress.skipped += 1
        progress.at_once = progress.at_once + 1 if at == progress.after else 1
        progress.after = at
        if len(self.waiting) == PART:
            self.flush()

    def flush(self) -> None:
        """Write what waits. The progress comes last: what a crash leaves is written again."""
        if self.waiting:
            write_part(self.folder, self.progress.parts, self.corpus.kind, self.waiting)
            self.progress.parts += 1
            self.waiting = []
        unfinished = self.file.with_name(".progress.part")
        unfinished.write_bytes(msgspec.json.encode(self.progress))
        os.replace(unfinished, self.file)
