"""Codes that people read aloud and type: only letters that neither look nor sound alike.

There are no vowels, so no code is a word, and no digits to confuse with letters. J is left out
because of G, N because of M, Q because of O; the others sound different in all four languages.
"""

import secrets
import unicodedata
from typing import Final

LETTERS: Final = "BCDFGHKLMPRSTVWXZ"
MOST: Final = 40  # characters that somebody may have typed


def new_code(length: int) -> str:
    """A random code; no letter twice in a row, which is easily misheard."""
    code = secrets.choice(LETTERS)
    while len(code) < length:
        code += secrets.choice(LETTERS.replace(code[-1], ""))
    return code


def typed(text: str) -> str:
    """A code as somebody typed it: in small letters, with blanks or hyphens between them."""
    plain = unicodedata.normalize("NFKC", text[:MOST]).upper()
    return "".join(letter for letter in plain if letter not in " -\u2010\u2011\u2013\u00b7.")


def is_code(text: str, length: int) -> bool:
    return len(text) == length and set(text) <= set(LETTERS)
