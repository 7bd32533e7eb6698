"""Halls for what has left play, and who takes something out of them again."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Check, Domain
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import cards_of
from sudi.kernel.wording import Clause, Words, verb

from ....law.bearing import lifted
from ....law.deploying import NOT_GROUNDED, NOT_SHUT_OUT, TWO_TRIBES, WANTED
from ....law.paying import funds
from ....rules.attaching import attach_from_hand
from ....rules.leaving import clear
from ....rules.moving import enter
from ....rules.points import pay
from ....state import DoomState, attachments, own_warriors
from ....words import keeping_questions as k
from ...standing.numbers import deploy_price
from ..act import ChooseOne
from ..gear import HandsOver


def kept_in(s: DoomState, mark: str) -> list[int]:
    """What lies under the hall that says so."""
    return [c for hall in cards_of(s.t.standing_masks.get(mark, 0) & s.live) for c in attachments(s, hall)]


_TAKE = verb("vezmi", "vzít", "vezme", "take")


@dataclass(frozen=True)
class RobGrave(ChooseOne):
    """A personality out of the hall of the dead comes into play on one's own side, for its value and openly."""

    hall: str
    asking = k.ASK_ROB

    def pool(self) -> Domain:
        return Domain(
            lambda c: kept_in(c.s, self.hall),
            "DTR-334",
            cs="Do hry přichází osobnost, která leží pod hřbitovem",
            en="A personality that lies under the graveyard comes into play",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            NOT_GROUNDED,
            TWO_TRIBES,
            NOT_SHUT_OUT,
            WANTED,
            Check(
                "DTR-046",
                lambda c: deploy_price(c.s, c.me, c.a) <= funds(c.s, c.me),
                cs="Bojovník {a} stojí {price:destiny} a máš {have:destiny}.",
                en="{a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {"price": deploy_price(c.s, c.me, c.a), "have": funds(c.s, c.me)},
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        price = deploy_price(s, f[ME], card)
        pay(s, f[ME], price, f[SRC])
        clear(s, card)
        enter(s, card, f[ME], price)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE,
                w.pick(
                    "kteroukoli osobnost zpod hřbitova a přiveď ji za její hodnotu v bodech osudu na svou stranu, ne "
                    "do úkrytu",
                    "any personality from under the graveyard and bring it into play on your side for its value in "
                    "destiny points, not into cover",
                ),
            )
        ]


@dataclass(frozen=True)
class Collect(HandsOver):
    """A relic out of the hall of relics for a warrior of one's own that may have it."""

    hall: str
    choosing = k.ASK_COLLECT

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: kept_in(c.s, self.hall),
            "DTR-334",
            cs="Bere se relikvie, která leží pod muzeem",
            en="A relic that lies under the museum is taken",
        )

    def takers_in_question(self) -> Domain:
        return Domain(
            lambda c: own_warriors(c.s, c.me), "DTR-334", cs="Dostane ji tvůj bojovník", en="A warrior of yours gets it"
        )

    def gate(self) -> tuple[Check, ...]:
        return lifted()

    def give(self, s: DoomState, me: int, src: int, card: int, warrior: int) -> None:
        clear(s, card)
        attach_from_hand(s, me, card, warrior)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE,
                w.pick(
                    "kteroukoli relikvii zpod muzea a dej ji svému bojovníkovi, který ji smí mít",
                    "any relic from under the museum and give it to a warrior of yours that may have it",
                ),
            )
        ]
