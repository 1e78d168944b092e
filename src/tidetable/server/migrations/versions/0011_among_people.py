"""Among people: notifications about friends, how often somebody has turned to others, and networks
from which somebody was muted."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("notifications", sa.Column("other", sa.Text))  # who asks or accepts
    op.create_table(
        "approaches",  # wishes to be friends and invitations, for the limits; kept for hours
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("network", sa.Text, nullable=False),  # a keyed hash
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("approaches_person", "approaches", ["person", "kind", "at"])
    op.create_index("approaches_network", "approaches", ["network", "kind", "at"])
    op.create_index("approaches_at", "approaches", ["at"])
    # Of a new guest: who was muted before, and seen from the same network
    op.add_column("mutes", sa.Column("because", sa.Text))
    op.create_table(
        "muted_networks",  # from which muted people were seen
        sa.Column("network", sa.Text, primary_key=True),  # a keyed hash
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),  # new guests from there may not write
    )


def downgrade() -> None:
    op.drop_table("muted_networks")
    op.drop_column("mutes", "because")
    op.drop_table("approaches")
    op.drop_column("notifications", "other")
