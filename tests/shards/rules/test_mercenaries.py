"""Core rules: recruiting, allies and mercenaries (SOI-051 to SOI-064, SOI-079, SOI-120, SOI-121, SOI-220, SOI-221)."""

from __future__ import annotations

import pytest

from ..table import gained, holding, options, play, table, zone

MERCENARIES = {
    "venator_of_the_wastes": 4,
    "cache_warden": 2,
    "shard_abstractor": 3,
    "data_heretic": 3,
    "omnius": 6,
    "grand_architect": 7,
    "spore_cleric": 2,
    "fungal_hermit": 3,
    "leshai_knight": 3,
    "ghostwillow_avenger": 4,
    "root_of_the_forest": 7,
    "nil_assassin": 2,
    "shadow_apostle": 2,
    "umbral_scourge": 3,
    "aetherbreaker": 4,
    "scion_of_nothingness": 5,
    "zara_ra": 5,
}


# ---- recruiting ----
@pytest.mark.rule("SOI-051", "SOI-055")
@pytest.mark.parametrize("gems", [2, 3, 4])
def test_recruiting_costs_the_printed_gems_and_fills_the_discard_pile(gems: int) -> None:
    match = table({"hand": ["crystal"]}, row=["reactor_drone"], centre=[], gems=gems)
    assert ("recruit reactor_drone" in options(match)) == (gems >= 3)
    if gems >= 3:
        assert gained(match, "recruit reactor_drone") == {"gems": -3}  # paid, and its 3 gems are not gained
        assert zone(match, "discard", 0) == ["reactor_drone"]
        assert zone(match, "hand", 0) == ["crystal"]
        assert zone(match, "played") == []


@pytest.mark.rule("SOI-057")
def test_a_recruited_ally_works_only_after_it_was_drawn_and_played() -> None:
    match = table({"hand": ["crystal"], "deck": []}, {"hand": ["crystal"]}, row=["reactor_drone"], centre=[], gems=3)
    play(match, "recruit reactor_drone", "end", "end")
    assert "reactor_drone" in zone(match, "hand", 0)
    assert gained(match, "play reactor_drone") == {"gems": 3}
    play(match, "end", "end")
    assert "reactor_drone" in zone(match, "hand", 0)  # and it stays in the deck for good


@pytest.mark.rule("SOI-052", "SOI-079")
def test_any_number_of_allies_is_played_and_costs_nothing() -> None:
    match = holding(*["crystal"] * 7, "furrowing_elemental", "cryptofist_monk")
    play(match, *["play crystal"] * 7)
    assert match.state.gems == 7
    play(match, "play furrowing_elemental", "play cryptofist_monk")
    assert match.state.gems == 7
    assert len(match.state.played) == 9


@pytest.mark.rule("SOI-053")
def test_an_allys_effect_comes_at_once() -> None:
    match = holding("spore_cleric", "nil_assassin", health=20)
    assert gained(match, "play spore_cleric") == {"health": 4}
    assert gained(match, "play nil_assassin") == {"power": 5}


@pytest.mark.rule("SOI-054")
def test_effects_of_a_card_go_from_top_to_bottom() -> None:
    # The card drawn by the first line may be revealed for the second.
    match = table({"hand": ["thorn_zealot", "blaster"], "deck": ["spore_cleric"]}, {"champions": ["fao_cutul"]})
    play(match, "play thorn_zealot")
    assert options(match) == ["reveal spore_cleric", "decline"]
    # Healing first, then the look at 50 health.
    assert gained(holding("furrowing_elemental", health=46), "play furrowing_elemental") == {"health": 4, "power": 6}


@pytest.mark.rule("SOI-221")
def test_what_a_played_card_does_is_announced_to_everybody() -> None:
    match = holding("aetherbreaker", "crystal")
    play(match, "play aetherbreaker")
    for reader in (0, 1, None):
        told = [(entry.line, entry.card, entry.n) for entry in match.log(reader)]
        assert told == [("plays", "aetherbreaker", 0), ("power", "aetherbreaker", 4)]


