"""Effects that put cards on spaces: forcing, swapping, placing from the battlefield, the discard pile or the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Effect, Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.wording import Clause, Words

from . import board as b
from . import vocabulary as v
from . import words
from .field import bring_out, empty_next_to, place, put, swap
from .forcing import begin_force, force_lines, land, may_force
from .happenings import death_space
from .harm import ability_damage
from .moving import step
from .select import named
from .state import WarState, controller, occupied
from .subjects import IT, THIS, subject, whom_accusative
from .words import NameWord

# Where a card may be forced.
ANYWHERE, NEARER_SUMMONER, AWAY = "anywhere", "nearer", "away"


@dataclass(frozen=True)
class Force(Script):
    """Force a card by `low` to `high` spaces in a straight line; the player chooses where."""

    low: int = 1
    high: int = 1
    whom: str = IT
    direction: str = ANYWHERE

    def lines(self, s: WarState, me: int, src: int, x: int) -> dict[int, tuple[int, ...]]:
        card = subject(self.whom, s, me, src, x)
        if s.at[card] < 0 or not may_force(s, me, card):
            return {}
        found = force_lines(s, card, self.low, self.high)
        if self.direction == ANYWHERE:
            return found
        origin = s.at[s.t.summoner[me]] if self.direction == NEARER_SUMMONER else s.at[src]
        if origin < 0:
            return {}
        here = b.distance(s.at[card], origin)
        if self.direction == AWAY:
            return {q: line for q, line in found.items() if b.distance(q, origin) > here}
        return {q: line for q, line in found.items() if b.distance(q, origin) < here}

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        if self.direction == ANYWHERE and self.low <= 1:  # one step is enough
            card = subject(self.whom, s, me, src, x)
            return s.at[card] >= 0 and bool(empty_next_to(s, s.at[card])) and may_force(s, me, card)
        return bool(self.lines(s, me, src, x))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def where(s: WarState, f: Frame) -> None:
            found = self.lines(s, f[ME], f[SRC], f[X])
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TO, [v.TO(q) for q in found], subject(self.whom, s, f[ME], f[SRC], f[X]))

        def slide(s: WarState, f: Frame) -> None:
            line = self.lines(s, f[ME], f[SRC], f[X])[s.answer - v.TO.code]
            begin_force(s, f[ME], subject(self.whom, s, f[ME], f[SRC], f[X]), line, f[SRC])

        return [where, slide]

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        many = w.count(self.high, words.SPACE)
        if self.low != self.high:
            many = w.pick(f"{self.low} až {many}", f"{self.low} to {many}")
        tail = {
            ANYWHERE: "",
            NEARER_SUMMONER: w.pick(" blíž ke svému Vyvolavači", " nearer to your summoner"),
            AWAY: w.pick(" od této jednotky", " away from this unit"),
        }[self.direction]
        return [Clause(words.FORCE, f"{rest} {w.pick('o ', '')}{many}{tail}".strip(), enclitic=lean)]


@dataclass(frozen=True)
class ForceThrough(Script):
    """Force a card past commons and champions; it and every unit on the way take damage."""

    low: int
    high: int
    damage: int
    slots = 3

    def through(self, s: WarState) -> b.Mask:
        return sum(1 << q for q in b.spaces(occupied(s)) if s.t.is_unit[s.board[q]] and not s.t.is_summoner[s.board[q]])

    def lines(self, s: WarState, me: int, card: int) -> dict[int, tuple[int, ...]]:
        if s.at[card] < 0 or not may_force(s, me, card):
            return {}
        return force_lines(s, card, self.low, self.high, self.through(s))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        hurt, line, done = slot

        def where(s: WarState, f: Frame) -> None:
            found = self.lines(s, f[ME], f[X])
            f[hurt], f[done] = (f[X],), 0
            if not found:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TO, [v.TO(q) for q in found], f[X])

        def chosen(s: WarState, f: Frame) -> None:
            f[line] = self.lines(s, f[ME], f[X])[s.answer - v.TO.code]

        def slide(s: WarState, f: Frame) -> None:
            """One step. A unit is passed when its space is left again; one that falls on the way passes nobody else."""
            card, here = f[X], s.at[f[X]]
            if here < 0 or f[done] >= len(f[line]):
                land(s, f[ME], card)
                return
            if s.board[here] not in (card, -1):
                f[hurt] = (*f[hurt], s.board[here])
            f[done] += 1
            f[PC] = go(2)
            step(s, f[ME], card, f[line][f[done] - 1])

        def bruise(s: WarState, f: Frame) -> None:
            ability_damage(s, [(c, self.damage) for c in f[hurt] if s.at[c] >= 0], f[ME], f[SRC])

        return [where, chosen, slide, bruise]

    def say(self, w: Words) -> list[Clause]:
        amount = w.count(self.damage, words.DAMAGE)
        return [
            Clause(
                words.FORCE,
                w.pick(
                    f"o {self.low} až {w.count(self.high, words.SPACE)} i skrz běžné jednotky a hrdiny",
                    f"{self.low} to {w.count(self.high, words.SPACE)}, even through commons and champions",
                ),
                enclitic=w.pick("ji", "it"),
            ),
            Clause(
                words.DEAL,
                w.pick(
                    f"{amount} jí i každé jednotce, skrz kterou prošla",
                    f"{amount} to it and to each unit it passed through",
                ),
            ),
        ]


@dataclass(frozen=True)
class SwapThis(Effect):
    """This card and the chosen one exchange places."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: swap(s, src, x)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(words.SWAP, w.pick("její místo s místem této jednotky", "its place with the place of this unit"))
        ]


