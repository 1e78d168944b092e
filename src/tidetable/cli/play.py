"""`tidetable play`: a game against bots in the terminal."""

from pathlib import Path
from time import strftime

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Line

from tidetable.bots import levels
from tidetable.bots.tasks import HINTING, advising
from tidetable.bots.worker import Worker
from tidetable.cli.records import SAVE_FORMAT, read_file
from tidetable.cli.rules import rules
from tidetable.drawing import drawing_of
from tidetable.engine.chance import fresh_seed
from tidetable.engine.errors import IllegalAction, RecordError, TidetableError
from tidetable.engine.game import Game
from tidetable.engine.state import SIGNS
from tidetable.table.session import Session
from tidetable.text import Text


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game: its record, the person's seat and the bots in the others."""

    seat: int
    bots: list[str]  # by seat; the entry of the person's seat is not used
    record: dict[str, object]
    format: str = SAVE_FORMAT


def play(
    text: Text,
    game: Game,
    players: int,
    seat: int,
    bots: str,
    seed: int | None,
    options: dict[str, str],
    data: Path | None,
    resume: Path | None,
    save: Path | None,
) -> None:
    if resume is not None:
        saved = read_save(resume)
        seat, session = saved.seat, Session.resumed(game, saved.record, data)
        opponents = saved.bots
    else:
        session = Session(game.new(players=players, seed=seed, data=data, **options))
        opponents = seated(bots, seat, players)
    session.state.checked(seat)
    for name in opponents:
        levels.get(name)
    file = save or resume or Path(strftime(f"{game.name}-%Y%m%d-%H%M%S.tide.json"))
    with Worker() as worker:
        Terminal(text, session, seat, opponents, worker, file).run()


def seated(bots: str, seat: int, players: int) -> list[str]:
    """The bot of each seat, clockwise from the person; if there are too few, they repeat."""
    names = [name.strip() for name in bots.split(",")]
    return [names[(other - seat - 1) % players % len(names)] for other in range(players)]


def read_save(path: Path) -> Save:
    try:
        saved = msgspec.json.decode(read_file(path), type=Save)
    except msgspec.DecodeError as error:
        raise RecordError("save-invalid", file=str(path), reason=str(error)) from None
    if saved.format != SAVE_FORMAT:
        raise RecordError("record-version", found=saved.format, known=SAVE_FORMAT)
    return saved


