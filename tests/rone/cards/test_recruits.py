"""Every recruit card: what is printed on it and what playing it changes, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from sudi.games.rone.cards import catalogue as cards
from sudi.games.rone.game import GAME

from ..table import damage, end_turn, gained, options, play, table, zone

# id, cost, damage (melee, ranged, armour destruction), reward, training cost, answers, changes
CARDS: list[tuple[str, str, tuple[int, int, int], int, int, str, dict[str, int]]] = [
    ("water_canister", "", (0, 0, 0), 1, 0, "", {"gained wild": 1}),
    ("jugura", "KW", (3, 0, 0), 1, 0, "", {}),
    ("order", "W", (0, 0, 0), 1, 0, "screw veteran", {"screws": 1, "hand": 1, "deck": -1}),
    ("vision", "Y", (0, 0, 0), 2, 0, "", {"rerolls": 1, "keeps": 1}),
    ("tribe_guardians", "BG", (1, 0, 0), 1, 0, "", {"armor": 2, "life": 1}),
    ("areja", "G", (0, 0, 0), 1, 0, "recycle vision dump", {"life": 1, "dump": -1, "deck": 1}),
    ("brawler", "K", (2, 0, 0), 1, 0, "", {}),
    ("scout", "W", (0, 1, 0), 1, 0, "", {}),
    ("commander_atus", "RW", (0, 1, 0), 1, 0, "screw veteran, screw conscript", {"screws": 2}),
    ("hovercraft", "B", (0, 0, 0), 1, 0, "", {"armor": 2}),
    ("destroyer", "RK", (2, 1, 1), 0, 0, "", {}),
    ("jalak", "YW", (0, 0, 0), 2, 0, "screw veteran", {"p2.deck": -1, "p2.dump": 1, "screws": 1}),
    ("scrap_gatherer", "W", (0, 0, 0), 3, 0, "", {}),
    ("field_mechanic", "Y", (0, 0, 0), 1, 0, "screw veteran, screw veteran, screw conscript", {"screws": 3}),
    ("militiaman", "K", (3, 0, 0), 0, 0, "", {}),
    ("border_ranger", "R", (0, 2, 0), 0, 0, "", {}),
    ("herbalist", "G", (0, 0, 0), 1, 0, "", {"life": 2}),
    ("barricade", "B", (0, 0, 0), 1, 0, "", {"armor": 3}),
    ("quartermaster", "", (0, 0, 0), 1, 0, "", {"hand": 1, "deck": -1}),
    ("tuner", "YW", (0, 0, 0), 1, 0, "take blue neutral, in red, done", {"colours": 1, "rerolls": 1}),
    ("conscript", "W", (1, 0, 0), 1, 2, "screw veteran", {"screws": 1, "rerolls": 1}),
    ("ruin_marksman", "R", (0, 2, 0), 0, 2, "", {"rerolls": 1}),
    ("company_medic", "G", (0, 0, 0), 1, 3, "", {"life": 2, "dump": -1, "discard": 1}),
    (
        "drill_instructor",
        "Y",
        (0, 0, 0),
        1,
        3,
        "screw veteran, screw veteran, screw veteran",
        {"screws": 3, "rerolls": 1},
    ),
    ("trench_digger", "B", (1, 0, 0), 1, 3, "", {"armor": 3}),
    ("grenadier", "RW", (2, 2, 0), 0, 3, "", {}),
    ("signaller", "W", (0, 0, 0), 1, 2, "", {"hand": 2, "deck": -2}),
    ("sniper_mira", "RR", (0, 4, 0), 0, 5, "", {"keeps": 1}),
    ("engineer_platoon", "YB", (0, 0, 0), 3, 3, "screw veteran", {"armor": 2, "screws": 1}),
    ("commander_korda", "RY", (0, 2, 0), 2, 4, "", {"hand": 1, "deck": -1}),
    ("machine_gun_nest", "RRW", (0, 3, 0), 1, 5, "", {"armor": 2, "rerolls": 1}),
    ("night_watch", "K", (2, 0, 0), 1, 2, "", {"keeps": 1}),
    ("veteran", "RK", (2, 2, 0), 0, 4, "", {}),
    ("artillery_spotter", "Y", (0, 0, 0), 1, 3, "", {"rerolls": 2}),
    ("paratrooper", "RB", (0, 2, 2), 1, 3, "", {}),
    ("old_guard", "RRK", (3, 3, 0), 0, 6, "", {"armor": 2}),
    ("field_chaplain", "GW", (0, 0, 0), 1, 3, "", {"life": 2, "exhausted": -1}),
    ("walker_drone", "B", (1, 0, 0), 1, 1, "", {"armor": 2}),
    ("repair_bot", "Y", (0, 0, 0), 2, 2, "", {"armor": 2}),
    ("bulldozer", "KW", (2, 0, 3), 1, 3, "", {}),
    ("mammoth_tank", "BKW", (4, 0, 2), 1, 5, "", {"armor": 2}),
    ("behemoth", "BKK", (6, 0, 2), 0, 6, "", {"armor": 2}),
    ("rocket_battery", "RB", (0, 3, 0), 1, 3, "", {}),
    ("carrier", "YW", (0, 0, 0), 2, 3, "", {"hand": 2, "deck": -2, "keeps": 1}),
    ("shield_generator", "BB", (0, 0, 0), 1, 3, "", {"armor": 6}),
    ("harvester", "W", (0, 0, 0), 4, 3, "", {}),
    ("flame_buggy", "RK", (3, 1, 0), 1, 3, "", {}),
    ("calibration_arm", "Y", (0, 0, 0), 1, 2, "take blue neutral, in red, done, done", {"colours": 1}),
    ("sentry_tower", "RW", (0, 2, 0), 1, 3, "", {"armor": 2}),
    ("excavator", "YK", (1, 0, 0), 3, 3, "destroy scout, top destroyer", {"deck": -1}),
    ("self_propelled_gun", "RBW", (0, 4, 2), 0, 5, "", {}),
    (
        "factory_module",
        "YB",
        (0, 0, 0),
        2,
        4,
        "screw veteran, screw veteran, screw veteran, train militiaman",
        {"screws": 3, "discard": 1},
    ),
    ("heat_shield", "B", (0, 0, 0), 1, 2, "", {"armor": 3, "rerolls": 1}),
    ("autonomous_convoy", "", (0, 0, 0), 2, 2, "", {"armor": 1}),
    ("mercenary_fennec", "K", (2, 0, 0), 1, 2, "", {"p2.deck": -1, "p2.discard": 1}),
    ("shadow_runner", "W", (1, 0, 0), 1, 2, "", {"p2.deck": -2, "p2.discard": 1, "p2.dump": 1}),
    (
        "resource_thief",
        "Y",
        (0, 0, 0),
        2,
        2,
        "lose red, lose blue, store green green",
        {"p2.stored red": -1, "p2.stored blue": -1, "stored green": 1},
    ),
    ("rhino_hybrid", "KK", (4, 0, 1), 1, 3, "", {}),
    ("saboteur", "KY", (2, 0, 0), 1, 3, "lose red", {"p2.screws": -2, "p2.exhausted": 1, "p2.stored red": -1}),
    ("venom_blade", "KR", (2, 2, 0), 0, 4, "", {"p2.deck": -1, "p2.dump": 1}),
    ("bounty_hunter", "RW", (0, 2, 0), 1, 3, "", {}),
    ("lynx_scout", "", (0, 0, 0), 0, 2, "", {"hand": 1, "deck": -1, "keeps": 1}),
    ("fence", "Y", (0, 0, 0), 0, 2, "option 1", {"parts": 3}),
    ("wolf_pack", "K", (1, 0, 0), 1, 2, "", {}),
    (
        "cyber_spider",
        "KYW",
        (3, 0, 0),
        1,
        4,
        "lose red, lose wild",
        {"p2.deck": -2, "p2.dump": 2, "p2.stored red": -1, "p2.stored wild": -1},
    ),
    ("hired_killer", "RK", (0, 3, 0), 1, 3, "", {"p2.deck": -1, "p2.discard": 1, "armor": -1}),
    ("bear_colossus", "KKG", (5, 0, 0), 1, 6, "", {"life": 2}),
    ("serpent_courier", "YW", (0, 0, 0), 1, 3, "gain red", {"hand": 2, "deck": -2, "gained red": 1, "rerolls": 1}),
    ("mercenary_captain", "KRW", (3, 2, 0), 2, 5, "", {}),
    ("wire_leech", "YK", (0, 0, 0), 3, 3, "lose red", {"p2.research": 1, "p2.stored red": -1, "research": -1}),
    ("smuggled_ammunition", "", (0, 3, 0), 0, 2, "", {}),
    ("crawler", "G", (2, 0, 0), 1, 1, "", {}),
    ("acid_spitter", "G", (0, 1, 3), 0, 2, "", {}),
    ("swamp_giant", "GK", (4, 0, 0), 0, 3, "", {"life": 1}),
    (
        "shaman",
        "GW",
        (0, 0, 0),
        1,
        3,
        "recycle vision dump, recycle jugura discard",
        {"life": 2, "dump": -1, "discard": -1, "deck": 2, "rerolls": 1},
    ),
    ("scavenger", "W", (0, 0, 0), 2, 2, "", {"dump": -1, "discard": 1}),
    (
        "insect_swarm",
        "GG",
        (0, 2, 0),
        1,
        3,
        "recycle vision dump",
        {"p2.deck": -2, "p2.discard": 2, "dump": -1, "deck": 1},
    ),
    ("regenerator", "GB", (0, 0, 0), 1, 4, "", {"life": 3, "armor": 2}),
    ("broodmother", "GKW", (4, 0, 0), 1, 4, "recruit 0, screw veteran", {"ground": 1, "destroyed": 2, "screws": 1}),
    ("berserker", "K", (4, 0, 0), 1, 2, "", {"life": -1}),
    ("bonebreaker", "KK", (3, 0, 2), 1, 3, "", {}),
    ("fungal_grove", "G", (0, 0, 0), 1, 2, "destroy scout, top destroyer", {"deck": -1, "life": 1}),
    ("ancient_one", "GGK", (4, 0, 0), 0, 6, "recycle vision dump", {"life": 3, "dump": -1, "deck": 1}),
    ("mutant_sprinter", "", (1, 0, 0), 1, 2, "", {}),
    ("water_seeker", "GY", (0, 0, 0), 2, 3, "gain red, screw veteran", {"gained red": 1, "life": 1, "screws": 1}),
    ("two_headed_brute", "KG", (3, 0, 0), 1, 3, "", {}),
    (
        "pit_horror",
        "KGW",
        (3, 0, 0),
        1,
        4,
        "recycle vision dump, recycle jugura discard",
        {"p2.deck": -2, "p2.dump": 2, "dump": -1, "discard": -1, "deck": 2},
    ),
]


def laid_out(card: str, **player: Any) -> Any:
    """A table on which every effect has something to do, with exactly the resources for the card."""
    cost = GAME.library.cards[card].cost
    bag = {name: n for name, letter in NAMES.items() if (n := sum(LETTERS[kind] == letter for kind in cost))}
    ground = [c for c in ("veteran", "conscript", "crawler") if c != card][:2]
    me = {
        "hand": [card, "water_canister"] if card != "water_canister" else [card, "lynx_scout"],
        "resources": bag,
        "deck": ["brawler", "destroyer", "hovercraft", "scout"],
        "dump": ["vision"],
        "discard": ["jugura"],
        "ground": ground,
        "base": ["catapult"],
        "life": 10,
        "armor": 10,
        "research": 2,
    }
    for pile in ("deck", "dump", "discard"):
        me[pile] = [c if c != card else "militiaman" for c in me[pile]]
    other = {
        "deck": ["jugura", "vision", "brawler"] if card not in ("jugura", "vision", "brawler") else ["order", "areja"],
        "stored": {"red": 1, "blue": 1, "wild": 1},
        "ground": ["grenadier" if card != "grenadier" else "paratrooper"],
        "base": ["shield_dome"],
        "armor": 5,
    }
    return table(me | player, other, exhausted=["p1.base.0"], screws={"p2.ground.0": 2})


LETTERS = "BRKGYW"  # blue, red, black, green, yellow, wild
NAMES = dict(zip(("blue", "red", "black", "green", "yellow", "wild"), LETTERS, strict=True))


def changes(match: Any, card: str, answers: str) -> dict[str, int]:
    """What playing the card changes besides the card itself and its price."""
    steps = [f"play {card}"]
    for answer in filter(None, answers.split(", ")):
        steps.append(answer)
    found = gained(match, steps[0])
    for step in steps[1:]:
        wanted = options(match)[0] if step == "recruit 0" else step
        for name, n in gained(match, wanted).items():
            found[name] = found.get(name, 0) + n
    found["hand"] = found.get("hand", 0) + 1
    found["played"] = found.get("played", 0) - 1
    for kind in GAME.library.cards[card].cost:
        name = f"gained {list(NAMES)[kind]}"
        found[name] = found.get(name, 0) + 1
    return {name: n for name, n in found.items() if n}


def test_the_list_is_complete() -> None:
    listed = {row[0] for row in CARDS} | {"prototype"}
    assert listed == {card.id for card in (*cards.STARTERS, *cards.ADDITIONAL, *cards.RECRUITS)}


@pytest.mark.parametrize("row", CARDS, ids=lambda row: row[0])
def test_what_is_printed(row: tuple[Any, ...]) -> None:
    id, cost, harm, reward, training, _, _ = row
    card = GAME.library.cards[id]
    assert "".join(LETTERS[kind] for kind in card.cost) == cost
    assert (card.damage, card.reward, card.training_cost or 0) == (harm, reward, training)


@pytest.mark.parametrize("row", CARDS, ids=lambda row: row[0])
def test_what_playing_it_changes(row: tuple[Any, ...]) -> None:
    id, *_, answers, expected = row
    match = laid_out(id)
    assert changes(match, id, answers) == expected
    assert match.decision is not None


# ---- conditions, on both sides of their boundary ----
def test_the_veteran_strikes_as_the_third_card() -> None:
    for before, expected in ((1, {}), (2, {"melee": 2})):
        match = table({"hand": ["veteran"], "resources": {"red": 1, "black": 1}, "plays": before})
        play(match, "play veteran")
        assert damage(match) == expected, before


@pytest.mark.parametrize(
    ("card", "other", "cost", "expected"),
    [
        ("artillery_spotter", "brawler", {"yellow": 1}, {"ranged": 2}),
        ("artillery_spotter", "hovercraft", {"yellow": 1}, {}),
        ("wolf_pack", "areja", {"black": 1}, {"melee": 3}),
        ("wolf_pack", "brawler", {"black": 1}, {}),
    ],
)
def test_another_card_of_the_faction(card: str, other: str, cost: dict[str, int], expected: dict[str, int]) -> None:
    match = table({"hand": [card], "played": [other], "resources": cost})
    play(match, f"play {card}")
    assert damage(match) == expected


@pytest.mark.parametrize(("armour", "expected"), [(0, {"ranged": 2}), (1, {})])
def test_the_bounty_hunter_waits_for_bare_opponents(armour: int, expected: dict[str, int]) -> None:
    match = table({"hand": ["bounty_hunter"], "resources": {"red": 2}}, {"armor": armour})
    play(match, "play bounty_hunter")
    assert damage(match) == expected


@pytest.mark.parametrize(("life", "expected"), [(7, {"melee": 3}), (8, {})])
def test_the_brute_is_angry_when_wounded(life: int, expected: dict[str, int]) -> None:
    match = table({"hand": ["two_headed_brute"], "resources": {"black": 1, "green": 1}, "life": life})
    play(match, "play two_headed_brute")
    assert damage(match) == expected


def test_the_fence_recruits_instead() -> None:
    match = table({"hand": ["fence"], "resources": {"yellow": 1}, "ground": ["crawler"]})
    play(match, "play fence", "option 2", options(play(match.copy(), "play fence", "option 2"))[0])
    assert len(match.state.ground[0]) == 2
    assert match.state.parts[0] == 0
    play(match, "screw crawler", "screw crawler")
    assert sum(match.state.screws) == 2


def test_the_scavenger_on_the_dump_brings_armour() -> None:
    match = table({"hand": ["scavenger"], "armor": 5})
    end_turn(match)
    assert match.state.armor[0] == 6
    milled = table({"hand": ["jalak"], "resources": {"yellow": 1, "red": 1}}, {"deck": ["scavenger"], "armor": 5})
    play(milled, "play jalak")
    assert zone(milled, "dump", 1) == ["scavenger"]
    assert milled.state.armor[1] == 5  # only from the hand


def test_the_lynx_scout_brings_a_token_when_drawn_only() -> None:
    match = end_turn(table({}, {"deck": ["brawler", "lynx_scout"]}))
    play(match, "draw")
    assert match.state.rerolls[1] == 1
    milled = table({"hand": ["mercenary_fennec"], "resources": {"black": 1}}, {"deck": ["lynx_scout"]})
    play(milled, "play mercenary_fennec")
    assert milled.state.rerolls == [0, 0]


def test_the_prototype_discovers_upgrades_and_destroys_itself() -> None:
    match = table({"hand": ["prototype"], "resources": {"yellow": 2}})
    play(match, "play prototype")
    first = options(match)[0]
    play(match, first, "done")
    assert zone(match, "base", 0) == [first.split()[1]]
    assert zone(match, "played", 0) == []
    assert zone(match, "destroyed_recruits")[-1:] == ["prototype"]
