"""Warriors, gear and special cards of Apocalypse."""

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
    wounded,
)

WAIT = ["evasive_action"]


# ---- leaders ----
@pytest.mark.parametrize(
    ("leader", "led", "before", "more", "whose"),
    [
        ("andrew_drougan", "blood_beret", (4, 4, 3), 3, "mine"),
        ("brother_stern", "sacred_warrior", (3, 3, 3), 5, "mine"),
        ("keitoku_asano", "shogun", (5, 4, 6), 4, "mine"),
        ("kritana", "child_of_ilian", (1, 3, 2), 4, "mine"),
        ("nicola_brannaghan", "trencher", (3, 2, 2), 4, "anybody's"),
    ],
)
def test_leaders_lead_a_kind(leader: str, led: str, before: tuple[int, ...], more: int, whose: str):
    area = "kohort" if led == "child_of_ilian" else "squad"
    m = table({area: [leader, led]}, {})
    assert numbers(m, led) == tuple(n + more for n in before)
    alone = table({area: [leader]}, {})
    assert numbers(m, leader) == numbers(alone, leader)
    m = table({area: [led]}, {area: [leader]})
    assert numbers(m, led) == tuple(n + (more if whose == "anybody's" else 0) for n in before)


@pytest.mark.parametrize(
    ("mine", "attacker", "kills"),
    [
        (["andrew_drougan", "blood_beret"], "blood_beret", True),
        (["andrew_drougan"], "andrew_drougan", False),
        (["brother_stern", "sacred_warrior"], "sacred_warrior", True),
        (["brother_stern"], "brother_stern", True),
        (["blood_beret"], "blood_beret", False),
    ],
)
def test_who_kills_whom_it_wounds(mine: list[str], attacker: str, kills: bool):
    m = table({"squad": mine, "hand": WAIT}, {"squad": ["infantry"], "hand": WAIT})
    fight(m, attacker, "infantry")
    finish(m)
    assert ("infantry" in ids(m, "grave", 1)) is kills
    assert kills or wounded(m, "infantry")


@pytest.mark.parametrize(
    ("theirs", "found"),
    [
        ({"squad": ["clansman", "trencher+tainted"], "kohort": ["razide"]}, {"trencher", "razide"}),
        ({"squad": ["clansman", "trencher"]}, {"clansman", "trencher"}),
    ],
)
def test_a_demon_hunter_attacks_the_legion_and_heretics_before_others(theirs: dict[str, list[str]], found: set[str]):
    m = table({"squad": ["demon_hunter", "infantry"], "hand": WAIT}, {**theirs, "hand": WAIT})
    play(m, "attack")
    passes(m)
    against = [o.split()[1:] for o in options(m) if o.startswith("against")]
    assert {victim for hunter, victim in against if hunter == "demon_hunter"} == found
    assert {victim for other, victim in against if other == "infantry"} == {"clansman", "trencher", *found}


def test_kritana_gives_gifts_of_any_apostle_but_not_what_is_for_a_kind_of_warrior():
    gifts = ["infection", "portal_of_undeath", "barbarous_power"]
    m = table({"kohort": ["kritana", "child_of_ilian", "nepharite_of_algeroth", "heretic"], "hand": gifts}, {})
    assert attach_to(m, "infection") == {"kritana", "child_of_ilian"}
    assert attach_to(m, "portal_of_undeath") == {"nepharite_of_algeroth"}
    assert attach_to(m, "barbarous_power") == {"heretic"}


# ---- the Art ----
@pytest.mark.parametrize(
    ("caster", "spell", "points", "armour"),
    [
        ("brother_claudius", "shield", 1, 6 + 3),
        ("brother_claudius", "elemental_wall", 2, 6 + 2),
        ("elemental_master", "elemental_wall", 2, 9 + 2 * 5),
        ("elemental_master", "elemental_wall", 1, 9 + 2 * 2),  # five points are two times two and one more
        ("elemental_master", "shield", 1, 9 + 1),
        ("white_mystic", "shield", 1, 6 + 2),
        ("white_mystic", "elemental_wall", 1, 6 + 2),  # a price of two points is paid with one
    ],
)
def test_points_that_count_for_more(caster: str, spell: str, points: int, armour: int):
    m = table({"squad": [caster], "hand": [spell, *WAIT], "destiny": points}, {"kohort": ["razide"], "hand": WAIT})
    fight(m, caster, "razide")
    play(m, f"cast {spell} {caster}")
    while m.decision is not None and m.decision.name == "units":
        play(m, options(m)[-1])
    assert destiny(m)[0] == 0
    while m.state.phase == 5 and m.decision is not None and m.decision.seat == 1:
        play(m, "pass")
    assert rating(m, "armour", caster) == armour


