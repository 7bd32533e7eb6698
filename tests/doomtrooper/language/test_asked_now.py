"""Permissions and immunities are asked when they matter: neither lost use nor prison leaves anything behind."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.counting import immune
from sudi.games.doomtrooper.rules.leaving import discard

from ..table import Match, card, destiny, end_turn, fight, ids, numbers, options, passes, play, rating, table


def art(m: Match) -> int:
    return next(c for c in m.state.t.instances("elemental_wall"))


def dark(m: Match) -> int:
    return next(c for c in m.state.t.instances("dark_fire"))


# ---- gear that its bearer cannot use ----
@pytest.mark.rule("DTR-089", "DTR-148")
def test_whoever_has_left_the_legion_is_not_kept_from_the_art_by_its_armour():
    m = table({"squad": ["clansman+dark_visitation+armor_of_unholiness"], "hand": ["elemental_wall"]}, {})
    clansman = card(m, "clansman")
    assert rating(m, "armour", "clansman") == 3 + 4
    assert immune(m.state, clansman, art(m))
    discard(m.state, card(m, "dark_visitation"))
    assert rating(m, "armour", "clansman") == 3
    assert not immune(m.state, clansman, art(m))


@pytest.mark.rule("DTR-130", "DTR-089")
def test_a_permission_of_gear_ends_with_its_use():
    m = table({"squad": ["clansman+tainted+armor_of_unholiness"], "hand": ["hand_of_death"]}, {})
    assert "attach hand_of_death clansman" in options(m)
    m = table({"squad": ["clansman+armor_of_unholiness"], "hand": ["hand_of_death"]}, {})
    assert "attach hand_of_death clansman" not in options(m)


@pytest.mark.rule("DTR-148", "DTR-089")
def test_the_dai_sho_permits_nothing_on_a_bearer_who_cannot_use_it():
    for bearer, offered in (("infantry", False), ("ex_mishima_freelancer", False), ("samurai", True)):
        m = table({"squad": [f"{bearer}+dai_sho", "shadow_walker~"]}, {"kohort": ["heretic", "razide"]})
        play(m, "attack")
        assert any("against shadow_walker" in o for o in options(m)) is offered


# ---- prison ----
@pytest.mark.rule("DTR-449", "DTR-450")
def test_an_imprisoned_dominic_gives_no_immunity():
    m = table({"outpost": ["cardinal_dominic"], "squad": ["archangel"]}, {"hand": ["captured", "dark_fire"]}, turn="p2")
    assert immune(m.state, card(m, "archangel"), dark(m))
    play(m, next(o for o in options(m) if "captured" in o))
    passes(m)
    assert not immune(m.state, card(m, "archangel"), dark(m))


@pytest.mark.rule("DTR-449", "DTR-450")
def test_an_imprisoned_durand_lends_no_aspects():
    for caught in (False, True):
        m = table(
            {"outpost": ["cardinal_durand"], "squad": ["valkyrie"], "hand": ["elemental_wall"], "destiny": 9},
            {"kohort": ["razide"], "outpost": ["prophet"], "hand": ["captured"]},
            turn="p2",
        )
        if caught:
            play(m, next(o for o in options(m) if "captured" in o))
            if "target cardinal_durand" in options(m):
                play(m, "target cardinal_durand")
        end_turn(m)
        fight(m, "valkyrie", "razide")
        assert ("cast elemental_wall valkyrie" in options(m)) is not caught


# ---- what somebody may cancel ----
def test_durand_negates_for_as_long_as_he_wishes():
    m = table({"squad": ["cardinal_durand"], "hand": ["elemental_wall"]}, {"kohort": ["nepharite_of_algeroth"]})
    nepharite = card(m, "nepharite_of_algeroth")
    play(m, "meditate")
    negate = next(o for o in options(m) if o.startswith("use cardinal_durand"))
    play(m, negate)
    assert not immune(m.state, nepharite, art(m))
    passes(m)
    play(m, "meditate")
    again = [o for o in options(m) if o.startswith("use cardinal_durand")]
    assert again  # he may stop
    play(m, again[0])
    assert immune(m.state, nepharite, art(m))


def test_poison_does_not_take_the_immunity_of_whoever_is_proof_against_it():
    side = {"squad": ["mortificator+platinum_dream"]}
    m = table(side, {"kohort": ["alakhai_the_cunning+blessed_blood"]})
    play(m, "meditate")
    assert "use platinum_dream 1" not in options(m)
    m = table(side, {"kohort": ["alakhai_the_cunning+blessed_blood", "nepharite_of_algeroth"]})
    play(m, "meditate", "use platinum_dream 1")
    assert not immune(m.state, card(m, "nepharite_of_algeroth"), card(m, "alakhai_the_cunning"))
    assert ids(m, "grave", 0) == ["platinum_dream"]


# ---- Cybertronic's alliance ----
@pytest.mark.rule("DTR-091", "DTR-089")
def test_the_alliance_opens_what_is_carried_already_and_closes_again():
    bare = rating(table({"squad": ["chasseur"]}, {}), "fight", "chasseur")
    m = table({"squad": ["chasseur+clansman_claymore"]}, {})
    assert rating(m, "fight", "chasseur") == bare
    m = table({"squad": ["chasseur+clansman_claymore"], "works": ["alliance_cybertronic"]}, {})
    assert rating(m, "fight", "chasseur") > bare
    m = table(
        {"squad": ["chasseur"], "works": ["alliance_cybertronic"], "hand": ["clansman_claymore"]},
        {"hand": ["hostile_takeover"]},
    )
    play(m, "attach clansman_claymore chasseur")
    assert rating(m, "fight", "chasseur") > bare
    end_turn(m)
    play(m, "play hostile_takeover")
    assert rating(m, "fight", "chasseur") == bare
    assert ids(m, "attached", 0) == ["clansman_claymore"]


# ---- viruses ----
def test_inoculations_keep_burning_lungs_away():
    m = table({"outpost": ["infantry"], "works": ["burning_lungs"]}, {"outpost": ["trencher"]})
    sick = numbers(m, "infantry")
    m = table({"outpost": ["infantry"], "works": ["burning_lungs", "inoculations"]}, {"outpost": ["trencher"]})
    well = numbers(m, "infantry")
    assert tuple(n + 1 for n in sick) == well
    alone = numbers(table({"outpost": ["infantry"]}, {"outpost": ["trencher"]}), "infantry")
    assert well == alone
    m2 = table(
        {"outpost": ["infantry"], "works": ["burning_lungs"]}, {"outpost": ["trencher"], "works": ["inoculations"]}
    )
    assert numbers(m2, "infantry") == sick  # they protect their own player only
    assert destiny(m)[0] == 5
