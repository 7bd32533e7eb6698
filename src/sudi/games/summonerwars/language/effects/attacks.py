"""What texts do before and after attacks: extra attacks, dice, shields, cards given up for strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Effect, Handed, Label
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask, push
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import INS, Bilingual, Clause, Words

from ...cards.card import AIMED
from ...law.domains import from_hand
from ...rules.attack import DICE, HEALING, LOWERED, current
from ...rules.damage import sweep
from ...rules.dice import packed, told
from ...rules.extra_attacks import ABILITY_ROLL, EXTRA_ATTACK, extra_targets, last_roll, roll_again
from ...rules.places import bring_out, put_away, to_discard
from ...rules.tokens import drop_boost, gain
from ...state import WarState
from ...words import lexicon
from ...words import vocabulary as v
from ...words.lexicon import counted_noun
from ..saying import bonus
from ..standing import Change
from ..subjects import IT, THIS, subject
from .asking import deed
from .needs import Need


# ---- what is done before and after ----
@dataclass(frozen=True)
class ExtraAttack(Effect):
    """A unit may make an extra attack, perhaps only on an adjacent enemy card (SUW-158 to SUW-160)."""

    whom: str = IT
    adjacent_enemy: bool = False
    deed_rule: ClassVar[str] = "SUW-158"

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        unit = subject(self.whom, s, me, src, x)
        return s.at[unit] >= 0 and bool(extra_targets(s, me, unit, self.adjacent_enemy))

    def needs(self) -> tuple[Need, ...]:
        return (
            Need(
                "SUW-158",
                self.usable,
                cs="Jednotka {unit} teď nemá nač zaútočit.",
                en="There is nothing that {unit} could attack.",
                values=lambda s, me, src, x: {"unit": s.t.cards[subject(self.whom, s, me, src, x)].name},
            ),
        )

    def compile(self, c: Compiler) -> None:
        def strike(s: WarState, f: Frame) -> None:
            unit = subject(self.whom, s, f[ME], f[SRC], f[X])
            if s.at[unit] >= 0:
                push(s, EXTRA_ATTACK, f[ME], unit, int(self.adjacent_enemy))

        c.emit(strike)

    def say(self, w: Words) -> list[Clause]:
        target = w.pick(" na sousedící cizí kartu", " on an adjacent enemy card") if self.adjacent_enemy else ""
        with_it = {IT: w.pick("s ní", "with it"), THIS: w.pick("s touto jednotkou", "with this unit")}.get(
            self.whom, w.pick("se svým Vyvolavačem", "with your summoner")
        )
        if w.czech:
            return [Clause(lexicon.ATTACK_WITH, f"{with_it} navíc{target}")]
        return [Clause(lexicon.ATTACK_WITH, f"an extra attack{target} {with_it}")]


@dataclass(frozen=True)
class RollThen(Effect):
    """Roll dice for an ability; on a special symbol (at least one) the effect follows."""

    dice: int
    do: Effect

    def compile(self, c: Compiler) -> None:
        done = Label()

        def throw(s: WarState, f: Frame) -> None:
            if s.at[f[SRC]] < 0:  # SUW-192: something else that answered first has destroyed it
                f[PC] = done.at
                return
            push(s, ABILITY_ROLL, f[ME], f[SRC], self.dice, ())

        def look(s: WarState, f: Frame) -> None:
            if not s.answer:
                f[PC] = done.at

        c.emit(throw)
        c.emit(look)
        c.effect(self.do)
        c.mark(done)

    def say(self, w: Words) -> list[Clause]:
        dice = w.count(self.dice, lexicon.DIE, INS)
        then = self.do.say(w)
        lead = w.pick("Padne-li zvláštní symbol,", "If a special symbol is rolled,")
        return [Clause(lexicon.ROLL, dice), *w.led(lead, then)]


@dataclass(frozen=True)
class RerollForBoost(Script):
    """Its player may spend boost of this card to roll all of the dice again that were just rolled."""

    n: int

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def values(c: Case) -> dict[str, Any]:
            rolled = last_roll(c.s)
            assert rolled is not None
            dice = packed(rolled[DICE])
            roll = Bilingual(told(c.s.t.faces, dice, "cs"), told(c.s.t.faces, dice, "en"))
            return {"price": counted_noun(self.n, lexicon.BOOST), "roll": roll}

        question = Question(v.ASK_REROLL, (stop(v.REROLL), stop(v.DECLINE)), "SUW-166", values=values)

        def offer(s: WarState, f: Frame) -> None:
            if s.boost[f[SRC]] < self.n:
                f[PC] = go(OVER)
                return
            ask(s, f[ME], v.ASK_REROLL, [v.REROLL(), v.DECLINE()], f[SRC])

        @answers(question)
        def decided(s: WarState, f: Frame) -> None:
            if s.answer == v.REROLL():
                drop_boost(s, f[SRC], self.n)
                sweep(s)
                roll_again(s, f[ME], f[SRC])

        return [offer, decided]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.n, lexicon.BOOST)
        return [
            Clause(lexicon.SPEND, w.pick(f"{amount} z této karty", f"{amount} of this card"), may=True),
            Clause(lexicon.REROLL, w.pick("hod všemi těmito kostkami", "all of those dice"), may=True, follows=True),
        ]


@dataclass(frozen=True)
class Shield(Script):
    """Roll dice; every special symbol takes 1 off the attacker's strength for the attack that was just declared."""

    dice: int

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def throw(s: WarState, f: Frame) -> None:
            push(s, ABILITY_ROLL, f[ME], f[SRC], self.dice, ())

        def lower(s: WarState, f: Frame) -> None:
            attack = current(s)
            assert attack is not None
            if s.answer:
                attack[LOWERED] = (*attack[LOWERED], (f[SRC], s.answer))

        return [throw, lower]

    def say(self, w: Words) -> list[Clause]:
        lead = w.pick("Za každý zvláštní symbol", "For each special symbol,")
        return [
            Clause(lexicon.ROLL, w.count(self.dice, lexicon.DIE, INS)),
            Clause(
                lexicon.LOWER,
                w.pick(
                    "útočníkovi pro tento útok sílu o 1, nejméně však na 1",
                    "the attacker's strength for this attack by 1, to a minimum of 1",
                ),
                lead=lead,
            ),
        ]


