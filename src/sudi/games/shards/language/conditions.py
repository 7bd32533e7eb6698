"""Conditions on the cards: thresholds and the four keywords."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Compiler, Condition, If, Label, Test
from sudi.kernel.law import Check, Choice, Question, answers, same_title, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, ask
from sudi.kernel.wording import Bilingual, Words

from ..rules.moves import reveal
from ..state import MAX_HEALTH, ShardsState
from ..words.names import CHARACTER_NAMES, FACTIONS
from ..words.nouns import CHAMPION
from ..words.phrases import article
from ..words.vocabulary import ASK_REVEAL, DECLINE, REVEAL
from .amounts import allies_played, champions_of
from .domains import OWN_HAND


def factions_played(s: ShardsState) -> set[int]:
    """Factions of which a card was played this turn, champions from hand included."""
    factions = s.t.faction
    seen = {factions[c] for zone in (s.played, s.hired) for c in zone}
    if s.arrived:
        seen.update(factions[c] for c in s.champions[s.turn] if s.arrived >> c & 1)
    return seen


@dataclass(frozen=True)
class Mastery(Condition):
    """SOI-086: at least so much mastery now."""

    n: int

    def test(self) -> Test:
        n = self.n
        return lambda s, me, src: s.mastery[me] >= n

    def say_if(self, w: Words) -> str:
        return w.pick(f"Mistrovství {self.n}:", f"Mastery {self.n}:")


class Keyword(Condition):
    """One of the four keywords: the nemesis reads them by its own rule (SOI-187, SOI-188)."""

    names = ("", "")

    def say_if(self, w: Words) -> str:
        return w.pick(*self.names) + ":"


@dataclass(frozen=True)
class Inspire(Keyword):
    """SOI-111: at least one champion in play."""

    names = ("Inspirace", "Inspire")

    def test(self) -> Test:
        return lambda s, me, src: bool(s.champions[me])


@dataclass(frozen=True)
class Echo(Keyword):
    """SOI-116: a card of the same faction in the own discard pile."""

    faction: int
    names = ("Napodoba", "Echo")

    def test(self) -> Test:
        faction = self.faction
        return lambda s, me, src: any(s.t.faction[c] == faction for c in s.discard[me])


class Revealing(Keyword):
    """A keyword that cards played this turn fulfil, or cards revealed from hand, mixed freely."""

    asks = True
    rule = "SOI-112"

    def missing(self, s: ShardsState, src: int) -> list[int]:
        """The factions still to be supplied."""
        raise NotImplementedError

    def serves(self, s: ShardsState, card: int, faction: int) -> bool:
        """Could this hand card supply the faction?"""
        return bool(s.t.faction[card] == faction)

    def possible(self, s: ShardsState, me: int, src: int) -> bool:
        """Could the keyword be fulfilled now, by revealing if need be?"""
        hand = s.hand[me]
        return all(any(self.serves(s, c, faction) for c in hand) for faction in self.missing(s, src))

    def question(self, left: int) -> Question:
        """Which hand card supplies the first of the factions that the slot `left` still lists?"""
        serves = Check(
            self.rule,
            lambda c: self.serves(c.s, c.a, c.f[left][0]),
            cs="Karta {a} k tomu nepomůže: {keyword} teď žádá {faction}.",
            en="{a} does not help: {keyword} now asks for {faction}.",
            values=lambda c: {"keyword": Bilingual(*self.names), "faction": self.wanted(c.f[left][0])},
        )
        return Question(
            ASK_REVEAL,
            (Choice(REVEAL, OWN_HAND, checks=(serves,), alike=same_title), stop(DECLINE)),
            values=lambda c: {"keyword": Bilingual(*self.names), "faction": self.wanted(c.f[left][0])},
        )

    def wanted(self, faction: int) -> Bilingual:
        """What has to be shown: kartu Řádu; an Order card."""
        names = FACTIONS[faction]
        return Bilingual(f"kartu {names.genitive}", f"{article(names.en)} {names.en} card")

    def branch(self, c: Compiler, otherwise: Label) -> None:
        left, again, done = c.slot(), Label(), Label()

        def start(s: ShardsState, f: Frame) -> None:
            if not self.possible(s, f[ME], f[SRC]):
                f[PC] = otherwise.at
            else:
                f[left] = tuple(self.missing(s, f[SRC]))

        def choose(s: ShardsState, f: Frame) -> None:
            if not f[left]:
                f[PC] = done.at
                return
            kind = s.t.kind
            hand = {kind[n]: REVEAL(n) for n in s.hand[f[ME]] if self.serves(s, n, f[left][0])}
            ask(s, f[ME], ASK_REVEAL, [*hand.values(), DECLINE()], f[SRC])

        @answers(self.question(left))
        def chosen(s: ShardsState, f: Frame) -> None:
            if s.answer == DECLINE():
                f[PC] = otherwise.at
                return
            reveal(s, f[ME], first(s.answer), f[SRC])
            f[left] = f[left][1:]
            f[PC] = again.at

        c.emit(start)
        c.mark(again)
        c.emit(choose)
        c.emit(chosen)
        c.mark(done)


@dataclass(frozen=True)
class Unify(Revealing):
    """SOI-112, SOI-113: another ally of the faction played this turn or revealed from hand."""

    faction: int
    names = ("Jednota", "Unify")

    def wanted(self, faction: int) -> Bilingual:
        names = FACTIONS[faction]
        return Bilingual(f"jiného spojence {names.genitive}", f"another {names.en} ally")

    def missing(self, s: ShardsState, src: int) -> list[int]:
        return [] if allies_played(s, self.faction, but=src) else [self.faction]

    def serves(self, s: ShardsState, card: int, faction: int) -> bool:
        return super().serves(s, card, faction) and not s.t.is_champion[card]


@dataclass(frozen=True)
class Dominion(Revealing):
    """SOI-114, SOI-115: a card of every other faction played this turn or revealed from hand."""

    faction: int
    names = ("Nadvláda", "Dominion")
    rule = "SOI-114"

    def missing(self, s: ShardsState, src: int) -> list[int]:
        # The card itself may count: Ojas, copying an Order card, is the Undergrowth card that was played.
        seen = factions_played(s)
        return [n for n in range(len(FACTIONS)) if n != self.faction and n not in seen]


@dataclass(frozen=True)
class IfRevealed(If):
    """An effect behind a keyword that may ask for cards to be revealed: nobody is asked where it would do nothing."""

    condition: Revealing

    def compile(self, c: Compiler) -> None:
        otherwise = Label()
        futile: Test | None = getattr(self.then, "futile", None)
        if futile is not None:
            test = futile
            c.jump_unless(lambda s, me, src: not test(s, me, src), otherwise)
        self.condition.branch(c, otherwise)
        c.effect(self.then)
        c.mark(otherwise)


@dataclass(frozen=True)
class OnlyIf(If):
    """An ability with a keyword of its own: unless it can be fulfilled, the champion cannot be exhausted at all."""

    condition: Revealing

    def lead(self, w: Words, lead: str) -> str:
        """What stands before the ability, with the keyword in front of it."""
        return f"{self.condition.say_if(w)[:-1]}, {lead[0].lower() + lead[1:]}"


@dataclass(frozen=True)
class PlaysAs(Condition):
    """The own character is this one."""

    character: int

    def test(self) -> Test:
        character = self.character
        return lambda s, me, src: s.character[me] == character

    def say_if(self, w: Words) -> str:
        name = CHARACTER_NAMES[self.character]
        return w.pick(f"Pokud hraješ za postavu {name.cs},", f"If your character is {name.en},")


@dataclass(frozen=True)
class FullHealth(Condition):
    def test(self) -> Test:
        return lambda s, me, src: s.health[me] >= MAX_HEALTH

    def say_if(self, w: Words) -> str:
        return w.pick(f"Poté, pokud máš {MAX_HEALTH} životů,", f"Then, if you have {MAX_HEALTH} health,")


@dataclass(frozen=True)
class Champions(Condition):
    """So many champions of a faction in play, this one included."""

    n: int
    faction: int

    def test(self) -> Test:
        n, faction = self.n, self.faction
        return lambda s, me, src: champions_of(s, me, faction) >= n

    def say_if(self, w: Words) -> str:
        faction = FACTIONS[self.faction]
        if w.czech:
            return f"Pokud máš ve hře alespoň {w.count(self.n, CHAMPION)} {faction.genitive},"
        return f"If you have at least {self.n} {faction.en} champions in play,"


@dataclass(frozen=True)
class MostMastery(Condition):
    """More mastery than every other player, or than every enemy (a set-up value decides; it matters only in teams)."""

    enemies: bool = False

    def test(self) -> Test:
        enemies = self.enemies

        def most(s: ShardsState, me: int, src: int) -> bool:
            rivals = s.t.enemies[me] if enemies else range(s.t.seats)
            return all(s.mastery[me] > s.mastery[o] for o in rivals if o != me and s.health[o] > 0)

        return most

    def say_if(self, w: Words) -> str:
        if self.enemies:
            return w.pick(
                "Pokud máš více mistrovství než kterýkoli nepřátelský hráč,",
                "If you have more mastery than every enemy player,",
            )
        return w.pick(
            "Pokud máš více mistrovství než kterýkoli jiný hráč,",
            "If you have more mastery than every other player,",
        )
