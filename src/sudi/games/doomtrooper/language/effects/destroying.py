"""Choosing one card in play and removing it; alliances only where the text names them (DTR-232)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.wording import Bilingual, Clause, Words

from ...cards.types import ALLIANCE, EQUIPMENT, FORTIFICATION, SPECIAL, WARZONE
from ...law.paying import funds
from ...rules.leaving import discard, sacrifice
from ...rules.points import lose_victory, pay
from ...state import DoomState, attachments, cards_in_play, warriors
from ...words import verbs
from ...words import vocabulary as v
from ...words.nouns import VICTORY
from ..ratings import value
from ..select import DOOMTROOPERS, THEIRS, Who
from .act import Act, ChooseOne, choose_from


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
            choose_from(s, f, found, go(3))

        def chosen(s: DoomState, f: Frame) -> None:
            f[left] -= 1
            discard(s, first(s.answer))
            f[PC] = go(1)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        if self.warriors:
            return [Clause(verbs.DISCARD, w.pick("1 bojovníka ve hře", "1 warrior in play"))]
        what = w.pick({EQUIPMENT: "1 vybavení", FORTIFICATION: "1 opevnění"}[self.types[0]], f"1 {self.types[0]}")
        where = w.pick("ve hře", "in play") if self.anywhere else w.pick("tohoto bojovníka", "of that warrior")
        return [Clause(verbs.DISCARD, f"{what} {where}")]


_NAMES = {
    EQUIPMENT: Bilingual("vybavení", "an equipment card"),
    FORTIFICATION: Bilingual("opevnění", "a fortification"),
    WARZONE: Bilingual("válečnou zónu", "a warzone"),
    SPECIAL: Bilingual("speciální kartu", "a special card"),
    ALLIANCE: Bilingual("alianci", "an alliance"),
}


@dataclass(frozen=True)
class RemoveOne(Act, Script):
    """Discard (or sacrifice) one card in play of these types (none: of any); `victory`: for so many victory points."""

    types: tuple[str, ...]
    sacrifices: bool = False
    victory: int = 0
    slots = 0

    def find(self, s: DoomState, src: int) -> list[int]:
        if not self.types:
            return [c for c in cards_in_play(s) if c != src and s.t.type[c] != ALLIANCE]
        return [c for c in cards_in_play(s) if c != src and s.t.type[c] in self.types]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.victory[me] >= self.victory and bool(self.find(s, src))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[SRC])
            if not found:
                f[PC] = go(2)
                return
            lose_victory(s, f[ME], self.victory, f[SRC])
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            card = first(s.answer)
            if self.sacrifices:
                sacrifice(s, card)
            else:
                discard(s, card, expressly=ALLIANCE in self.types)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        *most, last = [_NAMES[t][w.lang] for t in self.types] or [w.pick("kteroukoli kartu", "any card")]
        what = w.pick(" nebo ", " or ").join(filter(None, (", ".join(most), last)))
        clauses = []
        if self.victory:
            clauses.append(Clause(verbs.LOSE, w.count(self.victory, VICTORY)))
        verb = verbs.SACRIFICE if self.sacrifices else verbs.DISCARD
        return [*clauses, Clause(verb, w.pick(f"{what} ve hře", f"{what} in play"))]


# ---- apostles and engineers ----
@dataclass(frozen=True)
class BuyOut(ChooseOne):
    """Discard a Doomtrooper in play for its value in destiny points; nobody is killed."""

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        purse = funds(s, me)
        return [w for w in DOOMTROOPERS.find(s, me, src) if value(s, w) <= purse]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        pay(s, f[ME], value(s, card), f[SRC])
        discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "kteréhokoli Doomtroopera ve hře; zaplaťte jeho hodnotu v bodech osudu (body za to nejsou)",
                    "any Doomtrooper in play by paying its value in destiny points (no points are earned)",
                ),
            )
        ]


THEIRS_ALL = Who(whose=THEIRS)


# ---- ageing ----
@dataclass(frozen=True)
class AgeWarrior(ChooseOne):
    """Put a marker on an opposing warrior; whoever is worth nothing any more is discarded."""

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return THEIRS_ALL.find(s, me, src)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.markers[card] += 1
        if value(s, card) <= 0:
            discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.MARK,
                w.pick(
                    "značku stáří na cizího bojovníka; klesne-li jeho hodnota na 0, je vyřazen",
                    "a marker of age on an opposing warrior; if its value falls to 0, it is discarded",
                ),
            )
        ]
