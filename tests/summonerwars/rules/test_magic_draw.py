"""The Magic phase, the Draw phase, hands and piles."""

from __future__ import annotations

import random

import pytest

import sudi

from ..table import dice, hurt, options, play, refused, table, told, until, zone


def draw_top(*cards: str) -> list[str]:
    """A draw pile whose top is the first card named."""
    return list(reversed(cards))


# ---- magic ----
@pytest.mark.rule("SUW-065", "SUW-139", "SUW-027")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_any_number_of_cards_is_discarded_for_magic(n: int) -> None:
    hand = ["fk_purge", "gate", "fk_dragos"]
    m = table({"hand": [*hand, "fk_elut_bal"], "magic": 1}, {"hand": ["gate"], "magic": 1}, phase="magic")
    for card in hand[:n]:
        play(m, f"discard {card}")
    play(m, "end")
    assert m.state.magic == [1 + n, 1]
    assert sorted(zone(m, "discard", 0)) == sorted(hand[:n])


@pytest.mark.rule("SUW-065")
def test_all_cards_may_go() -> None:
    m = table({"hand": ["fk_purge", "gate"]}, {"hand": ["gate"]}, phase="magic")
    assert m.decision.count == 2
    play(m, "discard fk_purge", "discard gate")
    assert m.state.turn == 1
    assert m.state.magic[0] == 2


@pytest.mark.rule("SUW-065")
def test_cards_are_discarded_for_magic_in_that_phase_only() -> None:
    m = table({"hand": ["fk_purge", "gate"]}, phase="build")
    assert m.decision.count == 1
    assert not [o for o in options(m) if o.startswith("discard")]
    assert refused(m, "discard fk_purge") == "SUW-065"
    m = table({"hand": ["gate"]}, phase="magic")
    assert refused(m, "discard fk_dragos") == "SUW-065"  # it is not in hand


@pytest.mark.rule("SUW-066")
def test_bryna_discards_two_cards_and_gains_two_magic() -> None:
    m = table({"hand": ["fk_purge", "fk_dragos", "gate"], "magic": 3}, {"hand": ["gate"]}, phase="magic")
    play(m, "discard fk_purge", "discard fk_dragos", "end")
    assert m.state.magic[0] == 3 + 2


@pytest.mark.rule("SUW-141")
def test_cards_discarded_at_fifteen_magic_bring_nothing() -> None:
    m = table({"hand": ["fk_purge", "fk_dragos", "gate"], "magic": 14}, {"hand": ["gate"]}, phase="magic")
    play(m, "discard fk_purge", "discard fk_dragos")
    assert m.state.magic[0] == 15
    with pytest.raises(sudi.BadPosition, match="magic"):
        table({"magic": 16})


@pytest.mark.rule("SUW-140")
def test_each_player_has_an_own_supply_of_magic() -> None:
    m = table({"hand": ["fk_undead_carrier", "gate"], "magic": 4}, {"magic": 9}, {"C3": "gate"})
    play(m, "summon fk_undead_carrier C2")
    assert m.state.magic == [3, 9]


# ---- drawing ----
@pytest.mark.rule("SUW-067", "SUW-184")
@pytest.mark.parametrize("held", [1, 2, 4])
def test_a_small_hand_is_filled_up_to_five(held: int) -> None:
    hand = ["fk_purge", "gate", "fk_dragos", "fk_elut_bal"][:held]
    m = table({"hand": hand}, {"hand": ["gate"]}, phase="magic")
    before = len(m.state.deck[0])
    play(m, "end")
    assert len(m.state.hand[0]) == 5
    assert before - len(m.state.deck[0]) == 5 - held
    assert len(m.state.hand[1]) == 1  # nobody else draws


@pytest.mark.rule("SUW-069")
def test_bryna_holds_two_cards_and_draws_three() -> None:
    m = table({"hand": ["fk_purge", "gate"]}, {"hand": ["gate"]}, phase="magic")
    play(m, "end")
    assert len(m.state.hand[0]) == 5
    assert sum("draws" in line for line in told(m)) == 3


@pytest.mark.rule("SUW-068", "SUW-184")
@pytest.mark.parametrize("held", [5, 6, 9])
def test_five_cards_or_more_stay_as_they_are(held: int) -> None:
    cards = [
        "fk_purge",
        "gate",
        "fk_dragos",
        "fk_elut_bal",
        "fk_purge",
        "gate",
        "gate",
        "fk_undead_archer",
        "fk_gul_dass",
    ]
    m = table({"hand": cards[:held]}, {"hand": ["gate"]}, phase="magic")
    play(m, "end")
    assert m.state.turn == 1
    assert zone(m, "hand", 0) == cards[:held]
    assert zone(m, "discard", 0) == []


@pytest.mark.rule("SUW-122")
def test_cards_are_drawn_from_the_top() -> None:
    pile = draw_top("fk_dragos", "fk_purge", "fk_gul_dass", "fk_elut_bal", "gate", "fk_undead_archer")
    m = table({"hand": ["gate"], "deck": pile}, {"hand": ["gate"]}, phase="magic")
    play(m, "end")
    assert zone(m, "hand", 0) == ["gate", "fk_dragos", "fk_purge", "fk_gul_dass", "fk_elut_bal"]
    assert zone(m, "deck", 0) == draw_top("gate", "fk_undead_archer")


