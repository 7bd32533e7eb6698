"""The core cards of the Undergrowth, each with what it does and what it must not do."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone

# card: what it gives alone, what Unify adds or puts in its place
UNIFIERS = [
    ("undergrowth_aspirant", {"health": 3}, {"health": 3, "power": 5}),
    ("leshai_knight", {"power": 3}, {"power": 6}),
    ("shardwood_guardian", {"power": 2, "drawn": 1}, {"power": 2, "drawn": 1, "health": 6}),
    ("root_of_the_forest", {"health": 10}, {"health": 10, "power": 10}),
]


@pytest.mark.rule("SOI-112", "SOI-113")
@pytest.mark.parametrize(("card", "alone", "unified"), UNIFIERS)
def test_unify_by_play_by_reveal_declined_and_impossible(
    card: str, alone: dict[str, int], unified: dict[str, int]
) -> None:
    deck = ["crystal"] * 3
    lonely = holding(card, "nil_assassin", "additri_gaiamancer", deck=deck, health=20)
    assert gained(lonely, f"play {card}") == alone
    match = holding("fungal_hermit", card, deck=deck, health=20)
    declined, played = match.copy(), match.copy()
    assert gained(match, f"play {card}", "reveal fungal_hermit") == unified
    assert gained(declined, f"play {card}", "decline") == alone
    play(played, "play fungal_hermit")
    assert gained(played, f"play {card}") == unified


def test_spore_cleric() -> None:
    match = holding("spore_cleric", "undergrowth_aspirant", health=20, mastery=30)
    assert gained(match, "play spore_cleric") == {"health": 4}


@pytest.mark.rule("SOI-092")
@pytest.mark.parametrize(("mastery", "healed"), [(0, 0), (8, 0), (9, 5), (29, 5)])
def test_fungal_hermit(mastery: int, healed: int) -> None:
    match = holding("fungal_hermit", mastery=mastery, health=20)
    assert gained(match, "play fungal_hermit") == {"mastery": 1} | ({"health": 5} if healed else {})


# ---- Thorn Zealot ----
@pytest.mark.rule("SOI-122")
def test_thorn_zealot_must_destroy_one_enemy_champion_of_choice() -> None:
    match = table(
        {"hand": ["spore_cleric", "thorn_zealot", "crystal"], "deck": ["crystal"], "champions": ["evokatus"]},
        {"champions": ["zetta_encryptor", "li_hin"]},
        {"champions": ["general_decurion"]},
        mode="free_for_all",
    )
    play(match, "play spore_cleric")
    assert gained(match, "play thorn_zealot") == {"drawn": 1}
    assert options(match) == ["destroy zetta_encryptor", "destroy li_hin", "destroy general_decurion"]
    play(match, "destroy general_decurion")
    assert zone(match, "discard", 2) == ["general_decurion"]
    assert zone(match, "champions", 1) == ["zetta_encryptor", "li_hin"]
    assert zone(match, "champions", 0) == ["evokatus"]
    assert match.decision is not None
    assert match.decision.name == "play"  # one, not all


@pytest.mark.rule("SOI-112")
def test_thorn_zealot_without_unify_or_without_enemy_champions() -> None:
    match = table({"hand": ["thorn_zealot", "crystal"], "deck": ["crystal"]}, {"champions": ["li_hin"]})
    assert gained(match, "play thorn_zealot") == {"drawn": 1}
    assert zone(match, "champions", 1) == ["li_hin"]
    match = holding("spore_cleric", "thorn_zealot", deck=["crystal"], champions=["evokatus"])
    play(match, "play spore_cleric")
    assert gained(match, "play thorn_zealot") == {"drawn": 1}
    assert zone(match, "champions", 0) == ["evokatus"]


@pytest.mark.rule("SOI-113")
def test_thorn_zealot_spares_the_champion_when_the_reveal_is_declined() -> None:
    match = table({"hand": ["thorn_zealot", "spore_cleric"]}, {"champions": ["li_hin"]})
    play(match, "play thorn_zealot", "decline")
    assert zone(match, "champions", 1) == ["li_hin"]


# ---- Ghostwillow Avenger ----
@pytest.mark.parametrize(("mastery", "destroys"), [(0, False), (14, False), (15, True), (30, True)])
def test_ghostwillow_avenger(mastery: int, destroys: bool) -> None:
    match = table(
        {"hand": ["ghostwillow_avenger", "crystal"], "champions": ["evokatus"], "mastery": mastery},
        {"champions": ["li_hin", "zetta_encryptor"]},
        {"champions": ["general_decurion", "drakonarius"]},
        mode="free_for_all",
    )
    assert gained(match, "play ghostwillow_avenger") == {"power": 4}
    assert zone(match, "champions", 0) == ["evokatus"]
    if destroys:
        assert zone(match, "discard", 1) == ["li_hin", "zetta_encryptor"]
        assert zone(match, "discard", 2) == ["general_decurion", "drakonarius"]
    else:
        assert zone(match, "champions", 1) == ["li_hin", "zetta_encryptor"]
    assert zone(match, "champions", 2) == ([] if destroys else ["general_decurion", "drakonarius"])


# ---- Furrowing Elemental ----
@pytest.mark.parametrize(
    ("health", "expected"),
    [
        (20, {"health": 4, "drawn": 1}),
        (45, {"health": 4, "drawn": 1}),
        (46, {"health": 4, "drawn": 1, "power": 6}),
        (49, {"health": 1, "drawn": 1, "power": 6}),
        (50, {"drawn": 1, "power": 6}),
    ],
)
def test_furrowing_elemental(health: int, expected: dict[str, int]) -> None:
    match = holding("furrowing_elemental", deck=["crystal"] * 2, health=health)
    assert gained(match, "play furrowing_elemental") == expected


# ---- Additri ----
def test_additri_counts_undergrowth_allies_of_this_turn() -> None:
    match = table(
        {"hand": ["undergrowth_aspirant", "nil_assassin", "crystal"], "champions": ["additri_gaiamancer"]},
        row=["spore_cleric"],
        gems=2,
    )
    assert gained(match.copy(), "exhaust additri_gaiamancer") == {"power": 2}
    play(match, "play undergrowth_aspirant", "play nil_assassin", "hire spore_cleric")
    assert gained(match, "exhaust additri_gaiamancer") == {"power": 6}  # 2 + 2 for each of two, one fast-played


def test_additri_counts_neither_herself_nor_later_allies_and_does_not_heal() -> None:
    match = holding("additri_gaiamancer", "spore_cleric", health=20)
    play(match, "play additri_gaiamancer")
    assert gained(match, "exhaust additri_gaiamancer") == {"power": 2}
    assert gained(match, "play spore_cleric") == {"health": 4}


# ---- Ojas ----
def test_ojas_copies_any_card_played_this_turn_that_is_no_champion() -> None:
    match = table(
        {"hand": ["crystal", "nil_assassin", "evokatus", "ojas_genesis_druid", "kiln_drone"]},
        row=["shard_abstractor"],
        gems=3,
    )
    play(match, "play crystal", "play nil_assassin", "play evokatus", "hire shard_abstractor")
    play(match, "play ojas_genesis_druid")
    assert options(match) == ["copy crystal", "copy nil_assassin", "copy shard_abstractor"]
    assert gained(match.copy(), "copy nil_assassin") == {"power": 5}
    assert gained(match, "copy shard_abstractor") == {"mastery": 2}


def test_ojas_with_nothing_or_only_one_card_to_copy() -> None:
    assert gained(holding("ojas_genesis_druid", "crystal"), "play ojas_genesis_druid") == {}
    match = holding("ojas_genesis_druid", "nil_assassin", champions=["optio_crusher"])
    play(match, "play nil_assassin", "exhaust optio_crusher")
    assert gained(match, "play ojas_genesis_druid") == {"power": 5}


@pytest.mark.parametrize(("mastery", "power"), [(19, 5), (20, 10), (30, 10)])
def test_ojas_copies_twice_at_20(mastery: int, power: int) -> None:
    match = holding("ojas_genesis_druid", "nil_assassin", mastery=mastery)
    play(match, "play nil_assassin")
    assert gained(match, "play ojas_genesis_druid") == {"power": power}


@pytest.mark.rule("SOI-091", "SOI-054")
@pytest.mark.parametrize(("mastery", "gain"), [(9, 5), (10, 10)])
def test_ojas_counts_the_mastery_that_the_first_copy_brings(mastery: int, gain: int) -> None:
    """The Architect lifts 10 to 15, the first copy to 20: that fulfils the line that copies once more."""
    match = holding("grand_architect", "ojas_genesis_druid", mastery=mastery)
    play(match, "play grand_architect")
    assert gained(match, "play ojas_genesis_druid") == {"mastery": gain}


def test_ojas_copies_choices_and_makes_them_anew() -> None:
    match = holding("shadow_apostle", "crystal", "crystal", "ojas_genesis_druid", mastery=20)
    play(match, "play shadow_apostle", "decline", "play ojas_genesis_druid", "banish crystal hand")
    assert options(match) == ["banish crystal hand", "banish blaster hand", "decline"]  # the second copy asks again
    play(match, "banish crystal hand")
    assert match.state.power == 6
    assert zone(match, "hand", 0) == ["blaster"]


@pytest.mark.rule("SOI-220")
def test_copying_is_not_playing() -> None:
    match = holding("spore_cleric", "ojas_genesis_druid", "additri_gaiamancer", health=20)
    play(match, "play spore_cleric", "play ojas_genesis_druid", "play additri_gaiamancer")
    assert match.state.health[0] == 28
    assert gained(match, "exhaust additri_gaiamancer") == {"power": 6}  # the Cleric and Ojas, no third ally
    assert zone(match, "played") == ["spore_cleric", "ojas_genesis_druid"]


@pytest.mark.rule("SOI-112")
def test_ojas_unifies_a_copied_effect_with_the_ally_itself() -> None:
    match = holding("undergrowth_aspirant", "ojas_genesis_druid", "nil_assassin", health=20)
    play(match, "play undergrowth_aspirant", "decline", "play nil_assassin", "play ojas_genesis_druid")
    assert gained(match, "copy undergrowth_aspirant") == {"health": 3, "power": 5}


@pytest.mark.rule("SOI-114")
def test_ojas_is_the_undergrowth_card_of_a_copied_dominion() -> None:
    match = holding("order_initiate", "kiln_drone", "nil_assassin", "ojas_genesis_druid")
    play(match, "play kiln_drone", "play nil_assassin", "play order_initiate", "decline")
    play(match, "play ojas_genesis_druid")
    assert gained(match, "copy order_initiate") == {"gems": 2, "mastery": 2}


def test_ojas_copies_portal_monk() -> None:
    match = table(
        {"hand": ["portal_monk", "ojas_genesis_druid", "crystal"]}, row=["kiln_drone", "li_hin", "omnius"], centre=[]
    )
    play(match, "play portal_monk", "get li_hin", "play ojas_genesis_druid", "get omnius")
    assert zone(match, "discard", 0) == ["li_hin", "omnius"]


def test_ojas_helps_others_unify_as_an_ally() -> None:
    match = holding("ojas_genesis_druid", "undergrowth_aspirant", health=20)
    play(match, "play ojas_genesis_druid")
    assert gained(match, "play undergrowth_aspirant") == {"health": 3, "power": 5}