def shedding(cs: str, en: str) -> Domain:
    """What is discarded from hand for an attack."""
    return from_hand("SUW-061", cs=f"Odhazuje se {cs} z ruky", en=f"Only {en} in hand can be discarded")


@dataclass(frozen=True)
class HealInstead(Script):
    """Its player may discard a card from hand; then the attack heals its target."""

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        said = deed(self)
        any_card = Choice(v.SHED, shedding("karta", "a card"), alike=same_title)
        question = Question(v.ASK_SHED, (any_card, stop(v.DECLINE)), values=lambda c: {"deed": said})

        def which(s: WarState, f: Frame) -> None:
            hand = {s.t.kind[c]: c for c in s.hand[f[ME]]}
            ask(s, f[ME], v.ASK_SHED, [*(v.SHED(c) for c in hand.values()), v.DECLINE()], f[SRC])

        @answers(question)
        def shed(s: WarState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                return
            attack, card = current(s), first(s.answer)
            assert attack is not None
            put_away(s, f[ME], card)
            attack[HEALING] = 1

        return [which, shed]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.DISCARD, w.pick("z ruky 1 kartu", "1 card from your hand"), may=True),
            Clause(
                lexicon.REMOVE,
                w.pick(
                    "z cíle 1 zranění za každý hozený symbol na blízko a za každý zvláštní symbol",
                    "1 damage from the target for each melee symbol and each special symbol rolled",
                ),
                lead=w.pick(
                    "Pokud to uděláš, útok žádné zranění nepřidá; namísto toho",
                    "If you do, the attack adds no damage; instead,",
                ),
            ),
        ]


STRONGER = Change("", "strength", AIMED, Handed(), for_attack=True)


@dataclass(frozen=True)
class DiscardForLight(Script):
    """Show and discard units of different names from hand: each gives magic, and strength for this attack."""

    magic: int = 1
    strength: int = 1
    rule: Change = STRONGER
    slots = 1

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        (given,) = slot
        said = deed(self)
        units = Choice(
            v.SHED,
            shedding("jednotka", "a unit"),
            checks=(
                Check("SUW-136", lambda c: c.s.t.is_unit[c.a], cs="Karta {a} není jednotka.", en="{a} is no unit."),
                Check(
                    "SUW-183",
                    lambda c: c.s.t.kind[c.a] not in {c.s.t.kind[one] for one in c.f[given]},
                    cs="Karta jménem {a} už byla odhozena, jména se musí lišit.",
                    en="A card named {a} has been discarded already, and the names must differ.",
                ),
            ),
            alike=same_title,
        )
        question = Question(
            v.ASK_SHED,
            (units, stop(v.DONE)),
            values=lambda c: {"deed": said},
            count=lambda s, f: len(s.hand[f[ME]]),
        )

        def start(s: WarState, f: Frame) -> None:
            f[given] = ()

        def which(s: WarState, f: Frame) -> None:
            names = {s.t.kind[c] for c in f[given]}
            hand = {s.t.kind[c]: c for c in s.hand[f[ME]] if s.t.is_unit[c] and s.t.kind[c] not in names}
            ask(s, f[ME], v.ASK_SHED, [*(v.SHED(c) for c in hand.values()), v.DONE()], f[SRC])

        @answers(question)
        def shed(s: WarState, f: Frame) -> None:
            if s.answer == v.DONE():
                return
            card = first(s.answer)
            f[given] = (*f[given], card)
            f[PC] = go(which)
            bring_out(s, s.hand[f[ME]], card)
            note(s, v.L_SHOWS, f[ME], card)
            to_discard(s, card)
            gain(s, f[ME], self.magic)

        def strengthen(s: WarState, f: Frame) -> None:
            if f[given]:
                last(s, self.rule, f[ME], f[SRC], f[SRC], self.strength * len(f[given]))

        return [start, which, shed, strengthen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                lexicon.DISCARD,
                w.pick(
                    "z ruky libovolný počet jednotek s různými názvy; ukaž je soupeři",
                    "any number of units with different names from your hand, showing them",
                ),
                may=True,
            ),
            Clause(
                lexicon.GAIN,
                w.pick(
                    f"{w.count(self.magic, lexicon.MAGIC)} a pro tento útok {bonus(w, 'strength', self.strength)}",
                    f"{w.count(self.magic, lexicon.MAGIC)} and {bonus(w, 'strength', self.strength)} for this attack",
                ),
                lead=w.pick("Za každou z nich", "For each of them,"),
            ),
        ]
