"""Whom a warrior belongs to: stolen, expelled, enrolled, possessed, redeemed (DTR-424 to DTR-431, DTR-453)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, Clause, Words, verb

from ...cards.types import SYMMETRY
from ...law.paying import funds
from ...rules.control import take_control
from ...rules.leaving import discard, wound
from ...rules.moving import go_home
from ...rules.points import pay
from ...state import SQUAD, DoomState, attachments, warriors
from ...words import trait_nouns, verbs
from ...words import traits as tr
from ...words import vocabulary as v
from ...words.nouns import DESTINY
from ..marks import POSSESSES
from ..scopes import AIMED
from ..select import traits_of, unswayed
from ..standing.nature import Becomes
from ..standing.rule import GAME_LONG, Rule
from ..twins import same
from .act import AIM, Act, ChooseOne, ChooseSeveral, warriors_in_play


# ---- stolen warriors (DTR-453 to DTR-455) ----
@dataclass(frozen=True)
class Recruit(Act):
    """The bearer comes to your Squad."""

    def instant(self) -> Instant:
        def recruit(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.bearer[src]
            if s.side[warrior] != me or s.at[warrior] != SQUAD:
                take_control(s, warrior, me, SQUAD)

        return recruit

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.PUT, w.pick("bojovníka do svého Mužstva", "the warrior into your Squad"))]


@dataclass(frozen=True)
class LoseMembership(Act, Script):
    """The bearer loses one affiliation that you choose; without any it is a freelancer (DTR-430)."""

    victim: ClassVar[str] = AIM

    losses: tuple[Standing, ...] = tuple(
        Becomes("", AIMED, loses=t.bit) for t in tr.TRAITS if t.bit & tr.AFFILIATIONS
    )  # fmt: skip
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.losable(s, aim))

    def losable(self, s: DoomState, warrior: int) -> list[int]:
        """The affiliations of which one is lost, each as a bit; what cards have given goes first, some never goes."""
        has = traits_of(s, warrior) & tr.AFFILIATIONS & ~unswayed(s, warrior)[1]
        given = has & ~s.t.traits[warrior] or has
        return [bit for bit in v.ORGANISATION_BITS if bit & given]

    def loss(self, bit: int) -> Standing:
        return next(r for r in self.losses if isinstance(r, Becomes) and r.loses == bit)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        bits = v.ORGANISATION_BITS

        def has(c: Case) -> int:
            return traits_of(c.s, c.s.bearer[c.src]) & tr.AFFILIATIONS

        pool = Domain(
            lambda c: [n for n, bit in enumerate(bits) if bit & has(c)],
            "DTR-430",
            cs="Bojovník přijde o příslušnost, kterou má",
            en="The warrior loses an affiliation that it has",
        )
        first_given = Check(
            "DTR-334",
            lambda c: bits[c.a] in self.losable(c.s, c.s.bearer[c.src]),
            cs="Nejdřív se ztrácí příslušnost, kterou dala karta, a to není: {a}.",
            en="An affiliation that a card has given goes first, and {a} is none.",
        )
        kept = Check(
            "DTR-461",
            lambda c: not bits[c.a] & unswayed(c.s, c.s.bearer[c.src])[1],
            cs="O tuto příslušnost bojovník nikdy nepřijde: {a}.",
            en="The warrior never loses this affiliation: {a}.",
        )
        question = Question(v.ASK_EXPEL, (Choice(v.ORGANISATION, pool, checks=(kept, first_given)),))

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            last(s, self.loss(bits[first(s.answer)]), f[ME], f[SRC], s.bearer[f[SRC]])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CANCEL,
                w.pick(
                    "jednu příslušnost bojovníka, nejdříve tu, kterou mu dala karta; nezbude-li mu žádná, je žoldnéřem "
                    "a body, které získá, jsou body osudu",
                    "one affiliation of the warrior, first one that a card has given it; if none is left, it is a "
                    "freelancer and whatever it earns becomes destiny points",
                ),
            )
        ]


@dataclass(frozen=True)
class Enrol(ChooseOne):
    """Give a Doomtrooper that is no personality an affiliation for good; that wounds the giver."""

    affiliation: Becomes
    asking = v.ASK_ENROL

    def pool(self) -> Domain:
        return warriors_in_play(
            "DTR-409", "Příslušnost se uděluje bojovníkovi ve hře", "A warrior in play gets the affiliation"
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: traits_of(c.s, c.a) & tr.DOOMTROOPER,
                cs="Bojovník {a} není Doomtrooper.",
                en="{a} is no Doomtrooper.",
            ),
            Check(
                "DTR-334",
                lambda c: not traits_of(c.s, c.a) & tr.PERSONALITY,
                cs="Bojovník {a} je osobnost.",
                en="{a} is a personality.",
            ),
            Check(
                "DTR-346",
                lambda c: not traits_of(c.s, c.a) & self.affiliation.gains,
                cs="Bojovník {a} už tuto příslušnost má.",
                en="{a} has this affiliation already.",
            ),
        )

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        gains = self.affiliation.gains
        return [
            w
            for w in warriors(s)
            if (t := traits_of(s, w)) & tr.DOOMTROOPER and not t & (tr.PERSONALITY | gains)
        ]  # fmt: skip

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return True  # the giver is wounded

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.affiliation, f[ME], f[SRC], card)
        wound(s, f[SRC])

    def say(self, w: Words) -> list[Clause]:
        who = trait_nouns.said(self.affiliation.gains, w, ACC, many=False)
        return [
            Clause(
                _MAKE,
                w.pick(
                    f"z Doomtroopera, který není osobností, natrvalo také {who}; tím je tento bojovník zraněn",
                    f"a Doomtrooper that is no personality {who} as well, for good; that wounds this warrior",
                ),
            )
        ]


_MAKE = verb("učiň", "učinit", "učiní", "make")
CYBERTRONIC = Becomes("", AIMED, until=GAME_LONG, gains=tr.CYBERTRONIC)


@dataclass(frozen=True)
class Convert(Act):
    """After its traits have changed, the bearer goes to the area it belongs to now."""

    def instant(self) -> Instant:
        def convert(s: DoomState, me: int, src: int, x: int) -> None:
            go_home(s, s.bearer[src])

        return convert

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(_MOVE, w.pick("bojovníka do oblasti jeho nové strany", "the warrior to the area of its new side"))
        ]


_MOVE = verb("přesuň", "přesunout", "přesune", "move")


DARK_CARD_PRICE = 3


# ---- redeeming heretics ----
@dataclass(frozen=True)
class Redeem(ChooseSeveral):
    """For every unit one Doomtrooper that was made a heretic is itself again; its dark cards go first, for a price."""

    asking = v.ASK_REDEEM

    def pool(self) -> Domain:
        return warriors_in_play("DTR-334", "Vykupuje se bojovník ve hře", "A warrior in play is redeemed")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: self.fallen(c.s, c.a),
                cs="Bojovníka {a} kacířem neudělala žádná karta.",
                en="No card has made {a} a heretic.",
            ),
            Check(
                "DTR-228",
                lambda c: self.price(c.s, c.a) <= funds(c.s, c.me),
                cs="Za karty Černé symetrie bojovníka {a} je třeba zaplatit {price:destiny} a máš {have:destiny}.",
                en="The Dark Symmetry cards of {a} cost {price:destiny} and you have {have:destiny}.",
                values=lambda c: {"price": self.price(c.s, c.a), "have": funds(c.s, c.me)},
            ),
        )

    def causes(self, s: DoomState, warrior: int) -> list[int]:
        """The cards that made a warrior a heretic."""
        return [
            c
            for c in attachments(s, warrior)
            if any(isinstance(r, Becomes) and r.gains & tr.HERETIC for r in s.t.cards[c].standing)
        ]

    def possessed(self, s: DoomState, warrior: int) -> list[tuple[int, ...]]:
        """The rules without a card that did so."""
        rules = s.t.rules
        return [
            e
            for e in s.lasting
            if isinstance(r := rules[e[0]], Becomes) and r.gains & tr.HERETIC and same(s, e[3], warrior)
        ]

    def fallen(self, s: DoomState, warrior: int) -> bool:
        return bool(self.causes(s, warrior) or self.possessed(s, warrior))

    def price(self, s: DoomState, warrior: int) -> int:
        return DARK_CARD_PRICE * sum(s.t.type[c] == SYMMETRY for c in attachments(s, warrior))

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """The price of a unit is paid first, so what is left has to be enough for somebody's dark cards."""
        purse = funds(s, me) - s.t.cards[src].per
        return any(self.fallen(s, w) and self.price(s, w) <= purse for w in warriors(s))

    def most(self, s: DoomState, me: int, src: int) -> int:
        """As many of the cheapest as can be paid for."""
        purse, per, count = funds(s, me), s.t.cards[src].per, 0
        for price in sorted(self.price(s, w) for w in warriors(s) if self.fallen(s, w)):
            purse -= price + per
            count += purse >= 0
        return count

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        pay(s, f[ME], self.price(s, card), f[SRC])
        causes = self.causes(s, card)
        for on_it in attachments(s, card):
            if s.t.type[on_it] == SYMMETRY or on_it in causes:
                discard(s, on_it)
        gone = self.possessed(s, card)
        s.lasting = [e for e in s.lasting if e not in gone]
        go_home(s, card)

    def say(self, w: Words) -> list[Clause]:
        n = w.count(DARK_CARD_PRICE, DESTINY, ACC)
        return [
            Clause(
                _FREE,
                w.pick(
                    f"1 Doomtroopera, který se stal kacířem; za každou jeho kartu Černé symetrie, která se vyřazuje, "
                    f"zaplať {n}",
                    f"1 Doomtrooper that became a heretic; pay {n} for each of its Dark Symmetry cards, which are "
                    "discarded",
                ),
            )
        ]


_FREE = verb("vykup", "vykoupit", "vykoupí", "redeem")


# ---- possession ----
@dataclass(frozen=True)
class Possesses(Rule):
    """Doomtroopers killed by the bearer stay with their player, as heretics."""

    turns: Becomes = Becomes(  # noqa: RUF009
        "", AIMED, until=GAME_LONG, gains=tr.HERETIC | tr.LEGION, loses=tr.DOOMTROOPER | tr.AFFILIATIONS
    )
    topic: ClassVar[str] = "possession"

    def key(self) -> str:
        return POSSESSES

    def say(self, w: Words) -> str:
        return w.pick(
            "Doomtrooper, kterého bojovník zabije, se nevyřazuje: stává se kacířem v Kohortě svého hráče.",
            "A Doomtrooper killed by the warrior is not discarded: it becomes a heretic in its player's Cohort.",
        )
