"""Whom the nemesis attacks: the player if that kills, otherwise champions by cost, the rest the player again."""

from __future__ import annotations

import pytest

import sudi

from ..table import lines, nemesis_turn, options, play, zone

# Decks of the player, so that the hand drawn after the turn is known: the last five cards.
PLAIN = ["crystal"] * 5
SEER = ["crystal"] * 4 + ["command_seer"]


def turn(
    reveal: str, *row: str, champions: list[str], health: int = 50, nemesis: int = 0, **more: object
) -> sudi.Match:
    seat = {"champions": champions, "health": health, "character": "volos", "deck": more.pop("deck", PLAIN)}
    seat |= more.pop("player", {})
    foe = {"mastery": nemesis, "character": "tetra", **more.pop("foe", {})}
    return nemesis_turn(reveal, *row, player=seat, nemesis=foe, **more)


def fallen(match: sudi.Match) -> list[str | None]:
    return [card for _, card, _ in lines(match, "destroyed")]


# ---- the player first if that kills ----
@pytest.mark.rule("SOI-182", "SOI-191")
@pytest.mark.parametrize("health", [4, 5])
def test_a_lethal_attack_comes_before_champions(health: int) -> None:
    match = turn("nil_assassin", champions=["fao_cutul"], health=health)
    assert (match.result.winners, match.result.rule) == ((1,), "SOI-191")
    assert fallen(match) == []


@pytest.mark.rule("SOI-182", "SOI-183", "SOI-186")
def test_an_attack_that_leaves_one_health_is_not_lethal() -> None:
    match = turn("nil_assassin", champions=["fao_cutul"], health=6)
    assert fallen(match) == ["fao_cutul"]
    assert match.state.health[0] == 5
    assert zone(match, "discard", 0)[-1:] == ["fao_cutul"]  # to the player's discard pile, not banished


@pytest.mark.rule("SOI-182")
@pytest.mark.parametrize("reckons", [False, True])
def test_shields_in_the_reckoning_are_a_set_up_value(reckons: bool) -> None:
    """By default it compares power with health only, because it cannot see the hand."""
    match = turn(
        "nil_assassin", champions=["fao_cutul"], health=5, deck=SEER, setup={"nemesis_reckons_shields": reckons}
    )
    if reckons:
        assert fallen(match) == ["fao_cutul"]  # 5 - 5 would not kill
        assert match.decision.name == "shield"
        assert play(match, "done").state.health[0] == 4
    else:
        assert fallen(match) == []
        assert match.decision.name == "shield"
        play(match, "shield command_seer")
        assert match.state.health[0] == 5
        assert zone(match, "champions", 0) == ["fao_cutul"]


@pytest.mark.rule("SOI-182")
@pytest.mark.parametrize(("health", "dead"), [(4, True), (5, False)])
def test_reckoning_with_shields_is_exact(health: int, dead: bool) -> None:
    """9 power against a shield of 5 deals 4."""
    match = turn(
        "nil_assassin",
        "aetherbreaker",
        champions=["li_hin", "fao_cutul"],
        health=health,
        deck=SEER,
        setup={"nemesis_reckons_shields": True},
    )
    assert (fallen(match) == []) is dead


@pytest.mark.rule("SOI-182")
def test_praetorian_02_is_reckoned_with_too() -> None:
    for reckons, expected in ((True, ["fao_cutul"]), (False, [])):
        match = turn(
            "nil_assassin",
            champions=["praetorian_02", "fao_cutul"],
            health=5,
            setup={"nemesis_reckons_shields": reckons},
        )
        assert fallen(match) == expected


@pytest.mark.rule("SOI-182")
def test_shields_that_are_ignored_are_not_reckoned_with() -> None:
    match = turn(
        "spore_cleric",
        champions=["fao_cutul"],
        health=4,
        deck=SEER,
        nemesis=10,
        foe={"champions": ["ru_bo_vai"]},
        setup={"nemesis_reckons_shields": True},
    )
    assert match.result.winners == (1,)


# ---- champions by cost ----
@pytest.mark.rule("SOI-183")
def test_the_most_expensive_champion_falls_first() -> None:
    match = turn("aetherbreaker", champions=["fao_cutul", "axia"], nemesis=10)  # 8 power
    assert fallen(match) == ["axia"]
    assert match.state.health[0] == 49


@pytest.mark.rule("SOI-183")
def test_cost_counts_and_not_health() -> None:
    """Zen Chi Set costs 7 with 5 health, Primus Pilus 2 with 6, Drakonarius 6 with 2."""
    match = turn("leshai_knight", "spore_cleric", champions=["primus_pilus", "drakonarius", "zen_chi_set"], nemesis=15)
    assert fallen(match) == ["zen_chi_set"]  # 6 power: 5 for Zen, the last one hits the player
    assert match.state.health[0] == 49


