"""Answers that turn things round: a death mourned, a victory put off, money that was false, a beast that suffers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask, push
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.values import Scope
from sudi.kernel.wording import ACC, Bilingual, Clause, Words, verb

from ....cards.types import ACTIONS, BEAST, STAYS
from ....law.harm import kills_on_wound
from ....law.moments import BY_WOUND, DETAIL, WARRIOR_HIT, WARRIOR_JOINED, WOUND_FLAG
from ....law.paying import funds
from ....law.playing import playing_of, plays
from ....rules.ending import target
from ....rules.leaving import discard
from ....rules.playing import CANCELLED, CASTER, begin_play, being_played, in_question
from ....rules.points import pay
from ....state import HAND, DoomState, attachments, in_play, opponents, stow
from ....words import answer_questions as aq
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.vocabulary import programs
from ...needs import PASSED_ON
from ...select import Who, opponent_of, traits_of
from ...standing.settling import Settles
from ..act import Act, possible, yes_or_no
from .others import window_of
from .wounds import StaysWell


# ---- a death ----
@dataclass(frozen=True)
class Mourn(Act):
    """A Doomtrooper who was a personality has just been killed; the card remembers it."""

    moment: ClassVar[Bilingual] = Bilingual(
        "ihned poté, co je zabita osobnost Doomtrooperů", "right after a Doomtrooper personality is killed"
    )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        wanted = tr.DOOMTROOPER | tr.PERSONALITY
        return aim >= 0 and s.t.traits[aim] & wanted == wanted and bool(s.t.traits[aim] & tr.AFFILIATIONS)

    def instant(self) -> Instant:
        return lambda s, me, src, x: None  # what it was played on is what it remembers

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class SaveOther(StaysWell):
    """A Doomtrooper of somebody else, about to be killed, stays as it is."""

    moment: ClassVar[Bilingual] = Bilingual(
        "ihned poté, co je zabit Doomtrooper jiného hráče", "right after another player's Doomtrooper is killed"
    )


@dataclass(frozen=True)
class KinOf(Scope):
    """Doomtroopers of the affiliation of whoever the card remembers."""

    many: ClassVar[bool] = True

    def covers(self, s: DoomState, holder: int, card: int, actor: int, target: int) -> bool:
        if s.aim[card] < 0 or not s.t.is_warrior[target]:
            return False
        found = traits_of(s, target)
        return bool(found & tr.DOOMTROOPER and found & s.t.traits[s.aim[card]] & tr.AFFILIATIONS)

    def say_scope(self, w: Words) -> str:
        return w.pick("Doomtrooperové stejné příslušnosti", "Doomtroopers of the same affiliation")


KIN = KinOf()


@dataclass(frozen=True)
class EndsWhenBack(Settles):
    """The card goes when a copy of whoever it remembers comes into play."""

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if s.aim[card] < 0 or s.t.copies[s.aim[card]] & s.live:
            discard(s, card)

    def say(self, w: Words) -> str:
        return w.pick(
            "Přijde-li ta osobnost znovu do hry, tuto kartu vyřaď.",
            "When that personality comes back into play, discard this card.",
        )


# ---- a card lost ----
@dataclass(frozen=True)
class TakeLost(Act):
    """A special card of one's own that was just discarded from play comes back to the hand."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and s.t.owner[aim] == me and aim in s.grave[me]

    def instant(self) -> Instant:
        return lambda s, me, src, x: stow(s, s.aim[src], HAND, True)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(_TAKE, w.pick("tu kartu zpět do ruky, je-li tvá", "that card back into your hand, if it is yours"))
        ]


_TAKE = verb("vezmi", "vzít", "vezme", "take")


# ---- a victory ----
@dataclass(frozen=True)
class RaiseBar(Act):
    """It takes so many points more than an opponent has to win; once in a match."""

    n: int

    def best(self, s: DoomState, me: int) -> int:
        return max((s.victory[p] for p in opponents(s, me) if not s.debt[p]), default=0)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return not s.bar and self.best(s, me) >= target(s)

    def instant(self) -> Instant:
        def lift(s: DoomState, me: int, src: int, x: int) -> None:
            s.bar = self.best(s, me) + self.n
            note(s, aq.L_BAR, me, src, s.bar)

        return lift

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RAISE,
                w.pick(
                    f"počet vítězných bodů potřebný k vítězství na jeho současný počet a {self.n} navíc (jen jednou za "
                    "hru)",
                    f"the number of victory points that it takes to win to those that he has and {self.n} more (only "
                    "once a game)",
                ),
            )
        ]


