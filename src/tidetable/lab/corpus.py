"""Games as data: a folder with a table of games and a table of decisions, in numbered parts.

corpus/corpus.json          what was exported; a folder of something else is refused
corpus/README.md            the card: where it comes from, and what the columns mean
corpus/games-00000.parquet, corpus/decisions-00000.parquet, ...   or .jsonl

A part is written whole or not at all, so that a stopped export goes on where it was. Games between
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

FORMAT = "tidetable-corpus/1"
PART = 100  # games in a part; fixed, so that --jobs does not affect the files
Kind = Literal["parquet", "jsonl"]


class Corpus(msgspec.Struct, frozen=True):
    """What is exported."""

    game: str
    kind: Kind = "parquet"
    search: int = 0  # iterations for each decision; 0: no search values
    contest: Contest | None = None  # None: finished games of a server
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


COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "game": "number of the game",
        "name": "rules of the game",
        "rules": "version of the rules",
        "data_hash": "hash of the numbers of the box",
        "players": "number of players",
        "options": "options of the game (in Parquet: JSON)",
        "bots": "level of the bot in each seat; empty where people played",
        "seed": "seed of the deal, if known",
        "actions": "all actions, in order",
        "scores": "final scores, by seat",
        "winners": "winning seats",
        "margins": "points ahead of the best rival, by seat",
        "turns": "number of turns",
    },
    "decisions": {
        "game": "number of the game",
        "step": "number of the decision in its game, from 0",
        "seat": "seat that decided",
        "observation": "what it saw, as bytes (in JSONL: base64)",
        "legal": "legal actions, ascending",
        "action": "the action taken",
        "share": "share of the win that the seat got in the end",
        "margin": "points ahead of the best rival in the end",
        "visits": "visits of each legal action in the search; empty without a search",
        "win": "expected share of the win after each legal action; empty without a search",
    },
}


def rows_of(
    number: int, record: Any, lineup: list[str], search: int
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
    """Create the folder with its card, or go on in one of the same corpus."""
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
        lines.append("Finished games of people and bots on a server, without names.")
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
    lines += ["", "`corpus.json` repeats this for programs.", ""]
    for table, columns in COLUMNS.items():
        lines += [f"## {table}-*.{corpus.kind}", "", "| column | meaning |", "|---|---|"]
        lines += [f"| {name} | {meaning} |" for name, meaning in columns.items()]
        lines.append("")
    return "\n".join(lines)


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
    after: tuple[float, str] | None = None  # the last game that was looked at


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

    def add(self, after: tuple[float, str], record: Any) -> None:
        progress = self.progress
        try:
            self.waiting.append(rows_of(progress.games, record, [], self.corpus.search))
            progress.games += 1
        except TidetableError:
            progress.skipped += 1
        progress.after = after
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
