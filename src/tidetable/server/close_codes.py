"""Why a connection ends. docs/protocol.md says what a client does about each."""

FAILED = 1011
RESTARTING = 1012
NO_DATABASE = 1013

TOO_SLOW = 4008
TOO_LARGE = 4009

# Why a client is turned away. It may forget its identity only after BAD_TOKEN.
BAD_HELLO = 4400
BAD_TOKEN = 4401
FOREIGN = 4403  # a page of another origin
NO_TABLE = 4404
LATE_HELLO = 4408
CLOSED = 4423  # the person is not let in any more

TOO_FAST = 4429  # the client goes on although it is refused
