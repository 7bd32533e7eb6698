"""Cards of Inquisition played from their printed texts by somebody who had not built them."""

from __future__ import annotations

import pytest

from sudi.games.doomtrooper.language.effects.trade.charges import EMPTY, LOADED

from ..table import (
    card,
    destiny,
    fight,
    finish,
    ids,
    options,
    passes,
    play,
    rating,
    table,
    victory,
    wounded,
)


# ---- NAZGAROTH: out of ammunition after EACH shoot combat it is used in ----
def emptied():
    """A table on p1's turn with a NAZGAROTH that was fired a turn ago."""
    m = table({"kohort": ["necromutant+nazgaroth"], "destiny": 12, "hand": ["charge"]}, {"squad": ["kommandant"]})
    m.state.noted[card(m, "nazgaroth")] = EMPTY
    return m


@pytest.mark.parametrize(("tactic", "after"), [("shoot", EMPTY), ("fight", LOADED)])
def test_a_nazgaroth_reloaded_in_the_middle_of_a_shoot_out_is_empty_after_it(tactic: str, after: int):
    m = emptied()
    fight(m, "necromutant", "kommandant", tactic)
    before = rating(m, "shoot", "necromutant")
    play(m, "use nazgaroth 2")
    if m.state.phase:
        assert rating(m, "shoot", "necromutant") == before + 8
    finish(m)
    assert m.state.noted[card(m, "nazgaroth")] == after


# ---- PLAGUE BEARER: any Doomtrooper that fights this warrior; markers go for 4 D each, whenever one likes ----
def test_whoever_kills_a_plague_bearer_in_a_fight_has_the_plague():
    m = table(
        {"kohort": ["curator!+plague_bearer"]},
        {"squad": ["captain", "clansman"], "destiny": 4, "hand": ["charge"]},
        turn="p2",
    )
    finish(fight(m, "captain", "curator"))
    assert ids(m, "kohort", 0) == []
    assert rating(m, "armour", "captain") == 5


def test_the_plague_is_met_in_fights_only_and_by_doomtroopers_only():
    m = table({"kohort": ["curator+plague_bearer"]}, {"squad": ["captain"]}, turn="p2")
    finish(fight(m, "captain", "curator", "shoot"))
    assert rating(m, "armour", "captain") == 7
    m = table({"kohort": ["curator+plague_bearer"]}, {"kohort": ["razide"]}, turn="p2")
    before = rating(m, "armour", "razide")
    finish(fight(m, "razide", "curator"))
    assert rating(m, "armour", "razide") == before


def test_a_fight_that_ends_before_the_blows_infects_nobody():
    m = table(
        {"kohort": ["curator+plague_bearer"], "hand": ["shelter_of_the_crowd"]}, {"squad": ["captain"]}, turn="p2"
    )
    fight(m, "captain", "curator")
    while "play shelter_of_the_crowd" not in options(m):
        play(m, "pass")
    play(m, "play shelter_of_the_crowd")
    passes(m)
    assert rating(m, "armour", "captain") == 7


@pytest.mark.parametrize(("purse", "possible"), [(4, True), (3, False)])
def test_a_marker_is_removed_at_any_time_even_in_a_combat(purse: int, possible: bool):
    m = table(
        {"kohort": ["curator+plague_bearer"], "hand": ["charge"]},
        {"squad": ["captain", "clansman"], "destiny": purse, "hand": ["charge"]},
    )
    finish(fight(m, "curator", "captain"))
    assert rating(m, "armour", "captain") == 5
    while m.state.turn == 0:
        if "cure captain" in options(m):
            assert m.decision.seat == 1
            break
        play(m, next(o for o in ("pass", "done", "end", options(m)[-1]) if o in options(m)))
    assert ("cure captain" in options(m)) == possible
    if possible:
        play(m, "cure captain")
        assert rating(m, "armour", "captain") == 7
        assert destiny(m)[1] == 0
    else:  # nor does it stop spreading
        while m.decision.name not in ("infected", "action"):
            play(m, next(o for o in ("pass", "done", "end", options(m)[-1]) if o in options(m)))
        assert m.state.lasting
        assert rating(m, "armour", "clansman") == 1  # nobody else is left, so nothing is asked


# ---- NECROMAKINA: every time you kill a Doomtrooper; into your Cohort ----
def raiser(**more):
    return table(
        {
            "kohort": ["razide"],
            "works": ["citadel_of_algeroth:kohort+necromakina"],
            "hand": ["mortal_wound", "charge"],
            "library": ["undead_legionnaire", "nassal", "infantry"],
            **more,
        },
        {"squad": ["captain!", "clansman"]},
    )


def test_necromakina_raises_for_a_kill_by_a_card_instead_of_its_points():
    m = raiser()
    play(m, "meditate", "play_on mortal_wound captain")
    passes(m)
    no = finish(play(m.copy(), "no"))
    assert victory(no)[0] == 9
    play(m, "yes")
    passes(m)
    assert ids(m, "kohort", 0) == ["razide", "undead_legionnaire"]  # nassal belongs to the Outpost
    assert victory(m) == [0, 0]
    assert destiny(m)[0] == 6  # for meditating, nothing else


def test_necromakina_asks_nothing_when_somebody_else_kills_or_a_legionary_dies():
    m = table(
        {"kohort": ["razide!"], "works": ["citadel_of_algeroth:kohort+necromakina"], "hand": ["mortal_wound"]},
        {"squad": ["captain!"], "kohort": ["necromutant!"], "hand": ["mortal_wound"]},
    )
    play(m, "meditate", "play_on mortal_wound necromutant")
    passes(m)
    assert m.decision.name != "rise"


# ---- LOOT AND PILLAGE: directly to your Squad or Kohort ----
def test_pillage_brings_nobody_from_the_tribes():
    m = table(
        {
            "squad": ["clansman"],
            "hand": ["loot_and_pillage"],
            "library": ["cavalier", "hussar", "razide", "sean_gallagher", "nassal"],
        },
        {},
    )
    play(m, "play loot_and_pillage", "warrior")
    assert set(options(m)) == {"target hussar", "target razide"}


def test_a_trooper_is_summoned_to_the_squad_and_not_to_an_outpost():
    m = table(
        {
            "squad": ["mystic+summoning_empathy"],
            "hand": ["summon_hero", "charge"],
            "grave": ["crenshaw_island", "sean_gallagher"],
            "destiny": 40,
        },
        {},
    )
    play(m, "meditate")
    play(m, "cast summon_hero mystic")
    assert "crenshaw_island" not in ids(m, "outpost", 0)
    assert ids(m, "squad", 0) == ["mystic", "sean_gallagher"]


# ---- POWER STABILIZER: whatever the spell asks for ----
def test_a_summoned_hero_is_paid_from_the_store_as_well():
    def summoner(kept: int):
        m = table(
            {
                "squad": ["mystic+summoning_empathy+power_stabilizer"],
                "hand": ["summon_trooper", "charge"],
                "grave": ["hussar"],
                "destiny": 1,
            },
            {},
        )
        m.state.noted[card(m, "power_stabilizer")] = kept
        return play(m, "meditate")  # two points to spend, besides what is kept

    assert "cast summon_trooper mystic" not in options(summoner(1))  # two for the spell, two for the hussar
    m = play(summoner(2), "cast summon_trooper mystic")
    assert ids(m, "squad", 0) == ["hussar", "mystic"]
    assert destiny(m)[0] == 0
    assert m.state.noted[card(m, "power_stabilizer")] == 0
    assert not wounded(m, "hussar")
