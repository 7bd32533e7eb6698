"""More cards beside their printed texts: the second half of the alphabet."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING
from sudi.games.doomtrooper.words import traits as tr

from ..table import (
    Match,
    attach_to,
    card,
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
)


def uses(m: Match, id: str) -> list[str]:
    return [o for o in options(m) if o.startswith(f"use {id}")]


def aged(m: Match, id: str, n: int) -> Match:
    m.state.markers[card(m, id)] = n
    return m


# ---- markers of age and the price of a mercenary ----
def test_the_price_of_a_mercenary_is_no_age():
    m = table({"squad": ["mercenary"]}, {"kohort": ["curator+time_rot"]})
    m.state.noted[card(m, "mercenary")] = 9
    assert numbers(m, "mercenary") == (15, 15, 15)
    assert rating(m, "value", "mercenary") == 9
    aged(m, "mercenary", 3)
    assert numbers(m, "mercenary") == (14, 14, 14)
    assert rating(m, "value", "mercenary") == 8


def test_ageing_a_mercenary_takes_value_and_gives_none():
    m = table({"hand": ["mercenary"], "destiny": 9}, {"kohort": ["curator+time_rot"], "destiny": 0})
    play(m, "deploy mercenary", "bid 5")
    passes(m)
    assert rating(m, "value", "mercenary") == 5
    end_turn(m)
    for left in (5, 5, 4):
        play(m, uses(m, "time_rot")[0])
        assert rating(m, "value", "mercenary") == left
        passes(m)


def test_two_time_rots_count_the_markers_once():
    m = table({"kohort": ["curator+time_rot", "curator+time_rot"]}, {"squad": ["samurai"]})
    before = numbers(m, "samurai")
    aged(m, "samurai", 3)
    assert numbers(m, "samurai") == tuple(n - 1 for n in before)
    aged(m, "samurai", 6)
    assert numbers(m, "samurai") == tuple(n - 2 for n in before)


# ---- RESCUE MISSION ----
def test_nobody_is_rescued_from_his_leave():
    m = table({"squad": ["clansman", "valkyrie"], "hand": ["shore_leave", "rescue_mission"]}, {"kohort": ["razide"]})
    play(m, "meditate", "play_on shore_leave clansman")
    passes(m)
    assert not any("rescue_mission" in o for o in options(m))


def test_the_missing_are_rescued_and_those_on_leave_stay_there():
    m = table(
        {"squad": ["clansman", "valkyrie", "trencher"], "hand": ["shore_leave", "rescue_mission"]},
        {"kohort": ["razide"], "hand": ["missing_in_action"]},
    )
    play(m, "meditate", "play_on shore_leave clansman")
    while not any("missing_in_action" in o for o in options(m)):
        play(m, "pass")
    play(m, "play_on missing_in_action trencher")
    passes(m)
    play(m, next(o for o in options(m) if "rescue_mission" in o))
    passes(m)
    away = {m.state.t.defs[c].id for c in range(len(m.state.t.kind)) if m.state.away >> c & 1}
    assert "trencher" not in away
    assert "clansman" in away


# ---- into your Squad ----
@pytest.mark.parametrize("id", ["programmed", "recruitment"])
def test_whoever_is_recruited_comes_to_the_squad_from_ones_own_outpost_too(id: str):
    m = table({"outpost": ["trencher"], "squad": ["valkyrie"], "hand": [id], "destiny": 9}, {"outpost": ["infantry"]})
    play(m, f"play_on {id} trencher")
    passes(m)
    assert "trencher" in ids(m, "squad", 0)


# ---- RAMS AIR CAVALRY ----
@pytest.mark.rule("DTR-458")
def test_the_air_cavalry_may_have_equipment_but_not_use_it():
    m = table({"squad": ["rams_air_cavalry"], "hand": ["composite_armor"]}, {})
    assert attach_to(m, "composite_armor") == {"rams_air_cavalry"}
    before = rating(m, "armour", "rams_air_cavalry")
    play(m, "attach composite_armor rams_air_cavalry")
    assert rating(m, "armour", "rams_air_cavalry") == before
    m = table({"squad": ["rams_air_cavalry"], "hand": ["cap_7000p"]}, {})
    assert attach_to(m, "cap_7000p") == set()  # but a vehicle cannot have one


# ---- SECRET HQ ----
def test_the_headquarters_protect_only_a_player_without_warriors():
    def sabotage(*kohort: str, hq: bool = True) -> bool:
        works = ["secret_hq:kohort"] if hq else []
        m = table({"squad": ["clansman"]}, {"kohort": list(kohort), "works": works})
        return any(o.startswith("sabotage") for o in options(m))

    assert not sabotage()
    assert sabotage(hq=False)
    assert sabotage("algeroth_apostle")  # not capable of combat, but a warrior in play
    assert sabotage("algeroth_apostle", hq=False)


# ---- MORTIS SWORD ----
def test_the_sword_counts_spells_only():
    m = table({"squad": ["archangel+mortis_sword"], "hand": ["superior_quality"]}, {})
    before = rating(m, "fight", "archangel")
    play(m, "meditate", next(o for o in options(play(m.copy(), "meditate")) if "superior_quality" in o))
    passes(m)
    assert rating(m, "fight", "archangel") == before


def test_the_sword_stores_what_every_caster_may_cast():
    m = table({"squad": ["archangel+mortis_sword"], "hand": ["repudiate"]}, {})
    before = rating(m, "fight", "archangel")
    play(m, uses(m, "mortis_sword")[0])
    assert rating(m, "fight", "archangel") == before + 1


# ---- SUMMON SPELL ----
def test_a_spell_for_an_action_is_summoned_where_the_action_is_left():
    side = {"squad": ["cardinal_durand"], "hand": ["summon_spell"], "destiny": 9,
            "grave": ["nathaniels_opportunity", "infantry"]}  # fmt: skip
    m = table(side, {})
    play(m, "meditate", "cast summon_spell cardinal_durand")
    while m.decision.name in ("summon", "caster", "target", "react"):
        play(m, options(m)[0])
    passes(m)
    assert m.state.actions == 1
    assert "infantry" not in ids(m, "grave", 0)
    m = table(side, {}, turn="p2")
    play(m, "meditate")
    assert not any("summon_spell" in o for o in options(m))


# ---- teams ----
def test_paperwork_is_stolen_from_opponents_only():
    for seat, stolen in ((1, True), (2, False)):
        sides: list[dict] = [{"squad": ["clansman"]}, {"squad": ["trencher"]}, {"squad": ["valkyrie"]}, {}]
        sides[0]["hand"] = ["stolen_paperwork"]
        sides[seat]["hand"] = ["positive_karma"]
        m = table(*sides, mode="teams", turn=f"p{seat + 1}")
        play(m, "meditate", "play positive_karma")
        assert any("stolen_paperwork" in o for o in options(m)) is stolen


def test_fortunes_are_reversed_with_any_other_player():
    m = table(
        {"hand": ["reversal_of_fortune"], "squad": ["clansman"]}, {"destiny": 3}, {"destiny": 9}, {}, mode="teams"
    )
    play(m, "meditate")
    assert {o for o in options(m) if "reversal" in o} == {f"play_at reversal_of_fortune p{n}" for n in (2, 3, 4)}


# ---- nothing is used up for nothing ----
@pytest.mark.rule("DTR-346")
def test_sabotage_needs_gear_of_an_organisation():
    m = table({"hand": ["sabotage"], "squad": ["local_thug+composite_armor"]}, {})
    play(m, "meditate")
    assert "play sabotage" not in options(m)
    m = table({"hand": ["sabotage"], "squad": ["clansman+composite_armor"]}, {})
    play(m, "meditate")
    assert "play sabotage" in options(m)


@pytest.mark.rule("DTR-346")
def test_nobody_is_promoted_twice():
    m = table({"hand": ["promoted"], "squad": ["squadron_commander", "clansman", "blood_beret+promoted"]}, {})
    play(m, "meditate")
    assert plays_on(m, "promoted") == {"clansman"}


# ---- sergeants ----
def test_a_squadron_commander_leads_imperials_only():
    m = table({"squad": ["squadron_commander+samurai_armor", "samurai", "clansman"]}, {})
    play(m, "meditate")
    assert {o.split()[1] for o in options(m) if o.startswith("assign")} == {"clansman"}


def test_a_sergeant_strengthens_every_copy_of_whom_it_leads():
    m = table({"squad": ["squadron_commander", "clansman", "clansman", "blood_beret"], "outpost": ["clansman"]}, {})
    play(m, "meditate", next(o for o in options(play(m.copy(), "meditate")) if o.startswith("assign clansman")))
    passes(m)
    state = m.state
    copies = [w for w in state.squad[0] if state.t.defs[w].id == "clansman"]
    assert [RATING["fight"].of(state, w) for w in copies] == [8, 8]
    assert [RATING["value"].of(state, w) for w in copies] == [7, 7]
    assert RATING["fight"].of(state, state.outpost[0][0]) == 4
    assert rating(m, "fight", "blood_beret") == state.t.cards[card(m, "blood_beret")].fight


def test_copies_of_another_player_are_not_led():
    m = table({"squad": ["squadron_commander", "clansman"]}, {"squad": ["clansman"]})
    play(m, "meditate", "assign clansman squadron_commander")
    passes(m)
    assert rating(m, "fight", "clansman@p2") == 4
    assert rating(m, "fight", "clansman@p1") == 8


# ---- the Outpost ----
@pytest.mark.rule("DTR-203")
def test_the_zhurgon_is_of_no_tribe():
    m = table({"outpost": ["rasputin_raider", "prophet"], "hand": ["zhurgon"], "destiny": 9}, {})
    assert "deploy zhurgon" in options(m)


# ---- cultists ----
@pytest.mark.rule("DTR-422")
@pytest.mark.parametrize(("cultist", "gift"), [("muawijhe_cultist", "dark_fire"), ("semai_cultist", "possess")])
def test_a_cultist_receives_gifts_whatever_it_has_been_declared(cultist: str, gift: str):
    m = table({"squad": [cultist, "clansman"], "hand": [gift]}, {})
    assert attach_to(m, gift) == {cultist}
    play(m, f"attach {gift} {cultist}")
    assert gift in ids(m, "attached", 0)


# ---- weapons ----
def test_the_mandible_is_a_shoot_weapon_used_in_fights():
    m = table({"squad": ["squadron_commander+mandible"]}, {"kohort": ["razide"], "hand": ["evasive_action"]})
    mandible = card(m, "mandible")
    assert m.state.t.traits[mandible] & tr.SHOOT_WEAPON
    base = m.state.t.cards[card(m, "squadron_commander")]
    shooting = fight(m.copy(), "squadron_commander", "razide", "shoot")
    assert rating(shooting, "blow", "squadron_commander") == base.shoot
    fight(m, "squadron_commander", "razide")
    assert rating(m, "blow", "squadron_commander") == base.fight + 5
    finish(m)
