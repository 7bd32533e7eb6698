"""Transports of an area: warriors get in and out, and whoever is inside is hard to hurt."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import GEN, NOM, Clause, Words, upper, verb

from ....law.acting import at_large
from ....state import DoomState
from ....words import card_text
from ....words import keeping_questions as k
from ....words import traits as tr
from ....words import vocabulary as v
from ...aboard import carrier_of, passengers, set_down
from ...gear import in_vehicle, weapon_in_use, weapon_traits
from ...marks import ABOARD
from ...scopes import AIMED
from ...select import Who
from ...standing.boosts import Boost
from ...standing.disuse import NoOtherGear
from ...standing.rule import Mark
from ...standing.settling import Settles
from ...standing.strikes import Safe
from ...standing.subject import subject, suffered
from ..act import ChooseOne, meant, own_warriors_in_play

INSIDE = Mark("", AIMED, name=ABOARD)


@dataclass(frozen=True)
class OnlyShotAt(Safe):
    """Cannot be wounded but by an opponent that uses a shoot weapon or a vehicle."""

    def saves(self, s: DoomState, by: int, wound: bool) -> bool:
        if not wound:
            return False
        if by < 0 or in_vehicle(s, by):
            return by < 0
        weapon = weapon_in_use(s, by, s.tactic) if s.phase and s.tactic >= 0 else -1
        return weapon < 0 or not weapon_traits(s, weapon) & tr.SHOOT_WEAPON

    def say(self, w: Words) -> str:
        hurt = f"být {suffered(self.scope, 'zraněn')}"
        text = subject(self.scope, w, (f"nemůže {hurt}", f"nemohou {hurt}"), ("cannot be wounded",) * 2)
        but = w.pick(
            ", leda protivníkem, který používá střelnou zbraň nebo vozidlo",
            " except by an opponent that uses a shoot weapon or a vehicle",
        )
        return upper(text + but) + "."


@dataclass(frozen=True)
class GetIn(ChooseOne):
    """One of these warriors gets into the transport; what it gives them is theirs while they are inside."""

    who: Who
    room: int = 3
    rules: tuple[Standing, ...] = ()
    asking = k.ASK_GET_IN

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-334", "Nastupuje tvůj bojovník", "One of your warriors gets in")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: len(passengers(c.s, c.src)) < self.room,
                cs="Víc bojovníků než {room} se tam nevejde.",
                en="There is room for {room} warriors only.",
                values=lambda c: {"room": self.room},
            ),
            meant(self.who),
            Check(
                "DTR-334",
                lambda c: c.s.at[c.a] == c.s.area[c.src],
                cs="Bojovník {a} není v oblasti, do které byla karta vyložena.",
                en="{a} is not in the area to which the card was laid.",
            ),
            Check(
                "DTR-334",
                lambda c: carrier_of(c.s, c.a) < 0 and not in_vehicle(c.s, c.a),
                cs="Bojovník {a} už ve vozidle je.",
                en="{a} is in a vehicle already.",
            ),
            Check(
                "DTR-104",
                lambda c: not c.s.covered >> c.a & 1,
                cs="Bojovník {a} je v úkrytu, a proto nenastoupí.",
                en="{a} is in cover and does not get in.",
            ),
            *at_large("a"),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        for rule in self.rules:
            last(s, rule, f[ME], f[SRC], card)
        note(s, v.L_BOARDS, f[ME], f[SRC])

    def say(self, w: Words) -> list[Clause]:
        who = self.who.say(w, GEN, many=False)
        given = card_text.rules([rule for rule in self.rules if not isinstance(rule, Mark)], w).rstrip(".")
        given = given.replace(AIMED.say_scope(w), w.pick("bojovník uvnitř", "a warrior inside"))
        given = given.replace(upper(AIMED.say_scope(w)), w.pick("Bojovník uvnitř", "A warrior inside"))
        return [
            Clause(
                _LET_IN,
                w.pick(
                    f"do této karty 1 {who} z její oblasti (vejdou se {self.room}). {given}",
                    f"1 {self.who.say(w, NOM, many=False).split(maxsplit=1)[-1]} of this area into this card (it holds "
                    f"{self.room}). {given}",
                ),
            )
        ]


_LET_IN = verb("posaď", "posadit", "posadí", "put")


@dataclass(frozen=True)
class GetOut(ChooseOne):
    """Somebody inside gets out."""

    asking = k.ASK_GET_OUT

    def pool(self) -> Domain:
        return Domain(
            lambda c: passengers(c.s, c.src),
            "DTR-334",
            cs="Vystoupit může jen bojovník, který je uvnitř",
            en="Only a warrior that is inside gets out",
        )

    def checks(self) -> tuple[Check, ...]:
        return at_large("a")

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        set_down(s, f[SRC], card)
        note(s, v.L_ALIGHTS, f[ME], f[SRC])

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_LET_OUT, w.pick("jednoho z nich", "one of them out"))]


_LET_OUT = verb("vysaď", "vysadit", "vysadí", "let")


@dataclass(frozen=True)
class WrecksKill(Settles):
    """Whoever has left the area is not inside any more; if the transport is lost, those inside are killed."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        for warrior in passengers(s, card):
            if s.at[warrior] != s.area[card] or s.side[warrior] != s.side[card]:
                set_down(s, card, warrior)

    def say(self, w: Words) -> str:
        return w.pick(
            "Je-li tato karta vyřazena, jsou všichni uvnitř zabiti a body za ně získá, kdo to způsobil.",
            "If this card is discarded, all inside are killed, and whoever caused it earns the points for them.",
        )


ARMOURED = (INSIDE, Boost("", AIMED, armour=5), NoOtherGear("", AIMED), OnlyShotAt("", AIMED))
