"""The contract that every game fulfils. docs/engine.md explains it with examples.

    game = games.get("kadora")
    state = game.new(players=4, seed=7)
    while not state.over:
        state.apply(state.actions()[0])
    state.scores(), state.winners()

A `State` is a position. A `Game` knows the rules; a state asks it for everything it does. A new
game subclasses both: it declares what it is in the attributes of its class, writes the methods
under "what each game defines", and overrides defaults where it needs more. No method here reads a
clock or draws from a global random generator; only `Game.__init__` reads a file, the game's data.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

import msgspec
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tidetable.engine.chance import SEED_DIGITS, Chance, Outcome, Rng, fresh_seed
from tidetable.engine.data import Data, load
from tidetable.engine.errors import IllegalAction, SetupError
from tidetable.engine.events import NOBODY, Json, Log
from tidetable.engine.heuristics import Heuristics, Verdict
from tidetable.engine.observation import Part, number_code, seat_code
from tidetable.engine.resample import imagined
from tidetable.engine.seats import FIRST, LOT, check_signs
from tidetable.engine.slots import fill_slots
from tidetable.engine.state import SIGNS, History, Setup, State

__all__ = [
    "NOBODY",
    "Game",
    "Heuristics",
    "History",
    "Json",
    "Log",
    "Part",
    "Setup",
    "State",
    "Verdict",
    "number_code",
    "seat_code",
]

BOXES: Final = 64  # boxes that stay ready; data files from outside must not stay forever

# Compiled classes want constants for the default values of their attributes.
USUAL_PLAYERS: Final = range(2, 5)
NO_OPTIONS: Final[dict[str, tuple[str, ...]]] = {}
NONE_IDLE: Final[dict[str, dict[str, str]]] = {}

# What the usual parameters of events, moves and refusals are: see `Game.parameters`.
USUAL: Final[dict[str, str]] = {
    **{"seat": "seat", "to": "seat", "by": "seat", "first": "seat"},
    **{"seats": "seats", "winners": "seats", "scores": "by-seat"},
    **{"turn": "number", "count": "number", "value": "number", "points": "number"},
    "cell": "cell",
}


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. There is one instance of each game, made by its package."""

    # -- the manifest: what a game declares -------------------------------------------------------

    name: str = ""  # as in games.get(name)
    players: range = USUAL_PLAYERS  # how many can play
    options: dict[str, tuple[str, ...]] = NO_OPTIONS  # name -> choices, the default first
    idle_options: dict[str, dict[str, str]] = NONE_IDLE  # name -> choices that leave it no effect
    rules_version: int = 1  # grows when a change of the rules replays old records differently
    action_count: int = 0  # actions are 0 .. action_count - 1
    verbs: str = ""  # for games whose actions are single words: these, in order

    # The contract tests rely on these, and check them.
    hidden_information: bool = False  # some seat does not see everything
    private_events: bool = False  # some events show more to one seat than to the others
    chance_after_deal: bool = False  # something random happens after the setup
    random_setup: bool = True  # the setup depends on the seed
    writes_observations: bool = False  # it has `write_observation` instead of `observe`
    undoable: bool = True  # some decisions reveal nothing, so that they can be taken back

    moment: str = ""  # the label of outcomes that everybody stops to look at: clocks wait for them

    numbers_type: object = None  # msgspec.Struct of data.toml; None: a dict as it is in the file
    view_type: object = None  # TypedDict of the views, from which the JSON Schema is made
    parameters: dict[str, str] = USUAL  # what each parameter of events, moves and refusals is
    seat_kind: str = "seat"  # seat_names are worded by the messages KIND-NAME
    parts: str = ""  # of: words terminal features alternatives reasons
    board: Path | None = None  # a board for the browser that is not part of Tidetable

    data: Data  # the numbers of the box
    folder: Path  # of the game's package: data.toml, text/*.ftl

    def __init__(self) -> None:
        module = sys.modules[type(self).__module__]
        self.folder = Path(str(module.__file__)).parent
        self.package: str = type(self).__module__.rpartition(".")[0]
        self.boxes: dict[str, object] = {}  # recently used, the latest last
        self.earlier: dict[str, Data] | None = None  # by hash; None: not read yet
        fill_slots(self, Game)
        parameters = {**USUAL, **self.parameters}
        setattr(self, "parameters", parameters)  # noqa: B010 - of a plain Python subclass
        self.parameters = parameters
        self.action_count = self.action_count or len(self.verbs.split())
        # Python keeps no ready-made objects for numbers above 256: ours are made once, as plain
        # objects, so that compiled code passes them on as they are.
        self.ready: list[object] = list(range(self.action_count))
        self.data = self.own_data()

    def part(self, name: str) -> ModuleType | None:
        """Return an optional module of the game's package: words, terminal, features ..."""
        return import_module(f"{self.package}.{name}") if name in self.parts.split() else None

    # A game never changes: it is its own copy, and a pickle holds only its name.

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from tidetable.engine.pickling import reduce_game

        return reduce_game(self)

    # -- setting up -------------------------------------------------------------------------------

    def new(
        self, players: int = 0, seed: int | None = None, data: object = None, **options: str
    ) -> State:
        """Set up and deal. `data` is a file or a dict that corrects the numbers of the box."""
        chosen = fresh_seed() if seed is None else seed
        if chosen < 0 or chosen >= 10**SEED_DIGITS:
            raise SetupError("bad-seed", seed=str(chosen)[:20], digits=SEED_DIGITS)
        chance = Chance(chosen)
        return self.start(players or self.players[0], options, self.numbers(data), chance, None)

    def start(
        self,
        players: int,
        options: dict[str, str],
        data: Data,
        chance: Chance,
        log: Log | None,
    ) -> State:
        """Check the setup and deal."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise SetupError("bad-players", game=self.name, players=players, low=low, high=high)
        signs = options.get(SIGNS)
        known_signs = self.signs(data)
        if signs is not None and known_signs:
            check_signs(signs, known_signs, players)
        for option, choice in options.items():
            if option == SIGNS and known_signs:
                continue
            if option not in self.options:
                known = ", ".join(sorted(self.options)) or "-"
                raise SetupError("unknown-option", game=self.name, option=option, known=known)
            choices = self.choices_of(option, players)
            if choice not in choices:
                known = ", ".join(choices)
                raise SetupError("bad-option", option=option, choice=choice, known=known)
        complete = {name: options.get(name, choices[0]) for name, choices in self.options.items()}
        if complete.get("first") == LOT:
            # As it always was: records name the option only where somebody was chosen, so that
            # older ones stay as they are.
            del complete["first"]
        if signs is not None and signs.split(",") != self.seat_names(players, data):
            complete[SIGNS] = signs  # and these, too
        setup = Setup(self, players, complete, data)
        state = self.deal(setup, chance, log)
        state.history = History(vec[i64](capacity=64))
        return state

    def choices_of(self, option: str, players: int) -> tuple[str, ...]:
        """Return the choices of an option for a number of players: only a seat that there is can
        begin."""
        choices = self.options[option]
        return choices[: players + 1] if choices == FIRST else choices

    def replay(self, record: object, data: object = None, upto: int = -1) -> State:
        """Return the state that a record describes, or the one after its first `upto` actions."""
        from tidetable.engine.record import replay

        return replay(self, record, data, upto)

    def retrace(self, state: State, log: Log) -> None:
        """Replay the history of a state and log what happens."""
        setup = state.setup
        actions = state.taken()
        chance = Chance(None, state.chance.outcomes)
        again = self.start(state.players, setup.options, setup.data, chance, log)
        for action in actions:
            again.step(action)

    # -- data -------------------------------------------------------------------------------------

    def own_data(self) -> Data:
        """Load data.toml; a game without one has no numbers."""
        file = self.folder / "data.toml"
        data = self.read_data(file if file.exists() else {})
        data.name = f"{self.name}/data.toml"
        return data

    def numbers(self, data: object) -> Data:
        """Return the game's own data, or checked data from a file or dict."""
        return self.data if data is None else self.read_data(data)

    def data_with(self, hash_: str) -> Data:
        """Return the game's own data with this hash: the current one, or an earlier data.toml that
        is kept in the folder `earlier`, so that records of that time can be replayed. The current
        one if the hash is unknown."""
        if hash_ == self.data.hash:
            return self.data
        if self.earlier is None:  # a server may have many tables that need it
            self.earlier = {}
            for file in sorted((self.folder / "earlier").glob("*.toml")):
                data = self.read_data(file)
                data.name = f"{self.name}/earlier/{file.name}"
                self.earlier[data.hash] = data
        return self.earlier.get(hash_, self.data)

    def read_data(self, source: object) -> Data:
        """Load and check a data file."""
        data = load(source)
        if data.numbers is None:
            data.numbers = data.values
            if self.numbers_type is not None:
                data.numbers = data.typed(cast(Any, self.numbers_type))
            self.check_data(data)
        return data

    def box(self, data: Data, players: int, options: dict[str, str]) -> object:
        """Return the data in the form that the rules use: made once, kept while it is in use."""
        ways = [choice for option, choice in options.items() if option != SIGNS]
        key = f"{data.hash}/{players}/{'/'.join(ways)}"
        found = self.boxes.pop(key, None)
        if found is None:
            found = self.make_box(data, players, options)
            if len(self.boxes) >= BOXES:
                self.boxes.pop(next(iter(self.boxes)), None)
        self.boxes[key] = found
        return found

    def box_of(self, setup: Setup) -> object:
        return self.box(setup.data, int(setup.players), setup.options)

    # -- what each game defines -------------------------------------------------------------------

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        """Return the first position. Everything random comes from `chance`."""
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        """Return the legal actions, ascending."""
        raise NotImplementedError

    def perform(self, state: State, action: i64) -> None:
        """Do a legal action and every step after it that is no choice; emit at least one event."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """Return each seat's score as it stands."""
        raise NotImplementedError

    def visible(self, state: State, seat: i64, reveal: bool) -> Json:
        """Return what a seat sees, besides the header; a spectator is NOBODY."""
        raise NotImplementedError

    # -- what a game overrides when it needs more: rules ------------------------------------------

    def check_data(self, data: Data) -> None:
        """Raise `data.wrong(...)` where the numbers contradict each other."""

    def make_box(self, data: Data, players: int, options: dict[str, str]) -> object:
        """Prepare the data for the rules."""
        return data.numbers

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        """Return why this action is not allowed; None when it is."""
        if state.to_move < 0:
            return IllegalAction("game-over")
        return None if is_legal(self.legal(state), action) else IllegalAction("not-allowed-now")

    def winners(self, state: State) -> list[int]:
        """Return the seats that win, as it stands: here, those with the highest score."""
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def margins(self, state: State) -> list[int]:
        """Return how many points each seat is ahead of its best rival."""
        scores = self.scores(state)
        found: list[int] = []
        for seat in range(len(scores)):
            found.append(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
        return found

    def turn(self, state: State) -> i64:
        """Return the number of the current turn: the notation has one line for each."""
        return state.turns

    def step_name(self, state: State) -> str:
        """Return what is to be decided, for the view and the lab."""
        return "over" if state.to_move < 0 else "play"

    def heuristics(self) -> Heuristics:
        """Return what a sensible player values, for bots and hints."""
        return Heuristics()

    def boxed(self, actions: vec[i64]) -> list[int]:
        """Convert actions to Python numbers."""
        ready = self.ready
        return cast(list[int], [ready[action] for action in actions])

    # -- what a game overrides when it needs more: knowledge --------------------------------------

    def view(self, state: State, seat: i64, reveal: bool) -> Json:
        """Return all that a seat knows; `reveal` hides nothing."""
        whole = self.header(state, seat)
        whole.update(self.visible(state, seat, reveal))
        return whole

    def header(self, state: State, seat: i64) -> Json:
        """Return the fields of a view that all games have."""
        return {
            "game": self.name,
            "players": int(state.setup.players),
            "seat": int(seat) if seat >= 0 else None,
            "to_move": int(state.to_move),
            "step": self.step_name(state),
            "turn": int(self.turn(state)),
        }

    # The server shows a view in two parts, and encodes what all viewers share once. Together they
    # are the fields of `visible`; what is costly to build may be encoded already (msgspec.Raw).

    def public_part(self, state: State) -> Json:
        """Return fields that every viewer sees alike: without a seat, nothing private gets in."""
        return {}

    def personal_part(self, state: State, seat: i64) -> Json:
        """Return the other fields, as a seat sees them; a spectator is NOBODY."""
        return self.visible(state, seat, False)

    def choices(self, state: State) -> list[Json]:
        """Return the legal moves of the seat to move, each with its preview. Parts of them may be
        encoded, too."""
        actions = self.boxed(self.legal(state))
        return [
            {"move": self.move(state, action), "preview": self.preview(state, action)}
            for action in actions
        ]

    def view_schema(self) -> Json:
        """Return the JSON Schema of the views."""
        return msgspec.json.schema(self.view_type)

    def layout(self, setup: Setup) -> list[Part]:
        """Describe the bytes of an observation, in order."""
        from tidetable.engine.view_bytes import layout

        return layout(self, int(setup.players))

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write every byte of the seat's observation, from place `at` on. It is the seat's view in
        another form: nothing that the view hides may show."""
        if self.writes_observations:
            writer = BytesWriter()
            self.write_observation(state, seat, writer)
            written = writer.getvalue()
            for n in range(i64(len(written))):
                out[at + n] = u8(written[n])
            return
        from tidetable.engine.view_bytes import encode

        for code in encode(self, state.view(int(seat))):
            out[at] = u8(code)
            at += 1

    def write_observation(self, state: State, seat: i64, out: BytesWriter) -> None:
        """Append the same bytes; only if `writes_observations`, and then `observe` need not be
        overridden. It is faster for observations of which many bytes are written at once."""
        raise NotImplementedError

    def observation_size(self, setup: Setup) -> int:
        return sum([part.size for part in self.layout(setup)])

    def resample(self, state: State, seat: i64, seed: int) -> State:
        """Return a state that the seat cannot tell from this one: here, only the future differs."""
        return imagined(state, Rng(seed), {})

    def preview(self, state: State, action: int) -> Json:
        """Return what this legal action would do, as far as the seat to move can know."""
        return {}

    # -- what a game overrides when it needs more: moves and notation -----------------------------

    def move(self, state: State, action: int) -> Json:
        """Return the action as a structured move, for people and the wire."""
        return {"do": self.verbs.split()[action]}

    def action(self, state: State, move: object) -> int:
        """Return the action that a structured move means; IllegalAction if there is none."""
        meant = self.parse_move(state, move)
        refusal = self.refusal(state, meant)
        if refusal is not None:
            raise refusal
        return meant

    def parse_move(self, state: State, move: object) -> int:
        """Return the action of a well-formed move, legal or not. This one tries every action."""
        from tidetable.engine.action_words import find_move

        return find_move(self, state, move)

    def write_action(self, state: State, action: int) -> str:
        """Return a legal action in notation: one word."""
        from tidetable.engine.action_words import word_of

        return word_of(self.move(state, action))

    def read_action(self, state: State, word: str) -> int:
        """Return the action of a word. This one tries every action, legal ones first."""
        from tidetable.engine.action_words import find_word

        return find_word(self, state, word)

    def remark(self, state: State, action: int) -> str:
        """Return what the action does, for readers of a notation; ignored when read back."""
        return ""

    def write_outcome(self, data: Data, outcome: Outcome) -> str:
        """Return a random outcome in notation."""
        return " ".join(str(number) for number in outcome.numbers)

    def read_outcome(self, data: Data, label: str, text: str) -> Outcome:
        return Outcome(label, vec[i64]([int(number) for number in text.split()]))

    def seat_names(self, players: int, data: Data) -> list[str]:
        """Return a fixed word for each seat, used by the notation: its sign, unless the players
        choose others."""
        return [f"seat{seat}" for seat in range(players)]

    def signs(self, data: Data) -> list[str]:
        """Return the signs from which players may choose: words as in `seat_names`, also those of
        seats that nobody takes. Empty: there is nothing to choose."""
        return []
