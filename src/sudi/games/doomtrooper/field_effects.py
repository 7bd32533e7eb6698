"""Effects on cards in play: wounding, healing, discarding, cover, fetching from the collection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.wording import ACC, GEN, Clause, Words

from . import traits as tr
from . import vocabulary as v
from . import words
from .abilities import owner_warrior
from .acts import Act
from .card import EQUIPMENT, FORTIFICATION, SYMMETRY, TYPE_NAMES
from .harm import wound
from .may import never_covered
from .moving import attach, discard, enter, into_cover, reshuffle
from .points import funds, pay
from .select import Who, traits_of
from .state import DoomState, attachments, cards_in_play, in_play, own_warriors, warriors
from .words import DESTINY


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
        type_cs = {SYMMETRY: "všechny karty Černé symetrie", EQUIPMENT: "všechno vybavení"}[self.type]
        type_en = {SYMMETRY: "all Dark Symmetry cards", EQUIPMENT: "all equipment"}[self.type]
        who = self.who.say(w, GEN, many=True)
        clauses = [Clause(words.DISCARD, w.pick(f"{type_cs} {who}", f"{type_en} of {who}"))]
        if self.wounds:
            clauses.append(Clause(words.WOUND, w.pick("tyto bojovníky", "those warriors")))
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

    def instant(self) -> Instant:
        def clear_all(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.find(s, me, src):
                if in_play(s, card):
                    discard(s, card)

        return clear_all

    def say(self, w: Words) -> list[Clause]:
        if self.who is not None:
            return [Clause(words.DISCARD, w.pick("všechny: ", "all ") + self.who.say(w, ACC, many=True))]
        if self.type:
            name = TYPE_NAMES[self.type]
            return [Clause(words.DISCARD, w.pick(f"všechny karty ve hře: {name.cs}", f"every {name.en} in play"))]
        names = [n[w.lang] for n in tr.names(self.traits)]
        return [Clause(words.DISCARD, w.pick(f"všechny karty ve hře: {', '.join(names)}", f"all: {', '.join(names)}"))]


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
            if s.t.type[c] == EQUIPMENT
        ]  # fmt: skip

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.t.type[c] == EQUIPMENT for zone in s.attached for c in zone)

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        bits = [next(t.bit for t in tr.TRAITS if t.id == word.id) for word in v.ORGANISATIONS]

        def choose(s: DoomState, f: Frame) -> None:
            found = [n for n, bit in enumerate(bits) if self.members(s, bit)]
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_ORGANISATION, v.ORGANISATION.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            for card in self.members(s, bits[first(s.answer)]):
                discard(s, card)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.DISCARD,
                w.pick("všechno vybavení členů zvolené organizace", "all equipment of the members of an organisation"),
            )
        ]


# ---- one card ----
@dataclass(frozen=True)
class DiscardAimed(Act):
    """The chosen warrior leaves play; nobody is killed and no points are earned (DTR-510)."""

    def instant(self) -> Instant:
        def remove(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.aim[src]):
                discard(s, s.aim[src])

        return remove

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.DISCARD, w.pick("tohoto bojovníka", "that warrior"))]


@dataclass(frozen=True)
class DiscardOne(Act, Script):
    """Discard one card of a type: of the warrior aimed at, or of any in play. `times`: once for every unit paid."""

    types: tuple[str, ...]
    anywhere: bool = False
    warriors: bool = False
    units: bool = False
    slots = 1

    def find(self, s: DoomState, src: int, aim: int) -> list[int]:
        if self.warriors:
            return warriors(s)
        pool = [c for zone in (*s.attached, *s.works) for c in zone if s.live >> c & 1] if self.anywhere else []
        if not self.anywhere and aim >= 0:
            pool = attachments(s, aim)
        return [c for c in pool if s.t.type[c] in self.types]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, src, aim))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(self.find(s, src, s.aim[src]))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X] if self.units else 1

        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[SRC], s.aim[f[SRC]]) if f[left] > 0 else []
            if not found:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            f[left] -= 1
            discard(s, first(s.answer))
            f[PC] = go(1)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        if self.warriors:
            return [Clause(words.DISCARD, w.pick("1 bojovníka ve hře", "1 warrior in play"))]
        what = w.pick({EQUIPMENT: "1 vybavení", FORTIFICATION: "1 opevnění"}[self.types[0]], f"1 {self.types[0]}")
        where = w.pick("ve hře", "in play") if self.anywhere else w.pick("tohoto bojovníka", "of that warrior")
        return [Clause(words.DISCARD, f"{what} {where}")]


# ---- healing ----
@dataclass(frozen=True)
class HealComrade(Act, Script):
    """Heal a wounded warrior of the bearer's player; a Doomtrooper heals no Dark Legion warrior and vice versa."""

    slots = 0

    def find(self, s: DoomState, me: int, healer: int) -> list[int]:
        if not s.wounded:
            return []
        sides = tr.DOOMTROOPER | tr.LEGION
        mine = traits_of(s, healer) & sides
        return [
            w
            for w in own_warriors(s, me)
            if s.wounded >> w & 1 and (not mine or not (t := traits_of(s, w) & sides) or t & mine)
        ]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.wounded) and bool(self.find(s, me, owner_warrior(s, src)))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[ME], s.aim[f[SRC]])
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            heal(s, first(s.answer))
            s.aim[f[SRC]] = -1

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.HEAL,
                w.pick(
                    "1 svého zraněného bojovníka (Doomtrooper neléčí bojovníka Černé legie a naopak)",
                    "1 wounded warrior of yours (no Doomtrooper heals a Dark Legion warrior, nor the other way round)",
                ),
            )
        ]


