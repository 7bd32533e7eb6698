"""Secrets: special cards laid face down, revealed, spied out, called a bluff."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words, verb

from ....rules.secrets import give_up, reveal_secret, revealing
from ....state import DoomState
from ....words import questions as q
from ....words import verbs
from ....words import vocabulary as v
from ...secrets import keepers, tuck, under
from ..act import Act, ChooseOne


@dataclass(frozen=True)
class Tuck(ChooseOne):
    """A special card of the hand is laid face down under the card."""

    asking = v.ASK_STORE
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: c.s.hand[c.me],
            "DTR-334",
            cs="Pod tajemství se klade karta z ruky",
            en="A card of your hand is laid under the secret",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.is_special[c.a],
                cs="Karta {a} není speciální.",
                en="{a} is no special card.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        note(s, q.L_TUCKS, f[ME], card)
        tuck(s, card, f[SRC])

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "pod tuto kartu lícem dolů speciální kartu z ruky", "a special card of your hand face down under it"
        )
        return [Clause(verbs.MARK, rest)]


@dataclass(frozen=True)
class RevealSecret(Act):
    """All cards under it are played now, as far as they can be; this card and what cannot be played are sacrificed."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.noted[src] > 0 and revealing(s, src) is None

    def instant(self) -> Instant:
        def reveal(s: DoomState, me: int, src: int, x: int) -> None:
            reveal_secret(s, me, src)

        return reveal

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SACRIFICE,
                w.pick(
                    "tuto kartu a zahraj všechny karty pod ní, v pořadí podle své volby a bez akcí; které zahrát "
                    "nejdou, se obětují",
                    "this card and play all cards under it, in an order of your choice and for no actions; those that "
                    "cannot be played are sacrificed",
                ),
            )
        ]


@dataclass(frozen=True)
class SpyOut(Act):
    """All cards under other players' secrets are looked at."""

    def hidden(self, s: DoomState, me: int) -> list[int]:
        others = [seat for seat in range(s.t.seats) if seat != me]
        return [c for seat in others for k in keepers(s, seat) if s.t.is_special[k] for c in under(s, k)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.hidden(s, me))

    def instant(self) -> Instant:
        def look(s: DoomState, me: int, src: int, x: int) -> None:
            for card in self.hidden(s, me):
                show(s, card, me)
            for seat in range(s.t.seats):
                if seat != me and any(s.t.owner[c] == seat for c in self.hidden(s, me)):
                    note(s, v.L_LOOKS, me, src, other=seat)

        return look

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(_LOOK, w.pick("karty pod tajemstvími ostatních hráčů", "the cards under other players' secrets"))
        ]


_LOOK = verb("prohlédni si", "prohlédnout si", "si prohlédne", "look at")


@dataclass(frozen=True)
class CallBluff(Act):
    """The cards of the secret just revealed have no effect and are sacrificed with it."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = revealing(s, aim)
        return frame is not None and frame[ME] != me and bool(frame[-1])

    def instant(self) -> Instant:
        def call(s: DoomState, me: int, src: int, x: int) -> None:
            frame = revealing(s, s.aim[src])
            if frame is not None:
                give_up(s, frame)

        return call

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SACRIFICE,
                w.pick("všechny jeho karty; nemají žádný účinek", "all its cards; they have no effect"),
            )
        ]
