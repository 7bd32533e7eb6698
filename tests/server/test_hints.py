"""Advice at a table: for whom, about what, and never from what the seat may not know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import sudi
from sudi.kernel.dealing import determinise
from sudi.table.thinking import Thinkers
from tests.generic.cases import BASIC, Case
from tests.mind.test_aspects import decisions

from .house import House, Person, Screen, in_turn, two_at_a_table

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def ask(screen: Screen, id: str = "h") -> dict[str, Any]:
    """The answer, or the error that came instead."""
    screen.send(type="hint", id=id)
    while True:
        message = screen.get(60)
        if message["type"] in ("answer", "error") and message["id"] == id:
            return message


def my_turn(screen: Screen) -> None:
    while screen.asked != "p1" or not screen.options:
        screen.state()


def test_the_best_options_come_with_their_worth_and_can_be_chosen(house: House) -> None:
    anna = Person(house, "Anna")
    table = anna.make(seats=BOTS)
    screen = anna.look(table)
    my_turn(screen)
    assert screen.last["table"]["hints"] is True
    hints = ask(screen)["hints"]
    assert 2 <= len(hints) <= 3
    assert {one["option"] for one in hints} <= set(screen.options)
    worths = [one["worth"] for one in hints]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= worth <= 1 for worth in worths)
    assert hints[0]["behind"] == 0
    for one in hints:
        assert one["behind"] == pytest.approx(worths[0] - one["worth"], abs=2e-4)
        assert one["cs"]
        assert one["en"]
    assert ask(Person(house, "Bob").look(table))["code"] == "not_yours", "whoever only watches is told nothing"
    screen.choose(hints[0]["option"])


def test_the_table_goes_on_while_the_coach_thinks(house: House) -> None:
    """Somebody asks and chooses at once: the choice is not held up, and the answer is about the question that was."""
    anna = Person(house, "Anna")
    screen = anna.look(anna.make(seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True))
    options = screen.options
    screen.send(type="hint", id="slow")
    screen.send(type="choose", id="now", version=screen.version, option=options[0])
    kinds = []
    while "answer" not in kinds:
        message = screen.get(60)
        kinds.append(message["type"])
    assert kinds.index("accepted") < kinds.index("answer")
    assert message["id"] == "slow"
    assert {one["option"] for one in message["hints"]} <= set(options)


def test_one_question_at_a_time(house: House) -> None:
    anna = Person(house, "Anna")
    screen = anna.look(anna.make(seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True))
    screen.send(type="hint", id="one")
    screen.send(type="hint", id="two")
    found = {}
    while set(found) != {"one", "two"}:
        message = screen.get(60)
        if message["type"] in ("answer", "error"):
            found[message["id"]] = message
    assert found["two"]["code"] == "rate"
    assert found["one"]["hints"]
    assert ask(screen, "three")["hints"], "and then the next one"


@pytest.mark.parametrize(("hints", "allowed"), [("alone", False), ("nobody", False), ("everybody", True)])
def test_against_people_only_where_the_table_was_made_so(house: House, hints: str, allowed: bool) -> None:
    _, _, _, one, two = two_at_a_table(house, hints=hints)
    mine, other = in_turn(one, two)
    assert mine.last["table"]["hints"] is allowed
    answer = ask(mine)
    if allowed:
        assert answer["hints"]
        assert ask(other)["code"] == "not_yours", "nobody is told about a decision that is not theirs"
    else:
        assert answer["code"] == "hints"


def test_nobody_is_nobody_against_bots_as_well(house: House) -> None:
    anna = Person(house, "Anna")
    screen = anna.look(anna.make(seats=BOTS, hints="nobody"))
    my_turn(screen)
    assert screen.last["table"]["hints"] is False
    assert ask(screen)["code"] == "hints"
    assert anna.post("/api/tables", {"game": "shards", "hints": "always"}).status == 400


def test_a_rematch_keeps_what_was_agreed(house: House) -> None:
    _, _, _, one, two = two_at_a_table(house, hints="nobody")
    mine, other = in_turn(one, two)
    mine.send(type="resign")
    for screen in (mine, other):
        while screen.last["table"]["status"] != "over":
            screen.state()
    for screen in (mine, other):
        screen.send(type="rematch")
    while mine.last["table"]["rematch"]["table"] is None:
        mine.state()
    again = Person(house).look(mine.last["table"]["rematch"]["table"])
    assert again.last["table"]["hints"] is False


@pytest.mark.parametrize("case", [case for case in BASIC if case.players == 2], ids=str)
def test_the_coach_cannot_peek(case: Case) -> None:
    """Two worlds that the seat cannot tell apart: the very same is sent to be thought about."""
    s = decisions(case, every=23, most=2)[-1]
    twin = determinise(s, s.seat, 9)
    twin.rng ^= 0x5EED
    assert twin != s
    sent: list[Any] = []

    class Listening(Thinkers):
        async def _elsewhere(self, work: Any, *job: Any) -> Any:
            sent.append(job)
            return []

    thinkers = Listening(1)
    for state in (s, twin):
        asyncio.run(thinkers.advise(sudi.Match(case.game, state, 0), s.seat))
    one, two = sent
    assert one == two


def test_a_secret_of_the_other_seat_changes_no_word(house: House) -> None:
    """Over the wire: two tables that differ in what the opponent holds and what is drawn next."""
    told = []
    one, two = ["crystal"] * 4 + ["blaster"], ["crystal"] * 3 + ["shard_reactor", "infinity_shard"]
    for hand, deck in ((one, two), (two, one)):
        mine = {"hand": ["crystal", "crystal", "blaster"], "deck": ["crystal"] * 5}
        position = {"game": "shards", "players": [mine, {"hand": hand, "deck": deck}], "gems": 3, "turn": "p1"}
        record = json.loads(sudi.from_position(position).record().to_json())
        anna = Person(house, "Anna")
        made = anna.post("/api/replay/fork", {"record": record, "at": 0, "seats": BOTS})
        told.append(ask(anna.look(made.json["id"]))["hints"])
    assert told[0] == told[1]
    assert len(told[0]) > 1
