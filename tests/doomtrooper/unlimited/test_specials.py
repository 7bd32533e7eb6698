"""Special cards of the base set, from their printed texts."""

from __future__ import annotations

import pytest

from ..table import (
    attach_to,
    destiny,
    end_turn,
    fight,
    finish,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    rating,
    table,
    victory,
)

EVERYBODY = ("hussar", "sea_lion", "machinator", "samurai", "golden_lion", "mystic")
HAND = ["evasive_action"]


# ---- memberships ----
@pytest.mark.parametrize(
    ("card", "refused", "city"),
    [
        ("dutiful_service", {"samurai"}, "longshore"),
        ("noted_efficiency", {"machinator"}, "the_hq"),
        ("special_commendation", {"sea_lion"}, "san_dorado"),
        ("spoke_in_the_cog", {"hussar"}, "heimburg"),
        ("honorary_baptism", {"mystic", "machinator"}, "the_cathedral"),
    ],
)
def test_a_doomtrooper_is_of_one_more_organisation(card: str, refused: set[str], city: str) -> None:
    m = table({"squad": list(EVERYBODY), "hand": [card], "works": [f"{city}:squad"]}, {"kohort": ["heretic"]})
    play(m, "meditate")
    assert plays_on(m, card) == {*EVERYBODY} - refused
    play(m, f"play_on {card} golden_lion")
    assert rating(m, "armour", "golden_lion") == 3 + 2
    assert "golden_lion" in attach_to(
        table({"squad": [f"golden_lion+{card}"], "hand": ["clansman_claymore"]}), "clansman_claymore"
    )  # and of its own


def test_an_honorary_brother_casts_nothing() -> None:
    m = table({"squad": ["golden_lion+honorary_baptism"], "hand": ["levitation"]}, {"squad": ["hussar"]})
    fight(m, "golden_lion", "hussar")
    assert not any(o.startswith("cast") for o in options(m))


def test_a_membership_is_given_to_anybodys_doomtrooper_and_to_no_legionary() -> None:
    m = table({"hand": ["dutiful_service"]}, {"squad": ["hussar"], "kohort": ["centurion"]})
    play(m, "meditate")
    assert plays_on(m, "dutiful_service") == {"hussar"}


# ---- the Art for many ----
EMPATHIES = {
    "elemental_empathy": "elemental_ball",
    "exorcism_empathy": "exorcise_disease",
    "kinetic_empathy": "levitation",
    "mentalism_empathy": "speed",
    "premonition_empathy": "lesser_telepathy",
}


def casters(card: str, spell: str, bearer: str = "inquisitor") -> set[str]:
    """Who of a Squad casts a spell in the combat of an archangel, with the card on its bearer."""
    squad = [f"{bearer}+{card}" if card else bearer, "mortificator", "golden_lion"]
    m = table({"squad": squad, "hand": [spell], "destiny": 9}, {"squad": ["hussar"]})
    fight(m, "mortificator", "hussar")
    return {o.split()[2] for o in options(m) if o.startswith(f"cast {spell} ")}


@pytest.mark.parametrize(("card", "spell"), EMPATHIES.items())
def test_an_empathy_teaches_the_brothers_of_the_squad_one_aspect(card: str, spell: str) -> None:
    assert "mortificator" in casters(card, spell)
    assert "golden_lion" not in casters(card, spell)
    if spell != "levitation":  # a Mortificator masters kinetics by birth
        assert "mortificator" not in casters("", spell)


@pytest.mark.parametrize(
    ("card", "spell", "grave"),
    [("manipulative_empathy", "nathaniels_opportunity", ["hussar"]), ("changeling_empathy", "exorcism", [])],
)
def test_an_empathy_for_spells_outside_combats(card: str, spell: str, grave: list[str]) -> None:
    for bearer, able in ((f"sacred_warrior+{card}", True), ("sacred_warrior", False)):
        side = {"squad": [bearer, "clansman+tainted"], "hand": [spell], "grave": grave, "destiny": 9}
        m = table(side, {})
        if spell == "exorcism":
            play(m, "meditate")
        assert any(o == f"cast {spell} sacred_warrior" for o in options(m)) is able


def test_an_empathy_is_played_on_ones_own_brother_and_goes_with_it() -> None:
    m = table({"squad": ["mystic", "golden_lion"], "hand": ["kinetic_empathy"]}, {"squad": ["inquisitor"]})
    assert plays_on(m, "kinetic_empathy") == {"mystic"}
    play(m, "play_on kinetic_empathy mystic")
    assert m.state.actions == 2
    m = table({"kohort": ["immaculate_fury"]}, {"squad": ["valkyrie!+kinetic_empathy", "inquisitor"]})
    finish(fight(m, "immaculate_fury", "valkyrie", "shoot"))
    assert "kinetic_empathy" in ids(m, "grave", 1)


