"""Rules set up for a time; rituals, of which one of a kind acts at a time (DTR-501, DTR-502)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import NOM, Clause, Words, verb

from ...law.leaving import DISCARDING
from ...rules.leaving import discard
from ...state import DoomState, in_play
from ...words import card_text, verbs
from ...words import vocabulary as v
from ...words.ratings import to_ratings
from ..marks import FATED
from ..scopes import AIMED
from ..select import WARRIORS, Who
from ..standing.boosts import Boost
from ..standing.rule import DURATIONS, TO_NEXT_TURN, Mark, Rule, lasts
from ..twins import same
from .act import AIM, Act, ChooseOne, meant, own_warriors_in_play


# ---- rules for a time ----
@dataclass(frozen=True)
class Lasting(Act):
    """Rules about the warrior the card was aimed at (or about everything), for as long as they say.

    `present`: about each warrior that is in play then.
    """

    rules: tuple[Rule | Standing, ...]
    everywhere: bool = False
    present: bool = False
    who: Who = WARRIORS  # `present`: of these warriors
    there: bool = False  # only those in the area that was chosen
    single: bool = False  # not again while it holds
    alone: bool = False  # a second copy of the same player would change nothing (DTR-346)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if self.single and any(e[0] == s.t.rule_ids(self.rules[0]) and e[2] == src for e in s.lasting):
            return False
        if self.alone and any(e[0] == s.t.rule_ids(self.rules[0]) and e[1] == me for e in s.lasting):
            return False
        if self.present and self.who is not WARRIORS:
            return bool(self.who.find(s, me, src))
        return self.everywhere or aim < 0 or in_play(s, aim)

    def instant(self) -> Instant:
        def set_up(s: DoomState, me: int, src: int, x: int) -> None:
            aims = self.who.find(s, me, src) if self.present else [-1 if self.everywhere else s.aim[src]]
            if self.there:
                aims = [w for w in aims if s.at[w] == s.area[src] and s.side[w] == s.whom[src]]
            for aim in aims:
                if self.everywhere or in_play(s, aim):
                    for rule in self.rules:
                        last(s, rule, me, src, aim, x)

        return set_up

    def say(self, w: Words) -> list[Clause]:
        text = card_text.rules(self.rules, w).rstrip(".")
        if len(self.rules) > 1 and len({lasts(rule) for rule in self.rules}) == 1:
            # How long all of it lasts is said once, in front.
            until = DURATIONS[lasts(self.rules[0])][w.lang]
            text = re.sub(f",? {until}", "", text)
            text = f"{until} {text[:1].lower()}{text[1:]}" if w.czech else f"{until}, {text[:1].lower()}{text[1:]}"
        return [Clause(_LET, text[:1].lower() + text[1:])]


_LET = verb("", "", "", "")  # the rule is a sentence of its own


def begin_anew(s: DoomState, me: int, rule: Rule) -> None:
    """Of several rituals of one kind only the last one acts."""
    number = s.t.rule_ids(rule)
    s.lasting = [e for e in s.lasting if e[0] != number or e[1] != me]


@dataclass(frozen=True)
class Ritual(Lasting):
    """A rule about all warriors that the text names. A second copy would change nothing (DTR-346)."""

    everywhere: bool = True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        held = {e[0] for e in s.lasting if e[1] == me}
        return any(s.t.rule_ids(rule) not in held for rule in self.rules)

    def instant(self) -> Instant:
        def set_up(s: DoomState, me: int, src: int, x: int) -> None:
            for rule in self.rules:
                assert isinstance(rule, Rule)
                begin_anew(s, me, rule)
                last(s, rule, me, src)

        return set_up


@dataclass(frozen=True)
class OfferWarrior(ChooseOne):
    """Discard one of these warriors; the others gain its base value to their ratings."""

    who: Who
    rule: Boost
    asking = v.ASK_OFFERING

    def pool(self) -> Domain:
        return own_warriors_in_play(
            "DTR-501", "Vyřazuje se tvůj bojovník ve hře", "One of your warriors in play is discarded"
        )

    def checks(self) -> tuple[Check, ...]:
        return (meant(self.who), *DISCARDING)

    def harms(self, c: Case) -> bool:
        return True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return len(self.who.find(s, me, src)) > 1 and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        discard(s, card)
        begin_anew(s, f[ME], self.rule)
        last(s, self.rule, f[ME], f[SRC], -1, s.t.value[card])

    def say(self, w: Words) -> list[Clause]:
        until, to = DURATIONS[self.rule.until][w.lang], to_ratings(w, self.rule.all_keys())
        mine, others = self.who.say(w, own=True), self.who.say(w, NOM, many=True)
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    f"{mine}; {others} získávají jeho základní hodnotu {to} {until}",
                    f"{mine}; {others} gain its base value {to} {until}",
                ),
            )
        ]


@dataclass(frozen=True)
class Convince(Act):
    """Rules about the chosen warrior until the player's next turn begins; then it is sacrificed."""

    victim: ClassVar[str] = AIM

    rules: tuple[Rule, ...]

    def instant(self) -> Instant:
        def convince(s: DoomState, me: int, src: int, x: int) -> None:
            aim = s.aim[src]
            if in_play(s, aim):
                for rule in self.rules:
                    number = s.t.rule_ids(rule)
                    if not any(e[0] == number and same(s, e[3], aim) for e in s.lasting):  # one of a kind
                        last(s, rule, me, src, aim)

        return convince

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        number = s.t.rule_ids(self.rules[0])
        return not any(e[0] == number and same(s, e[3], aim) for e in s.lasting)

    def say(self, w: Words) -> list[Clause]:
        text = card_text.rules(self.rules, w).rstrip(".")
        then = w.pick("; pak je obětován, bez bodů", "; then it is sacrificed, without points")
        return [Clause(_LET, text[:1].lower() + text[1:] + then)]


# ---- what falls due ----
DOOMED = Mark("", AIMED, until=TO_NEXT_TURN, name=FATED)  # sacrificed when its player's next turn begins