@pytest.mark.parametrize(
    ("bearer", "points", "may"),
    [("white_mystic+tainted", 3, True), ("white_mystic+tainted", 2, False), ("alakhai_the_cunning", 2, True)],
)
def test_a_white_mystics_points_count_twice_for_spells_only(bearer: str, points: int, may: bool):
    area = "squad" if "tainted" in bearer else "kohort"
    m = table(
        {"squad": ["infantry", "clansman"], "hand": WAIT},
        {area: [f"{bearer}+invoke_pain"], "destiny": points, "hand": WAIT},
    )
    play(m, "attack")
    offered = set(options(m))
    while m.decision is not None and m.state.phase < 5:
        play(m, "pass" if "pass" in options(m) else options(m)[0])
        offered |= set(options(m))
    assert any(o.startswith("use invoke_pain") for o in offered) is may


@pytest.mark.parametrize(("caster", "asked"), [("elemental_master", True), ("brother_claudius", False)])
def test_a_mystics_dress_heals_whoever_is_considered_a_mystic(caster: str, asked: bool):
    m = table({"squad": [f"{caster}+mystic_battle_dress"], "destiny": 3}, {"kohort": ["pretorian_behemoth"]})
    fight(m, caster, "pretorian_behemoth", "fight")
    while m.decision is not None and m.decision.name in ("anytime", "react"):
        play(m, "pass")
    assert wounded(m, caster)
    assert (m.decision is not None and m.decision.name == "cure") is asked


# ---- ki powers ----
def test_a_grey_mystic_receives_ki_powers_at_any_time():
    m = table({"squad": ["grey_mystic", "samurai"], "hand": ["shadow_walk"]}, {})
    assert attach_to(m, "shadow_walk") == {"grey_mystic", "samurai"}
    play(m, "meditate")
    assert attach_to(m, "shadow_walk") == {"grey_mystic"}


@pytest.mark.parametrize(("gear", "whom"), [("+dai_sho", {"keitoku_asano", "samurai"}), ("", set())])
def test_asano_with_the_dai_sho_gives_ki_powers_to_everybody_at_any_time(gear: str, whom: set[str]):
    m = table({"squad": [f"keitoku_asano{gear}", "samurai", "clansman"], "hand": ["shadow_walk", "positive_karma"]}, {})
    play(m, "meditate")
    assert attach_to(m, "shadow_walk") == whom


@pytest.mark.parametrize(
    ("power", "name", "mine", "theirs"),
    [
        ("supreme_concentration", "shoot", 3, 2),
        ("monkeys_foot", "armour", 3, 7),
        ("toronagas_raging_might", "fight", 3, 9),
    ],
)
def test_powers_add_the_opponents_base_rating_in_a_combat(power: str, name: str, mine: int, theirs: int):
    m = table(
        {"squad": [f"samurai+{power}"], "hand": WAIT},
        {"kohort": ["razide+composite_armor+cybernetic_power_arm"], "hand": WAIT},
    )
    assert rating(m, name, "samurai") == mine
    fight(m, "samurai", "razide", "fight")
    assert rating(m, name, "samurai") == mine + theirs  # what gear adds is no base rating
    assert numbers(m, "razide")[0] == 9 + 6


def test_two_that_add_each_others_base_ratings_do_not_go_on_for_ever():
    power = "toronagas_raging_might"
    m = table({"squad": [f"samurai+{power}"], "hand": WAIT}, {"squad": [f"shadow_walker+{power}"], "hand": WAIT})
    fight(m, "samurai", "shadow_walker")
    assert rating(m, "fight", "samurai") == rating(m, "fight", "shadow_walker") == 3 + 4


def test_a_crows_glance_weakens_the_opponent_for_every_point():
    m = table(
        {"squad": ["samurai+crows_piercing_glance"], "hand": WAIT, "destiny": 3},
        {"kohort": ["razide"], "hand": WAIT},
    )
    fight(m, "samurai", "razide")
    play(m, next(o for o in options(m) if "crows_piercing_glance" in o))
    play(m, next(o for o in options(m) if o.endswith(" 3")))
    while m.decision is not None and m.decision.seat == 1:
        play(m, "pass")
    assert rating(m, "armour", "razide") == 7 - 3
    assert destiny(m)[0] == 0
    finish(m)
    assert rating(m, "armour", "razide") == 7


def test_inner_shame_takes_a_ki_power():
    m = table({"squad": ["clansman"], "hand": ["inner_shame"]}, {"squad": ["samurai+shadow_walk+composite_armor"]})
    play(m, "meditate", "play inner_shame")
    passes(m)
    assert ids(m, "attached", 1) == ["composite_armor"]


