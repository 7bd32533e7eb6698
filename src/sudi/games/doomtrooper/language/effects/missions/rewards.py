"""Missions: their targets, their rewards and their completion (DTR-132 to DTR-140)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, NOM, Bilingual, Clause, Words, verb

from ....cards.types import MISSION, ON_MISSION
from ....rules.happenings import earner_of, owner_of, poor_of, value_of
from ....rules.leaving import discard
from ....rules.points import DESTINY_ONLY, FREE, VICTORY_ONLY, reward
from ....state import CHANGE, KILLED, DoomState, attachments, in_play, own_warriors, whose_table
from ....words import agreement, verbs
from ....words import traits as tr
from ....words import vocabulary as v
from ....words.nouns import DESTINY, POINT, VICTORY, listed
from ....words.whom import noun_of
from ...counting import marked
from ...marks import CASTS, COMES_FIRST
from ...ratings import value
from ...scopes import AIMED
from ...select import Who, traits_of
from ...standing.nature import Immune
from ...standing.rule import GAME_LONG, Mark
from ...standing.settling import KEEPING, LAPSED, NEW, Kept
from ..act import Act, ChooseOne, own_card, warriors_in_play
from ..harm.healing import heal


def complete(s: DoomState, card: int, seat: int) -> bool:
    """DTR-135, DTR-139: always, whether its player likes it or not. Tells whether it pays."""
    pays = not s.t.standing_masks.get(COMES_FIRST, 0) & s.live or not _out_of_turn(s, card, seat)
    note(s, v.L_COMPLETED, seat, card)
    if s.t.meant_for[ON_MISSION]:
        s.done = [(card, s.bearer[card])] if s.bearer[card] >= 0 else []
    if in_play(s, card):
        discard(s, card)
    return pays


def _out_of_turn(s: DoomState, mission: int, seat: int) -> bool:
    """Has the player another mission that had to be completed before this one? Among those there is no order."""
    if s.bearer[mission] >= 0 and marked(s, COMES_FIRST, s.bearer[mission]):
        return False
    return any(
        marked(s, COMES_FIRST, w) and any(s.t.type[c] == MISSION for c in attachments(s, w))
        for w in own_warriors(s, seat)
    )


EARNS = (
    Check(
        "DTR-429",
        lambda c: not poor_of(c.f[X]),
        cs="Co získá žoldnéř, to jsou jen body osudu.",
        en="Whatever a freelancer earns is destiny points only.",
    ),
    Check(
        "DTR-247",
        lambda c: owner_of(c.f[X]) != c.me,
        cs="Za vlastního bojovníka jsou jen body osudu.",
        en="A warrior of one's own is worth destiny points only.",
    ),
)


def rewards(victory: Callable[[Case], int], destiny: Callable[[Case], int], earns: tuple[Check, ...] = ()) -> Question:
    """So many victory points, if they may be earned, or so many destiny points."""
    return Question(
        v.ASK_REWARD,
        (
            Choice(
                v.AS_VICTORY,
                Domain(
                    lambda c: [victory(c)],
                    "DTR-135",
                    cs="Vítězných bodů je za to {n}",
                    en="That is worth {n} victory points",
                    values=lambda c: {"n": victory(c)},
                ),
                checks=earns,
            ),
            Choice(
                v.AS_DESTINY,
                Domain(
                    lambda c: [destiny(c)],
                    "DTR-135",
                    cs="Bodů osudu je za to {n}",
                    en="That is worth {n} destiny points",
                    values=lambda c: {"n": destiny(c)},
                ),
            ),
        ),
    )


def take_reward(s: DoomState, f: Frame) -> None:
    n = first(s.answer)
    if v.verbs.of(s.answer) is v.AS_VICTORY:
        reward(s, f[ME], n, f[SRC], VICTORY_ONLY)
    else:
        reward(s, f[ME], n, f[SRC], DESTINY_ONLY)


@dataclass(frozen=True)
class EitherReward(Act, Script):
    """So many times the value of the victim in destiny points, or so many times in victory points."""

    destiny: int
    victory: int
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = rewards(lambda c: self.victory * value_of(c.f[X]), lambda c: self.destiny * value_of(c.f[X]), EARNS)

        def choose(s: DoomState, f: Frame) -> None:
            if complete(s, f[SRC], f[ME]) and value_of(f[X]) > 0:
                question.ask(s, f)
            else:
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            take_reward(s, f)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GAIN,
                w.pick(
                    f"{self.destiny}násobek hodnoty oběti v bodech osudu, nebo {self.victory}násobek ve vítězných "
                    "bodech; tím je úkol splněn",
                    f"{self.destiny} times the victim's value in destiny points or {self.victory} times in victory "
                    "points; that completes the mission",
                ),
            )
        ]


@dataclass(frozen=True)
class ValueReward(Act):
    """Points for so many times the value of the victim and so many more, split freely; the killer's player earns."""

    times: int
    more: int = 0
    destiny: bool = False  # destiny points only

    def instant(self) -> Instant:
        def earn(s: DoomState, me: int, src: int, x: int) -> None:
            earner = earner_of(x)
            if not complete(s, src, earner):
                return
            poor = self.destiny or poor_of(x) or owner_of(x) == earner
            reward(s, earner, self.times * value_of(x) + self.more, src, DESTINY_ONLY if poor else FREE)

        return earn

    def say(self, w: Words) -> list[Clause]:
        if self.times > 1:
            worth = [
                w.pick(
                    f"body za {self.times}násobek hodnoty oběti", f"points for {self.times} times the victim's value"
                )
            ]
        else:
            worth = [w.pick("ještě 1× body za hodnotu oběti", "points for the victim's value 1 more time")] * self.times
        if self.more:
            n = w.count(self.more, DESTINY if self.destiny else POINT)
            worth.append(w.pick(f"{n} navíc", f"{n} more"))
        done = w.pick("; tím je úkol splněn", "; that completes the mission")
        return [Clause(verbs.GAIN, listed(worth, w) + done)]


