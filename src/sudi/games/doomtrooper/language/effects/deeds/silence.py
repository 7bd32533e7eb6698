"""Others kept out of a combat; a warrior that works for somebody else in it."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import Clause, Words, verb

from ....rules.combat.spoils import earner
from ....state import DoomState
from ...marks import POINTS_TO
from ...scopes import AIMED
from ...standing.rule import COMBAT_LONG, Mark, Rule
from ..lasting import Lasting

BRIBED = Mark("", AIMED, until=COMBAT_LONG, name=POINTS_TO)


@dataclass(frozen=True)
class KeepOut(Lasting):
    """Only where somebody is left out (DTR-346): with two players everybody fights."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        fighting = {s.side[s.attacker], s.side[s.defender]} if s.attacker >= 0 else set()
        others = any(seat not in fighting and not s.lost[seat] for seat in range(s.t.seats))
        return bool(fighting) and others and super().possible(s, me, src, aim)


@dataclass(frozen=True)
class Bribe(Lasting):
    """The warrior works for whoever played the card until the combat is over: what it earns is his."""

    rules: tuple[Rule, ...] = (BRIBED,)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and earner(s, aim) != me  # whoever pays last has it, its own player too

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "bojovník pro tebe: body, které v něm získá, jsou tvoje",
            "the warrior works for you: what it earns is yours",
        )
        return [Clause(_WORKS, rest)]


_WORKS = verb("do konce souboje pracuje", "", "", "until the end of the combat")
