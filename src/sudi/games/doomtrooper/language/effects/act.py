"""The base of the game's effects: each knows whether it could do anything now (DTR-346: no card without influence)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Effect, If, Nothing, Repeat, Seq
from sudi.kernel.law import Case, Check, Choice, Domain, Predicate, Question, Values, same_title
from sudi.kernel.law import answers as answers_to
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import NOM, Bilingual, Clause, VerbWord, Words

from ...state import DoomState, own_warriors, warriors
from ...words import vocabulary as v
from ..select import Who
from ..standing.sealing import sealed

AIM, PLAYER, SELF = "aim", "player", "self"


class Act(Effect):
    """An effect of this game. `answers`: it may be used while a card is being played as well (DTR-343)."""

    answers: ClassVar[bool] = False
    victim: ClassVar[str] = ""  # whom it hurts: what it is aimed at (`AIM`), that player (`PLAYER`), its own (`SELF`)
    heals: ClassVar[bool] = False  # heals a warrior: an answer to a card that wounds one (DTR-340)
    wards: ClassVar[bool] = False  # may be used when a warrior is about to be hurt as well
    vital: ClassVar[bool] = False  # what the card says while it stays is about what is chosen here
    adds_later: ClassVar[bool] = False  # points added later in the combat do it again (DTR-213)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """Would it change anything, aimed at this card (-1: at none)?"""
        return True

    def libraries(self, s: DoomState, me: int, src: int, aim: int) -> list[int]:
        """Whose libraries it changes whatever is chosen: if no card may touch one of them, it cannot be played."""
        return []

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """Would it hurt its own player, aimed at this card or player: warriors, other cards, points?"""
        if self.victim == AIM:
            return aim >= 0 and s.side[aim] == me
        return self.victim == SELF or (self.victim == PLAYER and aim == me)

    def announced(self, s: DoomState, me: int, src: int) -> int:
        """The points, as printed, that a spell will at least ask for while it acts: lost if it is cancelled."""
        return 0

    def most(self, s: DoomState, me: int, src: int) -> int:
        """How many units of it are of any use; a big number if there is no end to it."""
        return 999


def possible(effect: Effect | None, s: DoomState, me: int, src: int, aim: int) -> bool:
    if isinstance(effect, Act):
        if s.t.sealing & s.live and any(sealed(s, src, seat) for seat in effect.libraries(s, me, src, aim)):
            return False
        return effect.possible(s, me, src, aim)
    if isinstance(effect, Seq):
        return any(possible(part, s, me, src, aim) for part in effect.parts)
    if isinstance(effect, If):
        return possible(effect.then, s, me, src, aim)
    return not isinstance(effect, Nothing)


def hurts(effect: Effect | None, s: DoomState, me: int, src: int, aim: int) -> bool:
    """Does an effect hurt its own player?"""
    if isinstance(effect, Act):
        return effect.hurts(s, me, src, aim)
    if isinstance(effect, Seq):
        return any(hurts(part, s, me, src, aim) for part in effect.parts)
    if isinstance(effect, If):
        return hurts(effect.then, s, me, src, aim)
    return isinstance(effect, Repeat) and hurts(effect.effect, s, me, src, aim)


def answers(effect: Effect | None) -> bool:
    return isinstance(effect, Act) and effect.answers


def announced(effect: Effect | None, s: DoomState, me: int, src: int) -> int:
    return effect.announced(s, me, src) if isinstance(effect, Act) else 0


def vital(effect: Effect | None) -> bool:
    return isinstance(effect, Act) and effect.vital


def wards(effect: Effect | None) -> bool:
    return isinstance(effect, Act) and effect.wards


def most_units(effect: Effect | None, s: DoomState, me: int, src: int) -> int:
    if isinstance(effect, Act):
        return effect.most(s, me, src)
    if isinstance(effect, Repeat):
        return most_units(effect.effect, s, me, src)
    return 999


def say(word: VerbWord, w: Words, cs: str, en: str) -> Clause:
    return Clause(word, w.pick(cs, en))


class ChooseOne(Act, Script):
    """Choose one of the cards that come into question, then do something with it; nothing happens if there is none.

    `pool` and `checks` are the law of the choice; `find` may be a short way to what they give.
    """

    asking: ClassVar[int] = -1  # the prompt
    copies_alike: ClassVar[bool] = False  # copies of one card are one option
    slots = 0

    def pool(self) -> Domain:
        """What comes into question."""
        raise NotImplementedError

    def checks(self) -> tuple[Check, ...]:
        """What may be chosen of that."""
        return ()

    def endings(self) -> tuple[Choice, ...]:
        """What else may be answered."""
        return ()

    def harms(self, c: Case) -> bool:
        """Does choosing this card hurt the one who chooses?"""
        return False

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """It does if there is nothing else to choose."""
        found = self.find(s, me, src)
        return bool(found) and all(self.harms(Case(s, me, src, [], card)) for card in found)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        """What becomes of the one that was chosen."""
        raise NotImplementedError

    @cached_property
    def choice(self) -> Choice:
        alike = same_title if self.copies_alike else None
        return Choice(v.TARGET, self.pool(), checks=self.checks(), alike=alike, harms=self.harms)

    @cached_property
    def question(self) -> Question:
        return Question(self.asking, (self.choice, *self.endings()))

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        """The cards to choose from."""
        return [first(option) for option in self.choice.options(Case(s, me, src, []))]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.find(s, me, src))

    def ask(self, s: DoomState, f: Frame) -> bool:
        """Ask for one of them; tells whether there is any."""
        found = self.find(s, f[ME], f[SRC])
        if found:
            ask(s, f[ME], self.asking, v.TARGET.each(found), f[SRC])
        return bool(found)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        def choose(s: DoomState, f: Frame) -> None:
            if not self.ask(s, f):
                f[PC] = go(OVER)

        @answers_to(self.question)
        def chosen(s: DoomState, f: Frame) -> None:
            self.chosen(s, f, first(s.answer))

        return [choose, chosen]


class ChooseSeveral(ChooseOne):
    """The same again and again, once for every unit that was paid for."""

    slots = 1

    def times(self, f: Frame) -> int:
        return int(f[X])

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = self.times(f)

        def choose(s: DoomState, f: Frame) -> None:
            if f[left] <= 0 or not self.ask(s, f):
                f[PC] = go(OVER)

        @answers_to(self.question)
        def chosen(s: DoomState, f: Frame) -> None:
            f[left] -= 1
            f[PC] = go(choose)
            self.chosen(s, f, first(s.answer))

        return [start, choose, chosen]


def own_card(c: Case) -> bool:
    """Is what is chosen one's own?"""
    return bool(c.s.side[c.a] == c.me)


