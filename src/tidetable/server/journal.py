"""The server's log: one JSON object a line on standard error. No seed, token or password is ever
handed to it: it gets codes, paths and tracebacks, which hold no values."""

import logging
import sys
from datetime import UTC, datetime

import msgspec

journal = logging.getLogger("tidetable.server")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        told.update(getattr(record, "facts", {}))
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def keep() -> None:
    """Let everything that is logged go this way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def failed(said: str, error: BaseException | None = None, **facts: object) -> None:
    """What should not have happened, with its traceback; without an error, of the one at hand."""
    journal.error(said, exc_info=error or True, extra={"facts": facts})
