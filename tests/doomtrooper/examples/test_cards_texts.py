"""Cards whose printed text says more than their rule: when they may be played, what may be waived, what goes first."""

from __future__ import annotations

import pytest

from ..table import (
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    rating,
    table,
    why,
    wounded,
)


# ---- MENTAL CONSTITUTION, SMELL OF WAR, DAI-SHO ----
def test_mental_constitution_can_be_waived_for_one_card():
    def combat():
        m = table(
            {"kohort": ["necromutant+terror+resist_pain"], "hand": ["powerful_blow"]},
            {"squad": ["valkyrie+mental_constitution"]},
        )
        fight(m, "necromutant", "valkyrie")
        return m

    m = combat()
    assert (rating(m, "armour", "valkyrie"), rating(m, "armour", "necromutant")) == (3, 4)
    while "use mental_constitution 1" not in options(m):
        play(m, "pass")
    play(m, "use mental_constitution 1")
    assert set(options(m)) == {"target terror", "target resist_pain"}
    play(m, "target terror")
    assert (rating(m, "armour", "valkyrie"), rating(m, "armour", "necromutant")) == (2, 4)  # one card, not the other
    finish(m)
    assert wounded(m, "valkyrie") or ids(m, "grave", 1)


def test_nobody_is_asked_to_waive_what_does_not_matter():
    m = table({"kohort": ["necromutant+terror"]}, {"squad": ["valkyrie+mental_constitution"]})
    play(m, "meditate")
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-358", "DTR-235")
def test_smell_of_war_is_played_before_the_first_action_of_ones_own_turn():
    m = table(
        {"squad": ["clansman"], "destiny": 0},
        {"squad": ["infantry", "trencher"], "hand": ["smell_of_war", "inspired"], "destiny": 4},
    )
    play(m, "meditate")
    assert options(m) == ["play inspired", "pass"]  # somebody else's turn
    while m.state.turn == 0:
        play(m, "pass" if "pass" in options(m) else options(m)[-1])
    while m.decision.name != "anytime":
        play(m, options(m)[-1])
    assert "play smell_of_war" in options(m)
    play(m, "play smell_of_war")
    passes(m)
    play(m, "attack")
    while "pass" in options(m):
        play(m, "pass")
    play(m, "against trencher clansman", "shoot")
    finish(passes(m))
    play(m, "attack")  # a second attack, which costs 2
    while "pass" in options(m):
        play(m, "pass")
    play(m, "against infantry clansman")
    assert destiny(m)[1] == 4 - 2


def test_smell_of_war_is_too_late_after_an_action():
    m = table({"squad": ["clansman"]}, {"squad": ["infantry"], "hand": ["smell_of_war"]})
    end_turn(m)
    play(m, "meditate")
    assert m.decision.name == "action"  # no window: the card cannot be played any more


def test_with_the_dai_sho_mishima_attacks_out_of_cover():
    side = {"squad": ["shadow_walker~", "clansman~", "valkyrie", "ex_mishima_freelancer"]}
    foe = {"kohort": ["heretic", "razide"]}
    m = table(side, foe)
    play(m, "attack")
    assert not any("shadow_walker" in o for o in options(m))
    m = table({"squad": ["shadow_walker~", "clansman~", "valkyrie", "ex_mishima_freelancer+dai_sho"]}, foe)
    play(m, "attack")
    assert "against shadow_walker heretic" in options(m)
    assert not any("against clansman" in o for o in options(m))  # not of Mishima
    play(m, "against shadow_walker heretic")
    assert not covered(m, "shadow_walker")


@pytest.mark.rule("DTR-053", "DTR-063")
def test_the_dai_sho_attack_also_ends_the_duty_to_leave_cover():
    m = table({"squad": ["shadow_walker~+dai_sho"]}, {"kohort": ["heretic", "razide"]})
    assert set(options(m)) == {"leave shadow_walker", "attack", "end"}
    play(m, "leave shadow_walker")
    assert "attack" not in options(m)  # whoever left cover as an action of its own may not attack


# ---- BAUHAUS BANK, INSUBORDINATION ----
@pytest.mark.rule("DTR-329", "DTR-116")
def test_the_bank_opens_at_any_time():
    m = table({"hand": ["bauhaus_bank", "bauhaus_bank", "valkyrie"], "destiny": 0}, {})
    assert why(m, "deploy valkyrie") == "DTR-046"
    play(m, "meditate", "play bauhaus_bank")
    assert ids(m, "works", 0) == ["bauhaus_bank"]
    assert not any("bauhaus_bank" in o for o in options(m))  # one is enough
    play(m, "deploy valkyrie")
    assert m.state.debt[0] == 2


@pytest.mark.rule("DTR-430")
def test_insubordination_takes_what_a_card_has_given_first():
    m = table(
        {"squad": ["infantry+knighthood", "clansman"], "hand": ["clansman_claymore", "capitol_sword"]},
        {"hand": ["insubordination"]},
    )
    play(m, "meditate", "play_on insubordination infantry")  # Imperial by knighthood, Capitol by birth: no question
    passes(m)
    assert "attach capitol_sword infantry" in options(m)
    assert "attach clansman_claymore infantry" not in options(m)
