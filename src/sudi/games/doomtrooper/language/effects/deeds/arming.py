"""Gear at the right moment: a weapon out of nowhere, a missile, a look from above."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import EQUIPMENT, RELIC
from ....law.bearing import OWN, lifted
from ....law.combat.attacks import only_attacks_left
from ....law.deploying import NOT_SHUT_OUT
from ....law.paying import funds
from ....law.playing import UNIQUE
from ....rules.attaching import attach_from_hand
from ....rules.leaving import wound
from ....rules.points import pay
from ....rules.sabotage import SABOTAGE
from ....state import GRAVE, MODIFIERS, SQUAD, DoomState, in_play, stow
from ....words import questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ...gear import usable_weapons
from ...select import Who, carried, traits_of
from ..act import PLAYERS_LEFT, Act
from ..gear import HandsOver


@dataclass(frozen=True)
class DrawWeapon(HandsOver):
    """The warrior it was played on gets a weapon out of the hand, or for a price out of the discard pile."""

    price: int
    choosing = q.ASK_ARM
    copies_alike = True

    def cost(self, s: DoomState, me: int, card: int) -> int:
        return (self.price if card in s.grave[me] else 0) + s.t.cards[card].cost

    def gear_in_question(self) -> Domain:
        return Domain(
            lambda c: [*c.s.hand[c.me], *c.s.grave[c.me]],
            "DTR-334",
            cs="Dává se zbraň z ruky nebo z tvého hrobu",
            en="A weapon of your hand or of your discard pile is given",
        )

    def gear_checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-096",
                lambda c: (
                    c.s.t.type[c.a] in (EQUIPMENT, RELIC)
                    and c.s.t.traits[c.a] & tr.WEAPON
                    and isinstance(c.s.t.cards[c.a].give, Who)
                ),
                cs="Karta {a} není zbraň.",
                en="{a} is no weapon.",
            ),
            Check(
                "DTR-228",
                lambda c: self.cost(c.s, c.me, c.a) <= funds(c.s, c.me),
                cs="Dát kartu {a} stojí {price:destiny} a máš {have:destiny}.",
                en="To give {a} costs {price:destiny} and you have {have:destiny}.",
                values=lambda c: {"price": self.cost(c.s, c.me, c.a), "have": funds(c.s, c.me)},
            ),
            *UNIQUE,
            NOT_SHUT_OUT,
        )

    def takers_in_question(self) -> Domain:
        return Domain(
            lambda c: [c.s.aim[c.src]] if c.s.aim[c.src] >= 0 and in_play(c.s, c.s.aim[c.src]) else [],
            "DTR-334",
            cs="Zbraň dostane bojovník, na kterého byla karta zahrána",
            en="The warrior that the card was played on gets the weapon",
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        before, s.aim[src] = s.aim[src], aim  # asked before the card is aimed at anybody
        try:
            return s.phase == MODIFIERS and bool(self.choice.options(Case(s, me, src, [])))
        finally:
            s.aim[src] = before

    def gate(self) -> tuple[Check, ...]:
        return lifted(OWN)

    def give(self, s: DoomState, me: int, src: int, card: int, warrior: int) -> None:
        pay(s, me, self.cost(s, me, card) - s.t.cards[card].cost, src)
        attach_from_hand(s, me, card, warrior)
        if card in usable_weapons(s, warrior, s.tactic):  # it was drawn to be used
            if warrior == s.attacker:
                s.weapon_a = card
            elif warrior == s.defender:
                s.weapon_d = card

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, 3)
        return [
            Clause(
                verbs.GIVE,
                w.pick(
                    f"k němu zbraň z ruky, nebo za {price} ze svého hrobu; hned ji používá, smí-li",
                    f"to it a weapon of your hand, or for {price} one of your discard pile; it uses it at once if it "
                    "may",
                ),
            )
        ]


# ---- against whoever comes by air ----
@dataclass(frozen=True)
class Missile(Act):
    """Whoever attacks one's Squad, or sabotages, with such a vehicle is wounded; a kill is paid."""

    gear: int

    def target(self, s: DoomState, me: int) -> int:
        """The attacker that may be shot down now; -1: nobody."""
        for f in reversed(s.stack):
            if f[PROG] == SABOTAGE.id and f[X] == me:
                return f[SRC] if self.aloft(s, f[SRC]) else -1
        if s.phase != MODIFIERS or s.attacker < 0 or s.stopped:
            return -1
        mine = s.side[s.defender] == me and s.at[s.defender] == SQUAD
        return s.attacker if mine and self.aloft(s, s.attacker) else -1

    def aloft(self, s: DoomState, warrior: int) -> bool:
        return in_play(s, warrior) and bool((traits_of(s, warrior) | carried(s, warrior)) & self.gear)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.target(s, me) >= 0

    def instant(self) -> Instant:
        def fire(s: DoomState, me: int, src: int, x: int) -> None:
            s.aim[src] = -1
            target = self.target(s, me)
            if target >= 0:
                wound(s, target, -1, me)

        return fire

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.WOUND,
                w.pick(
                    "toho, kdo útočí vzdušným korábem na bojovníka ve tvém Mužstvu nebo s ním proti tobě provádí "
                    "sabotáž; přežije-li to, pokračuje, je-li zabit, získáš body",
                    "whoever attacks a warrior in your Squad with an airship or sabotages you with one; if it "
                    "survives, it goes on, and if it is killed, you earn the points",
                ),
            )
        ]


