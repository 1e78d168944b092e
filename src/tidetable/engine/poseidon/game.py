"""Poseidon's Kingdom as the engine contract wants it: the rules, moves and views joined."""

from typing import Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, Heuristics, Json, Log, Part, Setup, State
from tidetable.engine.poseidon import box as box_of_data
from tidetable.engine.poseidon import (
    moves,
    observation,
    preview,
    refusals,
    resample,
    rules,
    schema,
    scoring,
    view,
)
from tidetable.engine.poseidon.actions import ACTIONS
from tidetable.engine.poseidon.heuristics import PoseidonHeuristics
from tidetable.engine.poseidon.model import Box, PoseidonState

# Made once, as in Kadora: Python keeps no ready-made objects for numbers above 256.
READY: Final[list[object]] = list(range(ACTIONS))


def is_legal(legal: vec[i64], action: i64) -> bool:
    """Binary search: legal actions ascend."""
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(legal) and legal[low] == action


class Poseidon(Game):
    def __init__(self) -> None:
        self.name = "poseidon"
        self.players = range(2, 5)
        self.options = {
            "start_reef": ("choose", "preset"),
            "total_seven": ("exactly", "at_least"),
            "open_scores": ("yes", "no"),
            "boredom": ("no", "yes"),
        }
        self.rules_version = 1
        self.action_count = ACTIONS
        self.data = box_of_data.own_data()
        self.boxes: dict[str, Box] = {}  # data hash and players -> numbers ready for the rules

    def box(self, data: Data, players: int) -> Box:
        key = f"{data.hash}/{players}"
        found = self.boxes.get(key)
        if found is None:
            found = Box(cast(box_of_data.Numbers, data.numbers), players)
            self.boxes[key] = found
        return found

    def read_data(self, source: object) -> Data:
        return box_of_data.read(source)

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        return rules.deal(setup, chance, self.box(setup.data, int(setup.players)), log)

    def legal(self, state: State) -> vec[i64]:
        return cast(PoseidonState, state).legal

    def boxed(self, actions: vec[i64]) -> list[int]:
        ready = READY
        return cast(list[int], [ready[action] for action in actions])

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        here = cast(PoseidonState, state)
        return None if is_legal(here.legal, action) else refusals.refusal(here, action)

    def perform(self, state: State, action: i64) -> None:
        rules.perform(cast(PoseidonState, state), action)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(PoseidonState, state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(cast(PoseidonState, state))

    def margins(self, state: State) -> list[int]:
        return scoring.margins(cast(PoseidonState, state))

    def heuristics(self) -> Heuristics:
        return PoseidonHeuristics()

    def view(self, state: State, seat: i64, reveal: bool) -> Json:
        return view.view(cast(PoseidonState, state), seat, reveal)

    def layout(self, setup: Setup) -> list[Part]:
        return observation.layout(self.box(setup.data, int(setup.players)), int(setup.players))

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        observation.observe(cast(PoseidonState, state), seat, out, at)

    def resample(self, state: State, seat: i64, seed: int) -> State:
        return resample.resample(cast(PoseidonState, state), seat, seed)

    def move(self, state: State, action: int) -> Json:
        return moves.move(cast(PoseidonState, state), action)

    def action(self, state: State, move: object) -> int:
        meant = moves.action(cast(PoseidonState, state), move)
        refusal = self.refusal(state, meant)
        if refusal is not None:
            raise refusal
        return meant

    def preview(self, state: State, action: int) -> Json:
        return preview.preview(cast(PoseidonState, state), action)

    def write_outcome(self, data: Data, outcome: Outcome) -> str:
        if outcome.label == "tip":
            return moves.write_tip(outcome.numbers)
        return super().write_outcome(data, outcome)

    def read_outcome(self, data: Data, label: str, text: str) -> Outcome:
        if label == "tip":
            return Outcome(label, moves.read_tip(text))
        return super().read_outcome(data, label, text)

    def write_action(self, state: State, action: int) -> str:
        return moves.write_action(cast(PoseidonState, state), action)

    def read_action(self, state: State, word: str) -> int:
        return moves.read_action(cast(PoseidonState, state), word)

    def turn(self, state: State) -> i64:
        return cast(PoseidonState, state).turns

    def seat_names(self, players: int, data: Data) -> list[str]:
        return list(box_of_data.CREATURES[:players])

    def view_schema(self) -> Json:
        return msgspec.json.schema(schema.View)
