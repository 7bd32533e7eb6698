"""A card of one's own that is given up for destiny points."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Case, Check
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.wording import ACC, NOM, Clause, Words

from ....law.leaving import DISCARDING, SACRIFICING, may_be_discarded, may_be_sacrificed
from ....rules.leaving import discard, sacrifice
from ....rules.points import gain_destiny
from ....state import DoomState, cards_in_play
from ....words import trait_nouns, verbs
from ....words.nouns import DESTINY, WARRIOR
from ...ratings import value
from ...select import traits_of
from .destroying import OneCard


@dataclass(frozen=True)
class GiveUp(OneCard):
    """Discard or sacrifice one card of one's own of these traits (none: a warrior) for destiny points.

    `destiny`: so many; otherwise twice the value that the warrior has now.
    """

    traits: int = 0
    destiny: int = 0
    forever: bool = False

    def fits(self, s: DoomState, src: int, card: int) -> bool:
        if not self.traits:
            return s.t.is_warrior[card]
        found = traits_of(s, card) if s.t.is_warrior[card] else s.t.traits[card]
        return bool(found & self.traits)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        may_go = may_be_sacrificed if self.forever else may_be_discarded
        return [
            c for c in cards_in_play(s) if c != src and s.side[c] == me and self.fits(s, src, c) and may_go(s, c)
        ]  # fmt: skip

    def checks(self) -> tuple[Check, ...]:
        mine = Check(
            "DTR-334",
            lambda c: c.s.side[c.a] == c.me,
            cs="Karta {a} není tvoje.",
            en="{a} is not yours.",
        )
        return (mine, *super().checks())

    def gate(self) -> tuple[Check, ...]:
        return SACRIFICING if self.forever else DISCARDING

    def times(self, f: Frame) -> int:
        return 1

    def harms(self, c: Case) -> bool:
        return True

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        points = self.destiny or 2 * max(0, value(s, card))
        if (sacrifice if self.forever else discard)(s, card):
            gain_destiny(s, f[ME], points, f[SRC])

    def what(self, w: Words) -> str:
        if not self.traits:
            return w.pick(f"tvůj {WARRIOR.singular[NOM]}", "a warrior of yours")
        return w.pick(f"tvé {trait_nouns.said(self.traits, w, NOM, many=False)}", "a beast of yours")

    def say(self, w: Words) -> list[Clause]:
        verb = verbs.SACRIFICE if self.forever else verbs.DISCARD
        if self.traits:
            one = trait_nouns.said(self.traits, w, ACC, many=False)
            card = w.pick(
                f"svou kartu, která je {one} (i bojovníka, který se za ně považuje)",
                f"a card of yours that is {one} (or a warrior of yours considered one)",
            )
        else:
            card = w.pick(f"svého {WARRIOR.singular[ACC]}", "a warrior of yours")
        points = w.count(self.destiny, DESTINY, ACC) if self.destiny else ""
        twice = w.pick("dvojnásobek jeho hodnoty v bodech osudu", "twice its value in destiny points")
        return [Clause(verb, card), Clause(verbs.GAIN, points or twice)]
