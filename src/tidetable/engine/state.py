"""A position of a game: `State`, and the setup and history that copies of it share."""

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from tidetable.engine.chance import Chance
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction, RecordError, SetupError
from tidetable.engine.events import NOBODY, Json, Log

if TYPE_CHECKING:
    from tidetable.engine.game import Game


SIGNS: Final = "signs"  # the option with the signs that the players have chosen (seats.py)


class Setup:
    """What is fixed before the deal; shared by all copies of a state."""

    def __init__(self, game: "Game", players: i64, options: dict[str, str], data: Data) -> None:
        self.game: Game = game
        self.players: i64 = players
        # The choice made for each of Game.options, and `signs` if the players have chosen any.
        self.options: dict[str, str] = options
        self.data: Data = data  # the numbers of the box
        self.seed_hash: str | None = None  # as a record gives it; None: computed from the seed
        self.observed: i64 = 0  # bytes of an observation; 0 until somebody asks
        chosen = options.get(SIGNS, "")
        # What each seat plays with, in a word: its creature, its colour, its side of the table.
        self.signs: list[str] = chosen.split(",") if chosen else game.seat_names(int(players), data)


class History:
    """The actions so far. Copies share it until they diverge, so that copying is cheap."""

    def __init__(self, actions: vec[i64]) -> None:
        self.actions: vec[i64] = actions


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, with the history that led to it. Each game's subclass adds its components."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup: Setup = setup
        self.chance: Chance = chance
        self.to_move: i64 = 0  # the seat that decides next, NOBODY when the game is over
        self.learned: i64 = 0  # how often a seat learned something hidden: limits undo
        self.steps: i64 = 0  # number of actions so far
        self.since: i64 = 0  # number of actions before the current plan: see `step`
        self.turns: i64 = 1  # number of the current turn, from 1
        self.first: i64 = 0  # the seat that began
        self.history: History | None = None  # None in a fork
        self.log: Log | None = None  # None until somebody asks for events

    # -- playing ---------------------------------------------------------------------------

    @property
    def game(self) -> "Game":
        return self.setup.game

    @property
    def players(self) -> int:
        return int(self.setup.players)

    @property
    def seed_hash(self) -> str | None:
        """SHA-256 of the seed, published before play so that the deal can be checked later."""
        if self.setup.seed_hash is None:
            self.setup.seed_hash = self.chance.seed_hash()
        return self.setup.seed_hash

    @property
    def over(self) -> bool:
        return self.to_move < 0

    def actions(self) -> list[int]:
        """Return the legal actions, ascending; never empty unless the game is over."""
        return self.setup.game.boxed(self.setup.game.legal(self))

    def apply(self, action: int) -> None:
        """Perform a legal action. IllegalAction gives the reason and leaves the state untouched."""
        game = self.setup.game
        if action < 0 or action >= game.action_count:
            raise IllegalAction("no-such-action", action=action)
        refusal = game.refusal(self, action)
        if refusal is not None:
            raise refusal
        self.step(action)

    def step(self, action: i64) -> None:
        """apply() without the check: for search, which only tries legal actions.

        A plan lasts while one seat decides in one turn and nobody learns anything: whatever the
        seat planned at its beginning is then still as good as it was."""
        history = self.history
        if history is None:
            self.steps += 1
            self.setup.game.perform(self, action)
            return
        if len(history.actions) != self.steps:  # a copy has gone on from here: diverge
            history = History(history.actions[: self.steps])
            self.history = history
        history.actions = append(history.actions, action)
        self.steps += 1
        game = self.setup.game
        mover, turn, known = self.to_move, game.turn(self), self.learned + self.chance.drawn
        game.perform(self, action)
        if (
            self.to_move != mover
            or game.turn(self) != turn
            or self.learned + self.chance.drawn != known
        ):
            self.since = self.steps

    def emit(self, event: Json) -> None:
        """Log an event that everybody sees. Hot code checks `log` before it builds the event."""
        if self.log is not None:
            self.log.emit(event)

    def emit_private(self, seat: i64, full: Json, masked: Json) -> None:
        """Log an event that only this seat sees in full."""
        if self.log is not None:
            self.log.emit_private(seat, full, masked)

    # -- copying ---------------------------------------------------------------------------

    def copy(self) -> "State":
        """Return an independent state with the same history."""
        twin = self.fork()
        twin.chance = self.chance.copy()
        twin.history = self.history
        return twin

    def fork(self) -> "State":
        """Return the cheapest copy, for search: it has no history, so no record and no events.

        This one copies whatever attributes a plain Python subclass has. A compiled state, or one
        that must be fast, copies its own fields after `copy_base`."""
        chance = self.chance.fork() if self.setup.game.chance_after_deal else self.chance
        twin: State = type(self).__new__(type(self))
        State.__init__(twin, self.setup, chance)
        copy_base(self, twin)
        for name, value in vars(self).items():
            if name not in BASE:
                setattr(twin, name, duplicate(value))
        return twin

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from tidetable.engine.pickling import reduce_state

        return reduce_state(self)

    # -- results ---------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return each seat's score in the game's own units."""
        return self.setup.game.scores(self)

    def winners(self) -> list[int]:
        """Return the winning seats: none, one or several. Empty while the game goes on."""
        return self.setup.game.winners(self) if self.over else []

    def rewards(self) -> list[float]:
        """Return each seat's share of the win, for search and ratings."""
        shares = [0.0] * int(self.setup.players)
        winners = self.winners()
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    # -- knowledge -------------------------------------------------------------------------

    def view(self, seat: int | None) -> Json:
        """Return all that this seat knows, JSON-able; None is a spectator."""
        return self.setup.game.view(self, self.checked(seat), False)

    def observation(self, seat: int) -> bytes:
        """Return a seat's view as a fixed number of bytes, described by `game.layout(setup)`."""
        game, setup = self.setup.game, self.setup
        if game.writes_observations:
            writer = BytesWriter()
            game.write_observation(self, self.checked(seat), writer)
            return writer.getvalue()
        if setup.observed == 0:
            setup.observed = game.observation_size(setup)
        out = vec[u8]([0] * setup.observed)
        game.observe(self, self.checked(seat), out, 0)
        return bytes(out)

    def reveal(self) -> Json:
        """Return the shape of a view with nothing hidden: for finished games and tests."""
        return self.setup.game.view(self, NOBODY, True)

    def resample(self, seat: int | None, seed: int) -> "State":
        """Return a state that this seat cannot tell from this one, uniform among them.

        It does not hold the seed of the deal, so a bot may be given it."""
        if self.history is not None:
            self.setup.seed_hash = self.seed_hash  # stays known when the seed is gone
        return self.setup.game.resample(self, self.checked(seat), seed)

    def checked(self, seat: int | None) -> i64:
        """Return a valid seat as it is and None as NOBODY; otherwise raise SetupError."""
        if seat is None:
            return NOBODY
        if seat < 0 or seat >= self.setup.players:
            raise SetupError("no-such-seat", seat=seat, players=self.players)
        return seat

    # -- history ---------------------------------------------------------------------------

    def taken(self) -> list[int]:
        """Return the actions so far."""
        if self.history is None:
            raise RecordError("no-history")
        return [int(action) for action in self.history.actions[: self.steps]]

    def record(self) -> Json:
        """Return setup, outcomes and actions as data, from which `game.replay` rebuilds the state.

        A record holds everything, hidden cards and the seed included: while a game is played it
        must not leave the server."""
        from tidetable.engine.record import of_state

        return of_state(self)

    def events(self, seat: int | None, since: int = 0, reveal: bool = False) -> list[Json]:
        """Return the events from number `since` on, as this seat may know them."""
        told = b",".join(self.encoded_events(seat, since, reveal))
        found: list[Json] = msgspec.json.decode(b"[" + told + b"]")
        return found

    def encoded_events(self, seat: int | None, since: int = 0, reveal: bool = False) -> list[bytes]:
        """Return the same events, each as JSON: for a server, which passes them on."""
        viewer = self.checked(seat)
        log = self.log
        if log is None:
            log = Log()
            self.setup.game.retrace(self, log)
            self.log = log
        return log.told(viewer, since, reveal)


BASE = frozenset(
    ("setup", "chance", "to_move", "learned", "steps", "since", "turns", "first", "history", "log")
)


def copy_base(state: State, twin: State) -> None:
    """Copy the fields that all games have: the beginning of every `fork`."""
    twin.to_move = state.to_move
    twin.learned = state.learned
    twin.steps = state.steps
    twin.since = state.since
    twin.turns = state.turns
    twin.first = state.first


def duplicate(value: object) -> object:
    """Copy a vec or container with the containers in it; anything else is shared."""
    if isinstance(value, list):
        return [duplicate(one) for one in value]
    if isinstance(value, dict):
        return {key: duplicate(one) for key, one in value.items()}
    if isinstance(value, set):
        return value.copy()
    return cast(Any, value)[:] if type(value).__name__.startswith("vec") else value
