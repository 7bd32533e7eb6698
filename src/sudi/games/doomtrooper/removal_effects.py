"""Choosing a card in play by its type and removing it; alliances only where the text names them (DTR-232)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.wording import Bilingual, Clause, Words

from . import vocabulary as v
from . import words
from .acts import Act
from .card import ALLIANCE, EQUIPMENT, FORTIFICATION, SPECIAL, WARZONE
from .moving import discard, sacrifice
from .points import lose_victory
from .state import DoomState, cards_in_play
from .words import VICTORY

_NAMES = {
    EQUIPMENT: Bilingual("vybavení", "an equipment card"),
    FORTIFICATION: Bilingual("opevnění", "a fortification"),
    WARZONE: Bilingual("válečnou zónu", "a warzone"),
    SPECIAL: Bilingual("speciální kartu", "a special card"),
    ALLIANCE: Bilingual("alianci", "an alliance"),
}


@dataclass(frozen=True)
class RemoveOne(Act, Script):
    """Discard (or sacrifice) one card in play of these types (none: of any); `victory`: for so many victory points."""

    types: tuple[str, ...]
    sacrifices: bool = False
    victory: int = 0
    slots = 0

    def find(self, s: DoomState, src: int) -> list[int]:
        if not self.types:
            return [c for c in cards_in_play(s) if c != src and s.t.type[c] != ALLIANCE]
        return [c for c in cards_in_play(s) if c != src and s.t.type[c] in self.types]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.victory[me] >= self.victory and bool(self.find(s, src))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[SRC])
            if not found:
                f[PC] = go(2)
                return
            lose_victory(s, f[ME], self.victory, f[SRC])
            ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            card = first(s.answer)
            if self.sacrifices:
                sacrifice(s, card)
            else:
                discard(s, card, expressly=ALLIANCE in self.types)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        *most, last = [_NAMES[t][w.lang] for t in self.types] or [w.pick("kteroukoli kartu", "any card")]
        what = w.pick(" nebo ", " or ").join(filter(None, (", ".join(most), last)))
        clauses = []
        if self.victory:
            clauses.append(Clause(words.LOSE, w.count(self.victory, VICTORY)))
        verb = words.SACRIFICE if self.sacrifices else words.DISCARD
        return [*clauses, Clause(verb, w.pick(f"{what} ve hře", f"{what} in play"))]
