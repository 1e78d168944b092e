"""The commands and their options. Each command is implemented in its own module."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from tidetable import __version__, compiled, games
from tidetable.bots.levels import names
from tidetable.cli import admin_app, moderate_app
from tidetable.engine.errors import SetupError
from tidetable.engine.game import Game
from tidetable.extras import DISTRIBUTION
from tidetable.rulebook import chosen_options
from tidetable.text import Text


def build(text: Text) -> Callable[..., Any]:
    """Build the command line in one language."""
    app = typer.Typer(add_completion=False, invoke_without_command=True, help=text("help-app"))
    known = ", ".join(games.names())
    levels = ", ".join(names())
    built_in = games.own()

    Name = Annotated[str, typer.Argument(metavar="GAME", help=text("help-game", known=known))]
    Players = Annotated[int, typer.Option(help=text("help-players"))]
    Seed = Annotated[int | None, typer.Option(help=text("help-seed"))]
    DataFile = Annotated[Path | None, typer.Option("--data", help=text("help-data"))]
    Options = Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=CHOICE", help=text("help-option")),
    ]
    RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("help-file"))]

    def print_version(requested: bool) -> None:
        if requested:
            engine = text("play-compiled" if compiled.is_compiled() else "play-plain")
            typer.echo(f"{DISTRIBUTION} {__version__} ({engine})")
            raise typer.Exit

    def open_home(
        lan: bool = False,
        port: int | None = None,
        browser: bool = True,
        database: str | None = None,
    ) -> None:
        try:
            from tidetable.cli.home import home
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="server") from None
        home(text, lan, port, browser, database)

    @app.callback()
    def root(
        context: typer.Context,
        version: Annotated[
            bool,
            typer.Option(
                "--version", help=text("help-version"), callback=print_version, is_eager=True
            ),
        ] = False,
        lang: Annotated[str, typer.Option(help=text("help-lang"), show_default=False)] = "",
    ) -> None:
        """`lang` is read before this is called; it is declared here for --help."""
        if context.invoked_subcommand is None:
            open_home()

    @app.command("open", help=text("help-open"))
    def open_(
        lan: Annotated[bool, typer.Option("--lan", help=text("help-lan"))] = False,
        port: Annotated[int | None, typer.Option(help=text("help-port"))] = None,
        browser: Annotated[bool, typer.Option(help=text("help-browser"))] = True,
        database: Annotated[str | None, typer.Option(help=text("help-database"))] = None,
    ) -> None:
        open_home(lan, port, browser, database)

    @app.command(help=text("help-play"))
    def play(
        game: Name,
        players: Players = 3,
        seat: Annotated[int, typer.Option(help=text("help-seat"))] = 0,
        bots: Annotated[str, typer.Option(help=text("help-bots", known=levels))] = "normal",
        seed: Seed = None,
        option: Options = None,
        data: DataFile = None,
        resume: Annotated[Path | None, typer.Option(help=text("help-resume"))] = None,
        save: Annotated[Path | None, typer.Option(help=text("help-save"))] = None,
    ) -> None:
        from tidetable.cli.play import play as run

        run(
            text, named(game), players, seat, bots, seed, chosen_options(option), data, resume, save
        )

    @app.command(help=text("help-simulate"))
    def simulate(
        game: Name,
        players: Players = 2,
        games: Annotated[int, typer.Option(help=text("help-games"))] = 1000,
        seed: Annotated[int, typer.Option(help=text("help-seed-games"))] = 1,
        jobs: Annotated[int, typer.Option(help=text("help-jobs"))] = 1,
        option: Options = None,
        data: DataFile = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
    ) -> None:
        from tidetable.cli.simulate import simulate as run

        run(text, named(game), players, games, seed, jobs, chosen_options(option), data, as_json)

    @app.command(help=text("help-arena"))
    def arena(
        game: Name,
        bots: Annotated[str, typer.Option(help=text("help-bots", known=levels))] = "greedy,normal",
        players: Players = 2,
        games: Annotated[int, typer.Option(help=text("help-games"))] = 200,
        seed: Annotated[int, typer.Option(help=text("help-seed-games"))] = 1,
        jobs: Annotated[int, typer.Option(help=text("help-jobs"))] = 1,
        option: Options = None,
        ray: Annotated[str | None, typer.Option(help=text("help-ray"))] = None,
        results: Annotated[Path | None, typer.Option(help=text("help-results"))] = None,
        plot: Annotated[Path | None, typer.Option(help=text("help-plot"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
    ) -> None:
        try:
            from tidetable.cli.arena import arena as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="lab") from None
        options = chosen_options(option)
        run(
            text,
            named(game),
            bots,
            players,
            games,
            seed,
            jobs,
            options,
            ray,
            results,
            plot,
            as_json,
        )

    @app.command(help=text("help-train"))
    def train(
        game: Name,
        level: Annotated[str, typer.Option(help=text("help-bot", known=levels))] = "normal",
        players: Annotated[str, typer.Option(help=text("help-train-players"))] = "2,3,4",
        games: Annotated[int, typer.Option(help=text("help-games"))] = 1000,
        seed: Annotated[int, typer.Option(help=text("help-seed-games"))] = 1,
        jobs: Annotated[int, typer.Option(help=text("help-jobs"))] = 1,
        option: Options = None,
        results: Annotated[Path | None, typer.Option(help=text("help-results"))] = None,
        out: Annotated[Path | None, typer.Option(help=text("help-train-out"))] = None,
        report: Annotated[Path | None, typer.Option(help=text("help-train-report"))] = None,
        also: Annotated[list[Path] | None, typer.Option(help=text("help-train-also"))] = None,
        units: Annotated[int, typer.Option(help=text("help-train-units"))] = 16,
    ) -> None:
        try:
            from tidetable.cli.train import train as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="train") from None
        if not all(one.strip().isdigit() for one in players.split(",")):
            raise SetupError("bad-number", field="--players", reason=players)
        counts = tuple(int(one) for one in players.split(","))
        options = chosen_options(option)
        run(
            *(text, named(game), level, counts, games, seed, jobs, options),
            *(results, out, report, also or [], units),
        )

    @app.command(help=text("help-balance"))
    def balance(
        game: Name,
        players: Players = 3,
        games: Annotated[int, typer.Option(help=text("help-games"))] = 500,
        bot: Annotated[str, typer.Option(help=text("help-bot", known=levels))] = "greedy",
        each: Annotated[int, typer.Option(help=text("help-each"))] = 200,
        each_bot: Annotated[str, typer.Option(help=text("help-each-bot"))] = "greedy",
        ladder: Annotated[int, typer.Option(help=text("help-ladder"))] = 60,
        ladder_bots: Annotated[
            str, typer.Option(help=text("help-ladder-bots"))
        ] = "random,easy,greedy",
        seed: Annotated[int, typer.Option(help=text("help-seed-games"))] = 1,
        jobs: Annotated[int, typer.Option(help=text("help-jobs"))] = 1,
        option: Options = None,
        data: DataFile = None,
        ray: Annotated[str | None, typer.Option(help=text("help-ray"))] = None,
        results: Annotated[Path | None, typer.Option(help=text("help-results"))] = None,
        out: Annotated[Path | None, typer.Option(help=text("help-out"))] = None,
        csv: Annotated[Path | None, typer.Option(help=text("help-csv"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=text("help-json"))] = False,
    ) -> None:
        try:
            from tidetable.cli.balance import balance as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="lab") from None
        run(
            text,
            named(game),
            players,
            games,
            bot,
            each,
            each_bot,
            ladder,
            ladder_bots,
            seed,
            jobs,
            chosen_options(option),
            data,
            ray,
            results,
            out,
            csv,
            as_json,
        )

    @app.command("levels", help=text("help-levels"))
    def show_levels(
        game: Annotated[
            list[str] | None, typer.Argument(metavar="GAME...", help=text("help-game", known=known))
        ] = None,
        games: Annotated[str, typer.Option(help=text("help-levels-games"))] = "0",
        bots: Annotated[
            str, typer.Option(help=text("help-ladder-bots"))
        ] = "random,easy,greedy,normal,hard,master,expert",
        seed: Annotated[int, typer.Option(help=text("help-seed-games"))] = 1,
        jobs: Annotated[int, typer.Option(help=text("help-jobs"))] = 1,
        results: Annotated[Path | None, typer.Option(help=text("help-levels-results"))] = None,
        out: Annotated[Path | None, typer.Option(help=text("help-levels-out"))] = None,
    ) -> None:
        try:
            from tidetable.cli.levels import levels as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="lab") from None
        chosen = [named(name) for name in game or built_in]
        run(text, chosen, bots, games, seed, jobs, results, out)

    @app.command(help=text("help-compare"))
    def compare(
        files: Annotated[
            list[Path], typer.Argument(metavar="FILE...", help=text("help-compare-files"))
        ],
        out: Annotated[Path, typer.Option(help=text("help-compare-out"))] = Path("compare.html"),
        csv: Annotated[Path | None, typer.Option(help=text("help-compare-csv"))] = None,
    ) -> None:
        try:
            from tidetable.cli.compare import compare as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="lab") from None
        run(text, files, out, csv)

    @app.command(help=text("help-export"))
    def export(
        game: Name,
        folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=text("help-export-folder"))],
        bots: Annotated[str, typer.Option(help=text("help-bots", known=levels))] = "greedy,random",
        players: Players = 2,
        games: Annotated[int, typer.Option(help=text("help-games"))] = 1000,
        seed: Annotated[int, typer.Option(help=text("help-seed-games"))] = 1,
        jobs: Annotated[int, typer.Option(help=text("help-jobs"))] = 1,
        option: Options = None,
        search: Annotated[int, typer.Option(help=text("help-export-search"))] = 0,
        kind: Annotated[str, typer.Option("--format", help=text("help-export-format"))] = "parquet",
        arena: Annotated[Path | None, typer.Option(help=text("help-export-arena"))] = None,
        database: Annotated[str | None, typer.Option(help=text("help-export-database"))] = None,
        names: Annotated[bool, typer.Option("--names", help=text("help-export-names"))] = False,
    ) -> None:
        from tidetable.cli.export import export as run

        run(
            text,
            named(game),
            folder,
            bots,
            players,
            games,
            seed,
            jobs,
            chosen_options(option),
            search,
            kind,
            arena,
            database,
            names,
        )

    @app.command(help=text("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=text("help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=text("help-port"))] = 8300,
        database: Annotated[str, typer.Option(help=text("help-database"))] = "tidetable.sqlite",
        redis: Annotated[str | None, typer.Option(help=text("help-redis"))] = None,
        workers: Annotated[
            int, typer.Option("--bot-workers", "--thinkers", help=text("help-thinkers"))
        ] = 1,
        origin: Annotated[list[str] | None, typer.Option(help=text("help-origin"))] = None,
        rate: Annotated[float, typer.Option(min=0, help=text("help-rate"))] = 15,
        connections: Annotated[
            int, typer.Option("--connections", min=0, help=text("help-connections"))
        ] = 250,
        keep_guests: Annotated[float, typer.Option(min=0, help=text("help-keep-guests"))] = 30,
        keep_tables: Annotated[float, typer.Option(min=0, help=text("help-keep-tables"))] = 30,
        keep_chat: Annotated[float, typer.Option(min=0, help=text("help-keep-chat"))] = 365,
        url: Annotated[str, typer.Option(help=text("help-url"))] = "",
        smtp: Annotated[str, typer.Option(envvar="TIDETABLE_SMTP", help=text("help-smtp"))] = "",
        mail_from: Annotated[str, typer.Option(help=text("help-mail-from"))] = "",
        contact: Annotated[str, typer.Option(help=text("help-contact"))] = "",
        private_targets: Annotated[
            bool, typer.Option("--private-targets", help=text("help-private-targets"))
        ] = False,
        notify_after: Annotated[float, typer.Option(min=0, help=text("help-notify-after"))] = 60,
        offline: Annotated[Path | None, typer.Option(help=text("help-offline"))] = None,
    ) -> None:
        try:
            from tidetable.cli.serve import serve as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="server") from None
        keep = (keep_guests, keep_tables, keep_chat)
        notify = (url, smtp, mail_from, contact, private_targets, notify_after)
        limits = (rate, connections)
        run(host, port, database, redis, workers, origin or [], *limits, keep, notify, offline)

    @app.command(help=text("help-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=text("help-backup-file"))],
        database: Annotated[str, typer.Option(help=text("help-sqlite"))] = "tidetable.sqlite",
    ) -> None:
        try:
            from tidetable.cli.backup import backup as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="server") from None
        run(text, database, file)

    @app.command(help=text("help-restore"))
    def restore(
        file: Annotated[Path, typer.Argument(help=text("help-restore-file"))],
        database: Annotated[str, typer.Option(help=text("help-sqlite"))] = "tidetable.sqlite",
    ) -> None:
        try:
            from tidetable.cli.backup import restore as run
        except ModuleNotFoundError:
            raise SetupError("no-extra", extra="server") from None
        run(text, file, database)

    app.add_typer(admin_app.build(text), name="admin")
    app.add_typer(moderate_app.build(text), name="moderate")

    @app.command(help=text("help-puzzle"))
    def puzzle(
        game: Annotated[
            str | None, typer.Argument(metavar="GAME", help=text("help-game", known=known))
        ] = None,
        any_: Annotated[bool, typer.Option("--any", help=text("help-puzzle-any"))] = False,
        name: Annotated[str | None, typer.Option("--puzzle", help=text("help-puzzle-name"))] = None,
    ) -> None:
        from tidetable.cli.puzzle import puzzle as run

        run(text, None if game is None else named(game), any_, name)

    puzzles = typer.Typer(add_completion=False, no_args_is_help=True, help=text("help-puzzles"))
    app.add_typer(puzzles, name="puzzles")

    @puzzles.callback()
    def of_puzzles() -> None:
        """Without it, a group of one command would be that command."""

    @puzzles.command("make", help=text("help-puzzles-make"))
    def make_puzzles(
        game: Name,
        count: Annotated[int, typer.Option(help=text("help-puzzles-count"))] = 100,
        seed: Annotated[int, typer.Option(help=text("help-seed-games"))] = 1,
        out: Annotated[Path | None, typer.Option(help=text("help-puzzles-out"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=text("help-puzzles-resume"))] = False,
        from_records: Annotated[
            Path | None, typer.Option(exists=True, help=text("help-puzzles-from-records"))
        ] = None,
    ) -> None:
        from tidetable.cli.puzzle import make as run

        run(text, named(game), count, seed, out, resume, from_records)

    @app.command(help=text("help-rules"))
    def rules(
        game: Name,
        players: Annotated[int, typer.Option(help=text("help-rules-players"))] = 0,
        option: Options = None,
        data: DataFile = None,
    ) -> None:
        from tidetable.cli.rules import rules as run

        run(text, named(game), data, players, chosen_options(option))

    @app.command("new-game", help=text("help-new-game"))
    def new_game(
        name: Annotated[str, typer.Argument(metavar="NAME", help=text("help-new-name"))],
        folder: Annotated[Path | None, typer.Option(help=text("help-new-folder"))] = None,
    ) -> None:
        from tidetable.cli.new_game import new_game as run

        run(text, name, folder)

    @app.command(help=text("help-replay"))
    def replay(
        file: RecordFile,
        seat: Annotated[int | None, typer.Option(help=text("help-eyes"))] = None,
        notation: Annotated[bool, typer.Option("--notation", help=text("help-notation"))] = False,
        as_json: Annotated[bool, typer.Option("--json", help=text("help-to-json"))] = False,
    ) -> None:
        from tidetable.cli.records import replay as run

        run(text, file, seat, notation, as_json)

    @app.command(help=text("help-static"))
    def static(
        folder: Annotated[Path, typer.Argument(metavar="DIR", help=text("help-static-folder"))],
    ) -> None:
        from tidetable.cli.static import static as run

        run(text, folder)

    @app.command(help=text("help-verify"))
    def verify(file: RecordFile) -> int:
        from tidetable.cli.records import verify as run

        return run(text, file)

    return app


def named(name: str) -> Game:
    return games.get(name)