@pytest.mark.rule("SOI-183")
def test_it_goes_on_as_long_as_its_power_suffices() -> None:
    match = turn("aetherbreaker", champions=["evokatus", "zen_chi_set", "li_hin"], nemesis=10)
    assert fallen(match) == ["zen_chi_set", "evokatus"]  # Li Hin cannot be attacked
    assert match.state.health[0] == 49


@pytest.mark.rule("SOI-183")
def test_the_printed_cost_counts_not_what_was_paid() -> None:
    """Axia is 7 however cheap it was; General Decurion costs 7 as well, so the player decides."""
    match = turn("aetherbreaker", champions=["evokatus", "axia", "zen_chi_set"], nemesis=10)
    assert set(options(match)) == {"attack axia", "attack zen_chi_set"}


@pytest.mark.rule("SOI-183")
def test_a_champion_without_a_cost_comes_last() -> None:
    match = turn("aetherbreaker", "nil_assassin", champions=["praetorian_02", "primus_pilus"], nemesis=10)
    assert fallen(match) == ["primus_pilus"]  # 13 power: 6 spent, 7 are not enough for 9
    assert match.state.health[0] == 50 - (7 - 3)


# ---- too tough, equal cost ----
@pytest.mark.rule("SOI-184", "SOI-186")
def test_a_champion_too_tough_is_skipped() -> None:
    match = turn("nil_assassin", champions=["axia", "evokatus"])
    assert fallen(match) == ["evokatus"]
    assert match.state.health[0] == 47
    assert zone(match, "champions", 0) == ["axia"]


@pytest.mark.rule("SOI-184")
@pytest.mark.parametrize(("character", "expected"), [("volos", ["ferrata_guard"]), ("decima", [])])
def test_ferrata_guard_counts_for_toughness(character: str, expected: list[str]) -> None:
    match = turn("nil_assassin", champions=["ferrata_guard"], player={"character": character})
    assert fallen(match) == expected


@pytest.mark.rule("SOI-185", "SOI-175")
def test_among_equals_the_player_decides() -> None:
    match = turn("nil_assassin", champions=["evokatus", "fao_cutul", "primus_pilus"])
    assert (match.decision.seat, match.decision.name) == (0, "nemesis target")
    assert set(options(match)) == {"attack evokatus", "attack fao_cutul"}
    first = play(match.copy(), "attack evokatus")
    assert (fallen(first), first.state.health[0]) == (["evokatus"], 47)
    play(match, "attack fao_cutul")
    assert (fallen(match), match.state.health[0]) == (["fao_cutul"], 49)


@pytest.mark.rule("SOI-184", "SOI-185")
def test_only_champions_it_can_destroy_are_in_line() -> None:
    match = turn("leshai_knight", champions=["evokatus", "fao_cutul"])  # 3 power: Fao is too tough
    assert match.decision.name == "play"
    assert fallen(match) == ["evokatus"]


# ---- the rest ----
@pytest.mark.rule("SOI-186")
def test_the_rest_hits_the_player_who_may_use_shields() -> None:
    match = turn("nil_assassin", champions=["evokatus"], deck=SEER)
    assert fallen(match) == ["evokatus"]
    assert (match.decision.seat, match.decision.name) == (0, "shield")
    assert play(match.copy(), "done").state.health[0] == 47
    assert play(match, "shield command_seer").state.health[0] == 50
    assert "command_seer" in zone(match, "hand", 0)


@pytest.mark.rule("SOI-186")
def test_without_champions_everything_hits_the_player() -> None:
    assert turn("nil_assassin", champions=[]).state.health[0] == 45


@pytest.mark.rule("SOI-186")
def test_power_spent_on_champions_is_gone() -> None:
    match = turn("nil_assassin", champions=["fao_cutul", "evokatus"])
    play(match, "attack fao_cutul")
    assert match.state.health[0] == 49


def test_after_champions_fell_the_player_may_be_in_reach() -> None:
    """Zetta keeps the player from being attacked; once she is gone the rest may kill."""
    match = turn("aetherbreaker", champions=["zetta_encryptor", "axia"], health=3, nemesis=10)
    assert fallen(match) == ["zetta_encryptor"]
    assert match.result.winners == (1,)


def test_zetta_too_tough_keeps_everybody_safe() -> None:
    match = turn("leshai_knight", champions=["zetta_encryptor", "evokatus"], health=3)
    assert fallen(match) == []
    assert match.state.health[0] == 3


def test_raidian_is_safe_from_a_nemesis_with_less_mastery() -> None:
    for mastery, expected in ((5, ["raidian"]), (4, [])):
        match = turn("nil_assassin", champions=["raidian"], nemesis=mastery, player={"mastery": 5})
        assert fallen(match) == expected


def test_ru_bo_vai_of_the_nemesis_ignores_shields_from_10_mastery() -> None:
    for mastery, name in ((9, "shield"), (10, "play")):
        match = turn("spore_cleric", champions=[], nemesis=mastery, deck=SEER, foe={"champions": ["ru_bo_vai"]})
        assert match.decision.name == name
