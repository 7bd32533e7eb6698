"""Warriors of the base set, from their printed texts: whom they ward, what reaches them, what they cast."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING

from ..table import (
    attach_to,
    card,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    options,
    play,
    plays_on,
    rating,
    table,
    tactics,
    wounded,
)

PATRONS = {
    "big_bob_watts": "free_marine",
    "max_steiner": "venusian_ranger",
    "mitch_hunter": "infantry",
    "edward_s_murdoch": "golden_lion",
    "tatsu": "samurai",
    "blessed_vestal_laura": "valkyrie",
}
MACHINES = ("cuirassier", "cybercurity_mp", "machinator", "chemiman")


def armour_against(gift: str, *squad: str, foe: str = "curator", other: tuple[str, ...] = ()) -> int:
    """How much armour the first of the squad has when whoever bears the gift attacks it."""
    hand = ["evasive_action"]
    m = table({"kohort": [f"{foe}+{gift}"], "squad": list(other), "hand": hand}, {"squad": list(squad), "hand": hand})
    fight(m, foe, squad[0].partition("+")[0], "shoot")
    return rating(m, "armour", squad[0].partition("+")[0])


def plain_armour(id: str) -> int:
    return rating(table({"squad": [id]}), "armour", id)


@pytest.mark.parametrize(("patron", "kind"), PATRONS.items())
def test_a_patron_keeps_the_dark_symmetry_off_its_own_kind(patron: str, kind: str) -> None:
    assert armour_against("deform", kind) == plain_armour(kind) - 2
    assert armour_against("deform", kind, patron) == plain_armour(kind)
    assert armour_against("deform", patron) == plain_armour(patron)  # considered one of them (DTR-409)
    assert armour_against("deform", "hussar", patron) == plain_armour("hussar") - 2
    assert armour_against("deform", kind, other=(patron,)) == plain_armour(kind) - 2  # somebody else's


def test_yojimbo_is_immune_as_a_hatamoto_and_nobody_else_of_mishima_is() -> None:
    assert armour_against("deform", "yojimbo") == plain_armour("yojimbo")
    assert armour_against("deform", "samurai", "yojimbo") == plain_armour("samurai") - 2


@pytest.mark.parametrize("id", [*MACHINES, "venusian_ranger"])
def test_no_common_gift_reaches_it_but_those_of_the_apostles_do(id: str) -> None:
    assert armour_against("terror", id) == plain_armour(id)
    assert armour_against("deform", id) == plain_armour(id) - 2


@pytest.mark.parametrize("id", MACHINES)
def test_a_machine_never_casts(id: str) -> None:
    m = table({"squad": [id, "venusian_ranger"], "hand": ["revelation", "exorcise_self"]}, {})
    play(m, "meditate")
    assert plays_on(m, "revelation") == {"venusian_ranger"}


@pytest.mark.parametrize("id", ["combat_warhead", "suicide_warhead"])
def test_no_dark_symmetry_reaches_a_warhead(id: str) -> None:
    for gift in ("terror", "deform"):
        assert armour_against(gift, id) == plain_armour(id)


def test_a_suicide_warhead_dies_of_a_wound_and_uses_no_equipment() -> None:
    m = table({"squad": ["hussar"]}, {"squad": ["suicide_warhead+cybernetic_power_arm+combat_armor"]})
    assert (rating(m, "fight", "suicide_warhead"), rating(m, "armour", "suicide_warhead")) == (10, 0)
    finish(fight(m, "hussar", "suicide_warhead", "shoot"))
    assert "suicide_warhead" in ids(m, "grave", 1)


def test_chemiman_kills_whom_it_wounds_and_other_machines_wound() -> None:
    for id, dead in (("chemiman", True), ("cuirassier", False)):
        m = table({"squad": [id]}, {"squad": ["hussar"]})
        finish(fight(m, id, "hussar"))
        assert ("hussar" in ids(m, "grave", 1)) is dead


def test_the_airman_only_shoots_and_lends_one_to_all_of_his_kind() -> None:
    m = table({"squad": ["airman_trevor_bartholomew", "golden_lion"]}, {"squad": ["rams_air_cavalry"]})
    assert rating(m, "shoot", "rams_air_cavalry") == 4 + 1  # anybody's
    assert rating(m, "armour", "rams_air_cavalry") == 6 + 1
    assert rating(m, "shoot", "airman_trevor_bartholomew") == 6 + 1
    assert rating(m, "shoot", "golden_lion") == 3
    assert "cover airman_trevor_bartholomew" not in options(m)
    assert tactics("airman_trevor_bartholomew", "hussar") == {"shoot"}


def test_the_airman_uses_no_equipment_and_ignores_fortifications() -> None:
    side = {"squad": ["airman_trevor_bartholomew+plasma_carbine"], "hand": ["take_aim"]}
    m = table(side, {"squad": ["hussar"], "works": ["heimburg:squad"], "hand": ["take_aim"]})
    assert rating(m, "armour", "hussar") == 3 + 2
    fight(m, "airman_trevor_bartholomew", "hussar", "shoot")
    assert rating(m, "shoot", "airman_trevor_bartholomew") == 6 + 1
    assert rating(m, "armour", "hussar") == 3


# ---- the Art ----
SPELLS = {
    "elements": "elemental_ball",
    "exorcism": "exorcise_disease",
    "kinetics": "levitation",
    "mentalism": "speed",
    "premonition": "lesser_telepathy",
}


def casts(caster: str, *comrades: str) -> set[str]:
    """The aspects of which it casts a combat spell."""
    hand = list(SPELLS.values())
    m = table({"squad": [caster, *comrades], "hand": hand, "destiny": 9}, {"squad": ["hussar"]})
    id = caster.partition("+")[0]
    fight(m, id, "hussar")
    found = {o.split()[1] for o in options(m) if o.startswith("cast") and o.split()[2] == id}
    return {aspect for aspect, spell in SPELLS.items() if spell in found}


@pytest.mark.parametrize(
    ("caster", "aspects"),
    [
        ("inquisitor_majoris", {*SPELLS}),
        ("mystic", {*SPELLS}),
        ("revisor", {"mentalism"}),
        ("sacred_warrior", {"premonition", "exorcism"}),
        ("valkyrie", {"premonition"}),
        ("hussar", set()),
    ],
)
def test_who_casts_what(caster: str, aspects: set[str]) -> None:
    assert casts(caster) == aspects


def test_a_revisor_masters_manipulation() -> None:
    m = table({"squad": ["revisor", "sacred_warrior"], "hand": ["nathaniels_opportunity"], "grave": ["hussar"]}, {})
    assert [o for o in options(m) if o.startswith("cast")] == ["cast nathaniels_opportunity revisor"]


def test_laura_teaches_her_valkyries_everything() -> None:
    assert casts("valkyrie", "blessed_vestal_laura") == {*SPELLS}
    assert casts("blessed_vestal_laura") == {*SPELLS}
    assert casts("sacred_warrior", "blessed_vestal_laura") == {"premonition", "exorcism"}


def test_a_personality_is_in_play_once() -> None:
    m = table({"squad": ["mitch_hunter"], "hand": ["mitch_hunter", "infantry"], "destiny": 9}, {})
    assert "deploy infantry" in options(m)
    assert "deploy mitch_hunter" not in options(m)
    m = end_turn(m)
    assert card(m, "mitch_hunter", 0) >= 0


# ---- the Dark Legion ----
@pytest.mark.parametrize(("id", "price"), [("callistonian_intruder", 6), ("nepharite_of_demnogonis", 7)])
def test_it_heals_itself_at_any_time_for_destiny(id: str, price: int) -> None:
    for points, wound, offered in ((price, "!", True), (price - 1, "!", False), (price, "", False)):
        m = table({"kohort": [id + wound, "heretic!"], "destiny": points - 1}, {})
        play(m, "meditate")
        assert (f"use {id} 1" in options(m)) is offered
        if offered:
            play(m, f"use {id} 1")
            assert (wounded(m, id), wounded(m, "heretic"), destiny(m)[0]) == (False, True, 0)


def test_the_nepharite_of_demnogonis_pays_half_for_gifts_but_not_for_healing() -> None:
    m = table({"kohort": ["nepharite_of_demnogonis+decay"], "destiny": 4}, {"squad": ["hussar+bolter"]})
    play(m, "meditate")
    assert "use decay 1" in options(m)  # 10 for anybody else


def strength(*cohort: str) -> list[int]:
    """Fight, shoot and armour of the first warrior of a Cohort while it attacks."""
    m = table({"kohort": list(cohort), "hand": ["evasive_action"]}, {"squad": ["hussar"], "hand": ["evasive_action"]})
    play(m, "attack")
    while m.state.phase < 5:
        play(m, next(o for o in ("fight", "pass", options(m)[0]) if o in options(m)))
    return [RATING[name].of(m.state, m.state.attacker) for name in ("fight", "shoot", "armour")]


def test_several_stalkers_are_better_than_one_by_two_and_no_more() -> None:
    assert strength("pretorian_stalker") == [12, 3, 8]
    assert strength("pretorian_stalker", "pretorian_stalker") == [12 + 2, 3 + 2, 8]
    assert strength("pretorian_stalker", "pretorian_stalker", "pretorian_stalker") == [12 + 2, 3 + 2, 8]
    assert rating(table({"kohort": ["pretorian_stalker"] * 2}), "fight", "pretorian_stalker") == 12  # no combat


def test_a_stalker_has_no_gifts() -> None:
    m = table({"kohort": ["pretorian_stalker", "ezoghoul"], "hand": ["terror"]}, {})
    assert attach_to(m, "terror") == {"ezoghoul"}


def test_an_intruder_kills_by_a_wound_while_a_conqueror_is_in_play() -> None:
    for company, dead in ((["callistonian_conqueror"], True), ([], False)):
        m = table({"kohort": ["callistonian_intruder", *company]}, {"squad": ["hussar"]})
        finish(fight(m, "callistonian_intruder", "hussar"))
        assert ("hussar" in ids(m, "grave", 1)) is dead
