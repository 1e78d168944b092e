"""A whole game as annotated text: each action, what happened, and what everybody then sees.

A line begins with those who see it: the seats, and s for a spectator. Only fields that changed
are listed, so that a change of the rules or a leak is a small, visible difference.
"""

from tests.engine.modes import Mode, random_play
from tidetable.engine.game import Json, State

SCALARS = (str, int, float, type(None))
HEAD = """\
{mode}, seed {seed}: a game of random actions.
Each line begins with those who see it: seats by number, s is a spectator.
! is an event; the others are the fields of the view that changed.
"""


def playthrough(mode: Mode, seed: int) -> str:
    state = mode.new(seed)
    seats = mode.game.seat_names(mode.players, state.setup.data)
    known: dict[int | None, dict[str, str]] = {viewer: {} for viewer in mode.viewers()}
    logged = 0  # events so far
    lines = [HEAD.format(mode=mode, seed=seed), "start"]
    lines += events_since(mode, state, logged) + changes(mode, state, known)
    for action in random_play(state, seed):
        logged = len(state.events(None))
        mover, word = seats[state.to_move], mode.game.write_action(state, action)
        lines += ["", f"{state.steps + 1}. {mover} {word}"]
        state.apply(action)
        lines += events_since(mode, state, logged) + changes(mode, state, known)
    lines += ["", f"scores {state.scores()} winners {state.winners()}", ""]
    return "\n".join(lines)


def events_since(mode: Mode, state: State, since: int) -> list[str]:
    seen: dict[tuple[int, str], str] = {}  # number and event -> who sees it so
    for viewer in mode.viewers():
        for number, event in enumerate(state.events(viewer, since)):
            key = number, event_text(event)
            seen[key] = seen.get(key, "") + letter(viewer)
    return [f"  {viewer} ! {text}" for (_, text), viewer in sorted(seen.items(), key=by_number)]


def by_number(item: tuple[tuple[int, str], str]) -> tuple[int, str]:
    (number, _), viewer = item
    return number, viewer


def event_text(event: Json) -> str:
    fields = [f"{name}={listed(value)}" for name, value in event.items() if name != "event"]
    return " ".join([str(event["event"]), *fields])


def changes(mode: Mode, state: State, known: dict[int | None, dict[str, str]]) -> list[str]:
    """The changed fields of all views, those that several see alike in one line."""
    seen: dict[tuple[str, str], str] = {}
    for viewer in mode.viewers():
        now = fields(state.view(viewer))
        gone = {path: "(gone)" for path in known[viewer] if path not in now}
        for path, text in {**now, **gone}.items():
            if known[viewer].get(path) != text:
                seen[path, text] = seen.get((path, text), "") + letter(viewer)
        known[viewer] = now
    return [f"  {viewer}   {path} {text}" for (path, text), viewer in sorted(seen.items())]


def letter(viewer: int | None) -> str:
    return "s" if viewer is None else str(viewer)


def fields(node: object, path: str = "") -> dict[str, str]:
    """Path and text of everything in a view."""
    if not path or not flat_list(node):
        parts: list[tuple[object, object]] | None = None
        if isinstance(node, dict) and not (path and flat(node)):
            parts = list(node.items())
        elif isinstance(node, list):
            parts = list(enumerate(node))
        if parts is not None:
            found: dict[str, str] = {}
            for name, part in parts:
                found |= fields(part, f"{path}.{name}" if path else str(name))
            return found
    return {path: listed(node)}


def flat(node: object) -> bool:
    """Short enough for one word: a number, a name, a card, a cell."""
    parts = list(node.values()) if isinstance(node, dict) else node
    if isinstance(parts, list):
        return all(isinstance(part, SCALARS) for part in parts)
    return isinstance(node, SCALARS)


def flat_list(node: object) -> bool:
    return isinstance(node, list) and all(flat(part) for part in node)


def listed(node: object) -> str:
    if isinstance(node, list) and node and not all(isinstance(part, SCALARS) for part in node):
        return "[" + " ".join(word(part) for part in node) + "]"
    return word(node)


def word(node: object) -> str:
    if node is None:
        return "."
    if isinstance(node, bool):
        return "yes" if node else "no"
    if isinstance(node, dict):
        return "/".join(word(part) for part in node.values())
    if isinstance(node, list):
        return "[" + ",".join(word(part) for part in node) + "]"
    return str(node)
