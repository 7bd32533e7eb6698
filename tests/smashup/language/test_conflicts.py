"""When texts meet: cards against rules, forbidding against allowing, several at once, must and may."""

from __future__ import annotations

import pytest

from ..table import busy, everything_in_one_place, hand, lines, options, play, power, zone

OASIS, TAR, FACTORY = "base_jungle_oasis", "base_tar_pits", "base_factory_436_1337"
REX, LASER, RAPTOR = "dinosaurs_king_rex", "dinosaurs_laseratops", "dinosaurs_war_raptor"


@pytest.mark.rule("SMU-117")
def test_a_card_beats_the_rulebook():
    """Abilities work on being played, from hand: Tenacious Z is played from the discard pile because it says so."""
    match = busy({"discard": ["zombies_tenacious_z", "zombies_tenacious_z", "zombies_grave_digger"]})
    raises = [o for o in options(match) if o.startswith("raise")]
    assert {o.split()[1] for o in raises} == {"zombies_tenacious_z"}
    play(match, f"raise zombies_tenacious_z {OASIS}")
    assert not [o for o in options(match) if o.startswith("raise")], "one a turn"
    assert match.state.free_minion, "as an extra minion"


@pytest.mark.rule("SMU-117", "SMU-095")
def test_the_special_of_the_discard_pile_never_costs_the_free_minion():
    """They're Coming To Get You would also allow it as the free play; the card's own Special is used first."""
    match = busy(
        {"hand": ["zombies_grave_digger"], "discard": ["zombies_tenacious_z"]},
        actions={"jungle_oasis": ["zombies_theyre_coming_to_get_you"]},
    )
    play(match, f"raise zombies_tenacious_z {OASIS}")
    assert f"play zombies_grave_digger {FACTORY}" in options(match)


@pytest.mark.rule("SMU-118")
@pytest.mark.parametrize("way", ["free", "extra", "from discard", "from deck"])
def test_forbidding_beats_every_way_of_allowing(way):
    """p2's Overrun at the Oasis (ruling R13)."""
    hands = {
        "free": ["zombies_walker"],
        "extra": ["zombies_walker", "wizards_summon"],
        "from discard": ["zombies_they_keep_coming"],
        "from deck": ["robots_hoverbot"],
    }
    match = busy(
        {
            "hand": hands[way],
            "discard": ["zombies_walker"] if way == "from discard" else [],
            "deck": ["robots_warbot"] if way == "from deck" else [],
        },
        actions={"jungle_oasis": ["zombies_overrun@p2"]},
        factions=[
            {"extra": "zombies+wizards", "from deck": "robots+aliens"}.get(way, "zombies+robots"),
            "zombies+pirates",
        ],
        boxes=2,
    )
    if way == "extra":
        play(match, "act wizards_summon")
    elif way == "from discard":
        play(match, "act zombies_they_keep_coming")
    elif way == "from deck":
        play(match, f"play robots_hoverbot {FACTORY}")
    offered = [o for o in options(match) if o.startswith(("play", "raise"))]
    assert [o for o in offered if FACTORY in o]
    assert not [o for o in offered if OASIS in o]


@pytest.mark.rule("SMU-118")
def test_overrun_binds_the_others_and_not_its_player_and_no_movement():
    match = busy(
        {"hand": [REX, "pirates_dinghy"]},
        minions={"tar_pits": ["pirates_first_mate"]},
        actions={"jungle_oasis": ["zombies_overrun@p2"]},
    )
    play(match, "act pirates_dinghy", f"target pirates_first_mate@{TAR}", f"to {OASIS}")
    assert zone(match, "minions", "jungle_oasis") == ["pirates_first_mate"]
    assert f"play {REX} {OASIS}" not in options(match)
    match = busy({"hand": ["zombies_walker"]}, actions={"jungle_oasis": ["zombies_overrun"]})
    assert f"play zombies_walker {OASIS}" in options(match)


@pytest.mark.rule("SMU-118", "SMU-142")
def test_what_cannot_be_destroyed_is_not_destroyed():
    match = busy({"hand": ["ninjas_ninja_master"]}, minions={"jungle_oasis": ["robots_warbot@p2", "robots_zapbot@p2"]})
    play(match, f"play ninjas_ninja_master {OASIS}")
    assert f"target robots_zapbot@{OASIS}" in options(match)
    assert f"target robots_warbot@{OASIS}" not in options(match)
    match = busy({"hand": ["aliens_beam_up"]}, minions={"jungle_oasis": ["robots_warbot@p2"]})
    play(match, "act aliens_beam_up")
    assert hand(match, 1) == ["robots_warbot"], "but it can be returned"


