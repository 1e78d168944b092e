"""`tidetable puzzle`: find the best move of a position. `tidetable puzzles make` finds puzzles."""

import random
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Line

from tidetable.cli import puzzle_days
from tidetable.cli.progress import at_least, bar
from tidetable.cli.records import load
from tidetable.drawing import drawing_of
from tidetable.engine.errors import IllegalAction, SetupError
from tidetable.engine.game import Game, Json
from tidetable.lab.checkpoint import Checkpoint
from tidetable.puzzles import file
from tidetable.puzzles.file import Head, Named, Played
from tidetable.puzzles.make import head_of, missing, play, search_record, unused
from tidetable.puzzles.position import daily, solution
from tidetable.text import Text

LAST = 5  # events before the position that are shown


def puzzle(text: Text, game: Game | None, any_: bool, name: str | None) -> None:
    """Show a puzzle and check answers until it is solved or given up."""
    today = datetime.now(UTC).date()
    if name is not None:
        named, day = file.puzzle(name), None
    else:
        named = chosen(game or random.choice(file.with_puzzles()), any_, today)
        day = None if any_ else today
    solved = Riddle(text, named).run()
    if day is not None:
        count_day(text, named.head.game, day, solved)


def chosen(game: Game, any_: bool, today: date) -> Named:
    of_today = daily(game.name, today)
    if of_today is None:
        raise SetupError("no-puzzles", game=game.name)
    return random.choice(list(file.puzzles_of(game.name).values())) if any_ else of_today


def count_day(text: Text, game: str, day: date, solved: bool) -> None:
    """Note how the puzzle of the day ended, and tell the streak once it is solved."""
    path, console = puzzle_days.own_days(), Console(highlight=False, soft_wrap=True)
    try:
        counts = puzzle_days.ended(path, game, day, solved)
        days = puzzle_days.streak(path, game, day).days
    except puzzle_days.Damaged as damage:
        message = text("puzzle-days-damaged", file=str(path), reason=str(damage))
        console.print(message, style="yellow", markup=False)
        return
    if solved:
        said = text("puzzle-streak", days=days) if counts else text("puzzle-day-shown")
        console.print(said, style="bold")


def make(
    text: Text,
    game: Game,
    count: int,
    seed: int,
    out: Path | None,
    resume: bool,
    records: Path | None = None,
) -> None:
    """Play games between bots until there are so many puzzles, or search recorded games."""
    at_least(1, count=count)
    at_least(0, seed=seed)
    path = out or Path(f"puzzles-{game.name}.jsonl")
    if path.exists() and not resume:
        raise SetupError("puzzles-exist", file=str(path))
    known = [] if records is None else recorded(game, records)
    head = head_of(game, seed, "bots" if records is None else "records")
    kept = Checkpoint(head, Played, path)
    with bar(text) as steps:
        before = sum(len(played.puzzles) for played in kept.played.values())
        task = steps.add_task("", total=count, completed=before)
        for played in found(game, head, kept, count, known if records else None):
            kept.add(played)
            steps.advance(task, len(played.puzzles))
    total = sum(len(played.puzzles) for played in kept.played.values())
    message = text("puzzles-made", count=total, games=len(kept.played), file=str(path))
    Console(soft_wrap=True).print(message)


def found(
    game: Game, head: Head, kept: Checkpoint[Head, Played], count: int, known: list[Json] | None
) -> Iterator[Played]:
    """Games with their puzzles, one after the other."""
    if known is None:
        for number in missing(count, kept):
            yield play(game, head, number)
        return
    for number, one in unused(known, kept):
        if sum(len(played.puzzles) for played in kept.played.values()) >= count:
            return
        yield search_record(game, head, number, one)


