"""Both sides of rules about spells: what they cost, who casts them, who cancels them."""

from __future__ import annotations

import pytest

from .table import (
    Match,
    card,
    destiny,
    fight,
    ids,
    options,
    passes,
    play,
    rating,
    table,
)


# ---- the Art ----
@pytest.mark.rule("DTR-214", "DTR-217")
def test_a_spell_may_cost_actions():
    side = {"squad": ["cardinal_dominic"], "hand": ["nathaniels_opportunity"], "grave": ["terror", "dark_fire"]}
    m = table({**side, "library": []})
    assert "cast nathaniels_opportunity cardinal_dominic" in options(m)
    play(m, "cast nathaniels_opportunity cardinal_dominic")
    assert m.state.actions == 2
    assert len(m.state.library[0]) == 2
    assert ids(m, "sacrificed", 0) == ["nathaniels_opportunity"]
    m = table({"squad": ["cardinal_dominic"], "hand": ["nathaniels_opportunity"], "grave": ["terror"]}, turn="p2")
    play(m, "meditate")
    assert m.decision.seat == 1  # not at any time


def dagger(hand: list[str], **more) -> Match:
    """p1 casts; p2 has the dagger in the Cohort and a Brother in the Squad to pay with."""
    side = {"squad": ["cardinal_dominic", "archangel"], "hand": hand, "destiny": 7, **more}
    return table(side, {"kohort": ["heretic+dagger_of_sacrifice"], "squad": ["inquisitor"]})


@pytest.mark.rule("DTR-215", "DTR-368", "DTR-337")
@pytest.mark.parametrize(("cancelled", "armour"), [(False, 3 + 4), (True, 3)])
def test_a_cancelled_spell_costs_its_points(cancelled, armour):
    m = dagger(["elemental_wall", "evasive_action"])
    fight(m, "archangel", "heretic")
    play(m, "cast elemental_wall archangel", "units 2")
    assert (m.decision.name, m.decision.seat) == ("react", 1)
    play(m, "use dagger_of_sacrifice 1" if cancelled else "pass")
    assert rating(m, "armour", "archangel") == armour
    assert destiny(m)[0] == 3
    assert ids(m, "squad", 1) == ([] if cancelled else ["inquisitor"])


@pytest.mark.rule("DTR-215", "DTR-214")
@pytest.mark.parametrize(("cancelled", "cards"), [(False, 2), (True, 0)])
def test_a_cancelled_spell_costs_its_action(cancelled, cards):
    m = dagger(["nathaniels_opportunity"], grave=["terror", "dark_fire"], library=[])
    play(m, "cast nathaniels_opportunity cardinal_dominic", "use dagger_of_sacrifice 1" if cancelled else "pass")
    assert m.state.actions == 2
    assert len(m.state.library[0]) == cards
    assert ids(m, "hand", 0) == []


@pytest.mark.rule("DTR-336")
def test_a_spell_of_a_combat_may_be_cancelled_later():
    m = dagger(["elemental_wall", "evasive_action"])
    fight(m, "archangel", "heretic")
    play(m, "cast elemental_wall archangel", "units 2", "pass")
    assert (m.decision.name, m.decision.seat) == ("anytime", 1)
    play(m, "use dagger_of_sacrifice 1")
    assert rating(m, "armour", "archangel") == 3


@pytest.mark.rule("DTR-499", "DTR-498", "DTR-209")
def test_a_spell_for_the_caster_is_not_always_a_combat_spell():
    m = table({"squad": ["inquisitor", "clansman"], "hand": ["improve_self"], "destiny": 9}, {})
    play(m, "meditate", "cast improve_self inquisitor")  # outside any combat
    while m.decision.name != "action":
        play(m, options(m)[0])
    printed = m.state.t.cards[card(m, "inquisitor")].fight
    assert rating(m, "fight", "inquisitor") == 2 * printed
    assert rating(m, "fight", "clansman") == 4


@pytest.mark.rule("DTR-343")
def test_a_spell_may_be_fetched_to_react():
    side = {"squad": ["cardinal_dominic"], "hand": ["positive_karma", "summon_spell"], "grave": ["repudiate"]}
    m = table({**side, "destiny": 2}, {"hand": ["miscommunication"]})
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert (m.decision.name, m.decision.seat) == ("react", 0)
    assert any("summon_spell" in o for o in options(m))
    play(m, next(o for o in options(m) if "summon_spell" in o))
    while m.decision.name == "target":
        play(m, options(m)[0])
    passes(m)
    assert ids(m, "sacrificed", 0) == ["repudiate", "summon_spell"]
    assert destiny(m)[0] >= 10  # the karma came through
