"""Commands at a table besides playing a whole game: undo, resign, chat, leave, return."""

import json

import pytest

from tests.server.clients import (
    BOT,
    HOST_SEAT,
    OPEN,
    House,
    Message,
    Place,
    Refusal,
    all_of,
    everyone_here,
    is_over,
    opened,
    spectator,
    varied,
)
from tests.server.conftest import MOSTLY_SQLITE


def mover(*places: Place) -> Place:
    return next(place for place in places if place.now["choices"])


def other(places: list[Place], place: Place) -> Place:
    return next(one for one in places if one is not place)


def same(one: Message, two: Message) -> bool:
    """Whether two updates show the same, apart from clocks and presence."""
    ignored = {"clocks", "table", "type", "absence"}
    return all(one[key] == two[key] for key in one if key not in ignored)


async def test_a_repeated_command_is_executed_once(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as places:
        place = mover(*places)
        before = await place.move(key="mine")
        move = before["choices"][0]["move"]
        ply, seq = place.now["ply"], place.now["seq"]
        for _ in range(3):
            await place.do("move", "mine", ply=before["ply"], move=move)
        await place.do("say", "word", text="ahoy")
        await place.do("say", "word", text="ahoy")
        assert place.now["ply"] == ply == before["ply"] + 1
        assert place.now["seq"] == seq + 1
        assert [line["text"] for line in place.now["chat"]] == ["ahoy"]
        # Keys belong to a person: another person's key is another command.
        await other(places, place).do("say", "word", text="ahoy")
        assert len(other(places, place).now["chat"]) == 2


async def test_every_process_knows_the_key_of_a_command(postgres_house: House) -> None:
    ann, ben = await postgres_house.guests(2)
    table = await postgres_house.table([ann, ben])
    one, two = postgres_house.servers
    async with opened(ann.at(table, one), ben.at(table, one)) as places:
        place = mover(*places)
        before = await place.move(key="mine")
    person = ann if place is places[0] else ben
    async with person.at(table, two) as elsewhere:
        await elsewhere.do("move", "mine", ply=before["ply"], move=before["choices"][0]["move"])
        assert elsewhere.now["ply"] == before["ply"] + 1


async def test_stale_moves_and_moves_of_others_are_refused_with_a_reason(house: House) -> None:
    ann, ben = await house.guests(2)
    cis = await house.guest("Cis")
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table), cis.at(table)) as places:
        place = mover(*places)
        waiting = places[0] if place is places[1] else places[1]
        move = place.now["choices"][0]["move"]
        with pytest.raises(Refusal, match="not-your-turn"):
            await waiting.do("move", ply=0, move=move)
        with pytest.raises(Refusal, match="not-seated"):
            await places[2].do("move", ply=0, move=move)
        with pytest.raises(Refusal, match="stale"):
            await place.do("move", ply=7, move=move)
        with pytest.raises(Refusal, match="move-field"):
            await place.do("move", ply=0, move={"do": "fly"})
        assert place.now["ply"] == 0
        async with spectator(house.server, table) as looking:
            with pytest.raises(Refusal, match="spectators-only-look"):
                await looking.do("say", text="hm")


async def test_refusals_are_in_the_clients_language(house: House) -> None:
    said = set()
    for lang in ("en", "nl", "de", "fr"):
        person = await house.guest("Ann", lang)
        table = await person.make([HOST_SEAT, OPEN])
        with pytest.raises(Refusal) as refused:
            await person.begin(table)
        said.add(refused.value.message)
        async with person.at(table) as place:
            with pytest.raises(Refusal) as refused:
                await place.do("resign", seat=0)
            said.add(refused.value.message)
    assert len(said) == 8


