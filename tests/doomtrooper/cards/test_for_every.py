"""Cards that do something once for every so many destiny points: as often as it is paid for, and not once more."""

from __future__ import annotations

import pytest

from ..table import Match, destiny, fight, ids, options, passes, play, rating, table


def offered_units(m: Match) -> list[str]:
    return [o for o in options(m) if o.startswith("units")]


@pytest.mark.parametrize("units", [1, 2, 3])
def test_the_wave_discards_one_warrior_for_every_ten_points(units: int):
    squad = ["blood_beret", "clansman", "trencher", "valkyrie"]
    m = table({"hand": ["wave_of_righteousness"], "destiny": 38}, {"squad": squad})
    play(m, "meditate", "play wave_of_righteousness")
    assert offered_units(m) == ["units 1", "units 2", "units 3"]  # 39 points
    play(m, f"units {units}", *(f"target {id}" for id in squad[:units]))
    passes(m)
    assert m.decision.name == "action"
    assert ids(m, "squad", 1) == squad[units:]
    assert destiny(m)[0] == 39 - 10 * units


@pytest.mark.parametrize("units", [1, 2])
def test_one_reinforcement_for_every_seven_points(units: int):
    m = table(
        {"squad": ["clansman", "trencher", "blood_beret", "valkyrie"], "hand": ["reinforcements"], "destiny": 20},
        {"kohort": ["razide"]},
    )
    fight(m, "clansman", "razide")
    play(m, "play_on reinforcements clansman")
    assert offered_units(m) == ["units 1", "units 2"]
    play(m, f"units {units}", *("target trencher", "target blood_beret")[:units])
    assert len(m.state.helpers) == units
    assert destiny(m)[0] == 20 - 7 * units


@pytest.mark.parametrize("units", [1, 2])
def test_the_gate_calls_one_warrior_for_every_ten_points(units: int):
    kohort = ["nepharite_of_ilian+true_gate", "heretic", "centurion", "necromutant"]
    m = table({"kohort": kohort, "destiny": 29}, {"squad": ["clansman"], "hand": ["evasive_action"]})
    fight(m, "nepharite_of_ilian", "clansman")
    play(m, "use true_gate 1")
    assert offered_units(m) == ["units 1", "units 2"]
    play(m, f"units {units}", *("target heretic", "target centurion")[:units])
    assert len(m.state.helpers) == units
    assert rating(m, "blow", "nepharite_of_ilian") == 8 + (2, 2 + 4)[units - 1]
    assert destiny(m)[0] == 29 - 10 * units


@pytest.mark.parametrize("units", [1, 2])
def test_exorcism_redeems_one_for_every_five_points(units: int):
    heretics = ["blood_beret", "clansman", "valkyrie"]
    m = table(
        {"squad": ["cardinal_durand"], "hand": ["exorcism"], "destiny": 13},
        {"kohort": [f"{id}+tainted" for id in heretics]},
    )
    play(m, "meditate", "cast exorcism cardinal_durand")
    assert offered_units(m) == ["units 1", "units 2"]
    play(m, f"units {units}", *(f"target {id}" for id in heretics[:units]))
    passes(m)
    assert ids(m, "squad", 1) == heretics[:units]
    assert destiny(m)[0] == 14 - 5 * units


@pytest.mark.parametrize("units", [1, 2])
def test_dark_influences_are_exorcised_one_by_one(units: int):
    gifts = ("dark_fire", "resist_pain", "terror")
    m = table(
        {"squad": ["inquisitor"], "hand": ["exorcise_dark_influences"], "destiny": 4},
        {"kohort": ["+".join(("razide", *gifts))], "hand": ["evasive_action"]},
    )
    fight(m, "inquisitor", "razide")
    before = rating(m, "blow", "razide"), rating(m, "armour", "razide"), rating(m, "armour", "inquisitor")
    play(m, "cast exorcise_dark_influences inquisitor")
    if "target inquisitor" in options(m):
        play(m, "target inquisitor")
    assert offered_units(m) == ["units 1", "units 2", "units 3"]  # there are no more gifts
    play(m, f"units {units}", *(f"target {gift}" for gift in gifts[1 : 1 + units]))
    after = rating(m, "blow", "razide"), rating(m, "armour", "razide"), rating(m, "armour", "inquisitor")
    assert (before[1] - after[1], after[2] - before[2]) == ((1, 0), (1, 1))[units - 1]
    assert after[0] == before[0]  # what was not named works on
    assert destiny(m)[0] == 4 - units


@pytest.mark.parametrize(
    ("caster", "spell", "price", "name", "gained"),
    [
        ("mortificator", "shield", 1, "armour", 1),
        ("mortificator", "strike", 1, "shoot", 1),
        ("cardinal_durand", "elemental_wall", 2, "armour", 2),
    ],
)
@pytest.mark.parametrize("units", [1, 2, 3])
def test_a_spell_grows_with_every_price_paid(caster: str, spell: str, price: int, name: str, gained: int, units: int):
    foe = {"kohort": ["immaculate_fury"], "hand": ["evasive_action"]}
    m = table({"squad": [caster], "hand": [spell], "destiny": 7}, foe)
    fight(m, caster, "immaculate_fury", "shoot" if name == "shoot" else "fight")
    before = rating(m, name, caster)
    play(m, f"cast {spell} {caster}")
    assert offered_units(m) == [f"units {n}" for n in range(1, 7 // price + 1)]
    play(m, f"units {units}")
    assert rating(m, name, caster) == before + gained * units
    assert destiny(m)[0] == 7 - price * units
