"""Discarding cards in play: everything of a kind, what was aimed at, the card itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import PC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, GEN, Bilingual, Clause, Words

from ...cards.types import EQUIPMENT, MISSION, SYMMETRY
from ...law.leaving import may_be_discarded
from ...rules.leaving import discard, sacrifice, wound
from ...state import DoomState, attachments, cards_in_play, in_play, warriors
from ...words import trait_nouns, verbs
from ...words import vocabulary as v
from ...words.whom import title_of
from ..ratings import value
from ..select import Who, traits_of
from ..standing.settling import Settles
from .act import AIM, Act

_ALL_OF = {
    SYMMETRY: Bilingual("všechny karty Černé symetrie", "all Dark Symmetry cards"),
    EQUIPMENT: Bilingual("všechno vybavení", "all equipment"),
    MISSION: Bilingual("všechny úkoly", "all missions"),
}


# ---- everything of a kind ----
@dataclass(frozen=True)
class Purge(Act):
    """Every warrior of these discards all its cards of a type and (`wounds`) is wounded."""

    who: Who
    type: str
    wounds: bool = True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        found = self.who.find(s, me, src)
        return bool(found) and (self.wounds or any(self.cards(s, w) for w in found))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        mine = [w for w in self.who.find(s, me, src) if s.side[w] == me]
        return bool(mine) and (self.wounds or any(self.cards(s, w) for w in mine))

    def cards(self, s: DoomState, warrior: int) -> list[int]:
        return [c for c in attachments(s, warrior) if s.t.type[c] == self.type]

    def instant(self) -> Instant:
        def purge(s: DoomState, me: int, src: int, x: int) -> None:
            found = self.who.find(s, me, src)
            for warrior in found:
                for card in self.cards(s, warrior):
                    discard(s, card)
            if self.wounds:
                for warrior in reversed(found):
                    wound(s, warrior)

        return purge

    def say(self, w: Words) -> list[Clause]:
        what, who = _ALL_OF[self.type], self.who.say(w, GEN, many=True)
        clauses = [Clause(verbs.DISCARD, w.pick(f"{what.cs} {who}", f"{what.en} of {who}"))]
        if self.wounds:
            clauses.append(Clause(verbs.WOUND, w.pick("tyto bojovníky", "those warriors")))
        return clauses


@dataclass(frozen=True)
class DiscardAll(Act):
    """Every card in play of these traits or of this type; or every warrior of these."""

    traits: int = 0
    type: str = ""
    who: Who | None = None

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        if self.who is not None:
            return self.who.find(s, me, src)
        t = s.t
        return [
            c
            for c in cards_in_play(s)
            if c != src and (t.traits[c] & self.traits if self.traits else t.type[c] == self.type)
        ]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me, src))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.side[c] == me for c in self.find(s, me, src))

    def instant(self) -> Instant:
        def clear_all(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.find(s, me, src):
                if in_play(s, card):
                    discard(s, card)

        return clear_all

    def say(self, w: Words) -> list[Clause]:
        if self.who is not None:
            return [Clause(verbs.DISCARD, w.pick("všechny ", "all ") + self.who.say(w, ACC, many=True, own=True))]
        if self.type:
            return [
                Clause(verbs.DISCARD, w.pick(f"{_ALL_OF[self.type].cs} ve hře", f"{_ALL_OF[self.type].en} in play"))
            ]
        every = trait_nouns.all_of(self.traits, w)
        return [Clause(verbs.DISCARD, f"{every} {w.pick('ve hře', 'in play')}")]


@dataclass(frozen=True)
class DiscardOrganisation(Act, Script):
    """Choose an organisation: its members discard all their equipment."""

    slots = 0

    def members(self, s: DoomState, bit: int) -> list[int]:
        return [
            c
            for w in warriors(s)
            if traits_of(s, w) & bit
            for c in attachments(s, w)
            if s.t.type[c] == EQUIPMENT and may_be_discarded(s, c)
        ]  # fmt: skip

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.members(s, bit) for bit in v.ORGANISATION_BITS)

    def own(self, s: DoomState, me: int, bit: int) -> bool:
        return any(s.side[c] == me for c in self.members(s, bit))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """It does if one's own gear goes whatever is chosen."""
        return all(self.own(s, me, bit) for bit in v.ORGANISATION_BITS if self.members(s, bit))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: range(len(v.ORGANISATION_BITS)),
            "DTR-409",
            cs="Volí se korporace, Bratrstvo, nebo Černá legie",
            en="A corporation, the Brotherhood or the Dark Legion is chosen",
        )
        armed = Check(
            "DTR-346",
            lambda c: self.members(c.s, v.ORGANISATION_BITS[c.a]),
            cs="Nikdo z této organizace nemá vybavení, které by se vyřadilo: {a}.",
            en="Nobody of that organisation has equipment to discard: {a}.",
        )

        def own(c: Case) -> bool:
            return self.own(c.s, c.me, v.ORGANISATION_BITS[c.a])

        question = Question(v.ASK_DISARM, (Choice(v.ORGANISATION, pool, checks=(armed,), harms=own),))

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            for card in self.members(s, v.ORGANISATION_BITS[first(s.answer)]):
                discard(s, card)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "všechno vybavení členů jedné organizace (korporace, Bratrstva nebo Černé legie), kterou zvolíš",
                    "all equipment of the members of one organisation of your choice (a corporation, the Brotherhood "
                    "or the Dark Legion)",
                ),
            )
        ]


# ---- one card ----
@dataclass(frozen=True)
class DiscardAimed(Act):
    """The chosen warrior leaves play; nobody is killed and no points are earned (DTR-510)."""

    victim: ClassVar[str] = AIM

    def instant(self) -> Instant:
        def remove(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.aim[src]):
                discard(s, s.aim[src])

        return remove

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.DISCARD, w.pick("tohoto bojovníka", "that warrior"))]


@dataclass(frozen=True)
class DiscardItself(Act):
    """`forever`: it is sacrificed."""

    forever: bool = False

    def instant(self) -> Instant:
        def drop(s: DoomState, me: int, src: int, x: int) -> None:
            (sacrifice if self.forever else discard)(s, src)

        return drop

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.SACRIFICE if self.forever else verbs.DISCARD, w.pick("tuto kartu", "this card"))]


@dataclass(frozen=True)
class DiscardTitle(Act):
    """Every card of this title in play."""

    id: str

    def cards(self, s: DoomState) -> list[int]:
        return [card for card in s.t.instances(self.id) if in_play(s, card)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.cards(s))

    def instant(self) -> Instant:
        def remove(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.cards(s):
                discard(s, card)

        return remove

    def say(self, w: Words) -> list[Clause]:
        name = title_of(self.id)[w.lang]
        return [Clause(verbs.DISCARD, w.pick(f"všechny karty {name} ve hře", f"every {name} in play"))]


class WorthNothing(Settles):
    """As soon as the bearer is worth nothing it is discarded."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if s.bearer[card] >= 0 and value(s, s.bearer[card]) <= 0:
            discard(s, s.bearer[card])

    def say(self, w: Words) -> str:
        return w.pick("Klesne-li jeho hodnota na 0, je vyřazen.", "If its value falls to 0, it is discarded.")
