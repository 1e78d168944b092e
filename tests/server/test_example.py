"""The example of a remote bot plays a whole game."""

import asyncio
import sys
from pathlib import Path

from tests.server.clients import HOST_SEAT, House, varied

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


async def test_the_remote_bot_plays_a_game(sqlite_house: House) -> None:
    ann = await sqlite_house.guest("Ann")
    answer = await ann.make_full([HOST_SEAT, {"kind": "invited"}])
    table, word = answer["table"]["id"], answer["invitations"]["1"]
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), ann.server.url, table, "1", word),
        stdout=asyncio.subprocess.PIPE,
    )
    async with ann.at(table) as place:
        await place.sees(lambda now: bool(now["table"]["seats"][1]["here"]))
        await ann.begin(table)
        end = await place.play(varied)
    said, _ = await bot.communicate()
    assert bot.returncode == 0
    assert said.decode().strip() == f"scores: {end['table']['scores']}"