@pytest.mark.rule("SMU-119", "SMU-028")
@pytest.mark.parametrize("first", ["ninjas_smoke_bomb", "base_mushroom_kingdom"])
def test_the_active_player_orders_what_happens_at_once(first):
    """At the start of p1's turn Mushroom Kingdom and p1's own Smoke Bomb wait."""
    match = busy(
        {},
        {},
        minions={"mushroom_kingdom": [], "jungle_oasis": ["ninjas_shinobi@p1", "aliens_scout@p2"]},
        actions={"jungle_oasis": ["ninjas_smoke_bomb@p1>ninjas_shinobi"]},
        turn="p2",
    )
    play(match, "end")
    assert match.decision.name == "order"
    assert match.decision.seat == 0
    names = {o.split("@")[0].split()[1]: o for o in options(match)}
    assert set(names) == {"ninjas_smoke_bomb", "base_mushroom_kingdom"}
    play(match, names[first])
    if first == "base_mushroom_kingdom":
        assert zone(match, "actions", "jungle_oasis") == ["ninjas_smoke_bomb"], "not yet"
    else:
        assert zone(match, "discard", 0) == ["ninjas_smoke_bomb"]
    play(match, f"target aliens_scout@{OASIS}")
    assert zone(match, "minions", "mushroom_kingdom") == ["aliens_scout"]
    assert zone(match, "discard", 0) == ["ninjas_smoke_bomb"]
    assert match.decision.name == "play"


@pytest.mark.rule("SMU-119")
def test_one_effect_alone_needs_no_order():
    match = busy(
        minions={"jungle_oasis": ["ninjas_shinobi@p1"]},
        actions={"jungle_oasis": ["ninjas_smoke_bomb@p1>ninjas_shinobi"]},
        turn="p2",
    )
    play(match, "end")
    assert match.decision.name == "play"


@pytest.mark.rule("SMU-119")
def test_several_triggers_of_one_destruction():
    """Powderkeg blows up Archive, a Gremlin and itself: draws and discards wait for p1, the active player."""
    match = busy(
        {"hand": ["pirates_powderkeg", "pirates_dinghy"]},
        {"hand": ["robots_warbot"], "deck": ["robots_hoverbot"] * 3},
        minions={"cave_of_shinies": ["pirates_buccaneer", "tricksters_gremlin@p2", "robots_microbot_archive@p2"]},
    )
    play(match, "act pirates_powderkeg")
    assert match.decision.name == "escape", "first the Buccaneer sails away instead"
    play(match, f"to {OASIS}")
    seen = []
    while match.decision.name == "order":
        assert match.decision.seat == 0
        seen.append(len(options(match)))
        match.choose(0)
    assert seen == [4, 3, 2], "two points, two draws (Gremlin's with its discard)"
    assert match.state.vp == [0, 2]
    assert zone(match, "minions", "jungle_oasis") == ["pirates_buccaneer"]
    everything_in_one_place(match)


@pytest.mark.rule("SMU-120", "SMU-121")
@pytest.mark.parametrize(
    "action",
    ["ninjas_seeing_stars", "aliens_beam_up", "pirates_broadside", "dinosaurs_rampage", "tricksters_disenchant"],
)
def test_a_card_may_be_played_although_it_can_do_nothing(action):
    match = busy({"hand": [action]})
    play(match, f"act {action}")
    assert zone(match, "discard", 0) == [action]
    assert lines(match, "destroyed") == []
    assert match.state.turn == 0


@pytest.mark.rule("SMU-120")
@pytest.mark.parametrize("action", ["ninjas_poison", "dinosaurs_upgrade", "ninjas_smoke_bomb"])
def test_an_action_for_a_minion_may_be_played_without_one(action):
    match = busy({"hand": [action]})
    play(match, f"act {action}")
    assert zone(match, "discard", 0) == [action]
    match = busy({"hand": [action]}, minions={"jungle_oasis": ["robots_zapbot@p1"]})
    assert f"act {action}" not in options(match), "with a target it needs the target"
    assert match.why_not(f"act {action}").rule == "SMU-036"


@pytest.mark.rule("SMU-122")
@pytest.mark.parametrize("beside", [[], [REX]])
def test_an_ability_is_compulsory_even_against_oneself(beside):
    """Laseratops destroys a minion of power 2 or less at its base, one's own if there is no other."""
    match = busy({"hand": [LASER]}, minions={"jungle_oasis": ["robots_zapbot@p1", *beside]})
    play(match, f"play {LASER} {OASIS}")
    assert zone(match, "discard", 0) == ["robots_zapbot"]


