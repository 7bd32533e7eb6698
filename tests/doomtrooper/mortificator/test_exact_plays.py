"""Special cards of Mortificator: second copies, all that a ban is about, what a card takes and what it leaves."""

from __future__ import annotations

from ..table import fight, ids, options, passes, play, plays_on, rating, table, why, wounded
from .test_plays import reacted, targets


def test_trust_in_the_arms_is_not_played_again_while_it_holds():
    m = table({"squad": ["infantry"], "hand": ["trust_in_the_arms", "trust_in_the_arms"]}, {"squad": ["inquisitor"]})
    play(m, "play trust_in_the_arms")
    passes(m)
    assert "meditate" in options(m)
    assert why(m, "play trust_in_the_arms") == "DTR-346"


def test_think_again_is_not_played_again_in_the_same_combat():
    m = table(
        {"squad": ["infantry"], "hand": ["think_again", "think_again"]},
        {"squad": ["samurai"], "hand": ["evasive_action"]},
    )
    play(m, "attack")
    while "play think_again" not in options(m):
        play(m, "against infantry samurai" if m.decision.name == "opponents" else "pass")
    play(m, "play think_again")
    reacted(m)
    assert "play think_again" not in options(m)


def test_inferior_technology_forbids_every_attack_action():
    m = table({"squad": ["cuirassier+grenade"]}, {"squad": ["infantry"]})
    assert {"attack", "use grenade 1"} <= set(options(m))
    m = table({"squad": ["cuirassier+grenade+inferior_technology"]}, {"squad": ["infantry"]})
    assert not {"attack", "use grenade 1"} & set(options(m))
    assert why(m, "use grenade 1") == "DTR-238"


def test_a_barrier_keeps_a_fortification_from_being_sacrificed_too():
    m = table(
        {"squad": ["infantry"], "hand": ["planetary_bombing", "defensive_barrier"]},
        {"squad": ["clansman"], "works": ["fukido:squad", "barrage_balloons:squad"]},
        actions=4,
    )
    play(m, "play_on defensive_barrier fukido")
    passes(m)
    play(m, "play planetary_bombing")
    passes(m)
    assert (ids(m, "works", 1), ids(m, "sacrificed", 1)) == (["fukido"], ["barrage_balloons"])


def test_a_phone_call_is_for_spies_and_leaves_the_price_of_an_attack():
    m = table({"squad": ["eva_valmonte", "infantry", "war_medic"], "hand": ["inconvenient_phone_call"]}, {})
    assert plays_on(m, "inconvenient_phone_call") == {"eva_valmonte"}

    m = table({"squad": ["eva_valmonte+inconvenient_phone_call", "infantry"]}, {})
    play(m, "use eva_valmonte 1")
    passes(m)
    assert rating(m, "fight", "infantry") == 2

    for points, attacked in ((0, {"clansman"}), (1, {"clansman", "eva_valmonte"})):
        m = table(
            {"squad": ["infantry", "samurai"], "victory": points},
            {"squad": ["eva_valmonte+inconvenient_phone_call", "clansman"]},
        )
        assert targets(m, "infantry") == attacked


def test_a_price_is_nothing_that_a_warrior_provides():
    m = table(
        {"squad": ["infantry"], "hand": ["inconvenient_phone_call"]},
        {"kohort": ["semai_lord", "supreme_necromagus"]},
    )
    assert plays_on(m, "inconvenient_phone_call") == {"supreme_necromagus"}


def test_the_bullet_proof_car_saves_nobody_who_is_not_in_the_shoot_out():
    """A captain that looks on falls out of the sky: that is no wound in the combat of the others."""
    m = table(
        {"squad": ["samurai"], "hand": ["malfunction"]},
        {"squad": ["infantry", "captain+^autogyro+sachs_9000gl"], "hand": ["evasive_action"]},
    )
    fight(m, "samurai", "infantry", "shoot")
    while "play_on malfunction captain" not in options(m):
        play(m, "pass")
    play(m, "play_on malfunction captain")
    reacted(m)
    play(m, next(o for o in options(m) if "autogyro" in o))
    while m.decision.name == "react":
        assert "use sachs_9000gl 1" not in options(m)
        play(m, "pass")
    assert wounded(m, "captain")
    assert ids(m, "attached", 1) == ["sachs_9000gl"]
