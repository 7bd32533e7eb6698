"""The Art, immunity, affiliations, heretics, freelancers, counts-as."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.ratings import RATING
from sudi.games.doomtrooper.units import may_join

from .table import card, destiny, fight, finish, ids, options, passes, play, rating, table, victory, wounded


def casts(m) -> set[tuple[str, str]]:
    return {tuple(o.split()[1:]) for o in options(m) if o.startswith("cast ")}


@pytest.mark.rule("DTR-206", "DTR-207", "DTR-208", "DTR-220", "DTR-218", "DTR-493", "DTR-263")
def test_who_casts_what_in_a_combat():
    hand = ["shield", "elemental_wall", "lesser_telepathy", "improve_self"]
    side = {"squad": ["mortificator", "archangel", "valkyrie"], "hand": hand, "destiny": 9}
    m = table(side, {"kohort": ["razide"]})
    fight(m, "mortificator", "razide")
    # kinetics by the Mortificator in the combat; the Archangel is not in it; premonition from outside
    assert casts(m) == {("shield", "mortificator"), ("lesser_telepathy", "valkyrie")}
    m = table({**side, "squad": ["inquisitor"]}, {"kohort": ["razide"]})
    play(m, "meditate")
    assert casts(m) == {("improve_self", "inquisitor")}  # the others need a combat


@pytest.mark.rule("DTR-210", "DTR-211", "DTR-212", "DTR-216", "DTR-217")
def test_destiny_buys_the_effect_until_the_end_of_the_combat():
    m = table({"squad": ["archangel"], "hand": ["elemental_wall"], "destiny": 7}, {"kohort": ["necromutant"]})
    fight(m, "archangel", "necromutant")
    play(m, "cast elemental_wall archangel")
    assert options(m) == ["units 1", "units 2", "units 3"]
    play(m, "units 2")
    assert destiny(m)[0] == 3
    finish(m)
    assert not wounded(m, "archangel")  # 3 + 4 against 4
    assert rating(m, "armour", "archangel") == 3
    assert ids(m, "grave", 0) == ["elemental_wall"]


@pytest.mark.rule("DTR-219", "DTR-209")
def test_combat_spells_are_cast_on_any_participant():
    m = table({"squad": ["inquisitor", "clansman"], "hand": ["exorcise_wound"], "destiny": 4}, {"squad": ["valkyrie"]})
    fight(m, "clansman", "valkyrie")
    play(m, "cast exorcise_wound inquisitor")
    assert options(m) == ["target clansman", "target valkyrie"]
    play(m, "target clansman", "units 2")
    assert not wounded(m, "clansman")  # 3 against 3 + 2


@pytest.mark.rule("DTR-221", "DTR-516")
def test_the_art_does_not_help_the_legion():
    m = table({"squad": ["inquisitor"], "kohort": ["heretic"], "hand": ["exorcise_wound", "lesser_telepathy"],
               "destiny": 4}, {"squad": ["clansman"]})  # fmt: skip
    fight(m, "heretic", "clansman")
    play(m, "cast exorcise_wound inquisitor")
    assert m.state.aim[m.state.t.instances("exorcise_wound")[0]] == card(m, "clansman")


@pytest.mark.rule("DTR-222", "DTR-223")
def test_a_heretic_casts_for_the_legion():
    for conversion, helped in (("dark_visitation", ["heretic"]), ("tainted", ["heretic", "clansman"])):
        where = "kohort" if conversion == "dark_visitation" else "squad"
        side = {where: [f"inquisitor+{conversion}"], "hand": ["exorcise_wound"], "destiny": 4}
        side["kohort"] = [*side.get("kohort", []), "heretic"]
        m = table(side, {"squad": ["clansman"]})
        fight(m, "heretic", "clansman")
        play(m, "cast exorcise_wound inquisitor")
        aimed = [o.split()[1] for o in options(m) if o.startswith("target")]
        assert (aimed or [m.state.t.defs[m.state.aim[m.state.t.instances("exorcise_wound")[0]]].id]) == helped


@pytest.mark.rule("DTR-224")
def test_the_art_helps_whoever_belongs_to_neither_side():
    m = table({"squad": ["inquisitor"], "aside": ["local_thug"], "hand": ["exorcise_wound"], "destiny": 4},
              {"squad": ["clansman"]})  # fmt: skip
    fight(m, "local_thug", "clansman")
    play(m, "cast exorcise_wound inquisitor")
    assert options(m) == ["target local_thug", "target clansman"]


@pytest.mark.rule("DTR-225", "DTR-226")
def test_some_never_cast_but_may_be_helped():
    m = table({"squad": ["chasseur", "inquisitor"], "hand": ["exorcise_wound", "shield", "revelation"], "destiny": 4},
              {"squad": ["clansman"]})  # fmt: skip
    fight(m, "chasseur", "clansman")
    assert casts(m) == {("exorcise_wound", "inquisitor")}
    assert not any(o.startswith("play_on revelation chasseur") for o in options(m))
    play(m, "cast exorcise_wound inquisitor")
    assert "target chasseur" in options(m)


@pytest.mark.rule("DTR-215", "DTR-368")
def test_a_cancelled_card_costs_all_the_same():
    m = table({"squad": ["clansman"], "hand": ["cleansing_flame"], "destiny": 8},
              {"kohort": ["razide"], "hand": ["miscommunication"]})  # fmt: skip
    play(m, "meditate", "play_on cleansing_flame razide")
    play(m, "play_on miscommunication cleansing_flame")
    assert ids(m, "kohort", 1) == ["razide"]
    assert destiny(m)[0] == 1
    assert ids(m, "grave", 0) == ["cleansing_flame"]


# ---- immunity ----
@pytest.mark.rule("DTR-378", "DTR-379")
def test_the_wall_does_not_stop_alakhai():
    m = table({"squad": ["archangel"], "hand": ["elemental_wall", "evasive_action"], "destiny": 4},
              {"kohort": ["alakhai_the_cunning"]})  # fmt: skip
    fight(m, "archangel", "alakhai_the_cunning")
    play(m, "cast elemental_wall archangel", "units 2")
    assert rating(m, "armour", "archangel") == 3
    m = table({"squad": ["archangel"], "hand": ["elemental_wall", "evasive_action"], "destiny": 4},
              {"kohort": ["razide"]})  # fmt: skip
    fight(m, "archangel", "razide")
    play(m, "cast elemental_wall archangel", "units 2")
    assert rating(m, "armour", "archangel") == 7


@pytest.mark.rule("DTR-376", "DTR-377")
def test_immunity_does_not_hinder_ones_own_art():
    m = table({"squad": ["cardinal_dominic+mental_constitution"], "hand": ["shield", "evasive_action"], "destiny": 4},
              {"kohort": ["razide"]})  # fmt: skip
    fight(m, "cardinal_dominic", "razide")
    play(m, "cast shield cardinal_dominic", "units 3")
    assert rating(m, "armour", "cardinal_dominic") == 13


@pytest.mark.rule("DTR-124", "DTR-376")
@pytest.mark.parametrize(("warrior", "armour"), [("blood_beret", 3), ("clansman", 2)])
def test_immunity_against_gifts_only(warrior, armour):
    m = table({"kohort": ["razide+terror"], "hand": ["evasive_action"]}, {"squad": [warrior]})
    fight(m, "razide", warrior)
    assert rating(m, "armour", warrior) == armour
    m = table({"kohort": ["necromutant+dimensional_warp"]}, {"squad": ["blood_beret"]})
    fight(m, "necromutant", "blood_beret")
    finish(m)
    assert ids(m, "grave", 1) == ["blood_beret"]  # a gift of an apostle works on him


@pytest.mark.rule("DTR-391", "DTR-392", "DTR-436", "DTR-463")
def test_whom_personalities_help():
    m = table({"squad": ["sgt_mcbride", "blood_beret"]}, {"squad": ["blood_beret"]})
    assert rating(m, "fight", "sgt_mcbride") == 5  # not himself
    assert rating(m, "fight", "blood_beret@p1") == rating(m, "fight", "blood_beret@p2") == 5  # all in play
    m = table({"squad": ["colonel_maxwell", "trencher"], "outpost": ["trencher"]}, {"squad": ["trencher"]})
    assert rating(m, "fight", "trencher@p1") == 9
    assert rating(m, "fight", "trencher@p2") == 3  # "your"
    assert rating(m, "fight", "colonel_maxwell") == 9
    m = table(
        {"kohort": ["razide+terror"], "hand": ["evasive_action"]}, {"squad": ["valerie_duval", "etoiles_mortant"]}
    )
    fight(m, "razide", "etoiles_mortant")
    assert rating(m, "armour", "etoiles_mortant") == 6


@pytest.mark.rule("DTR-435")
def test_the_marshal_counts_in_the_squad_only():
    m = table({"squad": ["venusian_marshal", "etoiles_mortant", "valerie_duval"], "outpost": ["prophet"]})
    assert [rating(m, "fight", w) for w in ("etoiles_mortant", "valerie_duval", "venusian_marshal")] == [6, 8, 8]
    m = table({"squad": ["venusian_marshal"], "outpost": ["etoiles_mortant"]})
    assert rating(m, "fight", "etoiles_mortant") == 6
    m = table({"outpost": ["venusian_marshal", "etoiles_mortant"], "squad": ["clansman"]})
    assert rating(m, "fight", "etoiles_mortant") == 4


@pytest.mark.rule("DTR-288")
def test_modifications_add_up():
    m = table({"squad": ["venusian_marshal", "venusian_marshal", "etoiles_mortant"]})
    assert rating(m, "fight", "etoiles_mortant") == 8


@pytest.mark.rule("DTR-287", "DTR-284", "DTR-285")
def test_the_rulebooks_sum():
    m = table({"kohort": ["curator+grim_reaper+^hellhound_necrotank+dance_on_the_edge"]})
    # printed 3/4/3/4 here; the rulebook's warrior has 3 everywhere: (3 - 2) x 2 + 5
    assert [rating(m, r, "curator") for r in ("fight", "shoot", "armour", "value")] == [7, 9, 7, 13]
    assert [(t.operation, t.amount) for t in m.explain("fight of curator").terms] == [
        ("printed", 3),
        ("add", -2),
        ("multiply", 2),
        ("add", 5),
    ]


# ---- affiliations ----
@pytest.mark.rule("DTR-409", "DTR-410", "DTR-411", "DTR-412")
def test_considered_a_clansman_is_no_clansman_card():
    m = table({"squad": ["wolfbane_honor_guard+clansman_claymore"], "hand": ["evasive_action"]}, {"kohort": ["razide"]})
    fight(m, "wolfbane_honor_guard", "razide")
    # the sword knows a Clansman (+2), his own text adds 8; the Clansman's +1 against the Legion is not his
    assert rating(m, "blow", "wolfbane_honor_guard") == 6 + 2 + 8


@pytest.mark.rule("DTR-395", "DTR-396")
def test_a_rank_in_the_name_is_no_command():
    m = table({"squad": ["sgt_mcbride", "squadron_commander", "clansman"]})
    play(m, "meditate")
    assert {o for o in options(m) if o.startswith("assign")} == {"assign clansman squadron_commander"}


@pytest.mark.rule("DTR-398", "DTR-399", "DTR-400", "DTR-401", "DTR-402", "DTR-289", "DTR-397")
def test_a_sergeant_leads_equal_warriors_of_lower_value():
    m = table(
        {"squad": ["squadron_commander", "squadron_commander", "clansman", "clansman", "blood_beret", "valkyrie"]}
    )
    play(m, "meditate")
    assert {o.split()[1] for o in options(m) if o.startswith("assign")} == {"clansman", "blood_beret"}
    play(m, next(o for o in options(m) if o.startswith("assign clansman")))
    led = next(c for c in m.state.t.instances("clansman") if m.state.unit[c] >= 0)
    assert [RATING[r].of(m.state, led) for r in ("fight", "value")] == [8, 7]
    assert not may_join(m.state, m.state.unit[led], card(m, "blood_beret"))  # equal warriors only
    other = next(c for c in m.state.t.instances("squadron_commander") if c != m.state.unit[led])
    assert not may_join(m.state, other, led)  # for good


@pytest.mark.rule("DTR-405", "DTR-406")
def test_a_unit_breaks_up_without_its_sergeant_or_corporation():
    from sudi.games.doomtrooper.moving import discard

    m = table({"squad": ["squadron_commander", "clansman"]}, {"hand": ["tainted", "insubordination"]})
    play(m, "meditate", "assign clansman squadron_commander")
    assert rating(m, "fight", "clansman") == 8
    spy = m.copy()
    while "play_on tainted clansman" not in options(spy):
        play(spy, "pass")
    play(spy, "play_on tainted clansman")
    assert rating(spy, "fight", "clansman") == 8  # a heretic that keeps its corporation stays
    gone = m.copy()
    while "play_on insubordination clansman" not in options(gone):
        play(gone, "pass")
    play(gone, "play_on insubordination clansman")
    assert rating(gone, "fight", "clansman") == 4
    discard(m.state, card(m, "squadron_commander"))
    assert m.state.unit[card(m, "clansman")] == -1


@pytest.mark.rule("DTR-407", "DTR-408")
def test_who_is_a_doomtrooper():
    m = table({"squad": ["clansman", "bodyguard", "ex_imperial_freelancer"], "kohort": ["razide"],
               "outpost": ["prophet"], "aside": ["local_thug"]}, {"hand": ["mental_constitution"]})  # fmt: skip
    play(m, "meditate")
    while m.decision.seat != 1:
        play(m, "pass")
    aimed = {o.split()[-1] for o in options(m) if o.startswith("play_on")}
    assert aimed == {"clansman", "bodyguard", "ex_imperial_freelancer"}


@pytest.mark.rule("DTR-441")
def test_any_doomtrooper_means_in_any_area():
    m = table({"squad": ["clansman"], "outpost": ["valkyrie"]}, {"hand": ["mental_constitution"]})
    play(m, "meditate")
    assert {o.split()[-1] for o in options(m) if o.startswith("play_on")} == {"clansman", "valkyrie"}


@pytest.mark.rule("DTR-420", "DTR-421", "DTR-422", "DTR-423")
def test_a_cultist_is_what_it_was_last_declared():
    m = table({"squad": ["demnogonis_cultist"], "destiny": 9}, {"hand": ["cleansing_flame", "essence_of_rectitude"],
               "squad": ["inquisitor"], "destiny": 9})  # fmt: skip
    play(m, "meditate")
    assert "declare demnogonis_cultist legion" in options(m)
    play(m, "declare demnogonis_cultist legion")
    assert "play_on cleansing_flame demnogonis_cultist" in options(m)
    play(m, "play_on cleansing_flame demnogonis_cultist")
    assert ids(m, "squad", 0) == []  # no declaring in between
    m = table({"squad": ["demnogonis_cultist"]}, {"hand": ["cleansing_flame"], "destiny": 9})
    play(m, "meditate", "pass")
    assert m.decision.name == "action"  # as a Doomtrooper it is no target


@pytest.mark.rule("DTR-426", "DTR-428", "DTR-429")
def test_freelancers_pay_for_cards_and_earn_destiny():
    m = table({"squad": ["ex_imperial_freelancer"], "hand": ["clansman_claymore"], "destiny": 3},
              {"squad": ["trencher!"]})  # fmt: skip
    play(m, "attach clansman_claymore ex_imperial_freelancer")
    assert destiny(m)[0] == 0
    assert rating(m, "fight", "ex_imperial_freelancer") == 5
    fight(m, "ex_imperial_freelancer", "trencher")
    finish(m)
    assert (destiny(m)[0], victory(m)[0]) == (3, 0)
    m = table({"squad": ["ex_imperial_freelancer"], "hand": ["clansman_claymore"], "destiny": 2})
    assert not any(o.startswith("attach") for o in options(m))


@pytest.mark.rule("DTR-427", "DTR-430")
def test_insubordination_makes_freelancers_and_needs_an_affiliation():
    m = table({"squad": ["clansman", "ex_imperial_freelancer", "freelancer_patriarch"]}, {"hand": ["insubordination"]})
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on")] == ["play_on insubordination clansman"]
    play(m, "play_on insubordination clansman")
    assert rating(m, "fight", "clansman") == 4 + 5  # a freelancer now: the patriarch helps
    assert rating(m, "fight", "freelancer_patriarch") == 3


@pytest.mark.rule("DTR-342", "DTR-337")
def test_repudiate_answers_miscommunication():
    m = table({"squad": ["inquisitor"], "hand": ["positive_karma", "repudiate"], "destiny": 0},
              {"hand": ["miscommunication"]})  # fmt: skip
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert m.decision.seat == 0
    play(m, "cast repudiate inquisitor")
    passes(m)
    assert destiny(m)[0] == 11
    assert ids(m, "sacrificed", 0) == ["repudiate"]


@pytest.mark.rule("DTR-369")
def test_stolen_paperwork_has_its_own_price():
    side = {"kohort": ["razide"], "squad": ["clansman"], "hand": ["wave_of_righteousness"], "destiny": 20}
    m = table(side, {"kohort": ["centurion"], "hand": ["stolen_paperwork"], "destiny": 10})
    play(m, "meditate", "play wave_of_righteousness", "units 2")
    play(m, "play_on stolen_paperwork wave_of_righteousness")
    while m.decision.name != "target":
        play(m, options(m)[-1] if m.decision.name != "units" else "units 1")
    play(m, "target razide")
    passes(m)
    assert destiny(m) == [1, 0]
    assert ids(m, "squad", 0) == ["clansman"]
    assert ids(m, "kohort", 1) == ["centurion"]
    m = table(side, {"kohort": ["centurion"], "hand": ["stolen_paperwork"], "destiny": 9})
    play(m, "meditate", "play wave_of_righteousness", "units 2")
    assert m.decision.name == "target"  # with 9 points it could not be used, so it cannot be played


@pytest.mark.rule("DTR-413", "DTR-264")
def test_the_bodyguard():
    side = {"squad": ["bodyguard", "clansman"], "hand": ["evasive_action"], "works": ["victoria:squad"]}
    m = table({"kohort": ["immaculate_fury"]}, side)
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "immaculate_fury", "clansman", "shoot")
    play(m, "zone victoria")
    assert "use bodyguard 3" in options(m)  # no fortification CARD: works in a warzone
    play(m, "use bodyguard 3")
    assert m.state.defender == card(m, "bodyguard")
    assert "play_on evasive_action bodyguard" in options(m)
    m = table({"kohort": ["immaculate_fury"]}, {**side, "squad": ["bodyguard", "clansman+^imperial_doomlord"]})
    m.state.aim[card(m, "bodyguard")] = card(m, "clansman")
    fight(m, "immaculate_fury", "clansman", "shoot")
    play(m, "open")
    assert "use bodyguard 3" not in options(m)  # inside a vehicle: no fortification at all