def warriors_in_play(rule: str, cs: str, en: str) -> Domain:
    """Warriors in play come into question; the sentence says for what."""
    return Domain(lambda c: _affected(c.s, warriors(c.s), c.src), rule, cs, en)


def own_warriors_in_play(rule: str, cs: str, en: str) -> Domain:
    return Domain(lambda c: _affected(c.s, own_warriors(c.s, c.me), c.src), rule, cs, en)


def _affected(s: DoomState, found: list[int], src: int) -> list[int]:
    """Without those whom no card affects but their own."""
    aloof = s.t.aloof
    return [w for w in found if not aloof >> w & 1 or w == src] if aloof else found


PLAYERS_LEFT = Domain(
    lambda c: [seat for seat in range(c.s.t.seats) if not c.s.lost[seat]],
    "DTR-334",
    cs="Volí se hráč, který je ještě ve hře",
    en="A player who is still in the match is chosen",
)


def yes_or_no(
    asking: int,
    rule: str,
    me: Callable[[DoomState, Frame], int],
    *checks: Check,
    yes_harms: Predicate | None = None,
    no_harms: bool = False,
    values: Values | None = None,
) -> Question:
    """A question that is answered with yes or no; the checks are of yes. Either may hurt whoever answers so."""
    yes = Choice(v.YES, checks=checks, harms=yes_harms)
    no = Choice(v.NO, harms=(lambda c: True) if no_harms else None)
    return Question(asking, (yes, no), rule, me, values=values)


def owner_seat(s: DoomState, f: Frame) -> int:
    return int(f[ME])


def meant(who: Who) -> Check:
    """Is the card that is chosen one of those the text is about?"""
    return Check(
        "DTR-334",
        lambda c: who.fits(c.s, c.me, c.src, c.a),
        cs="Text mluví o tomto: {whom}; karta {a} to není.",
        en="The text is about {whom}; {a} is none.",
        values=lambda c: {"whom": Bilingual(who.say(Words("cs"), NOM), who.say(Words("en")))},
    )
