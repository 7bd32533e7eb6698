"""The five steps of a turn: start, playing cards, checking the bases, drawing, the end."""

from __future__ import annotations

import pytest

from ..table import QUIET, busy, hand, options, play, power, zone

OASIS = "base_jungle_oasis"
FACTORY = "base_factory_436_1337"
BASES = [f"base_{base}" for base in QUIET[:3]]


@pytest.mark.rule("SMU-027", "SMU-028", "SMU-049", "SMU-044")
def test_the_five_steps_come_in_their_order():
    """Start: Smoke Bomb goes. Play. Score. Draw two. End: Assassination strikes, after the draw."""
    match = busy(
        {"hand": ["ninjas_assassination"], "deck": ["ninjas_shinobi"] * 3, "vp": 3},
        {"deck": ["pirates_first_mate"] * 3, "hand": ["dinosaurs_king_rex"]},
        minions={"jungle_oasis": ["ninjas_ninja_master", "ninjas_tiger_assassin", "dinosaurs_laseratops@p2"]},
        turn="p2",
    )
    play(match, "end")  # p2 scores the Oasis: 13 of 12
    order = [name for name in kinds(match) if name in ("turn", "scores", "vp", "draws", "base", "destroyed")]
    assert order == ["scores", "vp", "base", "draws", "draws", "turn"]
    play(match, "end")
    order = [name for name in kinds(match) if name in ("turn", "draws")]
    assert order == ["draws", "draws", "turn", "draws", "draws", "turn"]


def kinds(match):
    names = match.game.lines.all
    return [names[event[0]].name for past in match.past() for event in past.events]


@pytest.mark.rule("SMU-027", "SMU-049")
def test_what_is_due_at_the_end_happens_after_the_draw():
    match = busy(
        {"hand": ["ninjas_assassination"], "deck": ["ninjas_shinobi"] * 3},
        minions={"factory_436_1337": ["dinosaurs_king_rex@p2"]},
    )
    play(match, f"act_on ninjas_assassination dinosaurs_king_rex@{FACTORY}")
    assert zone(match, "minions", "factory_436_1337") == ["dinosaurs_king_rex"]
    play(match, "end")
    assert [k for k in kinds(match) if k in ("draws", "destroyed", "turn")] == ["draws", "draws", "destroyed", "turn"]
    assert match.state.turn == 1


@pytest.mark.rule("SMU-028", "SMU-152")
def test_what_happens_at_the_start_happens_before_any_card_is_played():
    """p2's Smoke Bomb is gone by the time p2 is asked what to play; it was there during the whole of p1's turn."""
    match = busy(
        {"hand": ["aliens_beam_up"]},
        minions={"jungle_oasis": ["ninjas_shinobi@p2"]},
        actions={"jungle_oasis": ["ninjas_smoke_bomb@p2>ninjas_shinobi"]},
    )
    play(match, "act aliens_beam_up")
    assert zone(match, "minions", "jungle_oasis") == ["ninjas_shinobi"], "nothing happened to the protected minion"
    play(match, "end")
    assert match.state.turn == 1
    assert match.decision.name == "play"
    assert zone(match, "discard", 1) == ["ninjas_smoke_bomb"]


@pytest.mark.rule("SMU-029", "SMU-095")
def test_one_minion_and_one_action_are_free_and_no_more():
    match = busy({"hand": ["ninjas_shinobi", "ninjas_tiger_assassin", "pirates_cannon", "pirates_dinghy"]})
    assert match.decision.seat == 0
    play(match, f"play ninjas_shinobi {OASIS}")
    assert not [o for o in options(match) if o.startswith("play ")]
    play(match, "act pirates_cannon")
    assert match.state.turn == 1, "nothing is left to play, so the turn went on by itself"
    assert {"ninjas_tiger_assassin", "pirates_dinghy"} <= {*zone(match, "hand", 0)}


@pytest.mark.rule("SMU-030")
@pytest.mark.parametrize("order", [("play", "act"), ("act", "play")])
def test_in_either_order(order):
    match = busy({"hand": ["ninjas_shinobi", "pirates_cannon"]})
    names = {"play": f"play ninjas_shinobi {OASIS}", "act": "act pirates_cannon"}
    play(match, names[order[0]])
    assert names[order[1]] in options(match)
    play(match, names[order[1]])
    assert zone(match, "minions", "jungle_oasis") == ["ninjas_shinobi"]
    assert zone(match, "discard", 0) == ["pirates_cannon"]