@pytest.mark.rule("SMU-122", "SMU-153")
def test_seeing_stars_must_take_a_target():
    match = busy(
        {"hand": ["ninjas_seeing_stars"]}, minions={"jungle_oasis": ["ninjas_shinobi", "ninjas_ninja_acolyte"]}
    )
    play(match, "act ninjas_seeing_stars")
    assert sorted(options(match)) == [f"target ninjas_ninja_acolyte@{OASIS}", f"target ninjas_shinobi@{OASIS}"]


@pytest.mark.rule("SMU-123")
@pytest.mark.parametrize(
    "minion", ["pirates_saucy_wench", "ninjas_tiger_assassin", "ninjas_ninja_master", "aliens_collector"]
)
def test_may_can_be_declined(minion):
    match = busy({"hand": [minion]}, minions={"jungle_oasis": ["robots_zapbot@p2"]})
    play(match, f"play {minion} {OASIS}")
    assert "decline" in options(match)
    play(match, "decline")
    assert zone(match, "minions", "jungle_oasis") == ["robots_zapbot", minion]


@pytest.mark.rule("SMU-124")
def test_any_number_includes_zero():
    match = busy({"hand": ["pirates_full_sail"]}, minions={"jungle_oasis": ["pirates_first_mate"]})
    play(match, "act pirates_full_sail", "done")
    assert zone(match, "minions", "jungle_oasis") == ["pirates_first_mate"]
    match = busy({"hand": ["zombies_lend_a_hand"], "discard": ["zombies_walker"], "deck": []})
    play(match, "act zombies_lend_a_hand", "done")
    assert zone(match, "discard", 0) == ["zombies_walker", "zombies_lend_a_hand"]


@pytest.mark.rule("SMU-124", "SMU-159")
def test_any_number_includes_more_than_one():
    match = busy({"hand": ["pirates_full_sail"]}, minions={"jungle_oasis": ["pirates_first_mate"] * 3})
    play(match, "act pirates_full_sail")
    for _ in range(3):
        play(match, f"target pirates_first_mate@{OASIS}", f"to {FACTORY}")
    assert zone(match, "minions", "factory_436_1337") == ["pirates_first_mate"] * 3


@pytest.mark.rule("SMU-125")
def test_all_may_be_played_when_there_are_none():
    match = busy({"hand": ["dinosaurs_howl"]})
    play(match, "act dinosaurs_howl")
    assert zone(match, "discard", 0) == ["dinosaurs_howl"]
    match = busy({"hand": ["aliens_crop_circles"]})
    play(match, "act aliens_crop_circles", f"to {OASIS}")
    assert zone(match, "discard", 0) == ["aliens_crop_circles"]


@pytest.mark.rule("SMU-127")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_every_discard_pile(viewer):
    piles = [["pirates_cannon"], ["robots_zapbot", "robots_warbot"], ["zombies_walker"]]
    match = busy(*({"discard": pile} for pile in piles))
    seen = match.view(viewer)["players"]
    assert [[c["card"] for c in p["discard"]] for p in seen] == piles
    for seat, player in enumerate(seen):
        known = [c is not None for c in player["hand"]]
        assert all(known) if seat == viewer else not any(known), "hands are not public"
        assert player["deck"] == [None] * len(player["deck"])


@pytest.mark.rule("SMU-127")
def test_what_leaves_a_discard_pile_is_seen_by_all():
    """Ruling R30."""
    match = busy({"hand": ["zombies_grave_robbing"], "discard": ["zombies_walker", "zombies_outbreak"]})
    play(match, "act zombies_grave_robbing", "take zombies_outbreak")
    assert [e.card for e in match.log(1) if e.line == "takes"] == ["zombies_outbreak"]
    assert "zombies_outbreak" in [c and c["card"] for c in match.view(1)["players"][0]["hand"]]


@pytest.mark.rule("SMU-160")
def test_hideout_protects_from_the_whole_action_and_then_is_gone():
    """Cannon takes up to two, chosen together: Hideout breaks, and neither of the two there is affected."""
    match = busy(
        {"hand": ["pirates_cannon"]},
        minions={"jungle_oasis": ["tricksters_gremlin@p2", "robots_zapbot@p2"], "tar_pits": ["robots_zapbot@p2"]},
        actions={"jungle_oasis": ["tricksters_hideout@p2"]},
    )
    play(match, "act pirates_cannon", f"target robots_zapbot@{OASIS}")
    assert options(match) == [f"target tricksters_gremlin@{OASIS}", f"target robots_zapbot@{TAR}", "done"]
    play(match, f"target tricksters_gremlin@{OASIS}")
    assert zone(match, "discard", 1) == ["tricksters_hideout"]
    assert sorted(zone(match, "minions", "jungle_oasis")) == ["robots_zapbot", "tricksters_gremlin"]
    assert match.state.shielded == []


