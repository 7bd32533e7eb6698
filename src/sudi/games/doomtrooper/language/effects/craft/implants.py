"""What gear and powers do to their own bearers and to whoever faces them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.machine import ME, PROG, SRC, Frame
from sudi.kernel.wording import Clause, Words

from ....cards.types import ART
from ....law.abilities import owner_warrior
from ....rules.abilities import NEGATED, USING
from ....rules.leaving import discard, kill, wound
from ....rules.playing import CANCELLED, PLAYING, cancel
from ....state import SACRIFICED, DoomState, attachments, in_play, put, root
from ....words import verbs
from ..act import AIM, SELF, Act


@dataclass(frozen=True)
class WoundUser(Act):
    """The warrior that has used the card up is wounded, and nobody earns anything by that."""

    victim: ClassVar[str] = SELF

    def instant(self) -> Instant:
        def hurt(s: DoomState, me: int, src: int, x: int) -> None:
            mine = s.aim[src]
            s.aim[src] = -1
            if mine >= 0 and in_play(s, mine):
                wound(s, mine)

        return hurt

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(verbs.WOUND, w.pick("svého bojovníka, bez bodů", "your own warrior, without points"), follows=True)
        ]


@dataclass(frozen=True)
class CastOff(Act):
    """The other cards of whoever gets this one are discarded: all of them, or (`worse`) those that make it worse."""

    worse: bool = False
    victim: ClassVar[str] = AIM

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return not self.worse and super().hurts(s, me, src, aim)

    def instant(self) -> Instant:
        def cast_off(s: DoomState, me: int, src: int, x: int) -> None:
            for card in attachments(s, s.bearer[src]):
                if card != src and in_play(s, card) and (not self.worse or s.t.lowers[card]):
                    discard(s, card)

        return cast_off

    def say(self, w: Words) -> list[Clause]:
        if self.worse:
            return [
                Clause(
                    verbs.DISCARD,
                    w.pick(
                        "všechny karty na něm, které mu snižují hodnoty", "every card on it that lowers its ratings"
                    ),
                )
            ]
        return [Clause(verbs.DISCARD, w.pick("všechny jeho ostatní karty", "all its other cards"))]


@dataclass(frozen=True)
class BlowUp(Act):
    """The bearer, killed in a combat, takes its opponent along for the points; it and the card are sacrificed."""

    def instant(self) -> Instant:
        def blow_up(s: DoomState, me: int, src: int, x: int) -> None:
            pair = (s.attacker, s.defender)
            dead = [one for one in pair if one >= 0 and not in_play(s, one)]
            foes = [one for one in pair if one >= 0 and in_play(s, one)]
            for card in (src, *dead):
                if card == src or s.t.team[s.t.owner[card]] == s.t.team[me]:
                    put(s, card, SACRIFICED, s.t.owner[card])
            for foe in foes:
                kill(s, foe, -1, me)

        return blow_up

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.KILL,
                w.pick(
                    "jeho protivníka a získej za něj body; bojovník i tato karta jsou obětováni",
                    "its opponent and earn the points; the warrior and this card are sacrificed",
                ),
            )
        ]


@dataclass(frozen=True)
class Negate(Act):
    """What somebody does just now has no effect: a spell cast, a Dark Symmetry card used; or (`special`) a special
    card played on the bearer or its cards."""

    special: bool = False

    def frame(self, s: DoomState, me: int, src: int) -> Frame | None:
        for f in reversed(s.stack):
            if f[PROG] == USING.id and not self.special and s.t.is_symmetry[f[SRC]]:
                return None if f[ME] == me or f[NEGATED] else f
            if f[PROG] == PLAYING.id:
                card = f[SRC]
                if f[ME] == me or f[CANCELLED]:
                    return None
                if self.special:
                    aim = s.aim[card]
                    mine = aim >= 0 and root(s, aim) == owner_warrior(s, src)
                    return f if s.t.is_special[card] and mine else None
                return f if s.t.type[card] == ART else None
        return None

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.frame(s, me, src) is not None

    def instant(self) -> Instant:
        def undo(s: DoomState, me: int, src: int, x: int) -> None:
            frame = self.frame(s, me, src)
            if frame is not None and frame[PROG] == USING.id:
                frame[NEGATED] = 1
            elif frame is not None:
                cancel(s, frame[SRC])

        return undo

    def say(self, w: Words) -> list[Clause]:
        what = w.pick(
            "účinek kouzla, které právě někdo sesílá, nebo karty Černé symetrie, kterou právě někdo používá",
            "the effect of a spell that somebody is casting or of a Dark Symmetry card that somebody is using",
        )
        if self.special:
            what = w.pick(
                "účinek speciální karty, kterou právě někdo hraje na bojovníka nebo na jeho kartu",
                "the effect of a special card that somebody is playing on the warrior or on its card",
            )
        return [Clause(verbs.CANCEL, what)]
