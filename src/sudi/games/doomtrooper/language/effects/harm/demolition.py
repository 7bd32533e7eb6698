"""Fortifications blown up in a combat."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.machine import SRC, Frame
from sudi.kernel.standing import cards_of
from sudi.kernel.wording import Clause, Words

from ....law.leaving import DISCARDING
from ....rules.leaving import discard
from ....state import DoomState
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import either
from ...select import opponent_of
from ...shelter import shelters
from ..act import ChooseOne, own_card
from ..combat import thrower
from .destroying import OneCard


@dataclass(frozen=True)
class Demolish(ChooseOne):
    """A fortification that affects the bearer or its opponent in the combat is discarded."""

    asking = v.ASK_DESTROY

    def pool(self) -> Domain:
        return Domain(
            lambda c: cards_of(c.s.live & c.s.t.forts),
            "DTR-503",
            cs="Odpálit lze opevnění ve hře",
            en="A fortification in play can be blown up",
        )

    def near(self, s: DoomState, src: int) -> set[int]:
        mine = thrower(s, src)
        found = set(shelters(s, mine, at_all=True))
        foe = opponent_of(s, mine)
        return found | set(shelters(s, foe, at_all=True)) if foe >= 0 else found

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.a in self.near(c.s, c.src),
                cs="Opevnění {a} na nikoho z obou protivníků nepůsobí.",
                en="{a} affects neither of the two opponents.",
            ),
            *DISCARDING,
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = -1
        discard(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "jedno opevnění, které na bojovníka nebo na jeho protivníka působí",
                    "a fortification that affects the warrior or its opponent",
                ),
            )
        ]


@dataclass(frozen=True)
class Raze(OneCard):
    """A vehicle in play is discarded, or (`forts`) a fortification; `warriors`: whoever is considered a vehicle too."""

    forts: bool = True
    warriors: bool = False

    def fits(self, s: DoomState, src: int, card: int) -> bool:
        if s.t.is_warrior[card]:
            return self.warriors and bool(s.t.traits[card] & tr.VEHICLE)
        return bool(s.t.traits[card] & tr.VEHICLE) or (self.forts and s.t.is_fort_card[card])

    def times(self, f: Frame) -> int:
        return 1

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = -1
        discard(s, card)

    def what(self, w: Words) -> str:
        parts = [w.pick("vozidlo", "a vehicle")]
        if self.forts:
            parts.append(w.pick("opevnění", "a fortification"))
        if self.warriors:
            parts.append(w.pick("bojovník, který je vozidlem", "a warrior that is a vehicle"))
        return either(parts, w)

    def say(self, w: Words) -> list[Clause]:
        what = self.what(w).replace("bojovník,", "bojovníka,") if w.czech else self.what(w)
        return [Clause(verbs.DISCARD, w.pick(f"{what} ve hře, bez bodů", f"{what} in play, without points"))]
