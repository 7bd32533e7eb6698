"""The plan of a main phase: cards paid together (RON-115 to RON-118), two dice for any resource (RON-112)."""

from __future__ import annotations

from sudi.games.rone.game import GAME
from sudi.games.rone.mind.plan import plan
from sudi.kernel.match import Match
from sudi.mind.aspects import option_aspects

from ..table import options, play, table


def planned(match: Match) -> set[str]:
    t = match.state.t
    return {t.defs[t.kind.index(kind)].id for kind in plan(match.state, 0).cards}


def marks(match: Match, option: str) -> set[str]:
    keyed = option_aspects(GAME, match.state)
    return {key[2] for key in keyed[options(match).index(option)] if key[1] == "!"}


def test_cards_that_ask_for_the_same_die_are_not_both_planned() -> None:
    """Each of them could be paid alone; the black die pays one."""
    match = table({"hand": ["brawler", "jugura"], "rolled": "KB??"}, {})
    assert len(planned(match)) == 1
    match = table({"hand": ["brawler", "jugura"], "rolled": "KKB-"}, {})
    assert planned(match) == {"brawler", "jugura"}


def test_two_cheap_cards_come_before_one_that_takes_what_both_need() -> None:
    """Destroyer takes red and black; Brawler takes the black and Scout anything."""
    match = table({"hand": ["destroyer", "brawler", "scout"], "rolled": "RKY-"}, {})
    assert len(planned(match)) == 2
    match = table({"hand": ["brawler", "scout"], "rolled": "KR??"}, {})
    assert planned(match) == {"brawler", "scout"}


def test_a_colour_that_no_die_shows_is_converted_from_two_that_nobody_needs() -> None:
    match = table({"hand": ["vision"], "rolled": "--B?"}, {})
    assert planned(match) == {"vision"}
    assert "planned 0" in marks(match, "convert blank blank")
    play(match, "convert blank blank")
    assert "plan more" in marks(match, "gain yellow")
    assert "plan same" in marks(match, "gain red")


def test_a_wild_resource_pays_no_colour() -> None:
    """RON-118."""
    match = table({"hand": ["water_canister", "areja"], "rolled": "????"}, {})
    play(match, "play water_canister")
    assert planned(match) == set()


def test_a_card_that_cannot_be_paid_with_the_rest_is_marked_so() -> None:
    match = table({"hand": ["brawler", "destroyer"], "rolled": "KR??"}, {})
    play(match, "use black", "use red")
    assert {"planned", "not planned"} == marks(match, "play destroyer") & {"planned", "not planned"} | marks(
        match, "play brawler"
    ) & {"planned", "not planned"}
