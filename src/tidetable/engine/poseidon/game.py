"""Poseidon's Kingdom as a `Game`: rules, moves and views joined."""

from typing import Final, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, Heuristics, Json, Log, Part, Setup, State, is_legal
from tidetable.engine.poseidon import (
    moves,
    observation,
    preview,
    refusals,
    resample,
    rules,
    scoring,
    view,
)
from tidetable.engine.poseidon.actions import ACTIONS
from tidetable.engine.poseidon.box import CREATURES, Numbers, check
from tidetable.engine.poseidon.heuristics import PoseidonHeuristics
from tidetable.engine.poseidon.model import ASKS, Box, PoseidonState
from tidetable.engine.poseidon.schema import View
from tidetable.engine.seats import FIRST

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "start_reef": ("choose", "preset"),
    "total_seven": ("exactly", "at_least"),
    "open_scores": ("no", "yes"),
    "boredom": ("no", "yes"),
    "first": FIRST,  # who puts the first die on the Big Wave
}
PARAMETERS: Final[dict[str, str]] = {
    **{"mover": "seat", "row": "ordinal", "slot": "ordinal", "die": "piece die"},
    **{"space": "word space", "from": "word space", "to": "word space"},
    **{"tentacle": "word tentacle", "kind": "word coral", "bonus": "word bonus"},
    **{"ask": "word ask", "sums": "by-seat"},
    # of views, for the plain board
    **{"active": "seat", "owner": "seat", "load_owner": "seat", "seen_by": "seats"},
    **{"creatures": "seats", "friends": "seats", "creature": "word creature"},
    **{"combination": "word tentacle", "freed": "words tentacle", "symbol": "word symbol"},
}


class Poseidon(Game):
    name = "poseidon"
    options = OPTIONS
    action_count = ACTIONS
    hidden_information = True
    private_events = True
    chance_after_deal = True
    moment = "tip"
    writes_observations = True
    numbers_type = Numbers
    view_type = View
    seat_kind = "creature"
    parts = "words terminal features reasons alternatives"
    parameters = PARAMETERS

    def check_data(self, data: Data) -> None:
        check(data, cast(Numbers, data.numbers))

    def make_box(self, data: Data, players: int, options: dict[str, str]) -> object:
        return Box(cast(Numbers, data.numbers), players)

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        return rules.deal(setup, chance, cast(Box, self.box_of(setup)), log)

    def legal(self, state: State) -> vec[i64]:
        return cast(PoseidonState, state).legal

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        here = cast(PoseidonState, state)
        return None if is_legal(here.legal, action) else refusals.refusal(here, action)

    def perform(self, state: State, action: i64) -> None:
        rules.perform(cast(PoseidonState, state), action)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(PoseidonState, state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(cast(PoseidonState, state))

    def heuristics(self) -> Heuristics:
        return PoseidonHeuristics()

    def step_name(self, state: State) -> str:
        return ASKS[cast(PoseidonState, state).ask]

    def visible(self, state: State, seat: i64, reveal: bool) -> Json:
        return view.visible(cast(PoseidonState, state), seat, reveal)

    def public_part(self, state: State) -> Json:
        return view.public_part(cast(PoseidonState, state), False, True)

    def personal_part(self, state: State, seat: i64) -> Json:
        return view.personal_part(cast(PoseidonState, state), seat, False)

    def layout(self, setup: Setup) -> list[Part]:
        return observation.layout(cast(Box, self.box_of(setup)), int(setup.players))

    def write_observation(self, state: State, seat: i64, out: BytesWriter) -> None:
        observation.write(cast(PoseidonState, state), seat, out)

    def resample(self, state: State, seat: i64, seed: int) -> State:
        return resample.resample(cast(PoseidonState, state), seat, seed)

    def move(self, state: State, action: int) -> Json:
        return moves.move(cast(PoseidonState, state), action)

    def parse_move(self, state: State, move: object) -> int:
        return moves.action(cast(PoseidonState, state), move)

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

    def seat_names(self, players: int, data: Data) -> list[str]:
        return list(CREATURES[:players])

    def signs(self, data: Data) -> list[str]:
        return list(CREATURES)