@dataclass(frozen=True)
class MoreForKill(Act):
    """So many more victory points for a kill (destiny points where no others may be earned); 0: its value again."""

    victory: int = 0
    points: int = 0  # so many points of either kind

    def instant(self) -> Instant:
        def earn(s: DoomState, me: int, src: int, x: int) -> None:
            earner = earner_of(x)
            poor = poor_of(x) or owner_of(x) == earner
            kind = DESTINY_ONLY if poor else VICTORY_ONLY if self.victory else FREE
            reward(s, earner, self.victory or self.points or value_of(x), src, kind)

        return earn

    def say(self, w: Words) -> list[Clause]:
        if self.victory:
            n = w.count(self.victory, VICTORY)
            return [Clause(verbs.GAIN, w.pick(f"navíc {n}", f"{n} more"))]
        if self.points:
            n = w.count(self.points, POINT)
            return [Clause(verbs.GAIN, w.pick(f"navíc {n}", f"{n} more"))]
        return [Clause(verbs.GAIN, w.pick("dvojnásobek bodů", "double points"))]


@dataclass(frozen=True)
class DeathReward(Act):
    """The dead warrior's player earns victory points for its value, and more if it killed its opponent too."""

    more: int

    def instant(self) -> Instant:
        def earn(s: DoomState, me: int, src: int, x: int) -> None:
            if not complete(s, src, me):
                return
            both = s.phase == CHANGE and s.fate_a == KILLED and s.fate_d == KILLED
            reward(s, owner_of(x), value_of(x) + (self.more if both else 0), src, VICTORY_ONLY)

        return earn

    def say(self, w: Words) -> list[Clause]:
        more = w.count(self.more, VICTORY)
        return [
            Clause(
                _EARN,
                w.pick(
                    f"jeho hráč vítězné body za jeho hodnotu a ještě {more}, zabil-li v posledním souboji protivníka; "
                    "tím je úkol splněn",
                    f"victory points for its value, and {more} more if it killed its opponent in that combat; that "
                    "completes the mission",
                ),
            )
        ]


_EARN = verb("získá", "získat", "získá", "its player earns")


