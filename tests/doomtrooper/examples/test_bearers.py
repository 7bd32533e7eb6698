"""The rulebook's examples about who may bear what, and who counts as what."""

from __future__ import annotations

import pytest

from ..table import card, fight, finish, ids, options, passes, play, rating, table


def may_bear(m, id: str) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith(f"attach {id} ")}


# ---- any equipment, any gift ----
@pytest.mark.rule("DTR-092")
def test_any_equipment_looks_away_from_the_corporation_not_from_the_kind():
    hand = ["capitol_sword", "combat_coordinator"]
    m = table({"kohort": ["undead_legionnaire", "curator"], "hand": hand})
    assert may_bear(m, "capitol_sword") == set()
    m = table({"kohort": ["undead_legionnaire", "curator", "algeroth_apostle"], "hand": hand})
    assert {"undead_legionnaire", "curator"} <= may_bear(m, "capitol_sword")
    assert may_bear(m, "combat_coordinator") == {"curator"}
    play(m, "attach capitol_sword undead_legionnaire")
    assert rating(m, "fight", "undead_legionnaire") == 3 + 1


@pytest.mark.rule("DTR-093")
def test_a_commander_gets_equipment_for_other_corporations_commanders():
    hand = ["hagelsturm", "violator_sword"]
    m = table({"squad": ["combat_overseer", "chasseur"], "hand": hand})
    assert may_bear(m, "hagelsturm") == set()  # for commanders of Bauhaus or Capitol
    m = table({"squad": ["combat_overseer", "chasseur"], "hand": hand, "works": ["alliance_cybertronic"]})
    assert may_bear(m, "violator_sword") == {"combat_overseer", "chasseur"}
    assert may_bear(m, "hagelsturm") == {"combat_overseer"}


@pytest.mark.rule("DTR-121")
def test_an_apostles_gift_is_for_its_followers():
    m = table(
        {
            "kohort": ["necromutant", "centurion", "child_of_ilian", "heretic"],
            "squad": ["clansman"],
            "hand": ["distort"],
        }
    )
    assert may_bear(m, "distort") == {"necromutant", "centurion"}


@pytest.mark.rule("DTR-131")
def test_any_gift_looks_away_from_the_apostle_not_from_heresy():
    hand = ["possess", "hand_of_death", "barbarous_power"]  # gifts of Semai and Ilian, and one for heretics
    m = table({"kohort": ["centurion"], "hand": hand})
    assert [may_bear(m, gift) for gift in hand] == [set(), set(), set()]
    m = table({"kohort": ["centurion+chosen"], "hand": hand})
    assert [may_bear(m, gift) for gift in hand] == [{"centurion"}, {"centurion"}, set()]
    m = table({"squad": ["algeroth_cultist+chosen"], "hand": hand})  # a follower of Algeroth and a heretic
    play(m, "meditate", "declare algeroth_cultist legion")
    passes(m)
    assert [may_bear(m, gift) for gift in hand] == [{"algeroth_cultist"}] * 3


# ---- who counts as what ----
@pytest.mark.rule("DTR-408")
@pytest.mark.parametrize(
    ("warrior", "is_one"),
    [
        ("ex_bauhaus_freelancer", True),
        ("ex_capitol_freelancer", True),
        ("ex_cybertronic_freelancer", True),
        ("ex_imperial_freelancer", True),
        ("ex_mishima_freelancer", True),
        ("mercenary", True),
        ("bodyguard", True),
        ("local_thug", False),  # its card says that it is none
        ("heretic", False),
        ("prophet", False),
    ],
)
def test_everybody_is_a_doomtrooper_who_is_nothing_else(warrior: str, is_one: bool):
    m = table({"hand": [warrior, "mental_constitution"], "destiny": 9}, {"squad": ["clansman"], "destiny": 0})
    play(m, f"deploy {warrior}")
    if warrior == "mercenary":
        play(m, "bid 1")
    assert (warrior in ids(m, "squad", 0)) == is_one
    assert (f"play_on mental_constitution {warrior}" in options(m)) == is_one


@pytest.mark.rule("DTR-411")
def test_the_honor_guard_is_a_clansman_for_cards_but_not_by_ability():
    side = {
        "squad": ["wolfbane_honor_guard", "clansman", "trencher"],
        "hand": ["fury_of_the_clansmen", "evasive_action"],
    }
    m = table(side, {"kohort": ["razide"]})
    assert may_bear(m, "fury_of_the_clansmen") == {"wolfbane_honor_guard", "clansman"}
    for warrior, blow in (("clansman", 4 + 1), ("wolfbane_honor_guard", 6)):  # +1 against the Legion is the Clansman's
        m = fight(table(side, {"kohort": ["razide"]}), warrior, "razide")
        assert rating(m, "blow", warrior) == blow


