"""Cancelling cards and spells: while they are played, or later in a combat; playing them oneself (DTR-215, DTR-368)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import NOM, Bilingual, Clause, Words, verb

from ...law.abilities import owner_warrior
from ...law.playing import playing_of, plays
from ...rules.leaving import discard
from ...rules.playing import CANCELLED, PLAYING, begin_play, being_played, cancel
from ...state import KOHORT, MODIFIERS, DoomState, in_play
from ...words import verbs
from ...words import vocabulary as v
from ..select import Who
from .act import SELF, Act, own_card, own_warriors_in_play, say


# ---- cards just played ----
@dataclass(frozen=True)
class CancelCard(Act):
    """The card it answers has no effect (DTR-368)."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: cancel(s, s.aim[src])

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        if frame is not None:
            return frame[ME] != me and not frame[CANCELLED]
        return s.phase == MODIFIERS and any(e[2] == aim and e[1] != me for e in s.lasting)

    def say(self, w: Words) -> list[Clause]:
        return [say(verbs.CANCEL, w, "účinek zahrané karty", "the effect of the card played")]


def open_spells(s: DoomState) -> list[int]:
    """The spells that can still be cancelled: being cast, still acting, or lying in play."""
    found = [f[SRC] for f in s.stack if f[PROG] == PLAYING.id and s.t.is_art[f[SRC]] and not f[CANCELLED]]
    if s.phase == MODIFIERS:
        found += [entry[0] for entry in s.played if s.t.is_art[entry[0]]]
    found += [entry[2] for entry in s.lasting if s.t.is_art[entry[2]]]
    found += [c for zone in (*s.attached, *s.works) for c in zone if s.t.is_art[c] and s.live >> c & 1]
    return list(dict.fromkeys(found))


CANCELLING = Question(
    v.ASK_CANCEL,
    (
        Choice(
            v.TARGET,
            Domain(
                lambda c: open_spells(c.s),
                "DTR-336",
                cs="Zrušit lze kouzlo, které se právě sesílá, ještě působí nebo leží ve hře",
                en="A spell that is being cast, still acts or lies in play can be cancelled",
            ),
        ),
    ),
)


@dataclass(frozen=True)
class CancelSpecial(Act):
    """The special card just played has no effect; `healthy`: only a warrior that is not wounded can do that."""

    healthy: bool = True

    def frame(self, s: DoomState, me: int) -> Frame | None:
        for f in reversed(s.stack):
            if f[PROG] == PLAYING.id and s.t.is_special[f[SRC]]:
                return f if f[ME] != me and not f[CANCELLED] else None
        return None

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.frame(s, me) is not None and not (self.healthy and s.wounded >> src & 1)

    def instant(self) -> Instant:
        def undo(s: DoomState, me: int, src: int, x: int) -> None:
            frame = self.frame(s, me)
            if frame is not None:
                cancel(s, frame[SRC])

        return undo

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("účinek právě zahrané speciální karty", "the effect of the special card just played")
        if self.healthy:
            rest += w.pick(", není-li tento bojovník zraněn", ", unless this warrior is wounded")
        return [Clause(verbs.CANCEL, rest)]


@dataclass(frozen=True)
class CancelSpell(Act, Script):
    """Discard one of these warriors; a spell has no effect. Only while the bearer stands in its player's Cohort."""

    victim: ClassVar[str] = SELF

    price: Who
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.at[owner_warrior(s, src)] != KOHORT:
            return False
        return bool(open_spells(s)) and bool(self.price.find(s, me, src))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        paying, cancelling = self.paying(), CANCELLING

        def choose_price(s: DoomState, f: Frame) -> None:
            if not paying.ask(s, f):
                f[PC] = go(OVER)

        @answers(paying)
        def choose_spell(s: DoomState, f: Frame) -> None:
            discard(s, first(s.answer))
            if not cancelling.ask(s, f):
                f[PC] = go(OVER)

        @answers(cancelling)
        def chosen(s: DoomState, f: Frame) -> None:
            spell = first(s.answer)
            if in_play(s, spell):
                discard(s, spell)
            else:
                cancel(s, spell)

        return [choose_price, choose_spell, chosen]

    def paying(self) -> Question:
        """Whom to discard for it."""
        meant = Check(
            "DTR-334",
            lambda c: self.price.fits(c.s, c.me, c.src, c.a),
            cs="Vyřazuje se za to {whom}; bojovník {a} to není.",
            en="It takes {whom}; {a} is none.",
            values=lambda c: {"whom": Bilingual(self.price.say(Words("cs"), NOM), self.price.say(Words("en")))},
        )
        pool = own_warriors_in_play(
            "DTR-334", "Vyřazuje se tvůj bojovník ve hře", "One of your warriors in play is discarded"
        )
        return Question(v.ASK_OFFERING, (Choice(v.TARGET, pool, checks=(meant,), harms=own_card),))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                self.price.say(w, own=True),
                lead=w.pick("je-li její nositel ve tvé Kohortě,", "if its bearer is in your Cohort,"),
            ),
            Clause(
                verbs.CANCEL,
                w.pick(
                    "účinek kouzla, které se právě sesílá nebo v tomto souboji působí, nebo vyřaď kouzlo, které leží "
                    "ve hře",
                    "the effect of a spell that is being cast or acts in this combat, or discard a spell that lies "
                    "in play",
                ),
                follows=True,
            ),
        ]


# ---- other people's cards, spells from elsewhere ----
TAKING_OVER = playing_of(lambda c: [c.s.aim[c.src]])


@dataclass(frozen=True)
class TakeOver(Act, Script):
    """The special card just played has no effect for its player; you play it now, at your own cost (DTR-369)."""

    only_opponents: ClassVar[bool] = True

    slots = 0

    def ways(self, s: DoomState, me: int, card: int) -> list[int]:
        return plays(s, me, card)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        theirs = frame is not None and s.t.team[frame[ME]] != s.t.team[me] and not frame[CANCELLED]
        return theirs and bool(self.ways(s, me, aim))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(v.ASK_TAKE_OVER, TAKING_OVER, "DTR-369")

        def choose(s: DoomState, f: Frame) -> None:
            card = s.aim[f[SRC]]
            frame = being_played(s, card)
            if frame is not None:
                frame[CANCELLED] = 1
            options = self.ways(s, f[ME], card)
            if not options:
                f[PC] = go(OVER)
                return
            ask(s, f[ME], v.ASK_TAKE_OVER, options, card)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            begin_play(s, f[ME], s.answer)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_STEAL, w.pick("ji ihned místo něho", "it yourself instead, at once"))]


_STEAL = verb("zahraj", "zahrát", "zahraje", "play")
