"""Orders from above: officers recalled, a warrior given away, a last flight, what everybody may do anyway."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers, same_title
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....cards.types import EQUIPMENT
from ....law.deploying import NOT_GROUNDED, NOT_SHUT_OUT, ONE_OF_A_KIND, TWO_TRIBES, home_of, may_be_brought
from ....law.paying import funds
from ....rules.auction import for_sale, hold_auction
from ....rules.leaving import discard, into_library, strip
from ....rules.moving import enter
from ....rules.playing import CANCELLED, PLAYING, cancel
from ....rules.points import lose_victory, pay
from ....state import KOHORT, SQUAD, DoomState, attachments, in_play, one_of_each, opponents, warriors
from ....words import questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ...ratings import value
from ...select import Who, traits_of
from ...standing.numbers import deploy_price
from ...standing.protection import guards
from ...standing.sealing import sealed
from ..act import AIM, PLAYERS_LEFT, Act, ChooseOne

RANKS = (tr.CAPTAIN, tr.SERGEANT)


@dataclass(frozen=True)
class RecallRank(Act, Script):
    """All captains, or all sergeants, are shuffled into their owners' libraries with their equipment."""

    slots = 0

    def meant(self, s: DoomState, src: int, rank: int) -> list[int]:
        return [w for w in warriors(s) if traits_of(s, w) & rank and not sealed(s, src, s.t.owner[w])]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.meant(s, src, rank) for rank in RANKS)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(lambda c: range(2), "DTR-395", cs="Kapitáni, nebo seržanti", en="Captains or sergeants")
        there = Check(
            "DTR-346",
            lambda c: self.meant(c.s, c.src, RANKS[c.a]),
            cs="Takoví ve hře nejsou: {a}.",
            en="There are none in play: {a}.",
        )
        question = Question(q.ASK_RANK, (Choice(q.RANK, pool, checks=(there,)),))

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            for warrior in self.meant(s, f[SRC], RANKS[first(s.answer)]):
                for card in attachments(s, warrior):
                    if s.t.type[card] == EQUIPMENT:
                        strip(s, card)
                        into_library(s, card)
                strip(s, warrior)
                into_library(s, warrior)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.SHUFFLE,
                w.pick(
                    "všechny kapitány ve hře, nebo všechny seržanty ve hře s jejich vybavením do knihoven jejich "
                    "majitelů; ostatní karty na nich se vyřazují",
                    "all captains in play, or all sergeants in play, with their equipment into their owners' "
                    "libraries; their other cards are discarded",
                ),
            )
        ]


@dataclass(frozen=True)
class GiveAway(Act, Script):
    """A warrior of the hand is deployed, and paid for, as if an opponent of one's choice had put it into play."""

    slots = 1

    def fits(self, s: DoomState, me: int, card: int) -> bool:
        return s.t.is_warrior[card] and deploy_price(s, me, card) <= funds(s, me)

    def takers(self, s: DoomState, me: int, card: int) -> list[int]:
        if home_of(s, card) not in (SQUAD, KOHORT):
            return []
        return [seat for seat in opponents(s, me) if may_be_brought(s, seat, card)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.fits(s, me, c) and self.takers(s, me, c) for c in one_of_each(s, s.hand[me]))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        who = slot[0]
        whom = Question(
            q.ASK_LAMB,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: [x for x in c.s.hand[c.me] if c.s.t.musters[x]],
                        "DTR-483",
                        cs="Vykládá se bojovník z ruky",
                        en="Only a warrior of your hand is deployed",
                    ),
                    checks=(
                        Check(
                            "DTR-046",
                            lambda c: self.fits(c.s, c.me, c.a),
                            cs="Na bojovníka {a} nemáš dost bodů osudu.",
                            en="You have not the destiny points for {a}.",
                        ),
                        NOT_GROUNDED,
                        ONE_OF_A_KIND,
                        Check(
                            "DTR-334",
                            lambda c: self.takers(c.s, c.me, c.a),
                            cs="Bojovníka {a} žádný soupeř v Mužstvu ani v Kohortě mít nesmí.",
                            en="No opponent may have {a} in a Squad or a Cohort.",
                        ),
                    ),
                    alike=same_title,
                ),
            ),
        )
        where = Question(
            v.ASK_WHOSE_HAND,
            (
                Choice(
                    v.TARGET_PLAYER,
                    Domain(
                        lambda c: self.takers(c.s, c.me, c.f[who]),
                        "DTR-334",
                        cs="Volí se soupeř, který bojovníka smí mít",
                        en="An opponent who may have the warrior is chosen",
                    ),
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not whom.ask(s, f):
                f[PC] = go(OVER)

        @answers(whom)
        def named(s: DoomState, f: Frame) -> None:
            f[who] = first(s.answer)
            where.ask(s, f)

        @answers(where)
        def given(s: DoomState, f: Frame) -> None:
            if for_sale(s, f[who]):
                hold_auction(s, first(s.answer), f[who])
                return
            pay(s, f[ME], deploy_price(s, f[ME], f[who]), f[who])
            enter(s, f[who], first(s.answer))

        return [choose, named, given]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.LAY,
                w.pick(
                    "bojovníka z ruky do Mužstva či Kohorty soupeře; zaplať ho sám, ale ovládá ho soupeř, jako by ho "
                    "do hry uvedl on",
                    "a warrior of your hand into an opponent's Squad or Cohort; you pay for it, but the opponent "
                    "controls it as if it were his own deployment",
                ),
            )
        ]


@dataclass(frozen=True)
class CallUp(ChooseOne):
    """A warrior of these out of the hand comes into play for nothing."""

    who: Who
    asking = v.ASK_BRING
    copies_alike = True

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for x in c.s.hand[c.me] if c.s.t.musters[x]],
            "DTR-483",
            cs="Vykládá se bojovník z ruky",
            en="Only a warrior of your hand is deployed",
        )

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-334",
                lambda c: self.who.suits(c.s.t.cards[c.a]),
                cs="O bojovníkovi {a} text nemluví.",
                en="The text is not about {a}.",
            ),
            NOT_GROUNDED,
            ONE_OF_A_KIND,
            TWO_TRIBES,
            NOT_SHUT_OUT,
        )

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        enter(s, card, f[ME])

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w, ACC)
        return [Clause(verbs.LAY, w.pick(f"z ruky {whom}, aniž bys platil", f"{whom} from your hand for nothing"))]


