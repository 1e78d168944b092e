"""People, tables, their logs, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("account", sa.Text, unique=True),  # the name to log in with; null: a guest
        sa.Column("password", sa.Text),  # argon2 hash
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",  # a summary for lists; the truth is in the log
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),  # of the log, up to which it tells
        sa.Column("due", sa.Double),  # when a process must look after it; null: people are to act
    )
    op.create_index("tables_open", "tables", ["status", "listed", "changed"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text),  # what makes sending it again harmless
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "sitting",  # who sits where: "my tables"
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "settings",  # what all processes share: the secret that signs tokens
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("ratings", "settings", "sitting", "log", "tables", "people"):
        op.drop_table(table)
