"""How the nemesis reads cards: the four keywords by its mastery, instructions it ignores, decisions of the player."""

from __future__ import annotations

import pytest

import sudi
from sudi.games.shards.language.nemesis import Burn
from sudi.kernel.effects import Fixed
from sudi.kernel.wording import Words

from ..table import HOMODEUS_DECK, WRAETHE_DECK, lines, nemesis_turn, options, play, zone

KO = {"character": "ko_syn_wu"}
DECIMA = {"character": "decima"}
VOLOS = {"character": "volos"}
ORDER_DECK = ["command_seer", "cryptofist_monk", "mainframe_abbot", "portal_monk"] * 2


def burnt(match: sudi.Match) -> int:
    return len([1 for seat, _, _ in lines(match, "banishes") if seat == 1])


# ---- keywords below and at 15 ----
@pytest.mark.rule("SOI-187", "SOI-188")
@pytest.mark.parametrize(("mastery", "cards"), [(14, 2), (15, 4)])
@pytest.mark.parametrize("champions", [[], ["zetta_encryptor"]])
def test_inspire_by_mastery_not_by_champions(mastery: int, cards: int, champions: list[str]) -> None:
    match = nemesis_turn("kiln_drone", nemesis={"mastery": mastery, "champions": champions}, below=WRAETHE_DECK)
    assert burnt(match) == cards


@pytest.mark.rule("SOI-187", "SOI-188")
@pytest.mark.parametrize(("mastery", "power"), [(14, 3), (15, 6)])
def test_unify_by_mastery_even_after_another_ally(mastery: int, power: int) -> None:
    alone = nemesis_turn("leshai_knight", nemesis={"mastery": mastery})
    assert alone.state.health[0] == 50 - power
    together = nemesis_turn("spore_cleric", "leshai_knight", nemesis={"mastery": mastery})
    assert together.state.health[0] == 50 - power


@pytest.mark.rule("SOI-187", "SOI-188")
@pytest.mark.parametrize(("mastery", "after"), [(14, 14), (15, 17)])
def test_dominion_by_mastery(mastery: int, after: int) -> None:
    match = nemesis_turn("order_initiate", nemesis={"mastery": mastery, **VOLOS})
    assert match.state.mastery[1] == after
    assert burnt(match) == 2


@pytest.mark.rule("SOI-187", "SOI-188")
@pytest.mark.parametrize(("mastery", "after"), [(14, 14), (15, 18)])
def test_dominion_of_an_ability(mastery: int, after: int) -> None:
    match = nemesis_turn("spore_cleric", nemesis={"mastery": mastery, "champions": ["giga_source_adept"]})
    assert match.state.mastery[1] == after
    assert match.decision.name == "play"


@pytest.mark.rule("SOI-187", "SOI-188")
@pytest.mark.parametrize(("mastery", "power"), [(14, 2), (15, 6)])
def test_echo_by_mastery_not_by_any_discard_pile(mastery: int, power: int) -> None:
    match = nemesis_turn(
        "wraethe_skirmisher", nemesis={"mastery": mastery}, player={"discard": ["nil_assassin"], "hand": ["crystal"]}
    )
    assert match.state.health[0] == 50 - power


@pytest.mark.rule("SOI-187", "SOI-188", "SOI-177")
def test_mastery_from_an_earlier_line_counts_for_the_keyword() -> None:
    """Arach Devotees draw first: at 14 that is the fifteenth point. Pall Shades ask for Echo first."""
    match = nemesis_turn("arach_devotees", nemesis={"mastery": 14, "health": 30})
    assert (match.state.mastery[1], match.state.health[1]) == (15, 33)
    match = nemesis_turn("arach_devotees", nemesis={"mastery": 13, "health": 30})
    assert (match.state.mastery[1], match.state.health[1]) == (14, 30)
    match = nemesis_turn("pall_shades", nemesis={"mastery": 14})
    assert (match.state.mastery[1], match.state.health[0]) == (15, 50)
    match = nemesis_turn("pall_shades", nemesis={"mastery": 15})
    assert match.state.health[0] == 47


@pytest.mark.rule("SOI-188", "SOI-175")
def test_keywords_never_ask_the_player_to_reveal() -> None:
    match = nemesis_turn(
        "leshai_knight",
        nemesis={"mastery": 15},
        player={"hand": ["crystal"], "deck": ["spore_cleric"] * 3 + ["crystal"] * 2},
    )
    assert match.decision.name == "play"


