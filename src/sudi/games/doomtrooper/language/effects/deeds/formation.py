"""Several warriors of one title that are one from now on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import SRC, Frame
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.bearing import may_bear
from ....law.combat.units import hand_down
from ....rules.leaving import discard
from ....rules.moving import attach
from ....state import ATTACHED, DoomState, attachments, in_formation, in_play, own_warriors, put
from ....words import keeping_questions as k
from ....words import vocabulary as v
from ....words.ratings import RATINGS
from ...scopes import AIMED
from ...select import in_combat
from ...standing.boosts import Boost
from ...standing.rule import GAME_LONG
from ..act import Act, ChooseOne


@dataclass(frozen=True)
class PerComrade(Boost):
    """So much for every warrior that is one with it."""

    computed: ClassVar[bool] = True

    def amount(self, s: DoomState, rating: str, card: int, number: int, source: int) -> int:
        return int(getattr(self, rating)) * sum(in_formation(s, c, card) for c in attachments(s, card))

    def say(self, w: Words) -> str:
        return ""


IN_RANKS = PerComrade("", AIMED, until=GAME_LONG, **dict.fromkeys(RATINGS, 2))  # type: ignore[arg-type]


@dataclass(frozen=True)
class CloseRanks(Act):
    """The warrior may be joined by others of its title; that stays so even if the card goes."""

    rule: Boost = IN_RANKS

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src, s.bearer[src])

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class JoinForces(ChooseOne):
    """A warrior of the same title becomes one with it, for good, if its player likes, and brings the cards it bears."""

    asking = k.ASK_JOIN

    def leader(self, s: DoomState, src: int) -> int:
        """Whom the card lies on, or lay on before it was discarded."""
        if s.bearer[src] >= 0:
            return s.bearer[src]
        number = s.t.rule_ids(IN_RANKS)
        return next((e[3] for e in s.lasting if e[0] == number and e[2] == src), -1)

    def pool(self) -> Domain:
        def mates(c: Case) -> list[int]:
            leader = self.leader(c.s, c.src)
            if leader < 0 or not in_play(c.s, leader):
                return []
            return [w for w in own_warriors(c.s, c.me) if c.s.t.kind[w] == c.s.t.kind[leader]]

        return Domain(
            mates, "DTR-334", cs="Připojuje se kopie téhož bojovníka", en="A copy of the same warrior joins it"
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.a != self.leader(c.s, c.src) and not in_combat(c.s, c.a),
                cs="Bojovník {a} se teď připojit nemůže.",
                en="{a} cannot join now.",
            ),
        )

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        leader = self.leader(s, src)  # whoever plays the group has the warrior from then on
        return leader >= 0 and s.side[leader] != me

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        leader, before = self.leader(s, f[SRC]), s.side[card]
        seat = s.side[leader]
        note(s, v.L_HELPS, seat, card)
        for gear in attachments(s, card):
            if in_formation(s, gear, card):
                self.enter(s, gear, leader)
            elif may_bear(s, whose := seat if s.side[gear] == before else s.side[gear], gear, leader, by_effect=True):
                attach(s, gear, leader, whose)
            else:
                discard(s, gear)
        if s.unit[card] >= 0:
            hand_down(s, card)
        for flag in ("wounded", "covered", "left_cover", "transferred", "used"):
            setattr(s, flag, getattr(s, flag) & ~(1 << card))
        s.lasting = [e for e in s.lasting if e[3] != card]
        self.enter(s, card, leader)

    def enter(self, s: DoomState, card: int, leader: int) -> None:
        put(s, card, ATTACHED, s.side[leader])
        s.bearer[card] = leader
        s.live &= ~(1 << card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _JOIN,
                w.pick(
                    "k němu svého bojovníka téhož jména; jsou od té doby jediným bojovníkem hráče, který má "
                    "původního, s jeho hodnotami a +2 k zápasu, střelbě, obraně a hodnotě za každého dalšího. Nikdy se "
                    "nerozdělí, a i když je tato karta vyřazena, skupina zůstává a lze ji rozšířit",
                    "a warrior of his own of the same title to it; from then on they are a single warrior, that of the "
                    "original's player, with the ratings of the original and +2 to fight, shoot, armour and value for "
                    "each other one. They never separate; if this card is discarded, the group remains and may still "
                    "be added to",
                ),
            )
        ]


_JOIN = verb("připoj", "připojit", "připojí", "join")
