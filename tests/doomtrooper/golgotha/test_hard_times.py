"""Cards of Golgotha about points, prices, seats and sides."""

from __future__ import annotations

import pytest

from ..table import (
    card,
    covered,
    destiny,
    end_turn,
    fight,
    ids,
    numbers,
    options,
    passes,
    play,
    plays_on,
    table,
    victory,
)

WAIT = ["evasive_action"]


# ---- ATTRITION, SURPLUS ----
def worn_out(destiny_of_p2: int, **theirs: list[str]):
    """ATTRITION lies in play and p2's turn begins."""
    m = table({"squad": ["clansman"], "works": ["attrition"]}, {"destiny": destiny_of_p2, **theirs})
    play(m, "end")
    while m.state.turn == 0:
        play(m, options(m)[-1])
    return m


def test_everybody_pays_for_what_is_in_play_or_lets_it_go():
    theirs = {"squad": ["infantry+bayonet+distort", "hussar"], "works": ["fukido:squad"]}
    m = worn_out(2, **theirs)
    assert (m.decision.seat, m.decision.name) == (1, "let_go")
    # two warriors, equipment and a fortification: a gift costs nothing
    assert set(options(m)) == {"target infantry", "target bayonet", "target hussar", "target fukido"}
    play(m, "target infantry")  # and its equipment with it
    assert "done" in options(m)
    play(m, "done")
    assert destiny(m)[1] == 0
    assert ids(m, "squad", 1) == ["hussar"]
    assert ids(m, "works", 1) == ["fukido"]


def test_whoever_can_pay_may_keep_everything():
    m = worn_out(9, squad=["infantry+bayonet"])
    play(m, "done")
    assert destiny(m)[1] == 7


def test_a_bat_that_no_card_affects_cannot_be_let_go():
    """Nothing else is left and nothing can be paid: play goes on instead of asking about the bat without end."""
    m = worn_out(0, kohort=["venom_bat"])
    assert m.decision.name != "let_go"
    assert ids(m, "kohort", 1) == ["venom_bat"]
    assert destiny(m)[1] == 0


def test_surplus_spares_its_player_only():
    m = worn_out(9, squad=["infantry"], works=["surplus"])
    assert m.decision.name != "let_go"
    assert destiny(m)[1] == 9
    while not (m.state.turn == 0 and m.decision.name == "let_go"):
        play(m, next(o for o in ("end", "pass", "done", options(m)[-1]) if o in options(m)))
    assert m.decision.seat == 0


def test_surplus_spares_from_the_breakdown_too():
    m = table(
        {"squad": ["clansman"], "hand": ["economic_breakdown"], "destiny": 20},
        {"squad": ["hussar"], "works": ["surplus"], "destiny": 30},
    )
    play(m, "meditate", "play economic_breakdown")
    assert destiny(m) == [15, 30]


# ---- BACKLASH ----
def test_dark_bonuses_turn_round_in_this_combat_and_nothing_falls_below_zero():
    f, s, a = numbers(table({"kohort": ["heretic"]}, {}), "heretic")
    m = table(
        {"squad": ["hussar"], "hand": ["backlash", *WAIT]},
        {"kohort": ["heretic+unholy_power+composite_armor", "razide"], "hand": WAIT},
    )
    armour = numbers(table({"kohort": ["heretic+composite_armor"]}, {}), "heretic")[2] - a
    assert numbers(m, "heretic") == (f + 4, s + 4, a + 4 + armour)
    fight(m, "hussar", "heretic")
    assert plays_on(m, "backlash") == {"heretic"}  # the hussar has no gift
    play(m, "play_on backlash heretic")
    assert numbers(m, "heretic") == (max(0, f - 4), max(0, s - 4), max(0, a - 4 + armour))  # armour is no gift
    assert min(f, s) < 4


# ---- CARTEL ENFORCEMENT ----
def test_what_holds_anyway_cannot_be_played():
    m = table(
        {"squad": ["clansman"], "hand": ["cartel_enforcement", "natural_disaster"], "works": ["graveton:squad"]}, {}
    )
    play(m, "meditate")
    assert "play natural_disaster" in options(m)
    assert "play cartel_enforcement" not in options(m)


# ---- the order of seats ----
def test_the_direction_of_play_changes_once():
    sides = [{"squad": ["clansman"], "hand": ["change_in_momentum"] * 2}, *({"squad": ["hussar"]} for _ in range(3))]
    m = table(*sides)
    play(m, "meditate", "play change_in_momentum")
    assert m.state.turn == 0
    assert "play change_in_momentum" not in options(m)
    assert [end_turn(m).state.turn for _ in range(4)] == [3, 2, 1, 0]