def guarded(*squad: str):
    """A bodyguard has been assigned to the Clansman, who is attacked by an airship in the next turn."""
    m = table(
        {"squad": ["bodyguard", *squad], "works": ["victoria:squad"], "hand": ["evasive_action"]},
        {"kohort": ["immaculate_fury"]},
    )
    play(m, "meditate", "use bodyguard 1")
    passes(m)
    while m.state.turn == 0:
        play(m, next(o for o in ("end", "pass", "done") if o in options(m)))
    while m.decision.name != "action":
        play(m, "pass")
    return fight(m, "immaculate_fury", "clansman", "shoot")


@pytest.mark.rule("DTR-413")
def test_a_bodyguard_stands_in_in_a_warzone_but_not_for_a_driver():
    m = guarded("clansman")
    play(m, "zone victoria")
    while "use bodyguard 3" not in options(m):
        play(m, "pass")
    play(m, "use bodyguard 3")  # considered a fortification, but no fortification card
    assert m.state.defender == card(m, "bodyguard")
    m = guarded("clansman+^imperial_doomlord")
    play(m, "open")
    while m.state.phase == 5 and m.decision.name == "anytime":
        assert "use bodyguard 3" not in options(m)  # in a vehicle there is no use for fortifications of any kind
        play(m, "pass")
    assert m.state.defender != card(m, "bodyguard")


@pytest.mark.rule("DTR-423")
def test_a_cultist_cannot_change_its_mind_under_the_flame():
    m = table(
        {"squad": ["demnogonis_cultist", "clansman"]},
        {"squad": ["inquisitor"], "hand": ["cleansing_flame", "miscommunication"], "destiny": 8},
    )
    play(m, "meditate")
    play(m, "declare demnogonis_cultist legion")
    play(m, "play_on cleansing_flame demnogonis_cultist")
    while m.decision.name == "react":
        assert not any(o.startswith("declare") for o in options(m))
        play(m, "pass")
    assert ids(m, "grave", 0) == ["demnogonis_cultist"]
    m = table({"squad": ["demnogonis_cultist"]}, {"hand": ["cleansing_flame"], "destiny": 8})
    play(m, "meditate", "pass")  # never declared: still a Doomtrooper, and no target
    assert m.decision.name == "action"


@pytest.mark.rule("DTR-427")
def test_ex_corporate_freelancers_have_no_corporation():
    m = table({"hand": ["solidarity"]}, {"squad": ["ex_imperial_freelancer"]})
    assert "task solidarity p2" not in options(m)
    m = table({"hand": ["solidarity"]}, {"squad": ["ex_imperial_freelancer", "clansman"]})
    assert "task solidarity p2" in options(m)
    m = table({"squad": ["ex_imperial_freelancer", "clansman"]}, {"hand": ["insubordination"]})
    play(m, "meditate")
    assert options(m) == ["play_on insubordination clansman", "pass"]


# ---- immunity ----
@pytest.mark.rule("DTR-377")
def test_dominic_is_immune_to_others_art_and_casts_his_own():
    def combat(dominic: str):
        m = table(
            {"squad": ["archangel"], "hand": ["elemental_wall"], "destiny": 4},
            {"squad": [dominic], "hand": ["shield", "lesser_telepathy"], "destiny": 2},
        )
        fight(m, "archangel", "cardinal_dominic")
        return play(m, "cast elemental_wall archangel", "units 2")

    assert rating(combat("cardinal_dominic"), "armour", "archangel") == 3 + 4
    m = combat("cardinal_dominic+mental_constitution")
    assert rating(m, "armour", "archangel") == 3  # what is used against him does nothing
    while "cast shield cardinal_dominic" not in options(m):
        play(m, "pass")
    assert "cast lesser_telepathy cardinal_dominic" in options(m)  # every aspect
    play(m, "cast shield cardinal_dominic", "units 2")
    assert rating(m, "armour", "cardinal_dominic") == 12


@pytest.mark.rule("DTR-379")
@pytest.mark.parametrize(("foe", "armour"), [("alakhai_the_cunning", 3), ("razide", 3 + 4)])
def test_alakhai_walks_through_the_wall(foe: str, armour: int):
    m = table({"squad": ["archangel"], "hand": ["elemental_wall", "evasive_action"], "destiny": 4}, {"kohort": [foe]})
    fight(m, "archangel", foe)
    play(m, "cast elemental_wall archangel", "units 2")
    assert rating(m, "armour", "archangel") == armour


@pytest.mark.rule("DTR-516")
def test_no_spell_for_ones_own_legionary_in_trouble():
    m = table(
        {"squad": ["inquisitor"], "kohort": ["heretic"], "hand": ["exorcise_wound"], "destiny": 2},
        {"squad": ["sean_gallagher"], "hand": ["evasive_action"]},
    )
    fight(m, "heretic", "sean_gallagher")
    play(m, "cast exorcise_wound inquisitor")
    assert rating(m, "armour", "heretic") == 2  # the spell could only go to Sean
    assert rating(m, "armour", "sean_gallagher") == 9
    finish(m)
    assert m.state.wounded == 1 << card(m, "heretic")