# ---- gear ----
def test_epidermal_plates_double_the_base_before_anything_is_added():
    plates = "epidermal_plates"
    m = table({"squad": [f"clansman+{plates}", "valkyrie"], "works": ["fukido:squad"], "hand": [plates]})
    assert rating(m, "armour", "clansman") == 2 * 3 + 2
    assert attach_to(m, "epidermal_plates") == set()  # one suit of armour, and none for the Brotherhood


def test_a_ceremonial_blade_kills_and_keeps_its_bearer_loyal():
    m = table(
        {"squad": ["samurai+ceremonial_blade"], "hand": ["tainted", *WAIT]},
        {"kohort": ["razide!", "heretic"], "hand": WAIT},
    )
    play(m, "meditate")
    assert "samurai" not in plays_on(m, "tainted")
    passes(m)
    fight(m, "samurai", "heretic")
    assert rating(m, "fight", "samurai") == 7
    finish(m)
    assert "heretic" in ids(m, "grave", 1)


@pytest.mark.parametrize(("weapon", "fight_", "theirs"), [("+scalper", 5 + 1 + 6, 9 - 1 - 6), ("", 5, 9)])
def test_a_shogun_with_a_scalper(weapon: str, fight_: int, theirs: int):
    m = table({"squad": [f"shogun{weapon}"], "hand": WAIT}, {"kohort": ["razide"], "hand": WAIT})
    fight(m, "shogun", "razide")
    assert rating(m, "fight", "shogun") == fight_
    assert rating(m, "fight", "razide") == theirs


# ---- places ----
@pytest.mark.parametrize(("room", "earned"), [(["discreet_meeting_room:squad"], [2, 0]), ([], [0, 0])])
def test_freelancers_with_a_meeting_room_earn_victory_points(room: list[str], earned: list[int]):
    m = table(
        {"squad": ["ex_imperial_freelancer"], "works": room, "hand": WAIT}, {"squad": ["infantry!"], "hand": WAIT}
    )
    fight(m, "ex_imperial_freelancer", "infantry")
    finish(m)
    assert victory(m) == earned


@pytest.mark.parametrize(("place", "pile"), [(["sanctuary:squad"], "grave"), ([], "sacrificed")])
def test_in_a_sanctuary_nobody_is_lost_for_ever(place: list[str], pile: str):
    m = table({"kohort": ["cairath"], "hand": WAIT}, {"squad": ["infantry"], "works": place, "hand": WAIT})
    fight(m, "cairath", "infantry")
    finish(m)
    assert "infantry" in ids(m, pile, 1)


@pytest.mark.parametrize(
    ("works", "gained"),
    [
        (["factory:squad"], 1),
        (["factory:squad", "factory_retrofit:squad"], 4),
        (["factory:squad", "factory:squad", "factory_retrofit:squad"], 8),
        (["factory:squad", "factory_retrofit:squad", "factory_retrofit:squad"], 7),
        (["factory:squad", "factory_retrofit:kohort"], 1),
    ],
)
def test_a_retrofit_makes_factories_of_its_area_earn_more(works: list[str], gained: int):
    m = table({"squad": ["clansman"]}, {"squad": ["trencher"], "works": works})
    end_turn(m)
    assert destiny(m)[1] == 5 + gained


def test_a_retrofit_is_bombed_with_the_factories():
    works = ["factory_retrofit:squad", "sanctuary:squad"]
    m = table({"squad": ["clansman"], "hand": ["strategic_bombing"]}, {"squad": ["trencher"], "works": works})
    play(m, "meditate", "play strategic_bombing")
    passes(m)
    assert ids(m, "works", 1) == ["sanctuary"]


# ---- the whole game ----
@pytest.mark.parametrize(("copies", "actions"), [(0, 3), (1, 2), (2, 1), (4, 1)])
def test_dire_portents_take_an_action_each_but_leave_one(copies: int, actions: int):
    m = table({"squad": ["clansman"], "works": ["dire_portents"] * copies}, {"squad": ["trencher"]})
    end_turn(m)
    assert m.state.actions == actions
    end_turn(m)
    assert m.state.actions == actions


@pytest.mark.parametrize(("works", "may"), [(["battlefield_chaos"], True), ([], False)])
def test_in_chaos_an_attack_need_not_be_the_last_action(works: list[str], may: bool):
    m = table({"squad": ["clansman"], "works": works, "hand": WAIT}, {"kohort": ["razide", "heretic"], "hand": WAIT})
    fight(m, "clansman", "heretic")
    finish(m)
    assert ("meditate" in options(m)) is may
    assert "attack" not in options(m)  # still one attack