@pytest.mark.rule("SOI-187")
def test_mastery_bonuses_work_by_its_own_mastery() -> None:
    assert nemesis_turn("aetherbreaker", nemesis={"mastery": 9}).state.health[0] == 46
    assert nemesis_turn("aetherbreaker", nemesis={"mastery": 10}).state.health[0] == 42
    assert nemesis_turn("aetherbreaker", player={"mastery": 20, "relic_taken": True}).state.health[0] == 46


# ---- ignored instructions ----
@pytest.mark.rule("SOI-180")
@pytest.mark.parametrize(
    ("card", "power", "mastery"),
    [("shadow_apostle", 2, 0), ("umbral_scourge", 0, 1), ("zara_ra", 4, 11), ("the_lost", 6, 0)],
)
def test_banishing_is_ignored(card: str, power: int, mastery: int) -> None:
    before = 10 if card == "zara_ra" else 0
    match = nemesis_turn(
        card, nemesis={"mastery": before}, player={"discard": ["blaster"], "hand": ["crystal"], "deck": ["crystal"] * 5}
    )
    assert match.decision.name == "play"
    assert (match.state.health[0], match.state.mastery[1]) == (50 - power, mastery)
    assert burnt(match) == 0
    assert "blaster" in zone(match, "discard", 0)


@pytest.mark.rule("SOI-180")
def test_banishing_by_the_lost_is_ignored_even_for_ko_syn_wu() -> None:
    match = nemesis_turn("the_lost", nemesis=KO)
    assert match.decision.name == "play"
    assert match.state.health[0] == 44


@pytest.mark.rule("SOI-180", "SOI-188")
def test_limiter_drones_only_draw() -> None:
    match = nemesis_turn("limiter_drones", nemesis={"mastery": 15}, below=WRAETHE_DECK)
    assert match.state.mastery[1] == 16
    assert burnt(match) == 0
    assert match.decision.name == "play"


@pytest.mark.rule("SOI-180")
@pytest.mark.parametrize(
    ("card", "power"),
    [("shadebound_sentry", 3), ("korvus_legionnaire", 2), ("zen_chi_set", 3), ("scion_of_nothingness", 3)],
)
def test_everything_about_a_discard_pile_is_ignored(card: str, power: int) -> None:
    discard = ["nil_assassin", "axia", "nil_assassin"]
    match = nemesis_turn(
        card,
        nemesis={"mastery": 20},
        player={"discard": discard, "hand": ["crystal"], "deck": ["crystal"] * 5},
        below=ORDER_DECK,
    )
    assert match.decision.name == "play"
    assert match.state.health[0] == 50 - power
    assert zone(match, "hand", 1) == []
    assert [c for c in zone(match, "discard", 0) if c != "crystal"] == discard


@pytest.mark.rule("SOI-224")
@pytest.mark.parametrize("mastery", [0, 15])
def test_recruiting_does_nothing(mastery: int) -> None:
    row = ["nil_assassin", "spore_cleric", "axia", "kiln_drone", "li_hin", "hounds_of_volos"]
    match = nemesis_turn("portal_monk", *row, nemesis={"mastery": mastery, **VOLOS}, below=["reactor_drone"] * 3)
    assert match.decision.name == "play"
    assert zone(match, "row") == row
    assert zone(match, "hand", 1) == zone(match, "discard", 1) == []


@pytest.mark.rule("SOI-224", "SOI-176")
def test_numeri_drones_only_banish() -> None:
    match = nemesis_turn("numeri_drones", below=WRAETHE_DECK)
    assert burnt(match) == 1
    assert zone(match, "champions", 1) == ["numeri_drones"]


# ---- what its character adds ----
@pytest.mark.parametrize(("character", "power"), [("volos", 5), ("tetra", 0)])
def test_hounds_fight_for_a_nemesis_volos(character: str, power: int) -> None:
    match = nemesis_turn("hounds_of_volos", nemesis={"character": character, "health": 30})
    assert match.state.health == [50 - power, 35]


