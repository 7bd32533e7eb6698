"""Promotional cards, written from their printed texts."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING

from ..table import (
    attach_to,
    destiny,
    fight,
    finish,
    ids,
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


@pytest.mark.parametrize(("area", "kept"), [("kohort", True), ("", False)])
def test_a_gargoyle_guards_special_cards(area: str, kept: bool):
    mine = {area: ["guardian_gargoyle"]} if area else {}
    m = table(
        {**mine, "squad": ["hussar+reputation"]},
        {"squad": ["mystic", "clansman+hidden_in_the_shadows"], "hand": ["equilibrium"], "destiny": 0},
        turn="p2",
    )
    play(m, "meditate", "cast equilibrium mystic")
    passes(m)
    offered = {o for o in options(m) if o.startswith("target")}
    assert ("target reputation" in offered or "reputation" in ids(m, "grave", 0)) is not kept


def test_michaelis_has_every_gift_and_every_art():
    m = table(
        {"kohort": ["michaelis_the_apostate", "heretic"], "hand": ["infection", "shield"]}, {"squad": ["infantry"]}
    )
    assert attach_to(m, "infection") == {"michaelis_the_apostate"}
    fight(m, "michaelis_the_apostate", "infantry")
    assert "cast shield michaelis_the_apostate" in options(m)


def test_a_warlord_drives_the_undead():
    m = table(
        {"kohort": ["nepharite_warlord", "undead_legionnaire", "blessed_legionnaire"]},
        {"kohort": ["undead_legionnaire"], "squad": ["free_marine"]},
    )
    assert rating(m, "shoot", "blessed_legionnaire") == 2
    mine, theirs = m.state.kohort[0][1], m.state.kohort[1][0]
    assert RATING["shoot"].of(m.state, mine) == 6
    assert RATING["shoot"].of(m.state, theirs) == 1
    fight(m, "nepharite_warlord", "free_marine", "shoot")
    finish(m)
    assert "free_marine" in ids(m, "grave", 1)


def test_nicholai_casts_every_personal_combat_spell():
    m = table(
        {"squad": ["nicholai"], "hand": ["shield", "lesser_telepathy", "exorcise_wound", "speed"], "destiny": 5},
        {"squad": ["infantry"], "hand": ["take_aim"]},
    )
    fight(m, "nicholai", "infantry")
    cast = {o.split()[1] for o in options(m) if o.startswith("cast")}
    assert cast == {"shield", "speed", "exorcise_wound"}


@pytest.mark.parametrize(("killer", "gone"), [("heretic+necrobionics", True), ("razide", False)])
def test_ragathol_takes_the_dead_of_heretics_out_of_the_match(killer: str, gone: bool):
    m = table({"kohort": ["ragathol", killer]}, {"squad": ["hussar!", "infantry"]})
    fight(m, killer.split("+")[0], "hussar")
    finish(m)
    assert ("hussar" in ids(m, "sacrificed", 1)) is gone


def test_wolfe_is_never_wounded_for_long_nor_a_heretic():
    m = table({"squad": ["wolfe_in_the_heat"], "hand": ["tainted", "tainted"]}, {"kohort": ["pretorian_stalker"]})
    play(m, "meditate")
    assert plays_on(m, "tainted") == set()
    fight(m, "wolfe_in_the_heat", "pretorian_stalker")
    finish(m)
    assert not wounded(m, "wolfe_in_the_heat")
    assert ids(m, "grave", 0) == []


def test_a_vest_gets_rid_of_snipers():
    m = table(
        {"squad": ["max_steiner+bulletproof_vest+snipers:by2", "hussar"], "hand": ["bulletproof_vest"]},
        {"squad": ["infantry"]},
    )
    assert attach_to(m, "bulletproof_vest") == {"max_steiner"}
    play(m, "meditate", "use bulletproof_vest 1")
    passes(m)
    assert "snipers" in ids(m, "grave", 1) + ids(m, "grave", 0)
    assert ids(m, "attached", 0) == []


def test_luna_protects_all_and_freelancers_better():
    m = table(
        {"squad": ["hussar", "ex_imperial_freelancer"], "kohort": ["necromutant"], "works": ["luna:squad"]},
        {"squad": ["infantry"]},
    )
    assert rating(m, "armour", "hussar") == 4
    assert rating(m, "armour", "necromutant") == 5
    assert rating(m, "armour", "ex_imperial_freelancer") == 4
    assert rating(m, "armour", "infantry") == 2


@pytest.mark.parametrize(("money", "tactic", "able"), [(7, "fight", True), (6, "fight", False), (7, "shoot", False)])
def test_a_perfect_hit_kills_for_the_value_of_the_victim(money: int, tactic: str, able: bool):
    m = table(
        {"squad": ["hussar"], "hand": ["perfect_hit", "take_aim"], "destiny": money},
        {"kohort": ["razide"], "hand": ["narrow_escape", "take_aim"]},
    )
    fight(m, "hussar", "razide", tactic)
    assert (plays_on(m, "perfect_hit") == {"hussar"}) is able
    if able:
        play(m, "play_on perfect_hit hussar")
        finish(m)
        assert "razide" in ids(m, "grave", 1)
        assert victory(m)[0] == 7
        assert ids(m, "sacrificed", 0) == ["perfect_hit"]
        assert "narrow_escape" in ids(m, "hand", 1)  # nothing saves it


def test_a_stranglehold_is_loosened_for_the_warriors_value():
    m = table({"squad": ["clansman+stranglehold:by2", "hussar"], "destiny": 2}, {"squad": ["infantry"]})
    assert "cover clansman" not in options(m)
    assert why(m, "cover clansman") == "DTR-447"
    play(m, "meditate", "use stranglehold 1")
    passes(m)
    assert destiny(m)[0] == 0
    assert "cover clansman" in options(m)
