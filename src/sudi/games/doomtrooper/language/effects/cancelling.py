"""Cancelling cards and spells: while they are played, or later in a combat; playing them oneself (DTR-215, DTR-368)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, Words, verb

from ...law.abilities import owner_warrior
from ...law.playing import plays
from ...rules.leaving import discard
from ...rules.playing import CANCELLED, PLAYING, begin_play, being_played, cancel
from ...state import KOHORT, MODIFIERS, DoomState
from ...words import verbs
from ...words import vocabulary as v
from ..select import Who
from .act import Act, say


# ---- cards just played ----
@dataclass(frozen=True)
class CancelCard(Act):
    """The card it answers has no effect (DTR-368)."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: cancel(s, s.aim[src])

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        if frame is not None:
            return frame[ME] != me and not frame[CANCELLED]
        return s.phase == MODIFIERS and any(e[2] == aim and e[1] != me for e in s.lasting)

    def say(self, w: Words) -> list[Clause]:
        return [say(verbs.CANCEL, w, "účinek této karty", "the effect of that card")]


def open_spells(s: DoomState) -> list[int]:
    """The spells whose effect can still be cancelled."""
    found = [f[SRC] for f in s.stack if f[PROG] == PLAYING.id and s.t.is_art[f[SRC]] and not f[CANCELLED]]
    if s.phase == MODIFIERS:
        found += [entry[0] for entry in s.played if s.t.is_art[entry[0]]]
    return list(dict.fromkeys(found))


@dataclass(frozen=True)
class CancelSpecial(Act):
    """The special card just played has no effect; only a warrior that is not wounded can do that."""

    def frame(self, s: DoomState, me: int) -> Frame | None:
        for f in reversed(s.stack):
            if f[PROG] == PLAYING.id and s.t.is_special[f[SRC]]:
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
        return [Clause(verbs.CANCEL, rest)]


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
            Clause(verbs.DISCARD, self.price.say(w, own=True)),
            Clause(
                verbs.CANCEL,
                w.pick(
                    "účinek kouzla Umění, je-li nositel karty ve vaší Kohortě",
                    "the effect of an Art spell while its bearer is in your Cohort",
                ),
            ),
        ]


# ---- other people's cards, spells from elsewhere ----
@dataclass(frozen=True)
class TakeOver(Act, Script):
    """The special card just played has no effect for its player; you play it now, at your own cost (DTR-369)."""

    slots = 0

    def ways(self, s: DoomState, me: int, card: int) -> list[int]:
        return plays(s, me, card)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        return frame is not None and frame[ME] != me and not frame[CANCELLED] and bool(self.ways(s, me, aim))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            card = s.aim[f[SRC]]
            frame = being_played(s, card)
            if frame is not None:
                frame[CANCELLED] = 1
            options = self.ways(s, f[ME], card)
            if not options:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TARGET, options, f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            begin_play(s, f[ME], s.answer)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(_STEAL, w.pick("tuto kartu ihned sami místo jejího hráče", "that card yourself instead, at once"))
        ]


_STEAL = verb("zahraj", "zahrajte", "zahrát", "zahraje", "play")
