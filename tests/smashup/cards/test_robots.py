"""The Robots, each with what it does and what it must not do."""

from __future__ import annotations

from ..short import (
    ONE_MORE_ACTION,
    ONE_MORE_MINION,
    A,
    B,
    C,
    asked,
    at,
    can,
    do,
    lay,
    minion_plays,
    numbers,
    on,
    picks,
    pile,
    powers,
    seen,
)
from ..table import everything_in_one_place


def test_nukebot_takes_the_others_at_its_base_along() -> None:
    match = lay(
        {"hand": ["ninja_master", "poison"]},
        minions={A: ["nukebot@p2", "zapbot@p2", "shinobi", "king_rex@p3"], B: ["shinobi", "war_raptor@p3"]},
        seats=3,
    )
    do(match, f"play ninja_master {A}", f"target nukebot@{A}")
    assert at(match, A) == ["zapbot"]  # its own player's minions stay, even the Master is gone
    assert at(match, B) == ["shinobi", "war_raptor"]
    assert sorted(pile(match, "discard", 0)) == ["ninja_master", "shinobi"]
    everything_in_one_place(match)


def test_nukebot_only_reacts_to_being_destroyed() -> None:
    match = lay({"hand": ["beam_up", "invader"]}, minions={A: ["nukebot@p2", "scout"]})
    do(match, "act beam_up", f"target nukebot@{A}")
    assert at(match, A) == ["scout"]


def test_warbot_cannot_be_destroyed_but_everything_else() -> None:
    match = lay({"hand": ["ninja_master", "poison"]}, minions={A: ["warbot@p2", "zapbot@p2"]})
    do(match, f"play ninja_master {A}")
    assert picks(match) == [f"zapbot@{A}", f"ninja_master@{A}"]
    for card, choices in {
        "beam_up": [],
        "invasion": [f"to {B}"],
    }.items():
        other = lay({"hand": [card, "scout"]}, minions={A: ["warbot@p2"]})
        do(other, f"act {card}", *choices)
        assert at(other, A) == []
    weak = lay({"hand": ["disintegrator", "scout"]}, minions={A: ["warbot@p2"]}, actions={A: ["poison@p1>warbot"]})
    do(weak, "act disintegrator")
    assert pile(weak, "deck", 1)[0] == "warbot"


def test_warbot_is_discarded_with_a_scored_base() -> None:
    match = lay(
        {"hand": ["tech_center"]}, {"hand": ["howl"]}, minions={"jungle_oasis": ["warbot", "warbot", "nukebot"]}
    )
    do(match, "end")
    assert sorted(pile(match, "discard", 0)) == ["nukebot", "warbot", "warbot"]


def test_hoverbot_may_play_the_minion_on_top_anywhere() -> None:
    match = lay({"hand": ["hoverbot", "tech_center", "zapbot"], "deck": ["zapbot", "nukebot"]})
    do(match, f"play hoverbot {A}")
    assert can(match) == [f"play nukebot {A}", f"play nukebot {B}", f"play nukebot {C}", "keep nukebot"]
    kept = do(match.copy(), "keep nukebot")
    assert pile(kept, "deck", 0) == ["zapbot", "nukebot"]
    assert seen(kept, 1, 0, "deck") == [None, "nukebot"]  # it was revealed to everybody
    do(match, f"play nukebot {B}")
    assert at(match, B) == ["nukebot"]
    assert pile(match, "deck", 0) == ["zapbot"]
    assert minion_plays(match) == []  # it was the extra play itself


def test_hoverbot_puts_an_action_back_and_may_chain() -> None:
    match = lay({"hand": ["hoverbot", "tech_center"], "deck": ["tech_center", "hoverbot"]})
    do(match, f"play hoverbot {A}", f"play hoverbot {B}")
    assert pile(match, "deck", 0) == ["tech_center"]
    assert can(match) == ["act tech_center", "end"]


def test_hoverbot_shuffles_the_discard_pile_if_it_has_to_and_copes_with_nothing() -> None:
    match = lay({"hand": ["hoverbot", "tech_center"], "deck": [], "discard": ["zapbot"]})
    do(match, f"play hoverbot {A}")
    assert "keep zapbot" in can(match)
    empty = lay({"hand": ["hoverbot", "tech_center"], "deck": []})
    do(empty, f"play hoverbot {A}")
    assert can(empty) == ["act tech_center", "end"]


