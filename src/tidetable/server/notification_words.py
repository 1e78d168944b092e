"""What a notification says, in the reader's language. It never reveals a result, or anything else
that the table shows: one tap leads there."""

from itsdangerous import BadData, URLSafeSerializer
from msgspec import Struct

from tidetable.engine.errors import SetupError
from tidetable.server.channels import RECOVERY, Channel, NotificationError
from tidetable.server.messages import Summary
from tidetable.server.tokens import Tokens
from tidetable.table.table import Table
from tidetable.text import Text


class Words(Struct):
    title: str
    text: str
    path: str  # of the page that it leads to
    tag: str  # a later notification with the same tag replaces this one


def game_title(game: str, language: str) -> str:
    try:
        return Text(language, game)("game-title")
    except SetupError:  # a game that this server does not know any more
        return game


def names(table: Table, text: Text, but: str) -> str:
    """The other people at a table."""
    others = {seat.person: seat.name for seat in table.seats if seat.person not in (None, but)}
    return ", ".join(name or text("former-player") for name in others.values())


def at_table(kind: str, table: Table, channel: Channel, person: str) -> Words:
    """The words about a table: to a person, or to the group that a table's webhook belongs to."""
    text = Text(channel.language)
    title = game_title(table.made.game, channel.language)
    name = next((seat.name for seat in table.seats if seat.person == person), "") or ""
    path, others = f"/table/{table.id}", names(table, text, person)
    tag = f"{table.id}"
    if kind == "turn":
        if channel.table_id is not None:
            return Words(text("notification-group-turn", name=name, game=title), "", path, tag)
        waiting = text("notification-turn-waiting", names=others) if others else ""
        return Words(text("notification-turn", game=title), waiting, path, tag)
    if kind == "invitation" and table.made.tournament is not None:
        come = text("notification-round-come", names=others)
        return Words(text("notification-round", game=title), come, path, tag)
    if kind == "invitation":
        host = next((seat.name for seat in table.seats if seat.person == table.host), "") or ""
        seat = text("notification-invitation-seat")
        return Words(text("notification-invitation", name=host, game=title), seat, path, tag)
    return Words(text("notification-over", game=title), text("notification-over-look"), path, tag)


def named_invitation(name: str, table: Table, channel: Channel) -> Words:
    """A friend invites to a table. The list of games has the invitation, to accept or decline."""
    text = Text(channel.language)
    title = game_title(table.made.game, channel.language)
    said = text("notification-invited", name=name, game=title)
    return Words(said, text("notification-invited-seat"), f"/table/{table.id}", table.id)


def digest(waiting: list[Summary], channel: Channel) -> Words:
    text = Text(channel.language)
    games = [game_title(one.game, channel.language) for one in waiting]
    counted = {game: games.count(game) for game in games}
    listed = ", ".join(f"{game} ({n})" if n > 1 else game for game, n in counted.items())
    title = text("notification-digest", count=len(waiting))
    return Words(title, listed, "/", "digest")


def confirmation(channel: Channel, site: str, token: str) -> Words:
    text = Text(channel.language)
    only = channel.wanted == RECOVERY
    said = text("notification-confirm-recovery" if only else "notification-confirm-text", site=site)
    return Words(text("notification-confirm"), said, f"/confirm/{token}", "confirm")


def recovery(channel: Channel, site: str, name: str, token: str) -> Words:
    text = Text(channel.language)
    said = text("notification-recover-text", site=site, name=name)
    return Words(text("notification-recover"), said, f"/recover/{token}", "recover")


class Links:
    """Signed links: anybody who has one may stop the notifications to a channel, or confirm it."""

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens

    def sign(self, use: str, channel: str) -> str:
        return str(URLSafeSerializer(self.tokens.values(), salt=use).dumps(channel))

    def read(self, use: str, token: str) -> str:
        """The channel that a link is for."""
        try:
            found = URLSafeSerializer(self.tokens.values(), salt=use).loads(token)
        except BadData:
            raise NotificationError("bad-link") from None
        return str(found)
