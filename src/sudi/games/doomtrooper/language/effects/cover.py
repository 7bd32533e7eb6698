"""Into cover and out of it, behind a wall and out from there (DTR-446)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from ...law.acting import at_large
from ...law.cover import may_be_driven, may_take_cover
from ...law.paying import in_funds
from ...rules.leaving import discard
from ...rules.moving import into_cover
from ...rules.points import pay
from ...state import DoomState, own_warriors
from ...words import verbs
from ...words import vocabulary as v
from ...words.nouns import DESTINY
from ..counting import may_use_fort
from ..standing.bans import PEACEFUL, UNATTACKED, behind, come_out
from ..standing.settling import Settles
from .act import Act, ChooseOne, own_warriors_in_play, yes_or_no


@dataclass(frozen=True)
class HastyCover(Act):
    """The defender goes into cover in the middle of the combat, by its own will."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and may_take_cover(s, aim)

    def instant(self) -> Instant:
        return lambda s, me, src, x: into_cover(s, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.HIDE, w.pick("ho v úkrytu", "it in cover"))]


# ---- cover ----
@dataclass(frozen=True)
class DriveIntoCover(Act, Script):
    """All of the chosen player's warriors go into cover; each that is there already is discarded unless paid for."""

    price: int
    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.hidden[aim]) or any(s.covered >> w & 1 or may_be_driven(s, w) for w in own_warriors(s, aim))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim == me and (bool(s.hidden[me]) or any(s.covered >> w & 1 for w in own_warriors(s, me)))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        waiting = slot[0]
        question = yes_or_no(
            v.ASK_RANSOM,
            "DTR-334",
            lambda s, f: int(s.whom[f[SRC]]),
            in_funds(self.price),
            no_harms=True,
            # Only whoever is asked reads it, and a warrior that is hidden is theirs.
            values=lambda c: {"price": self.price, "warrior": c.s.t.defs[c.f[waiting][0]].name},
        )

        def drive(s: DoomState, f: Frame) -> None:
            seat = s.whom[f[SRC]]
            there = [*s.hidden[seat]]
            for warrior in own_warriors(s, seat):
                if s.covered >> warrior & 1:
                    there.append(warrior)
                elif may_be_driven(s, warrior):
                    into_cover(s, warrior)
            f[waiting] = tuple(there)

        def choose(s: DoomState, f: Frame) -> None:
            if not f[waiting]:
                f[PC] = go(OVER)
                return
            ask(s, s.whom[f[SRC]], v.ASK_RANSOM, question.options(s, f), f[SRC])

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            warrior, f[waiting] = f[waiting][0], f[waiting][1:]
            if s.answer == v.YES():
                pay(s, s.whom[f[SRC]], self.price, f[SRC])
            else:
                discard(s, warrior)
            f[PC] = go(choose)

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
        return [Clause(verbs.REVEAL, w.pick("ho z úkrytu", "it out of cover"))]


@dataclass(frozen=True)
class HideBehind(ChooseOne):
    """One more warrior of the area behind the wall; being a fortification, it is of no use to some (DTR-103)."""

    room: int = 3
    rules: tuple[Standing, ...] = (UNATTACKED, PEACEFUL)
    asking = v.ASK_SHELTER

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-446", "Za zeď se schová tvůj bojovník", "One of your warriors hides there")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-446",
                lambda c: len(behind(c.s, c.src)) < self.room,
                cs="Víc bojovníků než {room} se tam nevejde.",
                en="There is room for {room} warriors only.",
                values=lambda c: {"room": self.room},
            ),
            Check(
                "DTR-433",
                lambda c: c.s.at[c.a] == c.s.area[c.src],
                cs="Bojovník {a} není v oblasti, do které byla zeď vyložena.",
                en="{a} is not in the area to which the wall was laid.",
            ),
            Check(
                "DTR-446",
                lambda c: c.a not in behind(c.s, c.src),
                cs="Bojovník {a} už tam schován je.",
                en="{a} is hidden there already.",
            ),
            Check(
                "DTR-103",
                lambda c: may_use_fort(c.s, c.src, c.a),
                cs="Bojovník {a} opevnění využívat nesmí.",
                en="{a} may not use fortifications.",
            ),
            *at_large("a"),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        for rule in self.rules:
            last(s, rule, f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.HIDE,
                w.pick(
                    f"za tuto kartu bojovníka z její oblasti (nejvýše {self.room}); nesmí útočit ani být napaden a "
                    "nechrání před sabotáží",
                    f"a warrior of this area behind this card ({self.room} at most); it may neither attack nor be "
                    "attacked, and does not protect from sabotage",
                ),
            )
        ]


@dataclass(frozen=True)
class ComeOut(ChooseOne):
    asking = v.ASK_COME_OUT

    def pool(self) -> Domain:
        return Domain(
            lambda c: behind(c.s, c.src),
            "DTR-446",
            cs="Vyjít může jen bojovník, který je za zdí schován",
            en="Only a warrior hidden behind the wall comes out",
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return behind(s, src)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        come_out(s, f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_LEAD_OUT, w.pick("jednoho z nich zpoza ní", "one of them out from behind it"))]


_LEAD_OUT = verb("vyveď", "vyvést", "vyvede", "lead")


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
