"""Specials after a scoring, and what clearing up does and does not set off."""

from __future__ import annotations

import pytest

from sudi.games.smashup.cards.card import MINION, SmashCard
from sudi.games.smashup.language.drawing import Draw
from sudi.games.smashup.language.occasions import ThisDiscarded
from sudi.games.smashup.language.standing import Trigger
from sudi.games.smashup.words.factions import PIRATES
from sudi.kernel.wording import Bilingual

from ..table import busy, hand, lines, more_cards, play, power, zone

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
REX, LASER, STEGO = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_armor_stego"


@pytest.mark.rule("SMU-081", "SMU-082", "SMU-054")
def test_after_scoring_abilities_come_before_the_clearing_up():
    """First Mate and Scout leave after the points are given; what stays goes to the discard piles."""
    match = busy(
        minions={"jungle_oasis": [REX, "aliens_scout@p2", "aliens_scout@p2", "dinosaurs_laseratops@p1"]},
    )
    play(match, "end")
    assert match.decision.name == "after"
    assert match.state.vp == [2, 0]
    assert zone(match, "bases", 0) == [OASIS], "still there"
    assert len(zone(match, "minions", "jungle_oasis")) == 4
    play(match, f"special aliens_scout@{OASIS}")
    assert hand(match, 1) == ["aliens_scout"]
    play(match, "pass")
    assert zone(match, "discard", 1) == ["aliens_scout"]
    assert zone(match, "discard", 0) == [REX, LASER]


@pytest.mark.rule("SMU-080", "SMU-064", "SMU-066", "SMU-081")
def test_after_specials_go_round_from_the_active_player():
    match = busy(
        minions={"jungle_oasis": [f"{REX}@p1", "aliens_scout@p1", "pirates_first_mate@p2", "pirates_first_mate@p2"]},
        turn="p2",
    )
    play(match, "end")
    assert match.decision.seat == 1
    play(match, "pass")
    assert match.decision.seat == 0
    play(match, f"special aliens_scout@{OASIS}")
    assert match.decision.seat == 1, "asked again, because somebody acted"
    play(match, f"special pirates_first_mate@{OASIS}", f"to {FACTORY}")
    play(match, f"special pirates_first_mate@{OASIS}", f"to {FACTORY}")
    assert zone(match, "minions", "factory_436_1337") == ["pirates_first_mate"] * 2


@pytest.mark.rule("SMU-083", "SMU-085")
def test_clearing_up_destroys_nothing():
    """Gremlin, Archive and Nukebot answer to being destroyed; Buccaneer would run away. None of that happens."""
    match = busy(
        {},
        {"deck": ["robots_zapbot"] * 3},
        minions={
            "tar_pits": [
                "pirates_buccaneer@p1",
                "robots_nukebot@p2",
                "robots_microbot_archive@p2",
                "dinosaurs_king_rex@p1",
            ]
        },
    )
    play(match, "end")
    assert lines(match, "destroyed") == []
    assert zone(match, "discard", 0)[:2] == ["pirates_buccaneer", REX], "not under the deck either (Tar Pits)"
    assert zone(match, "discard", 1) == ["robots_nukebot", "robots_microbot_archive"]
    assert hand(match, 1) == []
    assert match.state.turn == 1, "nor is anybody asked which of them answers first"


@pytest.mark.rule("SMU-082", "SMU-098")
def test_actions_are_cleared_to_their_owners():
    match = busy(
        minions={"jungle_oasis": [REX, LASER, LASER]},
        actions={"jungle_oasis": [f"ninjas_poison@p2>{LASER}", f"dinosaurs_upgrade>{REX}", "tricksters_hideout@p2"]},
    )
    play(match, "end")
    assert sorted(zone(match, "discard", 0)) == sorted([REX, LASER, LASER, "dinosaurs_upgrade"])
    assert sorted(zone(match, "discard", 1)) == ["ninjas_poison", "tricksters_hideout"]
    assert power(match, LASER) == 4


MOURNED = SmashCard(
    id="test_mourned",
    name=Bilingual("Oplakávaný", "Mourned"),
    kind=MINION,
    faction=PIRATES,
    power=3,
    copies=3,
    standing=(Trigger("play", ThisDiscarded(), Draw(1)),),
)


@pytest.fixture
def mourned(monkeypatch):
    """No card of this box waits for being put on the discard pile; two more Pirates do, for these tests."""
    with more_cards(monkeypatch, PIRATES, MOURNED):
        yield


@pytest.mark.rule("SMU-083", "SMU-084")
def test_clearing_up_sets_off_what_waits_for_the_discard_pile(mourned):
    match = busy(
        {"deck": ["pirates_dinghy", "pirates_dinghy", "pirates_cannon", "pirates_broadside"]},
        minions={"jungle_oasis": ["test_mourned", "test_mourned", REX]},
        factions=["pirates+dinosaurs", "aliens+robots"],
    )
    play(match, "end")
    assert match.decision.name == "order", "two at once: the active player orders them (SMU-119)"
    assert zone(match, "bases", 0) == [OASIS], "the new base is not there yet"
    assert sorted(zone(match, "discard", 0)) == [REX, "test_mourned", "test_mourned"]
    match.choose(0)
    assert lines(match, "destroyed") == []
    assert len(hand(match, 0)) == 4, "one for each, and two in step 4"


@pytest.mark.rule("SMU-084", "SMU-115", "SMU-110")
@pytest.mark.parametrize(("action", "drawn"), [("ninjas_seeing_stars", 1), ("aliens_beam_up", 0)])
def test_being_destroyed_puts_a_card_on_the_pile_and_being_returned_does_not(mourned, action, drawn):
    match = busy(
        {"hand": [action, "ninjas_shinobi" if "ninjas" in action else "aliens_scout"]},
        {"deck": ["pirates_dinghy"]},
        minions={"jungle_oasis": ["test_mourned@p2"]},
        factions=[action.partition("_")[0] + "+robots", "pirates+dinosaurs"],
    )
    play(match, f"act {action}")
    assert hand(match, 1).count("pirates_dinghy") == drawn