def test_ferrata_guard_toughens_champions_of_a_nemesis_decima() -> None:
    match = nemesis_turn(
        "ferrata_guard", player={"character": "tetra"}, nemesis={**DECIMA, "champions": ["li_hin"]}, below=WRAETHE_DECK
    )
    play(match, "exhaust li_hin")
    assert match.explain("health of ferrata_guard").total == 6


@pytest.mark.parametrize(("mine", "cards"), [(0, 2), (1, 0), (2, 0)])
def test_cloud_oracles_compare_with_the_player(mine: int, cards: int) -> None:
    match = nemesis_turn("cloud_oracles", nemesis=VOLOS, player={"mastery": mine})
    assert match.state.mastery[1] == 1  # the drawn card
    assert burnt(match) == cards


def test_raidian_of_the_nemesis_is_safe_from_a_player_with_less_mastery() -> None:
    match = nemesis_turn(
        "raidian",
        nemesis={**VOLOS, "mastery": 4},
        player={"mastery": 4, "hand": ["crystal"], "deck": ["nil_assassin"] * 3 + ["crystal"] * 2},
    )
    assert match.state.mastery[1] == 5  # its ability draws
    play(match, "play nil_assassin")
    assert match.why_not("attack raidian").cards == ("raidian",)


# ---- decisions of the nemesis are the player's ----
@pytest.mark.rule("SOI-175", "SOI-188")
def test_whom_thorn_zealot_destroys_is_the_players_decision() -> None:
    match = nemesis_turn(
        "thorn_zealot", nemesis={"mastery": 15}, player={"champions": ["axia", "li_hin"], "hand": ["crystal"]}
    )
    assert (match.decision.seat, match.decision.name) == (0, "destroy")
    assert set(options(match)) == {"destroy axia", "destroy li_hin"}
    play(match, "destroy li_hin")
    assert zone(match, "champions", 0) == ["axia"]
    assert "li_hin" in zone(match, "discard", 0)  # the player's champions are not banished


@pytest.mark.rule("SOI-175")
def test_whom_ojas_copies_is_the_players_decision() -> None:
    match = nemesis_turn("spore_cleric", "leshai_knight", "ojas_genesis_druid", nemesis={"health": 30})
    play(match, "play leshai_knight")
    assert (match.decision.seat, match.decision.name) == (0, "copy")
    gentle = play(match.copy(), "copy spore_cleric")
    assert gentle.state.health == [47, 38]
    assert play(match, "copy leshai_knight").state.health == [44, 34]


def test_venator_takes_mastery_from_the_player() -> None:
    match = nemesis_turn("venator_of_the_wastes", nemesis={"mastery": 15}, player={"mastery": 5}, below=WRAETHE_DECK)
    assert match.state.mastery == [3, 15]
    match = nemesis_turn("venator_of_the_wastes", nemesis={"mastery": 14}, player={"mastery": 5}, below=WRAETHE_DECK)
    assert match.state.mastery == [5, 14]


def test_decurion_copies_what_the_nemesis_played() -> None:
    match = nemesis_turn(
        "mining_drones", nemesis={"mastery": 20, "champions": ["general_decurion"]}, below=WRAETHE_DECK
    )
    assert burnt(match) == 1 + 3 + 1
    assert match.state.mastery[1] == 22


def test_ghostwillow_avenger_destroys_all_champions_of_the_player_at_15() -> None:
    for mastery, left in ((14, ["axia", "raidian"]), (15, [])):
        match = nemesis_turn(
            "ghostwillow_avenger",
            nemesis={"mastery": mastery},
            player={"champions": ["axia", "raidian"], "hand": ["crystal"], "mastery": 29, "relic_taken": True},
            below=HOMODEUS_DECK,
        )
        assert zone(match, "champions", 0) == left


@pytest.mark.parametrize(
    ("n", "czech", "english"),
    [
        (1, "Odstraň vrchní kartu verbovacího balíčku.", "Banish the top card of the centre deck."),
        (2, "Odstraň 2 vrchní karty verbovacího balíčku.", "Banish the top 2 cards of the centre deck."),
        (5, "Odstraň 5 vrchních karet verbovacího balíčku.", "Banish the top 5 cards of the centre deck."),
    ],
)
def test_one_card_from_the_top_and_several(n: int, czech: str, english: str) -> None:
    for lang, said in (("cs", czech), ("en", english)):
        w = Words(lang)
        assert w.paragraph(Burn(Fixed(n)).say(w)) == said
