"""The core cards of the Order, each with what it does and what it must not do."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone

OTHERS = ["kiln_drone", "spore_cleric", "nil_assassin"]  # one card of each other faction


# ---- Order Initiate ----
@pytest.mark.rule("SOI-114")
def test_order_initiate_without_and_with_dominion() -> None:
    assert gained(holding("order_initiate", "command_seer"), "play order_initiate") == {"gems": 2}
    match = holding("order_initiate", *OTHERS)
    play(match, *(f"play {card}" for card in OTHERS))
    assert gained(match, "play order_initiate") == {"gems": 2, "mastery": 2}


@pytest.mark.rule("SOI-115")
def test_order_initiate_by_reveal_and_declined() -> None:
    match = holding("order_initiate", *OTHERS)
    declined = match.copy()
    reveals = [f"reveal {card}" for card in OTHERS]
    assert gained(match, "play order_initiate", *reveals) == {"gems": 2, "mastery": 2}
    assert gained(declined, "play order_initiate", "decline") == {"gems": 2}


# ---- mercenaries with numbers ----
@pytest.mark.rule("SOI-117")
@pytest.mark.parametrize(("mastery", "drawn"), [(0, False), (8, False), (9, True), (30, True)])
def test_cache_warden(mastery: int, drawn: bool) -> None:
    match = holding("cache_warden", deck=["crystal"] * 2, mastery=mastery)
    expected = {"mastery": 1} if mastery < 30 else {}
    assert gained(match, "play cache_warden") == expected | ({"drawn": 1} if drawn else {})


def test_shard_abstractor() -> None:
    assert gained(holding("shard_abstractor", mastery=3), "play shard_abstractor") == {"mastery": 2}


def test_data_heretic() -> None:
    match = holding("data_heretic", deck=["kiln_drone", "mining_drones", "crystal"])
    assert gained(match, "play data_heretic") == {"drawn": 2}
    assert sorted(zone(match, "hand", 0)) == ["blaster", "crystal", "mining_drones"]


def test_grand_architect() -> None:
    assert gained(holding("grand_architect", mastery=3), "play grand_architect") == {"mastery": 5}


def test_command_seer() -> None:
    assert gained(holding("command_seer"), "play command_seer") == {"gems": 2}


def test_cryptofist_monk() -> None:
    assert gained(holding("cryptofist_monk", deck=["crystal"] * 2), "play cryptofist_monk") == {"drawn": 1}


# ---- Omnius ----
@pytest.mark.rule("SOI-114", "SOI-054")
def test_omnius_draws_first_and_may_reveal_what_it_drew() -> None:
    match = holding("omnius", "kiln_drone", deck=["spore_cleric", "nil_assassin"])
    play(match, "play omnius")
    assert options(match) == ["reveal kiln_drone", "decline"]
    assert gained(match, "reveal kiln_drone", "reveal spore_cleric", "reveal nil_assassin") == {"mastery": 5}
    assert len(match.state.hand[0]) == 4


@pytest.mark.rule("SOI-114")
def test_omnius_without_dominion_draws_only() -> None:
    match = holding("omnius", "kiln_drone", "spore_cleric", deck=["crystal"] * 3)
    assert gained(match, "play omnius") == {"drawn": 2}
    match = holding("omnius", *OTHERS, deck=["crystal"] * 3)
    assert gained(match, "play omnius", "reveal kiln_drone", "decline") == {"drawn": 2}


# ---- Portal Monk ----
ROW = ["drakonarius", "general_decurion", "grand_architect", "kiln_drone", "omnius"]  # costs 6, 7, 7, 1, 6


@pytest.mark.parametrize(("mastery", "place"), [(0, "discard"), (14, "discard"), (15, "hand"), (30, "hand")])
def test_portal_monk_recruits_for_free_up_to_cost_6(mastery: int, place: str) -> None:
    match = table({"hand": ["portal_monk", "crystal"], "mastery": mastery}, row=ROW, centre=["li_hin"], gems=3)
    play(match, "play portal_monk")
    assert options(match) == ["get drakonarius", "get kiln_drone", "get omnius"]  # compulsory, and nothing of cost 7
    assert gained(match, "get omnius") == {}
    assert zone(match, place, 0)[-1] == "omnius"
    assert ("omnius" in zone(match, "hand", 0)) == (place == "hand")
    assert "omnius" not in zone(match, "hired") + zone(match, "played")
    assert zone(match, "row") == [*ROW[:4], "li_hin"]


def test_portal_monk_with_nothing_cheap_enough_or_only_one_card() -> None:
    match = table({"hand": ["portal_monk", "crystal"]}, row=["general_decurion", "zen_chi_set"], gems=9)
    assert gained(match, "play portal_monk") == {}
    assert zone(match, "discard", 0) == []
    match = table({"hand": ["portal_monk", "crystal"]}, row=["general_decurion", "kiln_drone"], centre=[])
    play(match, "play portal_monk")
    assert zone(match, "discard", 0) == ["kiln_drone"]
    assert zone(match, "row") == ["general_decurion"]


def test_portal_monk_puts_a_champion_on_the_discard_pile_like_any_recruit() -> None:
    match = table({"hand": ["portal_monk", "crystal"]}, row=["evokatus", "kiln_drone"])
    play(match, "play portal_monk", "get evokatus")
    assert zone(match, "discard", 0) == ["evokatus"]
    assert zone(match, "champions", 0) == []


# ---- Systema A.I. ----
@pytest.mark.rule("SOI-118", "SOI-091")
@pytest.mark.parametrize(("mastery", "drawn"), [(0, False), (18, False), (19, True), (20, True)])
def test_systema_ai(mastery: int, drawn: bool) -> None:
    match = holding(champions=["systema_ai"], deck=["crystal"] * 3, mastery=mastery)
    assert gained(match, "exhaust systema_ai") == {"mastery": 1} | ({"drawn": 2} if drawn else {})


# ---- Giga ----
@pytest.mark.rule("SOI-114", "SOI-081")
def test_giga_draws_when_played_and_is_exhausted_only_with_dominion() -> None:
    match = holding("giga_source_adept", *OTHERS[:2], deck=["crystal"] * 3)
    assert gained(match, "play giga_source_adept") == {"drawn": 1}
    play(match, "play kiln_drone", "play spore_cleric")
    assert "exhaust giga_source_adept" not in options(match)  # no Wraethe card anywhere


@pytest.mark.rule("SOI-114")
def test_giga_by_cards_played_needs_no_reveal() -> None:
    match = holding("kiln_drone", "spore_cleric", "nil_assassin", champions=["giga_source_adept"])
    play(match, *(f"play {card}" for card in OTHERS))
    assert gained(match, "exhaust giga_source_adept") == {"mastery": 3}
    assert "exhaust giga_source_adept" not in options(match)


@pytest.mark.rule("SOI-115")
def test_giga_by_reveal() -> None:
    match = holding("kiln_drone", "spore_cleric", "nil_assassin", champions=["giga_source_adept"])
    play(match, "play spore_cleric", "exhaust giga_source_adept")
    assert gained(match, "reveal kiln_drone", "reveal nil_assassin") == {"mastery": 3}
    assert "kiln_drone" in zone(match, "hand", 0)


@pytest.mark.rule("SOI-115")
def test_giga_who_declines_the_reveal_gains_nothing() -> None:
    match = holding("kiln_drone", "spore_cleric", "nil_assassin", champions=["giga_source_adept"])
    assert gained(match, "exhaust giga_source_adept", "reveal kiln_drone", "decline") == {}


# ---- Zetta ----
@pytest.mark.rule("SOI-025", "SOI-096")
def test_zetta_protects_her_player_and_her_fellow_champions_not_herself() -> None:
    other = {"champions": ["zetta_encryptor", "fao_cutul", "primus_pilus"], "hand": ["crystal"]}
    match = table({"hand": ["crystal"]}, other, power=15)
    assert options(match) == ["play crystal", "attack zetta_encryptor", "end"]
    spared = match.copy()
    play(spared, "end")
    assert spared.state.health == [50, 50]
    play(match, "attack zetta_encryptor", "attack fao_cutul", "end")
    assert match.state.health == [50, 44]
    assert zone(match, "champions", 1) == ["primus_pilus"]


@pytest.mark.rule("SOI-025")
def test_zetta_protects_nobody_else() -> None:
    match = table(
        {"hand": ["crystal"]},
        {"champions": ["zetta_encryptor"]},
        {"champions": ["fao_cutul"]},
        mode="free_for_all",
        power=4,
    )
    assert "attack fao_cutul" in options(match)
    play(match, "end")
    assert options(match) == [f"assign p3 {n}" for n in range(5)]
    own = table({"hand": ["crystal"], "champions": ["zetta_encryptor"]}, {"champions": ["fao_cutul"]}, power=4)
    assert "attack fao_cutul" in options(own)  # one's own Zetta hinders nobody


@pytest.mark.rule("SOI-122", "SOI-025")
def test_zetta_does_not_stop_effects_that_destroy() -> None:
    champions = ["zetta_encryptor", "fao_cutul"]
    match = table({"hand": ["spore_cleric", "thorn_zealot", "crystal"]}, {"champions": champions})
    play(match, "play spore_cleric", "play thorn_zealot", "destroy fao_cutul")
    assert zone(match, "champions", 1) == ["zetta_encryptor"]
    match = table({"hand": ["ghostwillow_avenger", "crystal"], "mastery": 15}, {"champions": champions})
    play(match, "play ghostwillow_avenger")
    assert zone(match, "champions", 1) == []


@pytest.mark.rule("SOI-099", "SOI-098")
def test_zettas_shield_works_from_hand_only() -> None:
    match = table({"hand": ["crystal"]}, {"hand": ["zetta_encryptor"]}, power=7)
    play(match, "end", "shield zetta_encryptor")
    assert match.state.health == [50, 48]
    match = table({"hand": ["crystal"]}, {"champions": ["zetta_encryptor"], "hand": ["crystal"]}, power=12)
    play(match, "attack zetta_encryptor", "end")
    assert match.state.health == [50, 43]


def test_zetta_has_nothing_to_exhaust() -> None:
    assert options(holding(champions=["zetta_encryptor"])) == ["play blaster", "end"]
