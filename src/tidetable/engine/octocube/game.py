"""Octocube as a `Game`: rules, moves and views joined."""

from typing import Final, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from tidetable.engine.chance import Chance, Outcome
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction
from tidetable.engine.game import Game, Heuristics, Json, Log, Part, Setup, State
from tidetable.engine.octocube import (
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
from tidetable.engine.octocube.actions import ACTIONS
from tidetable.engine.octocube.box import Numbers, check
from tidetable.engine.octocube.heuristics import OctocubeHeuristics
from tidetable.engine.octocube.model import LETTERS, MODES, Box, OctocubeState
from tidetable.engine.octocube.schema import View
from tidetable.engine.seats import FIRST

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "mode": ("standard", "family", "advanced"),
    "hidden_chips": ("yes", "no"),  # the points scored so far lie face down
    "first": FIRST,
}
IDLE: Final[dict[str, dict[str, str]]] = {"hidden_chips": {"mode": "family"}}  # it has no chips
PARAMETERS: Final[dict[str, str]] = {
    **{"with": "seat", "from": "cell", "to": "cell", "slot": "ordinal"},
    **{"direction": "word side", "face": "word side", "cube": "seat"},
}


class Octocube(Game):
    name = "octocube"
    options = OPTIONS
    idle_options = IDLE
    action_count = ACTIONS
    hidden_information = True
    private_events = True
    numbers_type = Numbers
    view_type = View
    seat_kind = "colour"
    writes_observations = True
    parts = "words terminal features reasons alternatives"
    parameters = PARAMETERS

    def check_data(self, data: Data) -> None:
        check(data, cast(Numbers, data.numbers))

    def make_box(self, data: Data, players: int, options: dict[str, str]) -> object:
        return Box(cast(Numbers, data.numbers), players, MODES.index(options["mode"]))

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        box = cast(Box, self.box_of(setup))
        return rules.deal(setup, chance, box, log)

    def legal(self, state: State) -> vec[i64]:
        return legal.legal(cast(OctocubeState, state))

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        return refusals.refusal(cast(OctocubeState, state), action)

    def perform(self, state: State, action: i64) -> None:
        rules.perform(cast(OctocubeState, state), action)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(OctocubeState, state))

    def winners(self, state: State) -> list[int]:
        return scoring.winners(cast(OctocubeState, state))

    def heuristics(self) -> Heuristics:
        return OctocubeHeuristics()

    def step_name(self, state: State) -> str:
        return view.STEPS[cast(OctocubeState, state).step_of_turn]

    def visible(self, state: State, seat: i64, reveal: bool) -> Json:
        return view.visible(cast(OctocubeState, state), seat, reveal)

    def public_part(self, state: State) -> Json:
        return view.public_part(cast(OctocubeState, state), False, True)

    def personal_part(self, state: State, seat: i64) -> Json:
        return view.personal_part(cast(OctocubeState, state), seat, False, True)

    def layout(self, setup: Setup) -> list[Part]:
        return observation.layout(cast(Box, self.box_of(setup)), int(setup.players))

    def write_observation(self, state: State, seat: i64, out: BytesWriter) -> None:
        observation.write(cast(OctocubeState, state), seat, out)

    def resample(self, state: State, seat: i64, seed: int) -> State:
        return resample.resample(cast(OctocubeState, state), seed)

    def move(self, state: State, action: int) -> Json:
        return moves.move(cast(OctocubeState, state), action)

    def parse_move(self, state: State, move: object) -> int:
        return moves.action(cast(OctocubeState, state), move)

    def preview(self, state: State, action: int) -> Json:
        return preview.preview(cast(OctocubeState, state), action)

    def write_outcome(self, data: Data, outcome: Outcome) -> str:
        box = cast(Box, self.box(data, 2, {"mode": "standard"}))
        if outcome.label == "deal":
            return moves.write_deal(box, outcome.numbers)
        if outcome.label == "powers":
            return "".join([LETTERS[box.powers[number]] for number in outcome.numbers])
        return super().write_outcome(data, outcome)

    def read_outcome(self, data: Data, label: str, text: str) -> Outcome:
        box = cast(Box, self.box(data, 2, {"mode": "standard"}))
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

    def seat_names(self, players: int, data: Data) -> list[str]:
        return cast(Numbers, data.numbers).seats[:players]

    def signs(self, data: Data) -> list[str]:
        return cast(Numbers, data.numbers).seats
