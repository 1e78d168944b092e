"""The Kraken track, the bonus at its head, and secret looks at corals."""

from tests.engine.poseidon.position import (
    corrected,
    events,
    happened,
    held,
    legal_words,
    play,
    position,
    step,
    tokens,
)
from tidetable.engine.poseidon.model import STAGE_TAKE, PoseidonState

KINDS = "fins fins rider rider mouth mouth graveyard trident"


def taken(wave: str, track: list[int], **more: object) -> PoseidonState:
    """Seat 0 of four has moved to L2; its reef stores four dice and eats four."""
    fields: dict[str, object] = {
        "players": 4,
        "creatures": ["L2 Beach", *["Beach Beach"] * 3],
        "sea": {2: wave},
        "reefs": ["F4a S1a S1b S1b S1c"],
        "shark": "Beach",
        "stage": STAGE_TAKE,
        "moved": 0,
        "track": track,
        "corals": KINDS,
        **more,
    }
    return position(**fields)


def store_all(state: PoseidonState, words: str) -> PoseidonState:
    """Take these dice, each to the first free hex."""
    for word in words.split():
        play(state, word)
        if step(state) == "room":
            state.apply(state.actions()[0])
    return play(state, ".") if step(state) == "store" else state


def test_example_2_of_the_rulebook() -> None:
    """Yellow (here the clam, seat 3) takes 2 green and 2 orange dice. Green goes first, is one step
    from the head, stops there and gets the bonus; orange moves 2, first jumping yellow and blue."""
    state = taken(
        "o1 o6 s1 s2",
        [7, 3, 1, 2],
        active=3,
        moved=6,
        creatures=["Beach Beach", "Beach Beach", "Beach Beach", "L2 Beach"],
        reefs=["P1a P1a", "P1a P1a", "P1a P1a", "F4a S1a S1b S1b S1c"],
    )
    store_all(state, "o1 o6 s1 s2")
    assert step(state) == "mover"
    assert legal_words(state) == {"go:o", "go:s"}
    play(state, "go:o")
    assert state.track[0] == 0
    play(state, "free1")
    assert held(state, 0) == "23456"
    assert tokens(state, 0)[0] == 5
    assert (step(state), int(state.to_move)) == ("look", 0)
    play(state, "look7")
    assert [(e["from"], e["to"]) for e in events(state, "track") if e["seat"] == 2] == [
        (1, 4),  # over yellow on 2 and blue on 3
        (4, 5),
    ]


def test_a_step_for_each_die_of_another_player_eaten_or_stored() -> None:
    state = store_all(taken("f1 f2 f3 o1", [0, 2, 4, 6]), "f1 f2")
    assert state.track[1] == 5  # two steps, jumping 4
    state = play(taken("f3 f3", [0, 2, 4, 6]), "eat2")
    assert state.track[1] == 5


def test_as_many_steps_as_dice() -> None:
    state = store_all(taken("f1 f2 f3 f4", [0, 1, 2, 4]), "f1 f2 f3 f4")
    assert [event["to"] for event in events(state, "track")] == [3, 5, 6, 7]


def test_own_and_neutral_dice_move_nobody() -> None:
    state = store_all(taken("o1 n2", [0, 2, 4, 6]), "o1 n2")
    assert list(state.track) == [0, 2, 4, 6]


def test_dice_stored_earlier_move_nobody() -> None:
    state = taken("", [0, 2, 4, 6], reefs=["F1a S1a:f3 S1b:f4"])
    play(state, "eat1")
    assert list(state.track) == [0, 2, 4, 6]


def test_a_single_mover_is_no_question() -> None:
    state = store_all(taken("f1", [0, 2, 4, 6]), "f1")
    assert "mover" in happened(state)
    assert state.track[1] == 3


def test_a_creature_that_reaches_the_head_stops_and_the_rest_is_lost() -> None:
    state = store_all(taken("f1 f2 f3", [1, 7, 4, 6]), "f1 f2 f3")
    assert state.track[1] == 0
    assert len(events(state, "track")) == 1


def test_the_head_holds_any_number_and_is_never_jumped() -> None:
    state = store_all(taken("f1", [0, 7, 0, 6]), "f1")
    assert [int(space) for space in state.track[:3]] == [0, 0, 0]


