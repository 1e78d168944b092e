"""Codes of tables, codes for another device, numbers of guests, recovery codes of accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "codes",  # with which friends find a table; made when somebody first asks for one
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "pairings",  # codes that bring a person to another device
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, unique=True),
        sa.Column("session", sa.Text, nullable=False),  # of the device that asked for it
        sa.Column("moves", sa.Integer, nullable=False),  # that device is signed out
        sa.Column("generation", sa.Integer, nullable=False),  # of the person then
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("used", sa.Text),  # by which request; null: not yet
    )
    op.create_table(
        "guest_numbers",  # the newest numbers of names for guests
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    )
    # The hash of the code with which a forgotten password is replaced; null: there is none.
    op.add_column("people", sa.Column("recovery", sa.Text))


def downgrade() -> None:
    op.drop_column("people", "recovery")
    op.drop_table("guest_numbers")
    op.drop_table("pairings")
    op.drop_table("codes")