_RAISE = verb("zvyš", "zvýšit", "zvýší", "raise")


# ---- false money ----
@dataclass(frozen=True)
class Counterfeit(Act, Script):
    """Whoever has just paid for a warrior pays the same once more, or the warrior is discarded."""

    moment: ClassVar[Bilingual] = Bilingual(
        "ihned poté, co bylo za bojovníka zaplaceno", "right after a warrior has been paid for"
    )
    slots = 0

    def price(self, s: DoomState) -> int:
        f = window_of(s, WARRIOR_JOINED)
        return f[X] >> DETAIL if f is not None else 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_play(s, aim) and self.price(s) > 0

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and s.side[aim] == me

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        rich = Check(
            "DTR-228",
            lambda c: funds(c.s, c.me) >= self.price(c.s),
            cs="Na to nemáš dost bodů osudu.",
            en="You have not enough destiny points for that.",
        )
        question = yes_or_no(
            aq.ASK_REPAY_VALUE,
            "DTR-046",
            lambda s, f: s.side[s.aim[f[SRC]]],
            rich,
            no_harms=True,
            values=lambda c: {"price": self.price(c.s)},
        )

        def offer(s: DoomState, f: Frame) -> None:
            if not in_play(s, s.aim[f[SRC]]):
                f[PC] = go(OVER)
                return
            question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            warrior = s.aim[f[SRC]]
            if s.answer == v.YES():
                pay(s, s.side[warrior], self.price(s), f[SRC])
            else:
                discard(s, warrior)

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _FALSE,
                w.pick(
                    "body osudu, které byly za bojovníka zaplaceny: jeho hráč je zaplatí znovu, jinak se "
                    "bojovník vyřazuje",
                    "the destiny points paid for the warrior as false: its player pays them once more, or the "
                    "warrior is "
                    "discarded",
                ),
            )
        ]


_FALSE = verb("prohlas za falešné", "prohlásit za falešné", "prohlásí za falešné", "declare")


# ---- a beast instead of its rider ----
@dataclass(frozen=True)
class Rider(Who):
    """Whoever has a beast."""

    @cached_property
    def is_plain(self) -> bool:
        return False

    def matches(self, s: DoomState, card: int) -> bool:
        return super().matches(s, card) and mount_of(s, card) >= 0

    def __hash__(self) -> int:
        return self._hash

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        return super().say(w, case, many, own) + w.pick(", který má zvíře", " that has a beast")


def mount_of(s: DoomState, warrior: int) -> int:
    return next((c for c in attachments(s, warrior) if s.t.type[c] == BEAST), -1)


@dataclass(frozen=True)
class BeastSuffers(Act):
    """The beast is wounded instead of its rider; wounded once more, or by a wound that kills, it is discarded."""

    kills_too: ClassVar[bool] = True  # it answers what kills without a wound as well
    moment: ClassVar[Bilingual] = Bilingual(
        "ihned poté, co je bojovník zraněn nebo zabit", "right after a warrior is wounded or killed"
    )

    def instant(self) -> Instant:
        def suffer(s: DoomState, me: int, src: int, x: int) -> None:
            rider = s.aim[src]
            beast = mount_of(s, rider)
            f = window_of(s, WARRIOR_HIT)
            if beast < 0 or f is None:
                return
            foe = opponent_of(s, rider) if s.phase else -1
            kills = foe >= 0 and bool(kills_on_wound(s, foe, rider))
            outright = kills or not f[X] & BY_WOUND or not s.wounded >> rider & 1
            deadly = not f[X] & WOUND_FLAG and outright
            s.spared |= 1 << rider
            if deadly or s.wounded >> beast & 1:
                discard(s, beast)
            else:
                s.wounded |= 1 << beast
                note(s, v.L_WOUNDED, s.side[beast], beast)

        return suffer

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.WOUND,
                w.pick(
                    "místo něho jeho zvíře; zraněné zvíře, a také zasažené ranou, která zabíjí, se vyřazuje",
                    "its beast instead; a wounded beast, or one hit by a wound that kills, is discarded",
                ),
            )
        ]


