"""Rules set up for a time; rituals, of which one of a kind acts at a time (DTR-501, DTR-502)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from ...law.leaving import DISCARDING
from ...rules.leaving import discard
from ...state import DoomState, in_play
from ...words import nouns, verbs
from ...words import vocabulary as v
from ..marks import FATED
from ..scopes import AIMED
from ..select import Who
from ..standing.boosts import Boost
from ..standing.rule import DURATIONS, TO_NEXT_TURN, Mark, Rule
from .act import Act, ChooseOne, meant, own_warriors_in_play


# ---- rules for a time ----
@dataclass(frozen=True)
class Lasting(Act):
    """Rules about the warrior the card was aimed at (or about everything), for as long as they say."""

    rules: tuple[Rule | Standing, ...]
    everywhere: bool = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.everywhere or aim < 0 or in_play(s, aim)

    def instant(self) -> Instant:
        def set_up(s: DoomState, me: int, src: int, x: int) -> None:
            aim = -1 if self.everywhere else s.aim[src]
            if self.everywhere or in_play(s, aim):
                for rule in self.rules:
                    last(s, rule, me, src, aim, x)

        return set_up

    def say(self, w: Words) -> list[Clause]:
        texts = [rule.say(w).rstrip(".") for rule in self.rules]  # type: ignore[union-attr]
        return [Clause(_LET, nouns.listed([t[:1].lower() + t[1:] for t in texts], w))]


_LET = verb("", "", "", "", "")  # the rule is a sentence of its own


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
        until = DURATIONS[TO_NEXT_TURN][w.lang]
        mine, others = self.who.say(w, own=True), self.who.say(w, 0, many=True)
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    f"{mine}; {others} získávají jeho základní hodnotu k zápasu, střelbě a obraně {until}",
                    f"{mine}; {others} gain its base value to fight, shoot and armour {until}",
                ),
            )
        ]


@dataclass(frozen=True)
class Convince(Act):
    """Rules about the chosen warrior until the player's next turn begins; then it is sacrificed."""

    rules: tuple[Rule, ...]

    def instant(self) -> Instant:
        def convince(s: DoomState, me: int, src: int, x: int) -> None:
            aim = s.aim[src]
            if in_play(s, aim):
                for rule in self.rules:
                    number = s.t.rule_ids(rule)
                    if not any(e[0] == number and e[3] == aim for e in s.lasting):  # one of a kind
                        last(s, rule, me, src, aim)

        return convince

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        number = s.t.rule_ids(self.rules[0])
        return not any(e[0] == number and e[3] == aim for e in s.lasting)

    def say(self, w: Words) -> list[Clause]:
        until = DURATIONS[TO_NEXT_TURN][w.lang]
        return [
            Clause(
                _TREBLE,
                w.pick(
                    f"základní zápas, střelbu a obranu tohoto bojovníka {until}; pak je obětován, bez bodů",
                    f"the base fight, shoot and armour of that warrior {until}; then it is sacrificed, without points",
                ),
            )
        ]


_TREBLE = verb("ztrojnásob", "ztrojnásobte", "ztrojnásobit", "ztrojnásobí", "triple")


# ---- what falls due ----
def fated(cs: str, en: str) -> Mark:
    """A mark for a warrior that is sacrificed when its player's next turn begins."""
    return Mark("", AIMED, until=TO_NEXT_TURN, name=FATED, text=Bilingual(cs, en))