@pytest.mark.rule("SMU-031")
@pytest.mark.parametrize("done", [[], [f"play ninjas_shinobi {OASIS}"], ["act pirates_cannon"]])
def test_playing_is_voluntary(done):
    match = busy({"hand": ["ninjas_shinobi", "pirates_cannon"], "deck": ["ninjas_shinobi"] * 2})
    play(match, *done, "end")
    assert match.state.turn == 1
    assert len(hand(match, 0)) == 4 - len(done)


@pytest.mark.rule("SMU-032")
def test_a_minion_is_played_to_any_one_base():
    match = busy({"hand": ["ninjas_shinobi"]})
    assert [o for o in options(match) if "shinobi" in o] == [f"play ninjas_shinobi {base}" for base in BASES]
    play(match, f"play ninjas_shinobi {BASES[1]}")
    assert [len(m) for m in match.state.minions] == [0, 1, 0]


@pytest.mark.rule("SMU-032")
def test_no_minion_goes_where_no_base_lies():
    match = busy({"hand": ["ninjas_shinobi"]}, bases=["none", "tortuga"], base_deck=[])
    assert zone(match, "bases", 0) == []
    assert [o for o in options(match) if "place1" in o] == []
    assert match.why_not("play ninjas_shinobi place1").rule == "SMU-032"


@pytest.mark.rule("SMU-033")
def test_it_is_always_clear_whose_a_minion_is():
    match = busy(
        minions={"jungle_oasis": ["ninjas_shinobi", "ninjas_shinobi@p2"]},
        factions=["ninjas+aliens", "ninjas+pirates"],
        boxes=2,
    )
    assert [match.state.owner[m] for m in match.state.minions[0]] == [0, 1]
    seen = match.view(1)["players"]
    assert [{p["faction_a"], p["faction_b"]} for p in seen] == [{"ninjas", "aliens"}, {"ninjas", "pirates"}]
    play(match, "act ninjas_seeing_stars")
    assert options(match) == [f"target ninjas_shinobi@{OASIS}@p1", f"target ninjas_shinobi@{OASIS}@p2"]
    play(match, f"target ninjas_shinobi@{OASIS}@p2")
    assert [zone(match, "discard", seat) for seat in (0, 1)] == [["ninjas_seeing_stars"], ["ninjas_shinobi"]]


@pytest.mark.rule("SMU-034", "SMU-113", "SMU-039")
def test_the_text_of_a_minion_is_resolved_as_soon_as_it_is_played():
    match = busy({"hand": ["wizards_enchantress"], "deck": ["wizards_scry", "wizards_portal"]})
    play(match, f"play wizards_enchantress {OASIS}")
    assert hand(match, 0) == ["wizards_portal"], "the top card, before anything else can be done"
    match = busy({"hand": ["ninjas_ninja_master", "ninjas_shinobi"]}, minions={"jungle_oasis": ["aliens_scout@p2"]})
    play(match, f"play ninjas_ninja_master {OASIS}")
    assert match.decision.name == "destroy", "its question comes before the next card"
    assert match.why_not("end").rule == "SMU-029"


@pytest.mark.rule("SMU-035", "SMU-136")
@pytest.mark.parametrize("minion", ["pirates_pirate_king", "pirates_first_mate", "ninjas_ninja_acolyte"])
def test_a_special_does_nothing_when_its_minion_is_played(minion):
    match = busy({"hand": [minion, "ninjas_shinobi"]}, minions={"tortuga": ["aliens_scout@p2"]})
    play(match, f"play {minion} {OASIS}")
    assert match.decision.name == "play"
    assert zone(match, "minions", "jungle_oasis") == [minion]
    assert hand(match, 0) == ["ninjas_shinobi"]


@pytest.mark.rule("SMU-036", "SMU-037")
def test_an_action_is_shown_carried_out_and_discarded():
    match = busy({"hand": ["pirates_swashbuckling"]}, minions={"jungle_oasis": ["pirates_first_mate"]})
    play(match, "act pirates_swashbuckling")
    assert power(match, "pirates_first_mate") == 3
    assert zone(match, "discard", 0) == ["pirates_swashbuckling"]
    assert [(e.seat, e.card) for e in match.log(1) if e.line == "acts"] == [(0, "pirates_swashbuckling")]


@pytest.mark.rule("SMU-037")
def test_an_action_is_not_discarded_before_it_is_done():
    match = busy(
        {"hand": ["zombies_grave_robbing"], "discard": ["zombies_walker", "zombies_outbreak"]},
    )
    play(match, "act zombies_grave_robbing")
    assert "take zombies_grave_robbing" not in options(match), "it is still being carried out"
    play(match, "take zombies_walker")
    assert zone(match, "discard", 0) == ["zombies_outbreak", "zombies_grave_robbing"]


