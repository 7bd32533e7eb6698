"""Views, questions and lines of the log as the bytes that screens are sent, of pieces that are made once.

What they say is decided elsewhere (`kernel.shown`, `kernel.offered`, `kernel.log`); the same can be had as plain data
there, and a test compares the two.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from sudi.kernel.decision import VERB_SHIFT, Verb, seat_name
from sudi.kernel.law import pending
from sudi.kernel.log import Lines, Raw, worded
from sudi.kernel.match import Match
from sudi.kernel.offered import Worded, harms, heading, in_words
from sudi.kernel.shown import Shared
from sudi.kernel.state import SEAT_ZONES, SEATS, Field, State
from sudi.kernel.view import SPECTATOR, knows, may_see
from sudi.kernel.wording.text import Bilingual

from .messages import write


def encoded(part: Any) -> msgspec.Raw:
    data = write(part)
    return _shared(data) if len(data) <= SHORT else msgspec.Raw(data)


SHORT = 128  # a card, an empty zone: tables by the hundred have the same ones


@lru_cache(16_384)
def _shared(data: bytes) -> msgspec.Raw:
    """One object for all tables."""
    return msgspec.Raw(data)


class Sent(Shared):
    """What all viewers of a match see alike, with the bytes of it: those of a seat and those of the table are made
    again only when something of them has changed."""

    def __init__(self, game: Any) -> None:
        super().__init__(game, encoded)

    def bytes_for(self, match: Match, viewer: int | None, offers: bool) -> bytes:
        """As `Match.view`, and the same as data."""
        who = SPECTATOR if viewer is None else viewer
        s = match.state
        self.at(s)
        hidden, mask = self.fields.hidden, knows(s, who)
        said: list[Any] = [self._of_table(), b',"players":[']
        for n in range(len(self._seats)):
            said += (self._seen_seat(s, n, who, mask), b",")
        said[-1] = b"]"
        if hidden.of_slots:
            slots = [dict(slot) for slot in self._slots]
            for spec in hidden.of_slots:
                for n, cards in enumerate(getattr(s, spec.name)):
                    slots[n][spec.name] = self._looked(spec, n, cards, who, mask)
            said += (_key("slots"), write(slots))
        for spec in hidden.of_table:
            said += (_key(spec.name), self._looked(spec, 0, getattr(s, spec.name), who, mask))
        result = b"null" if s.result is None else write(match.result_data())
        said += (_viewed_by(who), asked_of(match, who, offers), b',"result":', result, b"}")
        return b"".join(said)

    def at(self, s: State) -> Sent:
        if self._state is not s:
            super().at(s)
            zones = [getattr(s, spec.name) for spec in self.fields.hidden.of_seats]
            for n, before in enumerate(self._lying):
                lying = [zone[n] for zone in zones]
                if lying != before or any(n in places for places in self._stale.values()):
                    self._lying[n], self._seen_at[n] = lying, {}
        return self

    def _begin(self, s: State) -> None:
        super()._begin(s)
        self._lying: list[Any] = [None] * len(self._seats)  # by seat: what lay in its zones that hide something
        self._seen_at: list[dict[int, Any]] = [
            {} for _ in self._seats
        ]  # by seat and viewer, as long as that lies there
        self._shut: dict[tuple[str, int, int], bool] = {}  # by zone and viewer: nobody may look, for good
        self._table: bytes | None = None
        self._seat: list[bytes | None] = [None] * len(self._seats)
        hidden = self.fields.hidden
        self._settled = not any(callable(spec.seen_by) for spec in hidden.of_seats)  # else a rule says each time
        self._apart = {"viewer", "players", *(spec.name for spec in (*hidden.of_seats, *hidden.of_table))}
        if hidden.of_slots:
            self._apart.add("slots")

    def _put(self, spec: Field, value: Any, old: Any) -> None:
        super()._put(spec, value, old)
        if spec.shape not in (SEATS, SEAT_ZONES):
            self._table = None
            return
        stale = self._stale.get(spec.name, ())
        for n, one in enumerate(value):
            if old is None or one != old[n] or n in stale:
                self._seat[n] = None

    def _of_table(self) -> bytes:
        """What everybody sees, but for the seats; the brace behind it is left out."""
        if self._table is None:
            self._table = write({name: part for name, part in self.table.items() if name not in self._apart})[:-1]
        return self._table

    def _looked(self, spec: Field, n: int, cards: list[int], viewer: int, mask: int) -> Any:
        """A zone of which this viewer knows nothing but how many cards lie in it is the same bytes for everybody."""
        shut = self._shut.get((spec.name, n, viewer))
        if shut is None:
            s = self._state
            assert s is not None
            owner = n if spec.shape == SEAT_ZONES else -1
            shut = not callable(spec.seen_by) and not may_see(s, spec, owner, viewer)
            self._shut[spec.name, n, viewer] = shut
        if shut and not mask:
            return _face_down(len(cards))
        return super()._looked(spec, n, cards, viewer, mask)

    def _seen_seat(self, s: State, n: int, viewer: int, mask: int) -> bytes:
        """A seat with its zones, as this viewer sees it who knows these cards wherever they lie."""
        open_to_all, seen = self._of_seat(n), self._seen_at[n].get(viewer)
        if seen is not None and seen[0] is open_to_all and seen[1] == mask:
            found: bytes = seen[2]
            return found
        said: list[Any] = [open_to_all]
        for spec in self.fields.hidden.of_seats:
            said += (_key(spec.name), self._looked(spec, n, getattr(s, spec.name)[n], viewer, mask))
        said.append(b"}")
        whole = b"".join(said)
        if self._settled:
            self._seen_at[n][viewer] = open_to_all, mask, whole
        return whole

    def _of_seat(self, n: int) -> bytes:
        found = self._seat[n]
        if found is None:
            open_to_all = {name: part for name, part in self._seats[n].items() if name not in self._apart}
            found = self._seat[n] = write(open_to_all)[:-1]
        return found


@cache
def _key(name: str) -> bytes:
    return b"," + write(name) + b":"


@cache
def _viewed_by(who: int) -> bytes:
    """Who looks, and what follows behind that in a view."""
    return b',"viewer":%b,"decision":' % (write(seat_name(who)) if who >= 0 else b"null")


@cache
def _face_down(cards: int) -> msgspec.Raw:
    """A zone with so many cards, of which none is known."""
    return encoded([None] * cards)


# ---- the question ----
def asked_of(match: Match, viewer: int, offers: bool) -> bytes:
    """As `Match.decision_for`."""
    s, game = match.state, match.game
    if s.seat < 0:
        return b"null"
    window = game.prompts.all[s.prompt].window
    if not offers or viewer != s.seat:
        return _others_asked(s.seat, window) + b"}"
    names, asked = match.pending.names, pending(s)
    found, cs, en = in_words(game, s)
    harmful = asked[0].harmful if asked is not None else ()
    options = []
    for n, code in enumerate(s.options):
        one = found[n]
        if one.kept is None:
            one.kept = _of_option(one.cs, one.en, one, game.verbs.of(code))
        said = one.kept if cs[n] is one.cs and en[n] is one.en else _of_option(cs[n], en[n], one, game.verbs.of(code))
        hurts = code >> VERB_SHIFT in harmful and harms(s, asked, code)
        cost, brings = game.price(s, code)
        last = NO_PRICE if cost is None and brings is None and not hurts else _priced(hurts, cost, brings)
        options.append(b'{"name":%b,%b,%b' % (write(names[n]), said, last))
    told = write(heading(game, s, asked))
    return b'%b,%b,"options":[%b]}' % (_others_asked(s.seat, window), told[1:-1], b",".join(options))


@cache
def _others_asked(seat: int, window: str) -> bytes:
    """What everybody is told of the question; the brace behind it is left out."""
    return write({"seat": seat_name(seat), **({"window": window} if window else {})})[:-1]


def _of_option(cs: str, en: str, one: Worded, verb: Verb) -> bytes:
    """Without the braces around it."""
    return write({"cs": cs, "en": en, **one.data(verb)})[1:-1]


@lru_cache(2048)
def _priced(harmful: bool, cost: Bilingual | None, brings: Bilingual | None) -> bytes:
    """What is said of an option last, with the brace that ends it."""
    return write({"harms": harmful, "cost": cost, "brings": brings})[1:]


NO_PRICE = _priced(False, None, None)


# ---- the log ----
@lru_cache(4096)
def line(tables: Any, lines: Lines, raw: Raw, blind: bool) -> bytes:
    """A line of the log behind its number; the same ones are read again and again, at many tables."""
    e = worded(tables, lines, raw, blind)
    seat = seat_name(e.seat) if e.seat >= 0 else None
    return write({"cs": e.cs, "en": e.en, "line": e.line, "seat": seat, "card": e.card})[1:]