def test_between_two_there_is_no_other_direction():
    m = table({"squad": ["clansman"], "hand": ["change_in_momentum", "nothing_is_sacred"]}, {"squad": ["hussar"]})
    assert not [o for o in options(m) if o.startswith("play_at nothing_is_sacred")]
    play(m, "meditate")
    assert "play change_in_momentum" not in options(m)


def test_two_players_change_places():
    sides = [{"squad": ["clansman"], "hand": ["nothing_is_sacred"]}, *({"squad": ["hussar"]} for _ in range(3))]
    m = table(*sides)
    assert {o for o in options(m) if o.startswith("play_at")} == {
        "play_at nothing_is_sacred p2",
        "play_at nothing_is_sacred p3",
        "play_at nothing_is_sacred p4",
    }
    play(m, "play_at nothing_is_sacred p2")
    assert ids(m, "sacrificed", 0) == ["nothing_is_sacred"]
    assert ids(m, "squad", 0) == ["clansman"]
    assert [end_turn(m).state.turn for _ in range(4)] == [2, 3, 1, 0]  # p2, p1, p3, p4 round the table


# ---- INQUISITION ----
def side_of(m) -> bool:
    return bool(m.state.dark >> card(m, "semai_cultist") & 1)


def test_an_inquisitor_makes_cultists_change_sides():
    m = table(
        {"squad": ["sacred_warrior+inquisition_card", "clansman"], "hand": WAIT},
        {"squad": ["semai_cultist", "hussar"], "hand": WAIT},
    )
    was = side_of(m)
    play(m, "meditate", "use inquisition_card 1")
    if m.decision.name == "switch":
        assert options(m) == ["target semai_cultist"]
        play(m, "target semai_cultist")
    assert side_of(m) is not was
    assert "use inquisition_card 1" not in options(m)
    while m.decision.seat == 1:
        assert not [o for o in options(m) if o.startswith("declare")]
        play(m, "pass")
    end_turn(m)
    play(m, "meditate")
    while "use inquisition_card 1" not in options(m):
        assert m.decision.name == "anytime"
        play(m, "pass")
    assert m.decision.seat == 0


def test_the_card_is_for_the_brotherhood():
    m = table({"squad": ["sacred_warrior", "clansman"], "hand": ["inquisition_card"]}, {"squad": ["semai_cultist"]})
    assert plays_on(m, "inquisition_card") == {"sacred_warrior"}


# ---- WARTIME RETRIBUTION ----
def attacked(destiny_of_p1: int, taken: int, attacker: str = "sean_gallagher", victim: str = "clansman!"):
    m = table(
        {"squad": [attacker], "destiny": destiny_of_p1},
        {"squad": [victim], "hand": ["wartime_retribution"], "destiny": 0},
    )
    fight(m, attacker, victim.rstrip("!"))
    while m.decision.name != "points":
        play(m, "pass")
    play(m, f"victory {taken}")
    if m.decision.name == "react":
        play(m, "play wartime_retribution")
    return m


@pytest.mark.parametrize(
    ("purse", "taken", "points", "left"),
    [
        (9, 3, 3, [3, 6]),  # the clansman is worth 3
        (5, 3, 0, [5, 0]),  # not enough for all of them: none
        (3, 2, 2, [0, 4]),  # the destiny point just earned pays too
        (2, 2, 0, [3, 0]),
    ],
)
def test_points_of_an_attack_are_paid_for(purse: int, taken: int, points: int, left: list[int]):
    m = attacked(purse, taken)
    assert victory(m)[0] == points
    assert destiny(m) == left


def test_whoever_is_attacked_earns_freely():
    m = table(
        {"squad": ["clansman!"], "hand": ["wartime_retribution"]},
        {"squad": ["sean_gallagher"], "destiny": 0},
    )
    fight(m, "clansman", "sean_gallagher")
    while m.decision.name != "points":
        play(m, "pass")
    play(m, "victory 3")
    assert m.decision.name != "react"
    assert victory(m)[1] == 3


# ---- DESERT SCORPION ----
def test_a_scorpion_hides_at_any_time_and_shoots_from_there():
    m = table({"squad": ["desert_scorpion", "clansman"], "hand": WAIT}, {"squad": ["hussar"], "hand": WAIT})
    play(m, "meditate", "use desert_scorpion 1")
    assert covered(m, "desert_scorpion")
    assert m.state.actions == 2
    passes(m)
    fight(m, "desert_scorpion", "hussar")
    assert m.state.tactic == 1  # nothing but shooting
    assert covered(m, "desert_scorpion")


def test_a_scorpion_hides_when_it_is_attacked_but_somebody_stays_open():
    for others, may in ((["clansman"], True), ([], False)):
        m = table({"squad": ["hussar"], "hand": WAIT}, {"squad": ["desert_scorpion", *others], "hand": WAIT})
        fight(m, "hussar", "desert_scorpion")
        while m.decision.seat == 0:
            play(m, "pass")
        assert ("use desert_scorpion 1" in options(m)) is may
