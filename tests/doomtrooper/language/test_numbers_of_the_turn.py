"""Numbers of everybody's turn that cards change: meditation, drawing, what warriors cost."""

from __future__ import annotations

import pytest

from ..table import destiny, end_turn, ids, options, passes, play, table, why


# ---- meditation ----
@pytest.mark.parametrize(("market", "brings"), [("rising_market", 2), ("falling_market", 0)])
def test_a_market_changes_what_everybodys_meditation_brings(market: str, brings: int):
    library = ["infantry"] * 9
    m = table({"works": [market], "destiny": 3, "library": library}, {"destiny": 3, "library": library})
    play(m, "meditate")
    assert (destiny(m)[0], m.state.actions) == (3 + brings, 2)
    end_turn(m)
    play(m, "meditate")
    assert destiny(m)[1] == 3 + brings
    assert m.explain("destiny of p2").total == 3 + brings


def test_one_market_ends_the_other_and_a_second_of_its_kind_is_not_played():
    m = table({"hand": ["falling_market", "rising_market"]}, {"works": ["rising_market"]})
    play(m, "meditate")
    assert "play rising_market" not in options(m)
    play(m, "play falling_market")
    passes(m)
    assert ids(m, "works", 1) == []
    assert ids(m, "grave", 1) == ["rising_market"]
    before = destiny(m)[0]
    play(m, "meditate")
    assert destiny(m)[0] == before


# ---- drawing ----
def test_nobody_draws_more_than_one_card_in_the_draw_step():
    library = ["infantry"] * 9
    m = table({"works": ["throwing_it_all_away"], "library": library}, {"hand": ["trencher"] * 2, "library": library})
    end_turn(m)
    assert len(m.state.hand[1]) == 3
    end_turn(m)
    assert len(m.state.hand[0]) == 1


# ---- what warriors cost ----
def test_barracks_halve_the_price_of_ones_own_plain_doomtroopers():
    hand = ["blood_beret", "clansman", "archangel", "sean_gallagher", "necromutant"]
    mine = {"hand": hand, "works": ["barracks:squad"], "destiny": 2}
    m = table(mine, {"hand": ["clansman"], "destiny": 2})
    offered = {o for o in options(m) if o.startswith("deploy")}
    assert offered == {"deploy blood_beret", "deploy clansman"}  # 4 and 3, halved and rounded up
    assert why(m, "deploy archangel") == "DTR-046"  # of the Brotherhood: 3
    play(m, "deploy clansman")
    assert destiny(m)[0] == 0
    end_turn(m)
    assert "deploy clansman" not in options(m)  # somebody else's barracks
