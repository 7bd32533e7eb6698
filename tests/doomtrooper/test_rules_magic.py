"""The Art and immunity, sums of modifiers."""

from __future__ import annotations

import pytest

from .table import card, destiny, fight, finish, ids, options, play, rating, table, wounded


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


@pytest.mark.rule("DTR-368")
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
