"""What is bought or attacked says its price and what is left, before it is chosen."""

from __future__ import annotations

import sudi
from sudi.kernel.wording import Bilingual

from ..table import table


def offered(match: sudi.Match, name: str) -> sudi.Option:
    assert match.decision is not None
    found = match.decision.option(name)
    assert found is not None, [option.name for option in match.decision.options]
    return found


def test_recruiting_and_fast_playing_cost_gems_and_bring_the_card_differently() -> None:
    match = table({"hand": ["crystal"]}, gems=5, row=["thorn_zealot", "shadow_apostle"])
    kept, used = offered(match, "recruit shadow_apostle"), offered(match, "hire shadow_apostle")
    price = kept.cost
    assert price is not None
    assert price.cs.endswith(f"(zbudou {5 - int(price.cs[0])})")
    assert used.cost == price
    assert kept.brings == Bilingual("Přijde na tvůj odkládací balíček", "It goes to your discard pile")
    assert used.brings == Bilingual("Působí hned a nezůstane ti", "It works at once, and you do not keep it")
    before = match.state.gems
    match.choose("recruit shadow_apostle")
    assert before - match.state.gems == int(price.cs[0]), "it costs what was said"


def test_focus_tells_the_mastery_that_there_will_be() -> None:
    match = table({"hand": ["crystal"], "mastery": 7}, gems=2)
    focus = offered(match, "focus")
    assert focus.cost == Bilingual("1 drahokam (zbude 1)", "1 gem (1 left)")
    assert focus.brings == Bilingual("1 bod mistrovství (celkem 8)", "1 mastery (8 in all)")


def test_an_attack_on_a_champion_costs_its_health_in_power() -> None:
    match = table({"hand": ["crystal"]}, {"champions": ["evokatus"]}, power=5)
    attack = offered(match, "attack evokatus")
    assert attack.cost == Bilingual("2 body síly (zbudou 3)", "2 power (3 left)")


def test_what_is_played_from_hand_has_no_price() -> None:
    play = offered(table({"hand": ["crystal"]}, gems=1), "play crystal")
    assert (play.cost, play.brings) == (None, None)
