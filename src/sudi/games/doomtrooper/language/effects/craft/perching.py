"""A spell kept under a card and cast from there again and again."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Check, Domain
from sudi.kernel.machine import ME, SRC, Frame, X, push
from sudi.kernel.wording import Clause, Words, verb

from ....rules.moving import attach
from ....state import DoomState, attachments, in_play
from ....words import verbs
from ....words.vocabulary import programs
from .spells import CastsAtOnce, LaysSpell


@dataclass(frozen=True)
class Perch(LaysSpell):
    """Any spell of the hand is laid under the card, which holds one."""

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: not attachments(c.s, c.src),
                cs="Víc kouzel se sem nevejde.",
                en="There is no room for more spells.",
            ),
        )

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.MARK,
                w.pick(
                    "pod tuto kartu kterékoli kouzlo z ruky (vejde se jedno); bojovník ho sám ovládat nemusí",
                    "any spell of your hand under this card (it holds one); the warrior need not master it",
                ),
            )
        ]


def perch_again(s: DoomState, f: Frame) -> None:
    """The spell has been cast and comes back, unless it stays in play or is gone for good."""
    s.stack.pop()
    keeper, spell = f[SRC], f[X]
    if in_play(s, keeper) and spell in s.grave[s.t.owner[spell]]:
        attach(s, spell, keeper, f[ME])


PERCHING = programs.procedure("perching", perch_again)


@dataclass(frozen=True)
class CastPerched(CastsAtOnce):
    """The warrior casts the spell under the card, for what it costs; once between two draw steps of its player."""

    def pool(self) -> Domain:
        return Domain(
            lambda c: attachments(c.s, c.src),
            "DTR-334",
            cs="Sesílá se kouzlo, které leží pod touto kartou",
            en="The spell under this card is cast",
        )

    def caster(self, s: DoomState, src: int) -> int:
        return s.bearer[src]

    def checks(self) -> tuple[Check, ...]:
        once = Check(
            "DTR-334",
            lambda c: c.s.noted[c.src] != c.s.rounds[c.me],
            cs="Kouzlo {a} už takto od tvého posledního dobírání sesláno bylo.",
            en="{a} has been cast like that since your last draw step.",
        )
        return (once, *super().checks())

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.noted[f[SRC]] = s.rounds[f[ME]]
        s.bearer[card] = -1
        push(s, PERCHING, f[ME], f[SRC], card)
        self.cast(s, f, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _CAST,
                w.pick(
                    "bojovníkem kouzlo, které pod touto kartou leží, za jeho cenu; potom se pod ni vrátí (jednou mezi "
                    "dvěma svými kroky dobírání)",
                    "the spell under this card with the warrior, for its price; it returns under it afterwards (once "
                    "between two of your draw steps)",
                ),
            )
        ]


_CAST = verb("sešli", "seslat", "sešle", "cast")
