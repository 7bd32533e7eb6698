"""Talents, which no card of this box has, and the rest of the glossary: ongoing, return, play, destroy."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.smashup.cards.card import MINION, SmashCard
from sudi.games.smashup.game import GAME
from sudi.games.smashup.language.affecting import Affect
from sudi.games.smashup.language.drawing import Draw
from sudi.games.smashup.language.selectors import HERE, Minions
from sudi.games.smashup.law.protection import DESTROY
from sudi.games.smashup.words.factions import PIRATES
from sudi.kernel.wording import Bilingual

from ..table import busy, hand, more_cards, options, play, plays, power, table, zone

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
REX, LASER, STEGO, RAPTOR = (f"dinosaurs_{m}" for m in ("king_rex", "laseratops", "armor_stego", "war_raptor"))


# ---- talent ----
GYMNAST = SmashCard(
    id="test_gymnast",
    name=Bilingual("Gymnasta", "Gymnast"),
    kind=MINION,
    faction=PIRATES,
    power=3,
    copies=2,
    talent=Draw(1),
)
DUELLIST = SmashCard(
    id="test_duellist",
    name=Bilingual("Šermíř", "Duellist"),
    kind=MINION,
    faction=PIRATES,
    power=2,
    talent=Affect(DESTROY, Minions(where=HERE, max_power=1), optional=True),
)


@pytest.fixture
def talented(monkeypatch):
    """No card of this box has a Talent: three more cards in the Pirates' pack do, for these tests."""
    with more_cards(monkeypatch, PIRATES, GYMNAST, DUELLIST):
        yield


def talent_table(**facts):
    return table(
        {"hand": ["pirates_first_mate"], "deck": ["pirates_saucy_wench"] * 3},
        {"hand": ["robots_zapbot"], "deck": ["robots_zapbot"] * 3},
        factions=["pirates+ninjas", "robots+zombies"],
        **facts,
    )


@pytest.mark.rule("SMU-106", "SMU-107")
def test_a_talent_may_be_used_once_in_each_turn_of_its_owner(talented):
    match = talent_table(minions={"jungle_oasis": ["test_gymnast", "test_duellist"]})
    gymnast = f"talent test_gymnast@{OASIS}"
    assert {gymnast, "end"} <= {*options(match)}, "a choice, not an order"
    play(match, gymnast)
    assert zone(match, "hand", 0) == ["pirates_first_mate", "pirates_saucy_wench"]
    assert gymnast not in options(match)
    assert match.why_not(gymnast).rule == "SMU-106"
    play(match, "end")
    assert match.state.turn == 1
    assert not [o for o in options(match) if o.startswith("talent")], "not in somebody else's turn"
    play(match, "end")
    assert gymnast in options(match), "a new turn, a new use"
    play(match, "end")
    assert match.state.turn == 1, "unused, and nothing happened"


@pytest.mark.rule("SMU-106")
def test_each_minion_has_its_own_talent(talented):
    match = talent_table(minions={"jungle_oasis": ["test_gymnast", "test_gymnast"]})
    talents = [o for o in options(match) if o.startswith("talent")]
    assert len(talents) == 2
    play(match, talents[0])
    left = [o for o in options(match) if o.startswith("talent")]
    assert len(left) == 1
    play(match, left[0])
    assert len(match.state.hand[0]) == 3


@pytest.mark.rule("SMU-106", "SMU-136")
def test_a_talent_asks_what_it_has_to_ask_and_does_not_work_on_being_played(talented):
    match = talent_table(
        minions={"jungle_oasis": ["test_duellist", "robots_microbot_alpha@p2"]}, actions={}, bases=["jungle_oasis"]
    )
    duellist = f"talent test_duellist@{OASIS}"
    play(match, duellist, f"target robots_microbot_alpha@{OASIS}")
    assert zone(match, "discard", 1) == ["robots_microbot_alpha"]
    match = table(
        {"hand": ["test_gymnast", "pirates_cannon"], "deck": ["pirates_saucy_wench"]},
        factions=["pirates+ninjas", "robots+zombies"],
    )
    play(match, f"play test_gymnast {OASIS}")
    assert zone(match, "hand", 0) == ["pirates_cannon"]
    assert f"talent test_gymnast@{OASIS}" in options(match), "usable in the turn in which it is played"


@pytest.mark.rule("SMU-106")
def test_no_card_of_the_box_has_a_talent():
    """Ruling R24."""
    assert not [c for c in GAME.library.cards.values() if c.talent is not None and not c.id.startswith("test_")]
    match = busy(
        {"hand": ["pirates_first_mate"]},
        minions={"jungle_oasis": [REX]},
        factions=["pirates+dinosaurs", "aliens+robots"],
    )
    assert match.why_not(f"talent {REX}@{OASIS}").rule == "SMU-106"


# ---- ongoing, return, play, destroy ----
@pytest.mark.rule("SMU-109", "SMU-157")
def test_an_ongoing_text_holds_while_its_card_is_in_play_and_no_longer():
    match = busy({"hand": ["aliens_beam_up"]}, minions={"jungle_oasis": [RAPTOR, RAPTOR, f"{REX}@p1"]})
    assert power(match, RAPTOR) == 4
    play(match, "act aliens_beam_up", f"target {RAPTOR}@{OASIS}")
    assert power(match, RAPTOR) == 3


