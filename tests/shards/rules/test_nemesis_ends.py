"""How the solo game ends: one way to win, three ways to lose."""

from __future__ import annotations

import pytest

import sudi

from ..table import WRAETHE_DECK, lines, nemesis_turn, options, play, relic_table, zone

ROW = ["nil_assassin", "spore_cleric", "axia", "kiln_drone", "li_hin", "hounds_of_volos"]


def solo(player: dict[str, object], nemesis: dict[str, object], **common: object) -> sudi.Match:
    return relic_table({"character": "volos", **player}, {"character": "tetra", **nemesis}, mode="solo", **common)


@pytest.mark.rule("SOI-162")
@pytest.mark.parametrize(("health", "wins"), [(6, False), (5, True), (3, True)])
def test_the_player_wins_when_the_nemesis_has_no_health_left(health: int, wins: bool) -> None:
    match = play(solo({}, {"health": health}, power=5), "end")
    if wins:
        assert (match.result.winners, match.result.rule) == ((0,), "SOI-162")
        assert lines(match, "nemesis reveals") == []
    else:
        assert match.result is None
        assert match.state.health[1] == 1


@pytest.mark.rule("SOI-162")
def test_the_infinity_shard_wins_the_solo_game() -> None:
    match = solo({"mastery": 30, "hand": ["infinity_shard", "crystal"]}, {})
    assert match.result is None  # 30 mastery of the player alone decide nothing
    play(match, "play infinity_shard", "end")
    assert match.result.winners == (0,)


@pytest.mark.rule("SOI-162")
def test_champions_of_the_nemesis_need_not_be_destroyed_first() -> None:
    match = play(solo({}, {"health": 5, "champions": ["axia"]}, power=5), "end")
    assert match.result.winners == (0,)


@pytest.mark.rule("SOI-191")
@pytest.mark.parametrize(("health", "lost"), [(5, True), (6, False)])
def test_the_nemesis_wins_when_the_player_has_no_health_left(health: int, lost: bool) -> None:
    match = nemesis_turn("nil_assassin", player={"health": health, "deck": ["crystal"] * 5})
    if lost:
        assert (match.result.winners, match.result.rule) == ((1,), "SOI-191")
    else:
        assert match.result is None


@pytest.mark.rule("SOI-192")
@pytest.mark.parametrize(("mastery", "lost"), [(26, False), (27, True), (28, True)])
def test_the_nemesis_wins_with_30_mastery(mastery: int, lost: bool) -> None:
    match = nemesis_turn("command_seer", nemesis={"mastery": mastery})  # a faction match: 3
    if lost:
        assert (match.result.winners, match.result.rule) == ((1,), "SOI-192")
        assert match.decision is None
    else:
        assert match.result is None
        assert match.state.mastery[1] == 29


@pytest.mark.rule("SOI-192")
def test_it_wins_as_soon_as_it_has_30() -> None:
    """Neither the rest of the row nor its champions are waited for."""
    match = nemesis_turn("shard_abstractor", "omnius", "data_heretic", nemesis={"mastery": 25, "champions": ["li_hin"]})
    assert match.result.rule == "SOI-192"
    assert [card for seat, card, _ in lines(match, "plays") if seat == 1] == ["shard_abstractor"]
    assert match.state.health[0] == 50


@pytest.mark.rule("SOI-192", "SOI-171")
def test_the_points_of_a_faction_match_end_the_match_before_the_card_is_played() -> None:
    match = nemesis_turn("shard_abstractor", nemesis={"mastery": 27})
    assert match.result.rule == "SOI-192"
    assert lines(match, "plays") == []
    assert zone(match, "centre")[-1] == "shard_abstractor"  # it lies where it was revealed
    assert [entry.line for entry in match.log(0)][-2:] == ["mastery", "end"]  # nothing comes after the end


@pytest.mark.rule("SOI-192")
@pytest.mark.parametrize(("mastery", "health"), [(28, 45), (29, 40)])
def test_what_follows_the_thirtieth_point_on_the_same_card_does_not_happen(mastery: int, health: int) -> None:
    """Fungal Hermit brings a point of mastery and then, from 10 on, 5 health."""
    match = nemesis_turn("fungal_hermit", nemesis={"mastery": mastery, "health": 40})
    assert match.state.health[1] == health
    assert (match.result is not None) == (mastery == 29)
    if match.result:
        assert match.log(0)[-1].line == "end"


