"""Special cards and spells of the base set about hands, turns and points, written from their printed texts."""

from __future__ import annotations

import pytest

from ..table import (
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
    why,
    wounded,
)


def targets(m) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith("target ")}


# ---- hidden cards ----
@pytest.mark.parametrize(("id", "most"), [("lesser_domination", 1), ("greater_domination", 2)])
def test_domination_looks_at_a_hand_and_discards_what_it_likes(id: str, most: int):
    m = table(
        {"squad": ["mystic"], "hand": [id], "destiny": 5},
        {"squad": ["clansman"], "hand": ["foxhole", "heimburg", "longshore"]},
    )
    play(m, "meditate", f"cast {id} mystic")
    passes(m)
    assert targets(m) == {"foxhole", "heimburg", "longshore"}
    assert "done" in options(m)
    play(m, "target heimburg")
    if most > 1:
        play(m, "target foxhole")
    passes(m)
    assert len(ids(m, "grave", 1)) == most
    assert destiny(m)[0] == 1
    assert ids(m, "sacrificed", 0) == [id]


def test_domination_may_discard_nothing_and_never_touches_ones_own_hand():
    m = table(
        {"squad": ["mystic"], "hand": ["lesser_domination", "foxhole"], "destiny": 5},
        {"squad": ["clansman"], "hand": ["heimburg"]},
    )
    play(m, "meditate", "cast lesser_domination mystic", "done")
    passes(m)
    assert ids(m, "grave", 1) == []
    assert ids(m, "hand", 0) == ["foxhole"]


@pytest.mark.parametrize(("answer", "same"), [("no", True), ("yes", False)])
def test_the_owner_decides_whether_a_library_is_shuffled_after_a_gaze(answer: str, same: bool):
    cards = ["foxhole", "heimburg", "longshore", "san_dorado", "the_hq", "fukido", "installation"]
    m = table({"squad": ["mystic"], "hand": ["gaze"], "destiny": 10}, {"squad": ["clansman"], "library": cards})
    before = list(m.state.library[1])
    play(m, "meditate", "cast gaze mystic")
    assert m.decision.name == "reshuffle"
    assert m.state.seat == 1
    play(m, answer)
    assert (m.state.library[1] == before) is same
    assert ids(m, "grave", 0) == ["gaze"]
    assert destiny(m)[0] == 1


def test_a_vision_of_items_costs_four_points_and_takes_nothing():
    m = table(
        {"squad": ["mystic"], "hand": ["item_vision"], "destiny": 4}, {"hand": ["foxhole"], "squad": ["clansman"]}
    )
    play(m, "meditate", "cast item_vision mystic")
    passes(m)
    assert destiny(m)[0] == 1
    assert ids(m, "hand", 1) == ["foxhole"]
    m = table(
        {"squad": ["mystic"], "hand": ["item_vision"], "destiny": 2}, {"hand": ["foxhole"], "squad": ["clansman"]}
    )
    play(m, "meditate")
    assert "cast item_vision mystic" not in options(m)


def test_the_link_is_for_nepharites_of_any_apostle():
    m = table(
        {"kohort": ["nepharite_of_ilian", "razide"], "hand": ["necrovisual_link"]},
        {"squad": ["clansman"], "hand": ["foxhole"]},
    )
    assert {o for o in options(m) if o.startswith("attach")} == {"attach necrovisual_link nepharite_of_ilian"}
    play(m, "attach necrovisual_link nepharite_of_ilian", "use necrovisual_link 1")
    assert m.state.actions == 1


