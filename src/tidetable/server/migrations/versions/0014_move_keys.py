"""Keys of moves have a column without an index: a ply is played once anyway, and an index that
every move changes cost a busy server a tenth of its time. Earlier moves keep their keys in `key`.

SQLite cannot drop a constraint, so there the log is written anew: that takes as much free space on
the disk as the log itself, and about ten seconds for a million entries."""

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

COLUMNS = "table_id, seq, key, at, entry"
TABLE = (
    "CREATE TABLE log_new (table_id TEXT NOT NULL, seq INTEGER NOT NULL, key TEXT, {} "
    "at DOUBLE NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, seq) {})"
)
UNIQUE = "log_table_id_key_key"  # PostgreSQL's own name for the constraint


def upgrade() -> None:
    if op.get_context().dialect.name == "sqlite":
        rewrite(TABLE.format("move_key TEXT,", ""))
    else:
        op.execute("ALTER TABLE log ADD COLUMN move_key TEXT")
        op.execute(f"ALTER TABLE log DROP CONSTRAINT {UNIQUE}")
    op.execute("CREATE UNIQUE INDEX log_keys ON log (table_id, key) WHERE key IS NOT NULL")


def downgrade() -> None:
    op.execute("DROP INDEX log_keys")
    op.execute("UPDATE log SET key = move_key WHERE move_key IS NOT NULL")
    if op.get_context().dialect.name == "sqlite":
        rewrite(TABLE.format("", ", UNIQUE (table_id, key)"))
    else:
        op.execute("ALTER TABLE log DROP COLUMN move_key")
        op.execute(f"ALTER TABLE log ADD CONSTRAINT {UNIQUE} UNIQUE (table_id, key)")


def rewrite(new: str) -> None:
    op.execute(new)
    op.execute(f"INSERT INTO log_new ({COLUMNS}) SELECT {COLUMNS} FROM log ORDER BY rowid")
    op.execute("DROP TABLE log")
    op.execute("ALTER TABLE log_new RENAME TO log")
