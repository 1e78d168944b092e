"""The server's schemas in one file, from which the client's types are made.

python web/tools/schemas.py web/src/generated/schemas.json
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from tidetable import games
from tidetable.server import messages
from tidetable.server.http import routes
from tidetable.server.services import Services

Schema = dict[str, Any]


def json_content(part: Schema) -> Schema | None:
    content: Schema = part.get("content", {})
    found: Schema | None = content.get("application/json", {}).get("schema")
    return found


def route(handler: Schema) -> Schema:
    """What a handler takes and gives, as the two fields of an object."""
    good = next(answer for code, answer in handler["responses"].items() if code.startswith("2"))
    fields = {"answer": json_content(good) or {"type": "null"}}
    body = json_content(handler.get("requestBody", {}))
    if body is not None:
        fields["body"] = body
    return {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


def http() -> Schema:
    """An interface `Routes` with a field for each "METHOD /path", and all types they use."""
    config = OpenAPIConfig(title="Tidetable", version="0")
    openapi = Litestar(routes(Services()), openapi_config=config).openapi_schema.to_schema()
    handlers = {
        f"{method.upper()} {path}": route(handler)
        for path, methods in openapi["paths"].items()
        for method, handler in methods.items()
        if method in ("get", "post", "patch", "put", "delete")
    }
    parts = openapi["components"]["schemas"]
    return {**closed("Routes", handlers), "$defs": parts}


def over_socket() -> Schema:
    types = messages.schema()
    kinds = {name: types[name] for name in ("hello", "command", "answer")}
    return {**closed("Messages", kinds), "$defs": types["$defs"]}


def closed(title: str, fields: Schema) -> Schema:
    return {
        "title": title,
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


def write(path: Path) -> None:
    files: dict[str, Schema] = {"http": http(), "messages": over_socket()}
    for game in games.all():
        view: Schema = game.view_schema()
        files[game.name] = {**view["$defs"].pop("View"), "$defs": view["$defs"]}
    text = re.sub(r"#/components/schemas/", "#/$defs/", json.dumps(files, indent=1))
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
