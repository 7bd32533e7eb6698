"""What is offered is what the law gives: in positions where the short ways could go wrong, and in random play."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sudi
from sudi.kernel.decision import option_name
from sudi.kernel.law import pending

from ..table import WRAETHE_DECK, nemesis_turn, options, play, relic_table, table

CRYSTAL = {"hand": ["crystal"]}


def lawful(match: sudi.Match) -> list[str]:
    """The options that the declared question gives, by name."""
    asked = pending(match.state)
    assert asked is not None
    question, frame = asked
    s = match.state
    return sorted({option_name(s, match.game.verbs, option) for option in question.options(s, frame)})


def offered(match: sudi.Match) -> list[str]:
    """Each of them once: identical cards are one option."""
    return sorted(option_name(match.state, match.game.verbs, option) for option in match.state.options)


@pytest.mark.rule("SOI-027")
@pytest.mark.parametrize("gems", [0, 1, 2, 3, 6, 7])
@pytest.mark.parametrize("champions", [[], ["evokatus"], ["evokatus", "primus_pilus", "li_hin"]])
def test_buying(gems: int, champions: list[str]) -> None:
    row = ["axia", "nil_assassin", "nil_assassin", "kiln_drone", "omnius", "zen_chi_set"]
    match = relic_table({**CRYSTAL, "champions": champions}, row=row, gems=gems)
    assert offered(match) == lawful(match)
    homodeus = sum(champion in ("evokatus", "primus_pilus") for champion in champions)
    assert ("recruit axia" in options(match)) == (gems >= 7 - homodeus)
    assert ("focus" in options(match)) == (gems >= 1)
    assert ("hire nil_assassin" in options(match)) == (gems >= 2)
    assert "hire axia" not in options(match)


def test_two_equal_cards_in_the_row_are_one_option() -> None:
    match = table(CRYSTAL, row=["nil_assassin", "nil_assassin", "omnius"], gems=2)
    assert options(match) == ["play crystal", "recruit nil_assassin", "hire nil_assassin", "focus", "end"]


@pytest.mark.rule("SOI-032", "SOI-048")
def test_focus_once() -> None:
    match = play(table(CRYSTAL, row=["zen_chi_set"], gems=5), "focus")
    assert offered(match) == lawful(match) == ["end", "play crystal"]


@pytest.mark.rule("SOI-071", "SOI-070", "SOI-114")
@pytest.mark.parametrize("hand", [["crystal"], ["kiln_drone", "spore_cleric", "nil_assassin"]])
def test_exhausting(hand: list[str]) -> None:
    champions = ["giga_source_adept", "zetta_encryptor", "evokatus", "evokatus", "fao_cutul"]
    match = table({"hand": [*hand, "blaster"], "champions": champions, "deck": []}, gems=0)
    assert offered(match) == lawful(match)
    assert ("exhaust giga_source_adept" in options(match)) == (len(hand) == 3)
    assert "exhaust zetta_encryptor" not in options(match)
    play(match, "exhaust evokatus")
    assert offered(match) == lawful(match)
    assert "exhaust evokatus" in options(match)  # the other one
    play(match, "exhaust evokatus")
    assert "exhaust evokatus" not in options(match)


@pytest.mark.rule("SOI-073", "SOI-025")
@pytest.mark.parametrize("power", [0, 1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("mastery", [4, 5, 6])
def test_attacking_champions(power: int, mastery: int) -> None:
    theirs = ["raidian", "li_hin", "evokatus", "evokatus", "optio_crusher", "general_decurion", "drakonarius"]
    match = relic_table({**CRYSTAL, "mastery": mastery}, {**CRYSTAL, "champions": theirs, "mastery": 5}, power=power)
    assert offered(match) == lawful(match)
    health = {"evokatus": 2, "optio_crusher": 4, "general_decurion": 7} | ({"raidian": 3} if mastery >= 5 else {})
    attacks = {name.split()[1] for name in options(match) if name.startswith("attack")}
    assert attacks == {card for card, needed in health.items() if needed <= power}


@pytest.mark.rule("SOI-073")
@pytest.mark.parametrize("power", [3, 4, 5, 6])
def test_attacking_tougher_champions(power: int) -> None:
    theirs = {**CRYSTAL, "champions": ["ferrata_guard", "evokatus"], "character": "decima"}
    match = relic_table({**CRYSTAL, "character": "volos"}, theirs, power=power)
    assert offered(match) == lawful(match)
    assert ("attack evokatus" in options(match)) == (power >= 4)
    assert ("attack ferrata_guard" in options(match)) == (power >= 6)


@pytest.mark.rule("SOI-089", "SOI-073")
def test_infinite_power_destroys_any_champion_and_stays_infinite() -> None:
    seat = {"hand": ["infinity_shard", "crystal"], "mastery": 30, "relic_taken": True}
    match = relic_table(seat, {**CRYSTAL, "champions": ["axia", "general_decurion"]})
    play(match, "play infinity_shard")
    assert offered(match) == lawful(match)
    play(match, "attack axia", "attack general_decurion", "end")
    assert match.result.winners == (0,)


@pytest.mark.rule("SOI-135", "SOI-138")
@pytest.mark.parametrize(("mastery", "taken"), [(9, False), (10, False), (30, False), (10, True)])
def test_taking_relics(mastery: int, taken: bool) -> None:
    seat = {**CRYSTAL, "character": "volos", "mastery": mastery, "relic_taken": taken}
    if taken:
        seat["relics"] = []
    match = relic_table(seat)
    assert offered(match) == lawful(match)
    takes = [name for name in options(match) if name.startswith("take")]
    assert len(takes) == (2 if mastery >= 10 and not taken else 0)


@pytest.mark.rule("SOI-174", "SOI-181", "SOI-183")
def test_the_questions_of_the_nemesis() -> None:
    champions = ["evokatus", "evokatus", "systema_ai", "general_decurion", "fao_cutul"]
    row = ["kiln_drone", "mining_drones", "omnius", "optio_crusher", "optio_crusher"]
    player = {"champions": champions, "deck": ["crystal"] * 5}
    match = nemesis_turn("drakonarius", *row, player=player, below=WRAETHE_DECK)
    seen = set()
    while match.decision is not None and match.decision.name != "play":
        seen.add(match.decision.name)
        assert offered(match) == lawful(match)
        match.choose(0)
    assert {"nemesis card", "nemesis champion", "nemesis target"} <= seen


CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {"expansion": True, "characters": "random"}),
    ("free_for_all", 3, {"characters": "auction", "expansion": True, "relics": "draft"}),
    ("teams", 4, {"characters": "random", "expansion": True, "hold_back": True}),
    ("melee", 3, {"characters": "random", "hold_back": True}),
    ("solo", 1, {"nemesis": "random"}),
]


@pytest.mark.parametrize(("mode", "players", "setup"), CASES, ids=[mode for mode, _, _ in CASES])
def test_random_play(mode: str, players: int, setup: dict[str, Any]) -> None:
    dice = random.Random(11)
    for seed in (5, 6):
        match = sudi.new("shards", mode=mode, players=players, seed=seed, **setup)
        for _ in range(120):
            if match.decision is None:
                break
            assert offered(match) == lawful(match)
            match.choose(dice.randrange(len(match.decision.options)))