# ---- cards to the hand ----
@pytest.mark.parametrize(
    ("id", "zones"),
    [
        ("divine_inspiration", {"library": ["heimburg"], "grave": ["foxhole"], "sideboard": ["longshore"]}),
        ("expedite_request", {"library": ["heimburg"]}),
        ("gift_of_fate", {"grave": ["foxhole"]}),
    ],
)
def test_where_a_card_may_come_from(id: str, zones: dict[str, list[str]]):
    laid = {
        "library": ["heimburg", "fukido"],
        "grave": ["foxhole", "the_hq"],
        "sideboard": ["longshore", "installation"],
    }
    m = table({"squad": ["clansman"], "hand": [id], "destiny": 0, **laid}, {"squad": ["infantry"]})
    if id != "divine_inspiration":
        play(m, "meditate")
    play(m, f"play {id}")
    passes(m)
    both = {"heimburg": "fukido", "foxhole": "the_hq", "longshore": "installation"}
    wanted = {c for cards in zones.values() for one in cards for c in (one, both[one])}
    assert targets(m) == wanted
    play(m, f"target {min(wanted)}")
    passes(m)
    assert min(wanted) in ids(m, "hand", 0)
    assert ids(m, "sacrificed", 0) == [id]
    if id == "divine_inspiration":
        assert m.state.actions == 0  # it took all three


@pytest.mark.parametrize(("money", "yes"), [(7, True), (6, False)])
def test_fate_gives_a_second_card_for_eight_points(money: int, yes: bool):
    grave = ["foxhole", "the_hq", "fukido"]
    m = table(
        {"squad": ["clansman"], "hand": ["gift_of_fate"], "destiny": money, "grave": grave}, {"squad": ["infantry"]}
    )
    play(m, "meditate", "play gift_of_fate", "target foxhole")
    if yes:
        assert options(m) == ["yes", "no"]
        play(m, "yes", "target the_hq")
    passes(m)
    assert ("the_hq" in ids(m, "hand", 0)) is yes
    assert destiny(m)[0] == (0 if yes else 7)


def test_only_ones_own_cards_in_play_return():
    m = table(
        {"squad": ["clansman+combat_armor"], "works": ["heimburg:squad"], "hand": ["strategic_restructuring"]},
        {"squad": ["infantry+combat_armor"]},
    )
    play(m, "meditate", "play strategic_restructuring")
    passes(m)
    assert sorted(o for o in options(m) if o.startswith("target")) == [
        "target clansman",
        "target combat_armor",
        "target heimburg",
    ]
    play(m, "target clansman")
    passes(m)
    assert ids(m, "hand", 0) == ["clansman"]
    assert "combat_armor" in ids(m, "grave", 0)


def test_restructuring_is_for_ones_own_turn_and_not_for_combats():
    m = table({"squad": ["clansman"]}, {"squad": ["infantry"], "hand": ["strategic_restructuring"]})
    play(m, "meditate")
    assert m.decision.name == "action"  # the other player is not asked
    m = table({"squad": ["clansman"], "hand": ["strategic_restructuring", "take_aim"]}, {"squad": ["infantry"]})
    fight(m, "clansman", "infantry")
    assert "play strategic_restructuring" not in options(m)
    assert why(m, "play strategic_restructuring") == "DTR-229"


# ---- turns and points ----
def test_whoever_is_bogged_down_misses_one_turn():
    m = table({"squad": ["clansman"], "hand": ["bogged_down"]}, {"squad": ["infantry"]})
    play(m, "meditate")
    assert {o for o in options(m) if "bogged" in o} == {"play_at bogged_down p2"}
    play(m, "play_at bogged_down p2")
    passes(m)
    while m.state.turns == 3:
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", names[-1]) if n in names))
    assert m.state.turn == 0
    end_turn(m)
    assert m.state.turn == 1
    assert ids(m, "sacrificed", 0) == ["bogged_down"]


def test_a_forced_march_costs_one_action_of_the_next_turn_only():
    m = table({"squad": ["clansman"], "hand": ["forced_march"]}, {"squad": ["infantry"], "hand": ["foxhole"]})
    play(m, "meditate", "play_at forced_march p2")
    passes(m)
    end_turn(m)
    assert m.state.turn == 1
    assert m.state.actions == 2
    end_turn(m)
    assert m.state.actions == 3
    end_turn(m)
    assert m.state.turn == 1
    assert m.state.actions == 3


