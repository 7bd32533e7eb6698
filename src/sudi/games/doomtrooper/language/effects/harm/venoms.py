"""Poisons on a blade: one that paralyses, one that empties a mind, one that kills who does not pay (DTR-480)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.leaving import DISCARDING
from ....rules.combat.aftermath import striker_of, victim_of
from ....rules.happenings import DRAW_STEP, POISONED, SUFFERED, happen
from ....rules.leaving import discard, kill
from ....state import DoomState, attachments, in_play, root
from ....words import trade_questions as q
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...marks import ATTACK, DYING, FORGETS, HELPLESS, SILENCED
from ...scopes import AIMED
from ...standing.bans import Forbid
from ...standing.rule import GAME_LONG, Mark
from ...standing.settling import Settles
from ...standing.venom import Venom
from ...twins import same
from ..act import Act, ChooseOne, owner_seat, yes_or_no
from .upkeep import PayForEach
from .viruses import Epidemic


# ---- paralysed until healed ----
@dataclass(frozen=True)
class MarksVictim(Venom):
    """The blade wounds as it does; the card remembers whom it has hit."""

    def work(self, s: DoomState, seat: int, card: int, victim: int) -> bool:
        s.aim[card] = victim
        return False

    def say(self, w: Words) -> str:
        return ""


@dataclass(frozen=True)
class OnBladeWound(Occasion):
    """The weapon that the card lies on has wounded an opponent in a fight, and not killed it."""

    event: ClassVar[str] = SUFFERED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(s.aim[card] == subject and s.bearer[card] >= 0 and root(s, card) == striker_of(n))

    def say_when(self, w: Words) -> str:
        return w.pick("Zraní-li tato zbraň protivníka v zápase,", "If the weapon wounds an opponent in a fight,")


@dataclass(frozen=True)
class WearsOff(Settles):
    """What the card has done to a warrior is over as soon as that one is healed."""

    until: str = GAME_LONG

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if any(e[2] == card and e[3] >= 0 and not s.wounded >> e[3] & 1 for e in s.lasting):
            s.lasting = [e for e in s.lasting if e[2] != card or e[3] < 0 or s.wounded >> e[3] & 1]


STILL = Mark("", AIMED, until=GAME_LONG, name=SILENCED)
LIMP = Mark("", AIMED, until=GAME_LONG, name=HELPLESS)
CALM = Forbid("", ATTACK, AIMED, until=GAME_LONG)
WEARS_OFF = WearsOff("")


@dataclass(frozen=True)
class MayParalyse(Act, Script):
    """The card may be used up: until it is healed the wounded one performs no actions and does not strike back."""

    rules: tuple[Standing, ...] = (STILL, LIMP, CALM)
    ends: WearsOff = WEARS_OFF
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(v.ASK_POISON, "DTR-480", owner_seat)

        def offer(s: DoomState, f: Frame) -> None:
            victim = victim_of(f[X])
            if not in_play(s, f[SRC]) or not in_play(s, victim) or not s.wounded >> victim & 1:
                f[PC] = go(OVER)
            else:
                question.ask(s, f)

        @answers(question)
        def decided(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES() and discard(s, f[SRC]):
                for rule in self.rules:
                    last(s, rule, f[ME], f[SRC], victim_of(f[X]))
                last(s, self.ends, f[ME], f[SRC])

        return [offer, decided]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(verbs.DISCARD, w.pick("tuto kartu", "this card"), may=True),
            Clause(
                _STUN,
                w.pick(
                    "ho: dokud není vyléčen, nesmí provádět akce, a je-li napaden, nevrací rány",
                    "it: until it is healed, it may not perform actions, and if it is attacked, it does not strike "
                    "back",
                ),
                may=True,
            ),
        ]


_STUN = verb("ochrom", "ochromit", "ochromí", "paralyse", "paralyses")


# ---- a mind emptied ----
EMPTY = Mark("", AIMED, until=GAME_LONG, name=FORGETS)


@dataclass(frozen=True)
class EmptiesMind(Venom):
    """Not wounded, but the abilities written on the warrior are lost; special cards on it of one's choice go."""

    loses: Mark = EMPTY

    def work(self, s: DoomState, seat: int, card: int, victim: int) -> bool:
        number = s.t.rule_ids(self.loses)
        if not any(e[0] == number and same(s, e[3], victim) for e in s.lasting):
            last(s, self.loses, seat, card, victim)
        happen(s, POISONED, seat, card, victim)
        return True

    def say(self, w: Words) -> str:
        return w.pick(
            "Koho tato zbraň v zápase zraní, ten zraněn není, ale ztrácí všechny schopnosti, které jsou na něm napsány "
            "(omezení mu zůstávají).",
            "Whoever the weapon would wound in a fight is not wounded, but loses every ability that is written on it "
            "(restrictions stay).",
        )


