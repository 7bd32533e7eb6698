"""What a card does to warriors of one's choice: put to sleep, cowed, driven into cover or into frenzy."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.machine import ME, SRC, Frame, X
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, Clause, Words

from ...law.cover import driving, may_be_driven
from ...rules.moving import into_cover
from ...state import DoomState
from ...words import card_text, verbs
from ...words import vocabulary as v
from ..scopes import AIMED
from ..select import THEIRS, YOURS, Who
from ..standing.boosts import Boost
from ..standing.rule import DURATIONS, lasts
from ..twins import same
from .act import ChooseOne, ChooseSeveral, meant, own_card, own_warriors_in_play, warriors_in_play
from .harm.destroying import NOT_IMMUNE, wards_off
from .harm.healing import heal

ENEMIES = Who(whose=THEIRS)


@dataclass(frozen=True)
class Afflict(ChooseSeveral):
    """Rules about a warrior of one's choice, for as long as they say. `units`: about one for every unit paid."""

    who: Who
    rules: tuple[Standing, ...]
    units: bool = False
    asking = v.ASK_AFFLICT

    @cached_property
    def hostile(self) -> bool:
        return self.who.whose != YOURS

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Volí se bojovník ve hře", "A warrior in play is chosen")

    def checks(self) -> tuple[Check, ...]:
        return (
            meant(self.who),
            NOT_IMMUNE,
            Check(
                "DTR-346",
                lambda c: not self.holds(c.s, c.me, c.a),
                cs="Pro bojovníka {a} už to platí.",
                en="That holds for {a} already.",
            ),
        )

    def holds(self, s: DoomState, me: int, warrior: int) -> bool:
        """All of it, for as long as this player's would: others' end with other turns."""
        set_up = {e[0] for e in s.lasting if e[1] == me and same(s, e[3], warrior)}
        return all(s.t.rule_ids(rule) in set_up for rule in self.rules)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in self.who.find(s, me, src) if not wards_off(s, me, src, w) and not self.holds(s, me, w)]

    def harms(self, c: Case) -> bool:
        return self.hostile and own_card(c)

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(self.find(s, me, src))

    def times(self, f: Frame) -> int:
        return int(f[X]) if self.units else 1

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        for rule in self.rules:
            last(s, rule, f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        until = DURATIONS[lasts(self.rules[0])][w.lang]
        text = card_text.rules(self.rules, w).rstrip(".")
        text = text.replace(f" {until}", "") if until else text
        text = text[:1].lower() + text[1:]
        whom = w.pick("1 " if self.units else "", "1 " if self.units else "") + (
            self.who.say(w, ACC) if not self.units or w.czech else self.who.say(w).split(maxsplit=1)[1]
        )
        said = w.pick(f"{until} {text}", f"{until}, {text}") if until else text
        return [Clause(verbs.CHOOSE, f"{whom}; {said}")]


@dataclass(frozen=True)
class DriveOne(ChooseOne):
    """One of these warriors goes into cover, whether it likes it or not."""

    who: Who = ENEMIES
    asking = v.ASK_DRIVE

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Volí se bojovník ve hře", "A warrior in play is chosen")

    def checks(self) -> tuple[Check, ...]:
        return (meant(self.who), NOT_IMMUNE, *driving())

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in self.who.find(s, me, src) if not wards_off(s, me, src, w) and may_be_driven(s, w)]

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        into_cover(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.SEND, w.pick(f"{self.who.say(w, ACC)} do úkrytu", f"{self.who.say(w)} into cover"))]


FRENZIED = Boost("", AIMED, armour=-1)


@dataclass(frozen=True)
class Enrage(ChooseOne):
    """A wounded warrior of these is healed and gets a marker; while the card lies there each takes 1 of its armour."""

    who: Who
    rule: Boost = FRENZIED
    asking = v.ASK_HEAL

    def pool(self) -> Domain:
        return own_warriors_in_play("DTR-277", "Léčí se tvůj bojovník ve hře", "One of your warriors in play is healed")

    def checks(self) -> tuple[Check, ...]:
        return (meant(self.who),)

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return self.who.find(s, me, src) if s.wounded else []

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        heal(s, card)
        last(s, self.rule, f[ME], f[SRC], card)

    def say(self, w: Words) -> list[Clause]:
        n = -self.rule.armour
        return [
            Clause(
                verbs.HEAL,
                w.pick(
                    f"{self.who.say(w, ACC, own=True)} a polož na něj značku; dokud je tato karta ve hře, snižuje mu "
                    f"každá taková značka obranu o {n}",
                    f"{self.who.say(w)} and put a marker on it; while this card is in play, each such marker takes "
                    f"{n} from its armour",
                ),
            )
        ]
