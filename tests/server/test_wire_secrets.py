"""Random play of every game over the wire: no byte that a seat or a spectator gets names a card they never saw.

What they may have seen is worked out from the declarations of the game's state (tests.generic.test_no_leak), from the
cards they were asked about, and from lines of the log that are no secret. Everybody also asks about numbers and
reasons all the time: a derivation, its history and a refusal must not tell more.
"""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import sudi
from sudi.games import NAMES
from sudi.kernel.decision import CARD
from sudi.kernel.view import SPECTATOR
from tests.generic.test_no_leak import may_look, remembers, zones

from .house import House, Person, Screen, catch_up, in_turn

CHOICES = 150
VIEWERS = ("p1", "p2", None)


# Words of the rules that are titles of cards too: a reason that names the role tells nothing of the card.
ROLES = {"doomtrooper": {"sergeant"}}  # DTR-398


class Played:
    """A match that was played, with everything that went over three wires: (version, what was asked for, text)."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        self.game, dice = game, random.Random(seed)
        anna, bob = Person(house, "Anna"), Person(house, "Bob")
        table = anna.make(game=game, mode=None)
        assert bob.sit(table).status == 201
        one, two, watcher = anna.look(table), bob.look(table), Person(house).look(table)
        catch_up(one, two, watcher)
        self.screens: dict[str | None, Screen] = {one.last["you"]: one, two.last["you"]: two, None: watcher}
        library = sudi.new(game, seed=1).game.library.cards
        rules = sudi.new(game, seed=1).game
        ordinary = {
            *rules.verbs.by_name,
            *rules.state.fields,
            *(prompt.name for prompt in rules.prompts.all),
            *(line.name for line in rules.lines.all),
            *ROLES.get(game, ()),
        }
        self.ids = set(library) - ordinary  # "order" is a card of RONE and a question of every game
        cards = sorted(library)
        self.names = {id: (card.name.cs, card.name.en) for id, card in library.items()}
        values = sorted(sudi.new(game, seed=1).game.explainable())
        verbs = [verb for verb in sudi.new(game, seed=1).game.verbs.all if verb.a == CARD]
        self.wires: dict[str | None, list[tuple[int, str, str]]] = {viewer: [] for viewer in VIEWERS}
        for n in range(CHOICES):
            now, other = in_turn(one, two)
            if n % 3 == 0:  # of cards out of sight no number is told, so it takes many questions
                for viewer, screen in self.screens.items():
                    subject = dice.choice(("p1", "p2") if dice.random() < 0.4 else cards)
                    self._ask(viewer, screen, type="explain", what=f"{dice.choice(values)} of {subject}")
                    option = f"{dice.choice(verbs).name} {dice.choice(cards)}"
                    self._ask(viewer, screen, type="why", option=option)
            now.choose(dice.choice(now.options))
            other.state(now.version)
            watcher.state(now.version)
            self._keep()
            if now.last["table"]["status"] == "over":
                break
        now, _ = in_turn(one, two)
        if now.asked is not None:
            now.send(type="resign")
            now.state(now.version + 1)
        self.record = anna.get(f"/api/tables/{table}/record").json

    def _ask(self, viewer: str | None, screen: Screen, **wish: str) -> None:
        screen.send(id="q", **wish)
        while screen.get()["type"] not in ("answer", "error"):
            pass
        self._keep(next(iter(set(wish) - {"type"})), viewer, wish)

    def _keep(self, key: str = "", asker: str | None = None, wish: dict[str, str] | None = None) -> None:
        """Put away what has come since."""
        for viewer, screen in self.screens.items():
            asked = wish[key] if wish is not None and viewer == asker else ""
            self.wires[viewer] += [(screen.version, asked, text) for text in screen.raw]
            screen.raw.clear()


@pytest.fixture(scope="module", params=[(game, seed) for game in NAMES for seed in (1, 2)], ids=str)
def played(house: House, request: pytest.FixtureRequest) -> Played:
    """A match that lasted: some end early (a summoner falls at once) and would show nothing."""
    game, seed = request.param
    for again in range(0, 50, 10):
        one = Played(house, game, seed + again)
        if len(one.record["choices"]) >= CHOICES // 2:
            return one
    raise AssertionError("five matches in a row ended early")


def open_now(match: sudi.Match, viewer: int) -> set[str]:
    """The ids of the cards that lie open to the viewer, or that they are asked about."""
    s = match.state
    defs = s.t.defs
    found = {
        defs[card].id
        for _, field, owner, cards in zones(s)
        for card in cards
        if may_look(s, field, owner, viewer) or remembers(s, viewer, card)
    }
    if match.decision is not None and match.decision.seat == viewer:
        found |= {defs[match.state.about].id} if match.state.about >= 0 else set()
        for option in match.decision.options:
            found |= set(re.findall(r"[a-z0-9_]+", option.name)) & set(match.game.library.cards)
    return found


def read_of(match: sudi.Match, viewer: int) -> set[str]:
    """The cards that the last choice wrote into the log for this viewer to read, by the lines' declarations."""
    lines, tables = match.game.lines, match.state.t
    found = set()
    for number, seat, card, n, _ in list(match.past())[-1].events:
        line = lines.all[number]
        if card >= 0 and (line.secret is None or viewer == tables.decider[seat]):
            found.add(tables.defs[card].id)
        if "{thing}" in line.text.en:
            found.add(tables.defs[n].id)
    return found


