"""Cards of Apocalypse played from their printed texts by somebody who had not built them."""

from __future__ import annotations

import pytest

from ..table import card, destiny, ids, options, play, table


# ---- PALADINE'S FAVOR: immediately discard down to the new hand size if this card is discarded ----
@pytest.mark.parametrize(("more", "asked"), [([], True), (["paladines_favor"], False)])
def test_a_hand_shrinks_at_once_when_the_favor_is_gone(more: list[str], asked: bool):
    m = table(
        {"squad": ["clansman", "clansman"], "hand": ["charge"] * 9, "works": ["paladines_favor", *more]},
        {"kohort": ["necromutant"], "hand": ["curse_of_algeroth"]},
        turn="p2",
    )
    play(m, "meditate", "play curse_of_algeroth")
    if m.decision.name not in ("down_to", "action"):
        play(m, options(m)[0])  # which of the two
    assert (m.decision.name == "down_to") == asked  # another copy holds the hand as large as it was
    if asked:
        play(m, options(m)[0], options(m)[0])
        assert len(m.state.hand[0]) == 7


# ---- PASS THE BUCK: after ANY special card; cards for "your turn" may be passed ----
def test_a_card_for_ones_own_turn_is_passed_on_in_somebody_elses():
    m = table(
        {"squad": ["clansman"], "hand": ["pass_the_buck", "charge"], "library": ["hussar", "infantry"]},
        {"squad": ["captain"], "hand": ["expedite_request"], "library": ["captain", "hussar"]},
        turn="p2",
    )
    play(m, "meditate", "play expedite_request", "play_on pass_the_buck expedite_request", "target captain")
    assert (m.decision.seat, set(options(m))) == (0, {"target hussar", "target infantry"})
    play(m, "target hussar")
    assert ids(m, "hand", 0) == ["charge", "hussar"]
    assert ids(m, "hand", 1) == ["captain"]
    assert ids(m, "sacrificed", 0) == ["pass_the_buck"]


def test_ones_own_special_card_is_passed_on_to_oneself():
    m = table(
        {"hand": ["pass_the_buck", "expedite_request"], "library": ["hussar", "infantry", "captain"]},
        {"squad": ["captain"]},
    )
    play(m, "meditate", "play expedite_request", "play_on pass_the_buck expedite_request", "target hussar")
    play(m, "target captain")
    assert ids(m, "hand", 0) == ["captain", "hussar"]


# ---- YORAMA'S DEFLECTING HANDS: of an opponent who strikes first, after the initial strike ----
def test_a_weapon_of_whoever_strikes_first_is_gone_after_that_blow():
    m = table(
        {"squad": ["hatamoto+yoramas_deflecting_hands"], "hand": ["charge", "narrow_escape"]},
        {"squad": ["clansman+charger", "hussar"], "works": ["watch_tower:squad"], "hand": ["narrow_escape"]},
        turn="p2",
    )
    play(m, "use watch_tower 1", "target clansman")
    play(m, "attack")
    while "use yoramas_deflecting_hands 1" not in options(m):
        play(m, next(o for o in ("against clansman hatamoto", "pass") if o in options(m)))
    play(m, "use yoramas_deflecting_hands 1")
    fighting = card(m, "charger")
    while m.state.phase and m.state.phase < 6:
        assert m.state.bearer[fighting] >= 0
        play(m, next(o for o in ("shoot", "pass") if o in options(m)))
    assert ids(m, "grave", 1)[:1] == ["charger"]


# ---- SUMMON WARZONE: a spell's price is what other cards make of it ----
@pytest.mark.parametrize(("caster", "paid"), [("antiquarian", 4), ("eminent_summoner", 2)])
def test_an_eminent_summoner_pays_half_for_a_warzone_too(caster: str, paid: int):
    m = table({"squad": [caster], "hand": ["summon_warzone"], "grave": ["victoria"], "destiny": 9}, {})
    play(m, f"cast summon_warzone {caster}")
    while m.decision.name != "action":
        play(m, options(m)[0])
    assert ids(m, "works", 0) == ["victoria"]
    assert destiny(m)[0] == 9 - paid


def test_essential_summons_lift_the_price_of_a_warzone():
    m = table(
        {
            "squad": ["antiquarian"],
            "hand": ["summon_warzone", "essential_summons"],
            "grave": ["victoria"],
            "destiny": 4,
        },
        {},
    )
    play(m, "cast summon_warzone antiquarian")
    play(m, next(o for o in options(m) if "essential_summons" in o))
    while m.decision.name != "action":
        play(m, options(m)[0])
    assert ids(m, "works", 0) == ["victoria"]
    assert destiny(m)[0] == 4


def test_who_is_not_first_loses_the_weapon_before_the_tactic_is_named():
    m = table(
        {"squad": ["hatamoto+yoramas_deflecting_hands"], "hand": ["charge"]},
        {"squad": ["captain+capitol_sword"], "hand": ["charge"]},
        turn="p2",
    )
    play(m, "attack")
    while "use yoramas_deflecting_hands 1" not in options(m):
        play(m, next(o for o in ("against captain hatamoto", "pass") if o in options(m)))
    play(m, "use yoramas_deflecting_hands 1")
    assert ids(m, "grave", 1) == ["capitol_sword"]
