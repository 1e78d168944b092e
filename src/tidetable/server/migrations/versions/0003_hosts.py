"""Who created each table: the public list shows a few tables of each host."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.Text))  # null: it was not open before this
    know_hosts()
    op.create_index("tables_host", "tables", ["host", "status", "listed", "changed"])


def know_hosts() -> None:
    """The hosts of open tables, from the first entries of their logs."""
    log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("host"))
    bind = op.get_bind()
    first = (
        sa.select(log.c.table_id, log.c.entry)
        .join(tables, tables.c.id == log.c.table_id)
        .where(log.c.seq == 1, tables.c.status == "open")
    )
    for table_id, entry in bind.execute(first).all():
        known = sa.update(tables).where(tables.c.id == table_id)
        bind.execute(known.values(host=json.loads(entry)["host"]))


def downgrade() -> None:
    op.drop_index("tables_host")
    op.drop_column("tables", "host")
