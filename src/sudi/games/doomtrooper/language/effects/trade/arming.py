"""Gear out of the library for the warrior itself, gear exchanged among warriors, gear sent from one to another."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, barred, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import EQUIPMENT, ON_BEARER
from ....law.abilities import owner_warrior
from ....law.bearing import OWN, lifted, turned
from ....rules.attaching import attach_from_hand
from ....rules.leaving import into_hand
from ....rules.moving import reshuffle
from ....rules.windows import found_in_play
from ....state import ATTACHED, LIBRARY, DoomState, one_of_each, own_warriors, warriors
from ....words import attack_questions as q
from ....words import traits as tr
from ....words import vocabulary as v
from ...counting import sheltered
from ...marks import NEVER_GIVEN
from ...reach import carries
from ...select import traits_of
from ...standing.sealing import within_reach
from ..act import Act, possible
from ..gear import HandsOver, hand_over


class ArmsFromLibrary(HandsOver):
    """Equipment out of the library for whoever is permitted to have it."""

    choosing = q.ASK_GEAR
    copies_alike = True

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: one_of_each(c.s, within_reach(c.s, c.src, LIBRARY, c.me)),
            "DTR-343",
            cs="Vybavení se hledá ve tvé knihovně",
            en="The equipment is looked for in your library",
        )

    def gate(self) -> tuple[Check, ...]:
        useful = Check(
            "DTR-346",
            lambda c: possible(c.s.t.cards[c.a].play, c.s, c.me, c.a, c.b),
            cs="Karta {a} by tam nic nezpůsobila.",
            en="{a} would have no effect there.",
        )
        return (*lifted(), useful)

    def give(self, s: DoomState, me: int, src: int, card: int, warrior: int) -> None:
        attach_from_hand(s, me, card, warrior)
        reshuffle(s, me)
        found_in_play(s, me, card)


@dataclass(frozen=True)
class ArmItself(ArmsFromLibrary):
    """The bearer equips itself with Dark Legion equipment out of the library."""

    def taker(self, s: DoomState, src: int) -> int:
        """Whoever uses the card, or has just used it up."""
        return s.aim[src] if s.at[src] != ATTACHED else owner_warrior(s, src)

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-477",
                lambda c: self.dark(c.s, c.a),
                cs="Karta {a} není vybavení Černé legie.",
                en="{a} is no Dark Legion equipment.",
            ),
        )

    def dark(self, s: DoomState, card: int) -> bool:
        printed = s.t.cards[card]
        if printed.type != EQUIPMENT or printed.lies != ON_BEARER:
            return False
        asked = printed.traits | printed.requires | getattr(printed.give, "has", 0) | getattr(printed.give, "some", 0)
        return bool(asked & (tr.LEGION | tr.FOLLOWERS | tr.HERETIC))

    def takers_in_question(self) -> Domain:
        return Domain(
            lambda c: [w for w in own_warriors(c.s, c.me) if w == self.taker(c.s, c.src)],
            "DTR-334",
            cs="Vybaví se jen ten, kdo kartu má",
            en="Only whoever has the card is equipped",
        )

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _EQUIP,
                w.pick(
                    "tohoto bojovníka ihned vybavením Černé legie ze své knihovny",
                    "this warrior at once with Dark Legion equipment from your library",
                ),
            )
        ]


_EQUIP = verb("vybav", "vybavit", "vybaví", "equip")


def move_gear(s: DoomState, card: int, warrior: int, me: int) -> None:
    """Give it to another warrior, with what lies on it; by whom it may be used is asked as before."""
    bought = s.paid >> card & 1
    hand_over(s, card, warrior, me)
    if not bought:
        s.paid &= ~(1 << card)


def worn(s: DoomState, card: int) -> bool:
    """Is it equipment that a warrior has?"""
    if s.t.type[card] != EQUIPMENT or s.at[card] != ATTACHED or not s.live >> card & 1:
        return False
    return bool(s.t.cards[card].lies == ON_BEARER and s.t.is_warrior[s.bearer[card]])


@dataclass(frozen=True)
class Rearrange(Act, Script):
    """Equipment changes hands among your own warriors, as often as one likes; the bearers have to be permitted."""

    slots = 1

    def gate(self) -> tuple[Check, ...]:
        another = Check(
            "DTR-087",
            lambda c: c.s.bearer[c.a] != c.b,
            cs="Bojovník {b} kartu {a} už má.",
            en="{b} has {a} already.",
        )
        return (another, *lifted())

    def pool(self) -> Domain:
        return Domain(
            lambda c: [x for x in c.s.attached[c.me] if worn(c.s, x)],
            "DTR-087",
            cs="Přesouvá se vybavení, které má tvůj bojovník",
            en="Equipment of one of your warriors is moved",
        )

    def takers(self, c: Case) -> list[int]:
        return own_warriors(c.s, c.me)

    def able(self, c: Case, card: int) -> bool:
        pool = self.takers(Case(c.s, c.me, c.src, c.f, card))
        gate = self.gate()
        return any(all(g.holds(Case(c.s, c.me, c.src, c.f, card, w)) for g in gate) for w in pool)

    def gear(self) -> Choice:
        return Choice(
            v.TARGET,
            self.pool(),
            checks=(
                barred(
                    "DTR-334",
                    lambda c: c.a if carries(c.s, NEVER_GIVEN, c.a) else -1,
                    cs="Karta {a} nesmí být nikdy dána jinému bojovníkovi: brání tomu {by}.",
                    en="{a} may never be given to another warrior, because of {by}.",
                ),
                Check(
                    "DTR-346",
                    lambda c: self.able(c, c.a) or self.back(c.s, c.me, c.a),
                    cs="Kartu {a} by neměl kdo dostat.",
                    en="There is nobody who could get {a}.",
                ),
            ),
        )

    def back(self, s: DoomState, me: int, card: int) -> bool:
        """May it go to its owner's hand instead?"""
        return False

    def times(self, f: Frame) -> int:
        return 99

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.gear().options(Case(s, me, src, [])))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        state = slot[0]  # how often still, and which card is on its way

        def card_of(c: Case) -> int:
            return int(c.f[state][1])

        choosing = Question(q.ASK_GEAR, (self.gear(), stop(v.DONE)))
        everybody = Domain(
            lambda c: self.takers(Case(c.s, c.me, c.src, c.f, card_of(c))),
            "DTR-087",
            cs="Vybavení dostane bojovník, kterého text jmenuje",
            en="A warrior that the text names gets the equipment",
        )
        gate = tuple(turned(check, card_of) for check in self.gate())
        hand = Check(
            "DTR-334",
            lambda c: self.back(c.s, c.me, card_of(c)),
            cs="Do ruky se tato karta vrátit nesmí.",
            en="This card may not return to the hand.",
        )
        giving = Question(v.ASK_EQUIP, (Choice(v.TARGET, everybody, checks=gate), stop(q.TO_HAND, hand)))

        def begin(s: DoomState, f: Frame) -> None:
            f[state] = (self.times(f), -1)

        def choose(s: DoomState, f: Frame) -> None:
            options = self.gear().options(Case(s, f[ME], f[SRC], f)) if f[state][0] else []
            if options:
                ask(s, f[ME], q.ASK_GEAR, [*options, v.DONE()], f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(choosing)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer == v.DONE():
                f[PC] = go(OVER)
                return
            f[state] = (f[state][0] - 1, first(s.answer))
            ask(s, f[ME], v.ASK_EQUIP, giving.options(s, f), f[state][1])

        @answers(giving)
        def moved(s: DoomState, f: Frame) -> None:
            f[PC] = go(choose)
            if s.answer == q.TO_HAND():
                into_hand(s, f[state][1])
            else:
                move_gear(s, f[state][1], first(s.answer), f[ME])

        return [begin, choose, chosen, moved]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _EXCHANGE,
                w.pick(
                    "libovolně vybavení mezi všemi svými bojovníky, i mezi Mužstvem a Kohortou; kdo ho dostane, musí "
                    "ho smět mít",
                    "equipment among all your warriors as you like, even between your Squad and your Cohort; whoever "
                    "gets it has to be permitted to have it",
                ),
            )
        ]


