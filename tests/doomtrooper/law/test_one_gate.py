"""An effect asks the same permission as an action: gear that is given, free layings, casting, cover, help."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
    attach_to,
    fight,
    ids,
    numbers,
    options,
    play,
    plays_on,
    rating,
    table,
)


def loot(m: Match) -> set[str]:
    """What HEIST may take, seen from the window after an action."""
    play(m, "meditate")
    if "play heist" not in options(m):
        return set()
    play(m, "play heist")
    return {o.split()[-1] for o in options(m)}


# ---- HEIST: only the affiliation does not matter ----
@pytest.mark.rule("DTR-082", "DTR-453")
def test_heist_gives_nobody_a_second_vehicle():
    m = table({"squad": ["chasseur+cap_7000p"], "hand": ["heist"]}, {"squad": ["trencher+imperial_doomlord"]})
    assert loot(m) == set()
    m = table({"squad": ["chasseur", "valkyrie"], "hand": ["heist"]}, {"squad": ["trencher+imperial_doomlord"]})
    play(m, "meditate", "play heist")
    assert set(options(m)) == {"target chasseur", "target valkyrie"}  # of other corporations than its first owner
    play(m, "target chasseur")
    assert ids(m, "attached", 0) == ["imperial_doomlord"]
    assert options(m) == ["inside", "outside"]  # and irrelevant for its use


@pytest.mark.rule("DTR-457")
def test_heist_gives_nothing_to_whoever_never_has_any():
    assert loot(table({"kohort": ["kadaver"], "hand": ["heist"]}, {"squad": ["trencher+imperial_doomlord"]})) == set()
    assert loot(table({"kohort": ["kadaver"], "hand": ["heist"]}, {"squad": ["trencher+composite_armor"]})) == set()


@pytest.mark.rule("DTR-458")
def test_what_may_never_be_given_to_another_is_not_moved():
    assert loot(table({"kohort": ["necromutant"], "hand": ["heist"]}, {"kohort": ["razide+vassht"]})) == set()
    m = table({"kohort": ["necromutant"], "hand": ["heist"]}, {"kohort": ["razide+vassht+kratach"]})
    play(m, "meditate", "play heist")
    assert (ids(m, "attached", 0), ids(m, "attached", 1)) == (["kratach"], ["vassht"])


def test_vassht_tolerates_no_other_fight_weapon_whichever_comes_first():
    m = table(
        {"kohort": ["razide+scythe_of_semai", "necromutant+curator_sword", "curator+kratach"], "hand": ["vassht"]}
    )
    assert attach_to(m, "vassht") == {"curator"}  # a weapon for shooting alone does not disturb it
    m = table({"kohort": ["razide+vassht"], "hand": ["heist"]}, {"kohort": ["necromutant+scythe_of_semai"]})
    assert loot(m) == set()  # taken by an effect it would be a second one as well


def test_the_engineer_asks_as_heist_does():
    m = table({"squad": ["vac_engineer", "valkyrie+cap_7000p"], "hand": ["cap_7000p"]}, {"kohort": ["razide"]})
    play(m, "meditate")
    hand_out = next(o for o in options(m) if o.startswith("use vac_engineer"))
    play(m, hand_out)
    assert set(options(m)) <= {"target vac_engineer", "inside", "outside"}


# ---- laying for no action: each permission counts, and nothing else is lifted ----
@pytest.mark.rule("DTR-130", "DTR-091")
@pytest.mark.parametrize("kohort", [("algeroth_apostle", "ilian_mistress"), ("ilian_mistress", "algeroth_apostle")])
def test_two_apostles_give_two_permissions(kohort: tuple[str, ...]):
    m = table({"kohort": [*kohort, "necromutant"], "hand": ["hand_of_death", "composite_armor"]}, {})
    play(m, "meditate")
    assert {o.split()[1] for o in options(m) if o.startswith("attach")} == {"hand_of_death", "composite_armor"}


def test_alakhai_beside_algeroth_gets_gifts_and_gear():
    for kohort in (["alakhai_the_cunning", "algeroth_apostle"], ["algeroth_apostle", "alakhai_the_cunning"]):
        m = table({"kohort": kohort, "hand": ["dimensional_warp", "composite_armor"]}, {})
        play(m, "meditate")
        assert "attach dimensional_warp alakhai_the_cunning" in options(m)
        assert "attach composite_armor alakhai_the_cunning" in options(m)


def test_free_equipment_obeys_the_winds():
    side = {"kohort": ["algeroth_apostle", "necromutant"], "hand": ["imperial_doomlord", "composite_armor"]}
    m = table(side, {})
    play(m, "meditate")
    assert attach_to(m, "imperial_doomlord") == {"algeroth_apostle", "necromutant"}
    m = table({**side, "works": ["gale_force_winds"]}, {})
    play(m, "meditate")
    assert attach_to(m, "imperial_doomlord") == set()
    assert attach_to(m, "composite_armor") == {"algeroth_apostle", "necromutant"}


def test_a_free_laying_asks_for_copies_and_uniqueness_too():
    m = table({"kohort": ["ilian_mistress", "necromutant+hand_of_death"], "hand": ["hand_of_death"]}, {})
    play(m, "meditate")
    assert attach_to(m, "hand_of_death") <= {"ilian_mistress"}
    m = table({"kohort": ["algeroth_apostle", "necromutant+composite_armor"], "hand": ["composite_armor"]}, {})
    play(m, "meditate")
    assert attach_to(m, "composite_armor") == {"algeroth_apostle"}


@pytest.mark.rule("DTR-091")
def test_algeroth_opens_equipment_not_relics():
    m = table({"kohort": ["centurion+dai_sho"]}, {})
    before = rating(m, "fight", "centurion")
    m = table({"kohort": ["centurion+dai_sho", "algeroth_apostle"]}, {})
    assert rating(m, "fight", "centurion") == before
    m = table({"kohort": ["centurion+clansman_claymore", "algeroth_apostle"]}, {})
    assert rating(m, "fight", "centurion") > before


@pytest.mark.rule("DTR-346")
def test_the_winds_are_played_for_their_ban_alone():
    m = table({"hand": ["gale_force_winds"], "destiny": 9}, {"hand": ["rams_air_cavalry"], "destiny": 9})
    play(m, "meditate")
    assert "play gale_force_winds" in options(m)
    play(m, "play gale_force_winds")
    assert ids(m, "works", 0) == ["gale_force_winds"]


# ---- casting by another card ----
def test_revelation_does_not_save_the_action_that_a_spell_costs():
    m = table({"squad": ["clansman"], "hand": ["revelation", "nathaniels_opportunity"], "grave": ["infantry"]}, {},
              turn="p2")  # fmt: skip
    play(m, "meditate")
    assert "play_on revelation clansman" not in options(m)  # in the opponent's turn there is no action to pay with
    m = table({"squad": ["clansman"], "hand": ["revelation", "nathaniels_opportunity"], "grave": ["infantry"]}, {})
    play(m, "meditate", "play_on revelation clansman")
    if m.state.actions == 2:
        play(m, next(o for o in options(m) if "nathaniels_opportunity" in o))
    assert m.state.actions == 1
    assert "infantry" in ids(m, "library", 0)


@pytest.mark.rule("DTR-457")
def test_the_programmed_never_cast_even_by_revelation():
    side = {"hand": ["revelation", "invulnerability"], "destiny": 9}
    m = table({**side, "squad": ["valkyrie"]}, {})
    play(m, "meditate")
    assert plays_on(m, "revelation") == {"valkyrie"}
    m = table({**side, "squad": ["valkyrie+programmed"]}, {})
    play(m, "meditate")
    assert plays_on(m, "revelation") == set()


# ---- cover ----
@pytest.mark.rule("DTR-518")
@pytest.mark.parametrize("who", ["rams_air_cavalry", "young_guard", "clansman"])
def test_take_cover_is_for_those_who_may_seek_it(who: str):
    m = table({"kohort": ["razide"]}, {"squad": [who], "hand": ["take_cover"]})
    fight(m, "razide", who, "shoot")
    passes_to = "play_on take_cover " + who
    assert (passes_to in options(m) or "play take_cover" in options(m)) is (who == "clansman")


def test_suppressing_fire_lets_the_air_cavalry_alone():
    m = table({"hand": ["suppressing_fire"]}, {"squad": ["rams_air_cavalry", "clansman"]})
    play(m, "play_at suppressing_fire p2")
    assert not any("rams_air_cavalry" in o and o.startswith("duck") for o in options(m))
    assert "duck clansman" in options(m)


def test_the_young_guard_is_offered_no_place_behind_the_wall():
    m = table({"squad": ["young_guard", "clansman"], "works": ["protective_wall:squad"]}, {"kohort": ["razide"]})
    play(m, next(o for o in options(m) if o.startswith("use protective_wall")))
    assert not any("young_guard" in o for o in options(m))
    assert numbers(m, "clansman")


# ---- helping in a combat ----
@pytest.mark.rule("DTR-300")
def test_the_air_cavalry_helps_in_shoot_outs_only():
    for tactic, helps in (("fight", False), ("shoot", True)):
        m = table(
            {"squad": ["clansman", "rams_air_cavalry"], "hand": ["reinforcements"], "destiny": 7},
            {"kohort": ["razide"]},
        )
        fight(m, "clansman", "razide", tactic)
        assert ("play_on reinforcements clansman" in options(m)) is helps