@dataclass(frozen=True)
class Kamikaze(Act, Script):
    """A player of one's choice loses victory points for the warrior's total value; the warrior is discarded."""

    victim: ClassVar[str] = AIM
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and value(s, aim) > 0 and any(self.hit(s, me, p) for p in range(s.t.seats))

    def hit(self, s: DoomState, me: int, seat: int) -> bool:
        return s.victory[seat] > 0 and not guards(s, seat, me)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = Question(
            q.ASK_WHO_SUFFERS,
            (
                Choice(
                    v.TARGET_PLAYER,
                    PLAYERS_LEFT,
                    checks=(
                        Check(
                            "DTR-346",
                            lambda c: self.hit(c.s, c.me, c.a),
                            cs="Ten hráč vítězné body nemá, nebo je cizí karty nemění: {a}.",
                            en="That player has no victory points, or no others' cards touch them: {a}.",
                        ),
                    ),
                    harms=lambda c: c.a == c.me,
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not in_play(s, s.aim[f[SRC]]) or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def strike(s: DoomState, f: Frame) -> None:
            warrior = s.aim[f[SRC]]
            lose_victory(s, first(s.answer), max(0, value(s, warrior)), f[SRC], by=f[ME])
            discard(s, warrior)

        return [choose, strike]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _DEPRIVE,
                w.pick(
                    "kteréhokoli hráče o tolik vítězných bodů, kolik je celková hodnota bojovníka (nejvýše o všechny); "
                    "bojovník se vyřazuje a body za něj nejsou",
                    "any player of as many victory points as the warrior's total value (all there are at most); the "
                    "warrior is discarded and no points are earned",
                ),
            )
        ]


_DEPRIVE = verb("připrav", "připravit", "připraví", "deprive")


@dataclass(frozen=True)
class DefuseMine(Act):
    """If a minefield has just been played, it has no effect."""

    answers: ClassVar[bool] = True
    titles: ClassVar[tuple[str, ...]] = ("minefield", "anti_tank_minefield")

    def mine(self, s: DoomState) -> int:
        for f in reversed(s.stack):
            if f[0] == PLAYING.id:
                return f[SRC] if s.t.defs[f[SRC]].id in self.titles and not f[CANCELLED] else -1
        return -1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        """While another card is being played it acts on a mine only (DTR-338)."""
        playing = any(f[0] == PLAYING.id for f in s.stack)
        return not playing or self.mine(s) >= 0

    def instant(self) -> Instant:
        def defuse(s: DoomState, me: int, src: int, x: int) -> None:
            for f in reversed(s.stack[:-1]):
                if f[0] == PLAYING.id and f[SRC] != src:
                    if s.t.defs[f[SRC]].id in self.titles and not f[CANCELLED]:
                        cancel(s, f[SRC])
                    return

        return defuse

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CANCEL,
                w.pick(
                    "účinek minového pole, které někdo právě zahrál, je-li takové",
                    "the effect of a minefield that somebody has just played, if there is one",
                ),
            )
        ]


@dataclass(frozen=True)
class AsItIs(Act):
    """What the card permits is permitted to everybody by the rules, so that it can never be played (DTR-346).

    `orders`: it permits nothing but says what holds anyway.
    """

    cs: str
    en: str
    orders: bool = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return False

    def instant(self) -> Instant:
        return lambda s, me, src, x: None

    def say(self, w: Words) -> list[Clause]:
        why = w.pick(
            "; to podle pravidel smí každý i bez ní, a proto ji nelze zahrát",
            "; the rules let everybody do that without it, so it cannot be played",
        )
        if self.orders:
            why = w.pick("; to platí i bez ní, a proto ji nelze zahrát", "; that holds anyway, so it cannot be played")
            return [Clause(_SAY, w.pick(self.cs, self.en) + why)]
        return [Clause(_PERMIT, w.pick(self.cs, self.en) + why)]


_PERMIT = verb("karta dovoluje", "", "", "the card permits")
_SAY = verb("karta říká, že", "", "", "the card says that")
