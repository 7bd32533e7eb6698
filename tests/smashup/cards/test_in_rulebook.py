"""Cards and bases that the rulebook shows: numbers, types and what they do (SMU-050 to SMU-055, SMU-128 to SMU-162)."""

from __future__ import annotations

import pytest

from sudi.games.smashup.cards.box import BASES, PACKS
from sudi.games.smashup.words.factions import FACTIONS

from ..table import LIBRARY, busy, hand, options, play, power, zone

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
        for lang in ("cs", "en"):  # the first sentence tells the points
            assert (base.text(lang).count(". ") > 0) == (base.id != OASIS), base.id


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