# ---- a look from above ----
@dataclass(frozen=True)
class Survey(Act, Script):
    """So many cards on top of any library are looked at; for every further action one of them may be discarded."""

    n: int = 3
    slots = 2

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.library[seat] for seat in range(s.t.seats) if not s.lost[seat])

    def top(self, s: DoomState, seat: int, left: int) -> list[int]:
        """The cards looked at that are still there, the top one last."""
        return s.library[seat][-left:] if left else []

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        whose, left = slot
        whom = Question(
            v.ASK_WHOSE,
            (
                Choice(
                    v.TARGET_PLAYER,
                    PLAYERS_LEFT,
                    checks=(
                        Check(
                            "DTR-346",
                            lambda c: c.s.library[c.a],
                            cs="Ta knihovna je prázdná: {a}.",
                            en="That library is empty: {a}.",
                        ),
                    ),
                ),
            ),
        )
        which = Question(
            q.ASK_TOP,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: self.top(c.s, c.f[whose], c.f[left]),
                        "DTR-334",
                        cs="Volí se z prohlížených karet",
                        en="One of the cards looked at is chosen",
                    ),
                    harms=lambda c: c.f[whose] == c.me,
                ),
                stop(v.DONE),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not whom.ask(s, f):
                f[PC] = go(OVER)

        @answers(whom)
        def look(s: DoomState, f: Frame) -> None:
            f[whose] = first(s.answer)
            f[left] = min(self.n, len(s.library[f[whose]]))
            note(s, v.L_LOOKS, f[ME], f[SRC], other=f[whose])
            for card in self.top(s, f[whose], f[left]):
                show(s, card, f[ME])

        def choose_card(s: DoomState, f: Frame) -> None:
            acts = s.turn == f[ME] and not s.phase and s.actions > 0 and not only_attacks_left(s)
            if not f[left] or not acts or not which.ask(s, f):
                f[PC] = go(OVER)

        @answers(which)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer == v.DONE():
                f[PC] = go(OVER)
                return
            card = first(s.answer)
            s.actions -= 1
            f[left] -= 1
            stow(s, card, GRAVE, True)
            note(s, v.L_DISCARDED, s.t.owner[card], card)
            f[PC] = go(choose_card)

        return [choose, look, choose_card, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _LOOK,
                w.pick(
                    f"vrchní {self.n} karty kterékoli knihovny; za každou další akci smíš jednu z nich vyřadit, "
                    "ostatní zůstávají v původním pořadí",
                    f"the top {self.n} cards of any library; for every further action you may discard one of them, "
                    "and the others stay in their order",
                ),
            )
        ]


_LOOK = verb("prohlédni si", "prohlédnout si", "si prohlédne", "look at")