@dataclass(frozen=True)
class ChooseVictim(ChooseOne):
    """When the mission is assigned, its target is named (DTR-136)."""

    who: Who
    asking = v.ASK_VICTIM
    names: ClassVar[bool] = True  # the mission is about whoever it names

    def pool(self) -> Domain:
        return warriors_in_play("DTR-136", "Cílem úkolu je bojovník ve hře", "The target is a warrior in play")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-136",
                lambda c: c.a != c.s.bearer[c.src],
                cs="Bojovník {a} úkol sám dostal, a proto jeho cílem není.",
                en="{a} has the mission itself and is not its target.",
            ),
            Check(
                "DTR-334",
                lambda c: self.who.fits(c.s, c.me, c.src, c.a),
                cs="Cílem má být {whom}; bojovník {a} to není.",
                en="The target is {whom}; {a} is none.",
                values=lambda c: {"whom": Bilingual(self.who.say(Words("cs"), NOM), self.who.say(Words("en")))},
            ),
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """DTR-346: without anybody to name the mission could never be fulfilled; `aim` is who would get it."""
        return any(w != aim for w in self.who.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = card

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w)
        other = agreement.hard("jin", noun_of(self.who), ACC, many=False)
        return [Clause(verbs.CHOOSE, w.pick(f"{other} {whom}", f"another {whom.split(maxsplit=1)[1]}"))]


@dataclass(frozen=True)
class ChooseGiant(ChooseVictim):
    """The same among those who are worth at least twice as much as whoever gets the mission."""

    def checks(self) -> tuple[Check, ...]:
        return (
            *super().checks(),
            Check(
                "DTR-136",
                lambda c: c.s.bearer[c.src] >= 0 and value(c.s, c.a) >= 2 * value(c.s, c.s.bearer[c.src]),
                cs="Bojovník {a} nemá ani dvojnásobnou hodnotu.",
                en="{a} is not worth twice as much.",
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and any(w != aim and value(s, w) >= 2 * value(s, aim) for w in self.who.find(s, me, src))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick("bojovníka s hodnotou aspoň dvojnásobnou", "a warrior of at least twice its value"),
            )
        ]


@dataclass(frozen=True)
class KeepUp(Act):
    """From the end of this turn to the end of the player's next one; then the mission is completed and pays."""

    kept: Kept
    pays: int

    def instant(self) -> Instant:
        def look(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            holds, own = self.kept.holds(s, seat), s.turn == seat
            if holds and own and s.noted[src] == KEEPING:
                if complete(s, src, seat):
                    reward(s, seat, self.pays, src, VICTORY_ONLY)
            elif s.noted[src] == NEW or own:
                s.noted[src] = KEEPING if holds else LAPSED

        return look

    def say(self, w: Words) -> list[Clause]:
        pays = w.count(self.pays, VICTORY)
        rest = w.pick(f"{pays}; tím je úkol splněn", f"{pays}; that completes the mission")
        return [Clause(verbs.THEY_GAIN, rest)]


# ---- inspiring the masses ----
WARDED = Immune("", AIMED, until=GAME_LONG, symmetry=True)
LEARNED = Mark("", AIMED, until=GAME_LONG, name=CASTS, n=tr.ALL_ARTS)


@dataclass(frozen=True)
class InspireMasses(Act):
    """Heal your Doomtroopers in play and ward them; Brothers among them learn the whole Art. Later ones do not."""

    rules: tuple[Standing, ...] = (WARDED, LEARNED)

    def instant(self) -> Instant:
        def inspire(s: DoomState, me: int, src: int, x: int) -> None:
            warded, learned = self.rules
            for warrior in own_warriors(s, me):
                traits = traits_of(s, warrior)
                if traits & tr.DOOMTROOPER:
                    if s.wounded >> warrior & 1:
                        heal(s, warrior)
                    last(s, warded, me, src, warrior)
                    if traits & tr.BROTHERHOOD:
                        last(s, learned, me, src, warrior)
            complete(s, src, me)

        return inspire

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.HEAL,
                w.pick(
                    "všechny své Doomtroopery, kteří jsou právě ve hře; jsou od nynějška imunní vůči Černé symetrii a "
                    "bojovníci Bratrstva mezi nimi smějí sesílat všechna kouzla; tím je úkol splněn",
                    "all your Doomtroopers now in play; from now on they are immune to the Dark Symmetry, and the "
                    "Brotherhood warriors among them may cast every spell; that completes the mission",
                ),
            )
        ]
