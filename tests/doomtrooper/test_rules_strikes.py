"""First strike, who never fights, combats inside combats, cancelled cards."""

from __future__ import annotations

import pytest

from .table import (
    card,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes_until,
    play,
    rating,
    table,
    wounded,
)


# ---- first strike ----
@pytest.mark.rule("DTR-294", "DTR-296", "DTR-293")
def test_whoever_strikes_first_and_kills_is_not_struck_back():
    m = table({"squad": ["clansman!"]}, {"squad": ["shadow_walker"]})
    fight(m, "clansman", "shadow_walker")  # 4 against 3, 4 against 4
    finish(m)
    assert ids(m, "grave", 0) == ["clansman"]
    assert not wounded(m, "shadow_walker")
    m = table({"squad": ["clansman"]}, {"squad": ["shadow_walker"]})
    fight(m, "clansman", "shadow_walker")
    finish(m)
    assert wounded(m, "clansman")
    assert wounded(m, "shadow_walker")  # a mere wound does not stop the retaliation


@pytest.mark.rule("DTR-295", "DTR-460")
def test_two_first_strikes_cancel_each_other():
    m = table({"squad": ["shadow_walker!"]}, {"squad": ["shadow_walker!"]})
    fight(m, "shadow_walker", "shadow_walker@p2")
    finish(m)
    assert ids(m, "grave", 0) == ids(m, "grave", 1) == ["shadow_walker"]


@pytest.mark.rule("DTR-296", "DTR-459")
def test_always_beats_the_ordinary_first_strike():
    m = table({"kohort": ["child_of_ilian!+time_death+hand_of_death"]}, {"squad": ["shadow_walker!"]})
    fight(m, "child_of_ilian", "shadow_walker")
    finish(m)
    assert "child_of_ilian" in ids(m, "grave", 0)
    assert ids(m, "squad", 1) == ["shadow_walker"]


@pytest.mark.rule("DTR-293", "DTR-025")
def test_first_strike_gives_the_first_card_too():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
              {"squad": ["shadow_walker"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "clansman", "shadow_walker")
    assert m.decision.seat == 1


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


# ---- combat inside a combat ----
@pytest.mark.rule("DTR-303", "DTR-304", "DTR-305", "DTR-306")
def test_modifiers_of_the_outer_combat_rest_in_the_inner_one():
    from sudi.games.doomtrooper.attack_actions import ATTACK_KIND
    from sudi.games.doomtrooper.combat import start_combat
    from sudi.kernel.machine import run

    m = table({"kohort": ["immaculate_fury"], "hand": ["lucky_shot", "lucky_shot"]},
              {"squad": ["sean_gallagher", "clansman"], "hand": ["evasive_action"]})  # fmt: skip
    fight(m, "immaculate_fury", "sean_gallagher", "shoot")
    play(m, "play_on lucky_shot immaculate_fury")
    assert rating(m, "blow", "immaculate_fury") == 14
    m = m.copy()
    m.state.seat = -1
    start_combat(m.state, 0, ATTACK_KIND)
    run(m.state)
    m._decision = None
    play(m, "against immaculate_fury clansman", "shoot")
    assert rating(m, "blow", "immaculate_fury") == 12  # another LUCKY SHOT would be needed
    while m.state.defender == card(m, "clansman") or m.decision.name == "points":
        play(m, "pass" if "pass" in options(m) else options(m)[0])
        if "clansman" in ids(m, "grave", 1) or wounded(m, "clansman"):
            break
    passes_until(m, 1)
    while m.state.phase and m.state.defender != card(m, "sean_gallagher"):
        play(m, "pass")
    assert rating(m, "blow", "immaculate_fury") == 14  # the first combat goes on as it was


# ---- cancelling ----
@pytest.mark.rule("DTR-336", "DTR-368")
def test_a_card_of_the_combat_may_be_cancelled_later():
    m = table({"squad": ["clansman"], "hand": ["evasive_action"]},
              {"kohort": ["necromutant"], "hand": ["miscommunication", "powerful_blow"]})  # fmt: skip
    fight(m, "clansman", "necromutant")
    play(m, "play_on evasive_action clansman", "pass")  # not at once
    assert "play_on miscommunication evasive_action" in options(m)
    play(m, "play_on miscommunication evasive_action")
    assert rating(m, "armour", "clansman") == 3


@pytest.mark.rule("DTR-347", "DTR-346", "DTR-239", "DTR-013")
def test_combat_cards_need_a_combat():
    m = table({"squad": ["clansman"], "hand": ["evasive_action", "positive_karma"]})
    play(m, "meditate")
    assert options(m) == ["play positive_karma", "pass"]


def test_the_match_goes_on_after_a_combat():
    m = table({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    fight(m, "clansman", "necromutant")
    end_turn(finish(m))
    assert m.decision.name == "action"
