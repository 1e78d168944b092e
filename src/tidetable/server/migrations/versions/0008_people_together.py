"""Who plays: ratings by number of players and in results, private profiles, friends, blocks and
invitations of named people."""

import sqlalchemy as sa
from alembic import op

from tidetable.server.ratings import NEW, Rating, rate

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Others see only the name; friends do not see that the person is here.
    op.add_column("people", sa.Column("private", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("friend_code", sa.Text))  # null: none was asked for
    op.create_index("people_by_friend_code", "people", ["friend_code"], unique=True)
    # As people see it, before and after a rated game: kept when the person is deleted.
    op.add_column("results", sa.Column("rating_before", sa.Integer))
    op.add_column("results", sa.Column("rating_after", sa.Integer))
    op.create_table(
        "standings",  # the newest ratings: of a game, and of a game with so many players
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),  # 0: any number
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),  # the rating that people see
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("standings_by_rating", "standings", ["game", "players", "shown"])
    op.create_table(
        "wishes",  # who wants to be whose friend; if both do, they are friends
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("declined", sa.Double),  # when the other one did; the person is not told
        sa.Column("withdrawn", sa.Double),  # when the person took back a wish that was declined
    )
    op.create_index("wishes_other", "wishes", ["other"])
    op.create_table(
        "blocks",  # whom people want nothing to do with
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),  # when it began or ended
        sa.Column("active", sa.Integer, nullable=False),  # 0: it has ended
    )
    op.create_index("blocks_at", "blocks", ["at"])
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "invitations",  # of named people to tables
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),  # who is invited
        sa.Column("inviter", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),  # void when the table's are renewed
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("declined", sa.Double),
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_index("invitations_inviter", "invitations", ["inviter"])
    fill_results()
    fill_standings()


def fill_results() -> None:
    """The ratings of games that were played before this."""
    bind = op.get_bind()
    names = ("person", "game", "number", "mu", "sigma", "table_id")
    ratings = sa.table("ratings", *(sa.column(name) for name in names))
    columns = ("table_id", "person", "rating_before", "rating_after")
    results = sa.table("results", *(sa.column(name) for name in columns))
    found = sa.select(*ratings.c).order_by(ratings.c.person, ratings.c.game, ratings.c.number)
    last, before = ("", ""), NEW.shown
    for person, game, number, mu, sigma, table_id in bind.execute(found).all():
        before = before if (person, game) == last else NEW.shown
        rating = Rating(mu, sigma, number)
        bind.execute(
            sa.update(results)
            .where(results.c.table_id == table_id, results.c.person == person)
            .values(rating_before=before, rating_after=rating.shown)
        )
        last, before = (person, game), rating.shown


def fill_standings() -> None:
    """Ratings of each game as they stand, and ratings by number of players, played again."""
    bind = op.get_bind()
    known: dict[tuple[str, str, int], Rating] = {}
    rows = bind.exec_driver_sql(
        "SELECT person, game, number, mu, sigma FROM ratings ORDER BY number"
    ).all()
    for person, game, number, mu, sigma in rows:
        known[person, game, 0] = Rating(mu, sigma, number)
    tables: dict[str, list[tuple[str | None, str, int, int]]] = {}
    rows = bind.exec_driver_sql(
        "SELECT table_id, person, game, players, place FROM results WHERE table_id IN "
        "(SELECT table_id FROM ratings) ORDER BY at, table_id, seat"
    ).all()
    for table_id, person, game, players, place in rows:
        tables.setdefault(table_id, []).append((person, game, players, place))
    for seats in tables.values():
        keys = [(person or "", game, players) for person, game, players, _ in seats]
        before = [known.get(key, NEW) if key[0] else NEW for key in keys]
        for key, rating in zip(keys, rate(before, [seat[3] for seat in seats]), strict=True):
            if key[0]:
                known[key] = rating
    names = ("person", "game", "players", "mu", "sigma", "shown", "games")
    standings = sa.table("standings", *(sa.column(name) for name in names))
    for key, rating in known.items():
        row = (*key, rating.mu, rating.sigma, rating.shown, rating.games)
        bind.execute(sa.insert(standings).values(**dict(zip(names, row, strict=True))))


def downgrade() -> None:
    for table in ("invitations", "blocks", "wishes", "standings"):
        op.drop_table(table)
    op.drop_column("results", "rating_after")
    op.drop_column("results", "rating_before")
    op.drop_index("people_by_friend_code", "people")
    for column in ("friend_code", "hidden", "private"):
        op.drop_column("people", column)
