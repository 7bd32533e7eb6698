"""Cards that are drawn and kept by a spell, spells that return to the hand, cards without any effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import NOM, Clause, Words, verb

from ....cards.types import DISCARDED
from ....rules.moving import draw
from ....rules.playing import CANCELLED, being_played
from ....rules.points import VICTORY_ONLY, reward
from ....state import GRAVE, SQUAD, DoomState, stow
from ....words import attack_questions as q
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import VICTORY
from ...marks import DRAWS_MORE, RETURNS
from ...scopes import AIMED
from ...select import WARRIORS, Who
from ...standing.rule import COMBAT_LONG, GAME_LONG, Mark
from ..act import Act

ONE_MORE = Mark("", AIMED, until=GAME_LONG, name=DRAWS_MORE)


@dataclass(frozen=True)
class DrawAndKeep(Act, Script):
    """One card more for every unit, before the others are drawn; one of them is kept, the rest discarded."""

    rule: Mark = ONE_MORE
    slots = 1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(s.library[me])

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(s.library[me])

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        drawn = slot[0]
        question = Question(
            q.ASK_KEPT,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: c.f[drawn],
                        "DTR-334",
                        cs="Necháváš si jednu z právě dobraných karet",
                        en="One of the cards just drawn is kept",
                    ),
                ),
            ),
        )

        def take(s: DoomState, f: Frame) -> None:
            n = draw(s, f[ME], f[X])
            f[drawn] = tuple(s.hand[f[ME]][-n:]) if n else ()
            if not n:
                f[PC] = go(OVER)
                return
            last(s, self.rule, f[ME], f[SRC])
            ask(s, f[ME], q.ASK_KEPT, v.TARGET.each(f[drawn]), f[SRC])

        @answers(question)
        def keep(s: DoomState, f: Frame) -> None:
            for card in f[drawn]:
                if card != first(s.answer):
                    note(s, v.L_DROPS, f[ME], card)
                    stow(s, card, GRAVE, False)

        return [take, keep]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _DRAW,
                w.pick(
                    "1 kartu navíc; 1 z nich si nech a ostatní vyřaď",
                    "1 extra card; keep 1 of them and discard the rest",
                ),
            )
        ]


_DRAW = verb("dober", "dobrat", "dobere", "draw")
RETURNING = Mark("", AIMED, until=COMBAT_LONG, name=RETURNS)


@dataclass(frozen=True)
class ReturnSpell(Act):
    """The spell just cast goes back to the hand of whoever cast it, once it has acted."""

    rule: Mark = RETURNING
    anybodys: ClassVar[bool] = True  # even one's own

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        if frame is None or frame[CANCELLED] or s.t.cards[aim].after != DISCARDED:
            return False
        return not any(e[3] == aim and RETURNS in s.t.rule_keys[e[0]] for e in s.lasting)

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    "právě seslané kouzlo, jakmile zapůsobí, do ruky toho, kdo je seslal",
                    "the spell just cast, once it has acted, to the hand of whoever cast it",
                ),
            )
        ]


_RETURN = verb("vrať", "vrátit", "vrátí", "return")


@dataclass(frozen=True)
class Superfluous(Act):
    """A permission that everybody has under these rules: it changes nothing, so it is never played (DTR-346)."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return False

    def instant(self) -> Instant:
        return lambda s, me, src, x: None

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _NOTHING,
                w.pick(
                    "jen to, co podle těchto pravidel smí každý, a proto se nehraje",
                    "only what everybody may do under these rules, so it is not played",
                ),
            )
        ]


_NOTHING = verb("tato karta dovoluje", "dovolovat", "dovoluje", "this card permits")


@dataclass(frozen=True)
class FavourBought(Act):
    """Victory points once, right after one of these warriors has joined your Squad."""

    n: int
    who: Who = WARRIORS

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and s.at[aim] == SQUAD and s.side[aim] == me and self.who.matches(s, aim)

    def instant(self) -> Instant:
        return lambda s, me, src, x: reward(s, me, self.n, src, VICTORY_ONLY)

    def say(self, w: Words) -> list[Clause]:
        who = self.who.say(w, NOM)
        joined = w.pick(f", přišel-li do tvého Mužstva {who}", f", if {who} joined your Squad")
        return [Clause(verbs.GAIN, w.count(self.n, VICTORY) + joined)]
