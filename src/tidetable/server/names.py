"""Names that people choose: what is allowed in them, and which account names are the same."""

import unicodedata

from tidetable.engine.errors import TidetableError

NAME_LENGTH = 30
MOST_MARKS = 3  # on one letter; more of them run into the lines above and below
# Characters without ink that Unicode counts as letters and symbols: Hangul fillers, the empty
# Braille pattern, the object replacement character, an empty note head and, from Unicode 15 on
# (Python 3.12), blank hieroglyphs.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159\U00013441\U00013442")
# Marks without ink: the grapheme joiner, Khmer inherent vowels, variation selectors, Khitan filler.
BLANK_MARKS = frozenset(
    chr(code)
    for first, last in (
        *((0x034F, 0x034F), (0x17B4, 0x17B5), (0x180B, 0x180F)),
        *((0xFE00, 0xFE0F), (0x16FE4, 0x16FE4), (0xE0100, 0xE01EF)),
    )
    for code in range(first, last + 1)
)
AS_PICTURE = "\ufe0f"  # after a symbol: draw it in colour, as keyboards of phones write it


class IdentityError(TidetableError):
    """Authentication failed, or the name is not allowed."""


def clean(name: str) -> str:
    """A name on one line, which can be seen. Invisible characters are refused: they make a name
    empty, or make two names look alike."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= NAME_LENGTH or not is_visible(name):
        raise IdentityError("bad-name", longest=NAME_LENGTH)
    return name


def is_visible(name: str) -> bool:
    """Whether a name has a letter, digit or sign, and nothing that cannot be seen."""
    ink, marks, before = False, 0, ""
    for char in name:
        category = unicodedata.category(char)
        mark = category[0] == "M"
        if category[0] == "C" or char in BLANK:
            return False
        if char in BLANK_MARKS and not (char == AS_PICTURE and before == "So"):
            return False
        marks = marks + 1 if mark else 0
        if marks > MOST_MARKS:
            return False
        ink = ink or category[0] in "LNPS"
        before = category
    return ink


def account_key(account: str) -> str:
    """What makes two account names the same: everything but letter case, and but forms of a letter
    that Unicode considers compatible (full width, ligatures)."""
    key = clean(account)
    for _ in range(2):  # folding may give letters that normalization changes, and the reverse
        key = unicodedata.normalize("NFKC", key.casefold())
    if not is_visible(key):
        raise IdentityError("bad-name", longest=NAME_LENGTH)
    return " ".join(key.split())
