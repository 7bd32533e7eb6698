"""Casters whose points count otherwise: against one apostle's followers, for one turn, from a store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Choice, Domain, Question, answers
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Bilingual, Clause, Words, verb

from ....rules.playing import CANCELLED, being_played, eased
from ....state import DoomState, in_play
from ....words import questions as q
from ....words import traits as tr
from ....words import verbs
from ....words.nouns import DESTINY
from ...marks import EASED
from ...occasions import OnOwnDraw
from ...scopes import AIMED, CASTER
from ...standing.rule import GAME_LONG, TO_NEXT_TURN, Mark
from ...standing.spell_costs import SpellPrice, WorthAgainst
from ..act import Act

DEVOTED = tuple(WorthAgainst("", AIMED, n=2, apostle=bit) for bit in q.APOSTLE_BITS)


@dataclass(frozen=True)
class NameFoe(Act, Script):
    """An apostle is named: what the bearer spends on spells against that one's followers counts twice."""

    rules: tuple[WorthAgainst, ...] = DEVOTED
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: range(len(q.APOSTLE_BITS)),
            "DTR-334",
            cs="Volí se jeden z pěti apoštolů",
            en="One of the five apostles is chosen",
        )
        question = Question(q.ASK_APOSTLE, (Choice(q.APOSTLE, pool),))

        def choose(s: DoomState, f: Frame) -> None:
            if not in_play(s, s.bearer[f[SRC]]) or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            last(s, self.rules[first(s.answer)], f[ME], f[SRC], s.bearer[f[SRC]])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        n = self.rules[0].n
        rest = w.pick(
            "jednoho z pěti apoštolů: každý bod osudu, který bojovník vydá na účinek kouzla proti jeho stoupencům (na "
            f"ně nebo v souboji s nimi), platí za {n}",
            "one of the five apostles: each destiny point that the warrior spends on the effect of a spell against "
            f"followers of that one (on them or in a combat with them) is worth {n}",
        )
        return [Clause(verbs.CHOOSE, rest)]


PROFICIENT = SpellPrice("", CASTER, until=TO_NEXT_TURN, less=1, own_turn=True)


@dataclass(frozen=True)
class Proficient(Act):
    """For the rest of the turn whatever the caster casts costs one point less."""

    rule: SpellPrice = PROFICIENT

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src, s.aim[src])

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0

    def say(self, w: Words) -> list[Clause]:
        text = self.rule.say(w).rstrip(".")
        return [Clause(_LET, text[:1].lower() + text[1:])]


_LET = verb("", "", "", "")


@dataclass(frozen=True)
class PutPoint(Act):
    """So many destiny points from the common pool are put on the card."""

    n: int = 1

    def instant(self) -> Instant:
        def put(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, src):
                s.noted[src] += self.n

        return put

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [
            Clause(verbs.PUT, w.pick(f"na tuto kartu {n} ze společné zásoby", f"{n} from the common pool on this card"))
        ]


@dataclass(frozen=True)
class OnOwnDrawQuietly(OnOwnDraw):
    """Said elsewhere."""

    def say_when(self, w: Words) -> str:
        return ""


@dataclass(frozen=True)
class Forget(Act):
    """What the card has noted counts no more."""

    def instant(self) -> Instant:
        def forget(s: DoomState, me: int, src: int, x: int) -> None:
            s.noted[src] = 0

        return forget

    def say(self, w: Words) -> list[Clause]:
        return []


# ---- a search made easy ----
EASY = Mark("", AIMED, until=GAME_LONG, name=EASED)


@dataclass(frozen=True)
class EaseSearch(Act):
    """The summoning spell that a warrior of yours is casting searches the discard pile for nothing."""

    rule: Mark = EASY
    anybodys: ClassVar[bool] = True  # one's own spells
    moment: ClassVar[Bilingual] = Bilingual(
        "ihned poté, co tvůj bojovník sešle kouzlo Umění vyvolávání",
        "right after a warrior of yours casts a spell of the Art of Summoning",
    )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        if frame is None or frame[CANCELLED] or frame[ME] != me or not s.t.traits[aim] & tr.SUMMONING:
            return False
        return not eased(s, aim)

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEARCH,
                w.pick(
                    "tím kouzlem svůj hrob bez placení, nebo svou knihovnu za tolik, kolik stojí hledání v hrobě",
                    "your discard pile for nothing with that spell, or your library for what searching the discard "
                    "pile costs",
                ),
            )
        ]


_SEARCH = verb("prohledej", "prohledat", "prohledá", "search")
