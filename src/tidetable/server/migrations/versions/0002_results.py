"""Results and ratings of finished games, guests who became accounts, numbers of older boxes."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("became", sa.Text))  # the account a guest logged in to
    op.create_table(
        "handing",  # guests whose games are on their way to an account
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("rules", sa.Integer))  # version it was begun under
    op.create_table(
        "boxes",  # the numbers that games were begun with, should a data file change
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("numbers", sa.Text, nullable=False),
    )
    op.create_table(
        "finished",  # one row a finished game: that it has been counted, and its record
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("aftermath", sa.Text, nullable=False),
    )
    op.create_table(
        "results",  # one row a seat
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text),  # null: a bot's seat
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("against", sa.Text, nullable=False),  # people, bots, or shared: one device
        sa.Column("place", sa.Integer, nullable=False),  # from 1
        sa.Column("won", sa.Double, nullable=False),  # share of the win
        sa.Column("score", sa.Integer),  # null: the game was not played to its end
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("results_person", "results", ["person", "at"])
    op.drop_table("ratings")  # nothing was ever written there
    op.create_table(
        "ratings",  # after each rated game; the highest number is how it stands
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    know_rules()
    # Games that ended before this are counted by the next sweep, in the order they ended.
    op.execute("UPDATE tables SET due = changed WHERE status = 'over'")


def know_rules() -> None:
    """What the first entries of the logs tell, for the lists."""
    log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
    tables = sa.table("tables", sa.column("id"), sa.column("rules"))
    bind = op.get_bind()
    first = sa.select(log.c.table_id, log.c.entry).where(log.c.seq == 1)
    for table_id, entry in bind.execute(first).all():
        known = sa.update(tables).where(tables.c.id == table_id)
        bind.execute(known.values(rules=json.loads(entry)["rules"]))


def downgrade() -> None:
    for table in ("ratings", "results", "finished", "boxes", "handing"):
        op.drop_table(table)
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.drop_column("tables", "rules")
    op.drop_column("people", "became")
