"""The contract that every game fulfils. docs/engine.md explains it with examples.

    game = games.get("kadora")
    state = game.new(players=4, seed=7)
    while not state.over:
        state.apply(state.actions()[0])
    state.scores(), state.winners()

A `State` is what lies on the table. A `Game` knows the rules and is asked for everything that a
state does; a new game subclasses both and fills in the methods under "What each game fills in".
No method here does I/O, reads a clock, or draws from a global random generator.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tidetable.engine.chance import SEED_DIGITS, Chance, Outcome, Rng, fresh_seed
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction, RecordError, SetupError

Json = dict[str, object]
NOBODY: Final = -1  # to_move when the game is over


class Part:
    """Some bytes of an observation that belong together."""

    def __init__(self, name: str, size: int, values: int) -> None:
        self.name: str = name
        self.size: int = size
        self.values: int = values  # each byte is one of so many codes; 0: it is a number


def number_code(number: i64) -> u8:
    """A number in an observation: 255 is left for what is hidden."""
    if number < 0:
        return 0
    return u8(number) if number < 254 else u8(254)


def seat_code(seat: i64, eyes: i64, players: i64) -> u8:
    """A seat in an observation: 1 + how many seats after the one that looks; 0 for nobody."""
    if seat < 0:
        return 0
    further = seat - eyes
    if further < 0:
        further += players
    return u8(further + 1)


class Setup:
    """What is agreed before the first card is dealt; shared by all copies of a state."""

    def __init__(self, game: "Game", players: i64, options: dict[str, str], data: Data) -> None:
        self.game: Game = game
        self.players: i64 = players
        self.options: dict[str, str] = options
        self.data: Data = data  # the numbers of the box
        self.seed_hash: str | None = None  # as a record tells it; None: ask the seed


class History:
    """The actions so far. Copies share one until they part ways, so that copying is cheap."""

    def __init__(self, actions: vec[i64]) -> None:
        self.actions: vec[i64] = actions


class Event:
    """One thing that happened. What only one seat may know has a masked twin for the others."""

    def __init__(self, full: Json, masked: Json, eyes: i64) -> None:
        self.full: Json = full
        self.masked: Json = masked
        self.eyes: i64 = eyes  # the seat that may see `full`; NOBODY: it is open to all


class Log:
    """The events of a game from its first deal on."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Json) -> None:
        """Everybody sees this."""
        self.events.append(Event(event, event, NOBODY))

    def whisper(self, seat: i64, full: Json, masked: Json) -> None:
        """Only this seat sees it whole."""
        self.events.append(Event(full, masked, seat))