@dataclass(frozen=True)
class PlaceThisThere(Effect):
    """Put this unit on the space of the destroyed one."""

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        space = death_space(x)
        return s.at[src] >= 0 and s.board[space] < 0 and s.at[src] != space

    def instant(self) -> Instant:
        return lambda s, me, src, x: place(s, src, death_space(x))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.PLACE, w.pick("tuto jednotku na její pole", "this unit on its space"))]


@dataclass(frozen=True)
class PlaceBeside(Script):
    """Put a card (this, or the chosen one) on an empty space next to another (this, or the one that has moved)."""

    whom: str = THIS
    beside: str = IT

    def spaces(self, s: WarState, me: int, src: int, x: int) -> b.Mask:
        card, centre = subject(self.whom, s, me, src, x), subject(self.beside, s, me, src, x)
        if s.at[card] < 0 or s.at[centre] < 0:
            return 0
        return empty_next_to(s, s.at[centre])

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return bool(self.spaces(s, me, src, x))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def where(s: WarState, f: Frame) -> None:
            found = b.spaces(self.spaces(s, f[ME], f[SRC], f[X]))
            if not found:
                f[PC] = go(2)
                return
            ask(s, f[ME], v.ASK_TO, [v.TO(q) for q in found], f[SRC])

        def settle(s: WarState, f: Frame) -> None:
            place(s, subject(self.whom, s, f[ME], f[SRC], f[X]), s.answer - v.TO.code)

        return [where, settle]

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        beside = {
            IT: w.pick("volné pole sousedící s ní", "an empty space adjacent to it"),
            THIS: w.pick("volné pole sousedící s touto jednotkou", "an empty space adjacent to this unit"),
        }[self.beside]
        return [Clause(words.PLACE, f"{rest} {w.pick('na', 'on')} {beside}".strip(), enclitic=lean)]


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
            return 1 << death_space(x) & ~occupied(s)
        return empty_next_to(s, s.at[src]) if s.at[src] >= 0 else 0

    def usable(self, s: WarState, me: int, src: int, x: int) -> bool:
        return bool(self.cards(s, me) and self.spaces(s, src, x))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        chosen = slot[0]

        def which(s: WarState, f: Frame) -> None:
            if not self.usable(s, f[ME], f[SRC], f[X]):
                f[PC] = go(3)
                return
            options = [v.TAKE(c) for c in self.cards(s, f[ME])]
            ask(s, f[ME], v.ASK_TAKE, [*options, v.DECLINE()] if self.optional else options, f[SRC])

        def where(s: WarState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                f[PC] = go(3)
                return
            f[chosen] = s.answer - v.TAKE.code
            ask(s, f[ME], v.ASK_TO, [v.TO(q) for q in b.spaces(self.spaces(s, f[SRC], f[X]))], f[chosen])

        def settle(s: WarState, f: Frame) -> None:
            bring(s, f[chosen], s.discard[f[ME]], s.answer - v.TO.code)

        return [which, where, settle]

    def say(self, w: Words) -> list[Clause]:
        where = (
            w.pick("na pole eliminované jednotky", "on the space of the destroyed unit")
            if self.there
            else w.pick("na volné pole sousedící s touto jednotkou", "on an empty space adjacent to this unit")
        )
        unit = w.pick(f"{self.word.adjective(3, False)} jednotku", f"a unit with {self.word.en} in its name")
        pile = w.pick("ze své odhazovací hromádky", "from your discard pile")
        return [Clause(words.PLACE, f"{unit} {pile} {where}", may=self.optional)]


def bring(s: WarState, card: int, pile: list[int], space: int) -> None:
    """A card comes onto the battlefield without being summoned (SUW-193)."""
    bring_out(s, pile, card)
    put(s, card, space)
    note(s, v.L_PLACED, controller(s, card), card, space)
