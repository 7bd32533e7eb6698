"""Cards and bases that the rulebook shows: numbers, types and what they do (SMU-050 to SMU-055, SMU-128 to SMU-162)."""

from __future__ import annotations

import pytest

from sudi.games.smashup.cards import BASES, PACKS
from sudi.games.smashup.words import FACTIONS

from .table import LIBRARY, busy, everything_in_one_place, hand, options, play, power, zone

OASIS, TAR, FACTORY, TORTUGA = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337", "base_tortuga"
HOME, SHROOMS = "base_the_homeworld", "base_mushroom_kingdom"
REX, LASER, RAPTOR = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_war_raptor"
ALL = [card for pack in PACKS for card in pack]
PRINTED = {base.id.removeprefix("base_"): base for base in BASES}

MINIONS = [
    pytest.param("robots_microbot_alpha", 1, marks=pytest.mark.rule("SMU-137")),
    pytest.param("robots_microbot_archive", 1, marks=pytest.mark.rule("SMU-138")),
    pytest.param("robots_microbot_reclaimer", 1, marks=pytest.mark.rule("SMU-139")),
    pytest.param("robots_microbot_fixer", 1, marks=pytest.mark.rule("SMU-140")),
    pytest.param("robots_nukebot", 5, marks=pytest.mark.rule("SMU-141")),
    pytest.param("robots_warbot", 4, marks=pytest.mark.rule("SMU-142")),
    pytest.param("robots_hoverbot", 3, marks=pytest.mark.rule("SMU-143")),
    pytest.param("robots_zapbot", 2, marks=pytest.mark.rule("SMU-144")),
    pytest.param("ninjas_ninja_master", 5, marks=pytest.mark.rule("SMU-146")),
    pytest.param("ninjas_tiger_assassin", 4, marks=pytest.mark.rule("SMU-147")),
    pytest.param("ninjas_ninja_acolyte", 2, marks=pytest.mark.rule("SMU-148")),
    pytest.param("aliens_collector", 2, marks=pytest.mark.rule("SMU-154")),
    pytest.param("dinosaurs_war_raptor", 2, marks=pytest.mark.rule("SMU-157")),
    pytest.param("pirates_pirate_king", 5, marks=pytest.mark.rule("SMU-158")),
    pytest.param("zombies_walker", 2, marks=pytest.mark.rule("SMU-162")),
]
ACTIONS = [
    "robots_tech_center",
    "ninjas_disguise",
    "ninjas_infiltrate",
    "ninjas_poison",
    "ninjas_smoke_bomb",
    "ninjas_seeing_stars",
    "aliens_invasion",
    "aliens_probe",
    "pirates_cannon",
    "tricksters_hideout",
    "wizards_sacrifice",
]


@pytest.mark.rule("SMU-055")
@pytest.mark.parametrize(("id", "printed"), MINIONS)
def test_the_power_of_the_minions_the_rulebook_shows(id, printed):
    assert (LIBRARY[id].kind, LIBRARY[id].power) == ("minion", printed)


@pytest.mark.rule("SMU-055")
@pytest.mark.parametrize("id", ACTIONS)
def test_the_actions_the_rulebook_shows_are_actions(id):
    assert LIBRARY[id].kind == "action"


@pytest.mark.rule("SMU-050", "SMU-051")
def test_minions_have_a_power_and_actions_have_none():
    for card in ALL:
        faction = FACTIONS[card.faction].id
        assert card.id.startswith(faction), "the faction symbol"
        assert card.name.cs
        assert card.name.en
        assert card.type_line("cs").startswith("Bojovník" if card.kind == "minion" else "Akce")
        assert (card.power > 0) == (card.kind == "minion")
        if card.kind == "action":
            assert card.text("cs"), card.id
            assert card.text("en"), card.id
    assert LIBRARY[REX].text("en") == "", "a minion without an ability"


@pytest.mark.rule("SMU-052", "SMU-053", "SMU-133")
def test_every_base_has_a_breakpoint_three_numbers_and_an_ability_but_the_oasis():
    for base in BASES:
        assert base.breakpoint > 0
        assert len(base.vp) == 3
        assert bool(base.text("cs")) == (base.id != OASIS), base.id
        assert bool(base.text("en")) == (base.id != OASIS), base.id


