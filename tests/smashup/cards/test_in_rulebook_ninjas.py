"""Ninjas and other cards that the rulebook shows, one by one (SMU-146 to SMU-162)."""

from __future__ import annotations

import pytest

from ..table import busy, everything_in_one_place, hand, options, play, power, zone

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
HOME, SHROOMS = "base_the_homeworld", "base_mushroom_kingdom"
REX, LASER, RAPTOR = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_war_raptor"


# ---- ninjas ----
@pytest.mark.rule("SMU-146", "SMU-147")
@pytest.mark.parametrize(
    ("ninja", "reach"),
    [("ninjas_ninja_master", [REX, "aliens_invader"]), ("ninjas_tiger_assassin", ["aliens_invader"])],
)
def test_master_and_tiger_destroy_at_their_base(ninja, reach):
    match = busy(
        {"hand": [ninja]},
        minions={"jungle_oasis": [f"{REX}@p2", "aliens_invader@p2"], "tar_pits": ["aliens_collector@p2"]},
    )
    play(match, f"play {ninja} {OASIS}")
    others = [o for o in options(match) if ninja not in o]
    assert others == [f"target {m}@{OASIS}" for m in reach] + ["decline"]
    play(match, others[0])
    assert len(zone(match, "discard", 1)) == 1


@pytest.mark.rule("SMU-148")
def test_the_acolyte_works_only_before_the_first_minion_of_the_turn():
    """Ruling R14."""
    match = busy({"hand": [RAPTOR]}, minions={"tortuga": ["ninjas_ninja_acolyte"]})
    special = f"special ninjas_ninja_acolyte@{TORTUGA}"
    assert special in options(match)
    play(match, f"play {RAPTOR} {OASIS}")
    assert special not in options(match)
    assert match.why_not(special).rule == "SMU-148"


@pytest.mark.rule("SMU-149")
def test_disguise_swaps_up_to_two_minions_at_one_base():
    match = busy(
        {"hand": ["ninjas_disguise", "ninjas_ninja_master", "dinosaurs_howl"]},
        minions={"jungle_oasis": ["ninjas_shinobi", "ninjas_ninja_acolyte"], "tar_pits": [REX]},
    )
    play(match, "act ninjas_disguise", f"target ninjas_shinobi@{OASIS}")
    assert options(match) == [f"target ninjas_ninja_acolyte@{OASIS}", "done"], "only at the same base"
    play(match, f"target ninjas_ninja_acolyte@{OASIS}")
    assert {o.split()[-1] for o in options(match) if o.startswith("play")} == {OASIS}
    assert not [o for o in options(match) if "shinobi" in o], "the chosen ones are still at the base"
    play(match, f"play ninjas_ninja_master {OASIS}", "decline", "decline")
    assert zone(match, "minions", "jungle_oasis") == ["ninjas_ninja_master"]
    assert {"ninjas_shinobi", "ninjas_ninja_acolyte"} <= {*zone(match, "hand", 0)}
    assert match.state.free_minion
    everything_in_one_place(match)


@pytest.mark.rule("SMU-151")
@pytest.mark.parametrize(("minion", "after"), [(REX, 3), ("aliens_collector", 0), (LASER, 0)])
def test_poison_takes_four_but_never_below_0(minion, after):
    match = busy({"hand": ["ninjas_poison"]}, minions={"jungle_oasis": [f"{minion}@p2"]})
    play(match, f"act_on ninjas_poison {minion}@{OASIS}")
    assert power(match, minion) == after


@pytest.mark.rule("SMU-151", "SMU-124")
def test_poison_destroys_any_number_of_other_actions_on_its_minion():
    match = busy(
        {"hand": ["ninjas_poison"]},
        minions={"jungle_oasis": [f"{REX}@p2", f"{LASER}@p2"]},
        actions={
            "jungle_oasis": [
                f"dinosaurs_upgrade@p2>{REX}",
                f"ninjas_assassination@p1>{REX}",
                f"dinosaurs_tooth_and_claw_and_guns@p2>{LASER}",
            ]
        },
    )
    play(match, f"act_on ninjas_poison {REX}@{OASIS}")
    assert options(match) == [f"target dinosaurs_upgrade@{OASIS}", f"target ninjas_assassination@{OASIS}", "done"]
    play(match, f"target dinosaurs_upgrade@{OASIS}", "done")
    assert zone(match, "discard", 1) == ["dinosaurs_upgrade"]
    assert power(match, REX) == 3


@pytest.mark.rule("SMU-152")
def test_smoke_bomb_goes_on_an_own_minion_only():
    match = busy({"hand": ["ninjas_smoke_bomb"]}, minions={"jungle_oasis": ["ninjas_shinobi", f"{REX}@p2"]})
    assert [o for o in options(match) if "smoke" in o] == [f"act_on ninjas_smoke_bomb ninjas_shinobi@{OASIS}"]
    assert match.why_not(f"act_on ninjas_smoke_bomb {REX}@{OASIS}").rule == "SMU-152"


