"""Specials round a scoring: Me first!, now or never, before and after."""

from __future__ import annotations

import pytest

from ..table import busy, everything_in_one_place, lines, options, play, zone

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
REX, LASER, STEGO = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_armor_stego"
READY = [f"{REX}@p2", f"{LASER}@p2", f"{LASER}@p2"]  # 15 at the Oasis


@pytest.mark.rule("SMU-060", "SMU-061", "SMU-062", "SMU-063", "SMU-073", "SMU-133")
def test_the_oasis_example_with_full_sail():
    """The Pirates would be second for 0 points; Full Sail takes all of them away. 8 of 12 are left and still score."""
    match = busy(
        {"hand": ["pirates_full_sail"]},
        minions={"jungle_oasis": [f"{LASER}@p2", f"{LASER}@p2", "pirates_first_mate", "pirates_first_mate"]},
    )
    assert match.explain(f"total of {OASIS}").total == 12
    play(match, "end")
    assert match.decision.name == "before"
    play(match, "special pirates_full_sail")
    play(match, f"target pirates_first_mate@{OASIS}", f"to {FACTORY}")
    assert match.explain(f"total of {OASIS}").total == 10, "below the breakpoint already"
    play(match, f"target pirates_first_mate@{OASIS}", f"to {FACTORY}")
    assert match.state.vp == [0, 2], "the scoring that had begun was completed with those who stayed"
    assert zone(match, "minions", "factory_436_1337") == ["pirates_first_mate"] * 2
    assert zone(match, "discard", 0) == ["pirates_full_sail"]
    assert zone(match, "discard", 1) == [LASER, LASER]
    assert match.state.turn == 1


@pytest.mark.rule("SMU-061", "SMU-133")
def test_without_full_sail_the_pirates_are_second_for_nothing():
    match = busy(minions={"jungle_oasis": [f"{LASER}@p2", f"{LASER}@p2", "pirates_pirate_king"]})
    play(match, "end")
    assert match.state.vp == [0, 2]
    assert zone(match, "discard", 0) == ["pirates_pirate_king"]


@pytest.mark.rule("SMU-059", "SMU-064", "SMU-065")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_everybody_is_asked_from_the_active_player_clockwise(turn):
    """Each player holds something for this moment: Shinobi, Full Sail, a Pirate King elsewhere."""
    match = busy(
        {"hand": ["ninjas_shinobi"]},
        {"hand": ["pirates_full_sail"]},
        {"hand": ["ninjas_shinobi"]},
        minions={"jungle_oasis": [f"{REX}@p1", f"{LASER}@p1", f"{LASER}@p1"]},
        factions=["ninjas+dinosaurs", "pirates+aliens", "ninjas+robots"],
        boxes=2,
        turn=f"p{turn + 1}",
    )
    play(match, "end")
    asked = []
    while match.decision.name == "before":
        asked.append(match.decision.seat)
        play(match, "pass")
    assert asked == [(turn + i) % 3 for i in range(3)], "once round, all passing in a row, and it is over"
    assert match.state.vp == [2, 0, 0]


@pytest.mark.rule("SMU-066", "SMU-065")
def test_passing_is_not_binding():
    """p1 passes, p2 plays a Shinobi that would win, so p1 answers with one; then all pass in a row."""
    match = busy(
        {"hand": ["ninjas_shinobi"]},
        {"hand": ["ninjas_shinobi"]},
        minions={"tar_pits": [f"{REX}@p1", "pirates_pirate_king@p2", "pirates_buccaneer@p2"]},
        factions=["ninjas+dinosaurs", "ninjas+pirates"],
        boxes=2,
    )
    play(match, "end")
    assert match.decision.seat == 0
    play(match, "pass")
    assert match.decision.seat == 1
    play(match, "special ninjas_shinobi")
    assert match.decision.seat == 0, "the pass before does not bind"
    play(match, "special ninjas_shinobi")
    assert match.state.vp == [3, 4], "10 against 12"