class Terminal:
    """One person in one seat, bots in the others."""

    def __init__(
        self,
        text: Text,
        session: Session,
        seat: int,
        bots: list[str],
        worker: Worker,
        save: Path,
    ) -> None:
        state = session.state
        self.game = state.game
        self.session = session
        self.seat = seat
        self.bots = bots
        self.worker = worker
        self.save = save
        self.text = Text(text.language, self.game.name)
        self.drawing = drawing_of(self.game)
        self.names = self.text.seat_names(state.players, state.setup.data, state.setup.signs)
        self.shown = 0  # number of events already printed
        self.console = Console(highlight=False)
        self.seed = fresh_seed()  # for the bots' choices

    def run(self) -> None:
        text, state = self.text, self.session.state
        self.console.print(
            text(
                "play-begin",
                title=text("game-title"),
                players=state.players,
                name=self.names[self.seat],
            ),
            style="bold",
        )
        while not self.session.state.over:
            if self.session.state.to_move != self.seat:
                self.bot()
            elif not self.person():
                self.console.print(text("play-bye"))
                return
        self.finish()

    def bot(self) -> None:
        state = self.session.state
        name = self.names[state.to_move]
        level = self.bots[state.to_move]
        thought = self.worker.choose(level, state, self.seed + int(state.since))
        try:
            with self.console.status(self.text("play-thinking", name=name, bot=level)):
                self.session.apply(thought.result().result.action)
        except KeyboardInterrupt:
            self.worker.pause()  # nobody waits for it any more
            raise

    def print_log(self) -> None:
        """Print the events since the last call."""
        for event in self.session.state.events(self.seat, self.shown):
            self.console.print(Line(self.text.event(event, self.names), style="dim"))
            self.shown += 1

    def person(self) -> bool:
        """One decision or command of the person. Returns False if the person quits."""
        state, text = self.session.state, self.text
        view = state.view(self.seat)
        self.console.print()
        self.print_log()
        title = text("play-your-turn", turn=int(self.game.turn(state)), name=self.names[self.seat])
        self.console.print(Rule(title))
        self.console.print(self.drawing.board(text, view, self.names))
        actions = state.actions()
        self.console.print()
        self.console.print(self.drawing.ask(text, view), style="bold")
        self.console.print(Columns(self.choices(actions), padding=(0, 2), column_first=True))
        while True:
            try:
                word = self.console.input(f"{text('play-prompt')} > ").strip()
            except EOFError:
                return False
            if word == "q":
                return False
            done = self.command(word, actions)
            if done:
                return True

    def choices(self, actions: list[int]) -> list[Line]:
        state = self.session.state
        view = state.view(self.seat)
        listed = []
        for number, action in enumerate(actions, 1):
            move, preview = self.game.move(state, action), self.game.preview(state, action)
            choice = self.drawing.choice(self.text, view, move, preview, self.names)
            listed.append(Line.assemble(f"{number:>2} ", choice))
        return listed

    def command(self, word: str, actions: list[int]) -> bool:
        """Execute what was typed. Returns True if the table must be drawn again."""
        text, console = self.text, self.console
        if word.isdigit() and 1 <= int(word) <= len(actions):
            self.session.apply(actions[int(word) - 1])
            return True
        if word == "u":
            refusal = self.session.undo_refusal(self.seat)
            if refusal is None:
                self.session.undo()
                self.shown = min(self.shown, len(self.session.state.events(self.seat)))
                console.print(text("play-undone"))
                return True
            console.print(text("play-no-undo", why=text(f"play-why-{refusal}")))
        elif word == "l":
            for event in self.session.state.events(self.seat):
                console.print(text.event(event, self.names))
        elif word == "r":
            state = self.session.state
            chosen = {name: way for name, way in state.setup.options.items() if name != SIGNS}
            rules(text, self.game, None, state.players, chosen)
        elif word == "s":
            self.write()
        elif word == "t":
            self.hint()
        elif word in ("", "?", "h"):
            console.print(text("play-help"))
        else:
            return self.typed_move(word)
        return False

    def hint(self) -> None:
        """Say what a strong bot would do, and why."""
        text, state = self.text, self.session.state
        task = advising(HINTING, state, self.seed + int(state.steps))
        with self.console.status(text("play-thinking-hint")):
            advice = self.worker.run(0, task).result().result
        move = text.choice(self.game.move(state, advice.action), self.names)
        self.console.print(text("play-hint", move=move), style="bold")
        if advice.why:
            self.console.print(text.reasons(advice.why))

    def typed_move(self, word: str) -> bool:
        try:
            self.session.apply(self.game.read_action(self.session.state, word))
            return True
        except IllegalAction as refusal:
            unknown = refusal.code in ("no-such-word", "no-such-card")
            reason = (
                self.text("play-unknown", word=word)
                if unknown
                else self.text.error(refusal, self.names)
            )
            self.console.print(reason, style="yellow")
            return False

    def write(self) -> None:
        saved = Save(self.seat, self.bots, self.session.state.record())
        try:
            self.save.write_bytes(msgspec.json.encode(saved))
        except OSError as error:
            reason = error.strerror or ""
            refusal = TidetableError("cannot-write", file=str(self.save), reason=reason)
            self.console.print(self.text.error(refusal), style="yellow")
            return
        file, game = str(self.save), self.game.name
        over = self.session.state.over
        message = (
            self.text("play-kept", file=file)
            if over
            else self.text("play-saved", file=file, game=game)
        )
        self.console.print(message)

    def finish(self) -> None:
        text, state = self.text, self.session.state
        self.console.print()
        self.print_log()
        self.console.print(self.drawing.board(text, state.view(self.seat), self.names))
        winners = state.winners()
        ending = "play-lost"
        if self.seat in winners:
            ending = "play-won" if len(winners) == 1 else "play-shared"
        self.console.print(text(ending), style="bold")
        self.write()
