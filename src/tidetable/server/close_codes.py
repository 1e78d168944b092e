"""Why a connection ends. docs/protocol.md says what a client does about each."""

from typing import Final

FAILED: Final = 1011
RESTARTING: Final = 1012
NO_DATABASE: Final = 1013

TOO_SLOW: Final = 4008
TOO_LARGE: Final = 4009

# Why a client is turned away. It may forget its identity only after BAD_TOKEN.
BAD_HELLO: Final = 4400
BAD_TOKEN: Final = 4401
FOREIGN: Final = 4403  # a page of another origin
NO_TABLE: Final = 4404
LATE_HELLO: Final = 4408
CLOSED: Final = 4423  # the person is not let in any more
