"""What somebody would like to do, read off the templates of the verbs.

"Okamžitě vylož žoldáka {a}" is matched against the typed words and its gap against the names of things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..decision import CARD, NONE, PLACE, SEAT, WORD, Verb
from ..reasons.wanted import Thing, Wanted
from ..wording.plain import BEGINNING, EXACT, Spoken, resembles, spoken
from ..wording.text import LANGUAGES, Bilingual
from .things import LITTLE, LOOSE, Found, Things

LONGEST = 30  # words; nobody says more in one breath


class Gap(NamedTuple):
    """A gap of a template: which argument, and the forms of the noun behind its number."""

    argument: str
    noun: frozenset[str]


class Pattern(NamedTuple):
    """A way to say a verb: words and gaps; `b` is the second argument where the words settle it."""

    verb: Verb
    parts: tuple[str | Gap, ...]
    b: int | None = None


class Reading(NamedTuple):
    cost: int
    verb: Verb
    a: Found | None
    b: Found | None
    whole: bool  # nothing of the template was left out


@dataclass
class Meaning:
    """What somebody could mean: things to do, or things on the table; and what it could be if that is unclear."""

    cost: int
    wanted: list[Wanted]
    things: list[Thing]
    unclear: list[Bilingual]
    absent: list[tuple[str, str]]  # cards that are not there, with the verb that was meant
    loose: bool = False  # only the things among the words were understood, not what to do with them


class Hearing(Things):
    """One viewer's ears in one state."""

    def things(self, said: Spoken) -> Meaning | None:
        """What lies on the table under this name: cards, places, seats, words of the verbs."""
        found: list[tuple[Found, list[Thing]]] = []
        for kind in (CARD, PLACE, SEAT):
            one = self.find(kind, said)
            if one is not None and not (kind == SEAT and one.cost == LOOSE):
                found.append((one, [Thing(kind, value) for value in one.values]))
        for verb in self.game.verbs.all:
            one = self.find(WORD, said, verb) if verb.words else None
            if one is not None:
                found.append((one, [Thing(WORD, 0, verb.words[n].id) for n in one.values]))
        if not found:
            return self.things(said[1:]) if len(said) > 1 and said[0] in LITTLE else None
        cost = min(one.cost for one, _ in found)
        best = [pair for pair in found if pair[0].cost == cost]
        names = {name.cs: name for one, _ in best for name in one.names}
        unclear = list(names.values()) if cost >= BEGINNING and len(names) > 1 else []
        things = list(dict.fromkeys(thing for _, some in best for thing in some))
        return Meaning(cost, [], things, unclear, [(id, "") for one, _ in best for id in one.absent])

    # ---- things to do ----
    def meaning(self, said: Spoken) -> Meaning | None:
        """What somebody who says this could mean; None if it makes no sense."""
        if len(said) > LONGEST:
            return None
        readings = [reading for pattern in self._patterns() for reading in self._readings(pattern, said)]
        things = self.things(said)
        cost = min((reading.cost for reading in readings), default=-1)
        if cost < 0 or (things is not None and things.cost < cost):
            return things or self.among(said)
        readings = [reading for reading in readings if reading.cost == cost]
        if any(reading.whole for reading in readings):  # "Deploy X" is not "Deploy X into cover"
            readings = [reading for reading in readings if reading.whole]
        elif things is not None and things.cost == cost and self._shown(things):
            return things  # the whole name of a card that lies there says more than a piece of a deed: Let, "Let X be"
        wanted, unclear, absent = [], dict[str, Bilingual](), []
        for _, verb, a, b, _ in readings:
            wanted += [Wanted(verb, x, y) for x in (a.values if a else (None,)) for y in (b.values if b else (None,))]
            absent += [(id, verb.name) for one in (a, b) if one for id in one.absent]
            unclear.update({name.cs: name for one in (a, b) if one and one.unclear for name in one.names})
        return Meaning(cost, list(dict.fromkeys(wanted)), [], list(unclear.values()), absent)

    def _shown(self, found: Meaning) -> bool:
        """Is one of these things a card that the viewer can see?"""
        return any(thing.kind == CARD and thing.value in self.at for thing in found.things)

    def among(self, said: Spoken) -> Meaning | None:
        """The things that are named among words which are not understood: a game may word an option by the moment."""
        found: list[Thing] = []
        at = 0
        while at < len(said):
            for end in range(len(said), at, -1):
                one = None if LITTLE.issuperset(said[at:end]) else self.things(said[at:end])
                if one is not None and one.cost == EXACT and one.things:
                    found += one.things
                    at = end - 1
                    break
            at += 1
        return Meaning(EXACT, [], list(dict.fromkeys(found)), [], [], loose=True) if found else None

    def _patterns(self) -> Iterator[Pattern]:
        """Every way to say a verb: its stable name, its templates, and how the game words it for a card."""
        made = set[tuple[int, str, int | None]]()
        cards = list({kind: card for card, kind in enumerate(self.t.kind)}.values())
        for verb in self.game.verbs.all:
            gaps = [f"{{{name}}}" for name, kind in (("a", verb.a), ("b", verb.b)) if kind != NONE]
            ways: list[tuple[str, int | None]] = [(" ".join((verb.name, *gaps)), None)]
            ways += [(verb.text[lang], None) for lang in LANGUAGES]
            if verb.a == CARD:
                for second in range(len(verb.words)) if verb.b == WORD else (0,):
                    for card in cards:
                        text = self.game.option_template(self.s, verb(card, second))
                        if text is not verb.text:
                            ways += [(text[lang], None if "{b}" in text[lang] else second) for lang in LANGUAGES]
            for template, second_or_none in ways:
                if (verb.id, template, second_or_none) not in made:
                    made.add((verb.id, template, second_or_none))
                    yield Pattern(verb, tuple(self._parts(template)), second_or_none)

    def _parts(self, template: str) -> Iterator[str | Gap]:
        for at, piece in enumerate(re.split(r"\{([^{}]+)\}", template)):
            if at % 2 == 0:
                yield from spoken(piece)
                continue
            name, _, word = piece.partition(":")
            noun = self.game.lines.nouns.get(word)
            forms = (*noun.singular, *noun.plural, *noun.en) if noun is not None else ()
            yield Gap(name, frozenset(form for text in forms for form in spoken(text)))

    def _readings(self, pattern: Pattern, said: Spoken) -> Iterator[Reading]:
        """The ways in which the typed words fill the template.

        Words of the template may be left out, but its first word or two others have to be there; a template without
        words of its own has to be filled wholly.
        """
        verb, parts, settled = pattern
        literals = [place for place, part in enumerate(parts) if isinstance(part, str)]
        gaps = len(parts) - len(literals)
        if not literals and gaps < 2:
            return  # that is a bare name, see `things`
        if literals and {str(parts[place])[0] for place in literals}.isdisjoint(word[0] for word in said):
            return  # none of its words was said
        tried = set[tuple[object, ...]]()
        fixed = Found(EXACT, (settled,), ()) if settled is not None and verb.b != NONE else None

        def go(p: int, at: int, cost: int, hits: int, a: Found | None, b: Found | None) -> Iterator[Reading]:
            if (p, at, cost, hits, a, b) in tried:
                return
            tried.add((p, at, cost, hits, a, b))
            if at == len(said):
                filled = (a is not None) + (b is not None)
                if hits >= 2 or (not literals and filled == gaps):
                    whole = filled == gaps and hits == len(literals) + bool(literals)
                    yield Reading(cost, verb, a, b if b is not None else fixed, whole)
                return
            if said[at] in LITTLE:
                yield from go(p, at + 1, cost + 1, hits, a, b)
            if p == len(parts):
                return
            part = parts[p]
            if isinstance(part, str):
                near = resembles(said[at], part)
                if near is not None:
                    yield from go(p + 1, at + 1, cost + near, hits + (2 if p == literals[0] else 1), a, b)
                yield from go(p + 1, at, cost, hits, a, b)
                return
            kind = verb.a if part.argument == "a" else verb.b
            for end in range(len(said), at, -1):
                found = self.find(kind, said[at:end], verb)
                if found is None:
                    continue
                x, y = (found, b) if part.argument == "a" else (a, found)
                yield from go(p + 1, end, cost + found.cost, hits, x, y)
                while end < len(said) and said[end] in part.noun:
                    end += 1
                    yield from go(p + 1, end, cost + found.cost, hits, x, y)
            if any(isinstance(later, Gap) for later in parts[p + 1 :]):
                yield from go(p + 1, at, cost + LOOSE, hits, a, b)  # an argument that was not named

        yield from go(0, 0, 0, 0, None, None)
