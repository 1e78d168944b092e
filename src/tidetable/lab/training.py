"""Gathers games that bots play against themselves, for a learned judge (engine/judge.py).

Gathering is slow and can be resumed; fitting takes minutes at most (fitting.py). A game is a pure
function of its task, so the same plan always gives the same games and the same weights.
"""

import sys
from array import array
from pathlib import Path

import msgspec

from tidetable import games
from tidetable.bots.contract import Perspective
from tidetable.engine.chance import Rng
from tidetable.engine.errors import RecordError, SetupError
from tidetable.engine.state import State
from tidetable.lab import contestants
from tidetable.lab.checkpoint import Checkpoint

FORMAT = "tidetable-training/2"
ASTRAY = 0.08  # share of random decisions, so that the judge sees more than good play
PER_MILLE = 1000


class Plan(msgspec.Struct, frozen=True):
    """What is played. It determines every position."""

    game: str
    level: str
    players: tuple[int, ...]  # in turn
    games: int
    seed: int
    options: dict[str, str] = {}  # several choices with commas between them: in turn
    format: str = FORMAT

    def begin(self, number: int, players: int, seed: int) -> State:
        """The deal of a game."""
        turn = number // len(self.players)
        options = {}
        for name, choices in self.options.items():
            every = choices.split(",")
            options[name] = every[turn % len(every)]
        return games.get(self.game).new(players=players, seed=seed, **options)

    def first(self) -> State:
        return self.begin(0, self.players[0], self.seed)


class Task(msgspec.Struct, frozen=True):
    number: int
    players: int


class Sample(msgspec.Struct, omit_defaults=True):
    """The positions of a game at the beginnings of turns, and who won it."""

    number: int
    players: int
    positions: int
    # Of each seat in each position, as float32, little-endian: a game of Kadora has ten thousand of
    # them, and twenty thousand games would not fit into memory as lists.
    features: bytes
    shares: list[float]  # of the win
    margins: list[int] = []  # at the end


class Gathered(Checkpoint[Plan, Sample]):
    def __init__(self, plan: Plan, file: Path | None = None) -> None:
        super().__init__(plan, Sample, file)

    @staticmethod
    def of(file: Path) -> "Gathered":
        """The games of an earlier run, whatever its plan was."""
        try:
            with file.open("rb") as lines:
                plan = msgspec.json.decode(lines.readline(), type=Plan)
        except (OSError, msgspec.DecodeError) as error:
            raise RecordError("record-unreadable", file=str(file), reason=str(error)) from None
        return Gathered(plan, file)

    def missing(self) -> list[Task]:
        players = self.head.players
        every = (Task(n, players[n % len(players)]) for n in range(self.head.games))
        return [task for task in every if task.number not in self.played]


def check(plan: Plan) -> None:
    """Reject invalid settings before any game is played."""
    heuristics = games.get(plan.game).heuristics()
    contestants.check(plan.level, plan.first())
    known = set()
    for task in Gathered(plan).missing()[: 4 * len(plan.players)]:
        state = plan.begin(task.number, task.players, plan.seed)
        known.add(heuristics.judge_file(state))
    if known != {heuristics.judge_file(plan.first())} or "" in known:
        raise SetupError("no-judge", game=plan.game)


def play(plan: Plan, task: Task) -> Sample:
    """Play one game and note its positions."""
    game = games.get(plan.game)
    bot, judge = contestants.get(plan.level), game.heuristics()
    seed = plan.seed << 40 | task.number
    rng = Rng(seed + 1)
    state = plan.begin(task.number, task.players, seed)
    rows, positions = array("f"), 0
    turn = 0
    while not state.over:
        if game.turn(state) != turn:
            turn = int(game.turn(state))
            rows.extend(judge.features(state)[:-1])  # without the stage
            positions += 1
        actions = state.actions()
        action = actions[int(rng.below(len(actions)))]
        if len(actions) > 1 and int(rng.below(PER_MILLE)) >= ASTRAY * PER_MILLE:
            action = bot.choose(Perspective(state), seed << 16 | state.since).action
        state.apply(action)
    if sys.byteorder == "big":
        rows.byteswap()
    won, margins = state.rewards(), game.margins(state)
    return Sample(task.number, task.players, positions, rows.tobytes(), won, margins)
