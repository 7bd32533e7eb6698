"""The core cards of the Wraethe, each with what it does and what it must not do."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone


@pytest.mark.rule("SOI-116", "SOI-087")
def test_wraethe_skirmisher() -> None:
    assert gained(holding("wraethe_skirmisher", discard=["crystal"]), "play wraethe_skirmisher") == {"power": 2}
    match = holding("wraethe_skirmisher", discard=["wraethe_skirmisher", "nil_assassin"])
    assert gained(match, "play wraethe_skirmisher") == {"power": 6}


def test_nil_assassin() -> None:
    assert gained(holding("nil_assassin", discard=["zara_ra"], mastery=30), "play nil_assassin") == {"power": 5}


# ---- one card banished ----
@pytest.mark.rule("SOI-106")
@pytest.mark.parametrize(("card", "gain"), [("shadow_apostle", {"power": 2}), ("umbral_scourge", {"mastery": 1})])
def test_apostle_and_scourge_may_banish_one_card(card: str, gain: dict[str, int]) -> None:
    match = holding(card, "kiln_drone", discard=["kiln_drone", "crystal"])
    assert gained(match, f"play {card}") == gain
    assert options(match) == [
        *("banish kiln_drone hand", "banish blaster hand"),
        *("banish kiln_drone discard", "banish crystal discard", "decline"),
    ]
    declined = match.copy()
    play(declined, "decline")
    assert zone(declined, "hand", 0) == ["kiln_drone", "blaster"]
    assert zone(declined, "discard", 0) == ["kiln_drone", "crystal"]
    assert gained(match, "banish kiln_drone discard") == {}
    assert match.decision is not None
    assert match.decision.name == "play"  # one card and no more
    assert zone(match, "hand", 0) == ["kiln_drone", "blaster"]
    assert zone(match, "discard", 0) == ["crystal"]


# ---- Shadebound Sentry ----
def test_shadebound_sentry_must_return_a_mercenary() -> None:
    discard = ["nil_assassin", "spore_cleric", "li_hin", "kiln_drone"]
    match = holding("shadebound_sentry", discard=discard)
    assert gained(match, "play shadebound_sentry") == {"power": 3}
    assert options(match) == ["return nil_assassin", "return spore_cleric"]  # any faction, compulsory
    play(match, "return spore_cleric")
    assert zone(match, "hand", 0) == ["blaster", "spore_cleric"]
    assert zone(match, "discard", 0) == ["nil_assassin", "li_hin", "kiln_drone"]
    assert "spore_cleric" in str(match.view(1)["players"][0]["hand"])  # everybody saw which


def test_shadebound_sentry_without_a_mercenary() -> None:
    match = table(
        {"hand": ["shadebound_sentry", "crystal"], "discard": ["li_hin", "kiln_drone"]}, {"discard": ["nil_assassin"]}
    )
    assert gained(match, "play shadebound_sentry") == {"power": 3}
    assert zone(match, "hand", 0) == ["crystal"]


# ---- power ----
@pytest.mark.rule("SOI-086")
@pytest.mark.parametrize(("mastery", "power"), [(0, 4), (9, 4), (10, 8), (30, 8)])
def test_aetherbreaker(mastery: int, power: int) -> None:
    assert gained(holding("aetherbreaker", mastery=mastery), "play aetherbreaker") == {"power": power}


@pytest.mark.rule("SOI-116")
@pytest.mark.parametrize(
    ("discard", "power"),
    [
        ([], 3),
        (["kiln_drone", "crystal"], 3),
        (["nil_assassin"], 5),
        (["nil_assassin", "nil_assassin", "li_hin", "kiln_drone"], 9),
    ],
)
def test_scion_of_nothingness(discard: list[str], power: int) -> None:
    match = table({"hand": ["scion_of_nothingness", "crystal"], "discard": discard}, {"discard": ["zara_ra"]})
    assert gained(match, "play scion_of_nothingness") == {"power": power}


# ---- Zara Ra ----
@pytest.mark.rule("SOI-091")
@pytest.mark.parametrize(("mastery", "asked"), [(0, False), (8, False), (9, True), (20, True)])
def test_zara_ra_may_banish_from_10_mastery_her_own_included(mastery: int, asked: bool) -> None:
    match = holding("zara_ra", "crystal", mastery=mastery)
    assert gained(match, "play zara_ra") == {"power": 4, "mastery": 1}
    assert ("banish crystal hand" in options(match)) == asked


def test_zara_ra_banishes_up_to_two_from_hand_and_discard() -> None:
    match = holding("zara_ra", "crystal", "kiln_drone", discard=["crystal", "li_hin"], mastery=10)
    play(match, "play zara_ra")
    none, one = match.copy(), match.copy()
    play(none, "decline")
    assert len(none.state.hand[0] + none.state.discard[0]) == 5
    play(one, "banish li_hin discard", "decline")
    assert zone(one, "discard", 0) == ["crystal"]
    play(match, "banish crystal hand", "banish crystal discard")
    assert match.decision is not None
    assert match.decision.name == "play"  # two and no more
    assert zone(match, "hand", 0) == ["kiln_drone", "blaster"]
    assert zone(match, "discard", 0) == ["li_hin"]


# ---- champions ----
@pytest.mark.rule("SOI-025")
def test_li_hin_cannot_be_attacked_and_gives_one_power() -> None:
    match = table({"hand": ["crystal"]}, {"champions": ["li_hin", "fao_cutul"]}, power=9)
    assert options(match) == ["play crystal", "attack fao_cutul", "end"]  # her neighbour can
    play(match, "end")
    assert match.state.health == [50, 41]  # and so can her player
    assert gained(holding(champions=["li_hin"], mastery=30), "exhaust li_hin") == {"power": 1}


@pytest.mark.rule("SOI-025", "SOI-089")
def test_not_even_infinite_power_touches_li_hin() -> None:
    match = table({"hand": ["infinity_shard", "crystal"], "mastery": 30}, {"champions": ["li_hin"]})
    play(match, "play infinity_shard")
    assert "attack li_hin" not in options(match)


@pytest.mark.rule("SOI-122")
def test_li_hin_falls_to_both_cards_that_destroy() -> None:
    match = table({"hand": ["ghostwillow_avenger", "crystal"], "mastery": 15}, {"champions": ["li_hin"]})
    play(match, "play ghostwillow_avenger")
    assert zone(match, "discard", 1) == ["li_hin"]


@pytest.mark.parametrize(("mastery", "power"), [(0, 7), (19, 7), (20, 14), (30, 14)])
def test_fao_cutul_doubles_all_power_its_own_2_included(mastery: int, power: int) -> None:
    match = holding("nil_assassin", champions=["fao_cutul"], mastery=mastery)
    play(match, "play nil_assassin")
    play(match, "exhaust fao_cutul")
    assert match.state.power == power


def test_fao_cutul_doubles_only_what_is_there() -> None:
    match = holding("nil_assassin", champions=["fao_cutul"], mastery=20)
    assert gained(match, "exhaust fao_cutul") == {"power": 4}
    assert gained(match, "play nil_assassin") == {"power": 5}


def test_zen_chi_set_must_return_a_wraethe_card() -> None:
    discard = ["kiln_drone", "nil_assassin", "li_hin", "wraethe_skirmisher"]
    match = holding(champions=["zen_chi_set"], discard=discard)
    assert gained(match, "exhaust zen_chi_set") == {"power": 3}
    assert options(match) == ["return nil_assassin", "return li_hin", "return wraethe_skirmisher"]
    play(match, "return li_hin")
    assert zone(match, "hand", 0) == ["blaster", "li_hin"]
    assert zone(match, "discard", 0) == ["kiln_drone", "nil_assassin", "wraethe_skirmisher"]


def test_zen_chi_set_without_a_wraethe_card() -> None:
    match = holding(champions=["zen_chi_set"], discard=["kiln_drone", "spore_cleric"])
    assert gained(match, "exhaust zen_chi_set") == {"power": 3}
    assert zone(match, "hand", 0) == ["blaster"]