# ---- mercenaries ----
@pytest.mark.rule("SOI-058")
def test_a_mercenary_in_the_row_can_be_recruited_or_fast_played() -> None:
    match = table({"hand": ["crystal"]}, row=["nil_assassin"], centre=[], gems=2)
    assert options(match) == ["play crystal", "recruit nil_assassin", "hire nil_assassin", "focus", "end"]
    recruited = match.copy()
    assert gained(recruited, "recruit nil_assassin") == {"gems": -2}
    assert zone(recruited, "discard", 0) == ["nil_assassin"]
    assert gained(match, "hire nil_assassin") == {"gems": -2, "power": 5}
    assert zone(match, "discard", 0) == []


@pytest.mark.rule("SOI-059", "SOI-055", "SOI-220")
@pytest.mark.parametrize(("card", "cost"), MERCENARIES.items())
def test_fast_playing_costs_what_recruiting_costs(card: str, cost: int) -> None:
    short = table({"hand": ["crystal"]}, row=[card], centre=[], gems=cost - 1)
    assert not {f"hire {card}", f"recruit {card}"} & set(options(short))
    match = table({"hand": ["crystal", "crystal"], "deck": []}, row=[card], centre=[], gems=cost)
    assert {f"hire {card}", f"recruit {card}"} <= set(options(match))
    play(match, f"hire {card}")
    assert match.state.gems == 0
    assert zone(match, "hired") == [card]
    assert zone(match, "row") == []


@pytest.mark.rule("SOI-060", "SOI-058")
def test_only_mercenaries_are_fast_played() -> None:
    cards = sorted({card.id for card in table().state.t.defs if card.kind != "starter"})
    offered = set()
    for start in range(0, len(cards), 6):
        match = table({"hand": ["crystal"]}, row=cards[start : start + 6], gems=9)
        offered |= {name.split()[1] for name in options(match) if name.startswith("hire")}
        assert {f"recruit {card}" for card in cards[start : start + 6]} <= set(options(match))
    assert offered == set(MERCENARIES)


@pytest.mark.rule("SOI-061")
def test_a_fast_played_mercenary_is_used_up_for_this_turn() -> None:
    match = table(
        {"hand": ["crystal"]}, {"hand": ["crystal"]}, row=["nil_assassin"], centre=["omnius", "zara_ra"], gems=4
    )
    play(match, "hire nil_assassin")
    assert options(match) == ["play crystal", "focus", "end"]
    play(match, "end")
    assert zone(match, "centre") == ["nil_assassin", "omnius"]


@pytest.mark.rule("SOI-061", "SOI-040")
def test_it_comes_back_only_from_the_bottom_of_the_centre_deck() -> None:
    match = table(
        {"hand": ["crystal"]},
        {"hand": ["crystal"], "deck": ["crystal"] * 5},
        row=["nil_assassin"],
        centre=["order_initiate", "kiln_drone"],
        gems=3,
    )
    play(match, "hire nil_assassin")
    assert zone(match, "row") == ["kiln_drone"]
    play(match, "end", "play crystal")
    assert zone(match, "row") == ["kiln_drone"]
    play(match, "recruit kiln_drone")
    assert zone(match, "row") == ["order_initiate"]
    match.state.gems = 1
    play(match, "end", "play crystal", "recruit order_initiate")  # its slot is filled with the mercenary
    assert zone(match, "row") == ["nil_assassin"]


@pytest.mark.rule("SOI-023", "SOI-040")
def test_places_that_could_not_be_filled_are_filled_when_mercenaries_come_back() -> None:
    """With the centre deck empty the row shrinks; what goes under the deck fills it again at once, oldest first."""
    row = ["nil_assassin", "spore_cleric", "fungal_hermit", "omnius", "li_hin", "zara_ra"]
    match = table({"hand": ["crystal"]}, {"hand": ["crystal"]}, row=row, centre=[], gems=7)
    play(match, "hire nil_assassin", "hire spore_cleric", "recruit fungal_hermit")
    assert zone(match, "row") == ["omnius", "li_hin", "zara_ra"]
    play(match, "end")
    assert zone(match, "row") == ["omnius", "li_hin", "zara_ra", "nil_assassin", "spore_cleric"]
    assert (zone(match, "centre"), zone(match, "hired")) == ([], [])
    assert "recruit nil_assassin" not in options(match)  # the next player has no gems yet
    full = table({"hand": ["crystal"]}, {"hand": ["crystal"]}, row=row, centre=["leshai_knight"], gems=4)
    play(full, "hire nil_assassin", "hire spore_cleric", "end")  # only as many come as there are places
    assert zone(full, "row") == ["leshai_knight", "fungal_hermit", "omnius", "li_hin", "zara_ra", "nil_assassin"]
    assert zone(full, "centre") == ["spore_cleric"]