# ---- a spell turned on somebody else ----
@dataclass(frozen=True)
class Redirect(Act, Script):
    """The spell just cast acts on somebody else whom it could be cast on."""

    anybodys: ClassVar[bool] = True

    slots = 0

    def others(self, s: DoomState, spell: int) -> list[int]:
        f = being_played(s, spell)
        if f is None or f[CANCELLED] or f[CASTER] < 0 or s.aim[spell] < 0 or not s.t.is_warrior[s.aim[spell]]:
            return []
        play = s.t.cards[spell].play
        found = in_question(s, f[ME], spell, f[CASTER])
        return [w for w in found if w >= 0 and w != s.aim[spell] and possible(play, s, f[ME], spell, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and bool(self.others(s, aim))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: self.others(c.s, c.s.aim[c.src]),
            "DTR-209",
            cs="Kouzlo se obrací na někoho jiného, na koho by sesláno být mohlo",
            en="The spell is turned on somebody else whom it could be cast on",
        )
        question = Question(aq.ASK_REDIRECT, (Choice(v.TARGET, pool),))

        def choose(s: DoomState, f: Frame) -> None:
            if not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            s.aim[s.aim[f[SRC]]] = first(s.answer)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TURN,
                w.pick(
                    "kouzlo na jiný cíl, na který by sesláno být mohlo; na původní nepůsobí",
                    "the spell on another target that it could be cast on; it does not affect the first one",
                ),
            )
        ]


_TURN = verb("obrať", "obrátit", "obrátí", "turn")


# ---- a special card that goes on ----
def _passed(c: Case) -> list[int]:
    return [c.src]


PASSING_ON = Question(aq.ASK_PASSED_ON, playing_of(_passed), "DTR-369")


def offer_passed(s: DoomState, f: Frame) -> None:
    card = f[SRC]
    s.played = [e for e in s.played if e[0] != card]
    options = plays(s, f[ME], card) if card in s.grave[s.t.owner[card]] or s.at[card] >= 0 else []
    if not options or in_play(s, card):
        s.stack.pop()
        return
    ask(s, f[ME], aq.ASK_PASSED_ON, options, card)


@answers(PASSING_ON)
def play_passed(s: DoomState, f: Frame) -> None:
    s.stack.pop()
    begin_play(s, f[ME], s.answer)


PASSED = programs.procedure(PASSED_ON, offer_passed, play_passed)


@dataclass(frozen=True)
class PassOn(Act):
    """The special card just played acts as it was meant to; then you play it once more, for its price."""

    moment: ClassVar[Bilingual] = Bilingual(
        "ihned poté, co kdokoli zahraje speciální kartu, která nezůstává ve hře",
        "right after anybody plays a special card that does not stay in play",
    )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        f = being_played(s, aim) if aim >= 0 else None
        if f is None or f[CANCELLED]:
            return False
        printed = s.t.cards[aim]
        return printed.after != STAYS and printed.when != ACTIONS and not s.t.reacts[aim]

    def instant(self) -> Instant:
        def pass_on(s: DoomState, me: int, src: int, x: int) -> None:
            f = being_played(s, s.aim[src])
            if f is not None:
                push(s, PASSED, me, s.aim[src])
                s.stack.insert(s.stack.index(f), s.stack.pop())  # when it has acted

        return pass_on

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _PLAY,
                w.pick(
                    "ji ihned potom sám, za její cenu a na koho chceš, i když není tvé kolo; na původní cíl působí "
                    "také (ne kartu, která zůstává ve hře nebo stojí akce)",
                    "it yourself right afterwards, for its price and on whom you like, even if it is not your turn; it "
                    "acts on the first target as well (no card that stays in play or takes actions)",
                ),
            )
        ]


_PLAY = verb("zahraj", "zahrát", "zahraje", "play")
