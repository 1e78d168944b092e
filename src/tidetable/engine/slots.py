"""Class attributes of plain Python subclasses of compiled classes.

The attributes in the body of a compiled class are slots of its instances. When a plain Python class
inherits from it and declares one, compiled code would still read the slot.
"""


def fill_slots(instance: object, base: type) -> None:
    """Copy what the class of an instance declares to the slots of its compiled base class.

    A compiled subclass has filled them itself. Uncompiled there are none."""
    for name, slot in vars(base).items():
        value = getattr(type(instance), name, slot)
        if is_slot(slot) and not is_slot(value) and not name.startswith("_"):
            slot.__set__(instance, value)


def is_slot(attribute: object) -> bool:
    return hasattr(type(attribute), "__set__")
