"""Balance studies: many games with the same bot in every seat.

A study can also play the same deals with one reconstructed value of the box changed at a time, and
let bots of a ladder meet, each one the bot below it. A game is a pure function of its task, so one
process, several processes and a cluster produce the same report, and a stopped run can be resumed.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import msgspec

from tidetable import games
from tidetable.bots.contract import Perspective
from tidetable.engine.data import Data
from tidetable.engine.errors import RecordError, SetupError
from tidetable.engine.game import Game, State
from tidetable.lab import arena, contestants, measures
from tidetable.lab.arena import Contest
from tidetable.lab.checkpoint import Checkpoint
from tidetable.lab.variants import Unvaried, Variant, changed, variants

FORMAT = "tidetable-balance/1"
OWN = -1  # the number of the variant that changes nothing
RUNG = -2  # marks a game in which two bots of the ladder meet; nothing is changed in it either
QUICK = ("random", "greedy")  # bots whose games are short enough to be handed out in chunks
CHUNK = 25  # games


class Study(msgspec.Struct, frozen=True):
    """The settings of a study. They determine every move."""

    game: str
    players: int
    bot: str
    games: int
    seed: int
    options: dict[str, str] = {}
    each: int = 0  # games with each changed value
    each_bot: str = "greedy"
    data: dict[str, Any] | None = None  # the numbers of the box, if they were corrected
    rules: int = 0  # version
    hash: str = ""  # of the numbers
    changed: tuple[Variant, ...] = ()
    unchanged: tuple[Unvaried, ...] = ()
    ladder: tuple[str, ...] = ()  # bots, the weakest first
    rung: int = 0  # games between two neighbours of the ladder, at least
    format: str = FORMAT


class Task(msgspec.Struct, frozen=True):
    """One game of a study."""

    number: int
    deal: int
    bot: str
    variant: int = OWN
    watched: bool = False  # measured throughout, not only at the end
    lineup: tuple[str, ...] = ()  # the bot in each seat, where two bots meet


class Watched(msgspec.Struct):
    """Measurements taken during a game."""

    lead_changes: int
    held: list[float]  # see measures.held
    settled: float | None  # see measures.settled
    choices: list[int]  # number of legal actions at each decision
    steps: list[str]  # kind of each decision
    features: list[dict[str, int]]  # by seat


class PlayedGame(msgspec.Struct):
    """How a game ended, and what was measured during it."""

    number: int
    deal: int
    bot: str
    variant: int
    first: int  # the seat that moved first
    shares: list[float]  # of the win, by seat
    scores: list[int]
    margins: list[int]
    turns: int
    decisions: int
    trail: str  # a short digest of all actions
    capped: int = 0  # decisions stopped by the time limit
    watched: Watched | None = None
    lineup: tuple[str, ...] = ()


def study(
    game: Game,
    players: int,
    bot: str,
    count: int,
    seed: int,
    options: dict[str, str],
    each: int = 0,
    each_bot: str = "greedy",
    data: object = None,
    ladder: Sequence[str] = (),
    rung: int = 0,
) -> Study:
    """Create a study. Invalid settings are rejected here, before any game is played."""
    numbers = game.numbers(data)
    state = game.new(players=players, seed=seed << 40, data=numbers, **options)
    for name in (bot, each_bot, *ladder):
        contestants.check(name, state)
    found, fixed = variants(game, numbers, options) if each else ([], [])
    return Study(
        game.name,
        players,
        bot,
        count,
        seed,
        options,
        each,
        each_bot,
        None if numbers is game.data else numbers.values,
        game.rules_version,
        numbers.hash,
        tuple(found),
        tuple(fixed),
        tuple(ladder) if rung else (),
        rung if len(ladder) > 1 else 0,
    )


def tasks(study: Study) -> list[Task]:
    """The watched games, those with changed values, then the ladder, all from the same deals."""
    found = [Task(deal, deal, study.bot, OWN, True) for deal in range(study.games)]
    compared = [] if baseline_is_watched(study) else [OWN]
    for variant in [*compared, *range(len(study.changed))] if study.each else []:
        for deal in range(study.each):
            found.append(Task(len(found), deal, study.each_bot, variant))
    for pair in pairwise(study.ladder):
        contest = Contest(study.game, pair, study.players, study.rung, study.seed)
        for one in arena.tasks(contest):
            found.append(Task(len(found), one.deal, pair[1], RUNG, lineup=one.lineup))
    return found


def baseline_is_watched(study: Study) -> bool:
    """Whether the baseline for the changed values is among the watched games."""
    return study.bot == study.each_bot and study.games >= study.each


def chunks(missing: list[Task]) -> list[list[Task]]:
    """Group quick games, so that handing them to a worker costs little."""
    found: list[list[Task]] = []
    for task in missing:
        joined = found and task.bot in QUICK and found[-1][0].bot == task.bot
        if joined and len(found[-1]) < CHUNK:
            found[-1].append(task)
        else:
            found.append([task])
    return found


def run(study: Study, chunk: list[Task]) -> list[PlayedGame]:
    """Play a chunk of games. Runs in a worker."""
    return [play(study, task) for task in chunk]


def play(study: Study, task: Task) -> PlayedGame:
    """Play one game of a study."""
    game = games.get(study.game)
    seed = study.seed << 40 | task.deal
    changes = study.changed[task.variant].changes if task.variant >= 0 else {}
    data = numbers(study.game, msgspec.json.encode((study.data, changes)))
    state = game.new(players=study.players, seed=seed, data=data, **study.options)
    begins = int(state.to_move)
    seated = [contestants.get(name) for name in task.lineup or (task.bot,) * study.players]
    choices: list[int] = []
    steps: list[str] = []
    standings: list[list[int]] = []
    turn, capped = int(game.turn(state)), 0
    while not state.over:
        actions = state.actions()
        if task.watched:
            choices.append(len(actions))
            steps.append(str(state.view(None).get("step", "")))
        action = actions[0]
        if len(actions) > 1:
            thought = seated[int(state.to_move)].choose(
                Perspective(state), seed << 16 | state.since
            )
            action = thought.action
            capped += thought.capped
        state.apply(action)
        if task.watched and (state.over or int(game.turn(state)) != turn):
            turn = int(game.turn(state))
            standings.append(game.winners(state))
    watched = None
    if task.watched:
        watched = Watched(
            measures.lead_changes(standings),
            measures.held(standings),
            measures.settled(standings),
            choices,
            steps,
            features(state),
        )
    return PlayedGame(
        task.number,
        task.deal,
        task.bot,
        task.variant,
        int(cast(int, state.view(None).get("first", begins))),
        state.rewards(),
        state.scores(),
        game.margins(state),
        int(game.turn(state)),
        int(state.steps),
        hashlib.sha256(msgspec.json.encode(state.taken())).hexdigest()[:12],
        capped,
        watched,
        task.lineup,
    )


@cache
def numbers(name: str, encoded: bytes) -> Data:
    """The numbers of a variant, cached per process."""
    game = games.get(name)
    data, changes = msgspec.json.decode(encoded)
    return changed(game, game.numbers(data), changes)


def features(state: State) -> list[dict[str, int]]:
    """What each seat had and did; nothing when the game has no `features` module."""
    module: Any = state.game.part("features")
    found: list[dict[str, int]] = module.features(state) if module else [{}] * state.players
    return found


def read(file: Path) -> tuple[Study, list[PlayedGame]]:
    """The study that a file of `--results` belongs to, and the games in it so far."""
    try:
        head, *lines = file.read_bytes().split(b"\n")
        study = msgspec.json.decode(head, type=Study)
    except OSError as error:
        raise SetupError("record-unreadable", file=str(file), reason=error.strerror or "") from None
    except msgspec.DecodeError:
        raise RecordError("no-study", file=str(file)) from None
    if study.format != FORMAT:
        raise RecordError("no-study", file=str(file))
    played: dict[int, PlayedGame] = {}
    for line in lines:
        try:
            one = msgspec.json.decode(line, type=PlayedGame)
        except msgspec.DecodeError:
            continue  # the run was stopped while it wrote this line, or is writing it now
        played[one.number] = one
    return study, [played[number] for number in sorted(played)]


class Results(Checkpoint[Study, PlayedGame]):
    """The games of a study that have been played so far."""

    def __init__(self, study: Study, file: Path | None = None) -> None:
        super().__init__(study, PlayedGame, file)

    def missing(self) -> list[Task]:
        """The games still to be played."""
        return [task for task in tasks(self.head) if task.number not in self.played]
