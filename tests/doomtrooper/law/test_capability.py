"""Who can fight: struck-out ratings, prisoners, the silenced, leaders, who is hurt by relics only."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import wound
from sudi.kernel.machine import run

from ..table import Match, card, covered, end_turn, fight, finish, ids, options, play, rating, table, wounded


def attackers(m: Match) -> set[str]:
    """Who could attack now."""
    if "attack" not in options(m):
        return set()
    m = play(m.copy(), "attack")
    while "pass" in options(m):
        play(m, "pass")
    if m.decision.name == "opponents":
        return {o.split()[1] for o in options(m) if o.startswith("against")}
    return {m.state.t.defs[m.state.attacker].id}


@pytest.mark.rule("DTR-300", "DTR-301")
def test_a_struck_out_rating_is_never_used():
    m = table({"kohort": ["golgotha_princess"]}, {"squad": ["clansman"], "hand": ["evasive_action"]})
    play(m, "attack")
    assert m.state.tactic == 0  # nothing to choose: she never shoots
    m = table({"squad": ["clansman"]}, {"kohort": ["golgotha_princess"], "hand": ["tactical_advantage"]})
    play(m, "attack")
    assert m.state.tactic == 0  # nor is she shot at
    while "play tactical_advantage" not in options(m):
        play(m, "pass")
    play(m, "play tactical_advantage")
    finish(m)
    assert m.state.phase == 0
    assert not m.state.wounded
    m = table({"squad": ["rams_air_cavalry"]}, {"kohort": ["golgotha_princess"]})
    assert "attack" not in options(m)  # one only shoots, the other only fights


def test_golgotha_is_hurt_by_relics_only():
    for gear, hurt in (("", False), ("+dai_sho", True)):
        m = table({"squad": [f"sean_gallagher{gear}"]}, {"kohort": ["golgotha_princess"]})
        finish(fight(m, "sean_gallagher", "golgotha_princess"))  # 10 against 8
        assert wounded(m, "golgotha_princess") is hurt


# ---- prisoners and the silenced ----
@pytest.mark.rule("DTR-449", "DTR-450")
def test_a_prisoner_neither_fights_nor_helps():
    free = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"kohort": ["razide"]})
    assert rating(free, "fight", "blood_beret") == 5
    assert attackers(free) == {"sgt_mcbride", "blood_beret"}
    m = table({"squad": ["sgt_mcbride+captured:by2", "blood_beret"]}, {"kohort": ["razide"]})
    assert rating(m, "fight", "blood_beret") == 4  # no bonus from a prisoner
    assert attackers(m) == {"blood_beret"}
    assert "cover sgt_mcbride" not in options(m)
    end_turn(m)
    play(m, "attack")
    assert m.state.defender == card(m, "blood_beret")  # the prisoner cannot be attacked


@pytest.mark.rule("DTR-448", "DTR-523")
def test_the_silenced_can_be_targeted_and_driven_into_cover():
    m = table({"squad": ["sean_gallagher+dont_call_again:by2", "valkyrie"]},
              {"hand": ["wave_of_righteousness", "cowardice"], "destiny": 10})  # fmt: skip
    hit = play(m.copy(), "meditate", "play wave_of_righteousness")
    assert "target sean_gallagher" in options(hit)
    play(m, "meditate", "play_at cowardice p1")
    assert covered(m, "sean_gallagher")


@pytest.mark.rule("DTR-373")
def test_silence_stops_an_attack_only_before_the_attacker_is_named():
    def silenced(phase: int) -> bool:
        """Is the only attacker's combat over after DON'T CALL AGAIN! in the window of this phase?"""
        m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
                  {"kohort": ["razide"], "hand": ["dont_call_again"]})  # fmt: skip
        play(m, "attack")
        while m.state.phase < phase or "play_on dont_call_again clansman" not in options(m):
            play(m, "pass" if "pass" in options(m) else options(m)[0])
        play(m, "play_on dont_call_again clansman")
        return m.state.phase == 0

    assert silenced(1)
    assert not silenced(2)
    assert not silenced(5)


# ---- never ----
@pytest.mark.rule("DTR-297", "DTR-467", "DTR-466")
def test_leaders_neither_attack_nor_are_attacked():
    m = table({"squad": ["johnstone", "clansman"]}, {"squad": ["romanov", "etoiles_mortant"]})
    play(m, "attack")
    assert m.state.attacker == card(m, "clansman")
    assert m.state.defender == card(m, "etoiles_mortant")


@pytest.mark.rule("DTR-301", "DTR-302")
def test_a_tactic_somebody_may_never_use_ends_the_combat():
    m = table({"kohort": ["razide"]}, {"squad": ["rams_air_cavalry"], "hand": ["tactical_advantage"]})
    fight(m, "razide", "rams_air_cavalry")
    play(m, "play tactical_advantage")
    finish(m)
    assert m.state.phase == 0
    assert not m.state.wounded
    m = table({"kohort": ["immaculate_fury"]}, {"squad": ["clansman"], "hand": ["heavy_fog"]})
    fight(m, "immaculate_fury", "clansman", "shoot")
    play(m, "play heavy_fog")
    finish(m)
    assert not m.state.wounded


@pytest.mark.rule("DTR-298")
def test_leaders_are_wounded_by_other_means():
    m = table({"squad": ["johnstone"]})
    for result in (True, False):
        m.state.stack, m.state.seat = [], -1
        wound(m.state, card(m, "johnstone"))
        run(m.state)
        assert bool(m.state.wounded) == result
    assert ids(m, "grave", 0) == ["johnstone"]