class Witness:
    """Follows a match as one viewer and remembers what they may have seen."""

    def __init__(self, played: Played, viewer: str | None) -> None:
        self.choices = played.record["choices"]
        self.match = sudi.replay(played.record, 0)
        self.number = SPECTATOR if viewer is None else int(viewer[1]) - 1
        self.seen = open_now(self.match, self.number)

    def follow(self, version: int) -> set[str]:
        while len(self.match) < min(version, len(self.choices)):
            self.match.choose(self.choices[len(self.match)])
            self.seen |= open_now(self.match, self.number) | read_of(self.match, self.number)
        return self.seen


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_byte_names_a_card_that_was_never_seen(played: Played, viewer: str | None) -> None:
    witness, hidden_for_long = Witness(played, viewer), 0
    for version, asked, text in played.wires[viewer]:
        seen = witness.follow(version)
        message = json.loads(text)
        if message["type"] == "state" and message["table"]["status"] == "over":
            break  # everything is open now
        named = set(re.findall(r"[a-z0-9_]+", text)) & played.ids
        own = set(re.findall(r"[a-z0-9_]+", asked))
        assert named <= seen | own, (version, named - seen - own, text[:300])
        hidden_for_long += len(played.ids - seen)
    assert hidden_for_long > 100  # there was something to be told


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_line_of_the_log_speaks_of_a_card_that_was_never_seen(played: Played, viewer: str | None) -> None:
    """The same for the words that people read: the names of cards in both languages."""
    witness, lines = Witness(played, viewer), 0
    for version, _, text in played.wires[viewer]:
        seen = witness.follow(version)
        message = json.loads(text)
        if message["type"] != "state" or message["table"]["status"] == "over":
            continue
        told = {name for id in seen for name in played.names[id]}
        for line in message["log"]:
            lines += 1
            for said, lang in ((line["cs"], 0), (line["en"], 1)):
                # A name inside the name of a card that was seen ("Pirate" in "Pirate King") is no secret.
                inside = [name for name in told if name in said]
                strange = [played.names[id][lang] for id in played.ids - seen]
                found = [name for name in strange if name in said and not any(name in other for other in inside)]
                assert not found, (version, said, found)
    assert lines > 50


def test_answers_came_and_named_what_they_should(played: Played) -> None:
    """Otherwise the questions above were idle."""
    answers = [
        json.loads(text) for wire in played.wires.values() for _, _, text in wire if text.startswith('{"type":"answer"')
    ]
    derivations = [a["derivation"] for a in answers if a["derivation"] is not None]
    assert len(derivations) > 10
    assert any(term["source"] for d in derivations for term in d["terms"])
    assert any(a["refusal"] and a["refusal"]["text"]["cs"] for a in answers)


def test_others_are_not_told_why(played: Played) -> None:
    """Reasons hang on a hand: only the seat that is asked gets them; the others hear who is asked."""
    for _, asked, text in played.wires[None]:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "answer":
            refusal = message["refusal"]
            assert refusal is None or (not refusal["cards"] and "is being asked" in refusal["text"]["en"]), (
                asked,
                text,
            )
