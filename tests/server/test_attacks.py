"""One client that keeps the worker busy does not keep other people's bots from answering.

TIDETABLE_ATTACK_MOVES=40 pytest tests/server/test_attacks.py      # the long form
"""

import os
from statistics import median

import pytest

from tests.server.attacks import ATTACKS, attacked, times_at_new_tables
from tests.server.clients import House
from tests.server.harness import Server

MOVES = int(os.environ.get("TIDETABLE_ATTACK_MOVES", "8"))
ROUNDS = 4  # other tests disturb the clock; an attack that works does so in every round
LEAST = 0.04  # seconds. Below, a calm bot does not really think


@pytest.mark.parametrize(
    "attack",
    [
        "experts",
        *(
            pytest.param(attack, marks=pytest.mark.thorough)
            for attack in ("analysis", "hints", "seated_experts")
        ),
    ],
)
async def test_a_bot_answers_within_twice_its_calm_time(sqlite_server: Server, attack: str) -> None:
    """It took 7 seconds and more; calm are 0.03 to 0.06."""
    house = House([sqlite_server.start()])
    calm = await times_at_new_tables(house, MOVES)
    async with attacked(house, ATTACKS[attack], 0.5):
        seen = []
        for _ in range(ROUNDS):
            during = await times_at_new_tables(house, MOVES)
            seen.append(median(during))
            if seen[-1] <= 2 * max(LEAST, median(calm)):
                return
    pytest.fail(f"calm {median(calm):.3f} s, during the attack {seen}")