def heal(s: DoomState, warrior: int) -> None:
    s.wounded &= ~(1 << warrior)
    note(s, v.L_HEALED, s.side[warrior], warrior)


# ---- cover ----
@dataclass(frozen=True)
class DriveIntoCover(Act, Script):
    """All of the chosen player's warriors go into cover; each that is there already is discarded unless paid for."""

    price: int
    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.covered >> w & 1 or never_covered(s, w) < 0 for w in own_warriors(s, aim))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        waiting = slot[0]

        def drive(s: DoomState, f: Frame) -> None:
            seat = s.whom[f[SRC]]
            there = []
            for warrior in own_warriors(s, seat):
                if s.covered >> warrior & 1:
                    there.append(warrior)
                elif never_covered(s, warrior) < 0:
                    into_cover(s, warrior)
            f[waiting] = tuple(there)

        def choose(s: DoomState, f: Frame) -> None:
            if not f[waiting]:
                f[PC] = go(3)
                return
            seat = s.whom[f[SRC]]
            options = [v.NO()] if funds(s, seat) < self.price else [v.YES(), v.NO()]
            ask(s, seat, v.ASK_MAY, options, f[waiting][0])

        def chosen(s: DoomState, f: Frame) -> None:
            warrior, f[waiting] = f[waiting][0], f[waiting][1:]
            if s.answer == v.YES():
                pay(s, s.whom[f[SRC]], self.price, f[SRC])
            else:
                discard(s, warrior)
            f[PC] = go(1)

        return [drive, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.price, DESTINY)
        return [
            Clause(
                words.SEND,
                w.pick(
                    f"všechny bojovníky tohoto hráče do úkrytu; kdo už v úkrytu byl, je vyřazen, "
                    f"nezaplatí-li za něj hráč {n}",
                    f"all warriors of that player into cover; whoever was in cover already is discarded unless its "
                    f"player pays {n}",
                ),
            )
        ]


@dataclass(frozen=True)
class OutOfCover(Act):
    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.covered >> aim & 1)

    def instant(self) -> Instant:
        def out(s: DoomState, me: int, src: int, x: int) -> None:
            s.covered &= ~(1 << s.aim[src])
            note(s, v.L_LEAVES, s.side[s.aim[src]], s.aim[src])

        return out

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.REVEAL, w.pick("bojovníka z úkrytu", "the warrior out of cover"))]


# ---- the collection (DTR-497) ----
def in_collection(s: DoomState, seat: int, id: str) -> int:
    """A copy in the library, the discard pile or the sideboard; -1 if there is none."""
    for zone in (s.sideboard[seat], s.grave[seat], s.library[seat]):
        for card in zone:
            if s.t.defs[card].id == id:
                return card
    return -1


@dataclass(frozen=True)
class Fetch(Act):
    """Bring a card from the collection into play: a warrior to its area, an attachment to the warrior itself."""

    id: str
    attached: bool = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return in_collection(s, me, self.id) >= 0

    def instant(self) -> Instant:
        def fetch(s: DoomState, me: int, src: int, x: int) -> None:
            card = in_collection(s, me, self.id)
            if card < 0:
                return
            from_library = card in s.library[me]
            if self.attached:
                attach(s, card, src, me)
            else:
                enter(s, card, me)
            if from_library:
                reshuffle(s, me)

        return fetch

    def say(self, w: Words) -> list[Clause]:
        from .vocabulary import library

        name = library.cards[self.id].name[w.lang] if self.id in library.cards else self.id
        if self.attached:
            return [Clause(words.GIVE, w.pick(f"k němu kartu {name} ze své sbírky", f"{name} from your collection"))]
        return [
            Clause(
                words.PUT,
                w.pick(f"do hry kartu {name} ze své sbírky", f"{name} from your collection into play"),
            )
        ]
