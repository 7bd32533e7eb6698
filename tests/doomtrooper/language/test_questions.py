"""What effects ask: every question with what it offers, what it refuses, and what comes of the answer."""

from __future__ import annotations

import pytest

from ..table import Match, card, destiny, fight, ids, options, passes, play, rating, table, why


def asked(m: Match) -> tuple[str, set[str]]:
    return (m.decision.name, set(options(m))) if m.decision else ("", set())


# ---- ward: immunity to one gift ----
@pytest.mark.rule("DTR-376")
def test_one_gift_is_warded_off_and_the_other_one_still_counts():
    m = table(
        {"squad": ["cardinal_durand"], "hand": ["exorcise_dark_influences"], "destiny": 1},
        {"kohort": ["necromutant+dark_fire+resist_pain+distort"], "hand": ["evasive_action"]},
    )
    fight(m, "cardinal_durand", "necromutant")
    before = (rating(m, "blow", "necromutant"), rating(m, "armour", "necromutant"))
    play(m, "cast exorcise_dark_influences cardinal_durand")
    assert asked(m) == ("ward", {"target dark_fire", "target resist_pain"})
    assert why(m, "target distort") == "DTR-124"  # a gift of an apostle is of another kind
    play(m, "target dark_fire")
    assert (rating(m, "blow", "necromutant"), rating(m, "armour", "necromutant")) == (before[0] - 1, before[1])


# ---- hand_out and equip: gear for anybody ----
def test_the_engineer_hands_out_gear_of_his_corporation_to_any_doomtrooper():
    m = table(
        {"squad": ["vac_engineer"], "kohort": ["razide"], "hand": ["punisher_blade", "cap_7000p", "kratach"]},
        {"squad": ["clansman"]},
    )
    play(m, "meditate", next(o for o in options(play(m.copy(), "meditate")) if o.startswith("use vac_engineer")))
    name, offered = asked(m)
    assert name == "hand_out"
    assert offered == {"target punisher_blade", "target cap_7000p"}
    assert why(m, "target kratach") == "DTR-477"
    play(m, "target punisher_blade")
    assert asked(m) == ("equip", {"target vac_engineer", "target clansman"})
    before = rating(m, "fight", "clansman")
    play(m, "target clansman")
    assert rating(m, "fight", "clansman") == before + 1


# ---- caster ----
@pytest.mark.rule("DTR-208")
def test_a_summoned_spell_is_cast_by_whoever_masters_it():
    m = table(
        {"squad": ["cardinal_durand", "archangel", "clansman"], "hand": ["summon_spell"], "grave": ["improve_self"],
         "destiny": 9}, {})  # fmt: skip
    play(m, "meditate", "cast summon_spell cardinal_durand")
    while m.decision is not None and m.decision.name in ("summon", "react"):
        play(m, options(m)[0])
    name, offered = asked(m)
    assert name == "caster"
    assert offered == {"cast improve_self cardinal_durand", "cast improve_self archangel"}
    assert why(m, "cast improve_self clansman") == "DTR-208"
    before = rating(m, "fight", "archangel")
    play(m, "cast improve_self archangel")
    while m.decision is not None and m.decision.name in ("units", "target"):
        play(m, options(m)[0])
    passes(m)
    assert rating(m, "fight", "archangel") > before


# ---- offering and cancel ----
def test_the_dagger_takes_one_brother_and_cancels_one_spell():
    m = table(
        {"squad": ["cardinal_durand", "clansman"], "hand": ["improve_self", "fly"], "destiny": 30},
        {"kohort": ["razide+dagger_of_sacrifice"], "squad": ["valkyrie", "archangel", "trencher"]},
    )
    play(m, "meditate")
    for spell in ("improve_self", "fly"):
        while f"cast {spell} cardinal_durand" not in options(m):
            play(m, "pass" if "pass" in options(m) else "meditate")
        play(m, f"cast {spell} cardinal_durand")
        while m.decision is not None and m.decision.name in ("units", "target"):
            play(m, options(m)[0])
    while not any(o.startswith("use dagger") for o in options(m)):
        play(m, "pass" if "pass" in options(m) else "meditate")
    play(m, next(o for o in options(m) if o.startswith("use dagger")))
    assert asked(m) == ("offering", {"target valkyrie", "target archangel"})
    assert why(m, "target trencher") == "DTR-334"
    assert all(o.harms for o in m.decision.options)
    play(m, "target archangel")
    assert asked(m) == ("cancel", {"target improve_self", "target fly"})
    play(m, "target fly")
    assert ids(m, "grave", 1) == ["archangel"]
    left = {m.state.t.defs[e[2]].id for e in m.state.lasting}
    assert left == {"improve_self"}


# ---- redeem ----
def test_of_two_fallen_the_one_that_is_chosen_is_redeemed():
    m = table(
        {"squad": ["cardinal_durand"], "hand": ["exorcism"], "destiny": 5},
        {"squad": ["clansman+tainted", "trencher+tainted+dark_fire", "valkyrie"]},
    )
    play(m, "meditate", "cast exorcism cardinal_durand")
    while m.decision is not None and m.decision.name in ("units", "react"):
        play(m, options(m)[0])
    assert ids(m, "attached", 1) == ["dark_fire", "tainted"]  # the trencher's gift could not be paid for
    assert m.state.bearer[card(m, "tainted")] == card(m, "trencher")
    assert destiny(m)[0] == 1


# ---- steel ----
def test_our_will_strengthens_the_one_that_is_chosen():
    m = table(
        {"outpost": ["prophet+our_will", "tribal_hound+lurker"], "destiny": 9},
        {"outpost": ["rasputin_raider"], "hand": ["evasive_action"]},
    )
    fight(m, "prophet", "rasputin_raider")
    while not any(o.startswith("use lurker") for o in options(m)):
        play(m, "pass")
    play(m, next(o for o in options(m) if o.startswith("use lurker")))
    while not any(o.startswith("use our_will") for o in options(m)):
        play(m, "pass")
    play(m, next(o for o in options(m) if o.startswith("use our_will")))
    while m.decision is not None and m.decision.name == "units":
        play(m, "units 1")
    assert asked(m) == ("steel", {"target prophet", "target tribal_hound"})
    before = rating(m, "fight", "tribal_hound")
    play(m, "target tribal_hound")
    assert rating(m, "fight", "tribal_hound") == before + 1
