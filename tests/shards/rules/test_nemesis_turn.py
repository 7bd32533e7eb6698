"""The turn of the nemesis: reveal, match, play the row, use the champions, clean up."""

from __future__ import annotations

import pytest

import sudi

from ..table import HOMODEUS_DECK, WRAETHE_DECK, lines, nemesis_turn, options, play, zone


def gained(match: sudi.Match, what: str) -> int:
    """How much the nemesis gained of power, mastery or health, by the log."""
    return sum(n for seat, _, n in lines(match, what) if seat == 1)


def played(match: sudi.Match) -> list[str | None]:
    return [card for seat, card, _ in lines(match, "plays") if seat == 1]


# ---- reveal ----
@pytest.mark.rule("SOI-170", "SOI-172")
def test_the_top_card_of_the_centre_deck_is_revealed_and_played() -> None:
    match = nemesis_turn("nil_assassin")
    [reveals] = [entry for entry in match.log(0) if entry.line == "nemesis reveals"]
    assert (reveals.seat, reveals.card) == (1, "nil_assassin")
    assert reveals.cs == "Úhlavní nepřítel odhaluje kartu Vrah nicoty (frakce Prázdnonosi)."
    assert reveals.en == "The nemesis reveals Nil Assassin (Wraethe)."
    assert played(match) == ["nil_assassin"]
    assert match.state.health == [45, 50]
    assert "nil_assassin" not in zone(match, "row") + zone(match, "centre")


@pytest.mark.rule("SOI-171")
@pytest.mark.parametrize(("card", "mastery"), [("command_seer", 3), ("spore_cleric", 0)])
def test_a_card_of_its_own_faction_gives_3_mastery(card: str, mastery: int) -> None:
    match = nemesis_turn(card, nemesis={"character": "tetra"})
    assert match.state.mastery[1] == mastery


@pytest.mark.rule("SOI-171")
@pytest.mark.parametrize(
    ("character", "card"),
    [("decima", "axia"), ("tetra", "command_seer"), ("volos", "spore_cleric"), ("ko_syn_wu", "nil_assassin")],
)
def test_each_character_has_its_faction(character: str, card: str) -> None:
    player = {"character": "tetra" if character != "tetra" else "volos"}
    match = nemesis_turn(
        card, player=player, nemesis={"character": character}, below=["pall_shades"] * 3 + ["kiln_drone"] * 3
    )
    assert gained(match, "mastery") == 3


@pytest.mark.rule("SOI-171")
@pytest.mark.parametrize(
    ("reading", "state"),
    [("mastery", (50, 30, 3)), ("power", (47, 30, 0)), ("health", (50, 33, 0))],
)
def test_what_the_match_gives_is_a_set_up_value(reading: str, state: tuple[int, int, int]) -> None:
    """The scan lost the icon: mastery by default."""
    match = nemesis_turn("command_seer", nemesis={"health": 30}, setup={"nemesis_match": reading})
    assert (*match.state.health, match.state.mastery[1]) == state


@pytest.mark.rule("SOI-171")
def test_the_match_gives_mastery_by_default_and_only_for_the_revealed_card() -> None:
    match = nemesis_turn("command_seer", "command_seer", nemesis={"character": "tetra"})
    assert played(match) == ["command_seer", "command_seer"]
    assert match.state.mastery[1] == 3


@pytest.mark.rule("SOI-171", "SOI-172")
def test_the_match_counts_before_the_card_is_played() -> None:
    match = nemesis_turn("cache_warden", nemesis={"mastery": 6})  # 6 + 3 + 1 = 10: the bonus draw becomes mastery
    assert match.state.mastery[1] == 11


@pytest.mark.rule("SOI-172")
def test_an_ally_gives_its_printed_power_mastery_and_health() -> None:
    match = nemesis_turn("zara_ra")
    assert (match.state.health[0], match.state.mastery[1]) == (46, 1)
    match = nemesis_turn("root_of_the_forest", nemesis={"health": 30})
    assert match.state.health == [50, 40]