class State:
    """A position, with the way that led to it. Subclasses add what lies where."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup: Setup = setup
        self.chance: Chance = chance
        self.to_move: i64 = 0  # the seat that decides next, NOBODY when the game is over
        self.learned: i64 = 0  # how often a seat learned something hidden: bounds undo
        self.steps: i64 = 0  # how many actions led here
        self.history: History | None = None  # None in a fork: it forgets how it came about
        self.log: Log | None = None  # kept only once somebody has asked for events

    # -- playing ---------------------------------------------------------------------------

    @property
    def game(self) -> "Game":
        return self.setup.game

    @property
    def players(self) -> int:
        return int(self.setup.players)

    @property
    def seed_hash(self) -> str | None:
        """SHA-256 of the seed, published before play so that the deal can be checked after it."""
        if self.setup.seed_hash is None:
            self.setup.seed_hash = self.chance.seed_hash()
        return self.setup.seed_hash

    @property
    def over(self) -> bool:
        return self.to_move < 0

    def actions(self) -> list[int]:
        """The legal actions, ascending; never empty unless the game is over."""
        return self.setup.game.boxed(self.setup.game.legal(self))

    def apply(self, action: int) -> None:
        """Do a legal action. IllegalAction says why not, and leaves the state untouched."""
        game = self.setup.game
        if action < 0 or action >= game.action_count:
            raise IllegalAction("no-such-action", action=action)
        refusal = game.refusal(self, action)
        if refusal is not None:
            raise refusal
        self.step(action)

    def step(self, action: i64) -> None:
        """apply() without the check: for search, which only tries actions it was offered."""
        history = self.history
        if history is not None:
            if len(history.actions) != self.steps:  # a copy went on from here: part ways
                history = History(history.actions[: self.steps])
                self.history = history
            history.actions = append(history.actions, action)
        self.steps += 1
        self.setup.game.perform(self, action)

    def copy(self) -> "State":
        """Independent of this one, with its history."""
        twin = self.fork()
        twin.chance = self.chance.copy()
        twin.history = self.history
        return twin

    def fork(self) -> "State":
        """The cheapest copy, for search: it has no history, and so no record and no events."""
        raise NotImplementedError

    # -- results ---------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """A number per seat in the game's own units."""
        return self.setup.game.scores(self)

    def winners(self) -> list[int]:
        """The winning seats; may be empty or several. Empty while the game goes on."""
        return self.setup.game.winners(self) if self.over else []

    def rewards(self) -> list[float]:
        """Each seat's share of the win, for search and ratings."""
        shares = [0.0] * int(self.setup.players)
        winners = self.winners()
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    # -- knowledge -------------------------------------------------------------------------

    def view(self, seat: int | None) -> Json:
        """All that this seat knows, JSON-able; None is a spectator."""
        return self.setup.game.view(self, self.checked(seat), False)

    def observation(self, seat: int) -> bytes:
        """The view of a seat as a fixed number of bytes: `game.layout(setup)` says which."""
        game = self.setup.game
        out = vec[u8]([0] * game.observation_size(self.setup))
        game.observe(self, self.checked(seat), out, 0)
        return bytes(out)

    def reveal(self) -> Json:
        """The same shape as a view with nothing hidden: for finished games and tests."""
        return self.setup.game.view(self, NOBODY, True)

    def resample(self, seat: int | None, seed: int) -> "State":
        """A state that this seat cannot tell from this one, uniform among them.

        It forgets the seed of the deal, so a bot may be given it."""
        if self.history is not None:
            self.setup.seed_hash = self.seed_hash  # stays known when the seed is gone
        return self.setup.game.resample(self, self.checked(seat), seed)

    def checked(self, seat: int | None) -> i64:
        if seat is None:
            return NOBODY
        if seat < 0 or seat >= self.setup.players:
            raise SetupError("no-such-seat", seat=seat, players=self.players)
        return seat

    # -- the way here ----------------------------------------------------------------------

    def taken(self) -> list[int]:
        """The actions that led here."""
        if self.history is None:
            raise RecordError("no-history")
        return [int(action) for action in self.history.actions[: self.steps]]

    def record(self) -> Json:
        """Setup, outcomes and actions as data: `game.replay` makes the state from it again.

        It holds everything, hidden cards and seed included; while a game is played it must not
        leave the server."""
        from tidetable.engine.record import of_state

        return of_state(self)

    def events(self, seat: int | None, since: int = 0, reveal: bool = False) -> list[Json]:
        """What happened from event number `since` on, as this seat may know it."""
        eyes = self.checked(seat)
        log = self.log
        if log is None:
            log = Log()
            self.setup.game.retrace(self, log)
            self.log = log
        told: list[Json] = []
        for event in log.events[since:]:
            known = reveal or event.eyes < 0 or event.eyes == eyes
            told.append(event.full if known else event.masked)
        return told


class Verdict:
    """What a game is worth to the seats, for search."""

    def __init__(self, players: i64) -> None:
        # 0 .. 1: mostly the win, partly the margin, so that a close game beats a lost one.
        self.rewards: vec[float] = vec[float]([0.0] * players)
        self.shares: vec[float] = vec[float]([0.0] * players)  # of the win
        self.margins: vec[float] = vec[float]([0.0] * players)  # points ahead of the best rival


class Heuristics:
    """What a sensible player of a game values. It may look at nothing that the seat to move does
    not know: own cards, open cards, backs."""

    # How search plays on behind its tree: to the end, or so many decisions or turns and then the
    # verdict on the position as it stands; by pure chance, or as `guide` says.
    horizon: i64 = -1  # decisions
    guided: bool = False

    def turns_ahead(self, state: State) -> i64:
        """After how many turns search stops playing out and asks for a verdict; 0: at the end."""
        return 0

    def appraise(self, state: State, actions: vec[i64]) -> vec[float]:
        """How good each of these legal actions looks to the seat to move, in points."""
        raise NotImplementedError

    def guide(self, state: State, rng: Rng) -> i64:
        """A quick sensible action for playing a game out in search."""
        raise NotImplementedError

    def verdict(self, state: State) -> Verdict:
        """What a finished game is worth to each seat; with a horizon, any position."""
        raise NotImplementedError


