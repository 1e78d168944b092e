"""De schat van Kadora as the engine contract wants it: the rules, moves and views joined."""

from typing import Final, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, Heuristics, Json, Log, Part, Setup, State
from tidetable.engine.kadora import box as box_of_data
from tidetable.engine.kadora import moves, observation, preview, rules, schema, scoring, view
from tidetable.engine.kadora.heuristics import KadoraHeuristics
from tidetable.engine.kadora.model import Box, KadoraState
from tidetable.engine.kadora.rules import ACTIONS

# Python keeps no ready-made objects for numbers above 256: ours are made once. As plain objects,
# so that compiled code hands them on as they are.
READY: Final[list[object]] = list(range(ACTIONS))


class Kadora(Game):
    def __init__(self) -> None:
        self.name = "kadora"
        self.players = range(2, 5)
        self.options = {}
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
        return rules.legal(cast(KadoraState, state))

    def boxed(self, actions: vec[i64]) -> list[int]:
        ready = READY
        return cast(list[int], [ready[action] for action in actions])

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        return rules.refusal(cast(KadoraState, state), action)

    def perform(self, state: State, action: i64) -> None:
        rules.perform(cast(KadoraState, state), action)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(KadoraState, state))

    def winners(self, state: State) -> list[int]:
        here = cast(KadoraState, state)
        return scoring.winners(here, scoring.Tally(here))

    def margins(self, state: State) -> list[int]:
        return scoring.margins(cast(KadoraState, state))

    def heuristics(self) -> Heuristics:
        return KadoraHeuristics()

    def view(self, state: State, seat: i64, reveal: bool) -> Json:
        return view.view(cast(KadoraState, state), seat, reveal)

    def layout(self, setup: Setup) -> list[Part]:
        return observation.layout(self.box(setup.data, int(setup.players)), int(setup.players))

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        observation.observe(cast(KadoraState, state), seat, out, at)

    def resample(self, state: State, seat: i64, seed: int) -> State:
        return view.resample(cast(KadoraState, state), seat, seed)

    def move(self, state: State, action: int) -> Json:
        return moves.move(cast(KadoraState, state), action)

    def action(self, state: State, move: object) -> int:
        meant = moves.action(cast(KadoraState, state), move)
        refusal = self.refusal(state, meant)
        if refusal is not None:
            raise refusal
        return meant

    def preview(self, state: State, action: int) -> Json:
        return preview.preview(cast(KadoraState, state), action)

    def write_outcome(self, data: Data, outcome: Outcome) -> str:
        if outcome.label == "deal":
            return moves.write_deal(self.box(data, 2), outcome.numbers)
        return super().write_outcome(data, outcome)

    def read_outcome(self, data: Data, label: str, text: str) -> Outcome:
        if label == "deal":
            return Outcome(label, moves.read_deal(self.box(data, 2), text))
        return super().read_outcome(data, label, text)

    def write_action(self, state: State, action: int) -> str:
        return moves.write_action(cast(KadoraState, state), action)

    def read_action(self, state: State, word: str) -> int:
        return moves.read_action(cast(KadoraState, state), word)

    def remark(self, state: State, action: int) -> str:
        return preview.remark(cast(KadoraState, state), action)

    def turn(self, state: State) -> i64:
        return cast(KadoraState, state).turns

    def seat_names(self, players: int, data: Data) -> list[str]:
        return self.box(data, players).seats

    def view_schema(self) -> Json:
        return msgspec.json.schema(schema.View)
