"""The glossary: extra, discard, affect, move, Special, Talent, Ongoing, return, play, destroy."""

from __future__ import annotations

import pytest

from ..table import busy, everything_in_one_place, options, play, plays, power, zone

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
REX, LASER, STEGO, RAPTOR = (f"dinosaurs_{m}" for m in ("king_rex", "laseratops", "armor_stego", "war_raptor"))


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
