"""From one match or scenario to the next: what is shuffled, what goes back, what is dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest

from ...table import DRONES, asked, hurry, lines, options, play, table, zone

TEN = ["brawler", "scout", "vision", "jugura", "areja", "jalak", "order", "hovercraft", "destroyer", "tribe_guardians"]


def tops(mode: str, card: str, chance: int, **common: object) -> str:
    """The top card of p1's new deck after a card whose own effect has ended the match or scenario."""
    seats = ({"life": 1, "hand": [card], "resources": {"black": 1}, "deck": TEN}, {})
    match = table(*seats, mode=mode, chance=chance, **common)
    play(match, f"play {card}")
    hurry(match, to="recruit")
    deck = zone(match, "deck", 0)
    assert sorted(deck) == sorted([*TEN, card])
    return deck[-1]


@pytest.mark.rule("RON-232", "RON-D23")
def test_a_card_that_ends_the_match_by_its_own_effect_is_shuffled_with_the_rest() -> None:
    found = Counter(tops("extended", "berserker", chance) for chance in range(1, 25))
    assert found["berserker"] < 10
    assert len(found) > 4


@pytest.mark.rule("RON-225", "RON-D23")
def test_a_card_that_ends_the_scenario_by_its_own_effect_is_shuffled_with_the_rest() -> None:
    found = Counter()
    for chance in range(1, 25):
        match = table(
            {"hand": ["hired_killer"], "resources": {"red": 1, "black": 1}, "deck": TEN},
            mode="campaign",
            chance=chance,
            inv_deck=[],
        )
        play(match, "play hired_killer")  # discards a card of an Invasion that has none
        assert asked(match) == "recruit"
        assert sorted(zone(match, "deck", 0)) == sorted([*TEN, "hired_killer"])
        found[zone(match, "deck", 0)[-1]] += 1
    assert found["hired_killer"] < 10
    assert len(found) > 4


def test_new_decks_are_shuffled_and_nobody_knows_their_order() -> None:
    """The same match goes on with different decks by chance alone."""
    decks = set()
    for chance in range(1, 9):
        match = table({"damage": {"ranged": 9}, "deck": TEN}, {"life": 3}, mode="extended", chance=chance)
        play(match, "end", "begin p1")
        decks.add(tuple(zone(match, "deck", 0)))
        assert set(match.view(0)["players"][0]["deck"]) == {None}
        assert match.state.known == [0, 0]
    assert len(decks) > 6


# ---- destroyed cards ----
def after(mode: str, **common: object) -> object:
    """A match or scenario is won; veteran, crawler and bio_lab had been destroyed, behemoth was in training."""
    gone = {"destroyed_recruits": ["veteran", "crawler"], "destroyed_technologies": ["bio_lab"]}
    mine = {"ground": ["behemoth"], "deck": ["brawler"]}
    if mode == "extended":
        match = table({"damage": {"ranged": 9}, **mine}, {"life": 3}, mode=mode, screws={"p1.ground.0": 1}, **gone)
        return hurry(match, to="begin")
    common = {"round": 9, "protocols": ["storm_protocol"], "protocols_destroyed": ["decay_protocol"], **common}
    return table(mine, mode=mode, screws={"p1.ground.0": 1}, inv_destroyed=["breaker", "seeker"], **gone, **common)


@pytest.mark.rule("RON-231")
def test_destroyed_cards_are_shuffled_back_into_the_supply_of_their_type() -> None:
    match = after("extended")
    assert sorted(zone(match, "destroyed_recruits")) == ["crawler", "veteran"]
    play(match, "begin p1")
    looked = [*zone(match, "recruits"), *zone(match, "candidates", 0)]
    assert {"veteran", "behemoth", "crawler"} <= set(looked)
    assert len(looked) == 68
    assert {"bio_lab"} <= set(zone(match, "technologies"))
    assert len(match.state.technologies) == 26
    assert match.state.destroyed_recruits == match.state.destroyed_technologies == []
    assert sum(match.state.screws) == 0


