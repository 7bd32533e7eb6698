"""A card that is a warrior in play once more: one warrior, two cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.log import note
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.deploying import home_by, shut_out_by
from ....law.doubles import double_for
from ....law.outpost import fits_outpost
from ....rules.leaving import discard
from ....rules.moving import arrived
from ....state import OUTPOST, DoomState, become, in_play, put
from ....words.posing import L_POSES
from ...marks import TWINS
from ...scopes import AIMED
from ...select import traits_of
from ...standing.rule import GAME_LONG, Mark
from ...standing.settling import Settles
from ...twins import set_wounded, twins_of
from ..act import Act
from ..craft.bonds import TIED

SAME = Mark("", AIMED, until=GAME_LONG, name=TWINS)


@dataclass(frozen=True)
class GoesWithIt(Settles):
    """If the original is gone in whatever way, so is the copy."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if in_play(s, card) or s.away >> card & 1:
            return
        for copy in [e[3] for e in s.lasting if s.t.rules[e[0]] is SAME and e[2] == card]:
            if in_play(s, copy):
                discard(s, copy)


ALONG = GoesWithIt("", AIMED, until=GAME_LONG)


@dataclass(frozen=True)
class DoubleDuty(Act):
    """The card is the chosen warrior once more, in the area to which that belongs, on the side of whoever played it."""

    same: Mark = SAME
    along: Settles = ALONG
    apart: Mark = TIED
    doubles: ClassVar[bool] = True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        copy = double_for(s, src, aim) if aim >= 0 else -1
        return copy >= 0 and fits_outpost(s, me, copy) and shut_out_by(s, me, copy) < 0

    def instant(self) -> Instant:
        def double(s: DoomState, me: int, src: int, x: int) -> None:
            original = s.aim[src]
            copy = double_for(s, src, original) if in_play(s, original) else -1
            if copy < 0:
                return
            place = home_by(s.t.cards[copy].placed, traits_of(s, original))
            note(s, L_POSES, me, src, original)
            s.aim[src] = -1
            become(s, src, copy)
            put(s, copy, place, me)
            s.opened = s.opened or place == OUTPOST
            last(s, self.same, me, original, copy)
            last(s, self.along, me, original, copy)
            for twin in twins_of(s, copy):
                last(s, self.apart, me, copy, copy, twin + 1)
                last(s, self.apart, me, copy, twin, copy + 1)
            if s.wounded >> original & 1:
                set_wounded(s, copy)
            arrived(s, copy, me)

        return double

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _LAY,
                w.pick(
                    "tuto kartu do své oblasti jako přesnou kopii zvoleného bojovníka. Je to tentýž bojovník: co jedna "
                    "z obou karet má, dostane a utrpí, má, dostane a utrpí i druhá; odejde-li ze hry jedna, odejde i "
                    "druhá, a body jsou jen jedny. Sám sebe nikdy nenapadne",
                    "this card into your area as an exact copy of the chosen warrior. It is the same warrior: what one "
                    "of the two cards has, receives and suffers, the other has, receives and suffers as well; if one "
                    "leaves play, so does the other, and points are earned once. It never attacks itself",
                ),
            )
        ]


_LAY = verb("vylož", "vyložit", "vyloží", "lay")
