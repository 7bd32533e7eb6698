"""Cards played on a whole area: the warriors who stand there (DTR-432, DTR-433)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.wording import Clause, Words

from ...law.cover import exposed
from ...rules.leaving import wound
from ...rules.moving import into_cover
from ...state import KOHORT, SQUAD, DoomState, in_play, own_warriors, whose_table
from ...words import verbs
from ...words import vocabulary as v
from .act import Act


@dataclass(frozen=True)
class ChooseArea(Act, Script):
    """The Squad or the Cohort of the chosen player. `exposed`: one where somebody can still be driven into cover."""

    exposed: bool = False
    slots = 0

    def found(self, s: DoomState, seat: int) -> list[int]:
        return [
            place
            for place in (SQUAD, KOHORT)
            if any(s.at[w] == place and (not self.exposed or exposed(s, w)) for w in own_warriors(s, seat))
        ]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and bool(self.found(s, aim))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.found(s, whom(s, f[SRC]))
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_AREA, v.AREA.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            s.area[f[SRC]] = first(s.answer)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHOOSE, w.pick("jeho Mužstvo, nebo Kohortu", "that player's Squad or Cohort"))]


@dataclass(frozen=True)
class AnyArea(ChooseArea):
    """The same for a card that is laid there: an empty area will do (DTR-086)."""

    def found(self, s: DoomState, seat: int) -> list[int]:
        return [SQUAD, KOHORT]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("Mužstvo, nebo Kohortu kteréhokoli hráče", "the Squad or the Cohort of any player")
        return [Clause(verbs.CHOOSE, rest)]


def whom(s: DoomState, card: int) -> int:
    """The player an area card was played on: named by the card, or by where it lies."""
    return s.whom[card] if s.whom[card] >= 0 else whose_table(s, card)


@dataclass(frozen=True)
class DuckOrBleed(Act, Script):
    """Everybody in the chosen area who is not in cover goes there or is wounded; each player decides for his own."""

    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return False  # whether there is anybody is a question of the area

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        waiting = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            place = s.area[f[SRC]]
            seat = whom(s, f[SRC])
            f[waiting] = tuple(w for w in own_warriors(s, seat) if s.at[w] == place and exposed(s, w))

        def choose(s: DoomState, f: Frame) -> None:
            if not f[waiting]:
                f[PC] = go(3)
                return
            one = f[waiting][0]
            ask(s, s.side[one], v.ASK_DUCK, [v.DUCK(one), v.SUFFER(one)], f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            one, f[waiting] = f[waiting][0], f[waiting][1:]
            f[PC] = go(1)
            if not in_play(s, one):
                return
            if v.verbs.of(s.answer) is v.DUCK:
                into_cover(s, one)
            else:
                wound(s, one)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SEND,
                w.pick(
                    "každého tamního bojovníka do úkrytu, nebo ho jeho hráč nechá zranit; koho do úkrytu zahnat nelze, "
                    "toho se to netýká",
                    "every warrior there into cover, or its player lets it be wounded; whoever may never be in cover "
                    "is exempt",
                ),
            )
        ]
