"""What is bought says its price and what it brings, before it is chosen."""

from __future__ import annotations

import random

import pytest

import sudi
from sudi.kernel.wording import Bilingual


def offered(verb: str, mode: str) -> dict[str, sudi.Option]:
    """Every option of a verb that random play comes across, by name."""
    found: dict[str, sudi.Option] = {}
    for seed in range(6):
        match = sudi.new("rone", mode=mode, seed=seed)
        chance = random.Random(seed)
        for _ in range(500):
            if match.decision is None:
                break
            found |= {option.name: option for option in match.decision.options if option.verb == verb}
            match.choose(chance.randrange(len(match.decision.options)))
    return found


def test_all_nine_purchases_say_what_they_cost_and_bring() -> None:
    bought = offered("buy", "duel")
    assert len(bought) == 9
    for option in bought.values():
        assert option.cost is not None
        assert option.brings is not None
    said = {name.split()[1]: option for name, option in bought.items()}
    assert said["recycle"].cost == Bilingual("1 náhradní díl", "1 spare part")
    assert said["recycle"].brings == Bilingual("Recykluj 1 kartu", "Recycle 1 card")
    assert said["recruit"].cost == Bilingual("2 náhradní díly", "2 spare parts")


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_views_carry_both(lang: str) -> None:
    match = sudi.new("rone", mode="duel", seed=1)
    chance = random.Random(1)
    while match.decision is not None and match.decision.options[0].verb != "buy":
        match.choose(chance.randrange(len(match.decision.options)))
    assert match.decision is not None
    shown = match.view(match.decision.seat)["decision"]["options"][0]
    assert shown["cost"][lang]
    assert shown["brings"][lang]
