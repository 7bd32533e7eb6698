"""More equipment and fortifications of Mortificator: armour that suffers, boxes, missiles, spies, a club."""

from __future__ import annotations

import pytest

from sudi.kernel.decision import second

from ..table import (
    Match,
    attach_to,
    card,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    rating,
    table,
    victory,
    why,
    wounded,
)


# ---- ARMOR-PIERCING AMMO ----
def armed(*gear: str, tactic: str = "shoot", weapon: str = "") -> Match:
    m = table(
        {"squad": ["+".join(("infantry", *gear))], "hand": ["evasive_action"]},
        {"squad": ["hussar+composite_armor+combat_armor"], "hand": ["evasive_action"]},
    )
    if "armor_piercing_ammo" in gear:
        t = m.state.t
        m.state.bearer[t.instances("armor_piercing_ammo")[0]] = t.instances("ac40_justifier")[0]
    fight(m, "infantry", "hussar", tactic)
    return play(m, f"weapon {weapon}") if weapon else m


def test_piercing_ammo_destroys_armour_when_the_weapon_is_used():
    assert ids(armed("ac40_justifier", "armor_piercing_ammo"), "sacrificed", 1) == ["composite_armor"]
    assert ids(armed("ac40_justifier"), "sacrificed", 1) == []
    m = armed(
        "ac40_justifier", "cybernetic_power_arm", "armor_piercing_ammo", tactic="fight", weapon="cybernetic_power_arm"
    )
    assert ids(m, "sacrificed", 1) == []  # it rests


def test_piercing_ammo_is_for_shoot_weapons_but_no_flamethrowers():
    m = table(
        {
            "squad": ["infantry+ac40_justifier+punisher_blade"],
            "kohort": ["heretic+tormentor_incinerator"],
            "hand": ["armor_piercing_ammo"],
        },
        {"squad": ["hussar+ac40_justifier"]},
    )
    t = m.state.t
    found = [second(o.code) for o in m.decision.options if o.name.startswith("attach armor_piercing_ammo")]
    assert [(t.owner[c], t.defs[c].id) for c in found] == [(0, "ac40_justifier")]


# ---- LIFEGUARD ARMOR ----
def hit(attacker: str, *marks: str) -> Match:
    m = table({"squad": [attacker], "hand": ["foxhole"]}, {"squad": ["clansman+lifeguard_armor"], "hand": ["foxhole"]})
    for mark in marks:
        m.state.wounded |= 1 << card(m, mark)
    fight(m, attacker, "clansman")
    return finish(m)


def test_a_lifeguard_armour_is_wounded_instead_of_its_bearer():
    m = hit("hussar")
    assert rating(m, "armour", "clansman") == 3 - 4
    assert not wounded(m, "clansman")
    assert wounded(m, "lifeguard_armor")
    m = hit("hussar", "lifeguard_armor")
    assert not wounded(m, "clansman")
    assert ids(m, "sacrificed", 1) == ["lifeguard_armor"]
    assert ids(m, "squad", 1) == ["clansman"]


def test_a_killing_blow_costs_the_armour_at_once():
    m = table({"kohort": ["reaper_of_souls"], "hand": ["foxhole"]}, {"squad": ["clansman+lifeguard_armor"]})
    fight(m, "reaper_of_souls", "clansman")
    finish(m)
    assert ids(m, "squad", 1) == ["clansman"]
    assert ids(m, "sacrificed", 1) == ["lifeguard_armor"]


def test_whoever_was_wounded_before_is_not_killed_through_the_armour():
    m = hit("hussar", "clansman")
    assert ids(m, "squad", 1) == ["clansman"]
    assert wounded(m, "lifeguard_armor")


def test_the_armour_takes_the_wound_of_a_card_that_wounds_everybody():
    m = table(
        {"squad": ["hussar"], "hand": ["eat_this", "foxhole"]},
        {"squad": ["clansman+lifeguard_armor", "infantry"], "hand": ["punch_drunk"]},
    )
    play(m, "meditate", "play eat_this")
    while "play_on punch_drunk infantry" not in options(m):
        play(m, "pass")
    play(m, "play_on punch_drunk infantry")  # it answers such a wound as well
    passes(m)
    assert wounded(m, "hussar")
    assert wounded(m, "lifeguard_armor")
    assert not wounded(m, "clansman")
    assert not wounded(m, "infantry")


# ---- PANDORA'S BOX ----
def test_cards_in_pandoras_box_only_count():
    m = table({"kohort": ["razide+pandoras_box"], "hand": ["terror", "dark_fire", "combat_armor"]}, {})
    assert numbers(m, "razide") == (9, 2, 7)
    play(m, "use pandoras_box 1", "target terror")
    assert numbers(m, "razide") == (10, 3, 7)
    play(m, "use pandoras_box 1")
    assert numbers(m, "razide") == (11, 4, 7)
    assert m.state.actions == 1
    assert "use pandoras_box 1" not in options(m)  # no dark card left


