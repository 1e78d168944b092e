"""Processes, and the tables that each of them looks after."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),  # grows as long as the process lives
    )
    op.create_table(
        "marks",  # tables for which a process has something left to do
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("marks_table", "marks", ["table_id"])


def downgrade() -> None:
    op.drop_table("marks")
    op.drop_table("processes")
