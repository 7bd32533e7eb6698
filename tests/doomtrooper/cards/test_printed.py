"""Cards beside their printed texts: numbers, limits, targets and timing that differed once."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    card,
    destiny,
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


def uses(m: Match, id: str) -> list[str]:
    return [o for o in options(m) if o.startswith(f"use {id}")]


# ---- prices ----
@pytest.mark.parametrize(("points", "offered"), [(4, False), (5, True)])
def test_every_point_of_alakhai_is_worth_two_of_a_fixed_price(points: int, offered: bool):
    m = table(
        {"kohort": ["alakhai_the_cunning+distort"], "destiny": points - 1}, {"squad": ["clansman+composite_armor"]}
    )
    play(m, "meditate")
    assert bool(uses(m, "distort")) is offered
    if offered:
        play(m, uses(m, "distort")[0])
        assert destiny(m)[0] == 0
        assert ids(m, "grave", 1) == ["composite_armor"]


def test_alakhai_calls_through_the_gate_for_five():
    for points, offered in ((4, False), (5, True)):
        m = table({"kohort": ["alakhai_the_cunning+true_gate", "razide"], "destiny": points}, {"squad": ["valkyrie"]})
        fight(m, "alakhai_the_cunning", "valkyrie")
        assert bool(uses(m, "true_gate")) is offered
        if offered:
            play(m, uses(m, "true_gate")[0])
            assert destiny(m)[0] == 0


def test_others_pay_the_full_price():
    m = table({"kohort": ["necromutant+distort"], "destiny": 8}, {"squad": ["clansman+composite_armor"]})
    play(m, "meditate")
    assert not uses(m, "distort")


# ---- EXORCISM ----
def test_exorcism_has_to_be_paid_for_with_every_dark_card():
    def castable(points: int, *gifts: str) -> bool:
        m = table(
            {"squad": ["cardinal_durand"], "hand": ["exorcism"], "destiny": points - 1},
            {"squad": ["+".join(("clansman", "tainted", *gifts))]},
        )
        play(m, "meditate")
        return any("exorcism" in o for o in options(m))

    assert castable(5)
    assert not castable(4)
    assert not castable(6, "dark_fire", "resist_pain")
    assert not castable(10, "dark_fire", "resist_pain")
    assert castable(11, "dark_fire", "resist_pain")


def test_exorcism_redeems_whom_possess_has_turned():
    m = table(
        {"kohort": ["nepharite_of_semai+possess"]},
        {"squad": ["clansman", "cardinal_durand"], "hand": ["exorcism"], "destiny": 9},
    )
    fight(m, "nepharite_of_semai", "clansman")
    finish(m)
    assert ids(m, "kohort", 1) == ["clansman"]
    play(m, "meditate")
    play(m, "cast exorcism cardinal_durand")
    while "units 1" in options(m) or "target clansman" in options(m):
        play(m, "units 1" if "units 1" in options(m) else "target clansman")
    assert ids(m, "squad", 1) == ["cardinal_durand", "clansman"]
    assert destiny(m)[1] == 9 + 1 - 5


# ---- adding points later (DTR-213) ----
@pytest.mark.rule("DTR-213")
def test_more_points_for_exorcise_wound_later_in_the_combat():
    m = table(
        {"squad": ["cardinal_durand"], "hand": ["exorcise_wound"], "destiny": 6},
        {"kohort": ["razide+distort"], "hand": ["evasive_action"]},
    )
    fight(m, "cardinal_durand", "razide")
    before = rating(m, "armour", "cardinal_durand")
    play(m, "cast exorcise_wound cardinal_durand", "units 1")
    if "done" in options(m):
        play(m, "done")
    assert rating(m, "armour", "cardinal_durand") == before + 1
    while "strengthen exorcise_wound" not in options(m):
        play(m, "pass")
    play(m, "strengthen exorcise_wound")
    if any(o.startswith("units") for o in options(m)):
        play(m, "units 1")
    assert "target distort" in options(m)  # another unit may be an immunity instead
    play(m, "done")
    assert rating(m, "armour", "cardinal_durand") == before + 2


# ---- what may be chosen ----
@pytest.mark.rule("DTR-149", "DTR-517")
def test_a_relic_that_is_a_weapon_is_a_weapon():
    m = table({"kohort": ["necromutant+distort"], "destiny": 9}, {"squad": ["samurai+dai_sho"]})
    play(m, "meditate", uses(play(m.copy(), "meditate"), "distort")[0])
    assert ids(m, "grave", 1) == ["dai_sho"]
    m = table({"hand": ["malfunction"], "squad": ["infantry"]}, {"squad": ["samurai+dai_sho"]})
    play(m, "meditate")
    assert plays_on(m, "malfunction") == {"samurai"}
    m = table({"hand": ["malfunction"]}, {"kohort": ["razide+armor_of_unholiness"]})
    play(m, "meditate")
    assert "play_on malfunction razide" not in options(m)  # a relic, but neither a weapon nor equipment


def test_a_grenade_wounds_anybody_who_can_fight():
    m = table({"squad": ["clansman+grenade", "trencher"]}, {"kohort": ["razide", "algeroth_apostle"]})
    play(m, uses(m, "grenade")[0])
    assert set(options(m)) == {"target clansman", "target trencher", "target razide"}


def test_a_bodyguard_goes_to_any_doomtrooper():
    m = table({"squad": ["bodyguard", "clansman"]}, {"squad": ["trencher"], "kohort": ["razide"]})
    play(m, "meditate", uses(play(m.copy(), "meditate"), "bodyguard")[0])
    assert {o.split()[-1] for o in options(m)} >= {"clansman", "trencher"}
    assert "target razide" not in options(m)


def test_a_fortified_entrenchment_is_added_to_anybodys_area():
    m = table({"squad": ["clansman"], "hand": ["fortified_entrenchment"]}, {"kohort": ["razide"]})
    offers = {o for o in options(m) if "fortified_entrenchment" in o}
    assert len(offers) >= 2
    assert any("p2" in o for o in offers)


def test_a_scope_is_attached_to_anybodys_area():
    m = table({"squad": ["clansman"], "hand": ["triangulating_scope"]}, {"kohort": ["razide"]})
    assert any("p2" in o for o in options(m) if "triangulating_scope" in o)


@pytest.mark.rule("DTR-334")
def test_cowardice_reaches_whoever_was_deployed_into_cover():
    m = table({"hand": ["cowardice"]}, {"squad": ["clansman"], "hidden": ["blood_beret"], "destiny": 4})
    play(m, "meditate", "play_at cowardice p2")
    finish(m)
    assert ids(m, "hidden", 1) == []
    assert ids(m, "grave", 1) == ["blood_beret"]
    m = table({"hand": ["cowardice"]}, {"squad": ["clansman~", "trencher~", "valkyrie"], "destiny": 5})
    play(m, "meditate", "play_at cowardice p2", "yes")  # one can be paid for, the other cannot
    assert ids(m, "squad", 1) == ["clansman", "valkyrie"]
    assert destiny(m)[1] == 0
    assert m.state.covered >> card(m, "valkyrie") & 1


# ---- limits ----
@pytest.mark.rule("DTR-430")
def test_a_second_insubordination_takes_the_next_membership():
    m = table({"squad": ["infantry+samurai_armor"], "hand": ["capitol_sword"]}, {"hand": ["insubordination"] * 2})
    play(m, "meditate", "play_on insubordination infantry")
    passes(m)
    assert "attach capitol_sword infantry" in options(m)
    play(m, "meditate")
    assert "play_on insubordination infantry" in options(m)
    play(m, "play_on insubordination infantry")
    passes(m)
    assert "attach capitol_sword infantry" not in options(m)


def test_a_second_grim_reaper_doubles_again():
    m = table({"kohort": ["child_of_ilian"], "hand": ["grim_reaper", "grim_reaper"]}, {}, actions=4)
    before = numbers(m, "child_of_ilian")
    play(m, "play_on grim_reaper child_of_ilian")
    passes(m)
    assert numbers(m, "child_of_ilian") == tuple(2 * n for n in before)
    play(m, "play_on grim_reaper child_of_ilian")
    assert numbers(m, "child_of_ilian") == tuple(4 * n for n in before)


@pytest.mark.parametrize("id", ["cybermech", "great_infurior", "unholy_carronade"])
def test_gear_of_an_area_has_no_limit_of_copies(id: str):
    m = table({"squad": ["chasseur"], "kohort": ["razide"], "works": [f"{id}:squad"], "hand": [id], "destiny": 9})
    assert any(o.startswith(f"lay {id}") for o in options(m))


def test_a_perimeter_alarm_for_each_area_of_a_player():
    m = table({"squad": ["clansman"], "works": ["perimeter_alarm:squad"], "hand": ["perimeter_alarm"]}, {})
    assert len([o for o in options(m) if "perimeter_alarm" in o]) >= 2


def test_the_perimeter_pays_once_for_each_title():
    forts = ["fukido", "fukido", "industrial_complex"]
    m = table({"squad": ["clansman"], "hand": ["defensive_perimeter", "earthquake", *forts]}, {}, actions=6)
    play(m, "task defensive_perimeter p1")
    passes_to = next(o for o in options(passes(m)) if o.startswith("lay fukido"))
    play(m, passes_to)
    passes_all = victory(m)[0]
    assert passes_all == 1
    while "play earthquake" not in options(m):
        play(m, "meditate")
    play(m, "play earthquake")
    passes(m)
    play(m, next(o for o in options(m) if o.startswith("lay fukido")))
    assert victory(m)[0] == 1
    passes(m)
    play(m, next(o for o in options(m) if o.startswith("lay industrial_complex")))
    assert victory(m)[0] == 2


@pytest.mark.parametrize("id", ["great_infurior"])
def test_the_infurior_fires_once_a_turn(id: str):
    m = table({"works": [f"{id}:squad"]}, {"works": ["fukido:squad", "industrial_complex:squad"]}, actions=6)
    play(m, uses(m, id)[0])
    play(m, "target fukido")
    passes(m)
    assert m.state.actions == 3
    assert not uses(m, id)


@pytest.mark.rule("DTR-491", "DTR-346")
def test_nobody_fires_at_the_bank():
    m = table({"works": ["great_infurior:squad"]}, {"works": ["bauhaus_bank"]})
    assert not uses(m, "great_infurior")


# ---- ASSASSINATION ----
@pytest.mark.rule("DTR-429")
def test_what_a_freelancer_earns_by_assassination_is_destiny():
    m = table({"squad": ["ex_bauhaus_freelancer"], "hand": ["assassination"]}, {"squad": ["infantry"]})
    play(m, next(o for o in options(m) if "assassination" in o))
    m.state.wounded |= 1 << card(m, "infantry")
    play(passes(m), "attack")
    while m.decision.name in ("opponents", "tactic", "anytime", "react"):
        play(m, "fight" if "fight" in options(m) else options(m)[-1] if "pass" in options(m) else options(m)[0])
    while m.decision is not None and m.decision.name in ("points", "reward", "anytime", "react"):
        assert not any(o.startswith(("victory 2", "victory 4", "as_victory")) for o in options(m))
        play(m, options(m)[-1])
    assert victory(m)[0] == 0
    assert destiny(m)[0] == 5 + 2 + 4


@pytest.mark.rule("DTR-346")
def test_an_assassination_needs_somebody_to_be_named():
    m = table({"squad": ["clansman!"], "hand": ["assassination"]}, {"squad": ["infantry!"]})
    assert not any("assassination" in o for o in options(m))
    m = table({"squad": ["clansman"], "hand": ["assassination"]}, {"squad": ["infantry"]})
    assert any("assassination" in o for o in options(m))


# ---- GOLGOTHA, the DAGGER, the SOUTHPAW ----
def test_golgotha_is_killed_by_what_does_not_wound():
    m = table({"squad": ["crenshaw_the_mortificator+death_maze"]}, {"kohort": ["golgotha_princess"]})
    finish(fight(m, "crenshaw_the_mortificator", "golgotha_princess"))
    play(m, "yes")
    finish(m)
    assert ids(m, "kohort", 1) == []


def test_a_grenade_of_a_bearer_of_a_relic_wounds_golgotha():
    for relic, hurt in (("", False), ("+dai_sho", True)):
        m = table({"squad": [f"samurai+grenade{relic}"]}, {"kohort": ["golgotha_princess", "razide"]})
        play(m, uses(m, "grenade")[0])
        if "target golgotha_princess" in options(m):
            play(m, "target golgotha_princess")
            assert wounded(m, "golgotha_princess") is hurt
        else:
            assert not hurt


def test_the_dagger_reaches_spells_that_stay():
    m = table(
        {"squad": ["cardinal_durand"], "hand": ["improve_self"], "destiny": 9},
        {"kohort": ["razide+dagger_of_sacrifice"], "squad": ["valkyrie"]},
    )
    play(m, "meditate")
    before = numbers(m, "cardinal_durand")
    play(m, next(o for o in options(m) if "improve_self" in o))
    while m.decision.name not in ("react", "anytime", "action"):
        play(m, options(m)[-1])
    play(m, *(["pass"] if m.decision.name == "react" else []))
    passes(m)
    assert numbers(m, "cardinal_durand") != before
    play(m, "meditate")
    while m.decision is not None and not uses(m, "dagger_of_sacrifice") and "pass" in options(m):
        play(m, "pass")
    assert uses(m, "dagger_of_sacrifice")
    play(m, uses(m, "dagger_of_sacrifice")[0])
    while m.decision.name in ("offering", "cancel"):
        play(m, options(m)[0])
    assert numbers(m, "cardinal_durand") == before
    assert ids(m, "grave", 1) == ["valkyrie"]


def test_the_southpaw_looks_for_an_airship_whether_manned_or_not():
    def shot(gear: str) -> int:
        m = table({"squad": ["trencher+imperial_southpaw"]}, {"squad": [f"infantry{gear}"], "hand": ["evasive_action"]})
        return rating(fight(m, "trencher", "infantry", "shoot"), "blow", "trencher")

    plain = shot("")
    assert shot("+cap_7000p") == plain + 2
    assert shot("+^cap_7000p") == plain + 2
