"""Tolls, silence, bribes, an embassy, a laboratory, a warrior of two sides; the RATTLESNAKE of Warzone."""

from __future__ import annotations

import pytest

from ..table import (
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
    plays_on,
    rating,
    table,
    victory,
    why,
)


# ---- WATCHFUL EYE ----
@pytest.mark.parametrize(("eyes", "points", "offered"), [(1, 1, True), (2, 1, False), (2, 2, True), (1, 0, False)])
def test_a_watchful_eye_makes_special_cards_dearer_and_adds_up(eyes: int, points: int, offered: bool):
    m = table(
        {"squad": ["clansman"], "hand": ["scheduled_briefings", "elite_trooper"], "destiny": points},
        {"squad": ["infantry"]},
    )
    assert plays_on(m, "elite_trooper") == {"clansman", "infantry"}
    m = table(
        {
            "squad": ["clansman"],
            "hand": ["elite_trooper", "combat_armor"],
            "destiny": points,
            "works": ["watchful_eye:by2"] * eyes,
        },
        {"squad": ["infantry"]},
    )
    assert (plays_on(m, "elite_trooper") == {"clansman", "infantry"}) is offered
    assert attach_to(m, "combat_armor") == {"clansman"}  # no special card
    if offered:
        play(m, "play_on elite_trooper clansman")
        assert destiny(m)[0] == points - eyes
    else:
        assert why(m, "play_on elite_trooper clansman") == "DTR-228"


def test_an_eye_watches_the_player_it_was_played_on():
    m = table(
        {"squad": ["clansman"], "hand": ["watchful_eye", "elite_trooper"], "destiny": 0}, {"destiny": 0}, actions=9
    )
    play(m, "play_at watchful_eye p2")
    passes(m)
    assert plays_on(m, "elite_trooper") == {"clansman"}


# ---- WANNA PLAY? ----
@pytest.mark.parametrize(("points", "drawn"), [(9, 6), (2, 2)])
def test_every_card_drawn_costs_a_point(points: int, drawn: int):
    m = table(
        {"hand": ["foxhole"]},
        {"hand": ["foxhole"], "destiny": points, "works": ["wanna_play:by1"], "library": ["clansman"] * 9},
    )
    end_turn(m)
    assert len(m.state.hand[1]) == 1 + drawn
    assert destiny(m)[1] == points - drawn


def test_it_goes_when_the_purse_is_empty_and_ends_a_falling_market():
    m = table({"hand": ["foxhole"]}, {"hand": ["foxhole"], "destiny": 0, "works": ["wanna_play:by1"]})
    end_turn(m)
    assert len(m.state.hand[1]) == 7
    m = table({"hand": ["wanna_play", "foxhole"]}, {"works": ["falling_market", "rising_market"]})
    play(m, "play_at wanna_play p1")
    passes(m)
    assert ids(m, "works", 1) == ["rising_market"]


# ---- BRIBERY ----
@pytest.mark.parametrize(("points", "offered"), [(7, False), (8, True)])
def test_a_bribed_warrior_earns_for_somebody_else(points: int, offered: bool):
    m = table(
        {"squad": ["blood_beret"], "hand": ["foxhole"]},
        {"squad": ["infantry!"], "hand": ["foxhole"]},
        {"hand": ["bribery"], "destiny": points},
    )
    fight(m, "blood_beret", "infantry")
    while m.decision.seat != 2 and m.state.phase == 5 and "pass" in options(m):
        play(m, "pass")
    assert ("blood_beret" in plays_on(m, "bribery")) is offered
    if offered:
        play(m, "play_on bribery blood_beret")
        finish(m)
        assert destiny(m)[2] == 0
        assert victory(m) == [0, 0, 2]


