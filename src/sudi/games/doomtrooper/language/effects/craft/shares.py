"""Ratings that the caster of a spell shares out as it likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....state import DoomState, in_play
from ....words import attack_questions as q
from ....words import verbs
from ....words.ratings import ARMOUR, FIGHT, SHOOT
from ...marks import AFTERMATH
from ...ratings import RATING
from ...scopes import BEARER, CASTER
from ...standing.boosts import BASE, Boost
from ...standing.rule import COMBAT_LONG, Mark
from ..act import Act

_MORE = tuple(
    Boost("", CASTER, until=COMBAT_LONG, units=True, **{rating: 1})  # type: ignore[arg-type]
    for rating in (FIGHT, SHOOT, ARMOUR)
)
_LESS = tuple(
    Boost("", CASTER, until=COMBAT_LONG, units=True, **{rating: -1})  # type: ignore[arg-type]
    for rating in (FIGHT, SHOOT, ARMOUR)
)
RATED = (FIGHT, SHOOT, ARMOUR)


class _Shares(Act, Script):
    """A base: a number is shared out among fight, shoot and armour."""

    def whom(self, s: DoomState, f: Frame) -> int:
        """Whose ratings they are."""
        return s.aim[f[SRC]]

    def whole(self, s: DoomState, f: Frame) -> int:
        """How much there is to share out."""
        raise NotImplementedError

    def share(self, s: DoomState, f: Frame, shares: tuple[int, int, int]) -> None:
        raise NotImplementedError

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        given = slot[0]

        def up_to(most: str) -> Domain:
            return Domain(
                lambda c: range(self.left(c, most == "rest", given) + 1),
                "DTR-211",
                cs="Rozdělit lze jen tolik, kolik zbývá",
                en="Only what is left can be shared out",
            )

        fighting = Question(q.ASK_TO_FIGHT, (Choice(q.AMOUNT, up_to("all")),))
        shooting = Question(q.ASK_TO_SHOOT, (Choice(q.AMOUNT, up_to("rest")),))

        def begin(s: DoomState, f: Frame) -> None:
            f[given] = 0
            if not in_play(s, self.whom(s, f)) or not fighting.ask(s, f):
                f[PC] = go(OVER)

        @answers(fighting)
        def to_fight(s: DoomState, f: Frame) -> None:
            f[given] = first(s.answer)
            shooting.ask(s, f)

        @answers(shooting)
        def to_shoot(s: DoomState, f: Frame) -> None:
            whole, fight, shoot = self.whole(s, f), f[given], first(s.answer)
            self.share(s, f, (fight, shoot, whole - fight - shoot))

        return [begin, to_fight, to_shoot]

    def left(self, c: Case, rest: bool, given: int) -> int:
        return max(0, self.whole(c.s, c.f) - (c.f[given] if rest else 0))


@dataclass(frozen=True)
class ShareBonus(_Shares):
    """One more to fight, shoot or armour of the caster for every unit, as one likes."""

    rules: tuple[Boost, ...] = _MORE
    adds_later: ClassVar[bool] = True
    slots = 1

    def whole(self, s: DoomState, f: Frame) -> int:
        return int(f[X])

    def share(self, s: DoomState, f: Frame, shares: tuple[int, int, int]) -> None:
        for rule, n in zip(self.rules, shares, strict=True):
            if n:
                last(s, rule, f[ME], f[SRC], s.aim[f[SRC]], n)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ADD,
                w.pick(
                    "sesilateli do konce souboje 1 k zápasu, ke střelbě, nebo k obraně; rozděl to, jak chceš",
                    "1 to the caster's fight, shoot or armour until the end of the combat; share it out as you like",
                ),
            )
        ]


_ADD = verb("přidej", "přidat", "přidá", "add")
SORE = Mark("", CASTER, until=COMBAT_LONG, name=AFTERMATH)


@dataclass(frozen=True)
class Transmute(_Shares):
    """The caster's fight, shoot and armour are shared out anew, none below zero; afterwards it is wounded."""

    more: tuple[Boost, ...] = _MORE
    less: tuple[Boost, ...] = _LESS
    sore: Mark = SORE
    slots = 1

    def now(self, s: DoomState, f: Frame) -> tuple[int, ...]:
        return tuple(RATING[rating].of(s, s.aim[f[SRC]]) for rating in RATED)

    def whole(self, s: DoomState, f: Frame) -> int:
        return max(0, sum(self.now(s, f)))

    def share(self, s: DoomState, f: Frame, shares: tuple[int, int, int]) -> None:
        caster = s.aim[f[SRC]]
        for n, (was, wanted) in enumerate(zip(self.now(s, f), shares, strict=True)):
            if wanted != was:
                rule = (self.more if wanted > was else self.less)[n]
                last(s, rule, f[ME], f[SRC], caster, abs(wanted - was))
        last(s, self.sore, f[ME], f[SRC], caster)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHANGE,
                w.pick(
                    "sesilateli do konce souboje zápas, střelbu a obranu, jak chceš; jejich součet zůstane a žádná "
                    "neklesne pod 0. Po souboji je sesilatel zraněn, i když byl zraněn už v něm; zabije-li ho to, body "
                    "za něj nejsou",
                    "the caster's fight, shoot and armour as you like until the end of the combat; their sum stays and "
                    "none falls below 0. After the combat the caster is wounded, even if it was wounded in it; if that "
                    "kills it, nobody earns points",
                ),
            )
        ]


_BASE_MORE = tuple(
    Boost("", BEARER, units=True, layer=BASE, **{rating: 1})  # type: ignore[arg-type]
    for rating in (FIGHT, SHOOT, ARMOUR)
)
_BASE_LESS = tuple(
    Boost("", BEARER, units=True, layer=BASE, **{rating: -1})  # type: ignore[arg-type]
    for rating in (FIGHT, SHOOT, ARMOUR)
)


@dataclass(frozen=True)
class Reshape(_Shares):
    """The printed fight, shoot and armour of the bearer are shared out anew, for as long as it has the card."""

    more: tuple[Boost, ...] = _BASE_MORE
    less: tuple[Boost, ...] = _BASE_LESS
    slots = 1

    def whom(self, s: DoomState, f: Frame) -> int:
        return s.bearer[f[SRC]]

    def printed(self, s: DoomState, f: Frame) -> tuple[int, ...]:
        return tuple(int(s.t.printed[rating][self.whom(s, f)]) for rating in RATED)

    def whole(self, s: DoomState, f: Frame) -> int:
        return max(0, sum(self.printed(s, f)))

    def share(self, s: DoomState, f: Frame, shares: tuple[int, int, int]) -> None:
        for n, (was, wanted) in enumerate(zip(self.printed(s, f), shares, strict=True)):
            if wanted != was:
                rule = (self.more if wanted > was else self.less)[n]
                last(s, rule, f[ME], f[SRC], self.whom(s, f), abs(wanted - was))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHANGE,
                w.pick(
                    "bojovníkovi základní zápas, střelbu a obranu, jak chceš; jejich součet zůstane a žádná neklesne "
                    "pod 0",
                    "the warrior's base fight, shoot and armour as you like; their sum stays and none falls below 0",
                ),
            )
        ]
