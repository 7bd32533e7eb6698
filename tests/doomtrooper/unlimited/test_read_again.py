"""Cards of the base set played from their printed texts by somebody who had not built them."""

from __future__ import annotations

import pytest

from ..table import Match, destiny, fight, options, play, table


def at_the_start_of_p1(m: Match, wanted: str) -> Match:
    """Play p2's turn out, up to what p1 may cast at the start of the next one."""
    while wanted not in options(m):
        play(m, next(o for o in ("end", "pass", "done", options(m)[-1]) if o in options(m)))
    return m


def to_the_attack(m: Match) -> Match:
    while m.decision.name != "action":
        play(m, next(o for o in ("pass", "done") if o in options(m)))
    return m


# ---- PROFICIENCY: all spells of this caster in this turn, whatever they cost money for; POWER STABILIZER the same ----
@pytest.mark.parametrize(("purse", "possible"), [(2, True), (1, False)])
def test_a_guise_costs_a_point_less_too_and_is_paid_from_the_store(purse: int, possible: bool):
    m = table(
        {
            "squad": ["mystic+power_stabilizer", "inquisitor"],
            "hand": ["proficiency", "phantasm", "evasive_action"],
            "destiny": purse,
        },
        {"kohort": ["razide"]},
        turn="p2",
    )
    play(at_the_start_of_p1(m, "cast proficiency mystic"), "cast proficiency mystic")
    fight(to_the_attack(m), "mystic", "razide")  # a point lies on the stabilizer by now
    assert ("cast phantasm mystic" in options(m)) == possible
    if possible:
        play(m, "cast phantasm mystic")  # a brother: four, less one, of which one from the stabilizer
        assert destiny(m)[0] == 0


def test_two_proficiencies_add_up_but_a_spell_costs_at_least_one():
    m = table(
        {"squad": ["mystic", "inquisitor"], "hand": ["proficiency", "proficiency", "phantasm", "charge"], "destiny": 2},
        {"kohort": ["razide"]},
        turn="p2",
    )
    at_the_start_of_p1(m, "cast proficiency mystic")
    play(m, "cast proficiency mystic", "cast proficiency mystic")
    fight(to_the_attack(m), "mystic", "razide")
    play(m, "cast phantasm mystic")
    assert destiny(m)[0] == 0  # four, less one, less one