def test_mystical_training_takes_three_actions_and_teaches_one_brother_everything() -> None:
    m = table({"squad": ["valkyrie", "golden_lion"], "hand": ["mystical_training"]}, {"squad": ["inquisitor"]})
    assert plays_on(m, "mystical_training") == {"valkyrie", "inquisitor"}
    play(m, "play_on mystical_training valkyrie")
    assert m.state.actions == 0 or m.state.turn == 1
    for spell in EMPATHIES.values():
        side = {"squad": ["valkyrie+mystical_training", "inquisitor"], "hand": [spell], "destiny": 9}
        m = fight(table(side, {"squad": ["hussar"]}), "valkyrie", "hussar")
        assert f"cast {spell} valkyrie" in options(m)


# ---- ratings ----
def test_reputation_raises_the_value_for_three_actions() -> None:
    m = table({"squad": ["hussar"], "hand": ["reputation"]}, {"kohort": ["heretic"]})
    assert plays_on(m, "reputation") == {"hussar", "heretic"}
    m = table({"squad": ["hussar"], "hand": ["reputation"]}, {}, actions=2)
    assert plays_on(m, "reputation") == set()
    assert rating(table({"squad": ["hussar+reputation+reputation"]}), "value", "hussar") == 2 + 3 + 3


def test_hidden_in_the_shadows_lasts_until_its_players_next_draw_step() -> None:
    m = table({"squad": ["hussar"], "hand": ["hidden_in_the_shadows"]}, {"squad": ["infantry"]})
    play(m, "meditate")
    assert plays_on(m, "hidden_in_the_shadows") == {"hussar", "infantry"}
    play(m, "play_on hidden_in_the_shadows infantry")
    assert numbers(m, "infantry") == (2, 3, 2 + 3)
    end_turn(m)
    assert numbers(m, "infantry") == (2, 3, 2 + 3)  # not in the other one's draw step
    end_turn(m)
    assert numbers(m, "infantry") == (2, 3, 2)
    assert "hidden_in_the_shadows" in ids(m, "grave", 0)


def test_take_aim_helps_one_of_the_combat_until_it_is_over() -> None:
    m = table({"squad": ["free_marine", "golden_lion"], "hand": ["take_aim"]}, {"squad": ["dragoon"], "hand": HAND})
    play(m, "meditate")
    assert plays_on(m, "take_aim") == set()
    fight(m, "free_marine", "dragoon")
    assert plays_on(m, "take_aim") == {"free_marine", "dragoon"}
    play(m, "play_on take_aim free_marine")
    assert numbers(m, "free_marine") == (4 + 1, 6 + 1, 4)
    finish(m)
    assert numbers(m, "free_marine") == (4, 6, 4)


# ---- what is destroyed ----
def test_botched_orders_discard_anybodys_mission() -> None:
    m = table(
        {"squad": ["hussar+nepharite_hunt"], "hand": ["botched_orders"]},
        {"squad": ["infantry+assassination"], "works": ["well_rounded_squad"]},
    )
    play(m, "meditate", "play botched_orders")
    assert set(options(m)) == {"target nepharite_hunt", "target assassination", "target well_rounded_squad"}
    play(m, "target assassination")
    assert ids(m, "grave", 1) == ["assassination"]
    m = table({"squad": ["hussar"], "hand": ["botched_orders"]}, {})
    assert "play botched_orders" not in options(play(m, "meditate"))  # no mission in play


def test_undercover_agents_discard_a_mission_for_every_three_points() -> None:
    m = table(
        {"squad": ["hussar"], "hand": ["undercover_agents"], "destiny": 8},
        {"squad": ["infantry+assassination+nepharite_hunt"], "works": ["well_rounded_squad"]},
    )
    play(m, "play undercover_agents")
    assert options(m) == ["units 1", "units 2"]
    play(m, "units 2", "target assassination", "target well_rounded_squad")
    assert (destiny(m)[0], m.state.actions) == (8 - 6, 2)
    assert ids(m, "grave", 1) == ["assassination", "well_rounded_squad"]


