"""Special cards of Paradise Lost."""

from __future__ import annotations

import pytest

from ..table import destiny, fight, finish, ids, options, passes, play, plays_on, table, victory

WAIT = ["evasive_action"]


def test_a_vision_makes_a_prophet_who_bears_prophecies():
    cards = ["prophetic_vision", "true_enemy"]
    m = table({"outpost": ["mastodont_handler", "prophet", "corsair"], "hand": cards}, {}, opened=True)
    assert plays_on(m, "true_enemy") == {"prophet"}
    play(m, "meditate")
    assert plays_on(m, "prophetic_vision") == {"mastodont_handler"}
    play(m, "play_on prophetic_vision mastodont_handler")
    passes(m)
    assert plays_on(m, "true_enemy") == {"prophet", "mastodont_handler"}


@pytest.mark.parametrize(
    ("comrade", "found"),
    [
        ("mastodont_handler", {"mastodont_handler"}),
        ("mastodont_handler+prophetic_vision", {"mastodont_handler", "prophet"}),
    ],
)
def test_whoever_is_considered_a_prophet_no_longer_shields_a_prophet(comrade: str, found: set[str]):
    m = table({"outpost": ["corsair"], "hand": WAIT}, {"outpost": ["prophet", comrade], "hand": WAIT}, opened=True)
    play(m, "attack")
    passes(m)
    against = {o.split()[-1] for o in options(m) if o.startswith("against")}
    assert (against or {m.state.t.defs[m.state.defender].id}) == found


def test_the_calling_makes_a_patriarch_for_rituals():
    m = table({"outpost": ["corsair"], "hand": ["the_calling", "the_defiance"]}, {}, opened=True)
    assert "play the_defiance" not in options(m)
    play(m, "meditate", "play_on the_calling corsair")
    passes(m)
    assert "play the_defiance" in options(m)


def test_a_bloody_coup_removes_a_corporate_leader_for_good():
    theirs = {"squad": ["lord_nozaki", "samurai"], "kohort": ["semai_lord"]}
    m = table({"squad": ["clansman"], "hand": ["bloody_coup"]}, theirs)
    play(m, "play bloody_coup")
    passes(m)
    assert ids(m, "sacrificed", 1) == ["lord_nozaki"]
    assert ids(m, "sacrificed", 0) == ["bloody_coup"]
    m = table({"squad": ["clansman"], "hand": ["bloody_coup"]}, {"squad": ["samurai"], "kohort": ["semai_lord"]})
    assert "play bloody_coup" not in options(m)


@pytest.mark.parametrize(("card", "points"), [("+curbed", [0, 0]), ("", [2, 0])])
def test_whoever_is_curbed_earns_destiny_points_only(card: str, points: list[int]):
    m = table({"kohort": [f"razide{card}"], "hand": WAIT}, {"squad": ["infantry!"], "hand": WAIT})
    fight(m, "razide", "infantry")
    finish(m)
    assert victory(m) == points


def test_off_the_rock_they_go_home_but_for_those_who_may_not():
    m = table(
        {"outpost": ["clansman", "corsair", "indigo_island"], "hand": ["get_off_that_rock"], "squad": ["trencher"]},
        {"outpost": ["razide", "nassal"]},
        opened=True,
    )
    play(m, "meditate", "play get_off_that_rock")
    passes(m)
    assert ids(m, "outpost", 0) == ["corsair", "indigo_island"]
    assert ids(m, "squad", 0) == ["clansman", "trencher"]
    assert ids(m, "outpost", 1) == ["nassal"]
    assert ids(m, "kohort", 1) == ["razide"]


def test_nobody_leaves_a_rock_in_the_middle_of_a_combat():
    m = table(
        {"outpost": ["clansman"], "hand": ["get_off_that_rock", *WAIT]},
        {"outpost": ["razide"], "hand": WAIT},
        opened=True,
    )
    fight(m, "clansman", "razide")
    assert "play get_off_that_rock" not in options(m)


def test_heretics_loyal_to_the_legion_do_not_attack_it():
    m = table(
        {"kohort": ["heretic", "razide"], "works": ["loyal_to_the_legion"], "hand": WAIT},
        {"kohort": ["necromutant"], "squad": ["infantry"], "hand": WAIT},
    )
    play(m, "attack")
    passes(m)
    against = {o for o in options(m) if o.startswith("against")}
    assert against == {"against heretic infantry", "against razide infantry", "against razide necromutant"}


@pytest.mark.parametrize(("mine", "gone"), [(["corsair+equine"], "equine"), (["cossack"], "cossack")])
def test_a_beast_is_sold_to_the_butcher(mine: list[str], gone: str):
    m = table(
        {"outpost": mine, "hand": ["off_to_the_butcher"]},
        {"outpost": ["mastodont_handler+twotusk", "cavalier"]},
        opened=True,
    )
    play(m, "meditate", "play off_to_the_butcher")
    passes(m)
    assert gone in ids(m, "sacrificed", 0)
    assert destiny(m)[0] == 5 + 1 + 15


def test_without_a_beast_of_ones_own_there_is_nothing_for_the_butcher():
    m = table({"outpost": ["corsair"], "hand": ["off_to_the_butcher"]}, {"outpost": ["cossack"]}, opened=True)
    play(m, "meditate")
    assert "play off_to_the_butcher" not in options(m)


def test_a_planetary_bombing_destroys_fortification_cards_for_good():
    m = table(
        {"squad": ["clansman+foxhole", "bodyguard"], "works": ["fukido:squad"], "hand": ["planetary_bombing"]},
        {"squad": ["samurai+portable_force_shield"], "works": ["longshore:squad", "victoria:squad"]},
    )
    play(m, "play planetary_bombing")
    passes(m)
    assert ids(m, "sacrificed", 0) == ["foxhole", "fukido", "planetary_bombing"]
    assert ids(m, "sacrificed", 1) == ["longshore"]
    assert ids(m, "works", 1) == ["victoria"]
    assert ids(m, "attached", 1) == ["portable_force_shield"]
    assert "bodyguard" in ids(m, "squad", 0)
