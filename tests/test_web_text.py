"""The browser client's catalogues: no message missing or unused, the same parameters everywhere."""

import re
from pathlib import Path

import pytest

from tests.test_text import Messages, read_messages
from tidetable.text import LANGUAGES

WEB = Path(__file__).parents[1] / "web" / "src"
ENGINE = Path(__file__).parents[1] / "src" / "tidetable" / "engine"
FOLDERS = sorted({path.parent for path in WEB.rglob("*.ftl")})
SOURCES = [
    path
    for path in WEB.rglob("*")
    if path.suffix in (".svelte", ".ts") and "generated" not in path.parts
]


def label(folder: Path) -> str:
    return folder.relative_to(WEB).as_posix()


def messages(folder: Path, language: str) -> Messages:
    return read_messages(folder / f"{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert set(other) == set(english)
    for code in english:
        assert other[code] == english[code], code


def used(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids that the source uses: those in quotes, and `seat-${kind}` as patterns.

    The client's own catalogue is used everywhere, a board's only in its folder.
    """
    home = WEB if folder.parent == WEB else folder.parent
    text = "\n".join(path.read_text() for path in SOURCES if path.is_relative_to(home))
    exact = set(re.findall(r"['\"]([a-z][a-z0-9-]+)['\"]", text))
    joined = [part for part in re.findall(r"`([^`\n]*)`", text) if "${" in part]
    patterns = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(part)))
        for part in joined
        if re.match(r"[a-z]", part)
    ]
    return exact, patterns


@pytest.mark.parametrize("folder", FOLDERS, ids=label)
def test_no_message_is_unused(folder: Path) -> None:
    exact, patterns = used(folder)
    unused = [
        code
        for code in messages(folder, "en")
        # The shell's `wrong` gets the code of a refusal and finds its message.
        if not {code.split(".")[0], code.removeprefix("error-")} & exact
        and not any(p.fullmatch(code) for p in patterns)
    ]
    assert not unused


def test_every_message_used_by_the_shell_exists() -> None:
    english = set(messages(WEB / "text", "en"))
    for path in SOURCES:
        if not path.is_relative_to(WEB / "shell"):
            continue
        for code in re.findall(r"(?<![\w.])t\('([a-z0-9-]+)'", path.read_text()):
            assert code in english, f"{path.name}: {code}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_colours_begin_their_words(language: str) -> None:
    """On jewels and backs: gelb is not Y."""

    def texts(path: Path, kind: str) -> dict[str, str]:
        return dict(re.findall(rf"^{kind}-(\w+) = (.+)$", path.read_text(), re.MULTILINE))

    letters = texts(WEB / f"boards/kadora/text/{language}.ftl", "letter")
    words = texts(ENGINE / f"kadora/text/{language}.ftl", "colour")
    assert len(set(letters.values())) == len(letters) == len(words)
    for colour, letter in letters.items():
        assert words[colour].lower().startswith(letter.lower()), colour
