"""What dark gifts do once and for all: a Doomtrooper turned, a pound of flesh; the blessing of an apostle."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import Clause, Words, verb

from ....rules.control import take_control
from ....rules.leaving import strip
from ....rules.points import lose_destiny
from ....state import GRAVE, KOHORT, DoomState, in_play, stow
from ....words import questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...marks import FORGETS
from ...scopes import AIMED
from ...select import Who, traits_of
from ...standing.nature import Becomes
from ...standing.protection import NOT_WARDED, guards, warded
from ...standing.rule import GAME_LONG, Mark
from ..act import PLAYERS_LEFT, Act, ChooseOne, meant, own_card, warriors_in_play
from ..harm.destroying import NOT_IMMUNE

_ANY_SIGN = tr.AFFILIATIONS | tr.GENERAL
TURNED = Becomes("", AIMED, until=GAME_LONG, gains=tr.LEGION | tr.OF_DEMNOGONIS, loses=tr.DOOMTROOPER | _ANY_SIGN)
EMPTIED = Mark("", AIMED, until=GAME_LONG, name=FORGETS)


@dataclass(frozen=True)
class Corrupt(ChooseOne):
    """One of these warriors loses affiliations, cards and abilities and serves in one's own Cohort for good."""

    who: Who
    rules: tuple[Standing, ...] = (TURNED, EMPTIED)
    asking = q.ASK_CORRUPT

    def pool(self) -> Domain:
        return warriors_in_play("DTR-425", "Obrací se bojovník ve hře", "A warrior in play is converted")

    def checks(self) -> tuple[Check, ...]:
        return (meant(self.who), NOT_IMMUNE)

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        strip(s, card)
        for rule in self.rules:
            last(s, rule, f[ME], f[SRC], card)
        take_control(s, card, f[ME], KOHORT)
        s.aim[f[SRC]] = -1

    def say(self, w: Words) -> list[Clause]:
        whom = self.who.say(w)
        return [
            Clause(
                _MAKE,
                w.pick(
                    f"z {self.who.say(w, 1)} Demnogonisova stoupence ve své Kohortě, pod svou kontrolou; ztrácí každou "
                    "příslušnost, všechny karty, které má, a schopnosti (omezení mu zůstávají)",
                    f"{whom} a follower of Demnogonis in your Cohort, under your control; it loses every affiliation, "
                    "all its cards and its abilities (restrictions stay)",
                ),
            )
        ]


_MAKE = verb("učiň", "učinit", "učiní", "make")


# ---- a player pays ----
class OnePlayer(Act, Script):
    """A player is chosen and something happens to him."""

    slots = 0

    def meant(self, s: DoomState, src: int, seat: int) -> bool:
        """Would it change anything for this player?"""
        raise NotImplementedError

    def befall(self, s: DoomState, me: int, src: int, seat: int) -> None:
        raise NotImplementedError

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        seats = [seat for seat in range(s.t.seats) if not s.lost[seat] and not warded(s, me, src, seat)]
        return any(self.meant(s, src, seat) for seat in seats)

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
                            lambda c: self.meant(c.s, c.src, c.a),
                            cs="Pro toho hráče by se nic nezměnilo: {a}.",
                            en="Nothing would change for that player: {a}.",
                        ),
                        NOT_WARDED,
                    ),
                    harms=lambda c: c.a == c.me,
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            s.aim[f[SRC]] = -1
            self.befall(s, f[ME], f[SRC], first(s.answer))

        return [choose, chosen]


@dataclass(frozen=True)
class LosesHand(OnePlayer):
    """A player of one's choice discards the whole hand."""

    def meant(self, s: DoomState, src: int, seat: int) -> bool:
        return bool(s.hand[seat])

    def befall(self, s: DoomState, me: int, src: int, seat: int) -> None:
        for card in s.hand[seat][:]:
            note(s, v.L_DROPS, seat, card)
            stow(s, card, GRAVE, False)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(_FORCE, w.pick("kteréhokoli hráče odhodit všechny karty z ruky", "any player to discard the hand"))
        ]


@dataclass(frozen=True)
class LosesDestiny(OnePlayer):
    """A player of one's choice loses so many destiny points, or as many as there are."""

    n: int

    def meant(self, s: DoomState, src: int, seat: int) -> bool:
        return s.destiny[seat] > 0 and not guards(s, seat, s.side[src])

    def befall(self, s: DoomState, me: int, src: int, seat: int) -> None:
        lose_destiny(s, seat, self.n, src, by=me)

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY, 3)
        return [Clause(_DEPRIVE, w.pick(f"kteréhokoli hráče o {n}", f"any player of {n}"))]


_FORCE = verb("donuť", "donutit", "donutí", "force")
_DEPRIVE = verb("připrav", "připravit", "připraví", "deprive")


# ---- the blessing of an apostle ----
BLESSED = tuple(Becomes("", AIMED, gains=bit) for bit in q.APOSTLE_BITS)


@dataclass(frozen=True)
class Bless(Act, Script):
    """The bearer is a follower of an apostle of one's choice as well, for as long as the card lies there."""

    rules: tuple[Standing, ...] = BLESSED
    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim < 0 or traits_of(s, aim) & tr.FOLLOWERS != tr.FOLLOWERS

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: range(len(q.APOSTLE_BITS)),
            "DTR-334",
            cs="Volí se jeden z pěti apoštolů",
            en="One of the five apostles is chosen",
        )
        new = Check(
            "DTR-346",
            lambda c: not traits_of(c.s, c.s.bearer[c.src]) & q.APOSTLE_BITS[c.a],
            cs="Stoupencem tohoto apoštola už je: {a}.",
            en="It is a follower of {a} already.",
        )
        question = Question(q.ASK_APOSTLE, (Choice(q.APOSTLE, pool, checks=(new,)),))

        def choose(s: DoomState, f: Frame) -> None:
            if not in_play(s, s.bearer[f[SRC]]) or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            last(s, self.rules[first(s.answer)], f[ME], f[SRC], s.bearer[f[SRC]])

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "jednoho z pěti apoštolů: bojovník je nyní také jeho stoupencem a smí dostávat jeho dary, smí-li vůbec mít "
            "karty Černé symetrie",
            "one of the five apostles: the warrior is now his or her follower as well and may receive gifts of that "
            "apostle, if it may have Dark Symmetry cards at all",
        )
        return [Clause(verbs.CHOOSE, rest)]