@pytest.mark.rule("RON-231", "RON-222")
@pytest.mark.parametrize("mode", ["extended", "campaign"])
def test_the_supplies_are_shuffled_between(mode: str) -> None:
    """Cards that come back do not lie on the bottom or on top as they were put there."""
    places = Counter()
    for chance in range(1, 13):
        fixed = {"recruits": ["conscript", "fence", "barricade", "saboteur"], "technologies": ["jammer", "catapult"]}
        if mode == "extended":
            match = table({"damage": {"ranged": 9}}, {"life": 3}, mode=mode, chance=chance, **fixed)
            hurry(match, to="begin")
            play(match, "begin p1")
        else:
            match = hurry(table({}, mode=mode, chance=chance, round=9, **fixed), to="recruit")
        order = zone(match, "recruits")
        places[order.index("conscript") if "conscript" in order else -1] += 1
        places[("technology", zone(match, "technologies").index("jammer"))] += 1
    assert len(places) > 12


@pytest.mark.rule("RON-222")
def test_the_supplies_of_the_invasion_are_shuffled_between() -> None:
    """Whatever chance made of it, the same cards and the same protocol do not come next each time."""
    dealt, dealt_protocols = set(), set()
    for chance in range(1, 7):
        gone = {"inv_destroyed": ["breaker", "seeker"], "protocols_destroyed": ["decay_protocol"]}
        fixed = {"inv_supply": DRONES[:8], "protocol_supply": ["storm_protocol"], "protocols": []}
        match = hurry(table({}, mode="campaign", chance=chance, round=9, **gone, **fixed), to="recruit")
        dealt.add(tuple(zone(match, "inv_supply")))
        dealt_protocols.add(tuple(zone(match, "protocol_supply")))
    assert len(dealt) > 3
    assert len(dealt_protocols) > 3


@pytest.mark.rule("RON-222")
def test_everything_not_kept_goes_back_to_its_supply_before_the_next_scenario() -> None:
    trained = ["gun_turret", "martian_giant", "core_guardian", "elite_guard", "world_breaker"]
    slots = [{"training": [card]} for card in trained]
    match = hurry(after("campaign", slots=slots, inv_deck=["watch_drone"], inv_stored={"blue": 1}), to="recruit")
    s = match.state
    assert s.scenario == 1
    looked = [*zone(match, "recruits"), *zone(match, "candidates", 0)]
    assert {"veteran", "behemoth", "crawler"} <= set(looked)
    assert len(looked) == 68
    assert len(s.technologies) == 26
    assert s.destroyed_recruits == s.destroyed_technologies == s.inv_destroyed == s.protocols_destroyed == []
    back = [*zone(match, "inv_supply"), *zone(match, "inv_deck"), *(c for z in s.training for c in _ids(match, z))]
    assert {"breaker", "seeker", "gun_turret"} <= set(back)
    assert len(back) == 66
    assert [len(place) for place in s.training] == [1] * 5
    stayed = [new == [old] for new, old in zip((_ids(match, place) for place in s.training), trained, strict=True)]
    assert sum(stayed) < 3  # new ones for all five; chance may bring an old one back
    assert len([*s.protocols, *s.protocol_supply]) == 14
    assert sum(s.screws) == s.inv_stored == 0


def _ids(match: object, cards: list[int]) -> list[str]:
    return [match.state.t.defs[c].id for c in cards]


# ---- a fresh start ----
@pytest.mark.rule("RON-232")
def test_the_next_match_begins_with_the_starting_values_a_whole_deck_and_four_recruits_each() -> None:
    one = {"damage": {"ranged": 9}, "armor": 2, "life": 3, "parts": 4, "deck": ["brawler"], "hand": ["vision"]}
    two = {"armor": 1, "life": 3, "deck": ["areja"], "discard": ["scout"], "dump": ["jalak"]}
    match = table({**one, "played": ["jugura"]}, two, mode="extended", setup={"armor": 18, "life": 17})
    hurry(match, to="begin")
    play(match, "begin p2")
    s = match.state
    assert (s.armor, s.life) == ([18, 18], [17, 17])
    assert s.parts == [2, 0]  # the second player's compensation, and nothing left over
    assert sorted(zone(match, "deck", 0)) == ["brawler", "jugura", "vision"]
    assert sorted(zone(match, "deck", 1)) == ["areja", "jalak", "scout"]
    assert (s.ground, s.hand, s.played, s.discard, s.dump) == ([[], []],) * 5
    seats = []
    while asked(match) == "recruit":
        seats.append(match.decision.seat)
        assert len(options(match)) == 3  # one of three
        play(match, options(match)[0])
    assert seats == [1] * 4 + [0] * 4  # in turn order
    assert [len(ground) for ground in s.ground] == [4, 4]
    assert len(s.destroyed_recruits) == 16
    assert (asked(match), match.decision.seat) == ("draw", 1)


