"""What can be refused. Errors carry a code and parameters; the words are in the text catalogues."""


class TidetableError(Exception):
    """Something asked for cannot be: `code` names the message, `params` fill its gaps."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(code, params)

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({filled})" if filled else self.code


class IllegalAction(TidetableError):
    """This action or move is not allowed now. The state it was tried on is untouched."""


class SetupError(TidetableError):
    """No game can be set up like this: unknown game, wrong number of players, unknown option."""


class DataError(TidetableError):
    """A data file is wrong; the parameters name the file, the field and the reason."""


class RecordError(TidetableError):
    """A record cannot be read or does not replay."""
