"""Messages of Fluent catalogues, each parsed when it is first needed.

A command says a few of the hundreds of messages of a language, and to parse all takes longer than
most commands. Fluent and Babel are imported with the first words: they take as long to import as
all the rest, and a browser that plays without a server would wait for them at every visit.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax import ast

# A message or a term begins its line; everything that belongs to it is indented.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Entry(NamedTuple):
    resource: "ast.Resource"  # with this message or term alone
    variables: frozenset[str]  # that the message needs
    others: frozenset[str]  # the messages and terms that it refers to


class Catalogue:
    """One file: the sources of its messages and terms, in their order, by name."""

    def __init__(self, text: str) -> None:
        starts = list(ENTRY.finditer(text))
        ends = [*(start.start() for start in starts[1:]), len(text)]
        self.sources: dict[str, str] = {}
        for start, end in zip(starts, ends, strict=True):
            self.sources.setdefault(start[1], text[start.start() : end])
        self.entries: dict[str, Entry] = {}

    def entry(self, name: str) -> Entry:
        if name not in self.entries:
            self.entries[name] = parse(self.sources[name])
        return self.entries[name]


@cache
def catalogue_in(file: Path) -> Catalogue:
    """Read a catalogue, once: that of the shell is part of every game's words."""
    return Catalogue(file.read_text(encoding="utf-8"))


def parse(source: str) -> Entry:
    from fluent.runtime import FluentResource
    from fluent.syntax import ast

    resource = FluentResource(source)
    used = {name for entry in resource.body for name in uses(entry)}
    values = [entry.value for entry in resource.body if isinstance(entry, ast.Message)]
    needed = {name for value in values for name in uses(value) if name.startswith("$")}
    return Entry(
        resource,
        frozenset(name.removeprefix("$") for name in needed),
        frozenset(name for name in used if not name.startswith("$")),
    )


def uses(node: object) -> set[str]:
    """Return what a part of a message refers to: $variable, -term, message."""
    from fluent.syntax import ast

    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        return {f"${node.id.name}"}
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    if isinstance(node, ast.TermReference):
        found.add(f"-{node.id.name}")
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node
    if not isinstance(parts, Iterable) or isinstance(parts, str):
        return found
    return found.union(*map(uses, parts))


class Messages:
    """The messages of one language from several catalogues; of two with one name, the first."""

    def __init__(self, language: str, catalogues: list[Catalogue]) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        self.catalogues = catalogues
        self.added: set[str] = set()

    def names(self) -> list[str]:
        """Return the names of all messages, in the order of the catalogues."""
        sources = dict.fromkeys(name for one in self.catalogues for name in one.sources)
        return [name for name in sources if not name.startswith("-")]

    def entry(self, name: str) -> Entry | None:
        return next((one.entry(name) for one in self.catalogues if name in one.sources), None)

    def add(self, name: str) -> None:
        """Add a message and what it refers to to the bundle, if it is there and not added yet."""
        if name not in self.added and (entry := self.entry(name)) is not None:
            self.bundle.add_resource(entry.resource)
            self.added.add(name)
            for other in entry.others:
                self.add(other)

    def has(self, name: str) -> bool:
        self.add(name)
        return self.bundle.has_message(name)

    def say(self, name: str, params: Mapping[str, str | int], attribute: str | None = None) -> str:
        """Return a message, or an attribute of it, in words."""
        self.add(name)
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, name
        filled, errors = self.bundle.format_pattern(pattern, dict(params))
        assert not errors, (name, errors)
        return str(filled)
