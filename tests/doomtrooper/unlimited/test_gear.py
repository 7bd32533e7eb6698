"""Equipment and fortifications of the base set, from their printed texts."""

from __future__ import annotations

import pytest

from ..table import attach_to, fight, numbers, options, play, rating, table, tactics, why

WEAPONS = {
    "cybernetic_power_arm": (6, 0),
    "gehenna_puker": (0, 6),
    "plasma_carbine": (0, 3),
    "bolter": (2, 2),
}
CITIES = {"heimburg": "hussar", "longshore": "samurai", "san_dorado": "sea_lion", "the_hq": "machinator"}


@pytest.mark.parametrize(("weapon", "gains"), WEAPONS.items())
def test_a_weapon_strengthens_its_own_kind_of_combat(weapon: str, gains: tuple[int, int]) -> None:
    m = table({"squad": ["hussar"], "kohort": ["heretic"], "hand": [weapon]}, {"squad": ["infantry"]})
    assert attach_to(m, weapon) == {"hussar", "heretic"}  # one's own, whoever they are
    m = table({"squad": [f"hussar+{weapon}"]}, {})
    assert numbers(m, "hussar") == (2 + gains[0], 2 + gains[1], 3)


def test_two_bolters_are_fired_at_once_and_two_carbines_are_not() -> None:
    assert numbers(table({"squad": ["hussar+bolter+bolter"]}), "hussar") == (2 + 4, 2 + 4, 3)
    assert numbers(table({"squad": ["hussar+plasma_carbine+plasma_carbine"]}), "hussar") == (2, 2 + 3, 3)


def test_combat_armor_is_no_suit_of_armour() -> None:
    m = table({"squad": ["hussar+composite_armor"], "hand": ["combat_armor", "blessed_armor"]}, {})
    assert attach_to(m, "combat_armor") == {"hussar"}
    assert attach_to(m, "blessed_armor") == set()  # a second suit
    assert numbers(play(m, "attach combat_armor hussar"), "hussar") == (2, 2, 3 + 4 + 1)


def test_the_scalper_is_for_mishima_and_frightens_its_opponent() -> None:
    m = table({"squad": ["samurai", "hussar"], "hand": ["scalper"]}, {})
    assert attach_to(m, "scalper") == {"samurai"}
    hand = ["evasive_action"]
    m = table({"squad": ["samurai+scalper"], "hand": hand}, {"squad": ["hussar", "infantry"], "hand": hand})
    fight(m, "samurai", "hussar")
    assert (rating(m, "fight", "samurai"), rating(m, "fight", "hussar")) == (3 + 1, 2 - 1)
    assert rating(m, "fight", "infantry") == 2


def test_blessed_armor_keeps_the_dark_symmetry_off_a_doomtrooper() -> None:
    m = table({"squad": ["hussar"], "kohort": ["curator"], "hand": ["blessed_armor"]}, {})
    assert attach_to(m, "blessed_armor") == {"hussar"}
    hand = ["evasive_action"]
    for gift in ("terror", "deform"):
        m = table({"kohort": [f"curator+{gift}"], "hand": hand}, {"squad": ["hussar+blessed_armor"], "hand": hand})
        fight(m, "curator", "hussar")
        assert rating(m, "armour", "hussar") == 3


@pytest.mark.parametrize(
    ("vehicle", "pilot", "other", "ratings"),
    [
        ("grapeshot_guardian", "sea_lion", "hussar", (3, 8, 8)),
        ("kamikaze", "samurai", "hussar", (3, 6, 6)),
        ("wolfclaw", "dragoon", "samurai", (2, 6, 10)),
    ],
)
def test_a_vehicle_doubles_its_own_corporations_ratings(
    vehicle: str, pilot: str, other: str, ratings: tuple[int, int, int]
) -> None:
    m = table({"squad": [pilot, other], "kohort": ["heretic"], "hand": [vehicle]}, {})
    assert attach_to(m, vehicle) == {pilot}
    m = table({"squad": [f"{pilot}+^{vehicle}+bolter"]}, {})
    assert numbers(m, pilot) == ratings  # the pistol is of no use inside
    assert rating(m, "value", pilot) == 2 * rating(table({"squad": [pilot]}), "value", pilot)


def test_a_relic_that_is_a_weapon_is_of_no_use_inside_either() -> None:
    for vehicle, ratings in (("^kamikaze", (3, 6, 6)), ("kamikaze", (3 + 6, 3, 3))):
        assert numbers(table({"squad": [f"samurai+{vehicle}+dai_sho"]}), "samurai") == ratings


def test_an_airship_only_shoots_and_a_tank_fights_too() -> None:
    for pilot, vehicle, ways in (
        ("sea_lion", "grapeshot_guardian", {"shoot"}),
        ("dragoon", "wolfclaw", {"fight", "shoot"}),
    ):
        assert tactics(f"{pilot}+^{vehicle}", "infantry") == ways


