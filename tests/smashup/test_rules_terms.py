"""The glossary: extra, discard, affect, move, Special, Talent, Ongoing, return, play, destroy."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.smashup.card import MINION, SmashCard
from sudi.games.smashup.effects import Affect, Draw
from sudi.games.smashup.game import GAME
from sudi.games.smashup.moves import DESTROY
from sudi.games.smashup.select import HERE, Minions
from sudi.games.smashup.words import PIRATES
from sudi.kernel.wording import Bilingual

from .table import busy, everything_in_one_place, hand, more_cards, options, play, power, table, zone

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
REX, LASER, STEGO, RAPTOR = (f"dinosaurs_{m}" for m in ("king_rex", "laseratops", "armor_stego", "war_raptor"))


def plays(match, card):
    return [o.split()[-1] for o in options(match) if o.startswith((f"play {card} ", f"raise {card} "))]


# ---- extra ----
@pytest.mark.rule("SMU-095", "SMU-096")
def test_an_extra_minion_comes_on_top_of_the_free_one_at_any_later_time():
    match = busy(
        {"hand": ["wizards_summon", "wizards_archmage", "wizards_chronomage", "wizards_enchantress", "wizards_scry"]}
    )
    play(match, "act wizards_summon", f"play wizards_chronomage {OASIS}")
    play(match, "act wizards_mystic_studies")  # Chronomage's extra action in between
    assert plays(match, "wizards_archmage"), "the second minion is still to come"
    play(match, f"play wizards_archmage {OASIS}")
    assert not plays(match, "wizards_enchantress"), "and that was the last one"
    assert match.state.turn == 0


@pytest.mark.rule("SMU-095")
def test_an_extra_action_comes_on_top_of_the_free_one():
    match = busy({"hand": ["wizards_time_loop", "pirates_cannon", "pirates_dinghy", "pirates_dinghy"]})
    play(match, "act wizards_time_loop", "act pirates_cannon")
    assert "act pirates_dinghy" in options(match)
    play(match, "act pirates_dinghy")
    assert "act pirates_dinghy" not in options(match)
    assert match.state.turn == 0, "the spare minion can still be played"


@pytest.mark.rule("SMU-095", "SMU-144")
def test_restrictions_of_different_extra_plays_are_kept_apart():
    """Free: anything anywhere. Zapbot: power 2 or less. Outbreak: only where one has no minion."""
    match = busy(
        {"hand": ["robots_zapbot", "zombies_outbreak", "zombies_zombie_lord", "zombies_walker", "robots_warbot"]}
    )
    play(match, f"play robots_zapbot {OASIS}")
    assert not plays(match, "zombies_zombie_lord"), "5 is more than 2"
    assert len(plays(match, "zombies_walker")) == 3
    play(match, "act zombies_outbreak")
    assert plays(match, "zombies_zombie_lord") == [FACTORY, "base_rhodes_plaza_mall"]
    assert plays(match, "robots_warbot") == [FACTORY, "base_rhodes_plaza_mall"]
    play(match, f"play robots_warbot {FACTORY}")
    assert not plays(match, "zombies_zombie_lord"), "Outbreak is used up"
    assert len(plays(match, "zombies_walker")) == 3, "Zapbot's play is not"


@pytest.mark.rule("SMU-095", "SMU-029")
def test_the_narrow_permission_is_used_up_before_the_free_one():
    match = busy({"hand": ["wizards_summon", "wizards_enchantress", "robots_zapbot", "robots_warbot", REX][:4]})
    play(match, "act wizards_summon", f"play robots_zapbot {OASIS}")  # the extra minion; the free one is left
    play(match, f"play wizards_enchantress {OASIS}")  # by Zapbot's permission
    assert match.state.extras == []
    assert plays(match, "robots_warbot"), "the free minion is left"


@pytest.mark.rule("SMU-096", "SMU-029")
def test_archmage_gives_an_extra_action_each_turn_the_first_one_included():
    match = busy(
        {
            "hand": ["wizards_archmage", "wizards_scry", "wizards_summon", "wizards_sacrifice"],
            "deck": ["aliens_probe"] * 1,
        }
    )
    play(match, f"play wizards_archmage {OASIS}", "act wizards_scry")
    assert "act wizards_summon" in options(match)
    play(match, "act wizards_summon")
    assert "act wizards_sacrifice" not in options(match)


@pytest.mark.rule("SMU-096")
def test_a_standing_extra_is_there_in_every_own_turn_and_in_no_other():
    match = busy(
        {
            "hand": ["tricksters_gnome", "tricksters_leprechaun"],
            "deck": ["tricksters_gnome", "tricksters_leprechaun"][:1],
        },
        {"hand": ["pirates_pirate_king"]},
        actions={"tar_pits": ["tricksters_enshrouding_mist"]},
        turn="p2",
    )
    play(match, f"play pirates_pirate_king {FACTORY}")
    assert not plays(match, "pirates_saucy_wench"), "p2 gains nothing by it"
    play(match, "end", f"play tricksters_leprechaun {OASIS}")
    assert plays(match, "tricksters_gnome") == [TAR], "the extra minion only at the misty base"
    play(match, f"play tricksters_gnome {TAR}")
    assert not plays(match, "tricksters_gremlin"), "once a turn"
    play(match, "end", "end")
    assert match.state.turn == 0
    play(match, f"play tricksters_gremlin {FACTORY}")
    assert plays(match, "tricksters_gnome") == [TAR], "and again in the next turn"


# ---- discard, owner and controller ----
@pytest.mark.rule("SMU-098", "SMU-099")
def test_a_borrowed_action_goes_to_the_pile_of_the_player_of_its_faction():
    """Mass Enchantment plays p2's Cannon: 'your' is p1, the discard pile is p2's."""
    match = busy(
        {"hand": ["wizards_mass_enchantment"]},
        {"deck": ["pirates_swashbuckling"]},
        minions={"jungle_oasis": ["wizards_archmage", "pirates_first_mate@p2"]},
    )
    play(match, "act wizards_mass_enchantment", "act pirates_swashbuckling")
    assert (power(match, "wizards_archmage"), power(match, "pirates_first_mate")) == (5, 2)
    assert zone(match, "discard", 0) == ["wizards_mass_enchantment"]
    assert zone(match, "discard", 1) == ["pirates_swashbuckling"]
    everything_in_one_place(match)


@pytest.mark.rule("SMU-098", "SMU-099", "SMU-115")
def test_a_borrowed_ongoing_action_works_for_whoever_played_it_and_dies_with_its_owner():
    """p1 plays p2's Overrun through Mass Enchantment: p2 cannot play there; at p1's next turn it is destroyed."""
    match = busy({"hand": ["wizards_mass_enchantment"]}, {"deck": ["zombies_overrun"]})
    play(match, "act wizards_mass_enchantment", f"act_at zombies_overrun {OASIS}")
    assert [o for o in options(match) if o.startswith("play") and OASIS in o], "p1 may play there"
    play(match, "end")
    assert not [o for o in options(match) if o.startswith("play") and OASIS in o], "p2 may not"
    assert match.why_not(f"play zombies_walker {OASIS}").rule == "SMU-118"
    play(match, "end")
    assert zone(match, "actions", "jungle_oasis") == []
    assert "zombies_overrun" in zone(match, "discard", 1) + zone(match, "deck", 1) + zone(match, "hand", 1)
    assert "zombies_overrun" not in zone(match, "discard", 0)


@pytest.mark.rule("SMU-099")
def test_a_borrowed_card_that_affects_a_brownie_costs_its_player_the_cards():
    match = busy(
        {"hand": ["wizards_mass_enchantment", "wizards_scry", "wizards_portal"]},
        {"hand": ["aliens_probe"], "deck": ["aliens_beam_up"]},
        {"hand": ["robots_zapbot"]},
        minions={"jungle_oasis": ["tricksters_brownie@p3"]},
    )
    before = [len(h) for h in match.state.hand]
    play(match, "act wizards_mass_enchantment", "act aliens_beam_up")
    assert [len(h) for h in match.state.hand] == [before[0] - 1 - 2, before[1], before[2] + 1]


# ---- affect ----
AFFECTING = [
    ("ninjas_seeing_stars", "act ninjas_seeing_stars"),  # destroy
    ("aliens_beam_up", "act aliens_beam_up"),  # return
    ("pirates_shanghai", "act pirates_shanghai"),  # move
    ("ninjas_poison", "act ninjas_poison"),  # attach
    ("aliens_disintegrator", "act aliens_disintegrator"),  # put under the deck (ruling R04)
]


@pytest.mark.rule("SMU-100", "SMU-152", "SMU-118")
@pytest.mark.parametrize(("action", "choice"), AFFECTING)
def test_moving_returning_destroying_and_attaching_affect_a_minion(action, choice):
    """A smoke-bombed Scout is safe from each of them; the action is played without effect."""
    factions = [f"{action.partition('_')[0]}+robots", "dinosaurs+wizards"]
    for guarded in (True, False):
        match = busy(
            {"hand": [action]},
            minions={"jungle_oasis": ["wizards_enchantress@p2"]},
            actions={"jungle_oasis": ["dinosaurs_wildlife_preserve@p2"] if guarded else []},
            factions=factions,
        )
        play(match, choice if choice in options(match) else f"act_on {action} wizards_enchantress@{OASIS}")
        if match.decision.name == "to":
            play(match, f"to {FACTORY}")
        unharmed = zone(match, "minions", "jungle_oasis") == ["wizards_enchantress"] and zone(
            match, "actions", "jungle_oasis"
        ) in ([], ["dinosaurs_wildlife_preserve"])
        assert unharmed == guarded


@pytest.mark.rule("SMU-100")
def test_a_change_of_power_does_not_affect():
    match = busy(
        {"hand": ["dinosaurs_augmentation"]},
        minions={"jungle_oasis": ["ninjas_shinobi@p2"]},
        actions={"jungle_oasis": ["ninjas_smoke_bomb@p2>ninjas_shinobi"]},
    )
    play(match, "act dinosaurs_augmentation")
    assert power(match, "ninjas_shinobi") == 7


# ---- move ----
@pytest.mark.rule("SMU-101", "SMU-102", "SMU-114")
def test_a_moved_minion_takes_its_actions_along_and_is_not_played():
    """Nothing that waits for a minion being played reacts: neither Flame Trap nor the Homeworld."""
    match = busy(
        {"hand": ["aliens_invasion"]},
        minions={"jungle_oasis": ["aliens_collector", "robots_zapbot@p2"], "the_homeworld": []},
        actions={"jungle_oasis": ["dinosaurs_upgrade>aliens_collector"], "the_homeworld": ["tricksters_flame_trap@p2"]},
        factions=["aliens+dinosaurs", "robots+tricksters"],
    )
    play(match, "act aliens_invasion", f"target aliens_collector@{OASIS}", "to base_the_homeworld")
    assert zone(match, "minions", "the_homeworld") == ["aliens_collector"]
    assert zone(match, "actions", "the_homeworld") == ["tricksters_flame_trap", "dinosaurs_upgrade"]
    assert power(match, "aliens_collector") == 4
    assert match.state.extras == []
    assert match.decision.name == "play"


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
