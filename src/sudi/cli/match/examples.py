"""Examples of what can be typed, made from what is on the table now: whatever is shown here works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, islice

from sudi.kernel.decision import CARD, NONE, seat_name
from sudi.kernel.errors import SudiError
from sudi.kernel.match import Match
from sudi.kernel.reasons.whereabouts import in_sight
from sudi.kernel.state import EVERYONE, SEAT_ZONES, ZONES, places

from ..words import Voice
from .layout import layout

TRIED = 12  # cards, before something else is taken for an example


class Examples:
    """For one seat at one decision, in one language."""

    def __init__(self, match: Match, seat: int, say: Voice) -> None:
        self.match, self.seat, self.say, self.lang = match, seat, say, say.lang

    def option(self) -> str:
        """An option as it is written on the screen; one about a card says more than "done"."""
        decision = self.match.decision
        assert decision is not None
        about = [option for option in decision.options if any(part.kind == CARD for part in option.parts)]
        return (about or decision.options)[0].text(self.lang)

    def card(self) -> str:
        """A card by a name that no other one has: another edition may have the same."""
        names = Counter(card.name[self.lang] for card in self.match.cards.values())
        seen = [self._name(card) for card in self._cards()]
        return next((name for name in seen if names[name] == 1), seen[0] if seen else self._name(0))

    def why_not(self) -> str:
        """A card about which something particular can be said, or else something that cannot be done now."""
        for typed in chain(map(self._name, islice(self._cards(), TRIED)), self._deeds()):
            with suppress(SudiError):
                reason = self.match.why_not(typed)
                if reason is not None and reason.rule and not reason.vague:
                    return typed
        return self.card()

    def _deeds(self) -> Iterator[str]:
        """What one could do with the cards in sight, as it would be written on the screen."""
        for verb in self.match.game.verbs.all:
            if verb.b == NONE and verb.a in (NONE, CARD):
                for card in islice(self._cards(), 2) if verb.a == CARD else (0,):
                    yield self.match.option_text(verb(card))[self.lang]

    def explain(self) -> str:
        """A number that can be explained, as it is asked for."""
        tables = self.match.state.t
        subjects = [(self._name(card), tables.defs[card].id) for card in self._cards()]
        for subject, id in (*subjects, (seat_name(self.seat),) * 2):
            for names in self.match.game.explainable().values():
                asked = self.say("number_of", number=names[self.lang], subject=subject)
                with suppress(SudiError):
                    told = self.match.explain(asked)
                    if told.subject == id and told.total:
                        return asked
        return next(iter(self.match.game.explainable().values()))[self.lang]

    def zone(self) -> str:
        """An open zone with cards in it, of another seat if there is one."""
        s, shown = self.match.state, layout(self.match.game)
        found = []
        for name, number, cards in places(s):
            field = s.fields[name]
            if cards and field.seen_by == EVERYONE and field.shape in ZONES and name in shown.labels:
                owned = field.shape == SEAT_ZONES
                whose = f", {self.match.game.seat_label(s.t, number, self.lang)}" if owned else ""
                found.append((owned and number != self.seat, f"{shown.label(name, self.lang)}{whose}"))
        return max(found, key=lambda one: one[0])[1] if found else seat_name(self.seat)

    def _cards(self) -> Iterator[int]:
        """The cards that this seat can see, those on the table first: they do more than the own hand."""
        s = self.match.state
        every = [(s.fields[name].seen_by != EVERYONE, card) for name, _, cards in places(s) for card in cards]
        seen = set[int]()
        for _, card in sorted(every, key=lambda one: one[0]):
            if in_sight(s, card, self.seat) and s.t.kind[card] not in seen:
                seen.add(s.t.kind[card])
                yield card

    def _name(self, card: int) -> str:
        return str(self.match.state.t.defs[card].name[self.lang])
