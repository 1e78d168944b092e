"""The commands of `tidetable admin` and their options."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tidetable.engine.errors import SetupError
from tidetable.text import Text


def build(text: Text) -> typer.Typer:
    """Build the group in one language."""
    app = typer.Typer(add_completion=False, no_args_is_help=True, help=text("help-admin"))

    Database = Annotated[str, typer.Option(help=text("help-database"))]
    Page = Annotated[int, typer.Option(min=1, help=text("help-admin-page"))]
    Table = Annotated[str, typer.Argument(metavar="TABLE", help=text("help-admin-table-id"))]
    Person = Annotated[str, typer.Argument(metavar="PERSON", help=text("help-admin-person-id"))]
    Reason = Annotated[str, typer.Option(help=text("help-admin-reason"))]
    Days = Annotated[float, typer.Option(min=0, help=text("help-admin-days"))]

    @app.command(help=text("help-admin-tables"))
    def tables(
        status: Annotated[str | None, typer.Option(help=text("help-admin-status"))] = None,
        game: Annotated[str | None, typer.Option(help=text("help-admin-game"))] = None,
        person: Annotated[str | None, typer.Option(help=text("help-admin-person-id"))] = None,
        page: Page = 1,
        database: Database = "tidetable.sqlite",
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.tables(status, game, person, page))

    @app.command(help=text("help-admin-people"))
    def people(
        name: Annotated[str | None, typer.Argument(help=text("help-admin-name"))] = None,
        accounts: Annotated[
            bool, typer.Option("--accounts", help=text("help-admin-accounts"))
        ] = False,
        closed: Annotated[bool, typer.Option("--closed", help=text("help-admin-closed"))] = False,
        page: Page = 1,
        database: Database = "tidetable.sqlite",
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.people(name, accounts, closed, page))

    @app.command(help=text("help-admin-table"))
    def table(
        table: Table,
        chat: Annotated[bool, typer.Option("--chat", help=text("help-admin-chat"))] = False,
        database: Database = "tidetable.sqlite",
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.show_table(table, chat))

    @app.command(help=text("help-admin-export"))
    def export(
        person: Person,
        out: Annotated[Path | None, typer.Option(help=text("help-admin-out"))] = None,
        database: Database = "tidetable.sqlite",
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.export(person, out))

    @app.command("agreed-games", help=text("help-admin-agreed-games"))
    def agreed_games(
        game: Annotated[str, typer.Argument(metavar="GAME", help=text("help-admin-game"))],
        out: Annotated[Path, typer.Option(help=text("help-admin-folder"))],
        database: Database = "tidetable.sqlite",
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.agreed(game, out))

    @app.command("delete-person", help=text("help-admin-delete-person"))
    def delete_person(
        person: Person,
        yes: Annotated[bool, typer.Option("--yes", help=text("help-admin-yes"))] = False,
        database: Database = "tidetable.sqlite",
    ) -> None:
        if not yes:
            raise SetupError("admin-yes")
        admin = commands()
        admin.run(text, database, admin.delete_person(person))

    @app.command("close-person", help=text("help-admin-close-person"))
    def close_person(
        person: Person, reason: Reason, database: Database = "tidetable.sqlite"
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.close_person(person, reason))

    @app.command("reopen-person", help=text("help-admin-reopen-person"))
    def reopen_person(person: Person, database: Database = "tidetable.sqlite") -> None:
        admin = commands()
        admin.run(text, database, admin.close_person(person, None))

    @app.command("close-table", help=text("help-admin-close-table"))
    def close_table(table: Table, reason: Reason, database: Database = "tidetable.sqlite") -> None:
        admin = commands()
        admin.run(text, database, admin.close_table(table, reason))

    @app.command("rotate-secret", help=text("help-admin-rotate-secret"))
    def rotate_secret(
        grace: Annotated[float, typer.Option(min=0, help=text("help-admin-grace"))] = 90,
        database: Database = "tidetable.sqlite",
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.rotate_secret(grace))

    @app.command(help=text("help-admin-retain"))
    def retain(
        guests: Days = 30,
        tables: Days = 30,
        chat: Days = 365,
        database: Database = "tidetable.sqlite",
    ) -> None:
        admin = commands()
        admin.run(text, database, admin.retain(admin.Keep(guests, tables, chat)))

    @app.command(help=text("help-admin-audit"))
    def audit(page: Page = 1, database: Database = "tidetable.sqlite") -> None:
        admin = commands()
        admin.run(text, database, admin.audit(page))

    return app


def commands() -> Any:
    """The module with the commands, which needs the packages of the server."""
    try:
        from tidetable.cli import admin
    except ModuleNotFoundError:
        raise SetupError("no-extra", extra="server") from None
    return admin
