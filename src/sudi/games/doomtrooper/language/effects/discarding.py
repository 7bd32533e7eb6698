"""Discarding cards in play: everything of a kind, what was aimed at, the card itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, GEN, INS, Bilingual, Clause, Words

from ...cards.types import EQUIPMENT, FORTIFICATION, MISSION, RELIC, SYMMETRY
from ...law.copies import lies_with
from ...law.leaving import DISCARDING, may_be_discarded, may_be_sacrificed
from ...law.paying import funds
from ...rules.leaving import discard, sacrifice, wound
from ...rules.points import pay
from ...state import DoomState, attachments, cards_in_play, in_play, root, warriors
from ...words import trait_nouns, verbs
from ...words import traits as tr
from ...words import vocabulary as v
from ...words.nouns import listed
from ...words.whom import title_of
from ..ratings import value
from ..select import WARRIORS, Who, traits_of
from ..standing.settling import Settles
from .act import AIM, Act, ChooseOne

_ALL_OF = {
    SYMMETRY: Bilingual("všechny karty Černé symetrie", "all Dark Symmetry cards"),
    EQUIPMENT: Bilingual("všechno vybavení", "all equipment"),
    MISSION: Bilingual("všechny úkoly", "all missions"),
    RELIC: Bilingual("všechny relikvie", "all relics"),
    FORTIFICATION: Bilingual("všechny karty opevnění", "all fortification cards"),
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
    """Every card in play of these traits or of this type; every warrior of these; or every card but warriors.

    `forever`: they are sacrificed.
    """

    traits: int = 0
    type: str = ""
    who: Who | None = None
    titles: tuple[str, ...] = ()
    theirs: bool = False  # only those of the player that the card is played on
    forever: bool = False
    but_of: Who | None = None  # except what these warriors have

    def spared(self, s: DoomState, card: int) -> bool:
        holder = root(s, card)
        return self.but_of is not None and s.t.is_warrior[holder] and self.but_of.matches(s, holder)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        if self.who is not None:
            return self.who.find(s, me, src)
        return [c for c in cards_in_play(s) if c != src and self._meant(s, c) and not self.spared(s, c)]

    def _meant(self, s: DoomState, card: int) -> bool:
        t = s.t
        if self.titles:
            return t.defs[card].id in self.titles
        if self.traits:
            return bool(t.traits[card] & self.traits)
        return t.type[card] == self.type if self.type else not t.is_warrior[card]

    def about(self, s: DoomState, me: int, src: int, player: int) -> list[int]:
        found = self.find(s, me, src)
        return [c for c in found if lies_with(s, c) == player] if self.theirs else found

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        may_go = may_be_sacrificed if self.forever else may_be_discarded
        return any(may_go(s, card) for card in self.about(s, me, src, aim))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.side[c] == me for c in self.about(s, me, src, aim))

    def instant(self) -> Instant:
        def clear_all(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.about(s, me, src, s.whom[src]):
                if in_play(s, card):
                    (sacrifice if self.forever else discard)(s, card)

        return clear_all

    def say(self, w: Words) -> list[Clause]:
        verb = verbs.SACRIFICE if self.forever else verbs.DISCARD
        if self.who is not None:
            return [Clause(verb, w.pick("všechny ", "all ") + self.who.say(w, ACC, many=True, own=True))]
        if self.titles:
            names = listed([w.pick("karty ", "") + title_of(id)[w.lang] for id in self.titles], w)
            return [Clause(verb, w.pick(f"všechny {names} ve hře", f"every {names} in play"))]
        if self.theirs:
            theirs = _ALL_OF[self.type][w.lang]
            return [Clause(verb, w.pick(f"{theirs} toho hráče", f"{theirs} of that player"))]
        if self.traits:
            what = trait_nouns.all_of(self.traits, w)
            if self.traits & tr.VEHICLE:  # warriors are vehicles too
                what += w.pick(" a bojovníky považované za vozidla", " and warriors considered vehicles")
        elif self.type:
            what = _ALL_OF[self.type][w.lang]
        else:
            return [Clause(verb, w.pick("všechny karty ve hře kromě bojovníků", "all cards in play but warriors"))]
        return [Clause(verb, f"{what} {w.pick('ve hře', 'in play')}{self.but(w)}")]

    def but(self, w: Words) -> str:
        if self.but_of is None:
            return ""
        whose = self.but_of.say(w, GEN, many=True)
        return w.pick(f" kromě vybavení {whose}", f" except that of {whose}")


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


@dataclass(frozen=True)
class Cleanse(DiscardAll):
    """The same when a card is given to a warrior of at least this value, whether there is anybody to discard or not."""

    least_value: int = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and value(s, aim) >= self.least_value

    def say(self, w: Words) -> list[Clause]:
        (clause,) = super().say(w)
        lead = w.pick(
            f"má-li bojovník hodnotu aspoň {self.least_value} (jinému ji dát nelze),",
            f"if the warrior's value is at least {self.least_value} (no other may have it),",
        )
        return [replace(clause, lead=lead)]


@dataclass(frozen=True)
class Cleansing(Settles):
    """Whoever becomes one of these is discarded at once, without points."""

    who: Who = WARRIORS

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        for warrior in self.who.find(s, seat, card):
            if in_play(s, warrior):
                discard(s, warrior)

    def say(self, w: Words) -> str:
        return w.pick(
            f"Kdo se stane {self.who.say(w, INS)}, je bez bodů vyřazen.",
            f"Whoever becomes {self.who.say(w)} is discarded without points.",
        )


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


@dataclass(frozen=True)
class DiscardOwn(DiscardTitle):
    """Only those of the card's own player; it may well be that there are none."""

    def cards(self, s: DoomState, me: int = -1) -> list[int]:
        return [card for card in super().cards(s) if s.side[card] == me]

    def instant(self) -> Instant:
        def remove(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.cards(s, me):
                discard(s, card)

        return remove

    def say(self, w: Words) -> list[Clause]:
        name = title_of(self.id)[w.lang]
        return [
            Clause(
                verbs.DISCARD, w.pick(f"svou kartu {name}, máš-li ji ve hře", f"your {name}, if you have it in play")
            )
        ]


@dataclass(frozen=True)
class DiscardOneTitle(ChooseOne):
    """One card of this title in play."""

    id: str
    asking = v.ASK_DESTROY

    def pool(self) -> Domain:
        return Domain(
            lambda c: [card for card in c.s.t.instances(self.id) if in_play(c.s, card)],
            "DTR-334",
            cs="Vyřazuje se karta, kterou text jmenuje",
            en="A card that the text names is discarded",
        )

    def checks(self) -> tuple[Check, ...]:
        return DISCARDING

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = -1
        discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        name = title_of(self.id)[w.lang]
        return [Clause(verbs.DISCARD, w.pick(f"jednu kartu {name} ve hře", f"one {name} in play"))]


@dataclass(frozen=True)
class BuyFree(Act):
    """For the value of the bearer in destiny points the card itself is discarded."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.bearer[src] >= 0 and value(s, s.bearer[src]) <= funds(s, me) and may_be_discarded(s, src)

    def instant(self) -> Instant:
        def free(s: DoomState, me: int, src: int, x: int) -> None:
            pay(s, me, value(s, s.bearer[src]), src)
            discard(s, src)

        return free

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "tuto kartu a zaplať hodnotu bojovníka v bodech osudu",
                    "this card and pay the warrior's value in destiny points",
                ),
            )
        ]


class WorthNothing(Settles):
    """As soon as the bearer is worth nothing it is discarded."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if s.bearer[card] >= 0 and value(s, s.bearer[card]) <= 0:
            discard(s, s.bearer[card])

    def say(self, w: Words) -> str:
        return w.pick("Klesne-li jeho hodnota na 0, je vyřazen.", "If its value falls to 0, it is discarded.")