def test_whoever_bribes_a_warrior_last_has_it():
    m = table(
        {"squad": ["blood_beret"], "hand": ["foxhole", "bribery"], "destiny": 8},
        {"squad": ["infantry!"], "hand": ["foxhole"]},
        {"hand": ["bribery", "bribery"], "destiny": 16},
    )
    fight(m, "blood_beret", "infantry")

    def pay(seat: int) -> None:
        while m.decision.seat != seat or m.decision.name == "react":
            assert m.state.phase == 5
            play(m, "pass")
        play(m, "play_on bribery blood_beret")

    while m.decision.seat != 2 or m.decision.name == "react":
        assert m.decision.seat != 0 or plays_on(m, "bribery") == {"infantry"}  # nobody pays for what is his
        play(m, "pass")
    pay(2)
    while m.decision.seat == 2 and m.decision.name == "anytime":
        assert "blood_beret" not in plays_on(m, "bribery")
        play(m, "pass")
    pay(0)
    finish(m)
    assert victory(m) == [2, 0, 0]
    assert destiny(m) == [0, 5, 8]


# ---- CORNERED, ENTITLEMENT ----
def test_cornered_nobody_plays_on_in_the_combat():
    m = table(
        {"squad": ["clansman", "hussar"], "hand": ["cornered", "evasive_action", "amnesia"]},
        {"squad": ["infantry"], "hand": ["evasive_action", "powerful_blow"]},
    )
    fight(m, "clansman", "infantry")
    play(m, "play cornered")
    while m.decision.name == "react":
        play(m, "pass")
    while m.state.phase == 5 and m.decision.name == "anytime":
        assert not plays_on(m, "evasive_action")
        assert plays_on(m, "amnesia") in (set(), {"hussar"})  # whoever does not fight may be played on
        play(m, "pass")


def test_cornered_or_not_an_insurance_pays_and_only_the_cornering_is_answered():
    m = table(
        {"squad": ["blood_beret"], "hand": ["cornered", "foxhole"]},
        {"squad": ["infantry!"], "hand": ["life_insurance", "miscommunication", "narrow_escape"], "destiny": 0},
    )
    fight(m, "blood_beret", "infantry")
    play(m, "play cornered")
    assert plays_on(m, "miscommunication") == {"cornered"}
    play(m, "pass")
    while "play_on life_insurance infantry" not in options(m):
        assert m.decision.name in ("anytime", "react", "points")
        assert not plays_on(m, "narrow_escape")  # that would change how the combat ends
        play(m, options(m)[-1])
    play(m, "play_on life_insurance infantry")
    assert destiny(m)[1] == 2


def test_entitlement_keeps_third_parties_out():
    def combat(hand: list[str]) -> list[list[str]]:
        m = table(
            {"squad": ["clansman"], "hand": hand},
            {"squad": ["infantry"], "hand": ["evasive_action"]},
            {"hand": ["evasive_action"]},
        )
        play(m, "attack")
        if "play entitlement" in options(m):
            play(m, "play entitlement")
        seen: list[list[str]] = [[], [], []]
        while m.decision is not None and m.state.phase:
            seen[m.decision.seat] += [o for o in options(m) if "evasive_action" in o]
            play(m, "fight" if "fight" in options(m) else "pass" if "pass" in options(m) else options(m)[0])
        return seen

    shut, free = combat(["entitlement", "foxhole"]), combat(["foxhole"])
    assert free[2]
    assert shut[1]
    assert not shut[2]


def test_entitlement_and_cornered_stop_what_would_reach_the_combat_without_naming_anybody():
    def seen(*hand: str) -> set[str]:
        m = table(
            {"squad": ["clansman"], "hand": [*hand, "foxhole"]},
            {"squad": ["infantry"], "hand": ["foxhole"]},
            {"kohort": ["razide+pound_of_flesh"], "hand": ["eat_this"]},
        )
        play(m, "attack")
        found: set[str] = set()
        played = not hand
        while m.decision is not None and m.state.phase:
            names = options(m)
            mine = [o for o in names if o.startswith("play ") and o.split()[1] in hand]
            if mine and not played:
                play(m, mine[0])
                played = True
                continue
            if played and m.decision.seat == 2:
                found |= set(names)
            against = "against clansman infantry"
            play(m, next(n for n in (against, "fight", "pass", names[0]) if n in names))
        return found

    uses = {f"use pound_of_flesh {n}" for n in (1, 2, 3)}
    assert seen() >= {"play eat_this", *uses}
    assert not seen("entitlement") & {"play eat_this", *uses}
    assert "play eat_this" not in seen("cornered")
    assert seen("cornered") >= uses  # no special card


