"""Octocube as the engine contract wants it: the rules, moves and views joined."""

from typing import Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, Heuristics, Json, Log, Part, Setup, State
from tidetable.engine.octocube import box as box_of_data
from tidetable.engine.octocube import (
    legal,
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
from tidetable.engine.octocube.actions import ACTIONS
from tidetable.engine.octocube.heuristics import OctocubeHeuristics
from tidetable.engine.octocube.model import LETTERS, MODES, Box, OctocubeState

# Python keeps no ready-made objects for numbers above 256: ours are made once. As plain objects,
# so that compiled code hands them on as they are.
READY: Final[list[object]] = list(range(ACTIONS))


class Octocube(Game):
    def __init__(self) -> None:
        self.name = "octocube"
        self.players = range(2, 5)
        self.options = {
            "mode": ("standard", "family", "advanced"),
            "hidden_chips": ("no", "yes"),  # the points scored so far lie face down
        }
        self.rules_version = 1
        self.action_count = ACTIONS
        self.data = box_of_data.own_data()
        self.boxes: dict[str, Box] = {}  # data hash, players, mode -> numbers for the rules

    def box(self, data: Data, players: int, mode: str) -> Box:
        key = f"{data.hash}/{players}/{mode}"
        found = self.boxes.get(key)
        if found is None:
            numbers = cast(box_of_data.Numbers, data.numbers)
            found = Box(numbers, players, MODES.index(mode))
            self.boxes[key] = found
        return found

    def read_data(self, source: object) -> Data:
        return box_of_data.read(source)

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        box = self.box(setup.data, int(setup.players), setup.options["mode"])
        return rules.deal(setup, chance, box, log)

    def legal(self, state: State) -> vec[i64]:
        return legal.legal(cast(OctocubeState, state))

    def boxed(self, actions: vec[i64]) -> list[int]:
        ready = READY
        return cast(list[int], [ready[action] for action in actions])

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        return refusals.refusal(cast(OctocubeState, state), action)

    def perform(self, state: State, action: i64) -> None:
        rules.perform(cast(OctocubeState, state), action)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(OctocubeState, state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(cast(OctocubeState, state))

    def margins(self, state: State) -> list[int]:
        return scoring.margins(cast(OctocubeState, state))

    def heuristics(self) -> Heuristics:
        return OctocubeHeuristics()

    def view(self, state: State, seat: i64, reveal: bool) -> Json:
        return view.view(cast(OctocubeState, state), seat, reveal)

    def layout(self, setup: Setup) -> list[Part]:
        return observation.layout(
            self.box(setup.data, int(setup.players), setup.options["mode"]), int(setup.players)
        )

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        observation.observe(cast(OctocubeState, state), seat, out, at)

    def resample(self, state: State, seat: i64, seed: int) -> State:
        return resample.resample(cast(OctocubeState, state), seed)

    def move(self, state: State, action: int) -> Json:
        return moves.move(cast(OctocubeState, state), action)

    def action(self, state: State, move: object) -> int:
        meant = moves.action(cast(OctocubeState, state), move)
        refusal = self.refusal(state, meant)
        if refusal is not None:
            raise refusal
        return meant

    def preview(self, state: State, action: int) -> Json:
        return preview.preview(cast(OctocubeState, state), action)

    def write_outcome(self, data: Data, outcome: Outcome) -> str:
        box = self.box(data, 2, "standard")
        if outcome.label == "deal":
            return moves.write_deal(box, outcome.numbers)
        if outcome.label == "powers":
            return "".join([LETTERS[box.powers[number]] for number in outcome.numbers])
        return super().write_outcome(data, outcome)

    def read_outcome(self, data: Data, label: str, text: str) -> Outcome:
        box = self.box(data, 2, "standard")
        if label == "deal":
            return Outcome(label, moves.read_deal(box, text))
        if label == "powers":
            powers = [int(power) for power in box.powers]
            return Outcome(label, vec[i64]([powers.index(LETTERS.index(sign)) for sign in text]))
        return super().read_outcome(data, label, text)

    def write_action(self, state: State, action: int) -> str:
        return moves.write_action(cast(OctocubeState, state), action)

    def read_action(self, state: State, word: str) -> int:
        return moves.read_action(cast(OctocubeState, state), word)

    def remark(self, state: State, action: int) -> str:
        return preview.remark(cast(OctocubeState, state), action)

    def turn(self, state: State) -> i64:
        return cast(OctocubeState, state).turns

    def seat_names(self, players: int, data: Data) -> list[str]:
        return cast(box_of_data.Numbers, data.numbers).seats[:players]

    def view_schema(self) -> Json:
        return msgspec.json.schema(schema.View)
