"""Ratings: whom personalities help, sums of modifiers."""

from __future__ import annotations

import pytest

from ..table import fight, rating, table


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