@pytest.mark.rule("SMU-152")
def test_smoke_bomb_stops_actions_of_others_not_minions_nor_own_actions():
    laid = {"jungle_oasis": ["aliens_scout@p2"]}
    guard = {"jungle_oasis": ["ninjas_smoke_bomb@p2>aliens_scout"]}
    match = busy({"hand": [REX, "pirates_saucy_wench", "dinosaurs_natural_selection"]}, minions=laid, actions=guard)
    play(match, f"play {REX} {OASIS}", "act dinosaurs_natural_selection")
    assert zone(match, "minions", "jungle_oasis") == ["aliens_scout", REX]
    match = busy(
        {"hand": ["robots_microbot_guard"]},
        minions={"jungle_oasis": ["aliens_scout@p2", *["robots_zapbot"] * 3]},
        actions=guard,
    )
    play(match, f"play robots_microbot_guard {OASIS}", f"target aliens_scout@{OASIS}")
    assert "aliens_scout" in zone(match, "discard", 1), "a minion's ability reaches it"
    match = busy(
        {"hand": ["ninjas_way_of_deception"]},
        minions={"jungle_oasis": ["ninjas_shinobi"]},
        actions={"jungle_oasis": ["ninjas_smoke_bomb>ninjas_shinobi"]},
    )
    play(match, "act ninjas_way_of_deception", f"to {FACTORY}")
    assert zone(match, "minions", "factory_436_1337") == ["ninjas_shinobi"], "so does an action of its own player"
    assert zone(match, "actions", "factory_436_1337") == ["ninjas_smoke_bomb"]


@pytest.mark.rule("SMU-152")
def test_smoke_bomb_lasts_until_its_own_player_s_next_turn():
    match = busy({"hand": ["ninjas_smoke_bomb"]}, seats=3, minions={"jungle_oasis": ["ninjas_shinobi"]})
    play(match, f"act_on ninjas_smoke_bomb ninjas_shinobi@{OASIS}")
    for turn in (1, 2):
        play(match, "end")
        assert match.state.turn == turn
        assert zone(match, "actions", "jungle_oasis") == ["ninjas_smoke_bomb"], "turns of others do not end it"
    play(match, "end")
    assert match.state.turn == 0
    assert zone(match, "actions", "jungle_oasis") == []
    assert zone(match, "discard", 0) == ["ninjas_smoke_bomb"]
    assert zone(match, "minions", "jungle_oasis") == ["ninjas_shinobi"]


@pytest.mark.rule("SMU-153")
@pytest.mark.parametrize(("minion", "dies"), [("aliens_scout", True), (LASER, False)])
def test_seeing_stars_reaches_power_three(minion, dies):
    match = busy({"hand": ["ninjas_seeing_stars"]}, minions={"tar_pits": [f"{minion}@p2"]})
    play(match, "act ninjas_seeing_stars")
    assert (zone(match, "minions", "tar_pits") == []) == dies


# ---- others ----
@pytest.mark.rule("SMU-154")
def test_collector_returns_a_weak_minion_from_its_base():
    match = busy(
        {"hand": ["aliens_collector"]},
        minions={"jungle_oasis": ["wizards_chronomage@p2", f"{LASER}@p2"], "tar_pits": ["wizards_neophyte@p2"]},
    )
    play(match, f"play aliens_collector {OASIS}")
    assert options(match) == [f"target wizards_chronomage@{OASIS}", f"target aliens_collector@{OASIS}", "decline"]
    play(match, f"target wizards_chronomage@{OASIS}")
    assert hand(match, 1) == ["wizards_chronomage"]


@pytest.mark.rule("SMU-155")
def test_invasion_moves_anybodys_minion():
    match = busy({"hand": ["aliens_invasion"]}, minions={"jungle_oasis": [f"{REX}@p2"], "tar_pits": ["aliens_scout"]})
    play(match, "act aliens_invasion")
    assert sorted(options(match)) == [f"target aliens_scout@{TAR}", f"target {REX}@{OASIS}"]
    play(match, f"target {REX}@{OASIS}")
    assert f"to {OASIS}" not in options(match), "to another base"
    play(match, f"to {TAR}")
    assert zone(match, "minions", "tar_pits") == ["aliens_scout", REX]


@pytest.mark.rule("SMU-156")
def test_probe_looks_and_takes_a_minion():
    match = busy({"hand": ["aliens_probe"]}, {"hand": [REX, "dinosaurs_rampage"]}, seats=3)
    play(match, "act aliens_probe")
    assert options(match) == ["who p2", "who p3"]
    play(match, "who p2")
    assert f"shed {REX}" in options(match)
    assert "shed dinosaurs_rampage" not in options(match)
    assert None not in match.view(0)["players"][1]["hand"]
    assert set(match.view(2)["players"][1]["hand"]) == {None}
    play(match, f"shed {REX}")
    assert zone(match, "discard", 1) == [REX]


