"""De schat van Kadora as a `Game`: rules, moves and views joined."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, Heuristics, Json, Log, Part, Setup, State
from tidetable.engine.kadora import (
    legal,
    moves,
    observation,
    preview,
    refusals,
    resample,
    rules,
    scoring,
    view,
)
from tidetable.engine.kadora.actions import ACTIONS
from tidetable.engine.kadora.box import Numbers, check
from tidetable.engine.kadora.heuristics import KadoraHeuristics
from tidetable.engine.kadora.model import Box, KadoraState
from tidetable.engine.kadora.schema import View
from tidetable.engine.seats import FIRST

OPTIONS: Final[dict[str, tuple[str, ...]]] = {"first": FIRST}
PARAMETERS: Final[dict[str, str]] = {
    **{"colour": "word colour", "kind": "word kind", "stack": "ordinal"},
    **{"card": "piece card", "cards": "pieces card", "taken": "pieces taken"},
    **{"winners": "seats virtual-player", "penalties": "by-seat"},
}


class Kadora(Game):
    name = "kadora"
    options = OPTIONS
    action_count = ACTIONS
    hidden_information = True
    private_events = True
    numbers_type = Numbers
    view_type = View
    seat_kind = "side"
    parts = "words terminal features reasons alternatives"
    parameters = PARAMETERS

    def check_data(self, data: Data) -> None:
        check(data, cast(Numbers, data.numbers))

    def make_box(self, data: Data, players: int, options: dict[str, str]) -> object:
        return Box(cast(Numbers, data.numbers), players)

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        return rules.deal(setup, chance, cast(Box, self.box_of(setup)), log)

    def legal(self, state: State) -> vec[i64]:
        return legal.legal(cast(KadoraState, state))

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        return refusals.refusal(cast(KadoraState, state), action)

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

    def step_name(self, state: State) -> str:
        return view.STEPS[cast(KadoraState, state).step_of_turn]

    def visible(self, state: State, seat: i64, reveal: bool) -> Json:
        return view.visible(cast(KadoraState, state), seat, reveal)

    def public_part(self, state: State) -> Json:
        return view.public_part(cast(KadoraState, state), False, True)

    def personal_part(self, state: State, seat: i64) -> Json:
        return view.personal_part(cast(KadoraState, state), seat, False, True)

    def choices(self, state: State) -> list[Json]:
        return preview.choices(cast(KadoraState, state), self.boxed(self.legal(state)))

    def layout(self, setup: Setup) -> list[Part]:
        return observation.layout(cast(Box, self.box_of(setup)), int(setup.players))

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        observation.observe(cast(KadoraState, state), seat, out, at)

    def resample(self, state: State, seat: i64, seed: int) -> State:
        return resample.resample(cast(KadoraState, state), seat, seed)

    def move(self, state: State, action: int) -> Json:
        return moves.move(cast(KadoraState, state), action)

    def parse_move(self, state: State, move: object) -> int:
        return moves.action(cast(KadoraState, state), move)

    def preview(self, state: State, action: int) -> Json:
        return preview.preview(cast(KadoraState, state), action)

    def write_outcome(self, data: Data, outcome: Outcome) -> str:
        if outcome.label == "deal":
            return moves.write_deal(cast(Box, self.box(data, 2, {})), outcome.numbers)
        return super().write_outcome(data, outcome)

    def read_outcome(self, data: Data, label: str, text: str) -> Outcome:
        if label == "deal":
            return Outcome(label, moves.read_deal(cast(Box, self.box(data, 2, {})), text))
        return super().read_outcome(data, label, text)

    def write_action(self, state: State, action: int) -> str:
        return moves.write_action(cast(KadoraState, state), action)

    def read_action(self, state: State, word: str) -> int:
        return moves.read_action(cast(KadoraState, state), word)

    def remark(self, state: State, action: int) -> str:
        return preview.remark(cast(KadoraState, state), action)

    def seat_names(self, players: int, data: Data) -> list[str]:
        return cast(Box, self.box(data, players, {})).seats
