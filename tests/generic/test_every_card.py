"""Every card of a game's library is seen, chosen and moved on in random play.

The random player prefers options about cards that have not had their turn; that is all the help it gets. Cards that by
the rules never move (a leader, a scenario) or are never chosen are named in `setups/<game>.py`: STAYS, NEVER_CHOSEN.
A game with more cards than decks hold has a function `around` there: a set-up with the cards that are still missing.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from sudi.kernel.decision import CARD, first
from sudi.kernel.machine import apply
from sudi.kernel.state import NOBODY, places

from .cases import CASES, GAMES, Case, extras

MATCHES = 1_000  # at most, over all cases of a game; it usually takes a few dozen
OPEN = 60  # matches of the cases as they are, before a game's `around` makes set-ups for the cards still missing


@dataclass
class Careers:
    """What has become of each card of a game so far."""

    unseen: set[str]
    unchosen: set[str] = field(default_factory=set)
    unmoved: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.unchosen, self.unmoved = set(self.unseen), set(self.unseen)

    def complete(self) -> bool:
        return not (self.unseen or self.unchosen or self.unmoved)

    def report(self) -> str:
        missing = {"seen": self.unseen, "chosen": self.unchosen, "moved": self.unmoved}
        return "; ".join(f"never {what}: {', '.join(sorted(cards))}" for what, cards in missing.items() if cards)


def where_all_lie(s: Any) -> dict[int, tuple[str, bool]]:
    """For every card the field it lies in, and whether anybody can see it there."""
    found = {}
    for name, _, cards in places(s):
        found.update(dict.fromkeys(cards, (name, s.fields[name].seen_by != NOBODY)))
    return found


def follow(case: Case, seed: int, careers: Careers) -> None:
    """One match: tick off what happens to the cards."""
    s, verbs, dice = case.state(seed), case.game.verbs, random.Random(seed)
    ids = [card.id for card in s.t.defs]
    chosen_at: dict[int, str] = {}  # where a chosen card lay right after the choice
    while s.seat >= 0:
        where = where_all_lie(s)
        careers.unseen -= {ids[card] for card, (_, visible) in where.items() if visible}
        for card, zone in [*chosen_at.items()]:
            if where[card][0] != zone:
                careers.unmoved.discard(ids[card])
                del chosen_at[card]
        wanted = careers.unchosen | careers.unmoved
        about = [i for i, o in enumerate(s.options) if verbs.of(o).a == CARD and ids[first(o)] in wanted]
        i = dice.choice(about) if about and dice.random() < 0.7 else dice.randrange(len(s.options))
        option = s.options[i]
        apply(s, i)
        if verbs.of(option).a == CARD:
            careers.unchosen.discard(ids[first(option)])
            chosen_at[first(option)] = where_all_lie(s)[first(option)][0]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_turn(game: str) -> None:
    cases = [case for case in CASES if case.game_name == game]
    careers = Careers(set(cases[0].game.library.cards))
    assert len(careers.unseen) > 5
    careers.unchosen -= set(getattr(extras(game), "NEVER_CHOSEN", ()))
    careers.unmoved -= set(getattr(extras(game), "STAYS", ()))
    cards = {case: {card.id for card in case.state().t.defs} for case in cases}
    for seed in range(MATCHES):
        missing = careers.unseen | careers.unchosen | careers.unmoved
        helpful = [case for case in cases if cards[case] & missing] or cases  # no others have anything to show
        case = helpful[seed % len(helpful)]
        if seed >= OPEN and hasattr(extras(game), "around"):
            case = replace(cases[0], setup=tuple(extras(game).around(missing, seed).items()))
        follow(case, seed, careers)
        if careers.complete():
            return
    pytest.fail(careers.report())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_library_is_in_some_match(game: str) -> None:
    """And a match has as many copies of it as the card says, for each owner that has any."""
    library = cases_library(game)
    met: set[str] = set()
    cases = [case for case in CASES if case.game_name == game]
    if hasattr(extras(game), "EVERYTHING"):
        cases.append(replace(cases[0], setup=tuple(extras(game).EVERYTHING.items())))
    for case in cases:
        s = case.state()
        for owner in {*s.t.owner}:
            counts = Counter(card.id for card, whose in zip(s.t.defs, s.t.owner, strict=True) if whose == owner)
            met |= counts.keys()
            copies = {card.id: card.copies for card in s.t.defs}
            assert {id: n for id, n in counts.items() if n % copies[id]} == {}  # whole boxes of them
    assert met >= set(library)  # players may bring cards of their own along


def cases_library(game: str) -> dict[str, Any]:
    return next(case for case in CASES if case.game_name == game).game.library.cards