@pytest.mark.rule("SMU-157")
@pytest.mark.parametrize(("raptors", "each"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_war_raptors_strengthen_each_other(raptors, each):
    match = busy(minions={"jungle_oasis": [RAPTOR] * raptors, "tar_pits": [REX]})
    assert power(match, RAPTOR) == each
    assert match.explain(f"total of {OASIS}").total == raptors * each


@pytest.mark.rule("SMU-157")
def test_raptors_elsewhere_do_not_count_and_other_players_do():
    match = busy(
        minions={"jungle_oasis": [RAPTOR, f"{RAPTOR}@p2"], "tar_pits": [RAPTOR]},
        factions=["dinosaurs+aliens", "dinosaurs+pirates"],
        boxes=2,
    )
    assert match.explain(f"total of {OASIS}").total == 8
    assert match.explain(f"total of {TAR}").total == 3


@pytest.mark.rule("SMU-158")
def test_pirate_king_moves_to_the_base_about_to_be_scored():
    match = busy(
        minions={
            "tar_pits": [f"{REX}@p2", f"{LASER}@p2", f"{LASER}@p2", "aliens_scout@p2"],
            "jungle_oasis": ["pirates_pirate_king"],
        }
    )
    play(match, "end")
    assert options(match) == [f"special pirates_pirate_king@{OASIS}", "pass"]
    play(match, f"special pirates_pirate_king@{OASIS}")
    while match.decision.name == "after":
        play(match, "pass")
    assert match.state.vp == [3, 4]


@pytest.mark.rule("SMU-159")
@pytest.mark.parametrize("shots", [0, 1, 2])
def test_cannon_destroys_up_to_two_weak_minions(shots):
    match = busy(
        {"hand": ["pirates_cannon"]},
        minions={"jungle_oasis": ["robots_zapbot@p2", "robots_hoverbot@p2"], "tortuga": ["robots_zapbot@p2"]},
    )
    play(match, "act pirates_cannon")
    assert not [o for o in options(match) if "hoverbot" in o]
    for base in (OASIS, TORTUGA)[:shots]:
        play(match, f"target robots_zapbot@{base}")
    if shots < 2:
        play(match, "done")
    assert zone(match, "discard", 1) == ["robots_zapbot"] * shots


@pytest.mark.rule("SMU-161")
def test_sacrifice_draws_for_the_current_power():
    match = busy(
        {
            "hand": ["wizards_sacrifice"],
            "deck": ["dinosaurs_howl"] * 2
            + ["dinosaurs_augmentation"] * 2
            + [RAPTOR] * 4
            + ["dinosaurs_rampage"] * 1
            + ["wizards_summon"],
        },
        minions={"jungle_oasis": [LASER]},
        actions={"jungle_oasis": [f"dinosaurs_upgrade>{LASER}"]},
        factions=["wizards+dinosaurs", "robots+aliens"],
    )
    before = len(match.state.hand[0])
    play(match, "act wizards_sacrifice")
    assert len(match.state.hand[0]) == before - 1 + 6, "4 + 2"
    assert LASER in zone(match, "discard", 0)


@pytest.mark.rule("SMU-162")
@pytest.mark.parametrize("choice", ["shed", "keep"])
def test_walker_looks_at_the_top_card(choice):
    match = busy({"hand": ["zombies_walker"], "deck": ["zombies_outbreak", "zombies_overrun"]})
    play(match, f"play zombies_walker {OASIS}")
    assert options(match) == ["shed zombies_overrun", "keep zombies_overrun"]
    assert match.view(1)["players"][0]["deck"] == [None, None], "only its player looks"
    play(match, f"{choice} zombies_overrun")
    assert zone(match, "discard", 0) == (["zombies_overrun"] if choice == "shed" else [])
    assert zone(match, "deck", 0)[-1] == ("zombies_outbreak" if choice == "shed" else "zombies_overrun")


@pytest.mark.rule("SMU-132")
def test_tortuga_lets_only_the_second_player_move():
    match = busy(
        minions={
            "tortuga": [REX, LASER, LASER, "robots_nukebot@p2", "robots_zapbot@p2"],
            "tar_pits": ["robots_hoverbot@p2", RAPTOR],
        },
        base_deck=["base_ninja_dojo"],
    )
    play(match, "end")
    assert (match.decision.seat, options(match)) == (1, [f"target robots_hoverbot@{TAR}", "decline"])
    play(match, f"target robots_hoverbot@{TAR}")
    assert zone(match, "minions", "ninja_dojo") == ["robots_hoverbot"]
