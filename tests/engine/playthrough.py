"""A whole game as annotated text: each action, its events, and what every viewer then sees.

A line begins with the viewers who see it: seats by number, and s for a spectator. Only changed
fields are written, so a change of the rules or a leak is a small, visible difference.
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
    known: dict[int | None, Json] = {viewer: {} for viewer in mode.viewers()}
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
    seen: dict[tuple[int, str], str] = {}  # number and text of an event -> who sees it so
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


def changes(mode: Mode, state: State, known: dict[int | None, Json]) -> list[str]:
    """The changed fields of all views; one line for all viewers who see the same."""
    seen: dict[tuple[str, str], str] = {}
    for viewer in mode.viewers():
        view = state.view(viewer)
        for key in changed(known[viewer], view).items():
            seen[key] = seen.get(key, "") + letter(viewer)
        known[viewer] = view
    return [f"  {viewer}   {path} {text}" for (path, text), viewer in sorted(seen.items())]


def changed(before: object, now: object, path: str = "") -> dict[str, str]:
    """Path and text of the fields that differ; equal parts are not looked into."""
    if before == now:
        return {}
    old, new = parts(before, path), parts(now, path)
    found: dict[str, str] = {}
    if old is None or new is None:
        was, found = fields(before, path), fields(now, path)
        gone = {field: "(gone)" for field in was if field not in found}
        return {field: text for field, text in found.items() if was.get(field) != text} | gone
    for name in {**old, **new}:
        inner = f"{path}.{name}" if path else str(name)
        if name not in old:
            found |= fields(new[name], inner)
        elif name not in new:
            found |= dict.fromkeys(fields(old[name], inner), "(gone)")
        else:
            found |= changed(old[name], new[name], inner)
    return found


def letter(viewer: int | None) -> str:
    return "s" if viewer is None else str(viewer)


def fields(node: object, path: str) -> dict[str, str]:
    """The path and text of every field of a part of a view."""
    inside = parts(node, path)
    if inside is None:
        return {path: listed(node)}
    found: dict[str, str] = {}
    for name, part in inside.items():
        found |= fields(part, f"{path}.{name}" if path else str(name))
    return found


def parts(node: object, path: str) -> dict[object, object] | None:
    """What a part of a view consists of; None for a field, which is written in one line."""
    if path and flat_list(node):
        return None
    if isinstance(node, dict) and not (path and flat(node)):
        return dict(node)
    return dict(enumerate(node)) if isinstance(node, list) else None


def flat(node: object) -> bool:
    """Whether it fits into one word: a number, a name, a card, a cell."""
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