async def test_a_shared_device_shows_only_the_seat_to_move(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.make([HOST_SEAT] * 3)
    await ann.begin(table)
    async with ann.at(table) as place:
        seats = set()
        while not is_over(place.now):
            update = await place.sees(lambda now: bool(now["choices"]) or is_over(now))
            if is_over(update):
                break
            seats.add(update["seat"])
            assert update["yours"] == [0, 1, 2]
            assert update["seat"] == update["table"]["to_move"] == update["view"]["seat"]
            for seat, shown in enumerate(update["view"]["seats"]):
                for card in shown["hand"]:
                    assert ("value" in card) == (seat == update["seat"])
            await place.move(varied)
        assert seats == {0, 1, 2}


async def test_a_shared_device_plays_against_another_one(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await ann.make([HOST_SEAT, OPEN, HOST_SEAT])
    await ben.sit(table, 1)
    await ann.begin(table)
    async with opened(ann.at(table), ben.at(table)) as places:
        await all_of(*(place.play(varied) for place in places))


async def test_a_second_tab_shows_the_same_and_may_move(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    tabs = [ann.at(table, server) for server in (house.servers[0], house.servers[-1])]
    async with opened(*tabs, ben.at(table)) as places:
        one, two, _ = places
        for ply in range(6):
            await all_of(*(place.reaches(ply) for place in places))
            assert same(one.now, two.now)
            deciding = [place for place in places if place.now["choices"]]
            await deciding[ply % len(deciding)].move(varied)


async def test_a_new_connection_resumes_exactly(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as places:
        for ply in range(7):
            await all_of(*(place.reaches(ply) for place in places))
            await mover(*places).move(varied)
        await all_of(*(place.reaches(7) for place in places))
        for place, person in zip(places, (ann, ben), strict=True):
            before = place.now
            await place.close()
            for server in house.servers:
                async with person.at(table, server) as again:
                    assert same(again.now, before)


async def test_an_update_contains_only_changes(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as places:
        await all_of(*(place.sees(everyone_here) for place in places))
        place = mover(*places)
        await place.do("say", text="ahoy")
        news = json.loads(place.raw[-2])
        assert set(news) == {"type", "seq", "ply", "chat_from", "chat"}
        await place.move(varied)
        news = json.loads(place.raw[-2])
        assert set(news["view"]) < set(place.now["view"])
        assert "chat" not in news
        assert news["events_from"] > 0


async def test_a_fair_undo_needs_no_consent(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as places:
        place = mover(*places)
        view = place.now["view"]
        await place.move()  # a placed card is public; the draw is still to come
        assert place.now["can_undo"]
        await place.do("undo", seat=place.now["seat"])
        assert place.now["view"] == view
        assert place.now["ply"] == 2
        await other(places, place).reaches(2)
        assert other(places, place).now["view"]["turn"] == view["turn"]
        with pytest.raises(Refusal, match="nothing-to-undo"):
            await place.do("undo", seat=place.now["seat"])


async def test_an_undo_past_learned_information_needs_consent(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    async with opened(ann.at(table), ben.at(table)) as places:
        place = mover(*places)
        waiting = other(places, place)
        seat, against = place.now["seat"], waiting.now["seat"]
        while place.now["choices"]:
            await place.move()  # until the turn ends: a card has been drawn
        ply = place.now["ply"]
        await waiting.reaches(ply)
        await place.do("undo", seat=seat)
        await place.do("answer", seat=seat, agreed=False)  # withdrawn
        with pytest.raises(Refusal, match="already-asked"):
            await place.do("undo", seat=seat)
        await waiting.move()
        ply += 1
        for agreed in (False, True):
            if agreed:
                await waiting.move()
                ply += 1
            await place.reaches(ply)
            await place.do("undo", seat=seat)
            assert place.now["asked_of"] == [against]
            assert place.now["ply"] == ply
            await waiting.sees(lambda now: now["asked"] == seat)
            with pytest.raises(Refusal, match="nothing-asked"):
                await place.do("answer", seat=seat, agreed=True)
            with pytest.raises(Refusal, match="not-your-seat"):
                await waiting.do("answer", seat=seat, agreed=True)
            with pytest.raises(Refusal, match="nothing-asked"):
                await waiting.do("answer", seat=against, agreed=agreed, asked_by=seat, ply=0)
            named = {"asked_by": seat, "ply": ply}
            await waiting.do("answer", seat=against, agreed=agreed, **named)
            if not agreed:
                await place.sees(lambda now: now["asked"] is None)
                assert place.now["ply"] == ply
        await all_of(*(one.reaches(ply + 1) for one in places))
        assert place.now["asked"] is None
        assert place.now["choices"]
        with pytest.raises(Refusal, match="nothing-asked"):
            await waiting.do("answer", seat=against, agreed=True)


async def test_a_player_who_resigns_does_not_win(house: House) -> None:
    people = await house.guests(3)
    table = await house.table(people)
    async with opened(*(person.at(table) for person in people)) as places:
        await places[1].do("resign", seat=1)
        with pytest.raises(Refusal, match="already-resigned"):
            await places[1].do("resign", seat=1)
        with pytest.raises(Refusal, match="already-resigned"):
            await places[1].do("come-back", seat=1)
        update = await places[0].sees(lambda now: bool(now["table"]["seats"][1]["resigned"]))
        assert update["table"]["seats"][1]["bot"]
        await places[0].do("resign", seat=0)
        ends = await all_of(*(place.sees(is_over) for place in places))
        assert ends[0]["table"]["winners"] == [2]
        assert ends[0]["seed"]
    answer = await people[0].get(f"/api/tables/{table}/record")
    assert answer["record"]["result"] is None


async def test_a_bot_stands_in_until_a_player_returns(house: House) -> None:
    people = await house.guests(3)
    table = await house.table(people, stand_in="easy")
    async with opened(*(person.at(table) for person in people)) as places:
        leaver = places[2]
        with pytest.raises(Refusal, match="not-away"):
            await places[0].do("stand-in", seat=2)
        await leaver.do("stand", seat=2)
        with pytest.raises(Refusal, match="already-left"):
            await leaver.do("stand", seat=2)
        await places[0].sees(lambda now: not now["table"]["seats"][2]["person"])
        await places[0].do("stand-in", seat=2, bot="random")  # as older clients say it
        assert places[0].now["table"]["seats"][2]["bot"] == "easy"
        with pytest.raises(Refusal, match="seat-taken"):
            await places[0].do("stand-in", seat=2, bot="random")
        await all_of(places[0].play_to(18, varied), places[1].play_to(18, varied))
        await leaver.do("come-back", seat=2)
        with pytest.raises(Refusal, match="nobody-stands-in"):
            await leaver.do("come-back", seat=2)
        with pytest.raises(Refusal, match="not-your-seat"):
            await places[0].do("come-back", seat=2)
        assert leaver.now["table"]["seats"][2]["person"]
        await all_of(*(place.play(varied) for place in places))


@pytest.mark.parametrize("house", MOSTLY_SQLITE, indirect=True)
async def test_a_bot_plays_on_after_a_timeout(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben], clock={"per_move": 0.3}, stand_in="easy")
    async with opened(ann.at(table), ben.at(table)) as places:
        place = mover(*places)
        seat = place.now["seat"]
        assert 0 <= place.now["clocks"][seat] <= 0.3 + 0.03  # and the allowance
        await place.sees(lambda now: now["table"]["seats"][seat]["bot"] == "easy")
        with pytest.raises(Refusal, match=r"bot-stands-in|not-your-turn"):
            await place.do("move", ply=place.now["ply"], move={"do": "draw", "stack": 0})
        await place.sees(lambda now: now["table"]["seats"][1 - seat]["bot"] == "easy")
        await place.sees(is_over)


async def test_a_player_may_return_after_a_timeout(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben], clock={"per_move": 1.0}, stand_in="easy")
    async with opened(ann.at(table), ben.at(table)) as places:
        place = mover(*places)
        seat = place.now["seat"]
        await place.sees(lambda now: now["table"]["seats"][seat]["bot"] == "easy")
        while place.now["table"]["seats"][seat]["bot"]:
            try:
                await place.do("come-back", seat=seat)
            except Refusal as refusal:  # until the bot has made the decision that took too long
                assert refusal.code == "bot-decides"  # noqa: PT017


async def test_returning_with_an_empty_bank_needs_consent(house: House) -> None:
    people = await house.guests(3)
    table = await house.table(people, clock={"bank": 4.0}, stand_in="easy")
    async with opened(*(person.at(table) for person in people)) as places:
        late = mover(*places)
        seat = late.now["seat"]
        await late.sees(lambda now: now["table"]["seats"][seat]["bot"] == "easy")
        await late.do("come-back", seat=seat)
        for place in places:
            if place is not late:
                await place.sees(lambda now: now["asked_back"] == seat)
                await place.do("answer", seat=place.now["seat"], agreed=True, to="come-back")
        update = await late.sees(lambda now: now["table"]["seats"][seat]["bot"] is None)
        assert update["asked_back"] is None
        assert 0 < update["clocks"][seat] <= 1.0


async def test_chat_reaches_only_permitted_viewers(house: House) -> None:
    ann, ben = await house.guests(2)
    cis = await house.guest("Cis")
    table = await house.table([ann, ben], spectators=False)
    async with opened(ann.at(table), ben.at(table), cis.at(table)) as (one, two, out):
        await one.do("say", text="<b>ahoy</b> ⛵")
        update = await two.sees(lambda now: bool(now["chat"]))
        line = update["chat"][0]
        assert (line["name"], line["text"], line["person"]) == (ann.name, "<b>ahoy</b> ⛵", ann.id)
        await out.sees(lambda now: now["seq"] >= update["seq"])
        assert out.now["chat"] == []
        assert out.now["view"] is None
        assert out.now["events"] == []
        with pytest.raises(Refusal, match="not-seated"):
            await out.do("say", text="let me in")
        for text in ("", "x" * 501):
            with pytest.raises(Refusal, match="bad-message"):
                await one.do("say", text=text)


async def test_a_muted_person_is_hidden_on_all_devices(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])

    def lines(place: Place) -> list[str]:
        return [line["text"] for line in place.now["chat"]]

    async with opened(ann.at(table), ann.at(table, house.servers[-1]), ben.at(table)) as places:
        one, other, two = places
        with pytest.raises(Refusal, match="nobody-said"):
            await one.do("mute", person=ben.id, muted=True)
        await two.do("say", text="noise")
        await one.do("say", text="please")
        await all_of(*(place.sees(lambda now: len(now["chat"]) == 2) for place in (one, other)))
        await one.do("mute", person=ben.id, muted=True)
        await other.sees(lambda now: len(now["chat"]) == 1)
        await two.do("say", text="more noise")
        await one.do("say", text="thanks")
        await all_of(
            *(place.sees(lambda now: now["chat"][-1]["text"] == "thanks") for place in places)
        )
        assert lines(one) == lines(other) == ["please", "thanks"]
        assert lines(two) == ["noise", "please", "more noise", "thanks"]
        await one.do("mute", person=ben.id, muted=False)
        await other.sees(lambda now: len(now["chat"]) == 4)


def all_here(update: Message) -> list[bool]:
    return [seat["here"] for seat in update["table"]["seats"]]


async def test_presence(house: House) -> None:
    ann, ben = await house.guests(2)
    table = await house.table([ann, ben])
    for theirs in house.servers:  # the same process, and another one
        async with ann.at(table, house.server) as place:
            async with ben.at(table, theirs), ben.at(table, house.server):
                await place.sees(lambda now: all_here(now) == [True, True])
            await place.sees(lambda now: all_here(now) == [True, False])


async def test_a_bot_moves_without_viewers(house: House) -> None:
    ann = await house.guest("Ann")
    table = await house.table([ann], BOT)
    async with ann.at(table) as place:
        await place.sees(lambda now: bool(now["choices"]))
