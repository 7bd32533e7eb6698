"""What is done says its price in actions and destiny points, before it is chosen."""

from __future__ import annotations

import sudi
from sudi.kernel.wording import Bilingual

from ..table import Match, table


def offered(match: Match, name: str) -> sudi.Option:
    assert match.decision is not None
    found = match.decision.option(name)
    assert found is not None, [option.name for option in match.decision.options]
    return found


def test_deploying_costs_an_action_and_the_value_of_the_warrior() -> None:
    match = table({"hand": ["clansman", "valkyrie"], "destiny": 5}, {"kohort": ["necromutant"]})
    deploy = offered(match, "deploy clansman")
    assert deploy.cost == Bilingual(
        "1 akce (zbudou 2), 3 body osudu (zbudou 2)", "1 action (2 left), 3 destiny points (2 left)"
    )
    match.choose("deploy clansman")
    assert match.state.destiny[0] == 2, "it costs what was said"


def test_hiding_costs_all_actions_now_and_points_later() -> None:
    match = table({"hand": ["clansman"], "squad": ["valkyrie"], "destiny": 0}, {"kohort": ["necromutant"]})
    hide = offered(match, "hide clansman")
    assert hide.cost == Bilingual("3 akce (nezbude nic)", "3 actions (none left)")
    assert hide.brings == Bilingual("Zaplatíš ho, až se ukáže", "You pay for it when it is revealed")


def test_meditating_tells_the_points_that_there_will_be() -> None:
    match = table({"hand": ["clansman"], "destiny": 4}, {"kohort": ["necromutant"]}, actions=1)
    meditate = offered(match, "meditate")
    assert meditate.cost == Bilingual("1 akce (nezbude nic)", "1 action (none left)")
    assert meditate.brings == Bilingual("1 bod osudu (celkem 5)", "1 destiny point (5 in all)")


def test_an_attack_takes_an_attack_action() -> None:
    match = table({"squad": ["clansman"]}, {"kohort": ["necromutant"]})
    assert offered(match, "attack").cost == Bilingual("1 útočná akce", "1 attack action")