@pytest.mark.rule("SOI-172", "SOI-178", "SOI-181")
def test_a_champion_is_put_into_play_stays_and_acts_each_turn() -> None:
    row = ["spore_cleric", "command_seer", "cloud_oracles", "hounds_of_volos", "spore_cleric", "cloud_oracles"]
    match = nemesis_turn("optio_crusher", *row, below=WRAETHE_DECK)
    assert zone(match, "champions", 1) == ["optio_crusher"]
    assert zone(match, "champions", 0) == []
    assert match.state.health[0] == 47  # in the very turn it came
    play(match, "end")
    assert match.decision.name == "play"
    assert zone(match, "champions", 1) == ["optio_crusher"]
    assert [card for seat, card, _ in lines(match, "exhausts") if seat == 1] == ["optio_crusher", "optio_crusher"]


# ---- the row ----
@pytest.mark.rule("SOI-173", "SOI-174")
def test_row_cards_of_the_revealed_faction_are_played_and_no_others() -> None:
    match = nemesis_turn("umbral_scourge", "nil_assassin", "command_seer", "zara_ra", nemesis={"character": "tetra"})
    while match.decision.name != "play":
        play(match, options(match)[0])
    assert sorted(played(match)) == ["nil_assassin", "umbral_scourge", "zara_ra"]
    assert "command_seer" in zone(match, "row")  # of the nemesis's own faction, but that is not what counts
    assert match.state.health[0] == 50 - 5 - 4


@pytest.mark.rule("SOI-173")
def test_champions_in_the_row_are_played_too() -> None:
    match = nemesis_turn("umbral_scourge", "li_hin")
    assert zone(match, "champions", 1) == ["li_hin"]
    assert match.state.health[0] == 49


@pytest.mark.rule("SOI-173", "SOI-175")
def test_the_player_chooses_the_order_and_it_matters() -> None:
    """Aetherbreaker is worth 8 from 10 mastery on, and Umbral Scourge brings the tenth."""
    match = nemesis_turn("wraethe_skirmisher", "aetherbreaker", "umbral_scourge", nemesis={"mastery": 9})
    assert (match.decision.seat, match.decision.name) == (0, "nemesis card")
    assert set(options(match)) == {"play aetherbreaker", "play umbral_scourge"}
    kind = play(match.copy(), "play aetherbreaker")
    assert kind.state.health[0] == 50 - 2 - 4
    play(match, "play umbral_scourge")
    assert match.state.health[0] == 50 - 2 - 8


@pytest.mark.rule("SOI-173")
def test_where_the_order_is_plain_nobody_is_asked() -> None:
    match = nemesis_turn("umbral_scourge", "nil_assassin", "nil_assassin")
    assert match.decision.name == "play"
    assert match.state.health[0] == 40


@pytest.mark.rule("SOI-190")
def test_the_row_is_refilled_only_at_the_end_of_the_turn() -> None:
    row = ["nil_assassin", "spore_cleric", "axia", "command_seer", "cloud_oracles", "hounds_of_volos"]
    match = nemesis_turn("umbral_scourge", *row, below=[*HOMODEUS_DECK, "zara_ra"])
    assert match.state.health[0] == 45  # Zara Ra came too late to be played
    assert "zara_ra" in zone(match, "row")
    assert len(zone(match, "row")) == 6
    assert match.decision.seat == 0
    assert match.decision.name == "play"


@pytest.mark.rule("SOI-189")
def test_its_allies_are_banished_at_the_end_of_its_turn() -> None:
    match = nemesis_turn("umbral_scourge", "nil_assassin", "li_hin")
    while match.decision.name != "play":
        play(match, options(match)[0])
    assert {"umbral_scourge", "nil_assassin"} <= set(zone(match, "banished"))
    assert "li_hin" not in zone(match, "banished")
    assert zone(match, "played") == []
    assert "nil_assassin" not in zone(match, "discard", 0)


