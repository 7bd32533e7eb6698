"""What beasts, vehicles and markers do in play: jumping out, markers bought, armour traded for strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, NOM, Clause, Words, verb

from ...law.abilities import owner_warrior
from ...law.leaving import DISCARDING
from ...law.outpost import may_transfer
from ...law.paying import funds
from ...rules.happenings import DEPLOYED, FOUGHT
from ...rules.leaving import discard
from ...rules.moving import transfer
from ...rules.points import pay
from ...state import MODIFIERS, DoomState, in_play
from ...words import asked as a
from ...words import card_text, verbs
from ...words import vocabulary as v
from ...words.nouns import DESTINY
from ...words.ratings import ARMOUR
from ..ratings import base_rating
from ..select import Who, in_combat
from ..standing.boosts import Boost
from ..standing.rule import Rule
from .act import SELF, Act, ChooseOne, meant, own_warriors_in_play


@dataclass(frozen=True)
class JumpOut(Act):
    """The vehicle is discarded by the will of whoever is inside, who is not hurt; these rules hold for the combat."""

    rules: tuple[Rule, ...]
    who: Who

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        mine = owner_warrior(s, src)
        return s.phase == MODIFIERS and in_combat(s, mine) and self.who.fits(s, me, src, mine)

    def instant(self) -> Instant:
        def jump(s: DoomState, me: int, src: int, x: int) -> None:
            mine = owner_warrior(s, src)
            s.inside &= ~(1 << src)
            discard(s, src)
            for rule in self.rules:
                last(s, rule, me, src, mine)

        return jump

    def say(self, w: Words) -> list[Clause]:
        text = card_text.rules(self.rules, w).rstrip(".")
        who = self.who.say(w, NOM)
        rest = w.pick(
            f"tuto kartu, je-li v ní bojovník {who}; {text[:1].lower()}{text[1:]}",
            f"this card if {self.who.say(w)} uses it; {text[:1].lower()}{text[1:]}",
        )
        return [Clause(verbs.DISCARD, rest)]


# ---- markers that are bought ----
@dataclass(frozen=True)
class OnItsArrival(Occasion):
    """The warrior itself comes into play."""

    event: ClassVar[str] = DEPLOYED
    itself: ClassVar[bool] = True

    def concerns(self, s: DoomState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return subject == card

    def say_when(self, w: Words) -> str:
        return w.pick("Přijde-li tento bojovník do hry,", "When this warrior comes into play,")


@dataclass(frozen=True)
class OnItsCombat(Occasion):
    """The warrior itself has come through a combat."""

    event: ClassVar[str] = FOUGHT

    def concerns(self, s: DoomState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == card and in_play(s, card)

    def say_when(self, w: Words) -> str:
        return w.pick("Přežije-li souboj,", "After it survives a combat,")


@dataclass(frozen=True)
class BuyMarkers(Act, Script):
    """As many markers as one likes, each for so many destiny points."""

    price: int
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(
            a.ASK_MARKERS,
            (
                Choice(
                    v.UNITS,
                    Domain(
                        lambda c: range(funds(c.s, c.me) // self.price + 1),
                        "DTR-211",
                        cs="Koupit lze jen tolik značek, na kolik máš",
                        en="Only as many markers as can be paid for",
                    ),
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not in_play(s, f[SRC]) or funds(s, f[ME]) < self.price or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            n = first(s.answer)
            pay(s, f[ME], n * self.price, f[SRC])
            s.noted[f[SRC]] += n

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, ACC)
        return [
            Clause(
                _BUY,
                w.pick(
                    f"na něj tolik značek, kolik chceš, každou za {price}",
                    f"as many markers for it as you like, for {price} each",
                ),
            )
        ]


_BUY = verb("kup", "koupit", "koupí", "buy")


@dataclass(frozen=True)
class TakeMarker(Act):
    """One marker less."""

    def instant(self) -> Instant:
        def take(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, src):
                s.noted[src] = max(0, s.noted[src] - 1)

        return take

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_REMOVE, w.pick("z něj 1 značku", "1 marker from it"))]


_REMOVE = verb("odeber", "odebrat", "odebere", "remove")


# ---- one rating for another ----
@dataclass(frozen=True)
class TradeArmour(Act, Script):
    """Of its base armour the warrior gives up as much as its player likes, for more of something else."""

    rule: Boost
    slots = 0

    def most(self, s: DoomState, me: int, src: int) -> int:
        return 1

    def depth(self, s: DoomState, warrior: int) -> int:
        return base_rating(s, ARMOUR, warrior)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and self.depth(s, aim) > 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(
            a.ASK_TRADE,
            (
                Choice(
                    v.UNITS,
                    Domain(
                        lambda c: range(1, self.depth(c.s, c.s.aim[c.src]) + 1),
                        "DTR-334",
                        cs="Základní obrana nesmí klesnout pod nulu",
                        en="The base armour does not fall below zero",
                    ),
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if s.aim[f[SRC]] < 0 or not in_play(s, s.aim[f[SRC]]) or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            last(s, self.rule, f[ME], f[SRC], s.aim[f[SRC]], first(s.answer))

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _LOWER,
                w.pick(
                    f"jeho základní obranu, o kolik chceš (ne pod 0); za každý bod vzroste jeho základní zápas o "
                    f"{self.rule.fight} do konce souboje",
                    f"its base armour by as much as you like (not below 0); for each point its base fight rises by "
                    f"{self.rule.fight} until the end of the combat",
                ),
            )
        ]


_LOWER = verb("sniž", "snížit", "sníží", "lower")


# ---- a warzone that eats its own ----
@dataclass(frozen=True)
class GiveForZone(ChooseOne):
    """One of these who is not in the combat is discarded; the defender in the warzone gains its base value."""

    who: Who
    rule: Boost
    victim: ClassVar[str] = SELF
    asking = v.ASK_OFFERING

    def pool(self) -> Domain:
        return own_warriors_in_play(
            "DTR-334", "Vyřazuje se tvůj bojovník ve hře", "One of your warriors in play is discarded"
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            meant(self.who),
            Check(
                "DTR-334",
                lambda c: not in_combat(c.s, c.a),
                cs="Bojovník {a} je sám v souboji.",
                en="{a} is in the combat itself.",
            ),
            *DISCARDING,
        )

    def harms(self, c: Case) -> bool:
        return True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.phase != MODIFIERS or s.warzone != src or s.side[s.defender] != me:
            return False
        number = s.t.rule_ids(self.rule)
        return not any(e[0] == number and e[2] == src for e in s.lasting) and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        worth = s.t.value[card]
        discard(s, card)
        last(s, self.rule, f[ME], f[SRC], s.defender, worth)

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, ACC, own=True)
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    f"(jen jednou) {whom} mimo souboj; obránce v této zóně získává jeho základní hodnotu k zápasu, "
                    "střelbě a obraně do konce souboje",
                    f"(only once) {self.who.say(w)} outside the combat; the defender in this zone gains its base value "
                    "to fight, shoot and armour until the end of the combat",
                ),
            )
        ]


# ---- transfers ----
@dataclass(frozen=True)
class TransferNow(ChooseOne):
    """One of these transfers for no action, as often as one likes."""

    who: Who
    asking = v.ASK_REDEPLOY

    def pool(self) -> Domain:
        return own_warriors_in_play(
            "DTR-187", "Transferuje se tvůj bojovník ve hře", "A warrior of yours in play transfers"
        )

    def free(self, s: DoomState, me: int, warrior: int) -> bool:
        before = s.transferred
        s.transferred &= ~(1 << warrior)  # even several times in a turn
        found = may_transfer(s, me, warrior)
        s.transferred = before
        return found

    def checks(self) -> tuple[Check, ...]:
        return (
            meant(self.who),
            Check(
                "DTR-187",
                lambda c: self.free(c.s, c.me, c.a),
                cs="Bojovník {a} se teď transferovat nemůže.",
                en="{a} cannot transfer now.",
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return not s.phase and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        transfer(s, card)

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, ACC, own=True)
        return [
            Clause(
                _TRANSFER,
                w.pick(
                    f"mimo souboj {whom}, i víckrát za kolo",
                    f"{self.who.say(w)} outside a combat, even several times a turn",
                ),
            )
        ]


_TRANSFER = verb("transferuj", "transferovat", "transferuje", "transfer")
