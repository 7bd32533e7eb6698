"""What is printed on a card about its own moves, attacks and life is known before a match begins."""

from __future__ import annotations

import pytest

from sudi.games.summonerwars.game import GAME
from sudi.games.summonerwars.language.own_text import (
    ANY_FIGHT,
    FIGHT_BESIDE,
    MORE_LIFE,
    OWN_FIGHT,
    SAME_LIFE,
    Facts,
    Gait,
    facts_of,
)
from sudi.games.summonerwars.state import RANGED_REACH, SPACES_A_MOVE
from sudi.games.summonerwars.tables import WarTables

from ..table import table

PLAIN = Gait(SPACES_A_MOVE, "", 0)
# Counted in play: how far the Rhinoceros runs depends on its boost, and Gwalark speaks of others' moves too.
MOVES = {
    "se_rhinoceros": None,
    "br_gwalark": None,
    "pd_ice_golem": Gait(1, "", 0),
    "pd_bear_cavalry": Gait(2, "commons", 0),
    "cg_horde_climber": Gait(3, "structures", 0),
    "cg_beast_rider": Gait(2, "", 4),
    "cg_horde_clinger": Gait(0, "", 0),
    "se_miti_mumway": Gait(2, "commons", 0),
    "br_wind_archer": Gait(3, "", 0),
}
REACHES = {"br_wind_archer": 4, "to_targan": 4, "pe_fire_drake": None}  # the Drake attacks through units
FIGHTS = {
    OWN_FIGHT: "fk_gul_dass fk_undead_warrior pd_nadiana pd_frost_mage cg_blarf se_miti_mumway se_lioness br_tacullu "
    "va_valna_stoutheart va_jacob_eldwyn va_temple_priest to_shonk to_smasher to_frost_shaman pe_fire_drake "
    "pe_ember_mage",
    FIGHT_BESIDE: "br_deceiver",
    ANY_FIGHT: "pd_ollag pd_ollag_later cg_pile_on br_hypnotic_call va_coleen_brighton va_coleen_brighton_digital "
    "va_holy_judgment va_guarding_spirits to_grognack to_targan to_for_glory pe_holleas pe_blinding_flare",
}


def facts() -> dict[str, Facts]:
    cards = GAME.library.cards.items()
    return {id: facts_of(card, SPACES_A_MOVE, RANGED_REACH if card.attack == "ranged" else 1) for id, card in cards}


def names(t: WarTables, cards: int) -> set[str]:
    return {t.cards[n].id for n in range(len(t.cards)) if cards >> n & 1}


def test_how_a_unit_moves_is_known_beforehand_unless_it_depends_on_the_match() -> None:
    known = {id: fact.gait for id, fact in facts().items() if GAME.library.cards[id].unit}
    assert {id: gait for id, gait in known.items() if gait != PLAIN} == MOVES
    assert {id for id, fact in facts().items() if fact.tramples} == {
        "pd_bear_cavalry",
        "se_miti_mumway",
        "se_rhinoceros",
    }


def test_how_far_a_unit_attacks_is_known_beforehand() -> None:
    usual = {id: RANGED_REACH if card.attack == "ranged" else 1 for id, card in GAME.library.cards.items()}
    assert {id: fact.reach for id, fact in facts().items() if fact.reach != usual[id]} == REACHES


@pytest.mark.parametrize("whose", FIGHTS)
def test_which_attacks_a_text_speaks_of_is_known_beforehand(whose: int) -> None:
    assert {id for id, fact in facts().items() if whose in fact.fights} == set(FIGHTS[whose].split())


def test_only_ollag_and_the_lioness_give_life() -> None:
    giving = {id: fact.life for id, fact in facts().items() if fact.life != SAME_LIFE}
    assert giving == dict.fromkeys(("pd_ollag", "pd_ollag_later", "se_lioness"), MORE_LIFE)


def test_a_match_knows_whose_texts_it_has_to_look_at() -> None:
    t = table({"hand": ["br_blast"]}, {"hand": ["to_freeze"]}).state.t
    assert names(t, t.far_attackers) == {"br_wind_archer", "to_targan"}
    assert names(t, t.fight_disturbers) == {"br_deceiver"}
    assert names(t, t.fight_changers) == {"br_hypnotic_call", "to_grognack", "to_targan", "to_for_glory"}
    assert {"br_tacullu", "br_deceiver", "to_targan", "to_smasher"} <= names(t, t.fight_rules)
    assert names(t, t.irregular_movers & t.units) == {"br_gwalark"}
    assert (t.odd_attackers, t.tramplers, t.life_changes) == (0, 0, False)
    assert names(t, t.owned[0]) == {"gate", "gate_start", *(c.id for c in t.cards if c.id.startswith("br_"))}
    assert t.least_life == t.life