def test_unused_creatures_never_move_but_are_jumped() -> None:
    state = taken("f1", [0, 3], players=2, creatures=["L2 Beach", "Beach Beach"])
    assert list(state.track) == [0, 3, 4, 6]
    store_all(state, "f1")
    assert list(state.track) == [0, 5, 4, 6]


def test_the_nearest_friend_clockwise_is_freed() -> None:
    state = taken("f1", [0, 7, 4, 6], friends=["123456", "356", "123456", "123456"])
    store_all(state, "f1")
    assert (step(state), int(state.to_move)) == ("head", 1)
    assert legal_words(state) == {".", "free3"}
    play(state, "free3")
    assert held(state, 1) == "56"
    assert events(state, "free")[0]["by"] == "head"


def test_without_a_friend_left_only_the_look() -> None:
    state = store_all(taken("f1", [0, 7, 4, 6], friends=["123456", ""]), "f1")
    assert events(state, "free") == []
    assert (step(state), int(state.to_move)) == ("look", 1)


def test_freeing_a_friend_at_the_head_is_optional() -> None:
    """So say the Dutch and the French rulebook. The look comes all the same."""
    state = play(store_all(taken("f1", [0, 7, 4, 6]), "f1"), ".")
    assert held(state, 1) == "123456"
    assert events(state, "free") == []
    assert (step(state), int(state.to_move)) == ("look", 1)


def test_freeing_a_friend_at_the_head_can_be_a_must() -> None:
    data = corrected(rules={"head_frees": "must"})
    state = store_all(taken("f1", [0, 7, 4, 6], data=data), "f1")
    assert held(state, 1) == "23456"
    assert (step(state), int(state.to_move)) == ("look", 1)


def test_the_choice_at_the_head_comes_before_the_next_mover() -> None:
    state = store_all(taken("f1 s1", [0, 7, 5, 6]), "f1 s1")
    play(state, "go:f")
    assert (step(state), int(state.to_move)) == ("head", 1)
    assert state.track[2] == 5
    play(state, ". .")
    assert state.track[2] != 5


def test_a_look_is_optional() -> None:
    state = play(store_all(taken("f1", [0, 7, 4, 6]), "f1"), "free1")
    assert legal_words(state) == {".", *(f"look{number}" for number in range(3, 11))}
    play(state, ".")
    assert list(state.seen) == [0, 0, 0, 0]


def test_what_was_looked_at_is_known_to_that_seat_alone_and_which_to_all() -> None:
    state = play(store_all(taken("f1", [0, 7, 4, 6]), "f1"), "free1 look5")
    for viewer in (0, 1, 2, 3, None):
        view = state.view(viewer)
        corals = view["kraken"]["corals"]  # type: ignore[index]
        assert corals[2]["seen_by"] == [1]
        assert corals[2]["kind"] == ("rider" if viewer == 1 else None)
        assert all(coral["kind"] is None for coral in corals if coral["number"] != 5)
        assert events(state, "look", viewer)[0]["kind"] == ("rider" if viewer == 1 else None)
        assert events(state, "look", viewer)[0]["coral"] == 5


def test_a_coral_is_not_looked_at_twice() -> None:
    state = taken("f1", [0, 7, 4, 6])
    state.seen[1] = 0b100
    play(store_all(state, "f1"), "free1")
    assert "look5" not in legal_words(state)


def test_a_seat_that_has_seen_all_corals_is_not_asked() -> None:
    state = taken("f1", [0, 7, 4, 6])
    state.seen[1] = 0b11111111
    play(store_all(state, "f1"), "free1")
    assert step(state) != "look"


def test_eating_is_resolved_before_the_track() -> None:
    """Seat 0 takes the 5 of the first stack by eating, seat 1 gets the 4 at the head."""
    state = play(taken("f3 n4", [0, 7, 4, 6]), "eat1 free1")
    assert tokens(state, 0)[0] == 5
    assert tokens(state, 1)[0] == 4


def test_the_active_player_orders_the_movers() -> None:
    state = store_all(taken("f1 s1", [0, 3, 4, 6]), "f1 s1")
    play(state, "go:s")
    assert list(state.track) == [0, 4, 5, 6]  # the starfish first: then 4 is free for the fish
    state = store_all(taken("f1 s1", [0, 3, 4, 6]), "f1 s1")
    play(state, "go:f")
    assert list(state.track) == [0, 5, 7, 6]