@pytest.mark.rule("SOI-192")
def test_a_copy_can_bring_the_thirtieth_point_and_nothing_is_copied_after_it() -> None:
    """General Decurion copies the Homodeus allies that were played: the first copy ends the match."""
    match = nemesis_turn(
        "mining_drones",
        "mining_drones",
        nemesis={"mastery": 27, "champions": ["general_decurion"]},
        below=[*WRAETHE_DECK[:4], "omnius", "spore_cleric", "zara_ra"],
    )
    assert match.result.rule == "SOI-192"
    assert match.state.mastery[1] == 30
    assert len(lines(match, "copies")) == 1
    assert match.log(0)[-1].line == "end"


@pytest.mark.rule("SOI-192")
def test_a_position_in_which_the_nemesis_has_won_is_refused() -> None:
    with pytest.raises(sudi.BadPosition, match=r"players\[1\].mastery"):
        solo({}, {"mastery": 30})
    assert solo({"mastery": 30, "relic_taken": True}, {"mastery": 29}).result is None


@pytest.mark.rule("SOI-192")
def test_a_champions_ability_can_bring_the_thirtieth_point() -> None:
    match = nemesis_turn("spore_cleric", nemesis={"mastery": 29, "champions": ["systema_ai"]})
    assert match.result.rule == "SOI-192"


@pytest.mark.rule("SOI-192")
def test_mastery_from_the_row_counts() -> None:
    match = nemesis_turn("kiln_drone", "mining_drones", nemesis={"mastery": 29}, below=["nil_assassin"] * 3)
    assert match.result.rule == "SOI-192"  # the drawn card is the thirtieth point


@pytest.mark.rule("SOI-192")
def test_thirty_mastery_of_the_player_does_not_lose() -> None:
    match = nemesis_turn("command_seer", player={"mastery": 30, "relic_taken": True})
    assert match.result is None


# ---- the row cannot be refilled ----
@pytest.mark.rule("SOI-193")
@pytest.mark.parametrize(("below", "lost"), [([], True), (["omnius"], False)])
def test_the_nemesis_wins_when_the_row_cannot_be_refilled_at_the_end_of_its_turn(below: list[str], lost: bool) -> None:
    match = nemesis_turn(
        "umbral_scourge",
        "nil_assassin",
        *[c for c in ROW if c not in ("nil_assassin", "li_hin")],
        "cloud_oracles",
        below=below,
    )
    if lost:
        assert (match.result.winners, match.result.rule) == ((1,), "SOI-193")
        assert lines(match, "end") == [(1, None, 0)]
    else:
        assert match.result is None
        assert len(zone(match, "row")) == 6
        assert zone(match, "centre") == []  # exactly enough is enough


@pytest.mark.rule("SOI-193", "SOI-176")
def test_banishing_can_empty_the_deck() -> None:
    match = nemesis_turn(
        "reactor_drone", *[c for c in ROW if c not in ("axia", "kiln_drone")], below=["omnius", "zara_ra"]
    )
    assert match.result.rule == "SOI-193"


@pytest.mark.rule("SOI-193")
def test_an_empty_centre_deck_alone_does_not_lose() -> None:
    match = nemesis_turn("command_seer", *ROW, below=[])
    assert match.result is None
    assert zone(match, "centre") == []


@pytest.mark.rule("SOI-193")
@pytest.mark.parametrize("verb", ["recruit", "hire"])
def test_in_the_players_turn_too_an_empty_slot_loses(verb: str) -> None:
    match = solo({}, {}, row=ROW, centre=[], gems=3)
    play(match, f"{verb} spore_cleric")
    assert (match.result.winners, match.result.rule) == ((1,), "SOI-193")
    everywhere = zone(match, "discard", 0) + zone(match, "hired")
    assert everywhere == ["spore_cleric"]  # the card itself is not lost
    filled = solo({}, {}, row=ROW, centre=["omnius"], gems=3)
    play(filled, f"{verb} spore_cleric")
    assert filled.result is None


@pytest.mark.rule("SOI-193")
def test_with_other_players_an_empty_slot_stays_empty() -> None:
    match = relic_table({}, {}, row=ROW, centre=[], gems=3)
    play(match, "recruit spore_cleric")
    assert match.result is None
    assert len(zone(match, "row")) == 5


@pytest.mark.rule("SOI-C01")
def test_the_turn_limit_holds_in_the_solo_game() -> None:
    match = nemesis_turn("command_seer", turns=3, setup={"turn_limit": 4})
    assert match.result.rule == "SOI-C01"
    assert match.result.winners == ()
    again = nemesis_turn("command_seer", turns=3, setup={"turn_limit": 5})
    assert again.result is None
    assert "end" in options(again)