@pytest.mark.rule("SMU-109")
def test_an_ongoing_action_that_has_left_play_forbids_nothing_any_more():
    match = busy({"hand": ["tricksters_disenchant"]}, actions={"jungle_oasis": ["zombies_overrun@p2"]})
    minion, _ = match.spares[0]
    assert OASIS not in plays(match, minion)
    play(match, "act tricksters_disenchant")
    assert zone(match, "discard", 1) == ["zombies_overrun"]
    assert match.state.turns == 0
    assert OASIS in plays(match, minion)


@pytest.mark.rule("SMU-108")
def test_most_abilities_act_once():
    match = busy({"hand": ["aliens_invader"], "deck": []})
    play(match, f"play aliens_invader {OASIS}", "end", "end")
    assert match.state.turn == 0
    assert match.state.vp == [1, 0]


@pytest.mark.rule("SMU-110", "SMU-111", "SMU-114")
def test_a_returned_minion_goes_to_its_owners_hand_and_its_actions_to_their_owners_piles():
    match = busy(
        {"hand": ["aliens_beam_up"]},
        minions={"jungle_oasis": ["wizards_enchantress@p2", f"{REX}@p1"]},
        actions={"jungle_oasis": ["dinosaurs_upgrade>wizards_enchantress", "ninjas_poison@p2>wizards_enchantress"]},
    )
    play(match, "act aliens_beam_up", f"target wizards_enchantress@{OASIS}")
    assert hand(match, 1) == ["wizards_enchantress"], "back, and no card was drawn for it"
    assert zone(match, "discard", 0) == ["dinosaurs_upgrade", "aliens_beam_up"]
    assert zone(match, "discard", 1) == ["ninjas_poison"]


@pytest.mark.rule("SMU-110", "SMU-098")
def test_what_happens_to_a_minion_in_play_goes_by_its_owner():
    match = busy(
        {"hand": ["aliens_crop_circles"]},
        minions={"jungle_oasis": ["aliens_scout", "aliens_scout@p2"]},
        factions=["aliens+robots", "aliens+pirates"],
        boxes=2,
    )
    play(match, "act aliens_crop_circles", f"to {OASIS}")
    assert [hand(match, seat) for seat in (0, 1)] == [["aliens_scout"], ["aliens_scout"]]


@pytest.mark.rule("SMU-112", "SMU-114")
def test_a_card_put_on_the_discard_pile_is_not_played():
    """Walker discards an Invader from the deck: no point for it."""
    match = busy({"hand": ["zombies_walker"], "deck": ["aliens_scout", "aliens_invader"]})
    play(match, f"play zombies_walker {OASIS}", "shed aliens_invader")
    assert zone(match, "discard", 0) == ["aliens_invader"]
    assert match.state.vp == [0, 0]


@pytest.mark.rule("SMU-115")
def test_a_destroyed_card_goes_to_its_owners_discard_pile():
    match = busy({"hand": ["ninjas_ninja_master"]}, minions={"jungle_oasis": [f"{REX}@p2"]})
    play(match, f"play ninjas_ninja_master {OASIS}", f"target {REX}@{OASIS}")
    assert zone(match, "discard", 1) == [REX]
    assert zone(match, "discard", 0) == []


@pytest.mark.rule("SMU-116", "SMU-128")
def test_a_card_may_make_an_exception_to_the_glossary():
    """Destroyed at Tar Pits means: under the owner's deck. What answers to the destruction still answers."""
    match = busy(
        {"hand": ["ninjas_ninja_master", "ninjas_smoke_bomb"]},
        {"deck": ["tricksters_gnome"] * 2},
        minions={"tar_pits": ["tricksters_gremlin@p2"]},
    )
    before = len(match.state.hand[0])
    play(match, f"play ninjas_ninja_master {TAR}", f"target tricksters_gremlin@{TAR}")
    assert zone(match, "discard", 1) == []
    assert zone(match, "deck", 1) == ["tricksters_gremlin", "tricksters_gnome"], "at the bottom, one drawn"
    assert len(match.state.hand[0]) == before - 2, "one played, one lost to Gremlin"


@pytest.mark.rule("SMU-116", "SMU-097", "SMU-148")
def test_the_acolytes_extra_play_may_wait():
    """Ruling R08: the card says 'afterwards, this turn', so it beats the glossary's 'at once'."""
    match = busy({"hand": [REX]}, minions={"tortuga": ["ninjas_ninja_acolyte"]})
    play(match, f"special ninjas_ninja_acolyte@{TORTUGA}", "act dinosaurs_howl")
    assert plays(match, "ninjas_ninja_acolyte"), "the returned one may be played, too"
    play(match, f"play {REX} {FACTORY}")
    assert plays(match, "ninjas_ninja_acolyte") == [TORTUGA], "only in its place"


def test_a_match_with_talents_is_a_match_like_any_other(talented):
    match = sudi.new("smashup", players=2, seed=5, factions=["pirates+ninjas", "robots+zombies"])
    assert len(match.state.t.defs) == 179
