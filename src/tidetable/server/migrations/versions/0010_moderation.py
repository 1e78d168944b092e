"""Moderation and recovery: chat that was reported, people whom the operator has muted, links of
recovery mails that were used."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",  # chat lines that people have reported; the words themselves are in the log
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("said", sa.Double, nullable=False),  # when the line was written ...
        sa.Column("person", sa.Text, nullable=False),  # ... and who wrote it
        sa.Column("reporter", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),  # as the reporter gave it; perhaps empty
        sa.Column("state", sa.Text, nullable=False),  # open, settled, dismissed
    )
    op.create_index("reports_state", "reports", ["state", "at"])
    op.create_index("reports_person", "reports", ["person"])
    op.create_index("reports_reporter", "reports", ["reporter", "at"])
    op.create_table(
        "mutes",  # people who may not write, by the operator
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "used_links",  # links of recovery mails: each works once
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for table in ("used_links", "mutes", "reports"):
        op.drop_table(table)