def test_with_two_players_there_is_nobody_to_keep_out():
    m = table({"squad": ["clansman"], "hand": ["entitlement", "foxhole"]}, {"squad": ["infantry"]})
    fight(m, "clansman", "infantry")
    finish(m)
    assert "entitlement" in ids(m, "hand", 0)


# ---- EMBASSY ----
def test_an_embassy_shares_a_fortification_until_it_goes():
    m = table(
        {"squad": ["blood_beret", "infantry"], "hand": ["embassy", "surprise_invasion"]},
        {"squad": ["clansman"], "works": ["fukido:squad"]},
    )
    before = {id: rating(m, "armour", id) for id in ("blood_beret", "infantry", "clansman")}
    play(m, "meditate", "play embassy")
    passes(m)
    gained = {id: rating(m, "armour", id) - before[id] for id in before}
    assert gained == {"blood_beret": 2, "infantry": 0, "clansman": 0}  # FUKIDO is for the Imperials
    play(m, "play surprise_invasion")
    passes(m)
    assert ids(m, "works", 0) == []
    assert rating(m, "armour", "blood_beret") == before["blood_beret"]


def test_no_embassy_for_what_one_has():
    m = table({"works": ["fukido:squad"], "hand": ["embassy", "foxhole"]}, {"works": ["fukido:squad"]})
    play(m, "meditate")
    assert m.decision.name == "action"


def test_a_second_embassy_does_not_double_what_the_first_one_shares():
    m = table(
        {"squad": ["blood_beret"], "hand": ["embassy", "embassy", "foxhole"]},
        {"works": ["fukido:squad", "heimburg:squad"]},
    )
    before = rating(m, "armour", "blood_beret")
    play(m, "meditate", "play embassy", "target fukido")
    while m.decision.name == "react":
        play(m, "pass")
    assert rating(m, "armour", "blood_beret") == before + 2
    play(m, "play embassy")  # nothing to choose: only HEIMBURG is left
    passes(m)
    assert rating(m, "armour", "blood_beret") == before + 2


def test_no_embassy_for_what_holds_for_everybody_or_for_the_card_itself():
    m = table(
        {"squad": ["war_medic"], "hand": ["embassy", "foxhole"]},
        {"aside": ["local_thug"], "works": ["club_arkadin:aside", "bauhaus_bank"]},
    )
    play(m, "meditate")
    assert "play embassy" not in options(m)  # the CLUB is good for all warriors of general affiliation by itself


# ---- REPLICANT LAB ----
def test_a_lab_makes_copies_for_nothing_in_its_area():
    m = table(
        {
            "squad": ["clansman"],
            "kohort": ["razide"],
            "works": ["replicant_lab:squad"],
            "hand": ["clansman", "razide", "hussar"],
            "destiny": 0,
        },
        {},
    )
    assert "deploy clansman" in options(m)
    assert why(m, "deploy razide") == why(m, "deploy hussar") == "DTR-046"
    play(m, "deploy clansman")
    assert destiny(m)[0] == 0


# ---- ERWIN STAHLER ----
def test_stahler_is_of_both_sides():
    m = table({"hand": ["erwin_stahler", "dark_fire", "invoke_frenzy", "sleep"], "destiny": 9}, {}, actions=9)
    play(m, "deploy erwin_stahler", "yes")
    assert ids(m, "kohort", 0) == ["erwin_stahler"]
    assert [attach_to(m, gift) for gift in ("dark_fire", "invoke_frenzy", "sleep")] == [
        {"erwin_stahler"},
        {"erwin_stahler"},
        set(),
    ]
    play(m, "use erwin_stahler 1")
    assert ids(m, "squad", 0) == ["erwin_stahler"]
    assert m.state.actions == 7
    assert numbers(m, "erwin_stahler") == (6, 6, 7)


# ---- RATTLESNAKE ----
def test_a_rattlesnake_attacks_two_in_one_action():
    m = table(
        {"squad": ["infantry+^rattlesnake+combat_armor"], "hand": ["foxhole"]},
        {"squad": ["clansman", "hussar"], "hand": ["foxhole"]},
    )
    assert numbers(m, "infantry") == (2, 8, 2)  # inside no other equipment counts
    play(m, "attack", "against infantry clansman")
    assert {"target hussar", "target clansman"} <= set(options(m))
