"""Special cards and dark gifts of Mortificator that do something once and for all."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.select import traits_of
from sudi.games.doomtrooper.words import traits as tr

from ..table import (
    attach_to,
    card,
    destiny,
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
    why,
    wounded,
)


# ---- BLESSED BY APOSTLE ----
def test_the_blessed_may_have_the_gifts_of_one_more_apostle():
    hand = ["blessed_by_apostle", "invoke_frenzy", "sleep", "foxhole"]
    m = table({"kohort": ["heretic", "legionnaire_of_semai"], "squad": ["clansman"], "hand": hand}, {})
    assert attach_to(m, "invoke_frenzy") == attach_to(m, "sleep") == set()
    assert plays_on(m, "blessed_by_apostle") == {"heretic", "legionnaire_of_semai"}
    play(m, "play_on blessed_by_apostle legionnaire_of_semai")
    assert set(options(m)) == {f"apostle {name}" for name in ("algeroth", "ilian", "demnogonis", "muawijhe")}
    play(m, "apostle algeroth")
    assert attach_to(m, "invoke_frenzy") == {"legionnaire_of_semai"}
    assert attach_to(m, "sleep") == set()
    assert traits_of(m.state, card(m, "legionnaire_of_semai")) & tr.OF_SEMAI  # in addition


# ---- CARNAGE ----
def test_carnage_leaves_everybody_as_many_as_the_poorest():
    m = table(
        {"squad": ["clansman", "hussar", "infantry"], "hand": ["carnage"]},
        {"squad": ["valkyrie"], "kohort": ["razide", "heretic"]},
        {"squad": ["trencher"]},
    )
    play(m, "play carnage")
    assert (m.decision.seat, set(options(m))) == (0, {"target clansman", "target hussar", "target infantry"})
    play(m, "target clansman", "target infantry")
    assert m.decision.seat == 1
    play(m, "target razide", "target valkyrie")
    assert (ids(m, "squad", 0), ids(m, "kohort", 1), ids(m, "squad", 2)) == (["hussar"], ["heretic"], ["trencher"])


def test_no_carnage_without_a_warrior_of_ones_own():
    m = table({"hand": ["carnage"]}, {"squad": ["valkyrie"]})
    assert why(m, "play carnage") == "DTR-347"


# ---- CONCEALED WEAPON ----
def test_a_concealed_weapon_is_drawn_and_used():
    m = table(
        {"squad": ["clansman+punisher_blade"], "hand": ["concealed_weapon", "clansman_claymore", "combat_armor"]},
        {"squad": ["hussar"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "hussar")
    before = rating(m, "fight", "clansman")
    assert plays_on(m, "concealed_weapon") == {"clansman"}  # nothing in hand that the HUSSAR may have
    play(m, "play_on concealed_weapon clansman")
    while m.decision.name == "react":
        play(m, "pass")
    assert "clansman_claymore" in ids(m, "attached", 0)
    assert rating(m, "fight", "clansman") != before


@pytest.mark.parametrize(("points", "offered"), [(7, False), (8, True)])
def test_a_weapon_out_of_the_discard_pile_costs_eight(points: int, offered: bool):
    m = table(
        {"squad": ["clansman"], "hand": ["concealed_weapon"], "grave": ["clansman_claymore"], "destiny": points},
        {"squad": ["hussar"], "hand": ["evasive_action"]},
    )
    fight(m, "clansman", "hussar")
    assert bool(plays_on(m, "concealed_weapon")) is offered
    if offered:
        play(m, "play_on concealed_weapon clansman")
        assert destiny(m)[0] == 0
        assert ids(m, "attached", 0) == ["clansman_claymore"]


# ---- DEAD ZONE ----
def test_in_a_dead_zone_there_is_neither_art_nor_dark_symmetry():
    for zone, magic in (("cyberopolis:squad+dead_zone", False), ("cyberopolis:squad", True)):
        m = table(
            {"kohort": ["centurion+terror"], "hand": ["evasive_action"]},
            {"squad": ["mortificator"], "works": [zone], "hand": ["shield", "evasive_action"], "destiny": 9},
        )
        fight(m, "centurion", "mortificator")
        open_ = m.copy()
        play(m, "zone cyberopolis")
        play(open_, "open")
        for n, ground in ((m, magic), (open_, True)):
            while n.decision.seat == 0:
                play(n, "pass")
            assert any(o.startswith("cast shield") for o in options(n)) is ground
        assert (numbers(m, "mortificator")[2] == 3 + 3 - (1 if magic else 0)) is True


# ---- DEJA VU ----
def test_deja_vu_turns_the_piles_and_lets_others_pay_for_it():
    m = table(
        {"hand": ["deja_vu", "foxhole"], "library": ["hussar", "clansman"], "grave": ["valkyrie"]},
        {"library": ["trencher"], "grave": ["razide", "heretic"], "destiny": 25},
    )
    play(m, "play deja_vu")
    assert (m.decision.seat, options(m)) == (1, ["yes", "no"])
    refused = play(m.copy(), "no")
    assert ids(refused, "grave", 1) == ["heretic", "razide"]
    play(m, "yes")
    assert (ids(m, "library", 0), ids(m, "grave", 0)) == (["valkyrie"], ["clansman", "hussar"])
    assert (sorted(ids(m, "library", 1)), ids(m, "grave", 1)) == (["heretic", "razide"], ["trencher"])
    assert destiny(m)[1] == 0
    assert ids(m, "sacrificed", 0) == ["deja_vu"]


def test_nobody_who_cannot_pay_swaps_piles():
    m = table({"hand": ["deja_vu"], "grave": ["valkyrie"]}, {"grave": ["razide"], "destiny": 24})
    play(m, "play deja_vu")
    assert ids(m, "grave", 1) == ["razide"]


# ---- HASTY GETAWAY ----
def test_a_hasty_getaway_takes_the_owners_gear_and_special_cards_along():
    m = table(
        {"squad": ["hussar"], "hand": ["hasty_getaway", "foxhole"]},
        {"squad": ["clansman!+combat_armor+elite_trooper+amnesia:by1", "infantry"]},
    )
    m.state.t.owner[m.state.t.instances("amnesia")[0]] = 1
    fight(m, "hussar", "clansman")
    assert plays_on(m, "hasty_getaway") == {"hussar", "clansman"}
    play(m, "play_on hasty_getaway clansman")
    finish(m)
    assert {"clansman", "combat_armor", "elite_trooper"} <= set(ids(m, "hand", 1))
    assert ids(m, "sacrificed", 0) == ["hasty_getaway"]
    assert ids(m, "squad", 1) == ["infantry"]


# ---- LISTEN UP! ----
def test_listen_up_clears_gear_in_areas_and_keeps_it_out():
    m = table(
        {"squad": ["clansman"], "hand": ["listen_up", "foxhole"]},
        {
            "squad": ["infantry"],
            "works": ["surface_to_air_missile:squad", "fukido:squad"],
            "hand": ["surface_to_air_missile", "combat_armor", "listen_up"],
        },
    )
    play(m, "meditate", "play_at listen_up p2")
    passes(m)
    assert ids(m, "works", 1) == ["fukido", "listen_up"]
    play(m, "end")
    while m.state.turn == 0 or m.decision.name != "action":
        play(m, "pass" if "pass" in options(m) else options(m)[-1])
    assert "attach combat_armor infantry" in options(m)
    assert why(m, "lay surface_to_air_missile squad") == "DTR-334"


def test_a_second_listen_up_says_nothing_new_to_the_same_player():
    m = table(
        {"squad": ["clansman"], "hand": ["listen_up"]},
        {"squad": ["infantry"], "works": ["listen_up:by1"], "hand": ["foxhole"]},
    )
    play(m, "meditate")
    assert "play_at listen_up p2" not in options(m)
    assert "play_at listen_up p1" in options(m)
    assert why(m, "play_at listen_up p2") == "DTR-346"
    m = table(
        {"squad": ["clansman"], "hand": ["listen_up"]},
        {"squad": ["infantry"], "works": ["listen_up:by1", "surface_to_air_missile:squad"], "hand": ["foxhole"]},
    )
    play(m, "meditate")
    assert "play_at listen_up p2" in options(m)  # there is something to discard


# ---- MASTER OF DISGUISE ----
def test_a_master_of_disguise_keeps_what_he_may_have():
    m = table(
        {
            "squad": ["clansman!+clansman_claymore+combat_armor", "infantry"],
            "kohort": ["heretic"],
            "hand": ["master_of_disguise", "hussar", "sean_gallagher", "razide"],
        },
        {},
    )
    assert plays_on(m, "master_of_disguise") == {"clansman", "infantry"}
    play(m, "play_on master_of_disguise clansman")  # only the HUSSAR: no personality, no Dark Legion
    passes(m)
    assert ids(m, "squad", 0) == ["hussar", "infantry"]
    assert ids(m, "attached", 0) == ["combat_armor"]  # the claymore is the Clansmen's
    assert not wounded(m, "hussar")
    assert set(ids(m, "grave", 0)) == {"clansman", "clansman_claymore", "master_of_disguise"}
    assert destiny(m)[0] == 5


def test_whoever_comes_in_disguise_has_come_into_play():
    m = table({"squad": ["clansman"], "hand": ["master_of_disguise", "hussar"]}, {"hand": ["booby_trap"]})
    play(m, "play_on master_of_disguise clansman")
    assert plays_on(m, "booby_trap") == {"hussar"}
    play(m, "play_on booby_trap hussar")
    passes(m)
    assert ids(m, "squad", 0) == ["hussar"]
    assert wounded(m, "hussar")


# ---- TERRORIST ATTACK ----
def test_terrorists_destroy_fortifications_of_the_brotherhood_for_good():
    m = table(
        {"squad": ["clansman"], "hand": ["terrorist_attack", "foxhole"]},
        {"works": ["the_cathedral:squad", "fukido:squad", "burroughs_cathedral:squad"]},
    )
    play(m, "meditate", "play terrorist_attack")
    assert set(options(m)) == {"target the_cathedral", "target burroughs_cathedral"}
    play(m, "target the_cathedral")
    assert ids(m, "sacrificed", 1) == ["the_cathedral"]


# ---- MORAL DECAY ----
def test_moral_decay_wins_a_doomtrooper_over_for_good():
    m = table(
        {"kohort": ["nepharite_of_demnogonis+moral_decay"], "hand": ["foxhole"]},
        {"squad": ["inquisitor+combat_armor", "sean_gallagher"]},
    )
    play(m, "use moral_decay 1")
    s, it = m.state, m.state.t.instances("inquisitor")[0]
    assert (s.side[it], ids(m, "grave", 1)) == (0, ["combat_armor"])
    found = traits_of(s, it)
    assert found & tr.LEGION
    assert found & tr.OF_DEMNOGONIS
    assert not found & (tr.DOOMTROOPER | tr.BROTHERHOOD)
    assert ids(m, "sacrificed", 0) == ["moral_decay"]


def test_moral_decay_takes_even_the_general_affiliation():
    m = table(
        {"kohort": ["nepharite_of_demnogonis+moral_decay"], "hand": ["foxhole"], "works": ["club_arkadin:aside"]},
        {"squad": ["war_medic"]},
    )
    with_the_club = numbers(m, "war_medic")
    play(m, "use moral_decay 1")
    assert ids(m, "kohort", 0) == ["nepharite_of_demnogonis", "war_medic"]
    assert numbers(m, "war_medic") == tuple(n - 5 for n in with_the_club)


# ---- POUND OF FLESH ----
@pytest.mark.parametrize("way", [1, 2, 3])
def test_a_pound_of_flesh_costs_a_hand_a_doomtrooper_or_twenty_points(way: int):
    m = table(
        {"kohort": ["razide+pound_of_flesh"], "hand": ["foxhole"], "destiny": 0},
        {"squad": ["clansman"], "hand": ["foxhole", "evasive_action"], "destiny": 21},
    )
    play(m, "meditate", f"use pound_of_flesh {way}")
    if m.decision.name == "suffers":
        play(m, "player p2")
    passes(m)
    assert len(m.state.hand[1]) == (0 if way == 1 else 2)
    assert ids(m, "squad", 1) == ([] if way == 2 else ["clansman"])
    assert destiny(m)[1] == (1 if way == 3 else 21)
    assert ids(m, "sacrificed", 0) == ["pound_of_flesh"]


def test_no_pound_of_flesh_for_a_heretic():
    m = table({"kohort": ["heretic", "razide"], "hand": ["pound_of_flesh"]}, {})
    assert attach_to(m, "pound_of_flesh") == {"razide"}


# ---- SYMMETRY FLOW ----
def test_the_flow_lets_a_warrior_have_a_raising_gift_again():
    hand = ["dark_fire", "resist_pain", "invoke_frenzy", "terror"]
    m = table(
        {
            "kohort": ["razide+dark_fire+invoke_frenzy+symmetry_flow", "necromutant+dark_fire"],
            "hand": hand,
        },
        {},
    )
    before = numbers(m, "razide")
    assert attach_to(m, "dark_fire") == {"razide"}
    assert "razide" not in attach_to(m, "invoke_frenzy")  # a gift of an apostle
    play(m, "attach dark_fire razide")
    assert numbers(m, "razide") != before
