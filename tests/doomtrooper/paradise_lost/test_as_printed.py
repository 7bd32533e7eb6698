"""Cards of Paradise Lost played from their printed texts: what a wrong reading of them did."""

from __future__ import annotations

from sudi.games.doomtrooper.words import traits as tr

from ..table import options, play, table, why


# ---- GANG UP! ----
def test_a_group_comes_out_of_one_area():
    """DTR-291: whoever joins a combat stands in the same area."""
    m = table(
        {"squad": ["infantry", "trencher"], "kohort": ["undead_legionnaire"], "works": ["gang_up"]},
        {"squad": ["hussar", "clansman"]},
        actions=1,
    )
    play(m, "attack", "against infantry hussar", "use gang_up 1")
    assert m.state.helpers == [(m.state.t.instances("trencher")[0], m.state.attacker)]  # the only one there is
    m = table(
        {"squad": ["infantry"], "kohort": ["undead_legionnaire"], "works": ["gang_up"]},
        {"squad": ["hussar", "clansman"]},
        actions=1,
    )
    play(m, "attack", "against infantry hussar")
    assert "use gang_up 1" not in options(m)


# ---- BEHOLD THE FUTURE POSSIBILITIES ----
def test_it_is_a_prophecy():
    m = table({"outpost": ["prophet+behold_the_future_possibilities"]}, {"outpost": ["soldat"]}, opened=True)
    found = m.state.t.instances("behold_the_future_possibilities")[0]
    assert m.state.t.traits[found] & tr.PROPHECY


def test_a_prophet_holds_one_copy():
    m = table(
        {
            "outpost": ["prophet+behold_the_future_possibilities"],
            "hand": ["behold_the_future_possibilities"],
        },
        {"outpost": ["soldat"]},
        opened=True,
    )
    assert why(m, "play_on behold_the_future_possibilities prophet")
