"""Puzzles: who has tried which, days on which the daily one was solved, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_attempts",  # only the first attempt counts
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("solved", sa.Integer, nullable=False),  # at once
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "puzzle_days",  # on which somebody solved the daily puzzle: for the streak
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),  # YYYY-MM-DD, of UTC
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",  # of the puzzles that somebody has tried
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("puzzle_ratings", "puzzle_solvers", "puzzle_days", "puzzle_attempts"):
        op.drop_table(table)
