"""Into cover and out of it, behind a wall and out from there (DTR-446)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from ...law.cover import never_covered
from ...law.paying import funds
from ...rules.leaving import discard
from ...rules.moving import into_cover
from ...rules.points import pay
from ...state import DoomState, own_warriors
from ...words import verbs
from ...words import vocabulary as v
from ...words.nouns import DESTINY
from ..gear import in_vehicle
from ..marks import IMPRISONED, SILENCED
from ..reach import marked
from ..standing.bans import PEACEFUL, UNATTACKED, behind, come_out
from ..standing.settling import Settles
from .act import Act, ChooseOne


@dataclass(frozen=True)
class HastyCover(Act):
    """The defender goes into cover in the middle of the combat."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and not s.covered >> aim & 1 and never_covered(s, aim) < 0

    def instant(self) -> Instant:
        return lambda s, me, src, x: into_cover(s, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.SEND, w.pick("bojovníka do úkrytu", "the warrior into cover"))]


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
                verbs.SEND,
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
        return [Clause(verbs.REVEAL, w.pick("bojovníka z úkrytu", "the warrior out of cover"))]


@dataclass(frozen=True)
class HideBehind(ChooseOne):
    """One more warrior of the area behind the wall; being a fortification, it is of no use to vehicles."""

    room: int = 3
    rules: tuple[Standing, ...] = (UNATTACKED, PEACEFUL)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        there = behind(s, src)
        if len(there) >= self.room:
            return []
        return [
            w
            for w in own_warriors(s, me)
            if s.at[w] == s.area[src]
            and w not in there
            and not in_vehicle(s, w)
            and not marked(s, IMPRISONED, w)
            and not marked(s, SILENCED, w)
        ]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        for rule in self.rules:
            last(s, rule, f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _HIDE,
                w.pick(
                    f"za tuto kartu bojovníka z její oblasti (nejvýše {self.room}); nesmí útočit ani být napaden a "
                    "nechrání před sabotáží",
                    f"a warrior of this area behind this card ({self.room} at most); it may neither attack nor be "
                    "attacked, and does not protect from sabotage",
                ),
            )
        ]


_HIDE = verb("schovej", "schovejte", "schovat", "schová", "hide")


@dataclass(frozen=True)
class ComeOut(ChooseOne):
    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return behind(s, src)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        come_out(s, f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_LEAD_OUT, w.pick("jednoho z nich zpoza ní", "one of them out from behind it"))]


_LEAD_OUT = verb("vyveď", "vyveďte", "vyvést", "vyvede", "lead")


@dataclass(frozen=True)
class ShelterFalls(Settles):
    """Whoever has left the area is not behind the wall any more; if it is discarded, those behind it are wounded."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        for warrior in behind(s, card):
            if s.at[warrior] != s.area[card] or s.side[warrior] != s.side[card]:
                come_out(s, card, warrior)

    def say(self, w: Words) -> str:
        return w.pick(
            "Je-li tato karta vyřazena, jsou všichni za ní zraněni (bez bodů).",
            "If this card is discarded, all behind it are wounded (for no points).",
        )