@pytest.mark.rule("SMU-055")
@pytest.mark.parametrize(
    ("base", "breakpoint"),
    [
        pytest.param("tar_pits", 16, marks=pytest.mark.rule("SMU-128")),
        pytest.param("the_central_brain", 19, marks=pytest.mark.rule("SMU-129")),
        pytest.param("mushroom_kingdom", 20, marks=pytest.mark.rule("SMU-130")),
        pytest.param("the_homeworld", 23, marks=pytest.mark.rule("SMU-131")),
        pytest.param("tortuga", 21, marks=pytest.mark.rule("SMU-132")),
        pytest.param("jungle_oasis", 12, marks=pytest.mark.rule("SMU-133")),
    ],
)
def test_the_breakpoints_of_the_bases_the_rulebook_shows(base, breakpoint):
    assert PRINTED[base].breakpoint == breakpoint
    match = busy(bases=[base])
    assert match.explain(f"breakpoint of base_{base}").total == breakpoint


@pytest.mark.rule("SMU-133")
def test_second_place_at_the_oasis_is_worth_nothing():
    assert PRINTED["jungle_oasis"].vp == (2, 0, 0)


# ---- bases ----
@pytest.mark.rule("SMU-130")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_mushroom_kingdom_moves_another_players_minion_at_the_start_of_each_turn(turn):
    match = busy(
        seats=3,
        minions={
            "mushroom_kingdom": ["robots_zapbot@p2"],
            "jungle_oasis": ["aliens_scout@p1", "robots_zapbot@p2", "pirates_first_mate@p3"],
        },
        turn=f"p{(turn - 1) % 3 + 1}",
    )
    play(match, "end")
    mine = ["aliens_scout", "robots_zapbot", "pirates_first_mate"][turn]
    others = [m for m in ("aliens_scout", "robots_zapbot", "pirates_first_mate") if m != mine]
    assert match.decision.seat == turn
    assert options(match) == [f"target {m}@{OASIS}" for m in others] + ["decline"]
    play(match, f"target {others[0]}@{OASIS}")
    assert zone(match, "minions", "mushroom_kingdom") == ["robots_zapbot", others[0]]
    assert match.decision.name == "play"


@pytest.mark.rule("SMU-131", "SMU-096")
def test_the_homeworld_allows_a_small_minion_for_each_one_played_there():
    match = busy(
        {"hand": ["robots_warbot", "robots_zapbot", "robots_microbot_alpha", "robots_hoverbot"]},
        bases=["the_homeworld"],
    )
    play(match, f"play robots_warbot {HOME}")
    assert len(match.state.extras) == 1
    assert not [o for o in options(match) if o.startswith("play robots_hoverbot")]
    play(match, f"play robots_microbot_alpha {HOME}")
    assert len(match.state.extras) == 1, "one used, one gained: it was played there as well"
    play(match, f"play robots_zapbot {OASIS}")
    assert len(match.state.extras) == 1, "only Zapbot's own one; the Oasis gives nothing"


@pytest.mark.rule("SMU-131", "SMU-154")
def test_a_minion_that_left_by_its_own_ability_was_played_all_the_same():
    match = busy({"hand": ["aliens_collector"]}, bases=["the_homeworld"])
    play(match, f"play aliens_collector {HOME}", f"target aliens_collector@{HOME}")
    assert hand(match, 0) == ["aliens_collector"]
    assert f"play aliens_collector {OASIS}" in options(match)


# ---- robots ----
@pytest.mark.rule("SMU-137")
def test_microbot_alpha_counts_all_of_its_players_other_minions_as_microbots():
    laid = ["robots_microbot_alpha", "robots_warbot", "robots_microbot_archive"]
    match = busy(minions={"jungle_oasis": laid, "tar_pits": ["aliens_scout@p1", f"{REX}@p2"]})
    assert power(match, "robots_microbot_alpha") == 1 + 3, "Warbot, Archive and a Scout elsewhere; not p2's"
    match = busy(minions={"jungle_oasis": ["robots_microbot_alpha"]})
    assert power(match, "robots_microbot_alpha") == 1


@pytest.mark.rule("SMU-137", "SMU-140")
def test_alpha_makes_fixer_help_everybody():
    match = busy(minions={"jungle_oasis": ["robots_microbot_fixer", "robots_warbot"]})
    assert (power(match, "robots_microbot_fixer"), power(match, "robots_warbot")) == (2, 4)
    match = busy(minions={"jungle_oasis": ["robots_microbot_fixer", "robots_warbot", "robots_microbot_alpha"]})
    assert (power(match, "robots_microbot_fixer"), power(match, "robots_warbot")) == (2, 5)


