"""Notifications: where people want them, what is to be sent, who is looking; and holidays."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",  # where notifications go: a browser, an e-mail address, a webhook
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),  # whose it is
        sa.Column("table_id", sa.Text),  # a webhook of one table; null: for all of the person's
        sa.Column("kind", sa.Text, nullable=False),  # push, mail, webhook
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),  # JSON: the keys of a browser
        sa.Column("wanted", sa.Text, nullable=False),  # kinds of notifications, with blanks between
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),  # for the hour of the daily digest
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double),  # when an e-mail address was; null: not yet
        sa.Column("failed", sa.Integer, nullable=False),  # notifications in a row
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_index("channels_table", "channels", ["table_id"])
    op.create_table(
        "notifications",  # the outbox: one row for each notification and channel
        sa.Column("id", sa.Text, primary_key=True),  # says what it is about: it is made once
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),  # whom it is about
        sa.Column("table_id", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),  # turn, invitation, over, digest, confirm
        sa.Column("turn", sa.Integer, nullable=False),  # number of the entry that began the turn
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("state", sa.Text, nullable=False),  # waiting, sending, sent, dropped, failed
        sa.Column("claim", sa.Text),  # of the attempt that sends it now ...
        sa.Column("claimed", sa.Double),  # ... and since when
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notifications_due", "notifications", ["state", "due"])
    op.create_index("notifications_person", "notifications", ["person"])
    op.create_table(
        "looking",  # people with channels who look at a table (or none: '') right now
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "holidays",  # when a person's clocks stand still at tables by the day
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),  # two at once cannot both be taken
        sa.Column("start", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("holidays_until", "holidays", ["until"])


def downgrade() -> None:
    for table in ("holidays", "looking", "notifications", "channels"):
        op.drop_table(table)
