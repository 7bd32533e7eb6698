"""What spells cost by who casts them, from the printed cards that change it."""

from __future__ import annotations

import pytest

from ..table import Match, destiny, end_turn, fight, finish, ids, options, play, plays_on, rating, table


def cast_in_combat(m: Match, spell: str, caster: str) -> Match:
    """Attack with the caster and begin to cast."""
    fight(m, caster, "razide")
    while f"cast {spell} {caster}" not in options(m):
        play(m, "pass")
    return play(m, f"cast {spell} {caster}")


def units(m: Match) -> list[str]:
    return [o for o in options(m) if o.startswith("units")]


def test_faith_that_dwindles_pays_double():
    side = {"squad": ["mystic+dwindling_faith"], "hand": ["strike"], "destiny": 5}
    m = cast_in_combat(table(side, {"kohort": ["razide"]}), "strike", "mystic")  # 1 point for each +1
    assert units(m) == ["units 1", "units 2"]
    play(m, "units 2")
    assert destiny(m)[0] == 1
    m = table({"hand": ["dwindling_faith"], "squad": ["clansman"]}, {"squad": ["mystic"]})
    assert plays_on(m, "dwindling_faith") == {"mystic"}


def test_a_strained_brain_spends_three_points_between_draw_steps():
    m = table(
        {"squad": ["mystic+brain_strain:by2"], "hand": ["strike", "shield"], "destiny": 9}, {"kohort": ["razide"]}
    )
    cast_in_combat(m, "strike", "mystic")
    assert units(m) == ["units 1", "units 2", "units 3"]
    play(m, "units 2")
    assert any(o.startswith("cast shield") for o in options(m)) or "strengthen strike" in options(m)
    while "strengthen strike" not in options(m):
        play(m, "pass")
    play(m, "strengthen strike")
    assert "strengthen strike" not in options(m)
    assert not any(o.startswith("cast shield") for o in options(m))  # all three are spent


def test_a_power_stabilizer_saves_points_for_spells_only():
    m = table({"squad": ["mystic+power_stabilizer+power_stabilizer"], "hand": ["strike"], "destiny": 1},
              {"kohort": ["razide"]})  # fmt: skip
    m = end_turn(end_turn(m))
    before = destiny(m)[0]
    assert [m.state.noted[c] for c in m.state.t.instances("power_stabilizer")] == [1, 1]
    cast_in_combat(m, "strike", "mystic")
    assert len(units(m)) == before + 2
    play(m, "units 2")
    assert destiny(m)[0] == before  # out of the stabilizers
    assert [m.state.noted[c] for c in m.state.t.instances("power_stabilizer")] == [0, 0]


def test_an_eminent_summoner_pays_half_for_summonings():
    def cost(caster: str) -> int:
        m = table({"squad": [caster], "hand": ["summon_item"], "grave": ["combat_armor"], "destiny": 9}, {})
        play(m, "meditate", f"cast summon_item {caster}")
        while m.decision is not None and m.decision.name != "action":
            wanted = ("target combat_armor", f"target {caster}", "pass", options(m)[0])
            play(m, next(o for o in wanted if o in options(m)))
        assert "combat_armor" in ids(m, "attached", 0)
        return 10 - destiny(m)[0]

    assert cost("antiquarian") == 4
    assert cost("eminent_summoner") == 2
    m = table({"squad": ["eminent_summoner"]})
    assert rating(m, "armour", "eminent_summoner") == 5


def test_proficiency_makes_every_spell_of_the_turn_cheaper():
    m = table({"squad": ["mystic", "inquisitor"], "hand": ["proficiency", "elemental_wall"], "destiny": 5},
              {"kohort": ["razide"]}, turn="p2")  # fmt: skip
    while "cast proficiency mystic" not in options(m):
        play(m, next(o for o in ("end", "pass", "done") if o in options(m)))
    play(m, "cast proficiency mystic")
    while m.decision.name != "action":
        play(m, "pass")
    have = destiny(m)[0]
    cast_in_combat(m, "elemental_wall", "mystic")  # 2 points for each
    assert len(units(m)) == have  # one point each now
    play(m, "units 1")
    assert destiny(m)[0] == have - 1
    finish(m)


@pytest.mark.parametrize(("apostle", "worth"), [("algeroth", 2), ("ilian", 1)])
def test_it_shall_be_done_doubles_points_against_one_apostles_followers(apostle: str, worth: int):
    m = table({"squad": ["mystic"], "hand": ["it_shall_be_done", "strike"], "destiny": 6}, {"kohort": ["razide"]})
    play(m, "meditate", "play_on it_shall_be_done mystic", f"apostle {apostle}")
    cast_in_combat(m, "strike", "mystic")
    play(m, f"units {3 * worth}")
    assert not m.state.phase or rating(m, "shoot", "mystic") == 4 + 3 * worth
    assert destiny(m)[0] == 4
