"""Whom a warrior belongs to: stolen, expelled, enrolled, possessed, redeemed (DTR-424 to DTR-431, DTR-453)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, Clause, Words, verb

from ...cards.types import SYMMETRY
from ...law.paying import funds
from ...rules.leaving import discard, go_home, take_control, wound
from ...rules.points import pay
from ...state import SQUAD, DoomState, attachments, warriors
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from ...words.nouns import DESTINY
from ..marks import POSSESSES
from ..scopes import AIMED
from ..select import traits_of
from ..standing.nature import Becomes
from ..standing.rule import GAME_LONG, Rule
from .act import Act, ChooseOne, choose_from


# ---- stolen warriors (DTR-453 to DTR-455) ----
@dataclass(frozen=True)
class Recruit(Act):
    """The bearer comes to your Squad."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return True

    def instant(self) -> Instant:
        def recruit(s: DoomState, me: int, src: int, x: int) -> None:
            warrior = s.bearer[src]
            if s.side[warrior] != me:
                take_control(s, warrior, me, SQUAD)

        return recruit

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.PUT, w.pick("bojovníka do svého Mužstva", "the warrior into your Squad"))]


@dataclass(frozen=True)
class LoseMembership(Act, Script):
    """The bearer loses one affiliation that you choose; without any it is a freelancer (DTR-430)."""

    losses: tuple[Standing, ...] = tuple(
        Becomes("", AIMED, loses=t.bit) for t in tr.TRAITS if t.bit & tr.AFFILIATIONS
    )  # fmt: skip
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(traits_of(s, aim) & tr.AFFILIATIONS)

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        bits = [next(t.bit for t in tr.TRAITS if t.id == word.id) for word in v.ORGANISATIONS]

        def choose(s: DoomState, f: Frame) -> None:
            has = traits_of(s, s.bearer[f[SRC]]) & tr.AFFILIATIONS
            has = has & ~s.t.traits[s.bearer[f[SRC]]] or has  # what cards have given goes first
            found = [n for n, bit in enumerate(bits) if bit & has]
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_ORGANISATION, v.ORGANISATION.each(found), f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            lost = bits[first(s.answer)]
            rule = next(r for r in self.losses if isinstance(r, Becomes) and r.loses == lost)
            last(s, rule, f[ME], f[SRC], s.bearer[f[SRC]])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CANCEL,
                w.pick(
                    "jednu příslušnost bojovníka, nejdříve získanou kartou",
                    "one affiliation of the warrior, one that a card has given first",
                ),
            )
        ]


@dataclass(frozen=True)
class Enrol(ChooseOne):
    """Give a Doomtrooper that is no personality an affiliation for good; that wounds the giver."""

    affiliation: Becomes

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        gains = self.affiliation.gains
        return [
            w
            for w in warriors(s)
            if (t := traits_of(s, w)) & tr.DOOMTROOPER and not t & (tr.PERSONALITY | gains)
        ]  # fmt: skip

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        last(s, self.affiliation, f[ME], f[SRC], card)
        wound(s, f[SRC])

    def say(self, w: Words) -> list[Clause]:
        name = tr.names(self.affiliation.gains)[0][w.lang]
        return [
            Clause(
                _GRANT,
                w.pick(
                    f"natrvalo příslušnost ({name}) Doomtrooperovi, který není osobností; tím je tento bojovník zraněn",
                    f"a Doomtrooper that is no personality the affiliation {name} for good; that wounds this warrior",
                ),
            )
        ]


_GRANT = verb("uděl", "udělte", "udělit", "udělí", "give")
CYBERTRONIC = Becomes("", AIMED, until=GAME_LONG, gains=tr.CYBERTRONIC)


@dataclass(frozen=True)
class Convert(Act):
    """After its traits have changed, the bearer goes to the area it belongs to now."""

    def instant(self) -> Instant:
        def convert(s: DoomState, me: int, src: int, x: int) -> None:
            go_home(s, s.bearer[src])

        return convert

    def say(self, w: Words) -> list[Clause]:
        return []


DARK_CARD_PRICE = 3


# ---- redeeming heretics ----
@dataclass(frozen=True)
class Redeem(Act, Script):
    """For every unit one Doomtrooper that was made a heretic is itself again; its dark cards go first, for a price."""

    slots = 1

    def causes(self, s: DoomState, warrior: int) -> list[int]:
        """The cards that made a warrior a heretic."""
        return [
            c
            for c in attachments(s, warrior)
            if any(isinstance(r, Becomes) and r.gains & tr.HERETIC for r in s.t.cards[c].standing)
        ]

    def price(self, s: DoomState, warrior: int) -> int:
        return DARK_CARD_PRICE * sum(s.t.type[c] == SYMMETRY for c in attachments(s, warrior))

    def find(self, s: DoomState, me: int) -> list[int]:
        return [w for w in warriors(s) if self.causes(s, w) and self.price(s, w) <= funds(s, me)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(self.find(s, me))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            found = self.find(s, f[ME]) if f[left] > 0 else []
            choose_from(s, f, found, go(3))

        def chosen(s: DoomState, f: Frame) -> None:
            f[left] -= 1
            warrior = first(s.answer)
            pay(s, f[ME], self.price(s, warrior), f[SRC])
            for card in attachments(s, warrior):
                if s.t.type[card] == SYMMETRY or card in self.causes(s, warrior):
                    discard(s, card)
            go_home(s, warrior)
            f[PC] = go(1)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(DARK_CARD_PRICE, DESTINY, ACC)
        return [
            Clause(
                _FREE,
                w.pick(
                    f"1 Doomtroopera, který se stal kacířem; za každou jeho kartu Černé symetrie, která se vyřazuje, "
                    f"zaplaťte {n}",
                    f"1 Doomtrooper that became a heretic; pay {n} for each of its Dark Symmetry cards, which are "
                    "discarded",
                ),
            )
        ]


_FREE = verb("vykup", "vykupte", "vykoupit", "vykoupí", "redeem")


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
