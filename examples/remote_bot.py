"""A bot in forty lines that takes a seat at a table of a running server and plays over WebSocket.

    python examples/remote_bot.py http://127.0.0.1:8300 TABLE SEAT [INVITATION]

It knows no rules: it picks the choice that captures the fewest cards.
"""

import json
import sys
import urllib.request
import uuid

from websockets.sync.client import connect


def post(url: str, body: dict, token: str | None = None) -> dict:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def main(server: str, table_id: str, seat: str, invitation: str | None = None) -> None:
    me = post(f"{server}/api/guests", {"name": "Remote"})
    where = {"seat": int(seat), "invitation": invitation}
    post(f"{server}/api/tables/{table_id}/sit", where, me["token"])
    with connect(f"{server.replace('http', 'ws', 1)}/ws/tables/{table_id}") as socket:
        socket.send(json.dumps({"type": "hello", "token": me["token"]}))
        known, table, decided = {}, {}, -1
        for message in map(json.loads, socket):
            if message["type"] == "refused":
                print(message["message"])
            if message["type"] != "update":
                continue
            known |= message  # fields that an update omits have not changed
            table |= message.get("table", {})
            if table["status"] == "over":
                print("scores:", table["scores"])
                return
            if known["choices"] and known["ply"] != decided:
                decided = known["ply"]
                best = min(known["choices"], key=lambda c: len(c["preview"].get("takes", [])))
                move = {"type": "move", "ply": decided, "move": best["move"]}
                socket.send(json.dumps({**move, "key": uuid.uuid4().hex}))


if __name__ == "__main__":
    main(*sys.argv[1:])