def test_a_surprise_invasion_costs_an_action_and_a_fortification() -> None:
    m = table(
        {"squad": ["hussar"], "hand": ["surprise_invasion"], "works": ["heimburg:squad"]},
        {"squad": ["infantry+foxhole+bolter"], "works": ["san_dorado:squad"]},
    )
    play(m, "play surprise_invasion")
    assert set(options(m)) == {"target heimburg", "target foxhole", "target san_dorado"}
    play(m, "target san_dorado")
    assert (m.state.actions, ids(m, "grave", 1)) == (2, ["san_dorado"])
    m = table({"hand": ["surprise_invasion"]}, {"works": ["heimburg:squad"]}, turn="p2")
    passes(play(m, "meditate")) if "meditate" in options(m) else None
    assert not any("surprise_invasion" in o for o in options(m))


def test_a_surprise_invasion_reaches_what_is_considered_a_fortification() -> None:
    m = table({"hand": ["surprise_invasion"]}, {"squad": ["bodyguard", "infantry+portable_force_shield+bolter"]})
    play(m, "play surprise_invasion")
    assert set(options(m)) == {"target bodyguard", "target portable_force_shield"}
    assert ids(play(m, "target bodyguard"), "grave", 1) == ["bodyguard"]


def test_who_falls_from_favor_loses_one_gift_of_the_players_choice() -> None:
    m = table(
        {"squad": ["hussar"], "hand": ["fallen_from_favor"]},
        {"kohort": ["curator+deform+terror+bolter", "centurion"], "squad": ["infantry"]},
    )
    play(m, "meditate")
    assert plays_on(m, "fallen_from_favor") == {"curator"}
    play(m, "play_on fallen_from_favor curator")
    assert set(options(m)) == {"target deform", "target terror"}
    play(m, "target deform")
    assert ids(m, "grave", 1) == ["deform"]


# ---- training ----
@pytest.mark.parametrize(("card", "rating_"), [("evasion_training", 2), ("martial_training", 0), ("sharpshooter", 1)])
def test_training_is_used_for_two_points_a_time_in_combats(card: str, rating_: int) -> None:
    m = table({"squad": ["hussar"], "hand": [card]}, {"squad": ["infantry"]})
    assert plays_on(m, card) == {"hussar", "infantry"}
    play(m, f"play_on {card} hussar")
    assert m.state.turn == 1 or m.state.actions == 0  # all three
    m = table({"squad": [f"hussar+{card}"], "destiny": 5}, {"squad": ["infantry"], "hand": HAND})
    play(m, "meditate")
    assert f"use {card} 1" not in options(m)
    fight(m, "hussar", "infantry")
    play(m, f"use {card} 1", "units 2")
    wanted = [2, 2, 3]
    wanted[rating_] += 2
    assert (list(numbers(m, "hussar")), destiny(m)[0]) == (wanted, 6 - 4)
    finish(m)
    assert list(numbers(m, "hussar")) == [2, 2, 3]


def test_training_is_used_by_whoever_leads_the_warrior() -> None:
    m = table({"squad": ["hussar"], "destiny": 9}, {"squad": ["infantry+martial_training:by1"], "destiny": 9})
    fight(m, "hussar", "infantry")
    assert m.decision is not None
    assert (m.decision.seat, "use martial_training 1" in options(m)) == (1, True)


# ---- points ----
def test_lost_paperwork_costs_three_victory_points_and_none_below_zero() -> None:
    for had, left in ((5, 2), (1, 0)):
        m = table({"hand": ["lost_paperwork"], "squad": ["hussar"]}, {"victory": had, "destiny": 4})
        play(m, "meditate", "play_at lost_paperwork p2")
        assert (victory(m)[1], destiny(m)[1]) == (left, 4)
    m = table({"hand": ["lost_paperwork"], "squad": ["hussar"]}, {})
    assert not any("lost_paperwork p2" in o for o in options(play(m, "meditate")))  # nothing to lose


@pytest.mark.parametrize(("card", "price", "left"), [("framed", 5, (4 - 2, 3)), ("influence", 1, (4, 3 - 2))])
def test_points_are_lost_for_points(card: str, price: int, left: tuple[int, int]) -> None:
    m = table({"hand": [card], "squad": ["hussar"], "destiny": 19}, {"victory": 4, "destiny": 3})
    play(m, "meditate", f"play_at {card} p2")
    most = 4 if card == "framed" else 3
    assert options(m) == [f"units {n}" for n in range(1, most + 1)]  # not below 0
    play(m, "units 2")
    assert (victory(m)[1], destiny(m)[1], destiny(m)[0]) == (*left, 20 - 2 * price)