def test_shenanigans_take_half_the_victory_and_all_the_destiny():
    m = table(
        {"squad": ["clansman"], "hand": ["corporate_shenanigans"], "destiny": 4, "victory": 7},
        {"squad": ["infantry"], "destiny": 9, "victory": 4},
    )
    play(m, "meditate", "play corporate_shenanigans")
    passes(m)
    assert destiny(m) == [0, 0]
    assert victory(m) == [4, 2]


@pytest.mark.parametrize(
    ("answer", "points"), [("as_victory 2", (1, 5)), ("as_victory 1", (6, 4)), ("as_destiny 15", (26, 0))]
)
def test_retraining_exchanges_five_for_one_either_way(answer: str, points: tuple[int, int]):
    m = table({"squad": ["clansman"], "hand": ["retraining"], "destiny": 11, "victory": 3}, {"squad": ["infantry"]})
    play(m, "play retraining")
    passes(m)
    assert len(options(m)) == 5
    play(m, answer)
    passes(m)
    assert (destiny(m)[0], victory(m)[0]) == points


@pytest.mark.parametrize(("split", "gained"), [("victory 2", 4), ("victory 1", 3)])
def test_portents_bring_two_for_every_victory_point_of_ones_own_warrior(split: str, gained: int):
    m = table(
        {"squad": ["inquisitor_majoris"], "hand": ["portents_of_victory"], "destiny": 0},
        {"squad": ["hussar!"], "hand": ["portents_of_victory"]},
    )
    fight(m, "inquisitor_majoris", "hussar")
    while m.decision.name != "points":
        play(m, "pass")
    play(m, split)
    assert "play portents_of_victory" in options(m)
    assert m.state.seat == 0
    play(m, "play portents_of_victory")
    finish(m)
    assert destiny(m)[0] == gained  # 2 x the victory points, and the other point as destiny
    assert "portents_of_victory" in ids(m, "hand", 1)


# ---- right after a combat ----
@pytest.mark.parametrize(("attacker", "hurt"), [("hussar", True), ("inquisitor_majoris", False)])
def test_joy_follows_an_attack_that_was_survived(attacker: str, hurt: bool):
    m = table(
        {"squad": [attacker], "hand": ["joy_of_victory"], "destiny": 0},
        {"squad": ["sea_lion"], "hand": ["joy_of_victory"]},
    )
    fight(m, attacker, "sea_lion")
    while "play joy_of_victory" not in options(m):
        play(m, "pass")
    assert m.state.phase == 8
    assert m.state.seat == 0
    assert not hurt or wounded(m, attacker)
    play(m, "play joy_of_victory")
    finish(m)
    assert destiny(m)[0] == 5
    assert not wounded(m, attacker)
    assert "joy_of_victory" in ids(m, "hand", 1)  # the defender has not attacked


def test_there_is_no_joy_for_a_dead_attacker_nor_healing_of_an_old_wound():
    m = table({"squad": ["hussar!"], "hand": ["joy_of_victory"], "destiny": 0}, {"squad": ["sea_lion"]})
    fight(m, "hussar", "sea_lion")
    finish(m)
    assert ids(m, "hand", 0) == ["joy_of_victory"]
    m = table({"squad": ["inquisitor_majoris!"], "hand": ["joy_of_victory"]}, {"squad": ["sea_lion"]})
    fight(m, "inquisitor_majoris", "sea_lion")
    while "play joy_of_victory" not in options(m):
        play(m, "pass")
    play(m, "play joy_of_victory")
    finish(m)
    assert wounded(m, "inquisitor_majoris")


@pytest.mark.parametrize(("victim", "avenged"), [("samurai!", True), ("hussar!", False)])
def test_vengeance_is_for_mishima(victim: str, avenged: bool):
    m = table(
        {"squad": ["inquisitor_majoris"]},
        {"squad": [victim, "infantry"], "hand": ["sworn_vengeance", "sworn_vengeance"]},
    )
    fight(m, "inquisitor_majoris", victim[:-1])
    while m.decision is not None and m.decision.name != "action" and not plays_on(m, "sworn_vengeance"):
        play(m, options(m)[0] if m.decision.name == "points" else "pass")
    assert (plays_on(m, "sworn_vengeance") == {"inquisitor_majoris"}) is avenged
    if avenged:
        play(m, "play_on sworn_vengeance inquisitor_majoris")
        finish(m)
        assert wounded(m, "inquisitor_majoris")
        assert "sworn_vengeance" in ids(m, "hand", 1)  # a second one would do nothing