# ---- gems and cards ----
@pytest.mark.rule("SOI-176")
def test_gems_become_banishing_from_the_top_of_the_centre_deck() -> None:
    match = nemesis_turn("reactor_drone", below=[*WRAETHE_DECK, "axia", "zetta_encryptor", "omnius"])
    banished = [card for seat, card, _ in lines(match, "banishes") if seat == 1]
    assert banished == ["omnius", "zetta_encryptor", "axia"]
    assert set(banished) <= set(zone(match, "banished"))
    assert match.state.gems == 0


@pytest.mark.rule("SOI-176")
def test_counted_gems_become_banishing_too() -> None:
    match = nemesis_turn("ferrata_guard", below=WRAETHE_DECK, nemesis={"champions": ["evokatus"]})
    play(match, "exhaust ferrata_guard")
    assert len([1 for seat, _, _ in lines(match, "banishes") if seat == 1]) == 2


@pytest.mark.rule("SOI-177")
@pytest.mark.parametrize(
    ("reading", "state"),
    [("mastery", (50, 30, 2)), ("power", (48, 30, 0)), ("health", (50, 32, 0))],
)
def test_cards_drawn_become_a_set_up_value(reading: str, state: tuple[int, int, int]) -> None:
    """The scan lost the icon: mastery by default."""
    match = nemesis_turn("data_heretic", nemesis={"health": 30, "character": "volos"}, setup={"nemesis_draw": reading})
    assert (*match.state.health, match.state.mastery[1]) == state
    assert zone(match, "hand", 1) == []


@pytest.mark.rule("SOI-177")
def test_cards_drawn_become_mastery_by_default() -> None:
    assert nemesis_turn("data_heretic", nemesis={"character": "volos"}).state.mastery[1] == 2


@pytest.mark.rule("SOI-177", "SOI-178")
def test_what_a_champion_does_when_played_happens_for_the_nemesis() -> None:
    match = nemesis_turn("evokatus", below=WRAETHE_DECK)
    assert match.state.mastery[1] == 1  # the drawn card
    assert match.state.health[0] == 49  # its ability, for itself


# ---- champions ----
@pytest.mark.rule("SOI-181", "SOI-175")
def test_all_champions_act_after_the_row_in_the_players_order() -> None:
    match = nemesis_turn(
        "shadow_apostle", "nil_assassin", nemesis={"champions": ["li_hin", "fao_cutul"], "mastery": 20}
    )
    assert (match.decision.seat, match.decision.name) == (0, "nemesis champion")
    assert set(options(match)) == {"exhaust li_hin", "exhaust fao_cutul"}
    gentle = play(match.copy(), "exhaust fao_cutul")
    assert gentle.state.health[0] == 50 - ((2 + 5 + 2) * 2 + 1)
    play(match, "exhaust li_hin")
    assert match.state.health[0] == 50 - (2 + 5 + 1 + 2) * 2


@pytest.mark.rule("SOI-181")
def test_champions_act_after_all_matching_row_cards() -> None:
    match = nemesis_turn("spore_cleric", "hounds_of_volos", nemesis={"champions": ["additri_gaiamancer"]})
    assert match.state.health[0] == 50 - (2 + 2 * 2)


@pytest.mark.rule("SOI-181")
def test_champions_without_an_ability_do_nothing() -> None:
    match = nemesis_turn("zetta_encryptor", nemesis={"character": "volos"})
    assert match.decision.name == "play"
    assert match.state.health == [50, 50]


@pytest.mark.rule("SOI-192")
def test_without_a_card_to_reveal_champions_still_act_and_attack() -> None:
    """A reading of ours: no reveal, no cards, but the rest of the turn takes place."""
    row = ["nil_assassin", "spore_cleric", "axia", "command_seer", "cloud_oracles", "hounds_of_volos"]
    match = nemesis_turn("", *row, below=[], nemesis={"champions": ["li_hin"]})
    assert match.result is None
    assert match.state.health[0] == 49
    assert sorted(zone(match, "row")) == sorted(row)