@pytest.mark.rule("SMU-038", "SMU-109")
def test_an_ongoing_action_stays_on_the_table():
    match = busy(
        {"hand": ["dinosaurs_upgrade", "dinosaurs_wildlife_preserve"], "deck": []},
        minions={"jungle_oasis": ["dinosaurs_king_rex"]},
    )
    play(match, f"act_on dinosaurs_upgrade dinosaurs_king_rex@{OASIS}", "end")
    for _ in range(4):  # and still in later turns
        assert power(match, "dinosaurs_king_rex") == 9
        assert zone(match, "actions", "jungle_oasis") == ["dinosaurs_upgrade"]
        assert zone(match, "discard", 0) == []
        play(match, "end")


@pytest.mark.rule("SMU-039", "SMU-112", "SMU-113")
def test_an_ability_works_from_hand_and_wherever_a_text_says_play():
    """Invader gains a point when played from hand, from the deck (Hoverbot) and from the discard pile."""
    match = busy({"hand": ["aliens_invader"]})
    assert play(match, f"play aliens_invader {OASIS}").state.vp == [1, 0]
    match = busy({"hand": ["robots_hoverbot"], "deck": ["aliens_invader"]})
    play(match, f"play robots_hoverbot {OASIS}", f"play aliens_invader {FACTORY}")
    assert match.state.vp == [1, 0]
    match = busy({"hand": ["zombies_they_keep_coming"], "discard": ["aliens_invader"]})
    play(match, "act zombies_they_keep_coming", f"raise aliens_invader {OASIS}")
    assert match.state.vp == [1, 0]


@pytest.mark.rule("SMU-039", "SMU-040", "SMU-101", "SMU-102", "SMU-114")
def test_a_card_that_only_changes_its_place_is_not_played_again():
    match = busy({"hand": ["aliens_invasion"]}, minions={"jungle_oasis": ["aliens_invader"]})
    play(match, "act aliens_invasion", f"to {FACTORY}")
    assert zone(match, "minions", "factory_436_1337") == ["aliens_invader"]
    assert match.state.vp == [0, 0]
    assert match.state.minions_played == [0, 0]


@pytest.mark.rule("SMU-041", "SMU-056")
def test_a_ready_base_waits_until_the_player_has_finished():
    match = busy(
        {"hand": ["dinosaurs_king_rex", "dinosaurs_howl"]},
        minions={"jungle_oasis": ["dinosaurs_laseratops", "dinosaurs_laseratops"]},
    )
    play(match, f"play dinosaurs_king_rex {OASIS}")
    assert match.decision.name == "play"
    assert match.explain("total of base_jungle_oasis").total == 15
    assert match.state.vp == [0, 0]
    play(match, "end")
    assert match.state.vp == [2, 0]


@pytest.mark.rule("SMU-042")
def test_nobody_can_decline_a_ready_base():
    """Two ready bases: whichever comes first, both are scored, without any way to stop."""
    match = busy(
        minions={
            "jungle_oasis": ["dinosaurs_king_rex@p2", "dinosaurs_armor_stego@p2"],
            "tar_pits": ["robots_nukebot@p1", "robots_warbot", "robots_warbot", "zombies_zombie_lord@p1"],
        },
    )
    play(match, "end")
    assert options(match) == [f"score {OASIS}", "score base_tar_pits"]
    play(match, "score base_tar_pits")
    assert match.state.vp == [4, 2]
    assert match.state.turn == 1


@pytest.mark.rule("SMU-044")
def test_two_cards_are_drawn_by_the_active_player_only():
    match = busy({"deck": ["ninjas_shinobi"] * 3}, {"deck": ["pirates_first_mate"] * 3})
    play(match, "end")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [2, 0]
    assert [len(d) for d in match.state.deck] == [1, 3]
    play(match, "end")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [2, 2]


TEN = ["pirates_first_mate"] * 4 + ["pirates_saucy_wench"] * 3 + ["pirates_buccaneer"] * 2 + ["pirates_pirate_king"]


@pytest.mark.rule("SMU-045")
@pytest.mark.parametrize(("held", "excess"), [(5, 0), (6, 0), (7, 1), (8, 2)])
def test_after_the_draw_the_hand_is_cut_to_ten_of_the_own_choice(held, excess):
    match = busy({"hand": TEN[:held], "deck": ["ninjas_shinobi", "pirates_cannon"]})
    play(match, "end")
    for _ in range(excess):
        assert match.decision.name == "shed"
        assert match.decision.seat == 0
        assert {"shed pirates_first_mate", "shed ninjas_shinobi"} <= {*options(match)}
        play(match, "shed pirates_first_mate")
    assert match.state.turn == 1
    assert len(match.state.hand[0]) == min(held + 4, 10)
    assert zone(match, "discard", 0) == ["pirates_first_mate"] * excess


