"""Attack actions without a combat, an attack on top of all others, hands that bats look into."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.chance import below
from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words, verb

from ....law.abilities import owner_warrior
from ....law.combat.attacks import ATTACK_KIND, foes_of, targets, used_up
from ....law.combat.capability import ready
from ....law.cover import may_be_driven
from ....law.leaving import DISCARDING
from ....rules.combat.starting import start_combat
from ....rules.leaving import discard, kill
from ....rules.moving import into_cover
from ....state import GRAVE, DoomState, cards_in_play, own_warriors, stow
from ....words import trade_questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.vocabulary import programs
from ...marks import STRIKES_HANDS
from ...reach import carries, quiet
from ..act import PLAYERS_LEFT, Act, ChooseOne, own_card, warriors_in_play


# ---- one attack more ----
def in_action_step(s: DoomState, me: int) -> bool:
    """Is it between two actions of this player's own turn?"""
    turn = programs.by_name["turn"]
    frame = s.stack[0] if s.stack else None
    if frame is None or frame[PROG] != turn.id or s.turn != me or s.phase:
        return False
    return turn.steps[frame[PC]].__name__ == "offer"


@dataclass(frozen=True)
class OneMoreAttack(Act):
    """The bearer attacks, on top of the actions of its player's turn, which it may still use as it likes (DTR-360)."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = owner_warrior(s, src)
        if not in_action_step(s, me) or s.rounds[me] < 2 or used_up(s, me) or not ready(s, warrior):
            return False
        return bool(targets(s, warrior, foes_of(s, me)))

    def instant(self) -> Instant:
        return lambda s, me, src, x: start_combat(s, me, ATTACK_KIND, owner_warrior(s, src))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ATTACK,
                w.pick(
                    "ve svém kole tímto bojovníkem navíc; nestojí to žádnou z tvých akcí",
                    "with this warrior in your turn, on top of your actions",
                ),
            )
        ]


_ATTACK = verb("zaútoč", "zaútočit", "zaútočí", "attack")


# ---- rockets ----
@dataclass(frozen=True)
class Barrage(Act, Script):
    """A fortification, a warzone and a vehicle in play are discarded; whoever is in the vehicle is killed."""

    slots = 1

    def kinds(self, s: DoomState) -> tuple[list[int], list[int], list[int]]:
        there = [c for c in cards_in_play(s) if not s.t.is_warrior[c]]
        forts = [c for c in there if s.t.is_fort_card[c]]
        zones = [c for c in there if s.t.is_warzone[c]]
        return forts, zones, [c for c in there if s.t.traits[c] & tr.VEHICLE]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(c != src for found in self.kinds(s) for c in found)

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        nth = slot[0]
        question = Question(
            v.ASK_DESTROY,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: [x for x in self.kinds(c.s)[c.f[nth] - 1] if x != c.src],
                        "DTR-503",
                        cs="Vyřazuje se postupně opevnění, válečná zóna a vozidlo ve hře",
                        en="A fortification, then a warzone, then a vehicle in play is discarded",
                    ),
                    checks=DISCARDING,
                    harms=own_card,
                ),
                stop(v.DONE),
            ),
        )

        def start(s: DoomState, f: Frame) -> None:
            f[nth] = 0

        def choose(s: DoomState, f: Frame) -> None:
            f[nth] += 1
            if f[nth] > 3:
                f[PC] = go(OVER)
            elif not question.choices[0].options(Case(s, f[ME], f[SRC], f)):
                f[PC] = go(choose)
            else:
                question.ask(s, f)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            f[PC] = go(choose)
            if s.answer == v.DONE():
                return
            card = first(s.answer)
            rider = s.bearer[card] if s.inside >> card & 1 else -1
            s.inside &= ~(1 << card)  # killed, and not just wounded for it
            discard(s, card)
            if rider >= 0:
                kill(s, rider, s.aim[f[SRC]], f[ME])

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "1 opevnění, 1 válečnou zónu a 1 vozidlo ve hře; kdo je ve vozidle, je zabit a získáš za něj body",
                    "1 fortification, 1 warzone and 1 vehicle in play; whoever is in the vehicle is killed and you "
                    "earn the points",
                ),
            )
        ]


# ---- strafing ----
@dataclass(frozen=True)
class Strafe(ChooseOne):
    """Any warrior in play goes into cover; one that is there already is killed."""

    asking = q.ASK_STRAFE

    def pool(self) -> Domain:
        return warriors_in_play("DTR-238", "Ostřelovat lze bojovníka ve hře", "A warrior in play can be strafed")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-346",
                lambda c: c.s.covered >> c.a & 1 or may_be_driven(c.s, c.a),
                cs="Bojovník {a} do úkrytu nesmí, a tak by se mu nic nestalo.",
                en="{a} may not go into cover, so nothing would happen to it.",
            ),
            Check(
                "DTR-334",
                lambda c: c.a != owner_warrior(c.s, c.src),
                cs="Sám sebe neostřeluje.",
                en="It does not strafe itself.",
            ),
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        if s.covered >> card & 1:
            kill(s, card, owner_warrior(s, f[SRC]), f[ME])
        else:
            into_cover(s, card)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _STRAFE,
                w.pick(
                    "kteréhokoli bojovníka ve hře: jde do úkrytu, smí-li tam; kdo už v úkrytu je, ten je zabit a "
                    "získáš za něj body",
                    "any warrior in play: it goes into cover if it may; one that is in cover already is killed and you "
                    "earn the points",
                ),
            )
        ]


_STRAFE = verb("ostřeluj", "ostřelovat", "ostřeluje", "strafe")


# ---- bats ----
@dataclass(frozen=True)
class PeekAtRandom(Act, Script):
    """So many cards of a hand, by chance, are looked at; where a card says so, the warriors among them may go."""

    slots = 2

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(s.hand[p] for p in range(s.t.seats) if p != me and not s.lost[p])

    def most(self, s: DoomState, me: int, src: int) -> int:
        return max(len(s.hand[p]) for p in range(s.t.seats))

    def helped(self, s: DoomState, me: int) -> bool:
        return any(carries(s, STRIKES_HANDS, w) and not quiet(s, w) for w in own_warriors(s, me))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        whose, seen = slot
        full = Check(
            "DTR-346",
            lambda c: c.s.hand[c.a] and c.a != c.me,
            cs="Tam není co prohlížet: {a}.",
            en="There is nothing to look at: {a}.",
        )
        whom = Question(v.ASK_WHOSE_HAND, (Choice(v.TARGET_PLAYER, PLAYERS_LEFT, checks=(full,)),))
        which = Question(
            v.ASK_REMOVE,
            (
                Choice(
                    v.TARGET,
                    Domain(
                        lambda c: [x for x in c.f[seen] if c.s.t.musters[x] and x in c.s.hand[c.f[whose]]],
                        "DTR-334",
                        cs="Vyřazují se bojovníci mezi prohlíženými kartami",
                        en="Warriors among the cards looked at are discarded",
                    ),
                ),
                stop(v.DONE),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not whom.ask(s, f):
                f[PC] = go(OVER)

        @answers(whom)
        def looked(s: DoomState, f: Frame) -> None:
            f[whose] = first(s.answer)
            hand, picked = s.hand[f[whose]][:], []
            for _ in range(min(f[X], len(hand))):
                picked.append(hand.pop(below(s, len(hand))))
            f[seen] = tuple(picked)
            note(s, v.L_LOOKS, f[ME], f[SRC], other=f[whose])
            for card in picked:
                show(s, card, f[ME])

        def next_one(s: DoomState, f: Frame) -> None:
            if not self.helped(s, f[ME]) or not which.choices[0].options(Case(s, f[ME], f[SRC], f)):
                f[PC] = go(OVER)
            else:
                which.ask(s, f)

        @answers(which)
        def dropped(s: DoomState, f: Frame) -> None:
            if s.answer != v.DONE():
                card = first(s.answer)
                note(s, v.L_DISCARDED, f[whose], card)
                stow(s, card, GRAVE, True)
                f[PC] = go(next_one)

        return [choose, looked, next_one, dropped]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _LOOK,
                w.pick("1 náhodnou kartu v ruce jiného hráče", "1 random card in the hand of another player"),
            )
        ]


_LOOK = verb("prohlédni si", "prohlédnout si", "si prohlédne", "look at")
