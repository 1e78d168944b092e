"""The commands of `tidetable moderate` and their options."""

from typing import Annotated, Any

import typer

from tidetable.engine.errors import SetupError
from tidetable.text import Text

LONGEST = 3650  # days of a mute


def build(text: Text) -> typer.Typer:
    """Build the group in one language."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, help=text("help-moderate"))

    Database = Annotated[str, typer.Option(help=text("help-database"))]
    Person = Annotated[str, typer.Argument(metavar="PERSON", help=text("help-moderate-person"))]
    Reason = Annotated[str, typer.Option(help=text("help-admin-reason"))]

    @app.command(help=text("help-moderate-reports"))
    def reports(
        everything: Annotated[bool, typer.Option("--all", help=text("help-moderate-all"))] = False,
        page: Annotated[int, typer.Option(min=1, help=text("help-moderate-page"))] = 1,
        database: Database = "tidetable.sqlite",
    ) -> None:
        moderate = commands()
        moderate.run(text, database, moderate.reports(everything, page))

    @app.command(help=text("help-moderate-mutes"))
    def mutes(database: Database = "tidetable.sqlite") -> None:
        moderate = commands()
        moderate.run(text, database, moderate.mutes())

    @app.command(help=text("help-moderate-mute"))
    def mute(
        person: Person,
        reason: Reason,
        days: Annotated[
            float, typer.Option(min=0.01, max=LONGEST, help=text("help-moderate-days"))
        ] = 7,
        database: Database = "tidetable.sqlite",
    ) -> None:
        moderate = commands()
        moderate.run(text, database, moderate.mute(person, days, reason))

    @app.command(help=text("help-moderate-unmute"))
    def unmute(person: Person, database: Database = "tidetable.sqlite") -> None:
        moderate = commands()
        moderate.run(text, database, moderate.unmute(person))

    @app.command(help=text("help-moderate-close"))
    def close(person: Person, reason: Reason, database: Database = "tidetable.sqlite") -> None:
        moderate = commands()
        moderate.run(text, database, moderate.close(person, reason))

    @app.command(help=text("help-moderate-reopen"))
    def reopen(person: Person, database: Database = "tidetable.sqlite") -> None:
        moderate = commands()
        moderate.run(text, database, moderate.reopen(person))

    @app.command(help=text("help-moderate-dismiss"))
    def dismiss(
        numbers: Annotated[
            list[int], typer.Argument(metavar="REPORT...", help=text("help-moderate-report"))
        ],
        database: Database = "tidetable.sqlite",
    ) -> None:
        moderate = commands()
        moderate.run(text, database, moderate.dismiss(numbers))

    Tournament = Annotated[
        str, typer.Argument(metavar="TOURNAMENT", help=text("help-moderate-tournament"))
    ]

    @app.command(help=text("help-moderate-tournaments"))
    def tournaments(
        everything: Annotated[
            bool, typer.Option("--all", help=text("help-moderate-tournaments-all"))
        ] = False,
        page: Annotated[int, typer.Option(min=1, help=text("help-moderate-lines"))] = 1,
        database: Database = "tidetable.sqlite",
    ) -> None:
        moderate = commands()
        moderate.run(text, database, moderate.tournaments(everything, page))

    @app.command("cancel-tournament", help=text("help-moderate-cancel-tournament"))
    def cancel_tournament(
        tournament: Tournament, reason: Reason, database: Database = "tidetable.sqlite"
    ) -> None:
        moderate = commands()
        moderate.run(text, database, moderate.cancel_tournament(tournament, reason))

    @app.command("remove-player", help=text("help-moderate-remove-player"))
    def remove_player(
        tournament: Tournament,
        person: Person,
        reason: Reason,
        database: Database = "tidetable.sqlite",
    ) -> None:
        moderate = commands()
        moderate.run(text, database, moderate.remove_player(tournament, person, reason))

    return app


def commands() -> Any:
    """The module with the commands, which needs the packages of the server."""
    try:
        from tidetable.cli import moderate
    except ModuleNotFoundError:
        raise SetupError("no-extra", extra="server") from None
    return moderate
