"""Who comes first: several triggers at once (RON-D32), players who play at the same time (RON-D25, RON-D16)."""

from __future__ import annotations

import pytest

from ..table import DRONES, asked, hurry, new, options, play, table, zone


def seats_asked(match: object, question: str) -> list[int]:
    """Whose turn it is to answer, one after the other, until something else is asked."""
    found = []
    while asked(match) == question:
        found.append(match.decision.seat)
        play(match, options(match)[0])
    return found


@pytest.mark.rule("RON-D32")
@pytest.mark.parametrize(("turn", "order"), [("p1", [0, 1, 2]), ("p2", [1, 2, 0])])
def test_triggers_of_whoever_is_on_turn_come_first_then_those_of_the_others_in_order(
    turn: str, order: list[int]
) -> None:
    """p3 shuffles: p1 and p2 gain armour as opponents, p3 by the own laboratory."""
    swarm = {"hand": ["insect_swarm"], "resources": {"green": 2}}
    players = [{"base": ["warning_system"], "armor": 5}, {"base": ["slim_erart"], "armor": 5}]
    players[int(turn[1]) - 1] |= swarm
    third = {"base": ["bio_lab"], "armor": 5, "deck": ["brawler"], "discard": ["scout", "vision"]}
    match = table(*players, third, mode="teams", turn=turn)
    play(match, "play insect_swarm", "target p3")
    assert seats_asked(match, "share") == order
    assert match.state.armor[:3] == [7, 6, 8]


@pytest.mark.rule("RON-D32")
def test_several_triggers_of_one_player_are_put_in_order_by_that_player() -> None:
    base = ["bio_lab", "data_centre"]  # 3 and 2 armour when their owner shuffles
    for first, gains in (("bio_lab", [3, 2]), ("data_centre", [2, 3])):
        match = table({"hand": ["quartermaster"], "deck": [], "discard": ["scout"], "base": base}, {}, mode="campaign")
        match.state.armor[0] = 5
        play(match, "play quartermaster")
        assert asked(match) == "order"
        assert sorted(name.split()[1] for name in options(match)) == base
        play(match, next(name for name in options(match) if first in name))
        assert match.decision.prompt("en").endswith(f"who gets {gains[0]} armour?")
        play(match, "mine")
        assert match.decision.prompt("en").endswith(f"who gets {gains[1]} armour?")


@pytest.mark.rule("RON-D32", "RON-135")
def test_the_invasions_shuffle_helps_everybody_in_turn_order() -> None:
    players = [{"base": [card], "armor": 5} for card in ("warning_system", "slim_erart")]
    players[1] |= {"damage": {"ranged": 2}}
    match = table(*players, mode="campaign", turn="p2", inv_deck=[], inv_discard=DRONES[:4])
    play(match, "extra interdiction")
    while asked(match) == "scrap":
        play(match, options(match)[0])
    assert seats_asked(match, "share") == [1, 0]


# ---- playing at the same time ----
@pytest.mark.rule("RON-279", "RON-D16", "RON-D25")
def test_in_quick_training_the_seats_take_turns_at_being_asked_first() -> None:
    match = new("quick", leaders="random", seed=5)
    first = []
    for _ in range(3):
        hurry(match, to="draw")
        first.append(match.decision.seat)
        turn = match.state.turns
        while match.state.turns == turn:
            match = hurry_once(match)
    assert first[0] != first[1] != first[2]


def hurry_once(match: object) -> object:
    wanted = {"draw": "stop", "main": "end", "parts": "finish", "dump": "rest", "discard": "rest"}.get(asked(match), "")
    match.choose(wanted if wanted in options(match) else 0)
    return match


@pytest.mark.rule("RON-280", "RON-D16")
def test_put_off_effects_come_seat_by_seat() -> None:
    deck = ["brawler", "scout", "vision", "order"]
    one = {"hand": ["shadow_runner"], "resources": {"red": 1}, "deck": ["jugura", "areja", "jalak", "hovercraft"]}
    match = table(one, {"base": ["recon_drone"], "deck": deck}, mode="quick", turn="p2")
    play(match, "activate recon_drone", "wait", "play shadow_runner")
    assert [seat for _, seat, _ in match.state.delayed] == [1, 1, 0, 0]
    hurry(match, to="delayed")
    assert match.decision.seat == 0  # the lowest seat first, whoever was quicker
    assert {name.split()[1] for name in options(match)} == {"shadow_runner"}
    play(match, options(match)[0])
    assert match.decision.seat == 1
    assert {name.split()[1] for name in options(match)} == {"recon_drone"}
    assert len(zone(match, "dump", 1)) == len(zone(match, "discard", 1)) == 1


@pytest.mark.rule("RON-D25")
def test_waiting_goes_round_and_ends_where_everybody_else_waits_or_has_finished() -> None:
    match = table(*({"rolled": "B---"} for _ in range(3)), mode="campaign")
    play(match, "wait")
    assert (match.decision.seat, "wait" in options(match)) == (1, True)
    play(match, "end")
    assert (match.decision.seat, "wait" in options(match)) == (2, True)  # p1 may look again
    play(match, "wait")
    assert (match.decision.seat, "wait" in options(match)) == (0, False)  # p3 waits, p2 has finished
    play(match, "use blue")
    assert (match.decision.seat, "wait" in options(match)) == (0, True)  # something has changed
    play(match, "end")
    assert (match.decision.seat, "wait" in options(match)) == (2, False)
    play(match, "end")
    assert asked(match) != "main"
