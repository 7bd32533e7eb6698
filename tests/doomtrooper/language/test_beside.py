"""Cards that name one thing leave what is beside it alone: weapons, spells, helpers, guards, prisoners, missions."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.rules.leaving import discard

from ..table import (
    card,
    covered,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
    wounded,
)


# ---- cancelled cards ----
@pytest.mark.rule("DTR-336", "DTR-368")
def test_a_cancelled_card_takes_no_other_one_with_it():
    m = table(
        {"squad": ["clansman"], "hand": ["evasive_action", "powerful_blow", "lucky_shot"]},
        {"kohort": ["necromutant"], "hand": ["miscommunication", "miscommunication"]},
    )
    fight(m, "clansman", "necromutant")
    play(m, "play_on evasive_action clansman", "pass", "pass", "play_on powerful_blow clansman", "pass")
    assert plays_on(m, "miscommunication") == {"evasive_action", "powerful_blow"}
    play(m, "play_on miscommunication evasive_action")
    assert (rating(m, "armour", "clansman"), rating(m, "fight", "clansman")) == (3, 7)
    while not plays_on(m, "miscommunication"):
        play(m, "pass")
    assert plays_on(m, "miscommunication") == {"powerful_blow"}
    play(m, "play_on miscommunication powerful_blow")
    assert rating(m, "fight", "clansman") == 5


# ---- the immunity that may be waived ----
@pytest.mark.rule("DTR-376", "DTR-378")
def test_the_immunity_is_waived_for_a_spell_that_strengthens_the_opponent():
    m = table(
        {"squad": ["mortificator"], "hand": ["shield", "strike"], "destiny": 4},
        {"squad": ["valkyrie+mental_constitution", "clansman"]},
    )
    fight(m, "mortificator", "valkyrie", "shoot")
    play(m, "cast shield mortificator", "units 1")
    assert numbers(m, "mortificator") == (3, 3, 3)  # against the immune it counts for nothing
    play(m, "use mental_constitution 1")
    assert numbers(m, "mortificator") == (3, 3, 4)
    assert numbers(m, "clansman") == (4, 2, 3)


# ---- weapons ----
@pytest.mark.rule("DTR-260")
@pytest.mark.parametrize(("weapon", "fetched"), [("shrieketh", ["heretic"]), ("kratach", [])])
def test_shrieketh_calls_a_heretic_for_its_own_victims_only(weapon, fetched):
    m = table(
        {"kohort": ["immaculate_fury+shrieketh+kratach"], "library": ["heretic", "infantry"]}, {"squad": ["trencher!"]}
    )
    play(m, "attack", "shoot", f"weapon {weapon}")
    finish(m)
    passes(m)
    if m.decision.name not in ("action", "draw"):
        play(m, options(m)[0])
    here = [id for zone in ("hand", "kohort") for id in ids(m, zone, 0)]
    assert [id for id in here if id == "heretic"] == fetched


@pytest.mark.rule("DTR-334")
def test_malfunction_breaks_equipment_of_the_warrior_it_is_played_on():
    m = table(
        {"hand": ["malfunction"]},
        {"squad": ["clansman+charger+interceptor+composite_armor", "valkyrie+punisher_handgun", "trencher"]},
    )
    play(m, "meditate")
    assert plays_on(m, "malfunction") == {"clansman", "valkyrie"}
    play(m, "play_on malfunction clansman")
    assert set(options(m)) == {"target charger", "target interceptor", "target composite_armor"}
    play(m, "target charger")
    assert ids(m, "attached", 1) == ["composite_armor", "interceptor", "punisher_handgun"]


@pytest.mark.rule("DTR-088")
def test_of_two_copies_of_gear_the_bearer_uses_one():
    assert numbers(table({"squad": ["clansman+composite_armor+composite_armor"]}), "clansman") == (4, 2, 7)
    assert numbers(table({"squad": ["clansman+composite_armor+composite_armor@p2"]}), "clansman") == (4, 2, 7)
    m = table({"squad": ["clansman+composite_armor", "valkyrie+composite_armor"]})
    assert (rating(m, "armour", "clansman"), rating(m, "armour", "valkyrie")) == (7, 7)


# ---- helpers and guards ----
@pytest.mark.rule("DTR-245", "DTR-290")
def test_a_helper_that_is_gone_strikes_no_more():
    m = table(
        {"kohort": ["centurion", "razide"], "hand": ["reinforcements"], "destiny": 7},
        {"squad": ["sean_gallagher"], "hand": ["evasive_action"]},
    )
    fight(m, "centurion", "sean_gallagher")
    play(m, "play_on reinforcements centurion")
    assert rating(m, "blow", "centurion") == 13
    discard(m.state, card(m, "razide"))
    assert rating(m, "blow", "centurion") == 4
    assert m.state.stopped == 0


@pytest.mark.rule("DTR-498")
@pytest.mark.parametrize(("guard", "helps"), [("bodyguard", True), ("bodyguard~", False)])
def test_a_guard_in_cover_does_not_stand_in(guard, helps):
    m = table({"kohort": ["razide"]}, {"squad": ["clansman", guard]}, turn="p2")
    play(m, "meditate", "use bodyguard 1")
    if "target clansman" in options(m):
        play(m, "target clansman")
    end_turn(m)
    fight(m, "razide", "clansman")
    assert ("use bodyguard 3" in options(m)) is helps


# ---- moments in a combat ----
@pytest.mark.rule("DTR-347")
def test_a_smoke_bomb_is_for_its_bearers_own_combat_and_for_its_beginning():
    m = table({"squad": ["clansman+smoke_bomb", "valkyrie"]}, {"kohort": ["razide"]})
    play(m, "attack", "against valkyrie razide")
    assert m.decision.name == "tactic"  # the bomb is not in this combat
    m = table({"squad": ["clansman+smoke_bomb", "valkyrie"]}, {"kohort": ["razide"]})
    play(m, "attack", "against clansman razide")
    assert "use smoke_bomb 1" in options(m)
    play(m, "pass", "fight")
    assert "use smoke_bomb 1" not in options(m)


@pytest.mark.rule("DTR-513", "DTR-238")
def test_there_is_no_grenade_in_ones_first_turn():
    side = {"squad": ["clansman+grenade"], "hand": ["infantry"]}
    assert "use grenade 1" in options(table(side, {"squad": ["valkyrie"]}))
    m = table({**side, "rounds": 1}, {"squad": ["valkyrie"]})
    assert "use grenade 1" not in options(m)
    assert "attack" not in options(m)


# ---- answers to spells ----
@pytest.mark.rule("DTR-336", "DTR-338")
@pytest.mark.parametrize(
    ("squad", "played", "answer"),
    [
        (["valkyrie"], "cast fly inquisitor", True),
        (["clansman"], "cast fly inquisitor", False),  # nobody of the Brotherhood to give
        (["valkyrie"], "play positive_karma", False),  # no spell
    ],
)
def test_the_dagger_gives_a_brother_for_a_spell(squad, played, answer):
    m = table(
        {"squad": ["inquisitor"], "hand": ["fly", "positive_karma"]},
        {"kohort": ["razide+dagger_of_sacrifice"], "squad": squad},
    )
    play(m, "meditate", played)
    assert ("use dagger_of_sacrifice 1" in options(m)) is answer
    if answer:
        play(m, "use dagger_of_sacrifice 1")
        assert ids(m, "squad", 1) == []
        assert "attack" in options(m) or m.decision.seat in (0, 1)
        assert not m.state.lasting


# ---- inspired masses ----
@pytest.mark.rule("DTR-376")
def test_only_brothers_learn_the_art_from_the_inspiration():
    m = table(
        {"squad": ["cardinal_dominic+inspire_the_masses", "clansman!", "valkyrie"], "kohort": ["heretic!"],
         "works": ["the_cathedral:squad"], "hand": ["exorcism", "improve_self"], "destiny": 9},
        {"kohort": ["razide"]},
    )  # fmt: skip
    play(m, "use inspire_the_masses 1")
    while m.decision.name == "points":
        play(m, options(m)[0])
    assert (wounded(m, "clansman"), wounded(m, "heretic")) == (False, True)
    while m.decision.name != "anytime":
        play(m, next(n for n in ("end", "pass", "done", options(m)[-1]) if n in options(m)))
    casters = {o.split()[-1] for o in options(m) if o.startswith("cast improve_self")}
    assert casters == {"cardinal_dominic", "valkyrie"}


# ---- prisoners ----
@pytest.mark.rule("DTR-452")
def test_the_policeman_takes_the_cards_that_he_likes():
    m = table({"squad": ["clansman+composite_armor+charger"]}, {"squad": ["bauhaus_cop", "etoiles_mortant"]})
    fight(m, "clansman", "bauhaus_cop")
    finish(m)
    play(m, "yes")
    assert set(options(m)) == {"target composite_armor", "target charger", "done"}
    play(m, "target charger", "done")
    assert ids(m, "attached", 0) == ["composite_armor"]


@pytest.mark.rule("DTR-443", "DTR-176")
def test_a_rescue_brings_them_home_from_the_outpost():
    m = table(
        {"outpost": ["clansman+captured:by2", "valkyrie", "patriarch+captured:by2"], "hand": ["rescue_mission"]}, {}
    )
    play(m, "play rescue_mission")
    assert ids(m, "squad", 0) == ["clansman"]
    assert ids(m, "outpost", 0) == ["patriarch", "valkyrie"]  # a tribal warrior belongs nowhere else


# ---- another turn ----
@pytest.mark.rule("DTR-017")
def test_what_lasts_is_no_other_turn():
    m = table({"hand": ["heavy_fog", "infantry"], "squad": ["clansman"]}, {"kohort": ["razide"]})
    play(m, "meditate", "play heavy_fog")
    end_turn(m)
    assert m.state.turn == 1


# ---- prophecies ----
@pytest.mark.rule("DTR-496")
def test_our_will_adds_up_on_one_warrior():
    m = table({"outpost": ["prophet+our_will", "tribal_hound"], "destiny": 5, "hand": ["evasive_action"]},
              {"outpost": ["razide"]})  # fmt: skip
    fight(m, "tribal_hound", "razide")
    play(m, "play_on evasive_action tribal_hound")
    for spent, force in ((2, 7), (1, 8)):
        while "use our_will 1" not in options(m):
            play(m, "pass")
        play(m, "use our_will 1")
        play(m, next(o for o in options(m) if o.endswith(f" {spent}")))
        if "target tribal_hound" in options(m):
            play(m, "target tribal_hound")
        assert rating(m, "fight", "tribal_hound") == force
    assert destiny(m)[0] == 2
    assert victory(m) == [0, 0]


# ---- under fire ----
@pytest.mark.rule("DTR-334")
def test_everybody_under_fire_is_decided_upon():
    m = table({"hand": ["suppressing_fire"]}, {"squad": ["clansman", "valkyrie", "trencher", "blood_beret~"]})
    play(m, "play_at suppressing_fire p2", "duck clansman", "suffer valkyrie", "duck trencher")
    assert [covered(m, id) for id in ("clansman", "valkyrie", "trencher")] == [True, False, True]
    assert [wounded(m, id) for id in ("clansman", "valkyrie", "trencher")] == [False, True, False]


# ---- vehicles ----
@pytest.mark.rule("DTR-096", "DTR-099")
@pytest.mark.parametrize(
    ("gear", "counts"), [("composite_armor", (0, 0, 4)), ("charger", (0, 0, 0)), ("clansman_claymore", (0, 0, 0))]
)
def test_in_an_airship_weapons_rest_and_armour_does_not(gear, counts):
    plain = numbers(table({"squad": ["clansman+^imperial_doomlord"]}), "clansman")
    more = numbers(table({"squad": [f"clansman+^imperial_doomlord+{gear}"]}), "clansman")
    assert tuple(b - a for a, b in zip(plain, more, strict=True)) in (counts, tuple(2 * n for n in counts))


@pytest.mark.rule("DTR-096")
@pytest.mark.parametrize("gear", ["composite_armor", "kratach", "scythe_of_semai"])
def test_in_a_tank_all_equipment_rests(gear):
    plain = numbers(table({"kohort": ["razide+^hellhound_necrotank"]}), "razide")
    assert numbers(table({"kohort": [f"razide+^hellhound_necrotank+{gear}"]}), "razide") == plain
    assert numbers(table({"kohort": [f"razide+{gear}"]}), "razide") != numbers(table({"kohort": ["razide"]}), "razide")


# ---- retreat ----
@pytest.mark.rule("DTR-245")
@pytest.mark.parametrize(("who", "prize"), [("centurion", 3), ("razide", 4), ("undead_legionnaire", 1)])
def test_a_retreat_pays_the_opponent_half_the_value_rounded_up(who, prize):
    m = table({"kohort": [who], "hand": ["retreat"]}, {"squad": ["sean_gallagher"]})
    fight(m, who, "sean_gallagher")
    play(m, "play retreat")
    finish(m)
    assert (destiny(m)[1] - 5 + victory(m)[1], wounded(m, who)) == (prize, False)


# ---- spells of a combat ----
@pytest.mark.rule("DTR-336")
def test_the_dagger_cancels_a_spell_that_acts_in_the_combat_later_too():
    m = table(
        {"squad": ["mortificator", "clansman"], "hand": ["shield"], "destiny": 3},
        {"kohort": ["razide+dagger_of_sacrifice"], "squad": ["valkyrie"], "hand": ["evasive_action"]},
    )
    fight(m, "mortificator", "razide")
    play(m, "cast shield mortificator", "units 2")
    assert m.decision.name == "react"
    play(m, "pass")
    assert rating(m, "armour", "mortificator") == 5
    play(m, "use dagger_of_sacrifice 1")
    assert rating(m, "armour", "mortificator") == 3


# ---- prisoners come back ----
@pytest.mark.rule("DTR-452", "DTR-443")
def test_a_rescue_frees_ones_own_prisoners_only():
    m = table(
        {"squad": ["archangel", "clansman"], "hand": ["rescue_mission"]},
        {"squad": ["bauhaus_cop", "valkyrie+captured:by1"]},
    )
    fight(m, "archangel", "bauhaus_cop")
    finish(m)
    while "yes" in options(m) or "done" in options(m):
        play(m, "yes" if "yes" in options(m) else "done")
    while m.state.turn == 0 or m.decision.name != "action":
        play(m, next(n for n in ("end", "pass", "done", options(m)[-1]) if n in options(m)))
    end_turn(m)
    assert "cover archangel" not in options(m)
    play(m, "play rescue_mission")
    assert "cover archangel" in options(m)
    assert ids(m, "attached", 1) == ["captured"]
