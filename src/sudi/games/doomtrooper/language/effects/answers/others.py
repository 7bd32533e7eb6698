"""Answers to cards: equipment that fails, spells that turn, cards found in vain; to deaths: insurance, spoils."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.chance import below
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PROG, SRC, Frame, Step, X
from sudi.kernel.picks import Go, Script
from sudi.kernel.standing import cards_of
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import RELIC
from ....law.bearing import AFFILIATION, PRICE, lifted
from ....law.moments import DETAIL, PILE_SEARCHED, PUT_INTO_PLAY, WARRIOR_KILLED, moment_of, searched
from ....law.playing import UNIQUE
from ....rules.happenings import owner_of, poor_of, value_of
from ....rules.leaving import clear, sacrifice, strip
from ....rules.playing import CANCELLED, CASTER, being_played, cancel
from ....rules.points import gain_destiny
from ....rules.windows import REACTION
from ....state import (
    ATTACHED,
    GRAVE,
    HAND,
    KOHORT,
    LIBRARY,
    SACRIFICED,
    SQUAD,
    WORKS,
    DoomState,
    in_play,
    own_warriors,
    put,
    stow,
)
from ....words import questions as q
from ....words import verbs
from ....words import vocabulary as v
from ...results import deaths
from ..act import AIM, Act, owner_seat, yes_or_no
from ..gear import HandsOver


def window_of(s: DoomState, moment: int) -> Frame | None:
    """The window of this moment that is open."""
    return next((f for f in reversed(s.stack) if f[PROG] == REACTION.id and moment_of(f[X]) == moment), None)


# ---- equipment ----
@dataclass(frozen=True)
class Spoil(Act):
    """The equipment just played has no effect and is discarded."""

    victim: ClassVar[str] = AIM

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return in_play(s, aim) or s.at[aim] in (ATTACHED, WORKS)

    def instant(self) -> Instant:
        def spoil(s: DoomState, me: int, src: int, x: int) -> None:
            gear = s.aim[src]
            if self.possible(s, me, src, gear):
                note(s, v.L_DISCARDED, s.side[gear], gear)
                strip(s, gear)
                clear(s, gear)
                stow(s, gear, GRAVE, True)

        return spoil

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick("toto vybavení; nemá žádný účinek", "that equipment; it has no effect"),
            )
        ]


# ---- spells ----
@dataclass(frozen=True)
class Reflect(Act, Script):
    """The spell just cast acts on its caster instead, or has no effect, as one likes."""

    slots = 0
    anybodys: ClassVar[bool] = True  # even one's own

    def frame(self, s: DoomState, spell: int) -> Frame | None:
        found = being_played(s, spell)
        return found if found is not None and not found[CANCELLED] else None

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = self.frame(s, aim)
        return frame is not None and (frame[ME] != me or self.turnable(s, aim))

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = self.frame(s, aim)
        return frame is not None and frame[ME] == me

    def turnable(self, s: DoomState, spell: int) -> bool:
        """Is there anybody it was cast on, other than whoever cast it?"""
        frame = self.frame(s, spell)
        if frame is None or frame[CASTER] < 0 or not in_play(s, frame[CASTER]):
            return False
        return s.aim[spell] >= 0 and s.t.is_warrior[s.aim[spell]] and s.aim[spell] != frame[CASTER]

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        aimed = Check(
            "DTR-346",
            lambda c: self.turnable(c.s, c.s.aim[c.src]),
            cs="To kouzlo na sesilatele obrátit nejde.",
            en="That spell cannot be turned on its caster.",
        )
        question = yes_or_no(q.ASK_REFLECT, "DTR-334", owner_seat, aimed)

        def choose(s: DoomState, f: Frame) -> None:
            question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            spell = s.aim[f[SRC]]
            frame = self.frame(s, spell)
            if frame is None:
                return
            if s.answer == v.YES():
                s.aim[spell] = frame[CASTER]
            else:
                cancel(s, spell)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TURN,
                w.pick(
                    "kouzlo na jeho sesilatele, jako by bylo sesláno na něj, nebo zruš jeho účinek",
                    "the spell on its caster as if it had been cast on it, or cancel its effect",
                ),
            )
        ]


_TURN = verb("obrať", "obrátit", "obrátí", "turn")


# ---- cards found ----
@dataclass(frozen=True)
class FoundInVain(Act):
    """The card just found goes to the bottom of its pile; a random card of that pile is taken instead."""

    def search(self, s: DoomState) -> tuple[int, str]:
        f = window_of(s, PILE_SEARCHED)
        if f is None:
            return -1, GRAVE
        return searched(f[X] >> DETAIL)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        seat, name = self.search(s)
        return seat >= 0 and name in (LIBRARY, GRAVE) and bool(getattr(s, name)[seat]) and bool(s.hand[seat])

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.search(s)[0] == me

    def instant(self) -> Instant:
        def swap(s: DoomState, me: int, src: int, x: int) -> None:
            seat, name = self.search(s)
            if not self.possible(s, me, src, -1):
                return
            pile: list[int] = getattr(s, name)[seat]
            found, other = s.hand[seat][-1], pile[below(s, len(pile))]
            stow(s, other, HAND, False)
            s.hand[seat].remove(found)
            pile.insert(0, found)
            show(s, found, seat)
            note(s, q.L_SWAPPED, seat, src)

        return swap

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.PUT,
                w.pick(
                    "nalezenou kartu dospod té hromádky; ten hráč si z ní vezme náhodnou kartu místo ní",
                    "the card found under that pile; that player takes a random card of the pile instead",
                ),
            )
        ]


@dataclass(frozen=True)
class LoseFound(FoundInVain):
    """The card that an opponent has just found is removed from the match."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        seat, _ = self.search(s)
        return seat >= 0 and s.t.team[seat] != s.t.team[me] and self.found(s) >= 0

    def found(self, s: DoomState) -> int:
        """The card that was found, in the hand or already in play; -1: it is gone."""
        seat, name = self.search(s)
        f = window_of(s, PILE_SEARCHED)
        if f is not None and name == PUT_INTO_PLAY:
            return f[SRC] if in_play(s, f[SRC]) else -1
        return s.hand[seat][-1] if seat >= 0 and s.hand[seat] else -1

    def instant(self) -> Instant:
        def lose(s: DoomState, me: int, src: int, x: int) -> None:
            card = self.found(s)
            if card >= 0 and in_play(s, card):
                sacrifice(s, card)
            elif card >= 0:
                put(s, card, SACRIFICED, s.t.owner[card])

        return lose

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SACRIFICE,
                w.pick(
                    "kartu, kterou soupeř právě vybral ze své knihovny, hrobu nebo sbírky, i když už je ve hře",
                    "the card that an opponent has just picked from his library, discard pile or collection, even if "
                    "it is in play by now",
                ),
            )
        ]


