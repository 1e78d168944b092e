"""A short soak; `make soak` does the long one."""

import pytest

from tests.server.clients import House
from tests.server.harness import Server
from tests.server.soak import soak


@pytest.mark.thorough
async def test_games_end_and_verify_when_players_disconnect(own_server: Server) -> None:
    own_server.start()
    seen = await soak(House([own_server]), tables=8, seconds=3.0, pause=0.05, drops=0.1)
    assert seen["games"] >= 8
    assert seen["dropped"] > 5