# ---- fortifications ----
@pytest.mark.parametrize(("city", "member"), CITIES.items())
def test_a_city_protects_ones_own_members_of_its_corporation(city: str, member: str) -> None:
    m = table({"squad": [member, "clansman"], "works": [f"{city}:squad"], "hand": [city]}, {})
    plain = table({"squad": [member, "clansman"]})
    assert rating(m, "armour", member) == rating(plain, "armour", member) + 2
    assert rating(m, "armour", "clansman") == rating(plain, "armour", "clansman")
    assert f"lay {city} squad" not in options(m)  # no second one


@pytest.mark.parametrize(("city", "member"), CITIES.items())
def test_a_city_is_laid_to_the_squad_and_does_not_help_others(city: str, member: str) -> None:
    m = table({"squad": ["clansman"], "hand": [city]}, {"squad": [member]})
    before = rating(m, "armour", member)
    assert [o for o in options(m) if o.startswith(f"lay {city}")] == [f"lay {city} squad"]
    play(m, f"lay {city} squad")
    assert rating(m, "armour", member) == before


def test_the_citadel_of_muawijhe_protects_his_followers_in_the_cohort() -> None:
    m = table({"kohort": ["zenithian_soulslayer", "templar"], "hand": ["citadel_of_muawijhe"]}, {})
    play(m, "lay citadel_of_muawijhe kohort")
    assert (rating(m, "armour", "zenithian_soulslayer"), rating(m, "armour", "templar")) == (6 + 2, 5)


@pytest.mark.parametrize(("shelter", "changes"), [("installation", (-3, 0, 3)), ("spiked_barricade", (0, 0, 1))])
def test_a_shelter_is_no_place_to_attack_hand_to_hand_from(shelter: str, changes: tuple[int, int, int]) -> None:
    m = table({"squad": [f"free_marine+{shelter}", "hussar"]}, {"squad": ["infantry"]})
    assert numbers(m, "free_marine") == (4 + changes[0], 6 + changes[1], 4 + changes[2])
    play(m, f"move {shelter} hussar")  # an action
    assert m.state.actions == 2
    assert numbers(m, "free_marine") == (4, 6, 4)
    assert tactics(f"free_marine+{shelter}", "infantry") == {"shoot"}
    assert tactics("infantry", f"free_marine+{shelter}") == {"fight", "shoot"}


def test_a_shelter_is_for_ones_own_warriors() -> None:
    m = table({"squad": ["hussar"], "hand": ["installation"]}, {"squad": ["infantry"]})
    assert attach_to(m, "installation") == {"hussar"}
    assert why(m, "attach installation infantry")


# ---- added to weapons ----
@pytest.mark.parametrize(
    ("part", "fits", "gains"),
    [
        ("telescopic_sight", {"plasma_carbine", "bolter"}, (0, 1)),
        ("grenade_launcher", {"plasma_carbine", "bolter"}, (0, 3)),
        ("reverberating_sharpener", {"cybernetic_power_arm"}, (1, 0)),
    ],
)
def test_a_part_is_added_to_a_weapon_of_its_kind_and_counts_with_it(
    part: str, fits: set[str], gains: tuple[int, int]
) -> None:
    gear = "cybernetic_power_arm+plasma_carbine+bolter+combat_armor"
    m = table({"squad": [f"hussar+{gear}"], "hand": [part]}, {"squad": ["infantry+plasma_carbine"]})
    before = numbers(m, "hussar")
    assert attach_to(m, part) == fits
    weapon = sorted(fits)[-1] if part != "reverberating_sharpener" else "cybernetic_power_arm"
    play(m, f"attach {part} {weapon}")
    after = numbers(m, "hussar")
    assert (after[0] - before[0], after[1] - before[1]) == gains  # the carbine and the arm are the ones in use


def test_a_part_does_not_count_while_another_weapon_is_used() -> None:
    m = table({"squad": ["hussar+plasma_carbine+gehenna_puker"], "hand": ["telescopic_sight"]}, {})
    before = numbers(m, "hussar")
    play(m, "attach telescopic_sight gehenna_puker")
    assert numbers(m, "hussar") == before  # the first one is in use, without the sight


def test_of_two_sights_only_one_is_used() -> None:
    m = table({"squad": ["hussar+plasma_carbine+bolter"], "hand": ["telescopic_sight"] * 3}, {})
    for weapon, shoot in (("plasma_carbine", 2 + 3 + 1), ("plasma_carbine", 2 + 3 + 1), ("bolter", 2 + 3 + 1)):
        assert rating(play(m, f"attach telescopic_sight {weapon}"), "shoot", "hussar") == shoot


def test_the_retinas_keep_blindness_away_and_nothing_else() -> None:
    hand = ["evasive_action"]
    for gift, left in (("blindness", (2 + 3, 2 + 3, 3)), ("terror", (2 + 3, 2 + 3, 3 - 1))):
        m = table({"kohort": [f"heretic+{gift}"], "hand": hand}, {"squad": ["hussar+cybernetic_retinas"], "hand": hand})
        fight(m, "heretic", "hussar")
        assert numbers(m, "hussar") == left
