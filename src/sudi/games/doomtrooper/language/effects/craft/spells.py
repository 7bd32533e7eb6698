"""Spells from elsewhere: stored in a sword, cast at once, summoned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from sudi.kernel.decision import first
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, same_title
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X, ask, push
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import Clause, Words

from ....cards.types import ACTIONS, ANYTIME, COMBAT, ON_CARD
from ....law.abilities import owner_warrior
from ....law.casting import CASTERS, CASTING, MASTERY, masters, spell_targets, turned_to
from ....law.combat.attacks import only_attacks_left
from ....law.moments import CARD_PLAYED, moment_of
from ....law.paying import AFFORDABLE, least_price
from ....law.playing import USED_UP, plays
from ....rules.moving import attach
from ....rules.playing import PLAYING, begin_play, eased, pay_summons, summoned_for, summoning_means
from ....rules.windows import REACTION, WINDOW
from ....state import LIMBO, MODIFIERS, DoomState, put
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ..act import Act, ChooseOne, possible

HAND_SPELLS = Domain(
    lambda c: [x for x in c.s.hand[c.me] if c.s.t.is_art[x]],
    "DTR-334",
    cs="Volí se kouzlo z ruky",
    en="A spell of your hand is chosen",
)


def action_cost(s: DoomState, spell: int) -> int:
    """The actions that are printed on a spell (DTR-214)."""
    return s.t.actions[spell] if s.t.when[spell] == ACTIONS else 0


def can_act(s: DoomState, me: int, actions: int) -> bool:
    """Has the player so many actions now, so that a spell that costs them can be cast in between?"""
    return not actions or (s.turn == me and not s.phase and not only_attacks_left(s) and s.actions >= actions)


def pay_actions(s: DoomState, me: int, spell: int) -> None:
    cost = action_cost(s, spell)
    if cost:
        s.actions -= cost
        s.acted = True


ACTIONS_PAID = Check(
    "DTR-214",
    lambda c: can_act(c.s, c.me, action_cost(c.s, c.a)),
    cs="Kouzlo {a} stojí {needed:action} a tolik teď utratit nemůžeš.",
    en="{a} costs {needed:action}, which you cannot spend now.",
    values=lambda c: {"needed": action_cost(c.s, c.a)},
)


def castable(caster: Callable[[Case], int]) -> tuple[Check, ...]:
    """What else is asked of a spell that this warrior is to cast right now: its price, its moment, its effect."""
    return (
        AFFORDABLE,
        ACTIONS_PAID,
        Check(
            "DTR-347",
            lambda c: c.s.t.when[c.a] != COMBAT or (c.s.phase == MODIFIERS and not c.s.stopped),
            cs="Kouzlo {a} se sesílá jen v průběhu souboje.",
            en="{a} is cast during a combat only.",
        ),
        Check(
            "DTR-338",
            lambda c: not c.s.t.reacts[c.a],
            cs="Kouzlo {a} je reakce a teď není na co reagovat.",
            en="{a} is a reaction, and there is nothing to react to.",
        ),
        Check(
            "DTR-346",
            lambda c: any(
                possible(c.s.t.cards[c.a].play, c.s, c.me, c.a, w) for w in spell_targets(c.s, c.me, c.a, caster(c))
            ),
            cs="Kouzlo {a} by teď nemělo žádný účinek.",
            en="{a} would have no effect now.",
        ),
    )


class LaysSpell(ChooseOne):
    """A spell of the hand is laid under the card."""

    asking = v.ASK_STORE
    copies_alike = True

    def pool(self) -> Domain:
        return HAND_SPELLS

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        attach(s, card, f[SRC], f[ME])


class CastsAtOnce(ChooseOne):
    """A certain warrior casts a spell right now: the gate of casting less the aspect, which the text lifts.

    What is printed on the spell is paid.
    """

    asking = v.ASK_CAST

    def caster(self, s: DoomState, src: int) -> int:
        """Who casts it."""
        raise NotImplementedError

    def checks(self) -> tuple[Check, ...]:
        def caster(c: Case) -> int:
            return self.caster(c.s, c.src)

        return (*(turned_to(check, caster) for check in CASTING if check is not MASTERY), *castable(caster))

    def cast(self, s: DoomState, f: Frame, spell: int) -> None:
        caster = self.caster(s, f[SRC])
        pay_actions(s, f[ME], spell)
        put(s, spell, LIMBO, f[ME], by=f[ME])
        push(s, PLAYING, f[ME], spell, 0, caster)


@dataclass(frozen=True)
class StoreSpell(LaysSpell):
    """Put a spell of the hand that the bearer could cast on the card."""

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-208",
                lambda c: masters(c.s, owner_warrior(c.s, c.src), c.a),
                cs="Kouzlo {a} by nositel této karty seslat nesměl.",
                en="The bearer of this card may not cast {a}.",
            ),
        )

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    "k této kartě kouzlo, které smí její nositel seslat",
                    "to this card a spell that its bearer may cast",
                ),
            )
        ]


@dataclass(frozen=True)
class CastNow(CastsAtOnce):
    """The warrior the card was played on casts a spell from the hand right now, whatever aspects it masters."""

    copies_alike = True

    def pool(self) -> Domain:
        return HAND_SPELLS

    def caster(self, s: DoomState, src: int) -> int:
        return s.aim[src]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if aim < 0:
            return False
        was, s.aim[src] = s.aim[src], aim  # as it will be when the card has been played
        found = self.find(s, me, src)
        s.aim[src] = was
        return bool(found)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        self.cast(s, f, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CAST_NOW,
                w.pick(
                    "tímto bojovníkem ihned kterékoli kouzlo z ruky",
                    "any spell of your hand with that warrior, at once",
                ),
            )
        ]


def card_to_answer(s: DoomState) -> int:
    """The card just played, if a reaction to it is being asked for; -1 in an ordinary window."""
    for frame in reversed(s.stack):
        if frame[PROG] == WINDOW.id:
            return -1
        if frame[PROG] == REACTION.id and moment_of(frame[X]) == CARD_PLAYED:
            return int(frame[SRC])
    return -1


@dataclass(frozen=True)
class SummonSpell(Act, Script):
    """Cast a spell from your discard pile, or for twice the price from your library (DTR-343)."""

    price: int = 2
    slots = 1
    answers: ClassVar[bool] = True  # to fetch a spell that is a reaction

    def cost(self, s: DoomState, me: int, card: int) -> int:
        return self.price if card in s.grave[me] else 2 * self.price

    def searched(self, s: DoomState, me: int, src: int, card: int) -> int:
        if eased(s, src):
            return 0 if card in s.grave[me] else self.price
        return self.cost(s, me, card)

    def due(self, s: DoomState, me: int, src: int, card: int) -> int:
        return summoned_for(s, me, src, self.searched(s, me, src, card))

    def timely(self, s: DoomState, me: int, card: int) -> bool:
        """Could this spell be cast at this moment, if it were in hand?"""
        when = s.t.when[card]
        if card_to_answer(s) >= 0:
            return when == ON_CARD
        return when in (ANYTIME, ACTIONS) or (when == COMBAT and s.phase == MODIFIERS)

    def ways(self, s: DoomState, me: int, card: int) -> list[int]:
        return plays(s, me, card, card_to_answer(s), CARD_PLAYED)

    @cached_property
    def choice(self) -> Choice:
        pool = Domain(
            lambda c: [
                x
                for x in (*c.s.library[c.me], *c.s.grave[c.me])
                # A copy would only fetch, for more, what this one fetches: without end, if they fetched each other.
                if c.s.t.is_art[x] and c.s.t.kind[x] != c.s.t.kind[c.src]
            ],
            "DTR-343",
            cs="Vyvolává se jiné kouzlo z tvého hrobu nebo z tvé knihovny",
            en="Another spell of your discard pile or of your library is summoned",
        )
        return Choice(
            v.TARGET,
            pool,
            checks=(
                Check(
                    "DTR-228",
                    lambda c: self.whole_cost(c) <= summoning_means(c.s, c.me, c.src),
                    cs="Vyvolat a seslat kouzlo {a} stojí nejméně {price:destiny} a máš {have:destiny}.",
                    en="To summon and cast {a} costs at least {price:destiny} and you have {have:destiny}.",
                    values=lambda c: {"price": self.whole_cost(c), "have": summoning_means(c.s, c.me, c.src)},
                ),
                Check(
                    "DTR-339",
                    lambda c: self.timely(c.s, c.me, c.a),
                    cs="Kouzlo {a} se v tuto chvíli sesílat nesmí.",
                    en="{a} may not be cast at this moment.",
                ),
                USED_UP,
                ACTIONS_PAID,
                Check(
                    "DTR-208",
                    lambda c: self.ways(c.s, c.me, c.a),
                    cs="Kouzlo {a} teď nemá kdo s účinkem seslat.",
                    en="There is nobody who could cast {a} with any effect now.",
                ),
            ),
            alike=same_title,
        )

    def whole_cost(self, c: Case) -> int:
        printed = c.s.t.cards[c.a]
        return least_price(printed) + self.due(c.s, c.me, c.src, c.a)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.choice.options(Case(s, me, src, [])))

    def announced(self, s: DoomState, me: int, src: int) -> int:
        found = [first(option) for option in self.choice.options(Case(s, me, src, []))]
        return min((self.searched(s, me, src, card) for card in found), default=0)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        card_at = slot[0]
        summoning = Question(v.ASK_SUMMON, (self.choice,))
        this_spell = Domain(
            lambda c: [c.f[card_at]], "DTR-343", cs="Sesílá se vyvolané kouzlo", en="The spell summoned is cast"
        )
        works = Check(
            "DTR-346",
            lambda c: v.CAST(c.a, c.b) in self.ways(c.s, c.me, c.a),
            cs="Kouzlo {a} by bojovník {b} seslal bez účinku.",
            en="{a}, cast by {b}, would have no effect.",
        )
        casting = Question(v.ASK_CASTER, (Choice(v.CAST, this_spell, CASTERS, checks=(*CASTING, works)),))

        def choose(s: DoomState, f: Frame) -> None:
            if not summoning.ask(s, f):
                f[PC] = go(OVER)

        @answers(summoning)
        def fetched(s: DoomState, f: Frame) -> None:
            card = f[card_at] = first(s.answer)
            pay_summons(s, f[ME], f[SRC], self.searched(s, f[ME], f[SRC], card))
            options = casting.options(s, f)
            if options:
                ask(s, f[ME], v.ASK_CASTER, options, card)
            else:
                f[PC] = go(OVER)

        @answers(casting)
        def cast(s: DoomState, f: Frame) -> None:
            pay_actions(s, f[ME], f[card_at])
            begin_play(s, f[ME], s.answer, card_to_answer(s), CARD_PLAYED)

        return [choose, fetched, cast]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CAST_NOW,
                w.pick(
                    f"ihned kouzlo ze svého hrobu za {w.count(self.price, DESTINY)}, nebo ze své knihovny za "
                    f"{2 * self.price}",
                    f"a spell from your discard pile for {w.count(self.price, DESTINY)}, or from your library for "
                    f"{2 * self.price}, at once",
                ),
            )
        ]
