"""What is summoned, built, played or used says its price in magic, moves or attacks, before it is chosen."""

from __future__ import annotations

import sudi
from sudi.kernel.wording import Bilingual

from ..table import Match, table


def offered(match: Match, start: str) -> sudi.Option:
    assert match.decision is not None
    return next(option for option in match.decision.options if option.name.startswith(start))


def test_summoning_costs_magic_and_tells_what_is_left() -> None:
    match = table({"hand": ["fk_undead_warrior"], "magic": 5}, board={"C3": "gate@p1"})
    summon = offered(match, "summon fk_undead_warrior")
    assert summon.cost is not None
    assert summon.cost.en.startswith(f"{match.state.t.cost[match.state.hand[0][0]]} magic (")
    before = match.state.magic[0]
    match.choose(summon.name)
    assert summon.cost.en.endswith(f"({match.state.magic[0]} left)")
    assert match.state.magic[0] < before


def test_a_card_discarded_for_magic_tells_how_much_there_will_be() -> None:
    match = table({"hand": ["fk_purge"], "magic": 2}, phase="magic")
    assert offered(match, "discard").brings == Bilingual("1 bod magie (celkem 3)", "1 magic (3 in all)")


def test_an_ability_instead_of_an_attack_costs_one_and_says_what_it_does() -> None:
    match = table(board={"C3": "br_wind_mage", "C4": "cg_smeg@p2"}, phase="attack")
    use = offered(match, "use br_wind_mage")
    assert use.cost == Bilingual("1 útok (zbudou 2)", "1 attack (2 left)")
    assert use.brings is not None
    assert "force it 1 space" in use.brings.en


def test_an_ability_that_hurts_its_own_unit_is_not_called_free() -> None:
    match = table({"discard": ["fk_undead_warrior"]}, board={"C3": "fk_ret_talus"})
    use = offered(match, "use fk_ret_talus")
    assert use.cost is None
    assert use.brings is not None
    assert "2 damage" in use.brings.en
