"""The solo game: setting it up, the eleventh card, and the player's own turns."""

from __future__ import annotations

import pytest

import sudi

from ..table import HOMODEUS_DECK, lines, nemesis_turn, options, play, relic_table, zone

ELEVENTH = {
    "ko_syn_wu": "pall_shades",
    "tetra": "cloud_oracles",
    "volos": "arach_devotees",
    "decima": "limiter_drones",
}


def solo(seed: int = 1, **setup: object) -> sudi.Match:
    return sudi.new("shards", mode="solo", seed=seed, **setup)


@pytest.mark.rule("SOI-160")
def test_one_player_against_one_nemesis_who_moves_after_each_turn_of_the_player() -> None:
    match = solo(characters=["volos"], nemesis="tetra", eleventh=False)
    assert match.state.t.seats == 2
    assert match.decision.seat == 0
    for _ in range(3):
        play(match, "end")
        while match.decision.name != "play":
            play(match, options(match)[0])
    assert [seat for seat, _, _ in lines(match, "turn")] == [1, 0, 1, 0, 1, 0]
    assert len(lines(match, "nemesis reveals")) == 3


@pytest.mark.rule("SOI-161")
def test_the_nemesis_has_no_deck_and_acquires_nothing() -> None:
    match = solo(seed=3, characters=["volos"], nemesis="tetra", eleventh=False)
    for _ in range(6):
        for place in ("hand", "deck", "discard", "relics"):
            assert zone(match, place, 1) == []
        play(match, "end")
        while match.decision.name != "play":
            play(match, options(match)[0])


@pytest.mark.rule("SOI-163")
def test_set_up_begins_with_both_characters() -> None:
    match = solo()
    assert (match.decision.name, match.decision.seat) == ("choose", 0)
    assert len(options(match)) == 4
    play(match, "choose volos")
    assert (match.decision.name, match.decision.seat) == ("oppose", 0)
    assert set(options(match)) == {"oppose decima", "oppose tetra", "oppose ko_syn_wu"}
    play(match, "oppose ko_syn_wu")
    assert match.decision.name == "add"
    play(match, "decline")
    assert match.state.character == [2, 3]
    assert match.decision.name == "play"


@pytest.mark.rule("SOI-163")
def test_a_named_nemesis_is_not_offered_to_the_player() -> None:
    match = solo(nemesis="decima")
    assert set(options(match)) == {"choose tetra", "choose volos", "choose ko_syn_wu"}
    play(match, "choose tetra")
    assert match.decision.name == "add"  # whom to face is settled
    assert match.state.character == [1, 0]
    for seed in range(12):
        assert solo(seed, nemesis="decima", characters="random").state.character[0] != 0


@pytest.mark.rule("SOI-163")
def test_a_random_nemesis_is_somebody_else() -> None:
    found = {solo(seed, characters=["volos"], nemesis="random").state.character[1] for seed in range(24)}
    assert found == {0, 1, 3}


def test_the_nemesis_cannot_be_the_players_character() -> None:
    with pytest.raises(sudi.BadSetup, match="nobody else plays"):
        solo(characters=["volos"], nemesis="volos")


@pytest.mark.rule("SOI-164", "SOI-165", "SOI-166", "SOI-167", "SOI-168")
@pytest.mark.parametrize(("character", "card"), list(ELEVENTH.items()))
def test_the_eleventh_card_is_fixed_by_the_character_and_optional(character: str, card: str) -> None:
    foe = "tetra" if character != "tetra" else "volos"
    match = solo(characters=[character], nemesis=foe)
    assert set(options(match)) == {f"add {card}", "decline"}
    without = play(match.copy(), "decline")
    own = zone(without, "hand", 0) + zone(without, "deck", 0)
    assert (len(own), card in own) == (10, False)
    assert len(zone(without, "centre") + zone(without, "row")) == 112
    play(match, f"add {card}")
    own = zone(match, "hand", 0) + zone(match, "deck", 0)
    assert (len(own), own.count(card)) == (11, 1)
    assert len(zone(match, "hand", 0)) == 5
    centre = zone(match, "centre") + zone(match, "row")
    assert (len(centre), centre.count(card)) == (111, 2)


