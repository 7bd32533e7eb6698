"""The rulebook's examples about areas of influence, personalities, stolen cards, rituals and viruses."""

from __future__ import annotations

import pytest

from ..table import destiny, end_turn, fight, ids, options, passes, play, rating, table, why

F_S_A = ("fight", "shoot", "armour")


def numbers(m, warrior: str) -> list[int]:
    return [rating(m, name, warrior) for name in F_S_A]


# ---- areas of influence ----
@pytest.mark.rule("DTR-435")
def test_the_marshal_helps_from_the_squad_and_reaches_the_outpost():
    m = table(
        {"squad": ["venusian_marshal", "clansman"], "outpost": ["etoiles_mortant", "prophet"]},
        {"outpost": ["rasputin_raider"]},
    )
    assert numbers(m, "etoiles_mortant") == [4 + 2, 2 + 2, 6 + 2]
    play(m, "transfer venusian_marshal")
    assert numbers(m, "etoiles_mortant") == [4, 2, 6]  # standing beside her he helps nobody
    m = table({"squad": ["venusian_marshal", "etoiles_mortant", "valerie_duval", "clansman"]})
    assert numbers(m, "etoiles_mortant") == [6, 4, 8]
    assert numbers(m, "valerie_duval") == [8, 4, 8]  # a personality
    assert numbers(m, "clansman") == [4, 2, 3]  # of Imperial


@pytest.mark.rule("DTR-436")
def test_maxwell_helps_trenchers_wherever_both_are():
    m = table(
        {"squad": ["colonel_maxwell", "clansman"], "outpost": ["trencher", "prophet"]}, {"outpost": ["rasputin_raider"]}
    )
    assert numbers(m, "trencher") == [3 + 6, 2 + 6, 2 + 6]
    assert numbers(m, "colonel_maxwell") == [9, 7, 8]  # all others
    play(m, "transfer colonel_maxwell")
    assert numbers(m, "trencher") == [9, 8, 8]
    m = table({"outpost": ["colonel_maxwell", "prophet"], "squad": ["trencher"]})
    assert numbers(m, "trencher") == [9, 8, 8]


@pytest.mark.rule("DTR-437")
def test_fukido_helps_imperial_on_the_outpost_too():
    m = table({"hand": ["fukido"], "squad": ["clansman"], "outpost": ["trencher", "prophet"]}, {"squad": ["valkyrie"]})
    assert (rating(m, "armour", "clansman"), rating(m, "armour", "trencher")) == (3, 2)
    play(m, "lay fukido squad")
    assert (rating(m, "armour", "clansman"), rating(m, "armour", "trencher")) == (5, 4)
    assert (rating(m, "armour", "prophet"), rating(m, "armour", "valkyrie")) == (4, 3)


# ---- personalities ----
@pytest.mark.rule("DTR-383")
def test_there_is_one_valerie_at_a_time():
    m = table({"hand": ["valerie_duval"], "destiny": 8}, {"squad": ["valerie_duval"]})
    assert why(m, "deploy valerie_duval") == "DTR-382"
    m = table(
        {"hand": ["valerie_duval", "wave_of_righteousness"], "destiny": 18}, {"squad": ["valerie_duval", "infantry"]}
    )
    play(m, "meditate", "play wave_of_righteousness", "target valerie_duval")
    passes(m)
    play(m, "deploy valerie_duval")  # great heroes return
    assert ids(m, "squad", 0) == ["valerie_duval"]


@pytest.mark.rule("DTR-392")
def test_valerie_makes_the_etoiles_immune():
    def armour(mine: list[str], theirs: list[str]) -> int:
        m = table(
            {"kohort": ["razide+terror"], "squad": mine, "hand": ["evasive_action"]},
            {"squad": ["etoiles_mortant", *theirs]},
        )
        fight(m, "razide", "etoiles_mortant")
        return rating(m, "armour", "etoiles_mortant")

    assert armour([], []) == 6 - 1
    assert armour([], ["valerie_duval"]) == 6
    assert armour(["valerie_duval"], []) == 5  # the printing at hand speaks of her own player's Etoiles


# ---- stolen cards ----
@pytest.mark.rule("DTR-455")
def test_a_programmed_and_reassigned_warrior_goes_to_its_first_owners_library():
    m = table({"hand": ["programmed", "reassignment"], "destiny": 8}, {"squad": ["sean_gallagher"], "destiny": 0})
    play(m, "play_on programmed sean_gallagher")
    assert ids(m, "squad", 0) == ["sean_gallagher"]
    play(m, "play_on reassignment sean_gallagher")
    assert "sean_gallagher" in ids(m, "library", 1)
    assert "sean_gallagher" not in ids(m, "library", 0)
    assert destiny(m) == [0, 8]


# ---- one of a kind ----
@pytest.mark.rule("DTR-502")
def test_the_defiance_doubles_once():
    for copies in (1, 2):
        m = table(
            {"outpost": ["patriarch"], "hand": ["the_defiance"] * copies},
            {"outpost": ["prophet"], "hand": ["evasive_action"]},
        )
        for _ in range(copies):
            if "play the_defiance" in options(m):
                play(m, "play the_defiance")
                passes(m)
        end_turn(m)
        fight(m, "prophet", "patriarch")
        assert rating(m, "blow", "patriarch") == 2 * 3  # not 12
    m = table({"outpost": ["patriarch"], "hand": ["the_defiance", "evasive_action"]}, {"outpost": ["prophet"]})
    play(m, "play the_defiance")
    fight(passes(m), "patriarch", "prophet")
    assert rating(m, "blow", "patriarch") == 3  # an attacker is not stronger


@pytest.mark.rule("DTR-507")
def test_two_copies_of_v3_do_not_add_up():
    for copies in (1, 2):
        m = table({"hand": ["v3"] * copies, "outpost": ["prophet"]}, {"outpost": ["clansman", "rasputin_raider"]})
        play(m, "meditate")
        for _ in range(copies):
            if "play_on v3 clansman" in options(m):
                play(m, "play_on v3 clansman")
        passes(m)
        assert numbers(m, "clansman") == [4 - 2, 2 - 2, 3 - 2]
