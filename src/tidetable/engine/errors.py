"""Errors. Each carries a code and parameters; the text catalogues hold the words."""


class TidetableError(Exception):
    """Base of all errors: `code` names the message, `params` are its arguments."""

    def __init__(self, code: str, **params: object) -> None:
        self.code = code
        self.params = params
        super().__init__(code, params)

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({filled})" if filled else self.code


class IllegalAction(TidetableError):
    """This action or move is not allowed now. The state is unchanged."""


class SetupError(TidetableError):
    """A game cannot be set up like this: unknown game or option, wrong number of players."""


class DataError(TidetableError):
    """A data file is invalid; the parameters name the file, the field and the reason."""


class RecordError(TidetableError):
    """A record cannot be read or does not replay."""
