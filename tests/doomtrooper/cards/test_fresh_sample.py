"""Cards of all sets drawn by chance and played from their printed texts: what was found wrong."""

from __future__ import annotations

import pytest

from ..table import attach_to, destiny, end_turn, fight, ids, options, passes, play, plays_on, rating, table, why


# ---- points that count double (KEEPER OF THE ART, WHITE MYSTIC, ELEMENTAL MASTER ...) ----
@pytest.mark.parametrize(("points", "more"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_three_points_of_a_keeper_pay_for_a_spell_of_six(points: int, more: int):
    m = table(
        {"squad": ["keeper_of_the_art", "clansman"], "hand": ["enlarge", "lucky_shot"], "destiny": points},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "razide")
    before = rating(m, "armour", "clansman")
    if not more:
        assert "cast enlarge keeper_of_the_art" not in options(m)
        return
    play(m, "cast enlarge keeper_of_the_art")
    if m.decision.name == "units":
        play(m, options(m)[-1])
    assert rating(m, "armour", "clansman") == before + more
    assert destiny(m)[0] == points - 3 * more // 2


def test_a_fixed_price_is_halved_as_well_and_one_more_point_strengthens_by_two():
    m = table(
        {"squad": ["keeper_of_the_art"], "hand": ["summon_hero"], "grave": ["sean_gallagher"], "destiny": 4},
        {"kohort": ["razide"]},
    )
    play(m, "meditate", "cast summon_hero keeper_of_the_art")
    passes(m)
    assert "sean_gallagher" in ids(m, "squad", 0)  # 2 points and a value of 8
    assert destiny(m)[0] == 0
    m = table(
        {"squad": ["keeper_of_the_art"], "hand": ["shield"], "destiny": 2},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "keeper_of_the_art", "razide")
    before = rating(m, "armour", "keeper_of_the_art")
    play(m, "cast shield keeper_of_the_art")
    while m.decision.name == "target":
        play(m, "target keeper_of_the_art")
    play(m, "units 2")
    assert (destiny(m)[0], rating(m, "armour", "keeper_of_the_art")) == (1, before + 2)
    while m.decision.seat != 0:
        play(m, "pass")
    play(m, "strengthen shield")
    assert (destiny(m)[0], rating(m, "armour", "keeper_of_the_art")) == (0, before + 4)


def test_what_is_shown_is_what_is_paid():
    m = table(
        {"squad": ["keeper_of_the_art", "mystic"], "hand": ["enlarge", "lucky_shot"], "destiny": 6},
        {"kohort": ["razide"], "hand": ["evasive_action"]},
    )
    fight(m, "mystic", "razide")
    shown = {o.name: o.cost.en for o in m.decision.options if o.name.startswith("cast")}
    assert "3 destiny" in shown["cast enlarge keeper_of_the_art"]
    assert "6 destiny" in shown["cast enlarge mystic"]


# ---- ASSASSINATION: for any warrior; whoever assigns it names the victim ----
def test_an_assassination_is_assigned_to_anybodys_warrior():
    m = table({"squad": ["clansman"], "hand": ["assassination"]}, {"squad": ["captain"], "kohort": ["razide!"]})
    assert attach_to(m, "assassination") == {"clansman", "captain", "razide"}
    play(m, "attach assassination razide")
    assert m.decision.seat == 0
    assert set(options(m)) == {"target clansman", "target captain"}


# ---- GIFT OF FATE: no card without influence (DTR-346) ----
@pytest.mark.parametrize(("grave", "possible"), [([], False), (["clansman"], True)])
def test_a_gift_of_fate_wants_a_card_in_the_discard_pile(grave: list[str], possible: bool):
    m = table({"squad": ["hussar"], "hand": ["gift_of_fate"], "grave": grave, "destiny": 20}, {"squad": ["clansman"]})
    play(m, "meditate")
    assert ("play gift_of_fate" in options(m)) == possible
    if not possible:
        assert why(m, "play gift_of_fate") in ("DTR-346", "DTR-361", "DTR-229")


# ---- ATTRACTION: two Doomtroopers have to be there ----
@pytest.mark.parametrize(("mates", "possible"), [([], False), (["hussar"], True)])
def test_attraction_wants_two_doomtroopers(mates: list[str], possible: bool):
    m = table({"squad": ["clansman", *mates], "hand": ["attraction"]}, {"kohort": ["razide"]})
    play(m, "meditate")
    assert ("play attraction" in options(m)) == possible


# ---- INSUBORDINATION: nobody loses what is never lost ----
@pytest.mark.parametrize(
    ("warrior", "possible"),
    [
        ("samurai", True),
        ("samurai+ceremonial_blade", False),
        ("samurai+ceremonial_blade+knighthood", True),
        ("agent_nick_michaels", False),
    ],
)
def test_insubordination_changes_nothing_for_whoever_keeps_its_affiliation(warrior: str, possible: bool):
    id = warrior.split("+")[0]
    m = table({"squad": ["hussar"], "hand": ["insubordination"]}, {"squad": [warrior]})
    play(m, "meditate")
    assert (id in plays_on(m, "insubordination")) == possible
    if "knighthood" in warrior:
        play(m, f"play_on insubordination {id}")
        passes(m)
        assert m.decision.name == "action"  # what the card has given goes, so nothing is asked
        assert rating(m, "fight", id) == rating(table({"squad": [warrior]}), "fight", id)


# ---- LASER SIGHT: three actions for one attack ----
@pytest.mark.parametrize(("spent", "possible"), [(0, True), (1, False)])
def test_a_laser_sight_takes_three_actions_the_attack_among_them(spent: int, possible: bool):
    m = table(
        {"squad": ["hussar+plasma_carbine"], "hand": ["laser_sight"]},
        {"squad": ["clansman"], "hand": ["evasive_action"]},
    )
    play(m, "attach laser_sight plasma_carbine")
    end_turn(end_turn(m))
    play(m, *["meditate"] * spent)
    passes(m)
    assert ("use laser_sight 1" in options(m)) == possible
    if possible:
        before = rating(m, "shoot", "hussar")
        passes(play(m, "use laser_sight 1"))
        assert m.state.actions == 1
        fight(m, "hussar", "clansman", "shoot")
        assert rating(m, "shoot", "hussar") == before + 3  # 4 instead of 1


# ---- DAGGER OF SACRIFICE: an Art card that remains in play is discarded, wherever it lies ----
@pytest.mark.parametrize("spell", ["arctic_wave", "spellbound"])
def test_the_dagger_reaches_spells_that_lie_before_a_player(spell: str):
    m = table(
        {"kohort": ["razide+dagger_of_sacrifice"], "squad": ["mystic", "clansman"]},
        {"squad": ["inquisitor"], "works": [spell], "hand": ["evasive_action"]},
    )
    play(m, "meditate", "use dagger_of_sacrifice 1")
    passes(m)
    assert ids(m, "works", 1) == []
    assert spell in ids(m, "grave", 1)
    assert ids(m, "squad", 0) == ["clansman"]


def test_the_dagger_does_not_reach_a_spell_that_is_only_stored():
    m = table(
        {"kohort": ["razide+dagger_of_sacrifice"], "squad": ["mystic"]},
        {"squad": ["inquisitor+the_falcon_of_pilgrims"], "hand": ["exorcise_self", "evasive_action"]},
        turn="p2",
    )
    play(m, "meditate", "use the_falcon_of_pilgrims 1")
    while m.decision.name == "store":
        play(m, options(m)[0])
    while m.decision.name == "anytime":
        assert "use dagger_of_sacrifice 1" not in options(m)
        play(m, "pass")


# ---- a vehicle that is lost before anybody could board it ----
def test_nobody_boards_a_vehicle_that_an_answer_has_taken_away():
    m = table(
        {"squad": ["keeper_of_the_art", "golden_lion"], "hand": ["summon_item"], "grave": ["autogyro"], "destiny": 9},
        {"kohort": ["razide+power_of_perception"]},
    )
    play(m, "meditate", "cast summon_item keeper_of_the_art")
    while not any(o.startswith("use power_of_perception") for o in options(m)):
        wanted = ("target autogyro", "target golden_lion", "pass")
        play(m, next(o for o in wanted if o in options(m)))
    play(m, next(o for o in options(m) if o.startswith("use power_of_perception")))
    passes(m)
    assert m.decision.name == "action"
    assert "autogyro" not in ids(m, "attached", 0)