@pytest.mark.rule("SMU-065")
def test_acting_again_is_possible_after_everybody_else_passed():
    match = busy(
        {"hand": ["ninjas_shinobi", "ninjas_hidden_ninja"]},
        {"hand": ["pirates_full_sail"]},
        minions={"jungle_oasis": [f"{REX}@p1", f"{LASER}@p1", f"{LASER}@p1"]},
        factions=["ninjas+dinosaurs", "pirates+aliens"],
    )
    play(match, "end", "special ninjas_shinobi")
    assert match.decision.seat == 1
    play(match, "pass")
    assert match.decision.seat == 0
    assert options(match) == ["special ninjas_hidden_ninja", "pass"]


@pytest.mark.rule("SMU-104", "SMU-105", "SMU-158")
def test_specials_work_from_play_and_from_hand():
    """Pirate King comes from another base, Shinobi from the hand; neither uses up a free play nor a turn."""
    match = busy(
        {},
        {"hand": ["ninjas_shinobi"]},
        minions={"jungle_oasis": [f"{REX}@p1", f"{LASER}@p1", f"{LASER}@p1"], "tortuga": ["pirates_pirate_king@p2"]},
    )
    play(match, "end")
    assert match.decision.seat == 1
    assert sorted(options(match)) == ["pass", "special ninjas_shinobi", f"special pirates_pirate_king@{TORTUGA}"]
    play(match, f"special pirates_pirate_king@{TORTUGA}", "special ninjas_shinobi")
    assert match.state.turn == 1
    assert {"pirates_pirate_king", "ninjas_shinobi"} <= {*zone(match, "discard", 1)}
    assert match.state.free_minion
    assert match.state.free_action


@pytest.mark.rule("SMU-105", "SMU-148")
def test_a_special_play_leaves_the_free_minion_alone():
    match = busy(
        {"hand": ["ninjas_tiger_assassin", "ninjas_ninja_master"]},
        minions={"tortuga": ["ninjas_ninja_acolyte"]},
    )
    play(match, f"special ninjas_ninja_acolyte@{TORTUGA}")
    play(match, f"play ninjas_tiger_assassin {TORTUGA}")
    assert match.state.turns == 0
    assert f"play ninjas_ninja_master {OASIS}" in options(match), "the free minion is still there, at any base"
    play(match, f"play ninjas_ninja_master {OASIS}")
    assert match.state.turns == 0
    assert not [o for o in options(match) if o.startswith("play ")], "and that was the last one"


@pytest.mark.rule("SMU-103", "SMU-158")
@pytest.mark.parametrize("card", ["pirates_full_sail", "ninjas_shinobi", "ninjas_hidden_ninja"])
def test_a_special_for_the_scoring_cannot_be_used_in_step_2(card):
    match = busy(
        {"hand": [card]}, minions={"tortuga": ["pirates_pirate_king"]}, factions=["pirates+ninjas", "aliens+robots"]
    )
    assert not [o for o in options(match) if o.startswith("special")]
    assert match.why_not(f"special {card}").rule == "SMU-103"


@pytest.mark.rule("SMU-103")
def test_a_pirate_king_at_the_scored_base_has_nowhere_to_go():
    match = busy(minions={"jungle_oasis": [*READY, "pirates_pirate_king"]})
    play(match, "end")
    assert match.state.turn == 1, "nobody was asked"


@pytest.mark.rule("SMU-067", "SMU-097", "SMU-126")
def test_an_extra_play_in_a_scoring_is_made_at_once_or_lost():
    """Shinobi at the Homeworld allows an extra minion of power 2 or less: now, for each such play again."""
    match = busy(
        {"hand": ["ninjas_shinobi", "robots_zapbot", "robots_zapbot", "robots_hoverbot"], "deck": ["robots_warbot"]},
        minions={"the_homeworld": [f"{REX}@p2", f"{LASER}@p2", f"{LASER}@p2", f"{STEGO}@p2", f"{STEGO}@p2"]},
    )
    home = "base_the_homeworld"
    play(match, "end", "special ninjas_shinobi")
    assert match.decision.name == "extra"
    assert f"play robots_zapbot {home}" in options(match)
    assert not [o for o in options(match) if "hoverbot" in o], "3 is more than 2"
    play(match, f"play robots_zapbot {home}")
    assert match.decision.name == "extra", "Zapbot's own extra play, now or never"
    assert match.decision.card == "robots_zapbot"
    play(match, "decline")
    assert match.decision.card == home, "and the Homeworld's for Zapbot"
    play(match, f"play robots_zapbot {OASIS}")
    assert match.state.vp == [2, 4], "3 + 2 against 25"
    assert match.state.extras == []
    assert match.state.turn == 1
    everything_in_one_place(match)