def recorded(game: Game, where: Path) -> list[Json]:
    """The games in a folder, or in one file. Only with the rules and data of today: the puzzles of
    a file share them."""
    files = sorted(one for one in where.iterdir() if one.is_file()) if where.is_dir() else [where]
    games_there = [load(one) for one in files]
    return [
        played
        for other, played in games_there
        if (other.name, played["rules"], played["data_hash"])
        == (game.name, game.rules_version, game.data.hash)
    ]


class Riddle:
    """One puzzle in the terminal."""

    def __init__(self, text: Text, named: Named) -> None:
        self.named = named
        self.state = named.state()
        self.game = self.state.game
        self.seat = int(self.state.to_move)
        self.text = Text(text.language, self.game.name)
        self.drawing = drawing_of(self.game)
        self.names = self.text.seat_names(
            self.state.players, self.state.setup.data, self.state.setup.signs
        )
        self.actions = self.state.actions()
        self.console = Console(highlight=False)

    def run(self) -> bool:
        """Ask until the move is found, or given up; whether it is found."""
        self.show()
        tries = 0
        while True:
            try:
                word = self.console.input(f"{self.text('puzzle-prompt')} > ").strip()
            except EOFError:
                word = "q"
            if word == "q":
                self.show_progress()
                return False
            action = self.read(word)
            if action is None:
                continue
            tries += 1
            if action == self.named.puzzle.best:
                self.console.print(self.text("puzzle-right", tries=tries), style="bold green")
                self.show_progress()
                return True
            self.refuse(action)

    def show(self) -> None:
        text, state = self.text, self.state
        view = state.view(self.seat)
        title = text("game-title")
        self.console.print(Rule(text("puzzle-title", title=title, rating=self.named.puzzle.rating)))
        for event in state.events(self.seat)[-LAST:]:
            self.console.print(Line(text.event(event, self.names), style="dim"))
        self.console.print(self.drawing.board(text, view, self.names))
        self.console.print()
        self.console.print(text("puzzle-ask", name=self.names[self.seat]), style="bold")
        self.console.print(self.drawing.ask(text, view))
        listed = []
        for number, action in enumerate(self.actions, 1):
            move, preview = self.game.move(state, action), self.game.preview(state, action)
            line = self.drawing.choice(text, view, move, preview, self.names)
            listed.append(Line.assemble(f"{number:>2} ", line))
        self.console.print(Columns(listed, padding=(0, 2), column_first=True))

    def read(self, word: str) -> int | None:
        """The action that was typed: its number, or in notation."""
        if word.isdigit() and 1 <= int(word) <= len(self.actions):
            return self.actions[int(word) - 1]
        if word in ("", "?", "h"):
            self.console.print(self.text("puzzle-help"))
            return None
        try:
            action = int(self.game.read_action(self.state, word))
            refusal = self.game.refusal(self.state, action)
            if refusal is None:
                return action
            reason = self.text.error(refusal, self.names)
        except IllegalAction as refusal:
            unknown = refusal.code in ("no-such-word", "no-such-card")
            reason = self.text("puzzle-help") if unknown else self.text.error(refusal, self.names)
        self.console.print(reason, style="yellow")
        return None

    def refuse(self, action: int) -> None:
        values = dict(self.named.puzzle.values)
        if action in values:
            loss = self.text.percent(values[self.named.puzzle.best] - values[action])
            message = self.text("puzzle-wrong-loss", loss=loss)
        else:
            message = self.text("puzzle-wrong")
        self.console.print(message, style="yellow")

    def show_progress(self) -> None:
        """The solution, and how sure it is."""
        text, found = self.text, solution(self.named)
        move = text.choice(found.move, self.names)
        chance = text.percent(found.compared[0].win)
        self.console.print(text("puzzle-solution", move=move, chance=chance))
        for other in found.compared[1:3]:
            move, chance = text.choice(other.move, self.names), text.percent(other.win)
            self.console.print("  " + text("puzzle-other", move=move, chance=chance), style="dim")
        depth = text.number(found.depth)
        self.console.print(text("puzzle-checked", depth=depth, name=self.named.id), style="dim")
