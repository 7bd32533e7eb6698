"""The rulebook's examples about order, reactions and cancelled cards."""

from __future__ import annotations

import pytest

from ..table import destiny, end_turn, ids, options, passes, play, table, victory, wounded

MARTIN, HONZA = 0, 1


@pytest.mark.rule("DTR-031")
def test_the_opponents_card_is_resolved_before_ones_own():
    """Martin has an INDUSTRIAL COMPLEX and Honza's DOOMED, and 3 points when his draw step comes."""

    def martins_draw(points: int):
        m = table({"works": ["industrial_complex:squad"], "destiny": points, "hand": ["valkyrie"]},
                  {"hand": ["doomed"]}, turn="p2")  # fmt: skip
        play(m, "meditate", "play_at doomed p1")
        return end_turn(passes(m))

    m = martins_draw(3)
    assert ids(m, "works", MARTIN) == ["industrial_complex"]  # 3 - 3: nothing left, so the card is discarded
    assert ids(m, "grave", HONZA) == ["doomed"]
    assert destiny(m)[MARTIN] == 3
    play(m, "deploy valkyrie")  # the three are there to be used at once
    assert destiny(m)[MARTIN] == 0
    m = martins_draw(4)
    assert ids(m, "works", MARTIN) == ["doomed", "industrial_complex"]  # one point left keeps the card there
    assert destiny(m)[MARTIN] == 4


@pytest.mark.rule("DTR-340")
def test_what_is_a_reaction_to_a_card_that_wounds():
    def essence():
        m = table(
            {"squad": ["inquisitor"], "hand": ["essence_of_morality"]},
            {"kohort": ["curator+combat_coordinator"], "hand": ["miscommunication", "positive_karma"]},
        )
        return play(m, "meditate", "play essence_of_morality")

    m = essence()
    assert (m.decision.name, m.decision.seat) == ("react", 1)
    assert options(m) == ["play_on miscommunication essence_of_morality", "pass"]  # points are no reaction
    play(m, "play_on miscommunication essence_of_morality")
    passes(m)
    assert not wounded(m, "curator")
    m = essence()
    play(m, "pass")
    assert options(m) == ["use combat_coordinator 1", "pass"]  # a card that prevents the wound is one too
    saved = play(m.copy(), "use combat_coordinator 1")
    assert not wounded(saved, "curator")
    assert "combat_coordinator" in ids(saved, "grave", 1)
    assert wounded(play(m, "pass"), "curator")


@pytest.mark.rule("DTR-340")
def test_a_wound_may_be_healed_right_after():
    m = table(
        {"squad": ["inquisitor"], "hand": ["essence_of_morality"]}, {"kohort": ["blessed_legionnaire+first_aid_kit"]}
    )
    play(m, "meditate", "play essence_of_morality")
    assert wounded(m, "blessed_legionnaire")
    assert (m.decision.seat, options(m)) == (1, ["use first_aid_kit 1", "pass"])
    play(m, "use first_aid_kit 1")
    assert not wounded(m, "blessed_legionnaire")


@pytest.mark.rule("DTR-369")
def test_twenty_points_are_lost_and_the_thief_pays_at_least_ten():
    def theft(purse: int):
        m = table(
            {"kohort": ["razide"], "squad": ["clansman"], "hand": ["wave_of_righteousness"], "destiny": 20},
            {"kohort": ["centurion", "heretic"], "hand": ["stolen_paperwork"], "destiny": purse},
        )
        return play(m, "meditate", "play wave_of_righteousness", "units 2")

    m = theft(10)
    assert options(m) == ["play_on stolen_paperwork wave_of_righteousness", "pass"]
    play(m, "play_on stolen_paperwork wave_of_righteousness")
    assert set(options(m)) == {f"target {w}" for w in ("razide", "clansman", "centurion", "heretic")}
    play(m, "target razide")
    passes(m)
    assert destiny(m) == [1, 0]  # the one point is the meditation
    assert ids(m, "kohort", 1) == ["centurion", "heretic"]  # neither of those the 20 points were meant for
    assert victory(m) == [0, 0]
    m = theft(9)
    assert (m.decision.seat, m.decision.name) == (0, "destroy")  # too little to use it, so it cannot be played


@pytest.mark.rule("DTR-343")
def test_a_spell_for_a_reaction_may_be_summoned():
    """REPUDIATE lies in the library; SUMMON SPELL fetches it to answer MISCOMMUNICATION."""

    def noise(points: int, where: str):
        m = table(
            {"squad": ["cardinal_dominic"], "hand": ["positive_karma", "summon_spell"], "destiny": points,
             where: ["repudiate", "infantry"]},
            {"hand": ["miscommunication"]},
        )  # fmt: skip
        play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
        return m

    m = noise(3, "library")  # with the meditation: 4, the price of a spell from the library
    assert (m.decision.seat, options(m)) == (0, ["cast summon_spell cardinal_dominic", "pass"])
    play(m, "cast summon_spell cardinal_dominic")
    passes(m)
    assert destiny(m)[0] == 10  # the noise was silenced
    assert ids(m, "sacrificed", 0) == ["repudiate", "summon_spell"]
    assert noise(2, "library").decision.name == "action"  # too expensive
    assert noise(1, "grave").decision.name == "react"  # from the discard pile it costs 2
    assert noise(0, "grave").decision.name == "action"


@pytest.mark.rule("DTR-343", "DTR-338")
def test_only_a_spell_that_answers_may_be_summoned_as_an_answer():
    m = table(
        {
            "squad": ["cardinal_dominic"],
            "hand": ["positive_karma", "summon_spell"],
            "library": ["improve_self"],
            "destiny": 9,
        },
        {"hand": ["miscommunication"]},
    )
    play(m, "meditate", "play positive_karma", "play_on miscommunication positive_karma")
    assert destiny(m)[0] == 10  # nobody was asked: an Improve Self does not act on the card
    assert "cast summon_spell cardinal_dominic" in options(m)  # in the open window it may be summoned