def test_zapbot_gives_an_extra_play_of_printed_power_two() -> None:
    match = lay(
        {"hand": ["zapbot", "microbot_fixer", "hoverbot", "zapbot", "tech_center"]},
        minions={A: ["microbot_fixer"]},
    )
    do(match, f"play zapbot {A}")
    assert {o.split()[1] for o in minion_plays(match)} == {"zapbot", "microbot_fixer"}  # 2 and 1, not 3
    do(match, f"play zapbot {B}")
    assert minion_plays(match)  # the second Zapbot gives another one
    do(match, f"play microbot_fixer {B}")
    assert minion_plays(match) == []


def test_hoverbot_leaves_the_discard_pile_alone_while_the_deck_lasts() -> None:
    match = lay({"hand": ["hoverbot", "tech_center"], "deck": ["zapbot", "warbot"], "discard": ["nukebot"]})
    do(match, f"play hoverbot {A}")
    assert "keep warbot" in can(match)
    assert (pile(match, "discard", 0), pile(match, "deck", 0)) == (["nukebot"], ["zapbot", "warbot"])


def test_zapbot_looks_at_printed_power_and_keeps_the_free_minion_apart() -> None:
    match = lay(
        {"hand": ["zapbot", "war_raptor", "king_rex", "howl"]},
        extras=ONE_MORE_MINION,
    )
    do(match, f"play zapbot {A}", f"play war_raptor {A}")  # a raptor is 2 on paper, 3 in play
    assert f"play king_rex {A}" in can(match)  # the tighter permission was used up first


def test_microbot_alpha_counts_all_own_minions_as_microbots() -> None:
    match = lay(
        {"hand": ["zapbot", "tech_center"]},
        minions={A: ["microbot_alpha", "zapbot", "king_rex@p2"], B: ["nukebot"]},
    )
    assert powers(match, A) == [3, 2, 7]  # 1 + Zapbot + Nukebot, nobody else's
    do(match, f"play zapbot {B}")
    assert powers(match, A) == [4, 2, 7]


def test_without_alpha_only_minions_called_microbot_are_ones() -> None:
    match = lay({"hand": ["tech_center"]}, minions={A: ["microbot_fixer", "zapbot", "microbot_guard"]})
    assert powers(match, A) == [2, 2, 2]
    match = lay({"hand": ["tech_center"]}, minions={A: ["microbot_fixer", "zapbot", "microbot_alpha"]})
    assert powers(match, A) == [2, 3, 4]  # everybody +1; Alpha 1 + 1 + 2 others


def test_microbot_archive_draws_for_own_microbots_and_itself() -> None:
    match = lay(
        {"hand": ["ninja_master", "seeing_stars", "shinobi"]},
        {"deck": ["zapbot", "nukebot", "tech_center"]},
        minions={A: ["microbot_archive@p2", "microbot_guard@p2", "zapbot@p2"]},
    )
    other = do(match.copy(), "act seeing_stars", f"target zapbot@{A}")
    assert numbers(other, "hand")[1] == 0  # a Zapbot is no microbot
    do(match, "act seeing_stars", f"target microbot_guard@{A}")
    assert pile(match, "hand", 1) == ["tech_center"]
    do(match, f"play ninja_master {A}", f"target microbot_archive@{A}")
    assert pile(match, "hand", 1)[:2] == ["tech_center", "nukebot"]


def test_microbot_archive_with_alpha_draws_for_every_own_minion_but_not_for_others() -> None:
    match = lay(
        {"hand": ["seeing_stars", "shinobi"]},
        {"deck": ["nukebot", "tech_center"]},
        minions={A: ["microbot_archive@p2", "microbot_alpha@p2", "zapbot@p2", "shinobi"]},
    )
    mine = do(match.copy(), "act seeing_stars", f"target shinobi@{A}")
    assert numbers(mine, "hand")[1] == 0
    do(match, "act seeing_stars", f"target zapbot@{A}")
    assert pile(match, "hand", 1) == ["tech_center"]


def test_microbot_fixer_gives_an_extra_minion_only_as_the_first_one() -> None:
    match = lay({"hand": ["microbot_fixer", "nukebot", "microbot_fixer", "tech_center"]})
    do(match, f"play microbot_fixer {A}", f"play nukebot {A}")  # of any power
    assert minion_plays(match) == []
    assert powers(match, A) == [2, 5]
    match = lay(
        {"hand": ["zapbot", "microbot_fixer", "zapbot", "tech_center"]},
    )
    do(match, f"play zapbot {A}", f"play microbot_fixer {A}")
    assert minion_plays(match) == []


def test_two_fixers_add_up() -> None:
    match = lay(
        {"hand": ["tech_center"]},
        minions={A: ["microbot_fixer", "microbot_guard"], B: ["microbot_fixer", "warbot"]},
    )
    assert (powers(match, A), powers(match, B)) == ([3, 3], [3, 4])


