"""Every number shows how it came about."""

from __future__ import annotations

import pytest

import sudi

from ..table import dice, number, play, table


@pytest.mark.rule("SUW-225", "SUW-226", "SUW-186")
def test_a_strength_is_explained_card_by_card() -> None:
    board = {"C3": "fk_undead_archer", "E3": "fk_undead_warrior+7"}
    m = table(board=board, tucked=["fk_hellforged_weapon@p1"], under={"tucked.0": "C3"})
    weapon = m.state.tucked[0]
    found = m.explain("strength of C3")
    assert found.terms[0].total == 3
    assert [(term.source, term.amount, term.total) for term in found.terms[1:]] == [(weapon, 2, 5)]
    assert m.explain("strength of fk_undead_warrior@E3").total == 2 + 5
    assert m.explain("life of gate_start").total == 10
    assert m.explain("reach of C3").total == 3
    assert m.explain("speed of C3").total == 2


def test_magic_is_explained_by_what_came_and_went() -> None:
    m = table({"hand": ["fk_undead_carrier", "gate", "fk_purge"], "magic": 4}, board={"C3": "gate"})
    play(m, "summon fk_undead_carrier C4")
    while m.decision.name != "magic":
        play(m, "end")
    play(m, "discard gate")
    found = m.explain("magic of p1")
    assert found.total == 4 - 1 + 1
    assert [term.total for term in found.terms] == [4, 3, 4]


def test_what_cannot_be_explained_is_refused() -> None:
    m = table(board={"C3": "fk_undead_archer"})
    for what in ("strength of D3", "strength of fk_undead_archer@D3", "hits of C3", "magic of p3", "beauty of C3"):
        with pytest.raises(sudi.SudiError):
            m.explain(what)


@pytest.mark.parametrize(
    ("board", "what", "named"),
    [
        ({"C3": "fk_gul_dass:2"}, "strength of C3", [("fk_gul_dass", "Wrath", 2)]),
        ({"C3": "to_frost_shaman", "C4": "to_targan"}, "strength of C3", [("to_targan", "Piercing Frost", 1)]),
        ({"C3": "pd_ollag", "F3": "gate"}, "life of F3", [("pd_ollag", "Cold Snap", 1)]),
        ({"C3": "pd_ice_golem"}, "speed of C3", [("pd_ice_golem", "Slow", -1)]),
        ({"C3": "br_wind_archer"}, "reach of C3", [("br_wind_archer", "Far Shot", 4)]),
    ],
)
def test_each_term_names_the_ability_it_comes_from(
    board: dict[str, str], what: str, named: list[tuple[str, str, int]]
) -> None:
    m = table({"hand": ["gate"]}, board=board)
    terms = m.explain(what).terms
    assert terms[0].by is None
    assert [(m.state.t.cards[t.source].id, t.by and t.by.en, t.amount) for t in terms[1:]] == named


def test_a_lent_ability_and_one_that_an_effect_set_up_are_named_too() -> None:
    board = {"C3": "cg_horde_climber", "B4": "cg_horde_slinger", "C4": "gate_start@p2", "F1": "cg_sneeks"}
    m = table({"hand": ["gate"], "active": ["cg_pile_on"]}, board={**board, "A2": "cg_beast_rider"}, phase="move")
    play(m, "move cg_beast_rider@A2 A5")
    told = [(t.by.en if t.by else None, t.amount) for t in m.explain("strength of A5").terms]
    assert told == [(None, 3), ("Charge", 1), ("Gang Up", 0)]


def test_hits_begin_with_what_the_attacker_rolled_and_name_what_changed_them() -> None:
    """Tacullu's choice stops the attack in the middle."""
    board = {"C4": "br_tacullu", "C5": "to_smasher@p2:4"}
    m = table({"hand": ["gate"]}, board=board, phase="attack")
    with dice("RS MR M"):
        play(m, "attack br_tacullu@C4 to_smasher@C5")
    terms = m.explain("hits of C5").terms
    told = [(t.source, t.operation, t.amount, t.total, t.by.en if t.by else None) for t in terms]
    assert told == [
        (number(m, "C4"), "rolled", 2, 2, None),
        (number(m, "C5"), "add", 1, 3, "Sluggish"),
    ]


def test_what_a_shield_takes_off_names_it() -> None:
    board = {"C3": "to_smasher", "C1": "to_grognack+1", "C4": "va_citadel_paladin@p2", "D4": "va_coleen_brighton@p2"}
    m = table({"hand": ["to_freeze"]}, board=board, phase="attack")
    with dice("RS M", "M M M"):
        play(m, "attack to_smasher@C3 va_citadel_paladin@C4")
    assert m.decision.name == "reroll"
    last = m.explain("strength of C3").terms[-1]
    assert (last.source, last.operation, last.amount, last.total) == (number(m, "D4"), "subtract", 1, 3)
    assert last.by is not None
    assert last.by.cs == "Božský štít"


def test_a_shield_that_took_nothing_off_is_not_told() -> None:
    board = {"C3": "to_smasher", "C1": "to_grognack+1", "C4": "va_citadel_paladin@p2", "D4": "va_coleen_brighton@p2"}
    m = table({"hand": ["to_freeze"]}, board=board, phase="attack")
    with dice("M M", "M M M M"):
        play(m, "attack to_smasher@C3 va_citadel_paladin@C4")
    assert [term.operation for term in m.explain("strength of C3").terms] == ["printed"]
