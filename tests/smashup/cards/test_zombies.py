"""The Zombies, each with what it does and what it must not do."""

from __future__ import annotations

from ..short import (
    ONE_MORE_ACTION,
    A,
    B,
    C,
    at,
    can,
    do,
    lay,
    minion_plays,
    numbers,
    on,
    pile,
    seen,
)
from ..table import lines


# ---- minions ----
def test_zombie_lord_raises_one_weak_minion_on_each_base_without_own_minions() -> None:
    match = lay(
        {"hand": ["zombie_lord", "overrun"], "discard": ["walker", "walker", "grave_digger", "saucy_wench"]},
        minions={B: ["king_rex@p2"], C: []},
    )
    do(match, f"play zombie_lord {A}")
    assert can(match) == [f"raise walker {B}", "decline"]  # printed power 2, from the discard pile, not at A
    do(match, f"raise walker {B}", "keep " + pile(match, "deck", 0)[-1])
    assert can(match) == [f"raise walker {C}", "decline"]
    do(match, "decline")
    assert (at(match, A), at(match, B), at(match, C)) == (["zombie_lord"], ["king_rex", "walker"], [])
    assert minion_plays(match) == []


def test_zombie_lord_skips_bases_with_own_minions() -> None:
    match = lay(
        {"hand": ["zombie_lord", "overrun"], "discard": ["tenacious_z"]},
        minions={B: ["walker"], C: ["walker"]},
    )
    do(match, f"play zombie_lord {A}")
    assert "decline" not in can(match)
    assert f"raise tenacious_z {A}" in can(match)  # only by its own Special


def test_grave_digger_may_take_a_minion_back() -> None:
    match = lay({"hand": ["grave_digger", "overrun"], "discard": ["walker", "outbreak", "zombie_lord"]})
    do(match, f"play grave_digger {A}")
    assert can(match) == ["take walker", "take zombie_lord", "decline"]
    declined = do(match.copy(), "decline")
    assert numbers(declined, "discard")[0] == 3
    do(match, "take zombie_lord")
    assert pile(match, "hand", 0) == ["overrun", "zombie_lord"]
    assert pile(match, "discard", 0) == ["walker", "outbreak"]
    assert "zombie_lord" in seen(match, 1, 0, "hand")  # everybody saw it (ruling R30)


def test_grave_digger_without_a_minion_in_the_pile() -> None:
    match = do(lay({"hand": ["grave_digger", "overrun"], "discard": ["outbreak"]}), f"play grave_digger {A}")
    assert pile(match, "hand", 0) == ["overrun"]


def test_tenacious_z_rises_once_a_turn_besides_the_free_minion() -> None:
    match = lay({"hand": ["walker", "overrun"], "discard": ["tenacious_z", "tenacious_z", "walker"]})
    assert [o for o in can(match) if o.startswith("raise")] == [f"raise tenacious_z {base}" for base in (A, B, C)]
    do(match, f"raise tenacious_z {B}")
    assert not any(o.startswith("raise") for o in can(match))  # only one of them each turn
    assert f"play walker {A}" in can(match)
    assert pile(match, "discard", 0) == ["tenacious_z", "walker"]


def test_tenacious_z_rises_again_in_the_next_own_turn_only() -> None:
    match = lay(
        {"hand": ["overrun", "walker"], "discard": ["tenacious_z", "tenacious_z"]},
        {"hand": ["howl"], "discard": ["king_rex"]},
    )
    do(match, f"raise tenacious_z {B}", "end")
    assert match.state.turn == 1
    assert not any(o.startswith("raise") for o in can(match))
    do(match, "end")
    assert f"raise tenacious_z {A}" in can(match)


def test_walker_discards_the_top_card_or_puts_it_back() -> None:
    match = lay({"hand": ["walker", "overrun"], "deck": ["outbreak", "zombie_lord"]})
    do(match, f"play walker {A}")
    assert can(match) == ["shed zombie_lord", "keep zombie_lord"]
    kept = do(match.copy(), "keep zombie_lord")
    assert pile(kept, "deck", 0) == ["outbreak", "zombie_lord"]
    assert seen(kept, 1, 0, "deck") == [None, None]  # only its player looked
    assert seen(kept, 0, 0, "deck") == [None, "zombie_lord"]
    do(match, "shed zombie_lord")
    assert pile(match, "deck", 0) == ["outbreak"]
    assert pile(match, "discard", 0) == ["zombie_lord"]


def test_walker_with_no_cards_at_all() -> None:
    match = do(lay({"hand": ["walker", "overrun"], "deck": []}), f"play walker {A}")
    assert at(match, A) == ["walker"]


# ---- actions ----
def test_grave_robbing_takes_any_card_back_and_must() -> None:
    match = lay({"hand": ["grave_robbing", "walker"], "discard": ["outbreak", "zombie_lord"]})
    do(match, "act grave_robbing")
    assert can(match) == ["take outbreak", "take zombie_lord"]  # not itself: it is discarded afterwards
    do(match, "take outbreak")
    assert pile(match, "hand", 0) == ["walker", "outbreak"]
    assert pile(match, "discard", 0) == ["zombie_lord", "grave_robbing"]
    assert "outbreak" in seen(match, 1, 0, "hand")
    nothing = do(lay({"hand": ["grave_robbing", "walker"]}), "act grave_robbing")
    assert pile(nothing, "hand", 0) == ["walker"]