def test_fixers_help_only_the_own_microbots() -> None:
    match = lay(
        {"hand": ["tech_center"]},
        minions={A: ["microbot_fixer@p1", "microbot_guard@p2"], B: ["microbot_alpha@p2"]},
        factions=["robots+aliens", "robots+pirates"],
        boxes=2,
    )
    assert powers(match, A) == [2, 1]
    assert powers(match, B) == [2]  # Alpha counts its own player's microbots only


def test_microbot_guard_must_destroy_something_weaker_than_the_own_number() -> None:
    match = lay(
        {"hand": ["microbot_guard", "tech_center"]},
        minions={A: ["warbot", "nukebot", "war_raptor@p2", "collector@p2"], B: ["collector@p2"]},
        factions=["robots+pirates", "dinosaurs+aliens"],
    )
    do(match, f"play microbot_guard {A}")
    # Three own minions there: power 2 and less. The raptor has 3.
    assert can(match) == [f"target collector@{A}", f"target microbot_guard@{A}"]
    do(match, f"target collector@{A}")
    assert at(match, A) == ["warbot", "nukebot", "war_raptor", "microbot_guard"]
    assert at(match, B) == ["collector"]


def test_microbot_guard_takes_itself_if_it_has_to_and_nothing_when_alone() -> None:
    match = lay({"hand": ["microbot_guard", "tech_center"]}, minions={A: ["warbot", "king_rex@p2"]})
    do(match, f"play microbot_guard {A}")
    assert at(match, A) == ["warbot", "king_rex"]
    assert pile(match, "discard", 0) == ["microbot_guard"]
    alone = lay({"hand": ["microbot_guard", "tech_center"]}, minions={A: ["king_rex@p2"]})
    do(alone, f"play microbot_guard {A}")
    assert at(alone, A) == ["king_rex", "microbot_guard"]  # 1 is not lower than 1


def test_microbot_reclaimer_shuffles_microbots_back_and_gives_an_extra_minion() -> None:
    match = lay(
        {
            "hand": ["microbot_reclaimer", "nukebot", "tech_center"],
            "deck": ["zapbot"],
            "discard": ["microbot_fixer", "zapbot", "microbot_guard", "warbot"],
        },
    )
    do(match, f"play microbot_reclaimer {A}")
    assert can(match) == ["take microbot_fixer", "take microbot_guard", "done"]
    do(match, "take microbot_guard", "done")
    assert sorted(pile(match, "deck", 0)) == ["microbot_guard", "zapbot"]
    assert pile(match, "discard", 0) == ["microbot_fixer", "zapbot", "warbot"]
    do(match, f"play nukebot {B}")
    assert minion_plays(match) == []


def test_microbot_reclaimer_reads_names_in_the_discard_pile_even_with_alpha() -> None:
    match = lay(
        {"hand": ["microbot_reclaimer", "tech_center"], "discard": ["zapbot", "microbot_fixer"]},
        minions={A: ["microbot_alpha"]},
    )
    do(match, f"play microbot_reclaimer {A}")
    assert picks(match) == ["microbot_fixer"]  # ruling R25


def test_microbot_reclaimer_that_takes_nothing_leaves_the_deck_alone() -> None:
    deck = ["zapbot", "nukebot", "warbot", "warbot", "hoverbot", "hoverbot", "zapbot"]
    match = lay({"hand": ["microbot_reclaimer", "tech_center"], "deck": deck, "discard": ["microbot_fixer"]})
    do(match, f"play microbot_reclaimer {A}", "done")
    assert pile(match, "deck", 0) == deck


def test_reclaimer_is_no_extra_as_the_second_minion() -> None:
    match = lay({"hand": ["zapbot", "microbot_reclaimer", "zapbot", "tech_center"]})
    do(match, f"play zapbot {A}", f"play microbot_reclaimer {A}")
    assert minion_plays(match) == []


def test_tech_center_draws_for_own_minions_at_one_base() -> None:
    match = lay(
        {"hand": ["tech_center", "zapbot", "tech_center"], "deck": ["nukebot", "warbot", "hoverbot", "warbot"]},
        minions={A: ["zapbot", "zapbot", "king_rex@p2", "hoverbot"], B: ["microbot_alpha"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act tech_center")
    assert picks(match) == [A, B, C]
    do(match, f"to {A}")
    assert sorted(pile(match, "hand", 0)) == ["hoverbot", "tech_center", "warbot", "warbot", "zapbot"]
    do(match, "act tech_center", f"to {C}")  # nobody there: nothing
    assert pile(match, "deck", 0) == ["nukebot"]
    assert on(match, A) == []
    assert asked(match) == (0, None)
