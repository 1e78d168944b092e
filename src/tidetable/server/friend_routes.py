"""HTTP handlers for friends, blocks and what others may see of a person."""

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from tidetable.server.contact_limits import ContactError
from tidetable.server.friends import MOST, PENDING, Known
from tidetable.server.limits import address_of, costs
from tidetable.server.messages import Summary
from tidetable.server.people_store import Person
from tidetable.server.person_lookup import Wanted, find, friend_code
from tidetable.server.services import Services

PersonId = Annotated[str, Meta(min_length=1, max_length=40)]


class Friend(msgspec.Struct):
    person: str
    name: str
    here: bool  # now, at a table or at the list of games


class Acquaintance(msgspec.Struct):
    """Somebody who asks or was asked, or is blocked."""

    person: str
    name: str
    at: float


class TableInvitation(msgspec.Struct):
    """An invitation to a table, for the person who is invited."""

    table: Summary
    person: str  # who invites
    name: str
    at: float


class Circle(msgspec.Struct):
    """A person's friends, and everything that waits for an answer."""

    friends: list[Friend]
    asking: list[Acquaintance]  # who want to be friends
    asked: list[Acquaintance]  # whom the person has asked
    blocked: list[Acquaintance]
    invitations: list[TableInvitation]
    private: bool  # others see only the name
    hidden: bool  # friends do not see that the person is here
    puzzles: bool  # puzzles may be made of the person's games
    code: str | None  # with which friends find the person; None: none was asked for


class FriendCode(msgspec.Struct):
    code: str


class FreshCode(msgspec.Struct, forbid_unknown_fields=True):
    fresh: bool = False  # make the old code void


class Privacy(msgspec.Struct, forbid_unknown_fields=True):
    private: bool | None = None
    hidden: bool | None = None
    puzzles: bool | None = None


class Blocked(msgspec.Struct, forbid_unknown_fields=True):
    person: PersonId


def routes(services: Services) -> list[HTTPRouteHandler]:
    authenticated = services.authenticated

    async def circle(person: Person) -> Circle:
        friends = services.friends
        known = await friends.friends(person.id)
        here = services.online.of([one.person for one in known if not one.hidden])
        row = await services.store.database.row(
            "SELECT private, hidden, puzzles, friend_code FROM people WHERE id = ?", person.id
        )
        private, hidden, puzzles, code = row or (0, 0, 0, None)
        invitations = await services.table_invitations.of(person.id)
        return Circle(
            [Friend(one.person, one.name, one.person in here) for one in known],
            shown(await friends.asking(person.id)),
            shown(await friends.asked(person.id)),
            shown(await friends.blocked(person.id)),
            [TableInvitation(one.table, one.inviter, one.name, one.at) for one in invitations],
            bool(private),
            bool(hidden),
            bool(puzzles),
            code,
        )

    @get("/api/me/friends")
    async def mine(request: Request[Any, Any, Any]) -> Circle:
        """Friends, who of them is here, who asks, who was asked, who is blocked, and invitations to
        tables."""
        person = await authenticated(request)
        services.online.asks(person.id)
        services.attention.asks(person.id)
        return await circle(person)

    @post("/api/me/friends", opt=costs(5), status_code=200)
    async def ask(request: Request[Any, Any, Any], data: Wanted) -> Circle:
        """Ask somebody to be friends, or accept their wish. The answer does not reveal whether the
        other one has blocked the caller."""
        person = await authenticated(request)
        other = await find(services, data, address_of(request.scope))
        relation = await services.friends.relation(person.id, other.id)
        if relation == "self":
            raise ContactError("friend-self")
        if relation == "blocked":
            raise ContactError("you-blocked", name=other.name)
        if relation == "none":
            if len(await services.friends.asked(person.id)) >= PENDING:
                raise ContactError("too-many-pending", most=PENDING)
            await services.contact_limits.ask(person.id, address_of(request.scope))
        if len(await services.friends.friends(person.id)) >= MOST:
            raise ContactError("too-many-friends", most=MOST)
        await services.friends.ask(person.id, other.id)
        await services.friend_news.after(person.id, other.id, relation)
        return await circle(person)

    @post("/api/me/friends/{person_id:str}/decline", opt=costs(2), status_code=200)
    async def decline(request: Request[Any, Any, Any], person_id: str) -> Circle:
        """Decline somebody's wish to be friends. They do not learn of it."""
        person = await authenticated(request)
        await services.friends.decline(person.id, person_id)
        return await circle(person)

    @delete("/api/me/friends/{person_id:str}", opt=costs(2), status_code=200)
    async def remove(request: Request[Any, Any, Any], person_id: str) -> Circle:
        """End a friendship, or withdraw the wish to be friends."""
        person = await authenticated(request)
        await services.friends.remove(person.id, person_id)
        return await circle(person)

    @post("/api/me/blocks", opt=costs(5), status_code=200)
    async def block(request: Request[Any, Any, Any], data: Blocked) -> Circle:
        """Have nothing to do with somebody any more. They do not learn of it."""
        person = await authenticated(request)
        other = await services.identity.public(data.person)
        if other.id == person.id:
            raise ContactError("friend-self")
        if len(await services.friends.blocked(person.id)) >= MOST:
            raise ContactError("too-many-friends", most=MOST)
        await services.friends.block(person.id, other.id)
        services.blocking.show(person.id, other.id, True)
        return await circle(person)

    @delete("/api/me/blocks/{person_id:str}", opt=costs(2), status_code=200)
    async def unblock(request: Request[Any, Any, Any], person_id: str) -> Circle:
        person = await authenticated(request)
        await services.friends.unblock(person.id, person_id)
        services.blocking.show(person.id, person_id, False)
        return await circle(person)

    @post("/api/me/friend-code", opt=costs(5), status_code=200)
    async def code(request: Request[Any, Any, Any], data: FreshCode | None = None) -> FriendCode:
        """A code to tell friends, with which they can ask."""
        person = await authenticated(request)
        fresh = data is not None and data.fresh
        return FriendCode(await friend_code(services, person.id, fresh))

    @patch("/api/me/privacy", opt=costs(3))
    async def privacy(request: Request[Any, Any, Any], data: Privacy) -> Circle:
        """Whether others see only the name, whether friends see that the person is here, whether
        puzzles may be made of the person's games."""
        person = await authenticated(request)
        wanted = {"private": data.private, "hidden": data.hidden, "puzzles": data.puzzles}
        for column, value in wanted.items():
            if value is not None:
                sql = f"UPDATE people SET {column} = ? WHERE id = ?"
                await services.store.database.write((sql, (int(value), person.id)))
        return await circle(person)

    return [mine, ask, decline, remove, block, unblock, code, privacy]


def shown(known: list[Known]) -> list[Acquaintance]:
    return [Acquaintance(one.person, one.name, one.at) for one in known]
