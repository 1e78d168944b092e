"""Finds puzzles in games between bots, or in recorded ones: the short search that chooses a bot's
move also shows where one move may be clearly best, and only there the moves are compared
(compare.py)."""

import hashlib
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Literal, NamedTuple

import msgspec

from tidetable import __version__, bots
from tidetable.bots.analysis import evaluate
from tidetable.bots.contract import Perspective
from tidetable.bots.ismcts import Search, Settings, StopCondition
from tidetable.engine import record
from tidetable.engine.chance import Rng
from tidetable.engine.game import Game, Json, State
from tidetable.lab.checkpoint import Checkpoint
from tidetable.puzzles.compare import Comparison, compare
from tidetable.puzzles.file import Head, Played, Puzzle, compact
from tidetable.puzzles.rating import initial

SHORT = 120  # iterations of the search that chooses the moves
LEAST_ACTIONS = 3  # a choice between two is no puzzle
OPEN = (0.2, 0.97)  # the share of the win with the best move: not lost, not won anyhow
LEADS = 0.45  # part of the short search that its best move gets, where there may be a puzzle
APART = 5  # decisions between two puzzles of a game at least
OF_A_GAME = 4  # puzzles at most
OBVIOUS = 2  # one of so many that most people see at once is kept
TRIES = {"random": 0, "greedy": 1, "easy": 6, "normal": 3, "master": 1}  # to see who finds it


class Recipe(NamedTuple):
    """How a game's puzzles are made unless the command says otherwise."""

    margin: float
    iterations: int
    seeds: int
    confirmed: int
    players: tuple[int, ...]  # of the games, in turns
    options: tuple[dict[str, str], ...]


USUAL = Recipe(0.1, 2000, 3, 4000, (2, 3), ({},))
RECIPES = {
    "kadora": Recipe(0.1, 3000, 3, 8000, (2, 2, 3), ({},)),
    "octocube": Recipe(0.08, 1500, 3, 6000, (2, 2, 3), ({}, {"mode": "family"}, {})),
    "poseidon": Recipe(0.08, 800, 3, 4000, (2, 2, 3), ({"start_reef": "preset"},)),
}


def recipe(game: Game) -> Recipe:
    return RECIPES.get(game.name, USUAL)


def head_of(game: Game, seed: int, source: Literal["bots", "records"] = "bots") -> Head:
    chosen = recipe(game)
    more = "" if source == "bots" else " --from-records FOLDER"
    return Head(
        game=game.name,
        command=f"tidetable puzzles make {game.name} --seed {seed}{more}",
        version=__version__,
        rules=game.rules_version,
        data_hash=game.data.hash,
        seed=seed,
        margin=chosen.margin,
        iterations=chosen.iterations,
        seeds=chosen.seeds,
        confirmed=chosen.confirmed,
        source=source,
    )


def missing(count: int, file: Checkpoint[Head, Played]) -> Iterator[int]:
    """The numbers of the games to be played until there are so many puzzles."""
    number = 0
    while sum(len(played.puzzles) for played in file.played.values()) < count:
        if number not in file.played:
            yield number
        number += 1


def play(game: Game, head: Head, number: int) -> Played:
    """Play one game and collect its puzzles. The same number gives the same game."""
    chosen = recipe(game)
    players = chosen.players[number % len(chosen.players)]
    options = chosen.options[number % len(chosen.options)]
    state = game.new(players=players, seed=head.seed * 1_000_000 + number, **options)
    puzzles = list(found_in(state, head, Rng(head.seed + (number << 32))))
    return Played(number, today(), puzzles)


def unused(records: Iterable[Json], file: Checkpoint[Head, Played]) -> Iterator[tuple[int, Json]]:
    """The games that the file does not have yet, each once, with their numbers."""
    for one in records:
        if hash_of(one) not in {played.record for played in file.played.values()}:
            yield len(file.played), one


def search_record(game: Game, head: Head, number: int, played: Json) -> Played:
    """Collect the puzzles of a recorded game."""
    read = record.read(played)
    line = [int(action) for action in read.actions]
    state = record.begin(game, read)
    puzzles = list(found_in(state, head, Rng(head.seed + (number << 32)), line))
    return Played(number, today(), puzzles, hash_of(played))


def hash_of(played: Json) -> str:
    """Identifies a game, and reveals nothing about who played."""
    game = [played[key] for key in ("players", "options", "outcomes", "actions")]
    return hashlib.sha256(msgspec.json.encode(game, order="deterministic")).hexdigest()[:16]


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def found_in(state: State, head: Head, rng: Rng, line: list[int] | None = None) -> Iterator[Puzzle]:
    """Play on to the end, or as it was played, and look for puzzles on the way."""
    count, next_at = 0, 0
    while not state.over and (line is None or state.steps < len(line)):
        actions = state.actions()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        seed = int(rng.below(1 << 30))
        search = short_search(state, seed)
        if count < OF_A_GAME and state.steps >= next_at and may_be_puzzle(state, search):
            puzzle = examine(state, search, head, rng)
            if puzzle is not None:
                count, next_at = count + 1, int(state.steps) + APART
                yield puzzle
        state.apply(int(search.best().action) if line is None else line[int(state.steps)])


def short_search(state: State, seed: int) -> Search:
    perspective = Perspective(state)
    search = Search(perspective.base, perspective.seat, Settings(SHORT), seed << 24)
    search.run(StopCondition())
    return search


def may_be_puzzle(state: State, search: Search) -> bool:
    """Whether the short search prefers one move so much that comparing them is worthwhile."""
    best = search.best()
    win = best.wins / max(1, int(best.visits))
    low, high = OPEN
    enough = len(search.root.children) >= LEAST_ACTIONS
    return enough and low <= win <= high and int(best.visits) >= LEADS * SHORT


def examine(state: State, search: Search, head: Head, rng: Rng) -> Puzzle | None:
    likely = int(search.best().action)
    obvious = success(state, "greedy", likely) == 1.0 and success(state, "easy", likely) >= 0.5
    if obvious and int(rng.below(OBVIOUS)) > 0:
        return None
    compared = compare(state, head.margin, head.iterations, head.seeds)
    low, high = OPEN
    if compared is None or not low <= compared.best.win <= high or not compared.clear(head.margin):
        return None
    # A second opinion, from a search that looks at points as well as at the win.
    if evaluate(state, iterations=head.confirmed)[0]["action"] != compared.best.action:
        return None
    return puzzle_of(state, compared)


def puzzle_of(state: State, compared: Comparison) -> Puzzle:
    best = compared.best.action
    found = {level: round(success(state, level, best), 3) for level in TRIES}
    return Puzzle(
        **compact(state),
        best=best,
        values=[(one.action, round(one.win, 3)) for one in compared.values],
        margin=round(compared.margin, 3),
        error=round(compared.error, 4),
        depth=compared.iterations * len(compared.best.seeds),
        found=found,
        rating=initial(found),
    )


def success(state: State, level: str, best: int) -> float:
    """How often a bot of this level finds the best move."""
    perspective = Perspective(state)
    if level == "random":
        return 1 / len(perspective.actions)
    bot, tries = bots.get(level), TRIES[level]
    return sum(bot.choose(perspective, seed).action == best for seed in range(tries)) / tries
