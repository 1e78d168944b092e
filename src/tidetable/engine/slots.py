"""Class attributes of plain Python subclasses of compiled classes.

The attributes in the body of a compiled class are slots of its instances. When a plain Python class
inherits from it and declares one, compiled code would still read the empty slot.
"""


def fill_slots(instance: object, base: type) -> None:
    """Copy what the class of an instance declares to the slots of its compiled base class.

    Uncompiled there are no slots, and nothing is done."""
    for name, slot in vars(base).items():
        value = getattr(type(instance), name, slot)
        if value is not slot and not name.startswith("_") and hasattr(type(slot), "__set__"):
            slot.__set__(instance, value)
