"""A spell kept under a card and cast from there again and again."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.machine import ME, SRC, Frame, X, push
from sudi.kernel.wording import Clause, Words, verb

from ....law.casting import CASTING, MASTERY, turned_to
from ....rules.moving import attach
from ....rules.playing import PLAYING
from ....state import LIMBO, DoomState, attachments, in_play, put
from ....words import verbs
from ....words import vocabulary as v
from ....words.vocabulary import programs
from ..act import ChooseOne
from .spells import HAND_SPELLS, castable, pay_actions


@dataclass(frozen=True)
class Perch(ChooseOne):
    """Any spell of the hand is laid under the card, which holds one."""

    asking = v.ASK_STORE
    copies_alike = True

    def pool(self) -> Domain:
        return HAND_SPELLS

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: not attachments(c.s, c.src),
                cs="Víc kouzel se sem nevejde.",
                en="There is no room for more spells.",
            ),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        attach(s, card, f[SRC], f[ME])

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
class CastPerched(ChooseOne):
    """The warrior casts the spell under the card, for what it costs; once between two draw steps of its player."""

    asking = v.ASK_CAST

    def pool(self) -> Domain:
        return Domain(
            lambda c: attachments(c.s, c.src),
            "DTR-334",
            cs="Sesílá se kouzlo, které leží pod touto kartou",
            en="The spell under this card is cast",
        )

    def checks(self) -> tuple[Check, ...]:
        def caster(c: Case) -> int:
            return int(c.s.bearer[c.src])

        return (
            Check(
                "DTR-334",
                lambda c: c.s.noted[c.src] != c.s.rounds[c.me],
                cs="Kouzlo {a} už takto od tvého posledního dobírání sesláno bylo.",
                en="{a} has been cast like that since your last draw step.",
            ),
            *(turned_to(check, caster) for check in CASTING if check is not MASTERY),
            *castable(caster),
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        me, keeper = f[ME], f[SRC]
        caster = s.bearer[keeper]
        s.noted[keeper] = s.rounds[me]
        pay_actions(s, me, card)
        s.bearer[card] = -1
        put(s, card, LIMBO, me, by=me)
        push(s, PERCHING, me, keeper, card)
        push(s, PLAYING, me, card, 0, caster)

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