_EXCHANGE = verb("vyměň", "vyměnit", "vymění", "exchange")


@dataclass(frozen=True)
class Teleport(Rearrange):
    """One piece for every unit: from any Doomtrooper to another one of the same Squad, or your own to your hand."""

    def gate(self) -> tuple[Check, ...]:
        another = Check(
            "DTR-087",
            lambda c: c.s.bearer[c.a] != c.b,
            cs="Bojovník {b} kartu {a} už má.",
            en="{b} has {a} already.",
        )
        return (another, *lifted(OWN))

    def pool(self) -> Domain:
        return Domain(
            lambda c: [
                x
                for cards in c.s.attached
                for x in cards
                if worn(c.s, x) and self.worn_in_squad(c.s, x) and not sheltered(c.s, c.me, x, c.src)
            ],
            "DTR-087",
            cs="Přenáší se vybavení, které má Doomtrooper ve hře",
            en="Equipment of a Doomtrooper in play is sent",
        )

    def worn_in_squad(self, s: DoomState, card: int) -> bool:
        return bool(traits_of(s, s.bearer[card]) & tr.DOOMTROOPER)

    def takers(self, c: Case) -> list[int]:
        bearer = c.s.bearer[c.a]
        place, side = c.s.at[bearer], c.s.side[bearer]
        here = [w for w in warriors(c.s) if c.s.at[w] == place and c.s.side[w] == side]
        return [w for w in here if traits_of(c.s, w) & tr.DOOMTROOPER]

    def back(self, s: DoomState, me: int, card: int) -> bool:
        return s.t.owner[card] == me

    def times(self, f: Frame) -> int:
        return int(f[X])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _SEND,
                w.pick(
                    "1 kartu vybavení od kteréhokoli Doomtroopera k jinému v témž Mužstvu, který ji smí mít; svou "
                    "vlastní smíš místo toho vrátit do ruky",
                    "1 equipment card from any Doomtrooper to another of the same Squad that is permitted to have it; "
                    "one of your own may return to your hand instead",
                ),
            )
        ]


_SEND = verb("přenes", "přenést", "přenese", "send")
