"""Every number shows how it came about."""

from __future__ import annotations

import pytest

import sudi

from ..table import play, table


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