# ---- the rest ----
def test_whoever_is_demoted_to_nothing_is_discarded() -> None:
    m = table({"hand": ["demoted", "demoted"], "squad": ["hussar"]}, {"squad": ["golden_lion", "infantry"]})
    play(m, "meditate")
    assert plays_on(m, "demoted") == {"hussar", "golden_lion", "infantry"}
    play(m, "play_on demoted golden_lion")
    assert rating(m, "value", "golden_lion") == 3 - 2
    while not any(o.startswith("play_on demoted") for o in options(m)):
        play(m, "pass" if "pass" in options(m) else "meditate")
    play(m, "play_on demoted golden_lion")
    passes(m)
    assert "golden_lion" in ids(m, "grave", 1)
    assert victory(m) == [0, 0]  # discarded, not killed


def test_strength_of_will_keeps_ones_own_warriors_free_until_ones_next_turn() -> None:
    m = table(
        {"squad": ["hussar"], "kohort": ["curator+deform"], "hand": ["strength_of_will"]},
        {"squad": ["infantry"], "kohort": ["ezoghoul+indigestion"], "hand": HAND, "library": ["hussar"] * 6},
    )
    play(m, "meditate", "play strength_of_will")
    passes(m)
    own = fight(m.copy(), "curator", "infantry")
    assert rating(own, "armour", "infantry") == 2 - 2  # one's own gifts still work
    end_turn(m)
    fight(m, "ezoghoul", "hussar")
    assert rating(m, "armour", "hussar") == 3


# ---- missions ----
MISSIONS = {
    "clan_infighting": ("clansman", "golden_lion"),
    "exonerated_ronin": ("shadow_walker", "samurai"),
    "internal_affairs_crackdown": ("free_marine", "infantry"),
    "recalled": ("chemiman", "machinator"),
    "traitor_discovered": ("venusian_ranger", "hussar"),
    "whispers_of_heresy": ("mortificator", "valkyrie"),
}


@pytest.mark.parametrize(("mission", "fighters"), MISSIONS.items())
def test_a_kill_among_themselves_is_worth_twice_the_value(mission: str, fighters: tuple[str, str]) -> None:
    killer, victim = fighters
    stranger = "hussar" if mission != "traitor_discovered" else "infantry"
    m = table({"squad": [killer, stranger], "hand": [mission]}, {"squad": [victim]})
    targets = {o.split()[-1] for o in options(m) if o.startswith(f"attach {mission} ")}
    assert killer in targets
    assert stranger not in targets
    worth = rating(m, "value", victim)
    hand = ["powerful_blow"] * 2
    for foe, times in ((victim, 2), (stranger, 1)):
        m = table({"squad": [f"{killer}+{mission}"], "hand": hand}, {"squad": [f"{foe}!"]})
        fight(m, killer, foe)
        while any("powerful_blow" in o for o in options(m)):
            play(m, f"play_on powerful_blow {killer}")
        finish(m)
        assert foe in ids(m, "grave", 1)
        value = worth if foe == victim else rating(table({"squad": [stranger]}), "value", stranger)
        assert victory(m)[0] == times * value
        assert (mission in ids(m, "grave", 0)) is (times == 2)


def test_fifteen_minutes_of_fame_are_for_whoever_kills_a_personality() -> None:
    m = table({"squad": ["free_marine", "tatsu"], "hand": ["fifteen_minutes_of_fame"]}, {"squad": ["hussar"]})
    assert attach_to(m, "fifteen_minutes_of_fame") == {"free_marine", "hussar"}
    for foe, points in (("sgt_mcbride", 5 + 5), ("hussar", 2)):
        m = table({"squad": ["free_marine+fifteen_minutes_of_fame"], "hand": ["lucky_shot"]}, {"squad": [f"{foe}!"]})
        finish(fight(m, "free_marine", foe, "shoot"))
        assert (foe in ids(m, "grave", 1), victory(m)[0]) == (True, points)


@pytest.mark.parametrize(("mission", "points"), [("clan_infighting", 2 * 3), ("fifteen_minutes_of_fame", 3)])
def test_a_mission_pays_the_player_of_the_warrior_that_has_it(mission: str, points: int) -> None:
    """It is the warrior that earns; whoever assigned the mission earns nothing."""
    m = table({"squad": [f"clansman+{mission}:by2"], "hand": ["powerful_blow"]}, {"squad": ["golden_lion!"]})
    finish(play(fight(m, "clansman", "golden_lion"), "play_on powerful_blow clansman"))
    assert (victory(m), destiny(m)) == ([points, 0], [5, 5])