# ---- deaths ----
@dataclass(frozen=True)
class Insurance(Act):
    """Destiny points for the total value that one's own dead Doomtrooper had."""

    def worth(self, s: DoomState, me: int) -> int:
        f = window_of(s, WARRIOR_KILLED)
        n = f[X] >> DETAIL if f is not None else 0
        return value_of(n) if f is not None and owner_of(n) == me and poor_of(n) else 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.worth(s, me) > 0

    def instant(self) -> Instant:
        return lambda s, me, src, x: gain_destiny(s, me, self.worth(s, me), src)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GAIN,
                w.pick(
                    "v bodech osudu celkovou hodnotu, kterou měl, když zemřel",
                    "the total value that it had when it died, in destiny points",
                ),
            )
        ]


@dataclass(frozen=True)
class TakeRelic(HandsOver):
    """A relic of whom a warrior of yours has just killed comes to a warrior of yours, whatever its affiliation."""

    choosing = q.ASK_RELIC

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: [x for d in deaths(c.s) if c.s.side[d.killer] == c.me for x in cards_of(d.gear)],
            "DTR-334",
            cs="Bere se relikvie toho, koho tvůj bojovník právě zabil",
            en="A relic of whom your warrior has just killed is taken",
        )

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: c.s.t.type[c.a] == RELIC and c.a in c.s.grave[c.s.t.owner[c.a]],
                cs="Relikvie {a} už v hrobě není.",
                en="{a} is not in the discard pile any more.",
            ),
            *UNIQUE,
        )

    def takers_in_question(self) -> Domain:
        return Domain(
            lambda c: [w for w in own_warriors(c.s, c.me) if c.s.at[w] in (SQUAD, KOHORT)],
            "DTR-334",
            cs="Dostane ji bojovník ve tvém Mužstvu nebo Kohortě",
            en="A warrior in your Squad or Cohort gets it",
        )

    def gate(self) -> tuple[Check, ...]:
        return lifted(*AFFILIATION, PRICE)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE,
                w.pick(
                    "jednu relikvii toho, koho tvůj bojovník zabil, a přilož ji k bojovníkovi ve svém Mužstvu nebo "
                    "Kohortě; na příslušnosti nezáleží",
                    "one relic of whom your warrior killed and attach it to a warrior in your Squad or Cohort, "
                    "whatever its affiliation",
                ),
            )
        ]


_TAKE = verb("vezmi si", "vzít si", "si vezme", "take")