@pytest.mark.rule("SUW-242", "SUW-070")
def test_a_small_pile_is_drawn_to_its_last_card() -> None:
    m = table(
        {"hand": ["gate"], "deck": ["fk_dragos", "fk_purge"], "discard": ["fk_gul_dass"]},
        {"hand": ["gate"]},
        phase="magic",
    )
    play(m, "end")
    assert sorted(zone(m, "hand", 0)) == ["fk_dragos", "fk_purge", "gate"]
    assert m.state.deck[0] == []
    assert "fk_gul_dass" in zone(m, "discard", 0)  # never shuffled back


@pytest.mark.rule("SUW-070", "SUW-071", "SUW-125")
def test_with_an_empty_pile_the_match_goes_on_without_drawing() -> None:
    m = table({"hand": ["gate"], "deck": []}, {"hand": ["gate"]}, phase="magic")
    discarded = len(m.state.discard[0])
    assert discarded > 20
    play(m, "end")
    assert m.result is None
    assert m.state.turn == 1
    assert zone(m, "hand", 0) == ["gate"]
    assert len(m.state.discard[0]) == discarded


@pytest.mark.rule("SUW-124")
def test_a_draw_pile_keeps_its_order() -> None:
    """Whatever is played, what is left of a pile is a beginning of what it was."""
    m = sudi.new("summonerwars", seed=9, decks=("fallen_kingdom", "fallen_kingdom"))
    piles = [list(pile) for pile in m.state.deck]
    choice = random.Random(9)
    for _ in range(400):
        if m.decision is None:
            break
        m.choose(choice.randrange(len(m.decision.options)))
        for before, now in zip(piles, m.state.deck, strict=True):
            assert now == before[: len(now)]
    assert len(m.state.deck[0]) < len(piles[0])


@pytest.mark.rule("SUW-123", "SUW-163")
def test_the_sizes_of_piles_are_open_and_hands_are_not() -> None:
    m = table({"hand": ["fk_dragos", "gate"], "deck": ["fk_purge"] * 2}, phase="magic")
    seen = m.view(1)["players"][0]
    assert seen["deck"] == [None, None]
    assert seen["hand"] == [None, None]
    assert seen["discard"] == [None] * len(m.state.discard[0])
    assert None not in m.view(0)["players"][0]["hand"]
    assert m.view(0)["players"][0]["deck"] == [None, None]  # not even the own pile


@pytest.mark.rule("SUW-140")
def test_magic_comes_from_eliminations_too() -> None:
    m = table({"hand": ["gate"]}, board={"C4": "fk_gul_dass", "C5": "gate@p2:3"}, phase="attack")
    with dice("M M"):
        play(m, "attack fk_gul_dass@C4 gate@C5")
    play(m, "discard gate")
    assert m.state.magic[0] == 2
    assert hurt(m, "A1") == 0


# ---- what the opponent can know ----
def saved(*hand: str) -> sudi.Match:
    """A Climber has just gone back to p1's hand before everybody's eyes; p1 holds other cards that nobody has seen."""
    board = {"C4": "cg_horde_climber:2", "C5": "fk_gul_dass@p2", "D2": "gate", "F1": "cg_sneeks"}
    p1 = {"active": ["cg_unrelenting"], "hand": list(hand), "deck": ["cg_blarf"]}
    m = table(p1, {"hand": ["gate"]}, board, phase="attack", turn="p2")
    with dice("M RS"):
        play(m, "attack fk_gul_dass@C5 cg_horde_climber@C4")
    return m


def seen(match: sudi.Match, zone_name: str) -> list[str | None]:
    """p1's cards as p2 sees them."""
    return [card and card["card"] for card in match.view(1)["players"][0][zone_name]]


@pytest.mark.rule("SUW-163", "SUW-061")
@pytest.mark.parametrize("shed", ["cg_horde_climber", "gate"])
def test_a_card_discarded_face_down_may_have_been_any(shed: str) -> None:
    """Whichever card it is, the opponent sees the same."""
    m = saved("gate", "cg_horde_slinger")
    assert seen(m, "hand") == ["cg_horde_climber", None, None]
    until(m, "magic", 0)
    before = seen(m, "discard")
    play(m, f"discard {shed}")
    assert seen(m, "hand") == [None, None]
    assert sorted(map(str, seen(m, "discard"))) == sorted(map(str, [*before, None]))


@pytest.mark.rule("SUW-163")
def test_a_played_copy_is_the_one_that_was_known() -> None:
    """One known Climber, one that nobody has seen: after one is summoned no Climber is known to be in hand."""
    m = saved("gate", "cg_horde_climber")
    until(m, "summon", 0)
    for order in (1, -1):
        twin = m.copy()
        twin.state.hand[0] = twin.state.hand[0][::order]
        twin = sudi.from_position(twin.position())
        assert "cg_horde_climber" in seen(twin, "hand")
        play(twin, "summon cg_horde_climber D3")
        assert set(seen(twin, "hand")) == {None}