@pytest.mark.rule("RON-224")
def test_each_player_recruits_four_cards_of_three_before_the_next_scenario() -> None:
    match = table({"ground": ["veteran"]}, {}, mode="campaign", round=9)
    hurry(match, to="recruit")
    assert [zone(match, "ground", seat) for seat in (0, 1)] == [[], []]
    seats = []
    while asked(match) == "recruit":
        seats.append(match.decision.seat)
        assert len(options(match)) == 3
        play(match, options(match)[0])
    assert seats == [0] * 4 + [1] * 4
    assert [len(ground) for ground in match.state.ground] == [4, 4]
    assert len(match.state.destroyed_recruits) == 16
    assert lines(match, "scenario")[-1][1] == "strike_at_the_base"


# ---- losing ----
@pytest.mark.rule("RON-178", "RON-219")
def test_a_scenario_lost_by_an_event_names_its_rule_and_nobody_falls() -> None:
    match = table({}, {}, mode="campaign", round=12, setup={"scenarios": "strike_at_the_base"}, events=7)
    hurry(match)
    assert match.result.winners == ()
    assert match.result.rule == "RON-178"
    assert lines(match, "falls") == lines(match, "no deck") == lines(match, "survival") == []
    assert lines(match, "lost by order") == [(0, "strike_at_the_base", 0)]
    told = [entry.text("cs") for entry in match.log()]
    assert told[-2:] == ["Úder na základnu: hráči prohrávají.", "Scénář Úder na základnu je prohrán."]


LOSING = "{id: doom, name: {cs: Zkáza, en: Doom}, rounds: 9, protocols: 0, %s: [{op: lose_scenario}]}"
DOOMED = """{id: doom, name: {cs: Zkáza, en: Doom}, rounds: 9, protocols: 0, cards: [{id: bomb, name: {cs: B, en: B},
  combat: {life: 1}, training_cost: 1, %s: [{op: lose_scenario}]}]}"""


@pytest.mark.rule("RON-176", "RON-189", "RON-149", "RON-266", "RON-196")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (LOSING % "round_start", "RON-176"),
        (LOSING % "round_end", "RON-189"),
        (DOOMED % "deploy", "RON-149"),
        (DOOMED % "trained", "RON-266"),
        (DOOMED % "defeated", "RON-196"),
    ],
)
def test_an_order_that_loses_the_scenario_names_the_rule_it_was_carried_out_by(text: str, rule: str) -> None:
    common = {"setup": {"scenarios": text, "difficulty": "none"}}
    if "deploy:" in text:
        common |= {"inv_deck": ["bomb"]}
    elif "trained:" in text:
        common |= {"slots": [{"training": ["bomb"]}], "inv_stored": {"blue": 1}}
    elif "defeated:" in text:
        common |= {"deployed": ["bomb"]}
    match = table({"damage": {"ranged": 1}}, mode="campaign", **common)
    hurry(match, damage="deal ranged 1")
    assert (match.result.winners, match.result.rule) == ((), rule)


@pytest.mark.rule("RON-D13", "RON-047")
def test_a_player_without_a_deck_loses_the_campaign_by_that_rule() -> None:
    match = table({"hand": ["quartermaster"], "deck": []}, mode="campaign")
    play(match, "play quartermaster")
    assert (match.result.winners, match.result.rule) == ((), "RON-D13")
    assert lines(match, "no deck") == [(0, None, 0)]
    assert lines(match, "falls") == []
