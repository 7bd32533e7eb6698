"""Every refusal of the core game once: its rule, its cards and a sentence in both languages."""

from __future__ import annotations

import pytest

import sudi

from ..table import options, play, table

HAND = {"hand": ["crystal"]}


def refused(match: sudi.Match, name: str, rule: str, *cards: str) -> str:
    """Check the refusal of an option and return what it says in English."""
    assert name not in options(match)
    reason = match.why_not(name)
    assert reason is not None
    assert (reason.rule, reason.cards) == (rule, cards)
    assert reason.text.cs != reason.text.en
    assert reason.text.cs.endswith(".")
    with pytest.raises(sudi.IllegalChoice) as error:
        match.choose(name)
    assert str(error.value) == reason.text.en
    return reason.text.en


@pytest.mark.rule("SOI-027")
def test_what_is_offered_is_not_refused() -> None:
    match = table(
        {**HAND, "champions": ["li_hin"]}, {"champions": ["fao_cutul"]}, row=["nil_assassin"], gems=2, power=4
    )
    assert len(options(match)) == 7
    for name in options(match):
        assert match.why_not(name) is None


@pytest.mark.rule("SOI-220", "SOI-018", "SOI-066")
def test_playing_what_is_not_in_hand() -> None:
    match = table(
        {"hand": ["crystal", "kiln_drone", "blaster"], "champions": ["li_hin"]},
        {"hand": ["optio_crusher"]},
        row=["nil_assassin", "reactor_drone", "spore_cleric"],
        gems=2,
    )
    play(match, "play kiln_drone", "hire spore_cleric")
    assert "hand" in refused(match, "play optio_crusher", "SOI-220")
    assert "played this turn" in refused(match, "play kiln_drone", "SOI-018", "kiln_drone")
    refused(match, "play spore_cleric", "SOI-018", "spore_cleric")
    refused(match, "play li_hin", "SOI-066", "li_hin")
    assert "hire nil_assassin" in refused(match, "play nil_assassin", "SOI-058", "nil_assassin")
    refused(match, "play reactor_drone", "SOI-060", "reactor_drone")


@pytest.mark.rule("SOI-051", "SOI-055", "SOI-061")
def test_recruiting_and_fast_playing() -> None:
    match = table(HAND, row=["optio_crusher", "aetherbreaker", "nil_assassin"], centre=["kiln_drone"], gems=5)
    play(match, "hire nil_assassin")
    assert refused(match, "recruit optio_crusher", "SOI-055", "optio_crusher") == (
        "Optio Crusher costs 5 gems and you have 3 gems."
    )
    refused(match, "hire aetherbreaker", "SOI-055", "aetherbreaker")
    refused(match, "recruit nil_assassin", "SOI-061", "nil_assassin")
    refused(match, "hire nil_assassin", "SOI-061", "nil_assassin")
    refused(match, "recruit zara_ra", "SOI-051", "zara_ra")
    refused(match, "hire zara_ra", "SOI-051", "zara_ra")


@pytest.mark.rule("SOI-060")
@pytest.mark.parametrize("card", ["kiln_drone", "optio_crusher", "crystal"])
def test_fast_playing_what_is_no_mercenary(card: str) -> None:
    match = table(HAND, row=["kiln_drone", "optio_crusher"], gems=9)
    refused(match, f"hire {card}", "SOI-060", card)


@pytest.mark.rule("SOI-029", "SOI-070", "SOI-071", "SOI-114")
def test_exhausting() -> None:
    champions = ["fao_cutul", "zetta_encryptor", "giga_source_adept"]
    match = table({**HAND, "champions": champions}, {"champions": ["optio_crusher"]})
    play(match, "exhaust fao_cutul")
    refused(match, "exhaust fao_cutul", "SOI-071", "fao_cutul")
    refused(match, "exhaust zetta_encryptor", "SOI-070", "zetta_encryptor")
    assert "Dominion" in refused(match, "exhaust giga_source_adept", "SOI-114", "giga_source_adept")
    refused(match, "exhaust optio_crusher", "SOI-029", "optio_crusher")


@pytest.mark.rule("SOI-033", "SOI-073", "SOI-025")
def test_attacking_champions() -> None:
    match = table(
        {**HAND, "champions": ["evokatus"]},
        {"champions": ["li_hin", "general_decurion", "drakonarius"], "hand": ["fao_cutul"]},
        power=6,
    )
    assert refused(match, "attack general_decurion", "SOI-073", "general_decurion") == (
        "General Decurion has 7 health and you have 6 power."
    )
    assert "its own text" in refused(match, "attack li_hin", "SOI-025", "li_hin")
    assert "its own text" in refused(match, "attack drakonarius", "SOI-025", "drakonarius")
    refused(match, "attack evokatus", "SOI-033", "evokatus")
    refused(match, "attack fao_cutul", "SOI-033")
    match = table(HAND, {"champions": ["zetta_encryptor", "fao_cutul"]}, power=6)
    assert "Zetta" in refused(match, "attack fao_cutul", "SOI-025", "fao_cutul", "zetta_encryptor")


@pytest.mark.rule("SOI-073")
def test_one_power_short() -> None:
    match = table(HAND, {"champions": ["fao_cutul"]}, power=3)
    assert refused(match, "attack fao_cutul", "SOI-073", "fao_cutul").endswith("has 4 health and you have 3 power.")
    assert table(HAND, {"champions": ["fao_cutul"]}, power=4).why_not("attack fao_cutul") is None


@pytest.mark.rule("SOI-032", "SOI-048")
def test_focus() -> None:
    refused(table(HAND), "focus", "SOI-032")
    match = table(HAND, gems=2)
    play(match, "focus")
    refused(match, "focus", "SOI-048")


@pytest.mark.rule("SOI-076")
def test_while_a_question_stands_and_answers_without_a_question() -> None:
    match = table({"hand": ["shadow_apostle", "crystal"]})
    refused(match, "banish crystal hand", "SOI-076")
    refused(match, "decline", "SOI-076")
    play(match, "play shadow_apostle")
    assert "question" in refused(match, "play crystal", "SOI-076", "crystal")
    for name in ("end", "focus"):
        assert "question" in refused(match, name, "SOI-076")


@pytest.mark.rule("SOI-027")
def test_it_is_somebody_elses_turn() -> None:
    match = table(HAND, {"hand": ["blaster"]})
    reason = match.why_not("play blaster", seat=1)
    assert reason is not None
    assert reason.rule == "SOI-027"
    assert "Player 1" in reason.text.en
    assert match.why_not("end", seat=0) is None


@pytest.mark.rule("SOI-110")
def test_after_the_end_nothing_is_possible() -> None:
    match = table(HAND, {"health": 1}, power=1)
    play(match, "end")
    reason = match.why_not("end")
    assert reason is not None
    assert "over" in reason.text.en


def test_names_that_do_not_exist() -> None:
    match = table(HAND)
    with pytest.raises(sudi.UnknownName, match="did you mean 'crystal'"):
        match.why_not("play crystall")
    with pytest.raises(sudi.UnknownName, match="did you mean 'play'"):
        match.why_not("plya crystal")