@pytest.mark.rule("SOI-062", "SOI-063", "SOI-120")
def test_a_fast_played_spore_cleric_is_an_undergrowth_ally_for_unify() -> None:
    match = table({"hand": ["undergrowth_aspirant", "crystal"], "health": 20}, row=["spore_cleric"], gems=2)
    assert gained(match, "hire spore_cleric", "play undergrowth_aspirant") == {"gems": -2, "health": 7, "power": 5}


@pytest.mark.rule("SOI-063", "SOI-120")
def test_a_fast_played_spore_cleric_counts_for_dominion() -> None:
    match = table(
        {"hand": ["order_initiate", "kiln_drone", "nil_assassin", "crystal"], "health": 20},
        row=["spore_cleric"],
        gems=2,
    )
    play(match, "hire spore_cleric", "play kiln_drone", "play nil_assassin")
    assert gained(match, "play order_initiate") == {"gems": 2, "mastery": 2}


@pytest.mark.rule("SOI-064", "SOI-057")
def test_a_recruited_mercenary_is_an_ordinary_ally() -> None:
    match = table({"hand": ["nil_assassin", "crystal"], "deck": ["crystal"] * 5}, {"hand": ["crystal"]}, centre=[])
    assert gained(match, "play nil_assassin") == {"power": 5}
    assert zone(match, "played") == ["nil_assassin"]
    play(match, "end")
    assert "nil_assassin" in zone(match, "discard", 0)
    assert zone(match, "centre") == []


@pytest.mark.rule("SOI-121", "SOI-059")
@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("venator_of_the_wastes", {"power": 4, "p2.mastery": -2}),
        ("cache_warden", {"mastery": 1, "drawn": 1}),
        ("shard_abstractor", {"mastery": 2}),
        ("data_heretic", {"drawn": 2}),
        ("omnius", {"drawn": 2}),
        ("grand_architect", {"mastery": 5}),
        ("spore_cleric", {"health": 4}),
        ("fungal_hermit", {"mastery": 1, "health": 5}),
        ("leshai_knight", {"power": 3}),
        ("ghostwillow_avenger", {"power": 4}),
        ("root_of_the_forest", {"health": 10}),
        ("nil_assassin", {"power": 5}),
        ("shadow_apostle", {"power": 2}),
        ("umbral_scourge", {"mastery": 1}),
        ("aetherbreaker", {"power": 8}),
        ("scion_of_nothingness", {"power": 5}),
        ("zara_ra", {"power": 4, "mastery": 1}),
    ],
)
def test_fast_playing_does_what_playing_from_hand_does(card: str, effect: dict[str, int]) -> None:
    """With 10 mastery, a champion in play and a Wraethe card in the discard pile, both ways."""
    player = {"mastery": 10, "health": 20, "champions": ["optio_crusher"], "discard": ["wraethe_skirmisher"]}
    player |= {"deck": ["crystal"] * 3}
    by_hand = table({**player, "hand": [card, "blaster"]}, {"mastery": 5}, row=[])
    fast = table({**player, "hand": ["blaster"]}, {"mastery": 5}, row=[card], gems=MERCENARIES[card])
    assert gained(by_hand, f"play {card}") == effect
    assert gained(fast, f"hire {card}") == effect | {"gems": -MERCENARIES[card]}
    assert options(by_hand) == [name for name in options(fast) if name != "focus"]


@pytest.mark.rule("SOI-121", "SOI-063")
def test_a_fast_played_knight_reveals_for_unify_like_one_from_hand() -> None:
    match = table({"hand": ["spore_cleric"]}, row=["leshai_knight"], gems=3)
    play(match, "hire leshai_knight")
    assert options(match) == ["reveal spore_cleric", "decline"]
    assert gained(match, "reveal spore_cleric") == {"power": 6}
