"""Class attributes of plain Python subclasses of compiled classes.

The attributes in the body of a compiled class are slots of its instances. When a plain Python class
inherits from it and declares one, compiled code would still read the slot.
"""

from functools import cache
from typing import Any


def fill_slots(instance: object, base: type) -> None:
    """Copy what the class of an instance declares to the slots of its compiled base class.

    A compiled subclass has filled them itself. Uncompiled there are none."""
    for name, slot in slots_of(base):
        value = getattr(type(instance), name, slot)
        if not is_slot(value):
            slot.__set__(instance, value)


@cache  # a search makes heuristics of its own, so this is done thousands of times in a game
def slots_of(base: type) -> list[tuple[str, Any]]:
    """The slots of a compiled class, of which there are never more than at first."""
    return [
        (name, slot)
        for name, slot in vars(base).items()
        if is_slot(slot) and not name.startswith("_")
    ]


def is_slot(attribute: object) -> bool:
    return hasattr(type(attribute), "__set__")