# ---- SMOKE SCREEN ----
def test_behind_a_smoke_screen_a_warrior_goes_home_before_the_card_acts():
    m = table(
        {"squad": ["clansman"], "hand": ["elite_trooper", "amnesia", "foxhole"]},
        {"squad": ["infantry!+smoke_screen+combat_armor+elite_trooper", "hussar"]},
    )
    play(m, "meditate", "play_on amnesia infantry")
    assert options(m) == ["use smoke_screen 1", "pass"]
    play(m, "use smoke_screen 1")
    passes(m)
    assert ids(m, "hand", 1) == ["combat_armor", "infantry"]
    assert set(ids(m, "grave", 1)) == {"smoke_screen", "elite_trooper"}
    assert ids(m, "grave", 0) == ["amnesia"]


def test_a_smoke_screen_answers_nothing_but_special_cards():
    m = table(
        {"squad": ["clansman"], "hand": ["combat_armor", "foxhole"]}, {"squad": ["infantry+smoke_screen", "hussar"]}
    )
    play(m, "attach combat_armor clansman")
    assert m.decision.name == "action"


# ---- SURFACE-TO-AIR MISSILE ----
def shot(attacker: str, defender: str = "squad") -> Match:
    m = table(
        {"squad": [attacker], "hand": ["foxhole"]},
        {"works": ["surface_to_air_missile:squad"], defender: ["hussar" if defender == "squad" else "razide"]},
    )
    return fight(m, "infantry", "hussar" if defender == "squad" else "razide", "shoot")


def test_a_missile_wounds_whoever_comes_by_air_and_the_combat_goes_on():
    m = shot("infantry+^autogyro")
    while "use surface_to_air_missile 1" not in options(m):
        play(m, "pass")
    play(m, "use surface_to_air_missile 1")
    finish(m)
    assert wounded(m, "infantry")
    assert wounded(m, "hussar")
    assert ids(m, "grave", 1) == ["surface_to_air_missile"]


@pytest.mark.parametrize("hurt", ["!"])
def test_a_missile_that_kills_earns_the_points(hurt: str):
    m = shot(f"infantry{hurt}+^autogyro")
    while "use surface_to_air_missile 1" not in options(m):
        play(m, "pass")
    play(m, "use surface_to_air_missile 1")
    finish(m)
    assert victory(m) == [0, 2]


@pytest.mark.parametrize(("attacker", "defender"), [("infantry+autogyro", "squad"), ("infantry+^autogyro", "kohort")])
def test_a_missile_guards_the_squad_against_airships_only(attacker: str, defender: str):
    m = shot(attacker, defender)
    finish(m)
    assert ids(m, "works", 1) == ["surface_to_air_missile"]


def test_a_missile_answers_a_sabotage_by_air():
    m = table({"squad": ["infantry!+^autogyro"], "hand": ["foxhole"]}, {"works": ["surface_to_air_missile:squad"]})
    play(m, "sabotage infantry p2")
    assert "use surface_to_air_missile 1" in options(m)
    play(m, "use surface_to_air_missile 1")
    finish(m)
    assert victory(m) == [0, 2]
    assert ids(m, "squad", 0) == []


# ---- SURVEILLANCE SHIP ----
def test_a_ship_looks_at_three_cards_and_discards_for_actions():
    m = table(
        {"squad": ["samurai+surveillance_ship"], "hand": ["foxhole"]},
        {"library": ["clansman", "trencher", "razide", "heretic"]},
    )
    play(m, "use surveillance_ship 1", "player p2")
    assert set(options(m)) == {"target trencher", "target razide", "target heretic", "done"}
    play(m, "target razide", "target heretic")
    assert m.state.actions == 0
    s = m.state
    assert [s.t.defs[c].id for c in s.library[1]] == ["clansman", "trencher"]
    assert ids(m, "grave", 1) == ["heretic", "razide"]


def test_whoever_has_no_more_actions_only_looks():
    m = table({"squad": ["samurai+surveillance_ship"], "hand": ["foxhole"]}, {"library": ["clansman"]}, actions=1)
    play(m, "use surveillance_ship 1", "player p2")
    assert ids(m, "library", 1) == ["clansman"]


# ---- CLUB ARKADIN ----
def test_the_club_strengthens_whoever_is_of_general_affiliation():
    m = table(
        {"squad": ["war_medic", "clansman"], "hand": ["club_arkadin", "club_arkadin"]},
        {"aside": ["local_thug"], "kohort": ["heretic"]},
    )
    before = {id: numbers(m, id) for id in ("war_medic", "clansman", "local_thug", "heretic")}
    play(m, "lay club_arkadin aside")
    gains = {id: numbers(m, id)[2] - before[id][2] for id in before}
    assert gains == {"war_medic": 5, "clansman": 0, "local_thug": 5, "heretic": 0}
    assert why(m, "lay club_arkadin aside") == "DTR-116"


# ---- GOLGOTHA UNLEASHED ----
def test_golgotha_unleashed_is_hurt_by_a_doomtrooper_with_a_relic_only():
    for gear, hurt in (("", False), ("+dai_sho", True)):
        m = table(
            {"squad": [f"samurai{gear}+elite_trooper+honor_award+hero_award+hero_award"], "hand": ["foxhole"]},
            {"kohort": ["golgotha_unleashed"]},
        )
        fight(m, "samurai", "golgotha_unleashed")
        finish(m)
        assert wounded(m, "golgotha_unleashed") is hurt
    assert attach_to(m, "foxhole") is not None
