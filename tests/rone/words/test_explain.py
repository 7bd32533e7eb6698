"""How numbers came about."""

from __future__ import annotations

import pytest

from sudi.kernel.errors import BadSetup

from ..table import end_turn, hurry, play, table


def terms(match: object, what: str) -> list[tuple[str, str | None, int, int]]:
    derivation = match.explain(what)
    cards = match.state.t.defs
    found = [(t.operation, cards[t.source].id if t.source >= 0 else None, t.amount, t.total) for t in derivation.terms]
    assert found[-1][3] == derivation.total
    return found


def test_damage_and_parts_are_explained_card_by_card() -> None:
    match = table({"hand": ["brawler", "jugura"], "resources": {"black": 3}, "base": ["catapult"]})
    play(match, "activate catapult", "play brawler", "play jugura")
    assert terms(match, "melee of p1") == [
        *(("add", "catapult", 2, 2), ("printed", "brawler", 2, 4), ("printed", "jugura", 3, 7)),
    ]
    assert terms(match, "parts of p1")[-1] == ("printed", "jugura", 1, 2)
    assert match.explain("ranged").total == 0


def test_counters_are_explained_by_what_happened() -> None:
    match = table({"hand": ["hovercraft", "hired_killer"], "resources": {"blue": 1, "red": 1, "black": 1}, "armor": 5})
    play(match, "play hovercraft", "play hired_killer")
    assert terms(match, "armor of p1") == [
        *(("start", None, 5, 5), ("add", "hovercraft", 2, 7), ("subtract", "hired_killer", 1, 6)),
    ]
    assert terms(match, "life of p2") == [("start", None, 14, 14)]


def test_prices_are_explained() -> None:
    match = table({"research": 2, "base": ["nano_workshop", "catapult"]})
    assert terms(match, "upgrade of p1") == [
        *(("printed", None, 1, 1), ("add", None, 2, 3), ("subtract", "nano_workshop", 1, 2)),
    ]
    assert match.explain("discover of p1").total == 4
    assert table({"base": ["nano_workshop"]}).explain("upgrade of p1").total == 1
    assert table({}).explain("discover of p1").total == 2


def test_totals_of_the_stack_are_explained() -> None:
    match = table({}, mode="campaign", deployed=["shield_bearer", "watch_drone"], protocols=["fortification_protocol"])
    assert terms(match, "melee of watch_drone") == [
        ("support", "defence_of_the_base", 1, 1),
        ("support", "watch_drone", 1, 2),
        ("printed", "watch_drone", 1, 3),
    ]
    assert terms(match, "armor of watch_drone")[-1] == ("add", "fortification_protocol", 1, 2)
    with pytest.raises(BadSetup, match="not the last deployed"):
        match.explain("melee of shield_bearer")
    with pytest.raises(BadSetup):
        match.explain("parts of watch_drone")
    with pytest.raises(BadSetup, match="no seat"):
        match.explain("melee of p9")


# ---- where losses come from ----
def behind(match: object, what: str) -> list[tuple[int, str | None, int, str]]:
    """Each change with the card, the seat or the rule behind it."""
    cards = match.state.t.defs
    found = match.explain(what).terms[1:]
    sign = {"add": 1, "subtract": -1}
    return [
        (sign[t.operation] * t.amount, cards[t.source].id if t.source >= 0 else None, t.seat, t.rule) for t in found
    ]


def test_an_attackers_damage_is_his() -> None:
    match = end_turn(table({"damage": {"melee": 4, "ranged": 1}}, {"armor": 3}))
    assert behind(match, "armor of p2") == [(-3, None, 0, "RON-091")]
    assert behind(match, "life of p2") == [(-1, None, 0, "RON-091"), (-1, None, 0, "RON-091")]
    told = [entry.text("en") for entry in match.log() if entry.line in ("life struck", "armour struck")]
    assert told[0] == "Player 2 loses 3 armour to Player 1."
    teams = hurry(table({}, {"damage": {"ranged": 2}}, mode="teams"), to="suffer")
    play(teams, "suffer p3 1")
    assert behind(teams, "life of p3") == behind(teams, "life of p4") == [(-1, None, 1, "RON-091")]


def test_life_is_lost_to_cards_shuffles_and_checks() -> None:
    wounded = play(table({"hand": ["berserker"], "resources": {"black": 1}}), "play berserker")
    assert behind(wounded, "life of p1") == [(-1, "berserker", -1, "")]
    shuffled = table({"hand": ["quartermaster"], "deck": [], "dump": ["brawler", "scout"]})
    play(shuffled, "play quartermaster")
    assert behind(shuffled, "life of p1") == [(-2, None, -1, "RON-044")]
    assert shuffled.log()[-3].text("cs") == "Hráč 1 ztrácí 2 životy za karty na skládce."
    checked = play(table({"damage": {"ranged": 3}, "dump": ["brawler"]}, {"life": 3}), "end")
    assert behind(checked, "life of p1") == [(-1, None, -1, "RON-073")]
    pair = play(table({"stored": {"green": 2, "blue": 2}, "armor": 1, "life": 1}), "pair green", "pair blue")
    assert behind(pair, "life of p1") == [(1, None, -1, "RON-122")]
    assert behind(pair, "armor of p1") == [(2, None, -1, "RON-122")]


def test_what_the_invasion_takes_names_its_card() -> None:
    match = table(
        {"armor": 3}, mode="campaign", deployed=["watch_drone", "plasma_gunner"], protocols=["storm_protocol"]
    )
    end_turn(match)
    armour, life = behind(match, "armor of p1"), behind(match, "life of p1")
    assert armour == [(-3, "plasma_gunner", -1, "")]
    assert [card for _, card, _, _ in life] == ["plasma_gunner", "plasma_gunner", "storm_protocol"]


def test_damage_and_parts_name_the_cards_that_gave_them() -> None:
    match = table({"base": ["catapult", "master_kovan"], "damage": {"melee": 1}, "parts": 1, "stored": {"black": 2}})
    play(match, "activate catapult", "pair black", "activate master_kovan")
    assert terms(match, "melee of p1") == [("effects", None, 1, 1), ("add", "catapult", 2, 3), ("add", None, 1, 4)]
    assert terms(match, "parts of p1") == [("gained", None, 1, 1), ("add", "master_kovan", 1, 2)]
    play(match, "end")
    hurry(match, to="parts")
    assert match.explain("melee of p1").total == 0
    play(match, "buy reroll")
    assert terms(match, "parts of p1")[-1] == ("subtract", None, 1, 1)


def test_counters_of_the_next_match_begin_anew() -> None:
    match = table({"damage": {"ranged": 9}, "life": 2}, {"life": 3}, mode="extended")
    play(match, "end", "begin p1")
    assert terms(match, "life of p2") == [("start", None, 14, 14)]
    assert terms(match, "life of p1") == [("start", None, 14, 14)]
