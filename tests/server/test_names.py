"""Names that cannot be seen, or that look like another one."""

import pytest

from tests.server.clients import House, Person, Refusal
from tidetable.server.names import BLANK, IdentityError, account_key, clean
from tidetable.server.store import new_id

INVISIBLE = [
    *("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u00ad", "\u200b", "\u2060", "\ufeff"),
    *("\u180e", "\u034f", "\u061c", "\u17b4", "\u17b5", "\u200d", "\u200e", "\u202e", "\u2066"),
    *("\u00a0", "\u2003", "\u3000", "\u2028", "\ufe0f", "\U000e0020", "\U000e0100", "\U0001d173"),
    *("\u0301", "\u0301\u0302", "\u20dd", "\u0488", "\u3164\u3164", "\u2800 \u2800", "\ufffc"),
    *("\U0001d159", "\ue000", "\U000f0000", "\u0378", "\ud800", "\x00", "\x7f", "", "   "),
    *("\U00013441", "\U00013442", "\U00016fe4"),
]
VISIBLE = [
    *("Ann", "Åsa", "Jürgen", "Ærø", "O'Neil", "李雷", "ศิริ", "नमस्ते", "مريم", "שרה", "김철수"),
    *("A", "7", "!", "🐙", "❤️", "Ann 2", "é", "e\u0301", "x\u0301\u0302", "~", "µ"),
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    for account in (False, True):
        with pytest.raises(IdentityError, match="bad-name"):
            account_key(name) if account else clean(name)


# Between letters, blanks become a space, and these marks can be seen on the letter before them.
SEEN_ON_A_LETTER = "\u0301\u20dd\u0488"
UNSEEN = [c for c in INVISIBLE if len(c) == 1 and not c.isspace() and c not in SEEN_ON_A_LETTER]


@pytest.mark.parametrize("char", UNSEEN, ids=ascii)
def test_an_invisible_character_is_refused_inside_a_name(char: str) -> None:
    with pytest.raises(IdentityError, match="bad-name"):
        clean(f"An{char}n")


@pytest.mark.parametrize("name", VISIBLE, ids=ascii)
def test_a_name_that_can_be_seen_is_accepted(name: str) -> None:
    assert clean(name)
    assert account_key(name)


def test_what_is_blank_does_not_depend_on_the_version_of_unicode() -> None:
    """Blank hieroglyphs are letters from Unicode 15 on, and unassigned before."""
    assert {"\U00013441", "\U00013442"} <= BLANK


def test_a_heap_of_marks_is_refused() -> None:
    with pytest.raises(IdentityError, match="bad-name"):
        clean("Z" + "\u0301\u0316\u0320\u0334\u035c")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Straße", "STRASSE"),
        ("\uff21\uff4e\uff4e", "ann"),  # full width
        ("ﬁsh", "fish"),  # a ligature
        ("Ⅳ", "iv"),
        ("é", "e\u0301"),
        ("ann  lee", " Ann Lee "),
        ("İ", "i\u0307"),
        ("\u017fea", "sea"),
    ],
)
def test_account_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert account_key(one) == account_key(other)
    assert account_key(account_key(one)) == account_key(one)


async def test_the_server_refuses_invisible_names(house: House) -> None:
    stranger = Person(house.server, "x")
    for name in ("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u0301"):
        with pytest.raises(Refusal, match="bad-name"):
            await stranger.post("/api/guests", {"name": name})
    ann = await house.guest("Ann")
    with pytest.raises(Refusal, match="bad-name"):
        await ann.ask("PATCH", "/api/me", json={"name": "\u3164"})
    with pytest.raises(Refusal, match="bad-name"):
        await ann.post("/api/accounts", {"account": "\u2800", "password": "a long secret"})


async def test_an_account_that_looks_like_another_is_taken(house: House) -> None:
    ann, eve = await house.guests(2)
    name = f"straße{ann.id[:8]}"
    await ann.post("/api/accounts", {"account": name, "password": "a long secret"})
    wide = "".join(chr(ord(c) + 0xFEE0) if "a" <= c <= "z" else c for c in name)
    for alike in (name.upper(), wide, name.replace("ß", "ss")):
        with pytest.raises(Refusal, match="account-taken"):
            await eve.post("/api/accounts", {"account": alike, "password": "a long secret"})
        me = await eve.post("/api/login", {"account": alike, "password": "a long secret"})
        assert me["person"] == ann.id
        eve = await house.guest("Eve")


def test_no_id_looks_like_an_option_of_a_command() -> None:
    assert not any(new_id(6).startswith("-") for _ in range(2000))
