"""Cards of Golgotha played from their printed texts by somebody who had not built them."""

from __future__ import annotations

import pytest

from ..table import card, covered, fight, finish, ids, numbers, options, passes, play, table


# ---- TOTAL ECLIPSE: warriors are considered in cover; DTR-375: whoever goes into cover in a combat has +3 there ----
@pytest.mark.rule("DTR-375")
def test_an_eclipse_does_not_end_a_combat():
    m = table(
        {"squad": ["clansman", "hussar"], "hand": ["total_eclipse", "evasive_action"]},
        {"squad": ["captain+capitol_sword"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "captain")
    with_sword = numbers(m, "captain")
    while "play total_eclipse" not in options(m):
        play(m, "pass")
    play(m, "play total_eclipse")
    assert m.state.phase
    fight_now, _, armour = numbers(m, "captain")
    assert (fight_now, armour) == (6, with_sword[2] + 3)  # without the sword, in cover
    finish(m)
    assert covered(m, "clansman")
    assert covered(m, "captain")


# ---- TOTAL ECLIPSE: face-down cards have no effect, so that whoever they keep out of play is back ----
def test_whoever_was_lost_is_back_while_the_card_lies_face_down():
    m = table(
        {"squad": ["clansman", "hussar"], "outpost": ["cavalier"], "hand": ["navigational_error", "total_eclipse"]},
        {"outpost": ["templar_marine"], "squad": ["captain"]},
        actions=5,
    )
    play(m, "transfer clansman", "play_on navigational_error clansman")
    lost = m.state.t.instances("clansman")[0]
    assert not m.state.live >> lost & 1
    while "play total_eclipse" not in options(m):
        play(m, next(o for o in ("meditate", "pass") if o in options(m)))
    play(m, "play total_eclipse")
    passes(m)
    assert covered(m, "clansman")
    assert m.state.down >> m.state.t.instances("navigational_error")[0] & 1
    passes(play(m, "leave hussar"))  # somebody has to be open
    play(m, "turn_up navigational_error")
    assert not m.state.live >> lost & 1
    assert card(m, "navigational_error") >= 0
    assert "clansman" in ids(m, "outpost", 0)
