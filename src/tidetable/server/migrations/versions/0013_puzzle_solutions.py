"""Days on which somebody was shown the solution of the daily puzzle, and who lets puzzles be made
of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(  # 0: the solution was shown before it was found
        "puzzle_days", sa.Column("solved", sa.Integer, nullable=False, server_default="1")
    )
    op.add_column("people", sa.Column("puzzles", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("people", "puzzles")
    op.drop_column("puzzle_days", "solved")