# ---- ratings and wards ----
def test_presence_is_for_whoever_faces_the_dark_legion():
    m = table({"squad": ["mystic"], "hand": ["presence"], "destiny": 6}, {"kohort": ["necromutant"]})
    fight(m, "mystic", "necromutant")
    play(m, "cast presence mystic")
    assert m.decision.name == "units"  # the Dark Legion warrior does not face one of its own kind
    play(m, "units 3")
    passes(m)
    m = table({"squad": ["mystic"], "hand": ["presence", "take_aim"], "destiny": 6}, {"squad": ["infantry"]})
    fight(m, "mystic", "infantry")
    assert "cast presence mystic" not in options(m)


@pytest.mark.parametrize(("units", "armour", "left"), [(1, 5, 4), (2, 6, 2), (3, 7, 0)])
def test_the_first_resistance_is_free(units: int, armour: int, left: int):
    m = table(
        {"squad": ["mystic"], "hand": ["resist_elements"], "destiny": 4}, {"squad": ["infantry"], "hand": ["take_aim"]}
    )
    fight(m, "mystic", "infantry")
    play(m, "cast resist_elements mystic", f"units {units}")
    assert rating(m, "armour", "mystic") == armour
    assert destiny(m)[0] == left


def test_resistance_needs_no_points_at_all():
    m = table(
        {"squad": ["mystic"], "hand": ["resist_elements"], "destiny": 0}, {"squad": ["infantry"], "hand": ["take_aim"]}
    )
    fight(m, "mystic", "infantry")
    play(m, "cast resist_elements mystic")
    assert rating(m, "armour", "mystic") == 5


def test_a_mind_wall_is_against_single_dark_cards_until_ones_next_turn():
    m = table(
        {"squad": ["mystic", "hussar"], "hand": ["mind_wall"], "destiny": 3},
        {"kohort": ["nepharite_of_demnogonis+deform", "necromutant+blindness"]},
    )
    play(m, "meditate", "cast mind_wall mystic", "target hussar", "units 1")
    assert targets(m) == {"deform", "blindness"}
    play(m, "target deform")
    passes(m)
    end_turn(m)
    m.state.rounds = [3, 3]
    fight(m, "nepharite_of_demnogonis", "hussar")
    assert numbers(m, "hussar")[2] == 3  # DEFORM takes nothing away


def test_automatic_fire_doubles_the_machine_gun_in_use():
    m = table(
        {"squad": ["inquisitor+ac41_purifier"], "hand": ["automatic_fire"]},
        {"squad": ["infantry"], "hand": ["take_aim"]},
    )
    fight(m, "inquisitor", "infantry", "shoot")
    before = rating(m, "shoot", "inquisitor")
    assert plays_on(m, "automatic_fire") == {"ac41_purifier"}
    play(m, "play_on automatic_fire ac41_purifier")
    assert rating(m, "shoot", "inquisitor") == before + 5
    m = table(
        {"squad": ["inquisitor+ac41_purifier"], "hand": ["automatic_fire", "take_aim"]},
        {"squad": ["infantry"], "hand": ["take_aim"]},
    )
    fight(m, "inquisitor", "infantry", "fight")
    assert plays_on(m, "automatic_fire") == set()


def test_stigmata_want_a_heretic_with_a_dark_card():
    m = table(
        {"kohort": ["heretic+blindness", "heretic", "necromutant+blindness"], "hand": ["stigmata", "infection"]},
        {"squad": ["infantry"]},
    )
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("play_on stigmata")] != []
    play(m, "play_on stigmata heretic")
    passes(m)
    assert any(o.startswith("attach infection heretic") for o in options(m))  # of another apostle, without an action
