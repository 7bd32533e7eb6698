"""The Wizards, each with what it does and what it must not do."""

from __future__ import annotations

from ..short import (
    ONE_MORE_ACTION,
    ONE_MORE_MINION,
    A,
    B,
    action_plays,
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
from ..table import everything_in_one_place, lines


# ---- minions ----
def test_archmage_gives_an_extra_action_from_the_turn_it_is_played() -> None:
    match = lay(
        {"hand": ["archmage", "howl", "howl", "augmentation"]}, {"hand": ["probe", "invasion", "beam_up", "scout"]}
    )
    do(match, f"play archmage {A}", "act howl", "act howl")
    assert action_plays(match) == []
    assert match.state.turn == 1
    do(match, "act invasion", f"to {B}")  # nothing for other players
    assert not any(o.startswith("act") for o in can(match))
    assert f"play scout {A}" in can(match)


def test_archmage_gives_one_in_each_own_turn_while_in_play() -> None:
    match = lay({"hand": ["mystic_studies", "summon", "scry", "neophyte"]}, minions={A: ["archmage"]})
    do(match, "act mystic_studies", "act summon")
    assert action_plays(match) == []
    assert minion_plays(match)
    gone = lay({"hand": ["howl", "sacrifice", "howl", "king_rex"]}, minions={A: ["archmage"]})
    do(gone, "act sacrifice", "act howl")  # the extra one first, then the free one
    assert action_plays(gone) == []
    assert f"play king_rex {A}" in can(gone)


def test_chronomage_gives_one_extra_action_this_turn() -> None:
    match = lay({"hand": ["chronomage", "howl", "howl", "augmentation", "king_rex"]}, extras=ONE_MORE_MINION)
    do(match, f"play chronomage {A}", "act howl", "act howl")
    assert action_plays(match) == []


def test_enchantress_draws_one() -> None:
    match = lay({"hand": ["enchantress", "summon"], "deck": ["scry", "portal"]})
    do(match, f"play enchantress {A}")
    assert pile(match, "hand", 0) == ["summon", "portal"]
    assert pile(match, "deck", 0) == ["scry"]


def test_neophyte_plays_takes_or_keeps_an_action() -> None:
    match = lay({"hand": ["neophyte", "summon"], "deck": ["scry", "mystic_studies"]})
    do(match, f"play neophyte {A}")
    assert can(match) == ["act mystic_studies", "take mystic_studies", "keep mystic_studies"]
    taken = do(match.copy(), "take mystic_studies")
    assert pile(taken, "hand", 0) == ["summon", "mystic_studies"]
    kept = do(match.copy(), "keep mystic_studies")
    assert pile(kept, "deck", 0) == ["scry", "mystic_studies"]
    assert seen(kept, 1, 0, "deck") == [None, "mystic_studies"]
    do(match, "act mystic_studies")
    assert pile(match, "hand", 0)[:2] == ["summon", "scry"]
    assert "act summon" in can(match)  # it was an extra action


def test_neophyte_puts_a_minion_back() -> None:
    match = lay({"hand": ["neophyte", "summon"], "deck": ["scry", "archmage"]})
    do(match, f"play neophyte {A}")
    assert can(match) == ["act summon", "end"]
    assert pile(match, "deck", 0) == ["scry", "archmage"]


# ---- actions ----
def test_mass_enchantment_plays_one_revealed_action_of_somebody_else() -> None:
    match = lay(
        {"hand": ["mass_enchantment", "neophyte"], "deck": ["scry", "portal"]},
        {"deck": ["king_rex", "howl"]},
        {"deck": ["cannon", "first_mate"]},
        minions={A: ["archmage", "war_raptor@p2"]},
    )
    do(match, "act mass_enchantment")
    assert can(match) == ["act howl", "decline"]  # a minion was revealed at p3, and the own deck is not looked at
    assert [seen(match, 0, seat, "deck")[-1] for seat in (1, 2)] == ["howl", "first_mate"]
    declined = do(match.copy(), "decline")
    assert pile(declined, "deck", 1) == ["king_rex", "howl"]
    do(match, "act howl")
    assert powers(match, A) == [5, 3]  # it worked for p1
    assert pile(match, "discard", 1) == ["howl"]  # and went home to p2
    assert pile(match, "discard", 0) == ["mass_enchantment"]
    assert pile(match, "deck", 2) == ["cannon", "first_mate"]
    everything_in_one_place(match)


def test_mass_enchantment_lets_choose_among_several() -> None:
    match = lay({"hand": ["mass_enchantment", "neophyte"]}, {"deck": ["howl"]}, {"deck": ["cannon"]})
    do(match, "act mass_enchantment")
    assert can(match) == ["act howl", "act cannon", "decline"]
    do(match, "act cannon")
    assert pile(match, "discard", 2) == ["cannon"]
    assert pile(match, "deck", 1) == ["howl"]


def test_mystic_studies_draws_two() -> None:
    match = do(
        lay({"hand": ["mystic_studies", "neophyte"], "deck": ["scry", "portal", "summon"]}), "act mystic_studies"
    )
    assert pile(match, "hand", 0) == ["neophyte", "summon", "portal"]
    assert pile(match, "deck", 0) == ["scry"]


def test_portal_takes_minions_and_puts_the_rest_back_in_the_chosen_order() -> None:
    match = lay(
        {
            "hand": ["portal", "archmage"],
            "deck": ["enchantress", "scry", "neophyte", "summon", "chronomage", "time_loop"],
        },
    )
    do(match, "act portal")
    assert can(match) == ["take chronomage", "take neophyte", "done"]  # the five on top, no action
    do(match, "take neophyte", "done")
    assert sorted(picks(match)) == ["chronomage", "scry", "summon", "time_loop"]
    do(match, "keep summon", "keep chronomage", "keep time_loop")
    assert pile(match, "deck", 0) == ["enchantress", "summon", "chronomage", "time_loop", "scry"]  # the top is the last
    assert pile(match, "hand", 0) == ["archmage", "neophyte"]
    everything_in_one_place(match)


def test_portal_may_take_nothing_and_looks_under_a_short_deck() -> None:
    match = lay({"hand": ["portal", "archmage"], "deck": ["summon"], "discard": ["neophyte"]})
    do(match, "act portal")
    assert can(match) == ["take neophyte", "done"]
    do(match, "done")
    assert sorted(picks(match)) == ["neophyte", "summon"]
    none = do(lay({"hand": ["portal", "archmage"], "deck": []}), "act portal")
    assert pile(none, "discard", 0) == ["portal"]


def test_sacrifice_draws_current_power_then_destroys() -> None:
    match = lay(
        {"hand": ["sacrifice", "neophyte"], "deck": ["scry", "portal", "summon", "time_loop", "summon"]},
        minions={"the_central_brain": ["enchantress", "king_rex@p2"], A: ["archmage"]},
    )
    do(match, "act sacrifice")
    assert picks(match) == ["enchantress@the_central_brain", f"archmage@{A}"]
    do(match, "target enchantress@the_central_brain")
    assert numbers(match, "hand")[0] == 1 + 3
    assert at(match, "the_central_brain") == ["king_rex"]
    assert pile(match, "discard", 0) == ["enchantress", "sacrifice"]
    nothing = lay({"hand": ["sacrifice", "neophyte"]}, minions={A: ["king_rex@p2"]})
    do(nothing, "act sacrifice")
    assert pile(nothing, "hand", 0) == ["neophyte"]


def test_scry_takes_an_action_of_choice_and_shows_it() -> None:
    match = lay({"hand": ["scry", "neophyte"], "deck": ["portal", "archmage", "summon", "summon"]})
    do(match, "act scry")
    assert can(match) == ["take portal", "take summon"]  # an action, and compulsory
    do(match, "take portal")
    assert pile(match, "hand", 0) == ["neophyte", "portal"]
    assert sorted(pile(match, "deck", 0)) == ["archmage", "summon", "summon"]
    assert sorted(seen(match, 1, 0, "hand"), key=str) == [None, "portal"]
    assert len(lines(match, "shuffles")) == 1
    without = do(lay({"hand": ["scry", "neophyte"], "deck": ["archmage"]}), "act scry")
    assert pile(without, "hand", 0) == ["neophyte"]


def test_summon_gives_one_extra_minion() -> None:
    match = lay({"hand": ["summon", "king_rex", "laseratops", "war_raptor", "howl"]}, extras=ONE_MORE_ACTION)
    do(match, "act summon", f"play king_rex {A}", f"play war_raptor {B}")
    assert minion_plays(match) == []
    assert "act howl" in can(match)


def test_time_loop_gives_two_extra_actions() -> None:
    match = lay({"hand": ["time_loop", "howl", "howl", "augmentation", "king_rex"]})
    do(match, "act time_loop", "act howl", "act howl")
    assert action_plays(match) == []
    assert minion_plays(match)


def test_winds_of_change_renews_the_hand_and_gives_an_extra_action() -> None:
    match = lay(
        {"hand": ["winds_of_change", "neophyte", "summon"], "deck": ["mystic_studies"] * 2 + ["scry", "portal"]}
    )
    do(match, "act winds_of_change")
    assert numbers(match, "hand")[0] == 5
    assert numbers(match, "deck")[0] == 1
    assert pile(match, "discard", 0) == ["winds_of_change"]  # the card itself is not shuffled in
    assert sorted(pile(match, "hand", 0) + pile(match, "deck", 0)) == sorted(
        ["neophyte", "summon", "mystic_studies", "mystic_studies", "scry", "portal"]
    )
    assert action_plays(match)
    assert asked(match) == (0, None)
    assert on(match, A) == []
