"""Numbers that can be explained, as people call them: "zranění na blízko", "sílu karty Svara", "strength of C3"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..decision import CARD, PLACE, SEAT, seat_name
from ..errors import Unclear, unknown
from ..view import REFEREE
from ..wording.plain import BEGINNING, Spoken, nearness, spoken
from .naming import no_card
from .things import LITTLE, Found, Things

if TYPE_CHECKING:
    from ..match import Match


def number_asked(match: Match, what: str) -> tuple[str, list[str]]:
    """Which number of what: by stable names ("cost of axia", "life of gate@D3"), or as people say it."""
    value, _, subject = (part.strip() for part in what.partition(" of "))
    seat = subject.isascii() and subject[:1] == "p" and subject[1:].isdigit()
    known = seat or subject in match.state.t.slot_names or subject.partition("@")[0] in match.cards
    if value in match.game.explainable() and (known or not subject):
        return value, [subject]
    return number_named(match, what)


def number_named(match: Match, what: str) -> tuple[str, list[str]]:
    """Which number is meant and of what: its key, and the names that a game could know the subject by, best first."""
    known = match.game.explainable()
    said = spoken(what)
    found: list[tuple[bool, int, int, str]] = []  # whole names first, then the nearest, then the longest
    for key, names in known.items():
        for name in map(spoken, (key, names.cs, names.en)):
            near = [(nearness(said[:many], name), many) for many in range(1, len(said) + 1)]
            found += [(many < len(name), cost, -many, key) for cost, many in near if cost is not None]
    things = Things(match, match.state.seat if match.state.seat >= 0 else REFEREE)
    found.sort(key=lambda one: one[:3])
    for part, cost, many, first in found:
        subject = said[-many:]
        of = _subject(things, subject) if subject else [""]
        if of is None:
            continue
        keys = [key for other, _, length, key in found if (other, length) == (part, many)] if part else [first]
        if len(set(keys)) > 1 and cost >= BEGINNING:
            raise Unclear(" ".join(what.split()[:-many]), [known[key] for key in keys])
        return first, of
    if found:
        raise no_card(match, " ".join(word for word in said[-found[0][2] :] if word not in LITTLE))
    raise unknown("number", what, [*known, *(name for names in known.values() for name in (names.cs, names.en))])


def _subject(things: Things, said: Spoken) -> list[str] | None:
    """A player, a place or a card by what it is called; None if it is none of these."""
    best: tuple[int, str, Found] | None = None
    for start in range(len(said)):
        for kind in (SEAT, PLACE, CARD):
            found = things.find(kind, said[start:])
            if found is not None and (best is None or found.cost < best[0]):
                best = found.cost, kind, found
        if said[start] not in LITTLE:
            break
    if best is None:
        return None
    _, kind, found = best
    if found.unclear:
        raise Unclear(" ".join(said), list(found.names))
    if not found.values:
        return [found.absent[0]]
    s, value = things.s, found.values[0]
    if kind == SEAT:
        return [seat_name(value)]
    if kind == PLACE:
        return [s.t.place_name(s, value)]
    id, label = s.t.defs[value].id, s.t.card_label(s, value)
    if not found.told:
        return [id]
    return [label, id] if label != id else [f"{id}@{value}", id]
