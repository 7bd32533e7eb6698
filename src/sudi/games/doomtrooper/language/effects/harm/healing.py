"""Saving warriors and healing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import PROG, SRC, Frame, X
from sudi.kernel.wording import Clause, Words

from ....law.abilities import owner_warrior
from ....law.combat.course import on_one_side
from ....law.moments import WARRIOR_HEALED, WARRIOR_HIT, moment_of
from ....rules.combat.aftermath import victim_of
from ....rules.windows import REACTION, WINDOW, open_afterwards
from ....state import DoomState, in_play, own_warriors
from ....words import verbs
from ....words import vocabulary as v
from ...results import as_before
from ...select import Who
from ...twins import set_healthy
from ..act import Act, ChooseOne, meant, own_warriors_in_play, say, warriors_in_play


@dataclass(frozen=True)
class SaveWarrior(Act):
    """The warrior about to be killed stays as it is."""

    def instant(self) -> Instant:
        def save(s: DoomState, me: int, src: int, x: int) -> None:
            s.spared |= 1 << s.aim[src]

        return save

    def say(self, w: Words) -> list[Clause]:
        return [say(verbs.SAVE, w, "ho: zůstává ve svém dosavadním stavu", "it: it keeps its present state")]


@dataclass(frozen=True)
class SaveBearer(Act):
    """The bearer stays as it is; the card that saved it is gone (`aim` remembers the bearer).

    `before`: it is as it was before the combat.
    """

    before: bool = False

    def instant(self) -> Instant:
        def save(s: DoomState, me: int, src: int, x: int) -> None:
            s.spared |= 1 << s.aim[src]
            if self.before:
                as_before(s, s.aim[src])
            s.aim[src] = -1

        return save

    def say(self, w: Words) -> list[Clause]:
        if self.before:
            return [
                Clause(
                    verbs.SAVE,
                    w.pick("ho; je opět ve stavu, v jakém byl před soubojem", "it; it is as it was before the combat"),
                )
            ]
        return [Clause(verbs.SAVE, w.pick("ho", "it"))]


HURT = Check(
    "DTR-277",
    lambda c: c.s.wounded >> c.a & 1,
    cs="Bojovník {a} zraněn není.",
    en="{a} is not wounded.",
)


@dataclass(frozen=True)
class HealComrade(ChooseOne):
    """Heal a wounded warrior of the bearer's player; a Doomtrooper heals no Dark Legion warrior and vice versa."""

    asking = v.ASK_HEAL
    heals: ClassVar[bool] = True

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-277", "Léčí se tvůj bojovník ve hře", "One of your warriors in play is healed")

    def meant(self, s: DoomState, warrior: int) -> bool:
        """DTR-338: as an answer it is for the one that is about to be hurt."""
        hit = about_to_be_hurt(s)
        return hit in (-1, warrior)

    def checks(self) -> tuple[Check, ...]:
        return (
            HURT,
            Check(
                "DTR-338",
                lambda c: self.meant(c.s, c.a),
                cs="Reagovat lze jen vyléčením toho, koho se to týká, a bojovník {a} to není.",
                en="Only whoever this is about is healed in answer to it, and {a} is not the one.",
            ),
            Check(
                "DTR-334",
                lambda c: on_one_side(c.s, self.healer(c.s, c.src), c.a),
                cs="Doomtrooper neléčí bojovníka Černé legie ani naopak, a proto bojovníka {a} ne.",
                en="No Doomtrooper heals a Dark Legion warrior, nor the other way round, so not {a}.",
            ),
        )

    def healer(self, s: DoomState, src: int) -> int:
        """The bearer, remembered as the card's aim while the card is on its way out."""
        return s.aim[src] if s.aim[src] >= 0 else owner_warrior(s, src)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        if not s.wounded:
            return []
        healer = self.healer(s, src)
        hurt = [w for w in own_warriors(s, me) if s.wounded >> w & 1 and self.meant(s, w)]
        return [w for w in hurt if on_one_side(s, healer, w)]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        heal(s, card)
        s.aim[f[SRC]] = -1

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.HEAL,
                w.pick(
                    "1 svého zraněného bojovníka (Doomtrooper neléčí bojovníka Černé legie a naopak)",
                    "1 wounded warrior of yours (no Doomtrooper heals a Dark Legion warrior, nor the other way round)",
                ),
            )
        ]


@dataclass(frozen=True)
class HealAnybody(ChooseOne):
    """Heal one of these wounded warriors, whoever's it is."""

    who: Who
    asking = v.ASK_HEAL
    heals: ClassVar[bool] = True

    def pool(self) -> Domain:
        return warriors_in_play("DTR-277", "Léčí se bojovník ve hře", "A warrior in play is healed")

    def checks(self) -> tuple[Check, ...]:
        return (
            HURT,
            meant(self.who),
            Check(
                "DTR-338",
                lambda c: about_to_be_hurt(c.s) in (-1, c.a),
                cs="Reagovat lze jen vyléčením toho, koho se to týká, a bojovník {a} to není.",
                en="Only whoever this is about is healed in answer to it, and {a} is not the one.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        heal(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.HEAL, self.who.say(w))]


@dataclass(frozen=True)
class HealItself(Act):
    """The warrior whose ability it is, or that bears the card, is healed."""

    heals: ClassVar[bool] = True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = owner_warrior(s, src)
        return bool(s.wounded >> warrior & 1) and about_to_be_hurt(s) in (-1, warrior)

    def instant(self) -> Instant:
        return lambda s, me, src, x: heal(s, owner_warrior(s, src))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.HEAL, w.pick("tohoto bojovníka", "this warrior"))]


def about_to_be_hurt(s: DoomState) -> int:
    """The warrior for whom an answer is being asked; -1 if no such question is open."""
    for frame in reversed(s.stack):
        if frame[PROG] == WINDOW.id:
            return -1
        if frame[PROG] == REACTION.id and moment_of(frame[X]) == WARRIOR_HIT:
            return int(frame[SRC])
    return -1


def heal(s: DoomState, warrior: int) -> None:
    set_healthy(s, warrior)
    note(s, v.L_HEALED, s.side[warrior], warrior)
    open_afterwards(s, WARRIOR_HEALED, s.side[warrior], warrior)


@dataclass(frozen=True)
class HealHurt(Act):
    """Whoever the occasion names as wounded is healed."""

    def instant(self) -> Instant:
        def mend(s: DoomState, me: int, src: int, x: int) -> None:
            hurt = victim_of(x)
            if in_play(s, hurt) and s.wounded >> hurt & 1:
                heal(s, hurt)

        return mend

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.HEAL, w.pick("ho ihned", "it at once"))]