@pytest.mark.rule("SMU-067", "SMU-126", "SMU-143")
def test_hoverbot_in_a_scoring():
    """Hidden Ninja brings Hoverbot, which reveals Warbot; it is played at once, at any base."""
    match = busy(
        {"hand": ["ninjas_hidden_ninja", "robots_hoverbot"], "deck": [*["robots_zapbot"] * 3, "robots_warbot"]},
        minions={"jungle_oasis": READY},
    )
    play(match, "end", "special ninjas_hidden_ninja", f"play robots_hoverbot {OASIS}")
    assert f"play robots_warbot {OASIS}" in options(match)
    assert "keep robots_warbot" in options(match)
    play(match, f"play robots_warbot {OASIS}")
    assert match.state.vp == [0, 2]
    assert "robots_warbot" in zone(match, "discard", 0)
    assert zone(match, "discard", 0).count("ninjas_hidden_ninja") == 1


@pytest.mark.rule("SMU-067", "SMU-126")
def test_an_extra_action_in_a_scoring_is_played_at_once_or_lost():
    """Hidden Ninja brings Chronomage in p2's turn: p1 may play an action now; afterwards it is gone."""
    for choice, gained in (("act wizards_mystic_studies", 2), ("decline", 0)):
        match = busy(
            {"hand": ["ninjas_hidden_ninja", "wizards_chronomage"], "deck": ["wizards_portal"] * 1 + ["wizards_scry"]},
            minions={"jungle_oasis": READY},
            factions=["wizards+ninjas", "dinosaurs+aliens"],
            turn="p2",
        )
        play(match, "end", "special ninjas_hidden_ninja", f"play wizards_chronomage {OASIS}")
        assert match.decision.name == "extra action"
        assert match.decision.seat == 0
        play(match, choice)
        assert len(lines(match, "acts")) == 1 + (gained > 0)
        assert match.state.turn == 0
        assert match.state.extras == []
        assert match.state.free_action, "p1's own turn begins with everything free"


@pytest.mark.rule("SMU-126", "SMU-096")
def test_extra_plays_saved_in_step_2_are_lost_when_it_ends():
    match = busy({"hand": ["wizards_summon"]}, minions={"jungle_oasis": READY})
    play(match, "act wizards_summon")
    assert len(match.state.extras) == 1
    play(match, "end")
    assert match.state.extras == []
    play(match, "end")
    assert match.state.turn == 0
    assert match.state.extras == []


@pytest.mark.rule("SMU-066", "SMU-104")
def test_one_shinobi_for_each_base_and_player():
    match = busy({"hand": ["ninjas_shinobi", "ninjas_shinobi"]}, minions={"jungle_oasis": READY})
    play(match, "end", "special ninjas_shinobi")
    assert match.state.turn == 1, "the second one may not follow"
    assert "ninjas_shinobi" in zone(match, "hand", 0)
    match = busy(
        {"hand": ["ninjas_shinobi", "ninjas_shinobi"]},
        minions={
            "jungle_oasis": READY,
            "tar_pits": ["robots_nukebot@p2", *["robots_warbot@p2"] * 2, "robots_hoverbot@p2"],
        },
    )
    play(match, "end", f"score {OASIS}", "special ninjas_shinobi")
    assert match.decision.name == "before", "another base, another Shinobi"
    play(match, "special ninjas_shinobi")
    assert match.state.vp == [3, 2 + 4]


@pytest.mark.rule("SMU-118")
@pytest.mark.parametrize("guard", ["zombies_overrun", "tricksters_block_the_path"])
def test_what_forbids_playing_here_stops_a_special_too(guard):
    match = busy(
        {"hand": ["ninjas_shinobi", "ninjas_hidden_ninja"]},
        minions={"jungle_oasis": READY},
        actions={"jungle_oasis": [f"{guard}@p2"]},
        named={"s1.actions.0": 2},
    )
    play(match, "end")
    assert options(match) == ["special ninjas_hidden_ninja", "pass"]
    play(match, "special ninjas_hidden_ninja")
    assert match.state.turn == 1, "Hidden Ninja found nothing to play there"
    assert "ninjas_shinobi" in zone(match, "hand", 0)
