"""Whoever has left play and comes back is not the one that was named, guarded, used up or marked before."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard
from sudi.games.doomtrooper.rules.moving import enter

from ..table import Match, card, destiny, fight, finish, ids, options, passes, play, table, victory


def again(m: Match, id: str, seat: int) -> Match:
    """The card goes to the discard pile and comes into play once more, the very same one."""
    number = card(m, id, seat)
    discard(m.state, number)
    enter(m.state, number, seat)
    return m


@pytest.mark.rule("DTR-136")
def test_the_target_of_an_assassination_that_left_is_no_target_any_more():
    for returned, points in ((False, 2 + 4), (True, 2)):
        m = table({"squad": ["clansman"], "hand": ["assassination"]}, {"squad": ["infantry"]})
        play(m, "attach assassination clansman")
        if returned:
            again(m, "infantry", 1)
        m.state.wounded |= 1 << card(m, "infantry")
        finish(fight(passes(m), "clansman", "infantry"))
        assert victory(m)[0] == points
        assert ("assassination" in ids(m, "attached", 0)) is returned


def test_a_bodyguard_does_not_know_a_ward_that_left_and_still_costs_three():
    m = table({"squad": ["bodyguard", "clansman", "valkyrie"], "destiny": 3}, {"kohort": ["razide"]})
    play(m, "meditate", "use bodyguard 1", "target clansman")
    passes(m)
    again(m, "clansman", 0)
    play(m, "meditate")
    assert "use bodyguard 1" not in options(m)  # it has been assigned once
    assert "use bodyguard 2" in options(m)
    before = destiny(m)[0]
    play(m, "use bodyguard 2")
    assert {"target clansman", "target valkyrie"} <= set(options(m))  # the clansman is another one now
    play(m, "target clansman")
    assert destiny(m)[0] == before - 3


def test_markers_wounds_and_used_abilities_stay_behind():
    m = table({"squad": ["algeroth_cultist", "clansman!"]}, {"kohort": ["curator+time_rot"]})
    state = m.state
    cultist, clansman = card(m, "algeroth_cultist"), card(m, "clansman")
    play(m, "meditate", "declare algeroth_cultist legion")
    state = m.state
    state.markers[clansman] = 3
    assert state.used >> cultist & 1
    again(m, "algeroth_cultist", 0)
    again(m, "clansman", 0)
    assert not (state.used | state.dark) >> cultist & 1
    assert not state.wounded >> clansman & 1
    assert state.markers[clansman] == 0


def test_an_infection_and_a_lost_affiliation_do_not_come_back():
    m = table({"squad": ["infantry"], "hand": ["capitol_sword"]}, {"hand": ["insubordination"]})
    play(m, "meditate", "play_on insubordination infantry")
    passes(m)
    assert "attach capitol_sword infantry" not in options(m)
    again(m, "infantry", 0)
    play(m, "meditate")
    passes(m)
    assert "attach capitol_sword infantry" in options(m)
