"""A card says which of the turn's plays it uses up, before it is played."""

from __future__ import annotations

import sudi
from sudi.kernel.wording import Bilingual

from ..table import Match, table


def offered(match: Match, start: str) -> sudi.Option:
    assert match.decision is not None
    return next(option for option in match.decision.options if option.name.startswith(start))


def test_the_free_minion_and_the_free_action() -> None:
    match = table({"hand": ["robots_zapbot", "robots_tech_center", "pirates_first_mate"]})
    minion, action = offered(match, "play pirates_first_mate"), offered(match, "act robots_tech_center")
    assert minion.cost == Bilingual("použiješ bojovníka zdarma", "uses your free minion")
    assert action.cost == Bilingual("použiješ akci zdarma", "uses your free action")
    assert minion.brings is None


def test_an_extra_minion_names_the_card_that_gives_it() -> None:
    """A Zapbot lets one more minion of power 2 or less be played; a stronger one takes the free play."""
    match = table({"hand": ["robots_zapbot", "robots_zapbot", "pirates_pirate_king"]})
    match.choose(offered(match, "play robots_zapbot").name)
    again = offered(match, "play robots_zapbot")
    assert again.cost is not None
    assert again.cost.en == "uses an extra minion (Zapbot)"
    assert "navíc" in again.cost.cs


def test_a_question_in_between_has_no_price() -> None:
    match = table(
        {"hand": ["aliens_beam_up", "aliens_invader"]},
        minions={"tortuga": ["ninjas_shinobi@p2", "ninjas_tiger_assassin@p2"]},
    )
    match.choose(offered(match, "act aliens_beam_up").name)
    assert match.decision is not None
    assert {option.cost for option in match.decision.options} == {None}
