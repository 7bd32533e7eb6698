"""Behind a wall: warriors that hide there neither attack nor are attacked, and protect nobody (DTR-446)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from .areas import SAME_AREA
from .bans import ATTACK, BE_ATTACKED, Forbid
from .choosing import ChooseOne
from .may import IMPRISONED, SILENCED
from .ratings import in_vehicle
from .settling import Settles
from .standing import marked
from .state import DoomState, own_warriors

UNATTACKED = Forbid("", BE_ATTACKED, SAME_AREA)
PEACEFUL = Forbid("", ATTACK, SAME_AREA)


def behind(s: DoomState, wall: int) -> list[int]:
    rules = s.t.rules
    return [e[3] for e in s.lasting if e[2] == wall and rules[e[0]] is UNATTACKED]


def come_out(s: DoomState, wall: int, warrior: int) -> None:
    rules = s.t.rules
    s.lasting = [
        e for e in s.lasting if not (e[2] == wall and e[3] == warrior and rules[e[0]] in (UNATTACKED, PEACEFUL))
    ]  # fmt: skip


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
