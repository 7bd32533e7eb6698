"""BAUHAUS COP, EAONIAN JUSTIFIER and PRISON CAMP: who is imprisoned, by whom and for how long."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.counting import marked
from sudi.games.doomtrooper.language.marks import IMPRISONED
from sudi.games.doomtrooper.rules.leaving import discard

from ..table import card, end_turn, fight, finish, ids, options, play, table, wounded


def jailed(m, id: str) -> bool:
    """Can it be attacked? A prisoner cannot."""
    return bool(marked(m.state, IMPRISONED, card(m, id)))


# ---- BAUHAUS COP ----
def cops_beat(attacker: str = "sean_gallagher+composite_armor+shield", victim: str = "etoiles_mortant"):
    """p1's Doomtrooper attacks one of p2's warriors while the Cop looks on."""
    m = table({"squad": [attacker, "clansman"]}, {"squad": [victim, "bauhaus_cop"]})
    fight(m, attacker.partition("+")[0], victim.rstrip("!"))
    return finish(m)


@pytest.mark.rule("DTR-449", "DTR-452")
def test_the_cop_may_jail_whoever_wounds_a_bauhaus_warrior():
    m = cops_beat()
    assert (m.decision.seat, set(options(m))) == (1, {"yes", "no"})
    play(m, "yes")
    assert set(options(m)) == {"target composite_armor", "target shield", "done"}
    play(m, "target shield", "done")
    assert ids(m, "attached", 0) == ["composite_armor"]
    assert jailed(m, "sean_gallagher")
    end_turn(end_turn(m))
    play(m, "attack")
    assert not any("against sean" in o for o in options(m))
    discard(m.state, card(m, "bauhaus_cop"))
    assert not jailed(m, "sean_gallagher")


def test_the_cop_jails_killers_too_and_may_look_away():
    m = cops_beat(victim="etoiles_mortant!")
    assert set(options(m)) == {"yes", "no"}
    play(m, "no")
    assert not jailed(m, "sean_gallagher")
    assert ids(m, "grave", 1) == ["etoiles_mortant"]


def test_the_cop_minds_only_his_own_corporation_and_doomtroopers():
    assert cops_beat(victim="infantry").decision.name != "imprison"
    m = table({"kohort": ["razide", "heretic"]}, {"squad": ["etoiles_mortant", "bauhaus_cop"]})
    fight(m, "razide", "etoiles_mortant")
    assert wounded(finish(m), "etoiles_mortant")
    assert m.decision.name != "imprison"  # a legionary is no Doomtrooper


def test_a_grenade_is_a_crime_for_the_cop_but_not_a_combat_for_the_camp():
    m = table({"squad": ["clansman+grenade"]}, {"squad": ["etoiles_mortant", "bauhaus_cop"]})
    play(m, "use grenade 1", "target etoiles_mortant")
    assert (m.decision.seat, set(options(m))) == (1, {"yes", "no"})
    play(m, "yes")
    assert jailed(m, "clansman")
    m = table({"squad": ["clansman+grenade"], "works": ["prison_camp:squad"]}, {"squad": ["trencher", "infantry"]})
    play(m, "use grenade 1", "target trencher")
    assert wounded(m, "trencher")
    assert m.decision.name != "imprison"


# ---- EAONIAN JUSTIFIER, PRISON CAMP ----
def test_the_justifier_takes_whom_followers_of_algeroth_wound():
    m = table(
        {"kohort": ["centurion", "heretic", "eaonian_justifier"]}, {"squad": ["clansman+composite_armor", "trencher"]}
    )
    fight(m, "centurion", "trencher")
    finish(m)
    play(m, "yes")
    assert jailed(m, "trencher")
    m = table({"kohort": ["centurion", "heretic", "eaonian_justifier"]}, {"squad": ["infantry", "clansman"]})
    fight(m, "heretic", "infantry")
    finish(m)
    assert wounded(m, "infantry")
    assert m.decision.name != "imprison"  # the heretic follows nobody


def test_the_justifier_wants_the_wounded_not_the_dead_and_his_man_alive():
    m = table({"kohort": ["centurion", "eaonian_justifier"]}, {"squad": ["trencher!"]})
    fight(m, "centurion", "trencher")
    assert finish(m).decision.name != "imprison"
    m = table({"kohort": ["centurion!", "eaonian_justifier"]}, {"squad": ["clansman", "trencher"]})
    fight(m, "centurion", "clansman")  # 4 against 3, and 4 (+0 in defence) against 4: both are hit
    assert finish(m).decision.name != "imprison"
    assert ids(m, "grave", 0) == ["centurion"]


def test_a_prisoner_of_the_justifier_loses_its_cards():
    m = table({"kohort": ["razide", "eaonian_justifier"]}, {"squad": ["clansman+composite_armor", "trencher"]})
    fight(m, "razide", "clansman")
    finish(m)
    play(m, "yes")
    assert ids(m, "attached", 1) == []
    assert ids(m, "grave", 1) == ["composite_armor"]


@pytest.mark.rule("DTR-297", "DTR-467")
def test_the_justifier_never_fights():
    m = table({"squad": ["clansman"]}, {"kohort": ["eaonian_justifier"]})
    assert "attack" not in options(m)
    assert "sabotage clansman p2" in options(m)


def test_the_prison_camp_holds_doomtroopers_until_it_falls_or_they_are_rescued():
    def camp():
        m = table(
            {"squad": ["sean_gallagher"], "works": ["prison_camp:squad"]},
            {"squad": ["clansman+composite_armor", "trencher"], "hand": ["rescue_mission"]},
        )
        fight(m, "sean_gallagher", "clansman")
        return play(finish(m), "yes")

    m = camp()
    assert jailed(m, "clansman")
    assert ids(m, "grave", 1) == ["composite_armor"]
    discard(m.state, card(m, "prison_camp"))
    assert not jailed(m, "clansman")
    m = camp()
    play(m, "play rescue_mission")
    assert not jailed(m, "clansman")


def test_the_prison_camp_is_about_doomtroopers_on_both_sides():
    m = table({"kohort": ["razide"], "squad": ["valkyrie"], "works": ["prison_camp:squad"]}, {"squad": ["clansman"]})
    fight(m, "razide", "clansman")
    assert wounded(finish(m), "clansman")
    assert m.decision.name != "imprison"
    m = table({"squad": ["sean_gallagher"], "works": ["prison_camp:squad"]}, {"kohort": ["razide"]})
    fight(m, "sean_gallagher", "razide")
    assert wounded(finish(m), "razide")
    assert m.decision.name != "imprison"
