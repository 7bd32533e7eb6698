"""Destroying minions and actions.

What a trigger destroys is a program of its own on the stack and not done at once: whoever escapes the blow that set it
off has moved away before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import Verb, first
from sudi.kernel.effects import Compiler, Effect
from sudi.kernel.law import Check, Choice, Domain
from sudi.kernel.machine import ME, SRC, Frame, X
from sudi.kernel.picks import Pick
from sudi.kernel.wording import Clause, Words

from ..events import minion_in, place_in
from ..rules.affecting import destroy
from ..rules.leaving import destroy_action
from ..state import SmashState, controller, own_among
from ..words import lexicon, prompts
from ..words import vocabulary as v

ON_THIS_BASE = Check(
    "SMU-117",
    lambda c: c.s.at[c.a] == c.s.at[c.src] and c.s.on[c.a] < 0,
    cs="Karta {src} ničí akci na základně {here}; akce {a} na ní neleží.",
    en="{src} destroys an action on {here}; {a} does not lie on it.",
    values=lambda c: {"here": c.s.t.place_text(c.s, c.s.at[c.src])},
)
ON_THIS_MINION = Check(
    "SMU-117",
    lambda c: c.s.on[c.a] == c.s.on[c.src] and c.s.on[c.src] >= 0,
    cs="Karta {src} ničí akce na témže bojovníkovi; akce {a} na něm neleží.",
    en="{src} destroys actions on the same minion; {a} does not lie on it.",
)
NOT_THIS = Check("SMU-117", lambda c: c.a != c.src, "Sama sebe karta {src} neničí.", "{src} does not destroy itself.")


@dataclass(frozen=True)
class DestroyAction(Pick):
    """Destroy actions in play: on this base, on the same minion, or anywhere; one, or any number."""

    where: str  # "base", "minion" or "anywhere"
    count: int = 1
    optional: bool = False
    declining: ClassVar[Verb] = v.DONE
    asking: ClassVar[int] = prompts.DESTROY_ACTION

    def asks(self) -> Choice:
        place = {"base": (ON_THIS_BASE,), "minion": (ON_THIS_MINION,), "anywhere": ()}[self.where]
        return Choice(
            v.TARGET,
            Domain(
                lambda c: [a for actions in c.s.actions for a in actions],
                "SMU-115",
                cs="Ničí se akce ležící ve hře",
                en="An action that lies in play is destroyed",
            ),
            checks=(NOT_THIS, *place),
            harms=lambda c: controller(c.s, c.a) == c.me,
        )

    def act(self, s: SmashState, me: int, src: int, option: int) -> None:
        destroy_action(s, first(option))

    def say(self, w: Words) -> list[Clause]:
        if self.where == "minion":
            rest = w.pick(
                "libovolný počet jiných akcí na tomto bojovníkovi", "any number of other actions on that minion"
            )
        elif self.where == "base":
            rest = w.pick("jinou akci na této základně", "another action on this base")
        else:
            rest = w.pick("akci zahranou na bojovníka nebo na základnu", "an action on a minion or on a base")
        return [Clause(lexicon.DESTROY, rest)]


@dataclass(frozen=True)
class DestroyIt(Effect):
    """The minion that set this off is destroyed, perhaps together with this card."""

    and_this: bool = False

    def compile(self, c: Compiler) -> None:
        def strike(s: SmashState, f: Frame) -> None:
            destroy(s, [minion_in(f[X])], f[ME], f[SRC])
            if self.and_this and s.at[f[SRC]] >= 0:
                destroy_action(s, f[SRC])

        c.emit(strike)

    def say(self, w: Words) -> list[Clause]:
        too = w.pick("i s touto kartou", "and this card") if self.and_this else ""
        return [Clause(lexicon.DESTROY, too, enclitic=w.pick("ho", "it"))]


@dataclass(frozen=True)
class DestroyThis(Effect):
    """This action is destroyed, or the minion it is on, or this minion."""

    bearer: bool = False

    @property
    def harms_bearer(self) -> bool:
        return self.bearer

    def compile(self, c: Compiler) -> None:
        def gone(s: SmashState, f: Frame) -> None:
            card = f[SRC]
            if s.at[card] < 0:
                return
            if self.bearer:
                destroy(s, [s.on[card]], f[ME], card)
            elif s.t.is_minion[card]:
                destroy(s, [card], f[ME], card)
            else:
                destroy_action(s, card)

        c.emit(gone)

    def say(self, w: Words) -> list[Clause]:
        what = ("tohoto bojovníka", "this minion") if self.bearer else ("tuto kartu", "this card")
        return [Clause(lexicon.DESTROY, w.pick(*what))]


@dataclass(frozen=True)
class OthersHereDestroyed(Effect):
    """All minions of other players at the base handed over are destroyed."""

    def compile(self, c: Compiler) -> None:
        def strike(s: SmashState, f: Frame) -> None:
            destroy(s, own_among(s, f[ME], s.minions[place_in(f[X])], others=True), f[ME], f[SRC])

        c.emit(strike)

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("u této základny všechny bojovníky ostatních hráčů", "all minions of other players at that base")
        return [Clause(lexicon.DESTROY, rest)]
