"""Putting cards on spaces: swapping, placing from the battlefield, the discard pile or the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Effect, Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import ACC, Clause, Words

from ...law.domains import from_hand, source
from ...law.groups import group_checks
from ...law.placing import placed_next_to
from ...rules import board as b
from ...rules.damage import ability_damage
from ...rules.happenings import space_of
from ...rules.places import bring_out, empty_next_to, place, put, swap
from ...state import WarState, controller, occupied
from ...words import lexicon
from ...words import vocabulary as v
from ...words.names import NameWord
from ..groups import FRIENDLY_UNITS, named
from ..subjects import IT, THIS, subject, whom_accusative
from .asking import deed, taking
from .needs import Need


@dataclass(frozen=True)
class SwapThis(Effect):
    """This card and the chosen one exchange places."""

    deed_rule: ClassVar[str] = "SUW-211"

    def instant(self) -> Instant:
        return lambda s, me, src, x: swap(s, src, x)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.SWAP, w.pick("její místo s místem této jednotky", "its place with the place of this unit"))
        ]


@dataclass(frozen=True)
class PlaceThisThere(Effect):
    """Put this unit on the space of the destroyed one."""

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        space = space_of(x)
        return s.at[src] >= 0 and s.board[space] < 0 and s.at[src] != space

    def instant(self) -> Instant:
        return lambda s, me, src, x: place(s, src, space_of(x))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.PLACE, w.pick("tuto jednotku na její pole", "this unit on its space"))]


@dataclass(frozen=True)
class PlaceBeside(Script):
    """Put a card (this, or the chosen one) on an empty space next to another (this, or the one that has moved)."""

    whom: str = THIS
    beside: str = IT
    deed_rule: ClassVar[str] = "SUW-255"

    def spaces(self, s: WarState, me: int, src: int, x: int) -> b.Mask:
        card, centre = subject(self.whom, s, me, src, x), subject(self.beside, s, me, src, x)
        if s.at[card] < 0 or s.at[centre] < 0:
            return 0
        return empty_next_to(s, s.at[centre])

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return bool(self.spaces(s, me, src, x))

    def needs(self) -> tuple[Need, ...]:
        return (
            Need(
                "SUW-255",
                self.usable,
                cs="Vedle karty {centre} není žádné volné pole.",
                en="There is no empty space next to {centre}.",
                values=lambda s, me, src, x: {"centre": s.t.cards[subject(self.beside, s, me, src, x)].name},
            ),
        )

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def centre(c: Case) -> int:
            return subject(self.beside, c.s, c.me, c.src, c.f[X])

        question = Question(v.ASK_PLACE, (placed_next_to(centre),), "SUW-255")

        def where(s: WarState, f: Frame) -> None:
            found = b.spaces(self.spaces(s, f[ME], f[SRC], f[X]))
            if not found:
                f[PC] = go(OVER)
                return
            ask(s, f[ME], v.ASK_PLACE, [v.TO(q) for q in found], subject(self.whom, s, f[ME], f[SRC], f[X]))

        @answers(question)
        def settle(s: WarState, f: Frame) -> None:
            place(s, subject(self.whom, s, f[ME], f[SRC], f[X]), first(s.answer))

        return [where, settle]

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        beside = {
            IT: w.pick("volné pole sousedící s ní", "an empty space adjacent to it"),
            THIS: w.pick("volné pole sousedící s touto jednotkou", "an empty space adjacent to this unit"),
        }[self.beside]
        return [Clause(lexicon.PLACE, f"{rest} {w.pick('na', 'on')} {beside}".strip(), enclitic=lean)]


def named_units(word: NameWord) -> tuple[Check, ...]:
    """A unit with a word in its name (SUW-080), wherever it lies."""
    return (
        Check("SUW-136", lambda c: c.s.t.is_unit[c.a], cs="Karta {a} není jednotka.", en="{a} is no unit."),
        Check(
            "SUW-080",
            lambda c: named(c.s.t.cards[c.a].name.en, word),
            cs=f"Karta {{a}} nepatří mezi {word.adjective(ACC, many=True)} jednotky.",
            en=f"{{a}} has no {word.en} in its name.",
        ),
    )


def own_discard_pile(effect: Effect) -> Domain:
    return taking(effect, lambda c: c.s.discard[c.me], "SUW-163")


@dataclass(frozen=True)
class FromDiscard(Script):
    """Put a unit with a word in its name from the own discard pile on the battlefield: placed, not summoned."""

    word: NameWord
    there: bool = False  # on the space of the destroyed card; otherwise next to this unit
    optional: bool = False
    slots = 1

    def cards(self, s: WarState, me: int) -> list[int]:
        found = [c for c in s.discard[me] if s.t.is_unit[c] and named(s.t.cards[c].name.en, self.word)]
        return list({s.t.kind[c]: c for c in found}.values())

    def spaces(self, s: WarState, src: int, x: int) -> b.Mask:
        if self.there:
            return 1 << space_of(x) & ~occupied(s)
        return empty_next_to(s, s.at[src]) if s.at[src] >= 0 else 0

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return bool(self.cards(s, me) and self.spaces(s, src, x))

    def needs(self) -> tuple[Need, ...]:
        many = self.word.adjective(ACC, many=True)
        return (
            Need(
                "SUW-080",
                lambda s, me, src, x: self.cards(s, me),
                cs=f"Na odhazovací hromádce nemáš {self.word.adjective(ACC, many=False)} jednotku.",
                en=f"There is no unit with {self.word.en} in its name in your discard pile.",
            ),
            Need(
                "SUW-255",
                lambda s, me, src, x: self.spaces(s, src, x),
                cs=f"Vedle karty {{card}} není volné pole, kam {many} jednotky umístit.",
                en="There is no empty space next to {card}.",
            ),
        )

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        (chosen,) = slot
        ending = (stop(v.DECLINE),) if self.optional else ()
        coming = Choice(v.TAKE, own_discard_pile(self), checks=named_units(self.word), alike=same_title)
        said = deed(self)
        pile = Question(v.ASK_TAKE, (coming, *ending), values=lambda c: {"deed": said})
        spaces = Question(v.ASK_PLACE, (placed_next_to(source),), "SUW-255")

        def which(s: WarState, f: Frame) -> None:
            if not self.usable(s, f[ME], f[SRC], f[X]):
                f[PC] = go(OVER)
                return
            options = [v.TAKE(c) for c in self.cards(s, f[ME])]
            ask(s, f[ME], v.ASK_TAKE, [*options, v.DECLINE()] if self.optional else options, f[SRC])

        @answers(pile)
        def where(s: WarState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                f[PC] = go(OVER)
                return
            f[chosen] = first(s.answer)
            ask(s, f[ME], v.ASK_PLACE, [v.TO(q) for q in b.spaces(self.spaces(s, f[SRC], f[X]))], f[chosen])

        @answers(spaces)
        def settle(s: WarState, f: Frame) -> None:
            bring(s, f[chosen], s.discard[f[ME]], first(s.answer))

        return [which, where, settle]

    def say(self, w: Words) -> list[Clause]:
        where = (
            w.pick("na pole eliminované jednotky", "on the space of the destroyed unit")
            if self.there
            else w.pick("na volné pole sousedící s touto jednotkou", "on an empty space adjacent to this unit")
        )
        unit = w.pick(f"{self.word.adjective(ACC, many=False)} jednotku", f"a unit with {self.word.en} in its name")
        pile = w.pick("ze své odhazovací hromádky", "from your discard pile")
        return [Clause(lexicon.PLACE, f"{unit} {pile} {where}", may=self.optional)]


def bring(s: WarState, card: int, pile: list[int], space: int) -> None:
    """A card comes onto the battlefield without being summoned (SUW-193)."""
    bring_out(s, pile, card)
    put(s, card, space)
    note(s, v.L_PLACED, controller(s, card), card, space)


@dataclass(frozen=True)
class BloodSummon(Script):
    """As often as one likes: a cheap unit from hand next to a friendly unit, which pays with damage."""

    cost: int
    damage: int
    slots = 2

    def cheap(self, s: WarState, me: int) -> list[int]:
        hand = {s.t.kind[c]: c for c in s.hand[me] if s.t.summonable[c] and s.t.cost[c] <= self.cost}
        return list(hand.values())

    def donors(self) -> Choice:
        return Choice(
            v.TARGET,
            taking(self),
            checks=(
                *group_checks(FRIENDLY_UNITS),
                Check(
                    "SUW-193",
                    lambda c: self.cheap(c.s, c.me),
                    cs=f"Nemáš v ruce jednotku s náklady nejvýš {self.cost}.",
                    en=f"You have no unit with a cost of {self.cost} or less in hand.",
                ),
                Check(
                    "SUW-255",
                    lambda c: empty_next_to(c.s, c.s.at[c.a]),
                    cs="Vedle karty {a} není žádné volné pole.",
                    en="There is no empty space next to {a}.",
                ),
            ),
            harms=lambda c: True,
        )

    def arriving(self) -> Choice:
        return Choice(
            v.TAKE,
            from_hand("SUW-193", cs="Umisťuje se jednotka z ruky", en="Only a unit in hand can be placed"),
            checks=(
                Check(
                    "SUW-136",
                    lambda c: c.s.t.summonable[c.a],
                    cs="Karta {a} není jednotka, kterou lze vyvolat.",
                    en="{a} is no unit that can be summoned.",
                ),
                Check(
                    "SUW-147",
                    lambda c: c.s.t.cost[c.a] <= self.cost,
                    cs=f"Karta {{a}} má náklady {{cost}}, smí nejvýš {self.cost}.",
                    en=f"The cost of {{a}} is {{cost}}, and {self.cost} is the most.",
                    values=lambda c: {"cost": c.s.t.cost[c.a]},
                ),
            ),
            alike=same_title,
        )

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        donor, coming = slot
        said = deed(self)
        units = Question(
            v.ASK_TARGET, (self.donors(), stop(v.DONE)), "SUW-193", values=lambda c: {"deed": said, "it": ""}
        )
        hand = Question(v.ASK_TAKE, (self.arriving(),), values=lambda c: {"deed": said})
        spaces = Question(v.ASK_PLACE, (placed_next_to(lambda c: int(c.f[donor])),), "SUW-255")

        def who(s: WarState, f: Frame) -> None:
            options = []
            if self.cheap(s, f[ME]):
                friends = FRIENDLY_UNITS.find(s, f[ME], f[SRC])
                options = [v.TARGET(c) for c in friends if empty_next_to(s, s.at[c])]
            ask(s, f[ME], v.ASK_TARGET, [*options, v.DONE()], f[SRC])

        @answers(units)
        def which(s: WarState, f: Frame) -> None:
            if s.answer == v.DONE():
                f[PC] = go(OVER)
                return
            f[donor] = first(s.answer)
            ask(s, f[ME], v.ASK_TAKE, [v.TAKE(c) for c in self.cheap(s, f[ME])], f[SRC])

        @answers(hand)
        def where(s: WarState, f: Frame) -> None:
            f[coming] = first(s.answer)
            show(s, f[coming])  # it is named before its space is: whoever waits knows which unit comes
            ask(s, f[ME], v.ASK_PLACE, [v.TO(q) for q in b.spaces(empty_next_to(s, s.at[f[donor]]))], f[coming])

        @answers(spaces)
        def settle(s: WarState, f: Frame) -> None:
            f[PC] = go(who)
            bring(s, f[coming], s.hand[f[ME]], first(s.answer))
            ability_damage(s, [(f[donor], self.damage)], f[ME], f[SRC])

        return [who, which, where, settle]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.damage, lexicon.DAMAGE)
        return [
            Clause(
                lexicon.CHOOSE,
                w.pick("vlastní jednotku", "a friendly unit"),
                lead=w.pick("Libovolněkrát:", "Any number of times:"),
            ),
            Clause(
                lexicon.PLACE,
                w.pick(
                    f"vedle ní zdarma jednotku z ruky s náklady nejvýš {self.cost}",
                    f"a unit with a cost of {self.cost} or less from your hand next to it without paying",
                ),
                follows=True,
            ),
            Clause(
                lexicon.DEAL,
                w.pick(f"zvolené jednotce {amount}", f"{amount} to the chosen unit"),
                follows=True,
            ),
        ]
