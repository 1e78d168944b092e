"""Tournaments: their logs, what lists show of them, and who takes part."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),  # with which friends find it
        sa.Column("opener", sa.Text, nullable=False),  # who gave it its title
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("host_seen", sa.Double, nullable=False),  # when the host looked, in server time
        sa.Column("status", sa.Text, nullable=False),  # open, running, finished, cancelled
        sa.Column("listed", sa.Integer, nullable=False),  # and people may still join
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),  # number of the last entry
        sa.Column("summary", sa.Text, nullable=False),  # JSON, for lists
    )
    op.create_index("tournaments_status", "tournaments", ["status", "changed"])
    op.create_index("tournaments_host", "tournaments", ["host", "status"])
    op.create_index("tournaments_opener", "tournaments", ["opener"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_people",  # who takes part, or did: for the list of a person's tournaments
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("tournament_id", sa.Text, primary_key=True),
    )
    op.create_index("tournament_people_id", "tournament_people", ["tournament_id"])


def downgrade() -> None:
    for table in ("tournament_people", "tournament_log", "tournaments"):
        op.drop_table(table)
