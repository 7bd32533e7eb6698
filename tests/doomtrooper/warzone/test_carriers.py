"""Transports, a freighter, spoils of war: from the printed texts."""

from __future__ import annotations

import pytest

from ..table import (
    card,
    end_turn,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    rating,
    table,
    tactics,
    victory,
    why,
    wounded,
)

DRAGONFLY = ["klein_helitek_dragonfly:squad"]


def aboard(*, foe: str = "necromutant", works=DRAGONFLY, squad=("hussar", "clansman"), **more):
    """A hussar is inside the dragonfly; it is the opponent's turn."""
    m = table(
        {"squad": list(squad), "works": list(works)},
        {"kohort": [foe], "hand": ["bayonet"], "destiny": 30, **more},
    )
    play(m, "use klein_helitek_dragonfly 1")
    if any(o.startswith("target hussar") for o in options(m)):
        play(m, "target hussar")
    return end_turn(m)


def test_three_bauhaus_warriors_get_in_for_an_action_each():
    squad = ["hussar", "dragoon", "bauhaus_cop", "clansman", "etoiles_mortant"]
    m = table({"squad": squad, "works": DRAGONFLY}, {}, actions=5)
    play(m, "use klein_helitek_dragonfly 1")
    assert "target clansman" not in options(m)  # not of Bauhaus
    play(m, "target dragoon")
    assert m.state.actions == 4
    assert rating(m, "armour", "dragoon") == 10  # 5 of its own
    assert rating(m, "armour", "hussar") == 3
    play(m, "use klein_helitek_dragonfly 1", "target bauhaus_cop", "use klein_helitek_dragonfly 1", "target hussar")
    assert "use klein_helitek_dragonfly 1" not in options(m)  # it holds three
    play(m, "use klein_helitek_dragonfly 2", "target dragoon")
    assert rating(m, "armour", "dragoon") == 5
    assert m.state.actions == 1


def test_whoever_is_inside_an_airship_neither_fights_nor_hides_nor_uses_other_equipment():
    m = table(
        {"squad": ["hussar+violator_sword", "clansman"], "works": DRAGONFLY, "hand": ["evasive_action"]},
        {"kohort": ["necromutant"], "hand": ["evasive_action"]},
    )
    before = rating(m, "fight", "hussar")
    play(m, "use klein_helitek_dragonfly 1")
    assert rating(m, "fight", "hussar") == before - 2
    assert "cover hussar" not in options(m)
    fight(m, "hussar", "necromutant")  # it is not asked for the tactic
    assert m.state.tactic == 1  # shooting is all that is left


def test_only_a_shoot_weapon_or_a_vehicle_wounds_whoever_is_inside():
    """Nothing but armour 8 stands between them: the blows are strong enough."""
    bare = aboard(foe="immaculate_fury")  # shoots with 12 and no weapon
    finish(fight(bare, "immaculate_fury", "hussar", "shoot"))
    assert not wounded(bare, "hussar")
    armed = aboard(foe="immaculate_fury+kratach")
    finish(fight(armed, "immaculate_fury", "hussar", "shoot"))
    assert "hussar" in ids(armed, "grave", 0) or wounded(armed, "hussar")


@pytest.mark.parametrize("breaker", ["homing_missile"])
def test_a_wreck_kills_everybody_inside_and_pays_whoever_destroyed_it(breaker: str):
    m = aboard(foe=f"necromutant+{breaker}")
    play(m, "meditate", f"use {breaker} 1")
    while not victory(m)[1]:
        names = options(m)
        play(m, next(o for o in ("target klein_helitek_dragonfly", "pass", names[0]) if o in names))
    assert ids(m, "squad", 0) == ["clansman"]
    assert {"hussar", "klein_helitek_dragonfly"} <= set(ids(m, "grave", 0))
    assert victory(m)[1] == 2  # the hussar's value


def test_a_dragonfly_that_is_not_manned_kills_nobody_and_a_reaver_is_for_the_legion():
    m = table({"kohort": ["necromutant", "razide"], "squad": ["hussar"], "works": ["reaver_troop_carrier:kohort"]}, {})
    play(m, "use reaver_troop_carrier 1")
    assert options(m) == ["target necromutant", "target razide"]
    play(m, "target razide")
    assert rating(m, "armour", "razide") == 12
    assert tactics("razide", "hussar") == {"fight", "shoot"}  # a tank is no airship


def test_a_lancelot_takes_three_pieces_of_equipment_and_gives_them_out_again():
    hand = ["combat_armor", "composite_armor", "punisher_handgun"]
    m = table(
        {"squad": ["clansman+bayonet", "hussar"], "works": ["lancelot_light_freighter:squad"], "hand": hand},
        {},
        actions=6,
    )
    play(m, "use lancelot_light_freighter 1", "target combat_armor")
    assert rating(m, "armour", "clansman") == 3  # it has no effect there
    passes(m)
    play(m, "use lancelot_light_freighter 2")  # the bayonet of the Squad
    passes(m)
    play(m, "use lancelot_light_freighter 1", "target composite_armor")
    assert m.state.actions == 3
    assert set(options(m)) == {"use lancelot_light_freighter 3", "use lancelot_light_freighter 4", "pass"}
    play(m, "use lancelot_light_freighter 3", "target composite_armor", "target hussar")
    assert m.state.bearer[card(m, "composite_armor")] == card(m, "hussar")
    assert m.state.actions == 3  # that takes none
    passes(m)
    play(m, "use lancelot_light_freighter 1")  # there is room again, for the handgun
    passes(m)
    assert why(m, "use lancelot_light_freighter 1")
    assert "composite_armor" not in ids(m, "grave", 0)


def test_fruits_of_war_take_equipment_that_is_about_to_be_discarded():
    m = table(
        {"squad": ["yuichiro", "hussar+fruits_of_war"], "kohort": ["razide"]},
        {"squad": ["clansman!+combat_armor"], "kohort": ["necromutant!+kratach"]},
    )
    other = m.copy()
    finish(fight(m, "yuichiro", "clansman"))
    finish(m)
    while m.decision.name != "fruits":
        play(m, options(m)[0])
    assert set(options(m)) == {"target yuichiro", "target hussar", "done"}  # its own Squad only
    play(m, "target hussar")
    assert m.state.bearer[card(m, "combat_armor")] == card(m, "hussar")
    assert m.state.side[card(m, "combat_armor")] == 0
    assert "fruits_of_war" in ids(m, "grave", 0)
    finish(fight(other, "yuichiro", "necromutant"))
    assert ids(other, "grave", 1) == ["kratach", "necromutant"]  # no Doomtrooper may have it: nobody is asked
    assert "fruits_of_war" in ids(other, "attached", 0)


def test_fruits_of_war_take_a_weapon_with_its_parts():
    m = table(
        {"squad": ["yuichiro", "hussar+fruits_of_war"]},
        {"squad": ["clansman!+plasma_carbine+combat_armor", "infantry"], "hand": ["bayonet"]},
        turn="p2",
    )
    play(m, "attach bayonet plasma_carbine")
    end_turn(m)
    finish(fight(m, "yuichiro", "clansman"))
    while True:
        if m.decision.name == "fruits" and m.state.t.defs[m.state.about].id == "plasma_carbine":
            break
        play(m, "done" if m.decision.name == "fruits" else options(m)[0])
    play(m, "target hussar")
    weapon, blade = card(m, "plasma_carbine"), card(m, "bayonet")
    assert m.state.bearer[weapon] == card(m, "hussar")
    assert (m.state.bearer[blade], m.state.side[blade]) == (weapon, 0)
    assert "combat_armor" in ids(m, "grave", 1)
