"""Spells and Dark Symmetry cards of the base set, from their printed texts."""

from __future__ import annotations

import pytest

from ..table import (
    Match,
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
    rating,
    table,
    wounded,
)

HAND = ["evasive_action"]


# ---- gifts ----
@pytest.mark.parametrize(
    ("gift", "bearer", "changes"),
    [
        ("blindness", "heretic", (-2, -2, 0)),
        ("insane_dance", "zenithian_soulslayer", (-2, -2, 0)),
        ("deform", "curator", (0, 0, -2)),
        ("indigestion", "ezoghoul", (0, 0, -2)),
    ],
)
def test_a_gift_weakens_whoever_faces_its_bearer(gift: str, bearer: str, changes: tuple[int, int, int]) -> None:
    m = table({"kohort": [f"{bearer}+{gift}"], "hand": HAND}, {"squad": ["free_marine", "golden_lion"], "hand": HAND})
    before = numbers(m, bearer)
    assert numbers(m, "free_marine") == (4, 6, 4)  # nobody faces it yet
    fight(m, bearer, "free_marine")
    assert numbers(m, "free_marine") == tuple(n + c for n, c in zip((4, 6, 4), changes, strict=True))
    assert numbers(m, "golden_lion") == (3, 3, 3)
    assert numbers(m, bearer) == before


@pytest.mark.parametrize(
    ("gift", "follower"),
    [
        ("indigestion", "ezoghoul"),
        ("deform", "curator"),
        ("infection", "curator"),
        ("mind_melt", "legionnaire_of_semai"),
        ("disrupt_power", "templar"),
        ("insane_dance", "zenithian_soulslayer"),
        ("confuse", "zenithian_soulslayer"),
    ],
)
def test_the_gift_of_an_apostle_is_for_his_followers(gift: str, follower: str) -> None:
    others = ["ezoghoul", "curator", "legionnaire_of_semai", "templar", "zenithian_soulslayer", "heretic"]
    m = table({"kohort": others, "squad": ["hussar"], "hand": [gift]}, {})
    assert attach_to(m, gift) == {follower}


def test_mind_melt_strengthens_its_bearer() -> None:
    m = table({"kohort": ["legionnaire_of_semai+mind_melt"]}, {})
    assert numbers(m, "legionnaire_of_semai") == (1 + 2, 2 + 2, 3)


def test_whom_the_infected_one_wounds_is_dead() -> None:
    for bearer, dead in (("curator+infection", True), ("curator", False)):
        m = table({"kohort": [bearer]}, {"squad": ["hussar"]})
        finish(fight(m, "curator", "hussar", "shoot"))
        assert ("hussar" in ids(m, "grave", 1)) is dead


def test_disrupt_power_keeps_both_magics_away() -> None:
    for bearer, ward in (("templar+disrupt_power", True), ("templar", False)):
        m = table({"kohort": [bearer], "hand": HAND}, {"squad": ["mystic"], "hand": ["levitation"], "destiny": 3})
        fight(m, "templar", "mystic")
        if "pass" in options(m) and "cast levitation mystic" not in options(m):
            play(m, "pass")
        play(m, "cast levitation mystic", "units 3")
        assert (rating(m, "armour", "mystic") == 4) is ward  # DTR-378: nor does it help against such a one
        m = table({"kohort": [bearer], "hand": HAND}, {"kohort": ["curator+deform"], "hand": HAND})
        fight(m, "templar", "curator")
        assert (rating(m, "armour", "templar") == 5) is ward


def test_two_disrupted_powers_hold_against_each_other() -> None:
    others = {"kohort": ["ilian_temple_sentinel+disrupt_power"], "hand": HAND}
    m = table({"kohort": ["templar+disrupt_power+blindness"], "hand": HAND}, others)
    fight(m, "templar", "ilian_temple_sentinel")
    assert numbers(m, "ilian_temple_sentinel") == (3, 3, 4)
    assert numbers(m, "templar") == (4, 7, 5)


def test_confuse_changes_the_tactic_of_its_bearers_combats_only() -> None:
    m = table({"kohort": ["zenithian_soulslayer+confuse", "heretic"], "hand": HAND}, {"squad": ["hussar"]})
    play(m, "meditate")
    assert not any(o.startswith("use") for o in options(m))  # no combat
    fight(m, "heretic", "hussar")
    assert not any(o.startswith("use") for o in options(m))
    m = table({"squad": ["hussar"]}, {"kohort": ["zenithian_soulslayer+confuse"], "hand": HAND})
    fight(m, "hussar", "zenithian_soulslayer", "shoot")
    assert m.state.tactic == 1
    play(m, "use confuse 1")
    assert m.state.tactic == 0