@pytest.mark.rule("SMU-046")
def test_no_hand_is_cut_at_any_other_time():
    """p1 draws up to 14 in step 2 and keeps them until step 4; p2 holds 14 in p1's turn and is left alone."""
    twelve = ["aliens_collector"] * 4 + ["aliens_scout"] * 3 + ["aliens_beam_up"] * 2 + ["aliens_invader"] * 2
    match = busy(
        {"hand": [*TEN, "wizards_mystic_studies"], "deck": ["wizards_scry", "wizards_portal", "wizards_summon"]},
        {"hand": [*twelve, "aliens_probe"], "deck": []},
    )
    play(match, "act wizards_mystic_studies")
    assert len(match.state.hand[0]) == 14
    assert match.decision.name == "play"
    play(match, "end")
    while match.decision.name == "shed":
        assert match.decision.seat == 0
        match.choose(0)
    assert [len(h) for h in match.state.hand] == [10, 14]
    assert match.state.turn == 1


@pytest.mark.rule("SMU-047", "SMU-048")
def test_an_empty_deck_is_rebuilt_in_the_middle_of_a_draw():
    match = busy({"deck": ["ninjas_shinobi"], "discard": ["pirates_cannon", "pirates_dinghy", "pirates_dinghy"]})
    play(match, "end")
    assert hand(match, 0)[0] == "ninjas_shinobi", "first the old deck"
    assert len(hand(match, 0)) == 2, "then the draw goes on"
    assert zone(match, "discard", 0) == []
    assert len(match.state.deck[0]) == 2
    assert match.view(0)["players"][0]["deck"] == [None, None], "face down"


@pytest.mark.rule("SMU-047")
def test_the_deck_is_not_rebuilt_before_a_card_is_needed():
    match = busy({"deck": ["ninjas_shinobi", "ninjas_shinobi"], "discard": ["pirates_cannon"]})
    play(match, "end")
    assert zone(match, "deck", 0) == []
    assert zone(match, "discard", 0) == ["pirates_cannon"]


@pytest.mark.rule("SMU-047")
def test_the_rebuilt_deck_is_shuffled():
    orders = set()
    for chance in range(8):
        match = busy({"deck": [], "discard": TEN}, chance=chance * 7919)
        play(match, "end")
        orders.add(tuple(zone(match, "deck", 0)))
    assert len(orders) > 5


@pytest.mark.rule("SMU-047", "SMU-048")
def test_revealing_from_an_empty_deck_rebuilds_it_too():
    match = busy({"hand": ["robots_hoverbot"], "deck": [], "discard": ["robots_zapbot"]})
    play(match, f"play robots_hoverbot {OASIS}")
    assert f"play robots_zapbot {OASIS}" in options(match)
    assert zone(match, "discard", 0) == []


@pytest.mark.rule("SMU-047")
def test_with_deck_and_discard_pile_empty_drawing_does_nothing():
    """Ruling R15."""
    match = busy({"hand": ["wizards_mystic_studies", "pirates_cannon"], "deck": [], "discard": []})
    play(match, "act wizards_mystic_studies")
    assert hand(match, 0) == ["pirates_cannon"]
    play(match, "end")
    assert hand(match, 0) == ["pirates_cannon", "wizards_mystic_studies"], "step 4 draws the rebuilt deck of one card"


@pytest.mark.rule("SMU-049", "SMU-108")
def test_what_lasts_until_the_end_of_the_turn_ends_there():
    match = busy({"hand": ["dinosaurs_augmentation"]}, minions={"factory_436_1337": ["dinosaurs_king_rex"]})
    play(match, "act dinosaurs_augmentation")
    assert power(match, "dinosaurs_king_rex") == 11
    play(match, "end")
    assert power(match, "dinosaurs_king_rex") == 7


@pytest.mark.rule("SMU-108", "SMU-056")
def test_a_lowered_breakpoint_holds_for_this_turn_only():
    match = busy({"hand": ["dinosaurs_rampage"]}, minions={"factory_436_1337": ["dinosaurs_king_rex"]})
    play(match, "act dinosaurs_rampage")
    assert match.explain(f"breakpoint of {FACTORY}").total == 18
    play(match, "end")
    assert match.explain(f"breakpoint of {FACTORY}").total == 25