@pytest.mark.rule("SOI-164")
def test_the_eleventh_card_is_shuffled_into_the_starter_deck() -> None:
    places = set()
    for seed in range(16):
        match = solo(seed, characters=["volos"], nemesis="tetra", eleventh=True)
        places.add("arach_devotees" in zone(match, "hand", 0))
    assert places == {True, False}


@pytest.mark.parametrize(("eleventh", "cards"), [(True, 11), (False, 10)])
def test_the_set_up_can_settle_the_eleventh_card(eleventh: bool, cards: int) -> None:
    match = solo(characters=["volos"], nemesis="tetra", eleventh=eleventh)
    assert match.decision.name == "play"
    assert len(zone(match, "hand", 0) + zone(match, "deck", 0)) == cards


def test_the_nemesis_starts_with_50_health_and_no_mastery_unless_the_set_up_says_otherwise() -> None:
    match = solo(characters=["volos"], nemesis="tetra", eleventh=False)
    assert (match.state.health, match.state.mastery) == ([50, 50], [0, 0])
    harder = solo(characters=["volos"], nemesis="tetra", eleventh=False, nemesis_health=40, nemesis_mastery=5)
    assert (harder.state.health, harder.state.mastery) == ([50, 40], [0, 5])


@pytest.mark.rule("SOI-134")
@pytest.mark.parametrize(("how", "count"), [("own", 2), ("random", 2), ("none", 0)])
def test_relics_in_the_solo_game_are_the_players(how: str, count: int) -> None:
    match = solo(characters=["volos"], nemesis="tetra", eleventh=False, relics=how)
    assert len(match.state.relics[0]) == count
    assert match.state.relics[1] == []
    if how == "own":
        assert set(zone(match, "relics", 0)) == {"entropic_talons", "panconscious_crown"}


# ---- the player's turn ----
@pytest.mark.rule("SOI-169")
def test_the_player_recruits_focuses_and_attacks_as_usual() -> None:
    match = relic_table(
        {"hand": ["crystal", "crystal"], "character": "volos"},
        {"health": 30, "champions": ["fao_cutul"], "character": "tetra"},
        mode="solo",
        row=["kiln_drone", "nil_assassin"],
        centre=["reactor_drone"] * 3 + ["shard_abstractor"],
        gems=3,
        power=9,
    )
    assert {"recruit kiln_drone", "hire nil_assassin", "focus", "attack fao_cutul"} <= set(options(match))
    play(match, "focus", "recruit kiln_drone", "attack fao_cutul")
    assert match.state.mastery[0] == 1
    assert zone(match, "discard", 0) == ["kiln_drone"]
    assert len(zone(match, "row")) == 2  # the slot is refilled at once in the player's turn
    assert "shard_abstractor" in zone(match, "row")
    assert match.state.power == 5


@pytest.mark.rule("SOI-169")
def test_what_power_is_left_hits_the_nemesis() -> None:
    match = nemesis_turn("command_seer", nemesis={"health": 30}, power=7)
    assert match.state.health[1] == 23


@pytest.mark.rule("SOI-169")
def test_hired_mercenaries_go_under_the_centre_deck() -> None:
    match = relic_table(
        {"character": "volos"},
        {"character": "tetra"},
        mode="solo",
        row=["nil_assassin"],
        centre=[*HOMODEUS_DECK, "command_seer", "raidian"],
        gems=2,
    )
    play(match, "hire nil_assassin", "end")
    assert match.decision.name == "play"
    assert zone(match, "centre")[0] == "nil_assassin"


@pytest.mark.rule("SOI-179")
def test_a_nemesis_champion_that_falls_is_banished() -> None:
    seat = {"hand": ["crystal", "thorn_zealot", "spore_cleric"], "character": "volos"}
    foe = {"champions": ["fao_cutul", "raidian"], "character": "tetra"}
    match = relic_table(seat, foe, mode="solo", power=4)
    play(match, "attack fao_cutul")
    assert "fao_cutul" in zone(match, "banished")
    play(match, "play spore_cleric", "play thorn_zealot")  # destroyed by an effect: the same
    assert "raidian" in zone(match, "banished")
    assert zone(match, "discard", 1) == []
    assert zone(match, "discard", 0) == []
    assert zone(match, "champions", 1) == []