class Game:
    """The rules of one game. The module of each game makes the one instance there is."""

    name: str  # as in games.get(name)
    players: range  # how many can play
    options: dict[str, tuple[str, ...]]  # name -> choices, the default first
    rules_version: int  # grows when a change of the rules would replay old records differently
    action_count: int  # actions are 0 .. action_count - 1
    data: Data  # the numbers of the box

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
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise SetupError("bad-players", game=self.name, players=players, low=low, high=high)
        for option, choice in options.items():
            if option not in self.options:
                known = ", ".join(sorted(self.options)) or "-"
                raise SetupError("unknown-option", game=self.name, option=option, known=known)
            if choice not in self.options[option]:
                known = ", ".join(self.options[option])
                raise SetupError("bad-option", option=option, choice=choice, known=known)
        complete = {name: options.get(name, choices[0]) for name, choices in self.options.items()}
        setup = Setup(self, players, complete, data)
        state = self.deal(setup, chance, log)
        state.history = History(vec[i64](capacity=64))
        return state

    def numbers(self, data: object) -> Data:
        """The box's own numbers, or checked ones from a file or dict."""
        return self.data if data is None else self.read_data(data)

    def replay(self, record: object, data: object = None, upto: int = -1) -> State:
        """The state that a record describes, or the one after its first `upto` actions."""
        from tidetable.engine.record import replay

        return replay(self, record, data, upto)

    def retrace(self, state: State, log: Log) -> None:
        """Play the way to this state again and write what happens into the log."""
        setup = state.setup
        actions = state.taken()
        chance = Chance(None, state.chance.outcomes)
        again = self.start(state.players, setup.options, setup.data, chance, log)
        for action in actions:
            again.step(action)

    def observation_size(self, setup: Setup) -> int:
        return sum([part.size for part in self.layout(setup)])

    def boxed(self, actions: vec[i64]) -> list[int]:
        return [int(action) for action in actions]

    # -- what each game fills in -------------------------------------------------------------

    def read_data(self, source: object) -> Data:
        """Load and check a data file."""
        raise NotImplementedError

    def deal(self, setup: Setup, chance: Chance, log: Log | None) -> State:
        raise NotImplementedError

    def legal(self, state: State) -> vec[i64]:
        """The legal actions, ascending."""
        raise NotImplementedError

    def refusal(self, state: State, action: i64) -> IllegalAction | None:
        """Why this action is not allowed; None when it is."""
        raise NotImplementedError

    def perform(self, state: State, action: i64) -> None:
        """Do an action that is known to be legal, and every step after it that is no choice."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        raise NotImplementedError

    def margins(self, state: State) -> list[int]:
        """How far each seat is ahead of its best rival, in points; positive is better."""
        raise NotImplementedError

    def heuristics(self) -> Heuristics:
        """What a sensible player values, for bots and hints."""
        raise NotImplementedError

    def view(self, state: State, seat: i64, reveal: bool) -> Json:
        raise NotImplementedError

    def layout(self, setup: Setup) -> list[Part]:
        """What the bytes of an observation are, in order."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write every byte of the seat's observation, from place `at` on. It is the view of the
        seat in other words: nothing that the view hides may show."""
        raise NotImplementedError

    def resample(self, state: State, seat: i64, seed: int) -> State:
        raise NotImplementedError

    def move(self, state: State, action: int) -> Json:
        """The action as people and the wire see it."""
        raise NotImplementedError

    def action(self, state: State, move: object) -> int:
        """Back from a structured move; IllegalAction says why it is none."""
        raise NotImplementedError

    def preview(self, state: State, action: int) -> Json:
        """What this legal action would do, as far as the seat to move can know."""
        return {}

    def write_outcome(self, data: Data, outcome: Outcome) -> str:
        """A random outcome in the notation of this game."""
        return " ".join(str(number) for number in outcome.numbers)

    def read_outcome(self, data: Data, label: str, text: str) -> Outcome:
        return Outcome(label, vec[i64]([int(number) for number in text.split()]))

    def write_action(self, state: State, action: int) -> str:
        """A legal action in notation: one word."""
        raise NotImplementedError

    def read_action(self, state: State, word: str) -> int:
        raise NotImplementedError

    def remark(self, state: State, action: int) -> str:
        """What the action does, for the reader of a notation; ignored when read back."""
        return ""

    def turn(self, state: State) -> i64:
        """The number of the turn that is played: a notation has one line for each."""
        raise NotImplementedError

    def seat_names(self, players: int, data: Data) -> list[str]:
        """A fixed word for each seat, used by the notation."""
        return [f"seat{seat}" for seat in range(players)]

    def view_schema(self) -> Json:
        """JSON Schema of the views."""
        raise NotImplementedError
