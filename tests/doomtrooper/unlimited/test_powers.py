"""Gifts, gear, missions and persons of the base set that do something, written from their printed texts."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.ratings import RATING

from ..table import (
    attach_to,
    card,
    covered,
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
    wounded,
)


def targets(m) -> set[str]:
    return {o.split()[-1] for o in options(m) if o.startswith("target ")}


# ---- gifts ----
def test_who_sleeps_neither_attacks_nor_is_attacked_until_ones_next_turn():
    m = table(
        {"kohort": ["zenithian_soulslayer+sleep"], "hand": ["foxhole"]},
        {"squad": ["clansman", "hussar"], "hand": ["foxhole"]},
    )
    play(m, "use sleep 1")
    assert targets(m) == {"clansman", "hussar"}
    play(m, "target clansman", "attack")
    passes(m)
    assert {o for o in options(m) if o.startswith("against")} <= {"against zenithian_soulslayer hussar"}
    end_turn(finish(passes(m)))
    play(m, "attack") if "attack" in options(m) else None
    passes(m)
    assert not any("against clansman" in o for o in options(m))
    while m.state.turn == 1:
        names = options(m)
        play(m, next(n for n in ("end", "pass", "done", "forgo", names[0]) if n in names))
    assert m.state.lasting == []


def test_whoever_is_in_pain_or_asleep_can_be_put_to_sleep_by_somebody_else():
    gifted = "zenithian_soulslayer+sleep"
    m = table({"kohort": [gifted]}, {"squad": ["clansman"], "kohort": [gifted]}, {"squad": ["hussar", "sea_lion"]})
    play(m, "use sleep 1", "target hussar", "use sleep 1")
    assert "hussar" not in targets(m)  # the same player's sleep again would change nothing
    play(m, "target sea_lion")
    end_turn(m)
    play(m, "use sleep 1")
    assert {"hussar", "sea_lion"} <= targets(m)  # this one lasts longer


def test_dreams_send_an_enemy_into_cover_for_five_points():
    m = table(
        {"kohort": ["zenithian_soulslayer+send_dreams"], "destiny": 5},
        {"squad": ["clansman", "max_steiner", "hussar~"]},
    )
    play(m, "meditate", "use send_dreams 1")
    assert m.decision is None or targets(m) == set() or targets(m) == {"clansman"}
    passes(m)
    assert covered(m, "clansman")
    assert destiny(m)[0] == 1
    assert not covered(m, "max_steiner")  # immune to the Dark Symmetry


def test_frenzy_heals_and_weakens():
    m = table({"kohort": ["razide+invoke_frenzy", "necromutant!", "necromutant"]}, {"squad": ["clansman!"]})
    play(m, "use invoke_frenzy 1")
    passes(m)
    assert m.state.wounded == 1 << card(m, "clansman")
    assert sorted(
        RATING["armour"].of(m.state, c) for c in m.state.kohort[0] if m.state.t.defs[c].id == "necromutant"
    ) == [3, 4]


@pytest.mark.parametrize("units", [1, 2])
def test_pain_is_invoked_once_an_opponent_has_declared_an_attack(units: int):
    m = table(
        {"squad": ["clansman", "hussar", "sea_lion"]},
        {"kohort": ["necromutant+invoke_pain"], "destiny": 6},
    )
    play(m, "attack")
    assert m.state.seat == 1
    assert options(m) == ["use invoke_pain 1", "pass"]
    play(m, "use invoke_pain 1", f"units {units}", "target clansman")
    if units == 2:
        play(m, "target hussar")
    passes(m)
    named = {o.split()[1] for o in options(m) if o.startswith("against")}
    assert named <= {"clansman", "hussar", "sea_lion"} - {"clansman", "hussar"} | ({"hussar"} if units == 1 else set())


def test_pain_is_not_for_ones_own_attacks_nor_for_other_moments():
    m = table({"kohort": ["necromutant+invoke_pain"], "destiny": 6}, {"squad": ["clansman"]})
    assert why(m, "use invoke_pain 1")
    play(m, "attack")
    assert "use invoke_pain 1" not in options(m)


def test_an_illusion_cancels_the_combat_and_hides():
    m = table({"squad": ["clansman"]}, {"kohort": ["callistonian_intruder+illusion"], "destiny": 3})
    play(m, "attack")
    while "use illusion 1" not in options(m):
        play(m, "pass")
    play(m, "use illusion 1")
    passes(m)
    assert covered(m, "callistonian_intruder")
    assert m.state.phase == 0
    assert destiny(m)[1] == 0
    m = table({"squad": ["clansman"]}, {"kohort": ["callistonian_intruder+illusion"], "destiny": 2})
    fight(m, "clansman", "callistonian_intruder")
    assert "use illusion 1" not in options(m)


def test_an_illusion_serves_whoever_is_hidden_already_and_fools_nobody_immune():
    m = table({"squad": ["clansman"]}, {"kohort": ["callistonian_intruder~+illusion"], "destiny": 3})
    fight(m, "clansman", "callistonian_intruder")
    play(m, "use illusion 1")
    passes(m)
    assert covered(m, "callistonian_intruder")
    assert m.state.phase == 0
    m = table({"squad": ["max_steiner"]}, {"kohort": ["callistonian_intruder+illusion"], "destiny": 3})
    fight(m, "max_steiner", "callistonian_intruder")
    assert "use illusion 1" not in options(m)  # DTR-378: Max Steiner is immune to the Dark Symmetry


# ---- gear ----
@pytest.mark.parametrize(("takes", "hurt"), [(True, True), (False, False)])
def test_ticker_makes_invulnerable_and_wounds_afterwards(takes: bool, hurt: bool):
    m = table({"squad": ["hussar+ticker"]}, {"squad": ["inquisitor_majoris"], "hand": ["take_aim"]})
    fight(m, "hussar", "inquisitor_majoris")
    if takes:
        play(m, "use ticker 1")
        assert numbers(m, "hussar")[:2] == (4, 4)
        finish(m)
        assert wounded(m, "hussar")
        assert ids(m, "grave", 0) == ["ticker"]
        assert m.state.lasting == []
    else:
        finish(m)
        assert wounded(m, "hussar") or ids(m, "grave", 0) != []


def test_ticker_does_not_spare_a_wounded_warrior_its_own_wound():
    m = table({"squad": ["hussar!+ticker"]}, {"squad": ["inquisitor_majoris"]})
    fight(m, "hussar", "inquisitor_majoris")
    play(m, "use ticker 1")
    finish(m)
    assert sorted(ids(m, "grave", 0)) == ["hussar", "ticker"]
    assert victory(m) == [0, 0]


def test_a_twitcher_is_better_with_ticker_and_not_wounded_by_it():
    m = table({"squad": ["twitcher+ticker"]}, {"squad": ["inquisitor_majoris"], "hand": ["take_aim"]})
    assert numbers(m, "twitcher")[:2] == (3, 3)
    fight(m, "twitcher", "inquisitor_majoris")
    play(m, "use ticker 1")
    assert numbers(m, "twitcher")[:2] == (5, 5)
    finish(m)
    assert not wounded(m, "twitcher")
    assert numbers(m, "twitcher")[:2] == (2, 2)


def test_ticker_is_for_doomtroopers_but_not_for_brothers():
    m = table({"squad": ["hussar", "mystic"], "kohort": ["razide"], "hand": ["ticker"]}, {})
    assert attach_to(m, "ticker") == {"hussar"}


@pytest.mark.parametrize(
    ("attacker", "free"),
    [("airman_trevor_bartholomew", False), ("golden_lion+^kamikaze", False), ("golden_lion", True)],
)
def test_radar_keeps_airships_away(attacker: str, free: bool):
    m = table({"squad": [attacker]}, {"squad": ["hussar+radar_scanner"]})
    if attacker.endswith("kamikaze"):
        m.state.paid |= 1 << card(m, "kamikaze")
    assert ("attack" in options(m)) is free


def test_a_psycho_scanner_hides_whoever_is_attacked():
    m = table({"squad": ["clansman"]}, {"squad": ["hussar+psycho_scanner"]})
    play(m, "attack")
    assert m.state.seat == 1
    assert "use psycho_scanner 1" in options(m)
    play(m, "use psycho_scanner 1")
    passes(m)
    assert rating(m, "armour", "hussar") == 6
    assert covered(m, "hussar")
    m = table({"squad": ["hussar+psycho_scanner"]}, {"squad": ["clansman"]})
    fight(m, "hussar", "clansman")
    assert not covered(m, "hussar")  # it has attacked


def test_a_demolition_kit_blows_up_what_affects_either_side():
    m = table(
        {"squad": ["clansman+demolition_kit"], "works": ["fukido:squad"]},
        {"squad": ["hussar"], "works": ["heimburg:squad", "san_dorado:squad"]},
    )
    fight(m, "clansman", "hussar")
    play(m, "use demolition_kit 1")
    assert targets(m) == {"fukido", "heimburg"}
    play(m, "target heimburg")
    passes(m)
    assert ids(m, "grave", 1) == ["heimburg"]
    assert ids(m, "works", 1) == ["san_dorado"]
    m = table(
        {"squad": ["clansman+demolition_kit"], "hand": ["take_aim"]},
        {"squad": ["hussar"], "works": ["san_dorado:squad"]},
    )
    fight(m, "clansman", "hussar")
    assert "use demolition_kit 1" not in options(m)


# ---- missions ----
@pytest.mark.parametrize(("state", "extra"), [("hussar~!", 4), ("hussar!", 0)])
def test_a_coward_is_worth_twice_more(state: str, extra: int):
    m = table({"squad": ["inquisitor_majoris+flush_out_the_coward"]}, {"squad": [state, "infantry"]})
    fight(m, "inquisitor_majoris", "hussar")
    finish(m)
    assert victory(m)[0] == 2 + extra


@pytest.mark.parametrize(
    ("id", "mine", "theirs", "extra"),
    [
        ("destroy_kohort", {"squad": ["inquisitor_majoris"]}, {"kohort": ["heretic!"]}, 5),
        ("destroy_kohort", {"squad": ["inquisitor_majoris"]}, {"kohort": ["heretic!", "razide"]}, 0),
        ("destroy_kohort", {"kohort": ["razide"]}, {"kohort": ["heretic!"]}, 0),
        ("destroy_squad", {"kohort": ["razide"]}, {"squad": ["hussar!"]}, 5),
        ("destroy_squad", {"kohort": ["razide"]}, {"squad": ["hussar!"], "kohort": ["heretic"]}, 5),
        ("destroy_squad", {"squad": ["inquisitor_majoris"]}, {"squad": ["hussar!"]}, 0),
    ],
)
def test_the_last_of_an_area(id: str, mine: dict[str, list[str]], theirs: dict[str, list[str]], extra: int):
    m = table({**mine, "works": [id]}, theirs)
    (attacker,) = next(iter(mine.values()))
    victim = next(iter(theirs.values()))[0][:-1]
    value = rating(m, "value", victim)
    fight(m, attacker, victim)
    finish(m)
    assert victory(m)[0] == value + extra
    assert (ids(m, "works", 0) == []) is bool(extra)


def test_a_mission_pays_the_player_it_was_assigned_to():
    m = table({"squad": ["inquisitor_majoris"], "works": ["destroy_kohort:by2"]}, {"kohort": ["heretic!"]})
    fight(m, "inquisitor_majoris", "heretic")
    finish(m)
    assert victory(m) == [8, 0]


@pytest.mark.parametrize(
    ("works", "times"), [(["citadel_of_semai:kohort"], 2), (["citadel_of_ilian:kohort"], 1), ([], 1)]
)
def test_a_siege_pays_for_whoever_a_citadel_protects(works: list[str], times: int):
    m = table(
        {"kohort": ["pretorian_stalker"], "works": ["siege_of_the_citadel"]},
        {"kohort": ["callistonian_intruder!", "razide"], "works": works},
    )
    fight(m, "pretorian_stalker", "callistonian_intruder")
    finish(m)
    assert victory(m)[0] == 6 * times


# ---- persons ----
def test_nikodemus_keeps_doomtroopers_out_of_cover_and_passes_his_wound_on():
    m = table(
        {"squad": ["archinquisitor_nikodemus!", "clansman"], "destiny": 5, "kohort": ["razide"]},
        {"squad": ["hussar", "infantry"]},
    )
    assert "cover clansman" not in options(m)
    assert "cover razide" in options(m)
    play(m, "use archinquisitor_nikodemus 1")
    passes(m)
    assert not wounded(m, "archinquisitor_nikodemus")
    assert wounded(m, "clansman")
    assert destiny(m)[0] == 0
    m = table({"squad": ["archinquisitor_nikodemus", "clansman"], "destiny": 5}, {})
    assert "use archinquisitor_nikodemus 1" not in options(m)


def test_fay_and_klaus_are_a_team_once_in_a_combat():
    m = table({"squad": ["fay_and_klaus"], "destiny": 10}, {"squad": ["infantry"], "hand": ["take_aim"]})
    fight(m, "fay_and_klaus", "infantry")
    play(m, "use fay_and_klaus 1")
    assert numbers(m, "fay_and_klaus") == (6, 6, 6)
    assert rating(m, "value", "fay_and_klaus") == 8
    assert "use fay_and_klaus 1" not in options(m)
    finish(m)
    assert numbers(m, "fay_and_klaus") == (3, 3, 3)
    assert destiny(m)[0] >= 5


@pytest.mark.parametrize(("works", "armour"), [([], 0), (["heimburg:squad"], 8), (["san_dorado:squad"], 0)])
def test_the_wolfbane_cavalry_rides_down_whoever_is_not_protected(works: list[str], armour: int):
    m = table({"squad": ["wolfbane_light_cavalry"], "hand": ["take_aim"]}, {"squad": ["hussar"], "works": works})
    fight(m, "wolfbane_light_cavalry", "hussar")
    assert rating(m, "armour", "hussar") == armour


def test_agent_michaels_stays_what_he_is():
    m = table(
        {"hand": ["tainted", "dark_visitation", "tainted"], "squad": ["hussar"]},
        {"squad": ["agent_nick_michaels"]},
    )
    play(m, "meditate")
    assert plays_on(m, "tainted") == plays_on(m, "dark_visitation") == {"hussar"}
    assert why(m, "play_on tainted agent_nick_michaels") == "DTR-346"
    m = table({"squad": ["agent_nick_michaels"], "hand": ["clansman_claymore"]}, {})
    assert m.state.t.traits[card(m, "agent_nick_michaels")] & 1 == 0  # no Brother
