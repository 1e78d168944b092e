"""A device for the offline host: its storage, its thinker, and clients that note what they get."""

import json
from collections import deque
from collections.abc import Callable
from typing import Any

from tidetable.offline.host import Host
from tidetable.offline.thinker import Thinker

Message = dict[str, Any]


class Disk:
    """What survives when a tab is closed."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.logs: dict[str, list[tuple[int, float, str | None, str]]] = {}
        self.full = False

    def start(self) -> str:
        logs = {table: rows[-1][0] for table, rows in self.logs.items()}
        return json.dumps({"type": "start", "kept": self.kept, "logs": logs})


class Device:
    """A host that runs. Nothing is answered at once: `settle` does what is due, in order."""

    def __init__(self, disk: Disk | None = None) -> None:
        self.disk = disk or Disk()
        self.due: deque[Callable[[], None]] = deque()
        self.messages: list[Message] = []  # to clients: messages, answers and ends of links
        self.tasks = 0
        self.cancelled: list[int] = []
        self.host = Host(self.take)
        self.thinker = Thinker(self.host.receive)
        self.host.receive(self.disk.start())
        self.settle()

    def take(self, text: str) -> None:
        message = json.loads(text)
        match message["type"]:
            case "append":
                self.due.append(lambda: self.append(message))
            case "read":
                rows = self.disk.logs.get(message["table"], [])
                self.answer({"type": "entries", "n": message["n"], "rows": rows})
            case "keep":
                self.disk.kept[message["name"]] = message["value"]
            case "think":
                self.tasks += 1
                self.thinker.begin(message["n"], message["task"])
            case "cancel":
                self.cancelled.append(message["n"])
                self.thinker.cancel(message["n"])
            case _:
                self.messages.append(message)

    def append(self, message: Message) -> None:
        error = "full" if self.disk.full else None
        if error is None:
            rows = self.disk.logs.setdefault(message["table"], [])
            assert message["seq"] == len(rows) + 1
            rows.append((message["seq"], message["at"], message["key"], message["entry"]))
        self.host.receive(json.dumps({"type": "stored", "n": message["n"], "error": error}))

    def answer(self, message: Message) -> None:
        self.due.append(lambda: self.host.receive(json.dumps(message)))

    def settle(self, thinking: bool = True) -> None:
        while self.due or (thinking and self.thinker.tasks):
            if self.due:
                self.due.popleft()()
            else:
                self.thinker.go_on()

    # -- clients -----------------------------------------------------------------------------------

    def open(self, link: int, table: str, token: str | None, lang: str = "en") -> None:
        self.host.receive(json.dumps({"type": "open", "link": link, "table": table}))
        self.say(link, {"type": "hello", "token": token, "lang": lang})

    def say(self, link: int, message: Message | str) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.host.receive(json.dumps({"type": "say", "link": link, "text": text}))

    def close(self, link: int) -> None:
        self.host.receive(json.dumps({"type": "close", "link": link}))

    def heard(self, link: int) -> list[Message]:
        """The messages of a link so far."""
        shown = [one for one in self.messages if one["type"] == "told" and one["link"] == link]
        return [json.loads(one["text"]) for one in shown]

    def ask(
        self,
        request: str,
        body: Message | None = None,
        token: str | None = None,
        lang: str = "en",
        **query: object,
    ) -> tuple[int, Any]:
        """Ask, and wait for the answer; its status and body."""
        method, path = request.split()
        number = len(self.messages) + 1_000_000
        message = {
            **{"type": "request", "id": number, "method": method, "path": path, "lang": lang},
            "token": token,
            "query": {name: [str(value)] for name, value in query.items()},
            "body": None if body is None else json.dumps(body),
        }
        self.host.receive(json.dumps(message))
        self.settle()
        found = next(one for one in self.messages if one.get("id") == number)
        return found["status"], json.loads(found["body"])


def merged(messages: list[Message], before: Message | None = None) -> Message:
    """What a client knows after these messages (docs/protocol.md)."""
    known: Message = dict(before or {})
    for message in messages:
        if message["type"] != "update":
            continue
        for name, value in message.items():
            if name in ("table", "view") and isinstance(value, dict):
                known[name] = {**(known.get(name) or {}), **value}
            else:
                known[name] = value
    return known