@dataclass(frozen=True)
class OnPoisoned(Occasion):
    """This very poison has acted on somebody; `n` is whom."""

    event: ClassVar[str] = POISONED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return subject == card

    def say_when(self, w: Words) -> str:
        return w.pick("Kromě toho", "Besides,")


@dataclass(frozen=True)
class StripSpecials(ChooseOne):
    """Any number of special cards on the poisoned warrior are discarded."""

    asking = q.ASK_STRIP

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for x in attachments(c.s, c.f[X]) if c.s.t.is_special[x]] if c.f else [],
            "DTR-480",
            cs="Vyřazují se speciální karty na otráveném bojovníkovi",
            en="Special cards on the poisoned warrior are discarded",
        )

    def checks(self) -> tuple[Check, ...]:
        return DISCARDING

    def endings(self) -> tuple[Choice, ...]:
        return (stop(v.DONE),)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            found = self.choice.options(Case(s, f[ME], f[SRC], f)) if in_play(s, f[X]) else []
            if found:
                ask(s, f[ME], self.asking, [*found, v.DONE()], f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(self.question)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer != v.DONE():
                discard(s, first(s.answer))
                f[PC] = go(choose)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick("z něj libovolné speciální karty", "any special cards on it that you choose"),
                may=True,
            )
        ]


# ---- a creeping death ----
FADING = Mark("", AIMED, until=GAME_LONG, name=DYING)


@dataclass(frozen=True)
class OnEveryDraw(Occasion):
    """Before the draw step of whoever has somebody dying of this card."""

    event: ClassVar[str] = DRAW_STEP

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return bool(dying(s, card, actor))

    def say_when(self, w: Words) -> str:
        return w.pick("Před každým krokem dobírání jeho hráče", "Before each draw step of its player")


def dying(s: DoomState, card: int, seat: int) -> list[int]:
    """The warriors of this player who are dying of this card."""
    found = [e[3] for e in s.lasting if e[2] == card and DYING in s.t.rule_keys[e[0]]]
    return [w for w in found if in_play(s, w) and s.side[w] == seat]


@dataclass(frozen=True)
class PayOrDie(PayForEach):
    """For each such warrior its player pays, or it is killed; the poisoner earns the points."""

    asking = v.ASK_PAY_OR
    rule_id = "DTR-480"

    def meant(self, s: DoomState, src: int) -> list[int]:
        return dying(s, src, s.turn)

    def refused(self, s: DoomState, f: Frame, warrior: int) -> None:
        kill(s, warrior, -1, f[ME])


CREEPING = Epidemic("", OnEveryDraw(), PayOrDie(3))


@dataclass(frozen=True)
class Creeps(Venom):
    """Not wounded, but from now on its player pays before every draw step, or it is killed."""

    sign: Mark = FADING
    course: Epidemic = CREEPING

    def work(self, s: DoomState, seat: int, card: int, victim: int) -> bool:
        ill = [e[3] for e in s.lasting if e[2] == card and DYING in s.t.rule_keys[e[0]]]
        if victim not in ill:
            last(s, self.sign, seat, card, victim)
        course = s.t.rule_ids(self.course)
        if not any(e[0] == course and e[2] == card for e in s.lasting):
            last(s, self.course, seat, card)
        return True

    def say(self, w: Words) -> str:
        assert isinstance(self.course.do, PayOrDie)
        price = w.count(self.course.do.price, DESTINY, ACC)
        return w.pick(
            f"Koho tato zbraň v zápase zraní, ten zraněn není; nezaplatí-li však jeho hráč před každým svým krokem "
            f"dobírání {price}, je zabit a body za něj získáš ty.",
            f"Whoever the weapon would wound in a fight is not wounded; but unless its player pays {price} before each "
            "draw step of his, it is killed and you earn the points.",
        )
