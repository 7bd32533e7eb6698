"""Cancelling spells: while they are being cast, or later in a combat (DTR-215, DTR-336)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .abilities import owner_warrior
from .acts import Act
from .cancelling import cancel
from .moving import discard
from .playing import CANCELLED, PLAYING
from .select import Who
from .state import KOHORT, MODIFIERS, DoomState


def open_spells(s: DoomState) -> list[int]:
    """The spells whose effect can still be cancelled."""
    found = [f[SRC] for f in s.stack if f[0] == PLAYING.id and s.t.is_art[f[SRC]] and not f[CANCELLED]]
    if s.phase == MODIFIERS:
        found += [entry[0] for entry in s.played if s.t.is_art[entry[0]]]
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class CancelSpecial(Act):
    """The special card just played has no effect; only a warrior that is not wounded can do that."""

    def frame(self, s: DoomState, me: int) -> Frame | None:
        for f in reversed(s.stack):
            if f[0] == PLAYING.id and s.t.is_special[f[SRC]]:
                return f if f[ME] != me and not f[CANCELLED] else None
        return None

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.frame(s, me) is not None and not s.wounded >> src & 1

    def instant(self) -> Instant:
        def undo(s: DoomState, me: int, src: int, x: int) -> None:
            frame = self.frame(s, me)
            if frame is not None:
                cancel(s, frame[SRC])

        return undo

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "účinek právě zahrané speciální karty, není-li tento bojovník zraněn",
            "the effect of the special card just played, unless this warrior is wounded",
        )
        return [Clause(words.CANCEL, rest)]


@dataclass(frozen=True)
class CancelSpell(Act, Script):
    """Discard one of these warriors; a spell has no effect. Only while the bearer stands in its player's Cohort."""

    price: Who
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.at[owner_warrior(s, src)] != KOHORT:
            return False
        return bool(open_spells(s)) and bool(self.price.find(s, me, src))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose_price(s: DoomState, f: Frame) -> None:
            found = self.price.find(s, f[ME], f[SRC])
            if not found:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), f[SRC])

        def choose_spell(s: DoomState, f: Frame) -> None:
            discard(s, first(s.answer))
            found = open_spells(s)
            if not found:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            cancel(s, first(s.answer))

        return [choose_price, choose_spell, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.DISCARD, self.price.say(w, own=True)),
            Clause(
                words.CANCEL,
                w.pick(
                    "účinek kouzla Umění, je-li nositel karty ve vaší Kohortě",
                    "the effect of an Art spell while its bearer is in your Cohort",
                ),
            ),
        ]
