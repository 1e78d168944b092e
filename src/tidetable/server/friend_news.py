"""Notifications about friends: somebody wants to be one, or has accepted.

Whether it is still true is looked up when the notification is due, in the same lists that the
reader sees, so nobody is notified of wishes that were declined, blocked, withdrawn or answered.
"""

from time import time
from typing import Final

from tidetable.server.channels import Channel, Channels
from tidetable.server.friends import Friends, Relation
from tidetable.server.moderation import Mutes
from tidetable.server.notification_words import Words
from tidetable.server.outbox import DAY, Notification, Outbox
from tidetable.text import Text

KIND: Final = "friend"
ASKS, ACCEPTS = 0, 1  # instead of a turn
A_DAY: Final = 5  # wishes that one person is notified of in a day; the others wait on the home page


class FriendNews:
    def __init__(
        self, friends: Friends, channels: Channels, outbox: Outbox, mutes: Mutes, delay: float
    ) -> None:
        self.friends = friends
        self.channels = channels
        self.outbox = outbox
        self.mutes = mutes
        self.delay = delay

    async def after(self, person: str, other: str, before: Relation) -> None:
        """A person has asked, after this relation: notify the other one."""
        now = await self.friends.relation(person, other)
        if now == "friend" and before != "friend":
            await self.make(other, person, ACCEPTS)
        elif now == "asked" and before == "none":
            await self.asked(person, other)

    async def asked(self, person: str, other: str) -> None:
        """A person wants to be friends with another one, who may have blocked them."""
        if self.mutes.of(person) or await self.friends.relation(other, person) != "asking":
            return
        rows = await self.outbox.database.read(
            "SELECT COUNT(DISTINCT other) FROM notifications "
            "WHERE person = ? AND kind = ? AND turn = ? AND at > ?",
            *(other, KIND, ASKS, time() - DAY),
        )
        if int(rows[0][0]) < A_DAY:
            await self.make(other, person, ASKS)

    async def make(self, reader: str, other: str, what: int) -> None:
        now = time()
        made = [
            Notification(
                # Once, also if the wish is withdrawn and made again.
                f"{KIND}/{what}/{other}/{reader}/{channel.id}",
                *(channel.id, reader, None, KIND, what, now, now + self.delay, 0, other),
            )
            for channel in await self.channels.reached(reader, None)
            if channel.wants(KIND)
        ]
        if made:
            await self.outbox.add(made)

    async def words(self, one: Notification, channel: Channel) -> Words | None:
        """What to say; None if it is not true any more."""
        look = self.friends.friends if one.turn == ACCEPTS else self.friends.asking
        known = {found.person: found.name for found in await look(one.person)}
        if one.other not in known:
            return None
        text, name = Text(channel.language), known[one.other]
        said = "friend-accepts" if one.turn == ACCEPTS else "friend-asks"
        title = text(f"notification-{said}", name=name)
        return Words(title, text(f"notification-{said}-text"), "/friends", f"friend-{one.other}")


def is_seen(one: Notification, looking: set[str], home: str) -> bool:
    """Whether a page that the reader looks at shows it: the list of games shows who asks."""
    return one.kind == KIND and one.turn == ASKS and home in looking