def test_lend_a_hand_shuffles_any_number_back() -> None:
    match = lay(
        {"hand": ["lend_a_hand", "walker"], "deck": ["overrun"], "discard": ["outbreak", "zombie_lord", "walker"]}
    )
    do(match, "act lend_a_hand")
    assert can(match) == ["take outbreak", "take zombie_lord", "take walker", "done"]
    none = do(match.copy(), "done")
    assert pile(none, "deck", 0) == ["overrun"]
    do(match, "take outbreak", "take walker", "done")
    assert sorted(pile(match, "deck", 0)) == ["outbreak", "overrun", "walker"]
    assert pile(match, "discard", 0) == ["zombie_lord", "lend_a_hand"]
    assert seen(match, 0, 0, "deck") == [None] * 3  # shuffled


def test_mall_crawl_puts_cards_of_one_name_on_the_discard_pile() -> None:
    match = lay(
        {"hand": ["mall_crawl", "zombie_lord"], "deck": ["walker", "outbreak", "walker", "tenacious_z", "walker"]}
    )
    do(match, "act mall_crawl")
    assert sorted(can(match)) == ["done", "shed outbreak", "shed tenacious_z", "shed walker"]
    do(match, "shed walker")
    assert can(match) == ["shed walker", "done"]  # one name
    do(match, "shed walker", "done")
    assert pile(match, "discard", 0) == ["walker", "walker", "mall_crawl"]
    assert sorted(pile(match, "deck", 0)) == ["outbreak", "tenacious_z", "walker"]
    assert len(lines(match, "shuffles")) == 1


def test_mall_crawl_takes_all_of_a_name_and_may_take_none() -> None:
    match = lay({"hand": ["mall_crawl", "zombie_lord"], "deck": ["walker", "outbreak", "walker"]})
    none = do(match.copy(), "act mall_crawl", "done")
    assert numbers(none, "deck")[0] == 3
    do(match, "act mall_crawl", "shed walker", "shed walker")
    assert pile(match, "deck", 0) == ["outbreak"]


def test_not_enough_bullets_takes_minions_of_one_name() -> None:
    match = lay(
        {"hand": ["not_enough_bullets", "zombie_lord"], "discard": ["walker", "outbreak", "walker", "tenacious_z"]},
    )
    do(match, "act not_enough_bullets")
    assert sorted(can(match)) == ["done", "take tenacious_z", "take walker"]
    one = do(match.copy(), "take walker", "done")
    assert pile(one, "hand", 0) == ["zombie_lord", "walker"]
    do(match, "take walker", "take walker")
    assert sorted(pile(match, "hand", 0)) == ["walker", "walker", "zombie_lord"]
    assert pile(match, "discard", 0) == ["outbreak", "tenacious_z", "not_enough_bullets"]


def test_outbreak_gives_an_extra_minion_where_one_has_none() -> None:
    match = lay(
        {"hand": ["outbreak", "walker", "zombie_lord", "grave_digger"], "discard": ["walker"]},
        minions={A: ["walker"], B: ["king_rex@p2"]},
    )
    do(match, "act outbreak", f"play grave_digger {A}", "decline")  # the free one, not at an empty base
    assert sorted({o.split()[-1] for o in minion_plays(match)}) == sorted([B, C])
    assert not any(o.startswith("raise") for o in can(match))  # from hand
    do(match, f"play zombie_lord {B}", "decline")
    assert minion_plays(match) == []


def test_overrun_keeps_others_out_until_its_player_is_on_turn_again() -> None:
    match = lay({"hand": ["overrun", "walker", "walker"]}, {"hand": ["king_rex", "howl"]})
    do(match, f"act_at overrun {A}")
    assert f"play walker {A}" in can(match)
    do(match, "end")
    assert f"play king_rex {A}" not in can(match)
    assert f"play king_rex {B}" in can(match)
    do(match, "end")
    assert match.state.turn == 0
    assert on(match, A) == []
    assert pile(match, "discard", 0) == ["overrun"]


def test_they_keep_coming_plays_any_minion_from_the_discard_pile() -> None:
    match = lay(
        {"hand": ["they_keep_coming", "grave_digger", "walker", "overrun"], "discard": ["zombie_lord", "outbreak"]},
        minions={B: ["walker"], C: ["walker"]},
        extras=ONE_MORE_ACTION,
    )
    do(match, "act they_keep_coming")
    assert {o for o in can(match) if o.startswith("raise")} == {f"raise zombie_lord {base}" for base in (A, B, C)}
    do(match, f"play grave_digger {A}", "decline")
    assert all(o.startswith("raise") for o in minion_plays(match))  # the extra one does not come from hand
    do(match, f"raise zombie_lord {A}")
    assert at(match, A) == ["grave_digger", "zombie_lord"]
    assert minion_plays(match) == []


def test_theyre_coming_to_get_you_changes_where_the_minion_comes_from() -> None:
    match = lay(
        {"hand": ["walker", "overrun"], "discard": ["zombie_lord", "outbreak"]},
        minions={B: ["walker"], C: ["walker"]},
        actions={A: ["theyre_coming_to_get_you"]},
    )
    assert f"raise zombie_lord {A}" in can(match)
    assert f"raise zombie_lord {B}" not in can(match)
    assert f"play walker {A}" in can(match)
    do(match, f"raise zombie_lord {A}")
    assert minion_plays(match) == []  # it was the free minion


def test_theyre_coming_to_get_you_is_only_for_its_player() -> None:
    match = lay(
        {"hand": ["howl", "king_rex"], "discard": ["war_raptor"]},
        actions={A: ["theyre_coming_to_get_you@p2"]},
    )
    assert not any(o.startswith("raise") for o in can(match))
