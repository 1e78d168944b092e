"""Enough of JSON Schema to check views, but stricter: a field that the schema lacks is wrong."""

from typing import Any

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
KNOWN = {
    "$defs",
    "$ref",
    "additionalProperties",
    "anyOf",
    "const",
    "default",
    "description",
    "enum",
    "items",
    "maxItems",
    "minItems",
    "prefixItems",
    "properties",
    "required",
    "title",
    "type",
}


def mismatch(node: object, schema: Any, root: Any, path: str = "view") -> str | None:
    """Return what does not match the schema, None when everything does."""
    if unknown := set(schema) - KNOWN:
        return f"{path}: this checker does not know {sorted(unknown)}"
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        return mismatch(node, root["$defs"][name], root, path)
    if "anyOf" in schema:
        found = [mismatch(node, choice, root, path) for choice in schema["anyOf"]]
        return None if None in found else "; or ".join(str(one) for one in found)
    if "enum" in schema:
        return None if node in schema["enum"] else f"{path}: {node!r} not in {schema['enum']}"
    if "const" in schema:
        return None if node == schema["const"] else f"{path}: {node!r}"
    if "type" not in schema:
        return None  # anything goes
    if not isinstance(node, TYPES[schema["type"]]) or (
        isinstance(node, bool) and schema["type"] != "boolean"
    ):
        return f"{path}: {node!r} is no {schema['type']}"
    if isinstance(node, dict):
        return object_mismatch(node, schema, root, path)
    if isinstance(node, list):
        fixed = schema.get("prefixItems", [])
        for number, part in enumerate(node):
            each = fixed[number] if number < len(fixed) else schema.get("items", {})
            if each is False:
                return f"{path}: more than {len(fixed)} items"
            if wrong := mismatch(part, each, root, f"{path}[{number}]"):
                return wrong
    return None


def object_mismatch(node: dict[Any, Any], schema: Any, root: Any, path: str) -> str | None:
    properties = schema.get("properties", {})
    others = schema.get("additionalProperties", False)
    for name in schema.get("required", []):
        if name not in node:
            return f"{path}.{name} is missing"
    for name, part in node.items():
        if not isinstance(name, str):
            return f"{path}: the key {name!r} is no text"
        if name not in properties and others is False:
            return f"{path}.{name} is not in the schema"
        each = properties.get(name, {} if others is True else others)
        if wrong := mismatch(part, each, root, f"{path}.{name}"):
            return wrong
    return None