# ---- spells ----
@pytest.mark.parametrize(
    ("spell", "price", "gains"),
    [
        ("elemental_ball", 2, (2, 0, 0)),
        ("elemental_bolt", 2, (0, 2, 0)),
        ("explosion", 3, (5, 5, 0)),
        ("levitation", 1, (1, 1, 1)),
    ],
)
def test_a_spell_strengthens_its_caster_as_often_as_it_is_paid_for(
    spell: str, price: int, gains: tuple[int, int, int]
) -> None:
    m = table({"squad": ["mystic"], "hand": [spell], "destiny": 7}, {"squad": ["hussar"], "hand": HAND})
    assert not any(o.startswith("cast") for o in options(m))  # in a combat only
    fight(m, "mystic", "hussar", "shoot")
    assert [o for o in options(m) if o.startswith("cast")] == [f"cast {spell} mystic"]  # a personal one
    play(m, f"cast {spell} mystic", "units 2")
    assert numbers(m, "mystic") == tuple(4 + 2 * n for n in gains)
    assert destiny(m)[0] == 7 - 2 * price
    passes(m)
    finish(m)
    if "mystic" in ids(m, "squad", 0):
        assert numbers(m, "mystic") == (4, 4, 4)


@pytest.mark.parametrize(
    ("spell", "bearer", "gift", "other"),
    [
        ("exorcise_disease", "curator", "deform", "terror"),
        ("exorcise_evil_thoughts", "zenithian_soulslayer", "insane_dance", "blindness"),
        ("exorcise_infection", "templar", "hand_of_death", "dark_fire"),
        ("exorcise_poison", "legionnaire_of_semai", "mind_melt", "dark_fire"),
    ],
)
def test_an_exorcism_wards_off_one_gift_of_its_apostle_or_strengthens(
    spell: str, bearer: str, gift: str, other: str
) -> None:
    def cast(points: int) -> Match:
        m = table(
            {"squad": ["mystic"], "hand": [spell], "destiny": points},
            {"kohort": [f"{bearer}+{gift}+{other}"], "hand": HAND},
        )
        fight(m, "mystic", bearer)
        assert f"cast {spell} mystic" in options(m)
        return play(m, f"cast {spell} mystic", *(["units 1"] if points >= 4 else []))

    m = cast(4)
    assert destiny(m)[0] == 4 - 2
    assert set(options(m)) == {f"target {gift}", "done"}  # not the common gift beside it
    armour = rating(m, "armour", "mystic")
    assert rating(play(m.copy(), "done"), "armour", "mystic") == armour + 1
    play(m, f"target {gift}")
    plain = table({"squad": ["mystic"], "hand": HAND}, {"kohort": [f"{bearer}+{other}"], "hand": HAND})
    fight(plain, "mystic", bearer)
    assert [numbers(m, id) for id in ("mystic", bearer)] == [numbers(plain, id) for id in ("mystic", bearer)]


def test_exorcise_self_lasts_until_the_casters_next_turn() -> None:
    m = table(
        {"squad": ["mystic", "golden_lion"], "hand": ["exorcise_self"]}, {"kohort": ["curator+deform"], "hand": HAND}
    )
    play(m, "meditate")
    assert [o for o in options(m) if o.startswith("cast")] == ["cast exorcise_self mystic"]
    play(m, "cast exorcise_self mystic")
    end_turn(m)
    fight(m, "curator", "mystic")
    assert rating(m, "armour", "mystic") == 4
    finish(m)
    m = end_turn(m)
    if m.state.turn == 1:
        m = end_turn(m)
    if "mystic" in ids(m, "squad", 0) and not wounded(m, "mystic"):
        fight(m, "mystic", "curator")
        assert rating(m, "armour", "mystic") == 4 - 2


# ---- gifts that are used ----
def test_the_portal_heals_any_nepharite_for_three_actions() -> None:
    cohort = ["nepharite_of_ilian!", "ezoghoul", "heretic"]
    m = table({"kohort": cohort, "hand": ["portal_of_dark_healing"]}, {})
    assert attach_to(m, "portal_of_dark_healing") == {"nepharite_of_ilian"}
    m = table({"kohort": ["nepharite_of_ilian!+portal_of_dark_healing", "ezoghoul!"]}, {})
    play(m, "use portal_of_dark_healing 1")
    assert (wounded(m, "nepharite_of_ilian"), wounded(m, "ezoghoul")) == (False, True)
    for side, actions in (
        ("nepharite_of_ilian+portal_of_dark_healing", 3),
        ("nepharite_of_ilian!+portal_of_dark_healing", 2),
    ):
        m = table({"kohort": [side]}, {}, actions=actions)
        assert "use portal_of_dark_healing 1" not in options(m)


def test_under_a_shroud_nobody_attacks_until_the_next_turn_of_its_player() -> None:
    m = table({"kohort": ["legionnaire_of_semai+shroud", "heretic"]}, {"squad": ["hussar"], "library": ["hussar"] * 6})
    assert "attack" in options(m)
    play(m, "use shroud 1")
    assert m.state.actions == 2
    assert "attack" not in options(m)
    end_turn(m)
    assert (m.state.turn, "attack" in options(m)) == (1, False)
    end_turn(m)
    assert (m.state.turn, "attack" in options(m)) == (0, True)
