"""The server's log: one JSON object per line on standard error.

No seed, token, password or chat is ever passed to it: only codes, paths and tracebacks, which
contain no values.
"""

import logging
import sys
from datetime import UTC, datetime

import msgspec

logger = logging.getLogger("tidetable.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        fields.update(getattr(record, "facts", {}))
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def configure() -> None:
    """Send all log records of this process to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def log_error(message: str, error: BaseException | None = None, **facts: object) -> None:
    """Log an unexpected error with its traceback; by default the one being handled."""
    logger.error(message, exc_info=error or True, extra={"facts": facts})