@pytest.mark.rule("SMU-138")
def test_archive_draws_for_each_own_microbot_destroyed_itself_included():
    match = busy(
        {"hand": ["pirates_broadside", "pirates_dinghy"]},
        {"deck": ["robots_hoverbot"] * 3},
        minions={
            "jungle_oasis": [
                "robots_microbot_archive@p2",
                "robots_microbot_guard@p2",
                "robots_zapbot@p2",
                "pirates_first_mate",
            ]
        },
    )
    play(match, "act pirates_broadside", "who p2")
    while match.decision.name == "order":
        match.choose(0)
    assert hand(match, 1) == ["robots_hoverbot"] * 2, "for Guard and for itself; Zapbot is no microbot"


@pytest.mark.rule("SMU-139", "SMU-140")
@pytest.mark.parametrize("bot", ["robots_microbot_fixer", "robots_microbot_reclaimer"])
@pytest.mark.parametrize("first", [True, False])
def test_an_extra_minion_for_the_first_one_only(bot, first):
    match = busy({"hand": ["wizards_summon", "wizards_chronomage", bot, "robots_warbot"]})
    play(match, "act wizards_summon")
    if not first:
        play(match, f"play wizards_chronomage {OASIS}")
    play(match, f"play {bot} {OASIS}")
    if match.decision.name == "take":
        play(match, "done")
    assert match.state.turn == 0
    assert (f"play robots_warbot {OASIS}" in options(match)) == first


@pytest.mark.rule("SMU-139", "SMU-124")
def test_reclaimer_shuffles_any_number_of_microbots_back():
    """Ruling R25: by name only, even with Alpha in play."""
    match = busy(
        {
            "hand": ["robots_microbot_reclaimer"],
            "deck": ["robots_hoverbot"],
            "discard": ["robots_microbot_guard", "robots_zapbot", "robots_microbot_fixer"],
        },
        minions={"tar_pits": ["robots_microbot_alpha"]},
    )
    play(match, f"play robots_microbot_reclaimer {OASIS}")
    assert sorted(options(match)) == ["done", "take robots_microbot_fixer", "take robots_microbot_guard"]
    play(match, "take robots_microbot_guard", "take robots_microbot_fixer")
    assert zone(match, "discard", 0) == ["robots_zapbot"]
    assert sorted(zone(match, "deck", 0)) == ["robots_hoverbot", "robots_microbot_fixer", "robots_microbot_guard"]


@pytest.mark.rule("SMU-141")
def test_nukebot_takes_the_others_along():
    match = busy(
        {"hand": ["ninjas_ninja_master"]},
        minions={"jungle_oasis": ["robots_nukebot@p2", "robots_zapbot@p2", f"{REX}@p1"], "tar_pits": [f"{LASER}@p1"]},
    )
    play(match, f"play ninjas_ninja_master {OASIS}", f"target robots_nukebot@{OASIS}")
    assert zone(match, "minions", "jungle_oasis") == ["robots_zapbot"]
    assert sorted(zone(match, "discard", 0)) == [REX, "ninjas_ninja_master"]
    assert zone(match, "minions", "tar_pits") == [LASER]


@pytest.mark.rule("SMU-143")
def test_hoverbot_plays_a_minion_from_the_top_or_leaves_the_card_there():
    match = busy({"hand": ["robots_hoverbot"], "deck": ["robots_zapbot", "robots_tech_center"]})
    play(match, f"play robots_hoverbot {OASIS}")
    assert match.decision.name == "play", "no minion: back on top"
    assert zone(match, "deck", 0) == ["robots_zapbot", "robots_tech_center"]
    match = busy({"hand": ["robots_hoverbot"], "deck": ["robots_zapbot", "robots_warbot"]})
    play(match, f"play robots_hoverbot {OASIS}", "keep robots_warbot")
    assert zone(match, "deck", 0) == ["robots_zapbot", "robots_warbot"]
    assert [e.card for e in match.log(1) if e.line == "reveals"] == ["robots_warbot"]


@pytest.mark.rule("SMU-144")
def test_zapbots_limit_is_two():
    match = busy({"hand": ["robots_zapbot", "robots_zapbot", "robots_hoverbot"]})
    play(match, f"play robots_zapbot {OASIS}")
    assert f"play robots_zapbot {OASIS}" in options(match)
    assert f"play robots_hoverbot {OASIS}" not in options(match)


@pytest.mark.rule("SMU-145")
def test_tech_center_draws_for_the_own_minions_at_one_base():
    match = busy(
        {"hand": ["robots_tech_center"], "deck": ["robots_hoverbot"] * 3},
        minions={"jungle_oasis": ["robots_warbot", "robots_zapbot", f"{REX}@p2"], "tar_pits": ["robots_zapbot"]},
    )
    play(match, "act robots_tech_center", f"to {OASIS}")
    assert hand(match, 0) == ["robots_hoverbot"] * 2


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
