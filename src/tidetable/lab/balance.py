"""Many games of the same bot on all seats, and of the same bot with one value of the box changed.

A game is a pure function of its task, so one process, several, or a cluster give the same report,
and a stopped run goes on where it was.
"""

import hashlib
import importlib
import importlib.util
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec

from tidetable import bots, games
from tidetable.bots.contract import Sight
from tidetable.engine.data import Data
from tidetable.engine.game import Game, State
from tidetable.lab import measures
from tidetable.lab.journal import Journal
from tidetable.lab.variants import Unvaried, Variant, changed, variants

FORMAT = "tidetable-balance/1"
OWN = -1  # the number of the variant that changes nothing
QUICK = ("random", "greedy")  # bots whose games are so short that several make one errand
ERRAND = 25


class Study(msgspec.Struct, frozen=True):
    """What is played: it decides every move."""

    game: str
    players: int
    bot: str
    games: int
    seed: int
    options: dict[str, str] = {}
    each: int = 0  # games with each changed value
    each_bot: str = "greedy"
    data: dict[str, Any] | None = None  # numbers of the box, when they were corrected
    rules: int = 0
    hash: str = ""  # of the numbers
    changed: tuple[Variant, ...] = ()
    unchanged: tuple[Unvaried, ...] = ()
    format: str = FORMAT


class Task(msgspec.Struct, frozen=True):
    """One game of a study."""

    number: int
    deal: int
    bot: str
    variant: int = OWN
    watched: bool = False  # everything is measured, not only how it ended


class Watched(msgspec.Struct):
    """What was seen on the way."""

    lead_changes: int
    held: list[float]
    settled: float | None
    choices: list[int]  # legal actions at each decision
    steps: list[str]  # what was asked at each
    features: list[dict[str, int]]  # by seat


class Played(msgspec.Struct):
    number: int
    deal: int
    bot: str
    variant: int
    first: int  # the seat that began
    shares: list[float]  # of the win, by seat
    scores: list[int]
    margins: list[int]
    turns: int
    decisions: int
    trail: str  # a short digest of all actions
    capped: int = 0  # decisions that the safety net of time cut short
    watched: Watched | None = None


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
) -> Study:
    """Checked: bad input is told before any work starts."""
    for name in (bot, each_bot):
        bots.get(name)
    numbers = game.numbers(data)
    game.new(players=players, seed=seed << 40, data=numbers, **options)
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
    )


def tasks(study: Study) -> list[Task]:
    """The watched games, then those of the changed values, all from the same deals."""
    found = [Task(deal, deal, study.bot, OWN, True) for deal in range(study.games)]
    compared = [] if baseline_is_watched(study) else [OWN]
    for variant in [*compared, *range(len(study.changed))] if study.each else []:
        for deal in range(study.each):
            found.append(Task(len(found), deal, study.each_bot, variant))
    return found


def baseline_is_watched(study: Study) -> bool:
    """Are the games that changed values are compared with among the watched ones?"""
    return study.bot == study.each_bot and study.games >= study.each


def errands(missing: list[Task]) -> list[list[Task]]:
    """Quick games go together, so that handing them out costs little."""
    found: list[list[Task]] = []
    for task in missing:
        joined = found and task.bot in QUICK and found[-1][0].bot == task.bot
        if joined and len(found[-1]) < ERRAND:
            found[-1].append(task)
        else:
            found.append([task])
    return found


def run(study: Study, errand: list[Task]) -> list[Played]:
    return [play(study, task) for task in errand]


def play(study: Study, task: Task) -> Played:
    game = games.get(study.game)
    seed = study.seed << 40 | task.deal
    changes = study.changed[task.variant].changes if task.variant != OWN else {}
    data = numbers(study.game, msgspec.json.encode((study.data, changes)))
    state = game.new(players=study.players, seed=seed, data=data, **study.options)
    begins = int(state.to_move)
    bot = bots.get(task.bot)
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
            thought = bot.choose(Sight(state), seed << 16 | state.steps)
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
    return Played(
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
    )


@cache
def numbers(name: str, told: bytes) -> Data:
    """The numbers of a variant, made once a process."""
    game = games.get(name)
    data, changes = msgspec.json.decode(told)
    return changed(game, game.numbers(data), changes)


def features(state: State) -> list[dict[str, int]]:
    """What each seat had and did, as the game's folder tells it."""
    module = f"tidetable.engine.{state.game.name}.features"
    if importlib.util.find_spec(module) is None:
        return [{} for _ in range(state.players)]
    found: list[dict[str, int]] = importlib.import_module(module).features(state)
    return found


class Results(Journal[Study, Played]):
    """The games of a study."""

    def __init__(self, study: Study, file: Path | None = None) -> None:
        super().__init__(study, Played, file)

    def missing(self) -> list[Task]:
        return [task for task in tasks(self.head) if task.number not in self.played]
