"""Immunity that its player may do without, case by case: one card at a time."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from .choosing import ChooseOne
from .ratings import WAIVED, immune
from .scopes import AIMED
from .select import opponent_of
from .settling import Settles
from .standing import Mark
from .state import LIMBO, DoomState, attachments

WAIVER = Mark("", AIMED, name=WAIVED)


@dataclass(frozen=True)
class Waive(ChooseOne):
    """Let one Art or Dark Symmetry card affect the bearer after all, for this combat or while its effect lasts."""

    rule: Standing = WAIVER

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        """The cards around whose effect the immunity keeps away now."""
        warrior = s.bearer[src]
        around = [e[2] for e in s.lasting if e[3] == warrior] + [c for c in s.limbo if s.aim[c] == warrior]
        foe = opponent_of(s, warrior)
        if foe >= 0:
            around += [e[2] for e in s.lasting if e[3] == foe] + attachments(s, foe)
        magic = [c for c in dict.fromkeys(around) if s.t.is_art[c] or s.t.is_symmetry[c]]
        return [c for c in magic if immune(s, warrior, c)]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.rule, f[ME], f[SRC], s.bearer[f[SRC]], card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ALLOW,
                w.pick(
                    "jedné kartě Umění nebo Černé symetrie, aby na bojovníka působila",
                    "one Art or Dark Symmetry card affect the warrior after all",
                ),
            )
        ]


_ALLOW = verb("dovol", "dovolte", "dovolit", "dovolí", "let")


@dataclass(frozen=True)
class WaiverEnds(Settles):
    """A waiver ends with its case: with the effect of the spell, or, for a card that stays, with the combat."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        rules = s.t.rules
        lasting = {e[2] for e in s.lasting if rules[e[0]] is not WAIVER}

        def over(about: int) -> bool:
            return not (about in lasting or s.at[about] == LIMBO or (s.phase and s.live >> about & 1))

        s.lasting = [e for e in s.lasting if rules[e[0]] is not WAIVER or e[2] != card or not over(e[4])]
