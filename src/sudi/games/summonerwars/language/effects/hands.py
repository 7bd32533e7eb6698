"""Cards drawn, fetched, discarded and tucked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Amount, Effect, Instant
from sudi.kernel.law import Check, Choice, Question, answers, same_title, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame, Step, ask
from sudi.kernel.picks import Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import ACC, Clause, Words

from ...rules.damage import end, sweep
from ...rules.events import end_event
from ...rules.places import bring_out, discard, draw, tuck
from ...state import WarState
from ...words import lexicon
from ...words import vocabulary as v
from ...words.names import NameWord
from ..amounts import counted, fixed
from ..groups import FRIENDLY, UNIT, Group, named
from ..subjects import IT, subject, whom_accusative
from .asking import deed
from .placing import named_units, own_discard_pile


# ---- cards, magic, control ----
@dataclass(frozen=True)
class Draw(Effect):
    n: int | Amount

    def instant(self) -> Instant:
        count = fixed(self.n).count()
        return lambda s, me, src, x: draw(s, me, count(s, me, src, x))

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.DRAW, counted(w, fixed(self.n), lexicon.CARD))]


@dataclass(frozen=True)
class Discard(Effect):
    """SUW-258: discarded, not destroyed."""

    whom: str = IT
    deed_rule: ClassVar[str] = "SUW-258"
    harmful: ClassVar[bool] = True

    def instant(self) -> Instant:
        def away(s: WarState, me: int, src: int, x: int) -> None:
            card = subject(self.whom, s, me, src, x)
            if s.at[card] < 0:
                return
            if s.t.is_summoner[card]:
                end(s, [card], v.L_LEAVES)  # SUW-079: without a summoner on the battlefield the match is lost
            else:
                discard(s, card)
                sweep(s)  # it may have given life to others

        return away

    def say(self, w: Words) -> list[Clause]:
        lean, rest = whom_accusative(w, self.whom)
        return [Clause(lexicon.DISCARD, rest, enclitic=lean)]


@dataclass(frozen=True)
class TuckThis(Effect):
    """This card goes under the chosen one."""

    deed_rule: ClassVar[str] = "SUW-232"

    def instant(self) -> Instant:
        def under(s: WarState, me: int, src: int, x: int) -> None:
            if src in s.limbo:
                s.limbo.remove(src)
            tuck(s, src, x)

        return under

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.TUCK, w.pick("pod ni tuto kartu", "this card under it"))]


@dataclass(frozen=True)
class DiscardThisEvent(Effect):
    """An active event ends before its time; what it lent is gone at that moment."""

    def instant(self) -> Instant:
        def away(s: WarState, me: int, src: int, x: int) -> None:
            s.lasting = [entry for entry in s.lasting if entry[2] != src]
            end_event(s, me, src)

        return away

    def say(self, w: Words) -> list[Clause]:
        return [Clause(lexicon.DISCARD, w.pick("tuto kartu", "this card"))]


@dataclass(frozen=True)
class FetchUnit(Script):
    """Take a unit with a word in its name from the own discard pile, if one like it is on the own side already."""

    word: NameWord

    def cards(self, s: WarState, me: int, src: int) -> list[int]:
        if not Group(UNIT, FRIENDLY, word=self.word).find(s, me, src):
            return []
        found = [c for c in s.discard[me] if s.t.is_unit[c] and named(s.t.cards[c].name.en, self.word)]
        return list({s.t.kind[c]: c for c in found}.values())

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        said = deed(self)
        friends = Group(UNIT, FRIENDLY, word=self.word)
        like_it = Check(
            "SUW-080",
            lambda c: friends.find(c.s, c.me, c.src),
            cs=f"Na bojišti neovládáš žádnou {self.word.adjective(ACC, many=False)} jednotku.",
            en=f"You control no unit with {self.word.en} in its name on the battlefield.",
        )
        coming = Choice(v.TAKE, own_discard_pile(self), checks=(*named_units(self.word), like_it), alike=same_title)
        question = Question(v.ASK_TAKE, (coming, stop(v.DECLINE)), values=lambda c: {"deed": said})

        def which(s: WarState, f: Frame) -> None:
            options = [v.TAKE(c) for c in self.cards(s, f[ME], f[SRC])]
            ask(s, f[ME], v.ASK_TAKE, [*options, v.DECLINE()], f[SRC])

        @answers(question)
        def fetch(s: WarState, f: Frame) -> None:
            if s.answer == v.DECLINE():
                return
            card = first(s.answer)
            bring_out(s, s.discard[f[ME]], card)
            s.hand[f[ME]].append(card)
            show(s, card)
            note(s, v.L_TAKES, f[ME], card)

        return [which, fetch]

    def say(self, w: Words) -> list[Clause]:
        unit = w.pick(f"{self.word.adjective(ACC, False)} jednotku", f"a unit with {self.word.en} in its name")
        return [
            Clause(
                lexicon.MOVE_OVER,
                w.pick(
                    f"ze své odhazovací hromádky do ruky {unit}, pokud takovou ovládáš na bojišti; ukaž ji soupeři",
                    f"{unit} from your discard pile to your hand, if you control such a unit; show it to your opponent",
                ),
                may=True,
            )
        ]