@pytest.mark.rule("SMU-160")
def test_hideout_does_not_mind_minions_nor_the_own_actions():
    match = busy(
        {"hand": ["ninjas_ninja_master"]},
        minions={"jungle_oasis": [f"{REX}@p2"]},
        actions={"jungle_oasis": ["tricksters_hideout@p2"]},
    )
    play(match, f"play ninjas_ninja_master {OASIS}", f"target {REX}@{OASIS}")
    assert zone(match, "actions", "jungle_oasis") == ["tricksters_hideout"]
    assert zone(match, "discard", 1) == [REX]
    match = busy(
        {"hand": ["ninjas_way_of_deception"]},
        minions={"jungle_oasis": ["ninjas_shinobi"]},
        actions={"jungle_oasis": ["tricksters_hideout"]},
    )
    play(match, "act ninjas_way_of_deception", f"to {TAR}" if f"to {TAR}" in options(match) else f"to {FACTORY}")
    assert zone(match, "actions", "jungle_oasis") == ["tricksters_hideout"]
    assert zone(match, "minions", "jungle_oasis") == []


@pytest.mark.rule("SMU-119")
def test_brownie_answers_when_the_card_is_over():
    """p1's Abduction returns Brownie; only when it is over does p1 lose two cards at random."""
    match = busy(
        {"hand": ["aliens_abduction", "aliens_scout", "aliens_scout", "aliens_invader"]},
        minions={"jungle_oasis": ["tricksters_brownie@p2", "robots_zapbot@p2"]},
    )
    play(match, "act aliens_abduction", f"target tricksters_brownie@{OASIS}")
    assert len(match.state.hand[0]) == 6 - 1 - 2
    names = match.game.lines.all
    events = [names[e[0]].name for past in match.past() for e in past.events]
    assert events.index("returned") < events.index("discards")
    assert zone(match, "discard", 0)[0] == "aliens_abduction", "the action itself lies there first"


@pytest.mark.rule("SMU-108")
def test_a_boost_does_not_follow_a_minion_that_left():
    match = busy({"hand": ["dinosaurs_howl", "aliens_beam_up"]}, minions={"jungle_oasis": [REX, RAPTOR]})
    play(match, "act dinosaurs_howl")
    assert (power(match, REX), power(match, RAPTOR)) == (8, 4)
    match = busy({"hand": ["dinosaurs_howl", LASER]}, minions={"jungle_oasis": [REX]})
    play(match, "act dinosaurs_howl", f"play {LASER} {OASIS}")
    assert power(match, LASER) == 4, "ruling R10: only those in play when the card was played"


@pytest.mark.rule("SMU-108", "SMU-110")
def test_a_boosted_minion_that_comes_back_is_as_printed():
    """Augmentation on an Acolyte, which returns to the hand and is played again in the same turn."""
    match = busy({"hand": ["dinosaurs_augmentation"]}, minions={"tortuga": ["ninjas_ninja_acolyte"]})
    play(match, "act dinosaurs_augmentation")
    assert power(match, "ninjas_ninja_acolyte") == 6
    play(match, "special ninjas_ninja_acolyte@base_tortuga", "play ninjas_ninja_acolyte base_tortuga")
    assert power(match, "ninjas_ninja_acolyte") == 2


@pytest.mark.rule("SMU-117")
def test_tenacious_z_rises_again_in_the_next_turn():
    match = busy({"discard": ["zombies_tenacious_z", "zombies_tenacious_z"]})
    play(match, f"raise zombies_tenacious_z {OASIS}", "end")
    assert not [o for o in options(match) if o.startswith("raise")], "not in somebody else's turn"
    play(match, "end")
    assert f"raise zombies_tenacious_z {OASIS}" in options(match)


@pytest.mark.rule("SMU-096", "SMU-126")
def test_when_the_scoring_is_over_extra_plays_may_be_saved_again():
    match = busy(
        {},
        {"hand": ["wizards_summon", "wizards_chronomage", "wizards_archmage"]},
        minions={"jungle_oasis": [REX, LASER, LASER]},
    )
    play(match, "end")
    assert match.state.vp == [2, 0]
    play(match, "act wizards_summon")
    assert match.decision.name == "play", "not now or never"
    assert len(match.state.extras) == 1
