"""PRIMAL BITCH: from the printed text."""

from __future__ import annotations

from ..table import card, fight, ids, options, passes, play, table, why


def arrived():
    m = table(
        {"squad": ["clansman"], "hand": ["hussar", "dragoon", "necromutant"], "destiny": 30},
        {"kohort": ["razide"], "hand": ["primal_bitch", "infantry"]},
    )
    return play(m, "deploy hussar")


def test_she_takes_the_place_of_a_warrior_just_added_and_shuts_its_area():
    m = arrived()
    assert "play_on primal_bitch hussar" in options(m)
    play(m, "play_on primal_bitch hussar")
    passes(m)
    assert ids(m, "squad", 0) == ["clansman", "primal_bitch"]
    assert "hussar" in ids(m, "library", 0)  # not discarded
    assert m.state.side[card(m, "primal_bitch")] == 0
    assert "deploy dragoon" not in options(m)
    assert why(m, "deploy dragoon")
    assert "deploy necromutant" in options(m)  # the Cohort is another area
    play(m, "attack")
    assert not any("primal_bitch" in o for o in options(m))


def test_she_is_no_warrior_to_deploy_and_answers_opponents_only():
    m = table({"squad": ["clansman"], "hand": ["primal_bitch", "hussar"], "destiny": 30}, {"kohort": ["razide"]})
    assert not any("primal_bitch" in o for o in options(m))
    play(m, "deploy hussar")
    assert not any("primal_bitch" in o for o in options(m))
    assert ids(m, "squad", 0) == ["clansman", "hussar"]


def test_nobody_attacks_her():
    m = arrived()
    play(m, "play_on primal_bitch hussar")
    passes(m)
    while m.state.turn == 0:
        play(m, "end" if "end" in options(m) else options(m)[-1])
    while m.decision.name != "action":
        play(m, options(m)[-1])
    fight(m, "razide", "clansman")
    assert m.state.defender < 0 or m.state.t.defs[m.state.defender].id == "clansman"
