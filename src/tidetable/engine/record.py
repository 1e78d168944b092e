"""A game as data: setup, random outcomes and actions. docs/engine.md describes the format."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from tidetable.engine.chance import SEED_DIGITS, Chance, recorded
from tidetable.engine.data import Data
from tidetable.engine.errors import IllegalAction, RecordError

if TYPE_CHECKING:
    from tidetable.engine.game import Game, Json, State

FORMAT = "tidetable-record/1"
Number = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]  # of a drawn outcome


class Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules: int  # the version of the rules
    players: int
    options: dict[str, str]
    data_hash: str  # of the data it was played with
    outcomes: list[tuple[str, list[Number]]]  # label and numbers, in the order drawn
    actions: list[int]
    format: str = FORMAT
    data: dict[str, Any] | None = None  # the data itself, when it is not the game's own
    seed: str | None = None  # decimal digits, because JSON readers round large numbers
    seed_hash: str | None = None
    result: Result | None = None  # None while the game goes on
    names: list[str] | None = None  # of the players, by seat; only if asked for when it is saved
    # Numbers of the actions, from 0, for which a bot had to stop thinking early.
    cut_short: list[int] | msgspec.UnsetType = msgspec.UNSET


def of_state(state: "State") -> "Json":
    """Return the record of a state."""
    setup, chance = state.setup, state.chance
    own_data = setup.data.hash != setup.game.data_with(setup.data.hash).hash
    result = Result([int(s) for s in state.scores()], state.winners()) if state.over else None
    plain: Json = msgspec.to_builtins(
        Record(
            game=setup.game.name,
            rules=setup.game.rules_version,
            players=state.players,
            options=setup.options,
            data_hash=setup.data.hash,
            outcomes=plain_outcomes(chance),
            actions=state.taken(),
            data=setup.data.values if own_data else None,
            seed=None if chance.seed is None else str(chance.seed),
            seed_hash=state.seed_hash,
            result=result,
        )
    )
    del plain["names"]  # a state knows none
    return plain


def plain_outcomes(chance: Chance) -> list[tuple[str, list[int]]]:
    return [(outcome.label, list(outcome.numbers)) for outcome in chance.outcomes]


def read(source: object) -> Record:
    """Check a record given as JSON text or as a dict."""
    try:
        plain = msgspec.json.decode(source) if isinstance(source, (str, bytes)) else source
    except msgspec.DecodeError as error:
        raise RecordError("record-broken", reason=str(error)) from None
    if isinstance(plain, Record):
        return plain
    if isinstance(plain, dict) and plain.get("format", FORMAT) != FORMAT:
        raise RecordError("record-version", found=str(plain["format"]), known=FORMAT)
    try:
        record = msgspec.convert(plain, Record, strict=True)
    except msgspec.ValidationError as error:
        raise RecordError("record-invalid", reason=str(error)) from None
    seed = "0" if record.seed is None else record.seed
    if not (seed.isascii() and seed.isdigit() and len(seed) <= SEED_DIGITS):
        reason = f"Expected at most {SEED_DIGITS} decimal digits - at `$.seed`"
        raise RecordError("record-invalid", reason=reason)
    return record


def numbers_of(game: "Game", record: Record) -> Data:
    """Return the data of a record: its own, or that of the game, perhaps of an earlier time."""
    if record.data is not None:
        return game.numbers(record.data)
    return game.data_with(record.data_hash)


def begin(game: "Game", record: Record, data: object = None) -> "State":
    """Return the state before the first action. Later outcomes, too, come from the record."""
    if record.game != game.name:
        raise RecordError("record-game", found=record.game, known=game.name)
    if record.rules != game.rules_version:
        raise RecordError("record-rules", found=record.rules, known=game.rules_version)
    numbers = numbers_of(game, record) if data is None else game.numbers(data)
    if numbers.hash != record.data_hash:
        raise RecordError("record-data", file=numbers.name)
    seed = None if record.seed is None else int(record.seed)
    outcomes = [recorded(label, drawn) for label, drawn in record.outcomes]
    chance = Chance(seed, outcomes)
    state = game.start(record.players, record.options, numbers, chance, None)
    state.setup.seed_hash = record.seed_hash
    return state


def replay(game: "Game", source: object, data: object, upto: int) -> "State":
    """Return the state after all actions, or after the first `upto`."""
    record = read(source)
    state = begin(game, record, data)
    actions = record.actions if upto < 0 else record.actions[:upto]
    for number, action in enumerate(actions):
        try:
            state.apply(action)
        except IllegalAction as refusal:
            raise RecordError(
                "record-illegal", number=number + 1, why=refusal, game=game.name
            ) from None
    complete = len(actions) == len(record.actions)
    if complete and record.result is not None:
        found = Result([int(s) for s in state.scores()], state.winners())
        if not state.over or found != record.result:
            raise RecordError("record-result")
    if complete and len(state.chance.outcomes) < len(record.outcomes):
        raise RecordError("record-invalid", reason="more outcomes than were drawn")
    return state


def verify(game: "Game", source: object) -> "State":
    """Deal again from the revealed seed: its hash and every outcome must match the record."""
    record = read(source)
    if record.seed is None:
        raise RecordError("verify-no-seed")
    claimed = Chance(int(record.seed))
    if claimed.seed_hash() != record.seed_hash:
        raise RecordError("verify-hash")
    played = replay(game, record, None, -1)
    dealt = game.start(record.players, record.options, played.setup.data, claimed, None)
    for action in record.actions:
        if dealt.over or action not in dealt.actions():
            raise RecordError("verify-outcomes")
        dealt.apply(action)
    if plain_outcomes(claimed) != plain_outcomes(played.chance):
        raise RecordError("verify-outcomes")
    return played
