"""The fields of an update of which only changes are sent."""

from typing import Any

import pytest

from tidetable.server.updates import USUAL, add_changes

NEVER_ASKED: dict[str, Any] = {"yours": [0], "seat": 0}


@pytest.mark.parametrize(
    ("sent", "fields", "delta"),
    [
        ({}, NEVER_ASKED, NEVER_ASKED),
        (NEVER_ASKED, NEVER_ASKED, {}),
        (NEVER_ASKED, NEVER_ASKED | {"can_undo": True}, {"can_undo": True}),
        (NEVER_ASKED | {"can_undo": True}, NEVER_ASKED, {"can_undo": False}),
        (NEVER_ASKED | {"asked": 1, "asked_of": [0]}, NEVER_ASKED, {"asked": None, "asked_of": []}),
        (NEVER_ASKED | {"seed": None}, NEVER_ASKED, {}),
        ({"yours": [0], "seat": 0}, {"yours": [], "seat": None}, {"yours": [], "seat": None}),
        ({"yours": [1]}, {}, {"yours": []}),
    ],
)
def test_what_is_missing_is_as_usual(
    sent: dict[str, Any], fields: dict[str, Any], delta: dict[str, Any]
) -> None:
    found: dict[str, Any] = {}
    add_changes(sent, fields, found)
    assert found == delta
    assert NEVER_ASKED.keys() <= USUAL.keys()
