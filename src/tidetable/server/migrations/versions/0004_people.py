"""Tokens that expire and can be revoked, accounts that look alike, closed and deleted people, an
audit log of what administrators did."""

from time import time

import sqlalchemy as sa
from alembic import op

from tidetable.server.names import IdentityError, account_key

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What makes account names the same. Null: a guest, or an account older than this rule whose
    # name looks like that of an even older one; it is found by its exact name only.
    op.add_column("people", sa.Column("account_key", sa.Text))
    # Grows when all tokens of a person are revoked.
    op.add_column("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("seen", sa.Double))  # a day on which the person was here
    people = sa.table("people", sa.column("seen"))
    op.execute(sa.update(people).values(seen=time()))  # nobody is deleted for what is not known
    op.add_column("people", sa.Column("closed", sa.Text))  # why the person may not come in
    op.add_column("people", sa.Column("deleted", sa.Double))  # when the person's data was deleted
    op.add_column("people", sa.Column("erased", sa.Double))  # when nothing of it was left
    key_accounts()
    op.create_index("people_by_account_key", "people", ["account_key"], unique=True)
    op.create_table(
        "revoked",  # tokens that are void: one session of a person, or ('') all older generations
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),  # tokens below it are void
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("revoked_at", "revoked", ["at"])
    op.create_table(
        "secrets",  # that sign tokens and invitations
        sa.Column("value", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),  # when it begins to sign
        sa.Column("until", sa.Double),  # when it stops to verify; null: it is the newest
    )
    op.execute("INSERT INTO secrets SELECT value, 0, NULL FROM settings WHERE name = 'secret'")
    # Tokens of the first form carry no time: they expire by this one.
    settings = sa.table("settings", sa.column("name"), sa.column("value"))
    op.execute(sa.insert(settings).values(name="tokens-since", value=str(time())))
    op.create_table(
        "audit",  # what administrators did
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_table(
        "nudges",  # tables that an administrator's command has written to: servers read them again
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def key_accounts() -> None:
    """The keys of existing accounts. Of those that look alike, the oldest gets the key."""
    names = ("id", "account", "account_key", "made")
    people = sa.table("people", *(sa.column(name) for name in names))
    bind = op.get_bind()
    found = sa.select(people.c.id, people.c.account).where(people.c.account.is_not(None))
    taken: set[str] = set()
    for id_, account in bind.execute(found.order_by(people.c.made, people.c.id)).all():
        try:
            key = account_key(account)
        except IdentityError:
            continue  # a name that is not allowed any more still works
        if key not in taken:
            taken.add(key)
            bind.execute(sa.update(people).where(people.c.id == id_).values(account_key=key))


def downgrade() -> None:
    for table in ("nudges", "audit", "secrets", "revoked"):
        op.drop_table(table)
    op.execute("DELETE FROM settings WHERE name = 'tokens-since'")
    op.drop_index("people_by_account_key", "people")
    for column in ("erased", "deleted", "closed", "seen", "generation", "account_key"):
        op.drop_column("people", column)
