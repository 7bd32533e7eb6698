"""What tells a card in play from its copies, and a minion from the base it is at."""

from __future__ import annotations

import pytest

import sudi

from ..table import Match, busy, card, options, play, power, zone

OASIS = "base_jungle_oasis"
REX, RAPTOR = "dinosaurs_king_rex", "dinosaurs_war_raptor"


def marks(match: Match, id: str, n: int = 0) -> list[tuple[str, str]]:
    return [(mark.cs, mark.en) for mark in match.game.card_marks(match.state, card(match, id, n))]


def test_minions_are_told_apart_by_what_lies_on_them() -> None:
    match = busy(
        {"hand": ["aliens_beam_up"]},
        minions={"jungle_oasis": [f"{RAPTOR}@p2", f"{RAPTOR}@p2", f"{RAPTOR}@p2"]},
        actions={"jungle_oasis": [f"dinosaurs_upgrade@p2>{RAPTOR}", f"ninjas_poison@p1>{RAPTOR}#2"]},
        factions=["aliens+ninjas", "dinosaurs+robots"],
    )
    play(match, "act aliens_beam_up")
    assert [(option.text("cs"), option.text("en")) for option in match.decision.options] == [
        ("Vrať bojovníka Bojový raptor (na něm Vylepšení)", "Return War Raptor (with Upgrade)"),
        ("Vrať bojovníka Bojový raptor (na něm Otrava)", "Return War Raptor (with Poison)"),
        ("Vrať bojovníka Bojový raptor", "Return War Raptor"),
    ]


def test_an_action_is_told_by_its_bearer_and_by_the_faction_named_for_it() -> None:
    match = busy(
        {"hand": ["tricksters_gnome"]},
        minions={"jungle_oasis": [REX, RAPTOR]},
        actions={"jungle_oasis": [f"dinosaurs_upgrade>{REX}", "tricksters_block_the_path"]},
        named={"s1.actions.1": 0},
    )
    assert marks(match, "dinosaurs_upgrade") == [("na bojovníkovi Král Rex", "on King Rex")]
    assert marks(match, REX) == [("na něm Vylepšení", "with Upgrade")]
    assert marks(match, RAPTOR) == []
    assert marks(match, "tricksters_block_the_path") == [("frakce Mimozemšťané", "Aliens")]
    assert marks(match, "tricksters_gnome", 0) == []


def test_the_first_card_of_the_box_bears_actions_like_any_other() -> None:
    match = busy(
        {"hand": ["ninjas_poison"]},
        minions={"jungle_oasis": ["aliens_supreme_overlord@p2", f"{REX}@p2"]},
        actions={"jungle_oasis": ["dinosaurs_upgrade@p2>aliens_supreme_overlord"]},
    )
    assert marks(match, "aliens_supreme_overlord") == [("na něm Vylepšení", "with Upgrade")]
    assert marks(match, "dinosaurs_upgrade") == [("na bojovníkovi Nejvyšší vládce", "on Supreme Overlord")]
    assert (power(match, "aliens_supreme_overlord"), power(match, REX)) == (7, 7)
    play(match, f"act_on ninjas_poison aliens_supreme_overlord@{OASIS}")
    upgrade = f"target dinosaurs_upgrade@{OASIS}"
    assert upgrade in options(match)
    assert match.why_not(upgrade) is None
    play(match, upgrade)
    assert zone(match, "discard", 1) == ["dinosaurs_upgrade"]
    assert power(match, "aliens_supreme_overlord") == 1


@pytest.mark.rule("SMU-032")
@pytest.mark.parametrize("factions", ["dinosaurs+aliens", "aliens+dinosaurs"])
def test_a_minion_is_no_base_to_play_at(factions: str) -> None:
    match = busy({"hand": ["aliens_scout"]}, minions={"jungle_oasis": [REX]}, factions=[factions, "robots+wizards"])
    assert match.why_not(f"play aliens_scout {OASIS}") is None
    with pytest.raises(sudi.UnknownName):
        match.why_not(f"play aliens_scout {REX}")
