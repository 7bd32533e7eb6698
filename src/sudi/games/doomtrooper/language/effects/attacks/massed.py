"""Several attacks that a card makes one after the other, and attacks of warriors that are somebody else's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.decision import first, second
from sudi.kernel.law import Case, Check, Choice, Question, answers, stop
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, ask
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.wording import ACC, NOM, Clause, Words, verb

from ....law.combat.attacking import DEFENDERS, OWN_ATTACKERS
from ....law.combat.attacks import ATTACK_KIND, NON_ATTACK, may_meet
from ....law.paying import funds
from ....rules.combat.starting import start_combat
from ....rules.granted import grant
from ....rules.points import lose_victory, pay
from ....state import PLACES, DoomState, in_play, own_warriors, warriors
from ....words import attack_questions as q
from ....words import verbs
from ....words import vocabulary as v
from ....words.areas import OF_AREA
from ...marks import COMMANDED, POINTS_TO
from ...scopes import AIMED
from ...select import THEIRS, Who
from ...standing.duties import attack_price, can_pay_attack
from ...standing.rule import COMBAT_LONG, Mark
from ..act import AIM, Act, owner_seat, warriors_in_play, yes_or_no
from ..harm.destroying import NOT_IMMUNE


def may_be_sent(s: DoomState, attacker: int, defender: int) -> bool:
    """Two that may meet, if whoever attacks can pay what the attack costs."""
    if not may_meet(s, attacker, defender):
        return False
    return can_pay_attack(s, attacker, defender, funds(s, s.side[attacker]))


def send(s: DoomState, me: int, attacker: int, defender: int) -> None:
    """They meet; an attack that costs points is paid for."""
    pay(s, s.side[attacker], attack_price(s, attacker, defender), defender)
    lose_victory(s, s.side[attacker], attack_price(s, attacker, defender, victory=True), defender)
    start_combat(s, me, ATTACK_KIND, attacker, defender)


@dataclass(frozen=True)
class AttackAll(Act, Script):
    """Every warrior of one of your areas attacks another one of these, as far as there are any: the pairs first."""

    area: int
    whom: Who
    slots = 1

    def pairs(self, s: DoomState, me: int, taken: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
        used = {w for pair in taken for w in pair}
        mine = [w for w in own_warriors(s, me) if s.at[w] == self.area and w not in used]
        foes = [w for w in self.whom.find(s, me, -1) if w not in used and s.t.team[s.side[w]] != s.t.team[me]]
        return [(a, d) for a in mine for d in foes if may_be_sent(s, a, d)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.rounds[me] > 1 and not s.phase and bool(self.pairs(s, me, ()))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        taken = slot[0]

        def able(c: Case) -> bool:
            return (c.a, c.b) in self.pairs(c.s, c.me, c.f[taken] or ())

        question = Question(
            q.ASK_OUTWARD,
            (
                Choice(
                    v.AGAINST,
                    OWN_ATTACKERS,
                    DEFENDERS,
                    checks=(
                        Check(
                            "DTR-334",
                            able,
                            cs="Tato dvojice podle textu karty bojovat nemůže, nebo už je jeden z ní zadán.",
                            en="The card's text does not pair these two, or one of them is paired already.",
                        ),
                    ),
                ),
            ),
            "DTR-243",
        )

        def begin(s: DoomState, f: Frame) -> None:
            f[taken] = ()

        def choose(s: DoomState, f: Frame) -> None:
            found = self.pairs(s, f[ME], f[taken])
            if found:
                ask(s, f[ME], q.ASK_OUTWARD, [v.AGAINST(a, d) for a, d in found], f[SRC])
            else:
                f[PC] = go(meet)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            f[taken] = (*f[taken], (first(s.answer), second(s.answer)))
            f[PC] = go(choose)

        def meet(s: DoomState, f: Frame) -> None:
            if not f[taken]:
                f[PC] = go(OVER)
                return
            (attacker, defender), f[taken] = f[taken][0], f[taken][1:]
            f[PC] = go(meet)
            if in_play(s, attacker) and s.side[attacker] == f[ME] and may_be_sent(s, attacker, defender):
                send(s, f[ME], attacker, defender)

        return [begin, choose, chosen, meet]

    def say(self, w: Words) -> list[Clause]:
        mine, whom = OF_AREA[PLACES[self.area]], self.whom.say(w, ACC)
        return [
            Clause(
                _ALL,
                w.pick(
                    f"bojovník tvého {mine.cs} musí, může-li, napadnout jiného protivníka ({self.whom.say(w, NOM)}). "
                    "Nejdřív zvol všechny dvojice, pak proběhnou souboje v tom pořadí; na koho protivník nezbyl, ten "
                    "neútočí"
                    if mine.cs.startswith("M")
                    else f"bojovník tvé {mine.cs} musí, může-li, napadnout jiného protivníka "
                    f"({self.whom.say(w, NOM)}). Nejdřív zvol všechny dvojice, pak proběhnou souboje v tom pořadí; na "
                    "koho protivník nezbyl, ten neútočí",
                    f"warrior of your {mine.en} has to attack {whom} of its own if it can. First choose all the pairs, "
                    "then they fight in that order; whoever finds no opponent does not attack",
                ),
            )
        ]


_ALL = verb("každý", "každý", "každý", "every")


@dataclass(frozen=True)
class HuntDown(Act, Script):
    """Each of these warriors of yours may attack the one the card is played on, one after the other."""

    who: Who
    victim: ClassVar[str] = AIM
    slots = 1

    def able(self, s: DoomState, me: int, aim: int, done: tuple[int, ...]) -> list[int]:
        if aim < 0 or not in_play(s, aim):
            return []
        return [w for w in self.who.find(s, me, -1) if w not in done and may_be_sent(s, w, aim)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        foe = aim >= 0 and s.t.team[s.side[aim]] != s.t.team[me]
        return foe and s.rounds[me] > 1 and bool(self.able(s, me, aim, ()))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        done = slot[0]
        question = Question(
            q.ASK_ONE_MORE,
            (
                Choice(
                    v.TARGET,
                    OWN_ATTACKERS,
                    checks=(
                        Check(
                            "DTR-334",
                            lambda c: c.a in self.able(c.s, c.me, c.s.aim[c.src], c.f[done] or ()),
                            cs="Bojovník {a} při tom zaútočit nemůže, nebo už zaútočil.",
                            en="{a} cannot attack here, or has attacked already.",
                        ),
                    ),
                ),
                stop(v.DONE),
            ),
            "DTR-243",
        )

        def begin(s: DoomState, f: Frame) -> None:
            f[done] = ()

        def choose(s: DoomState, f: Frame) -> None:
            found = self.able(s, f[ME], s.aim[f[SRC]], f[done])
            if found:
                ask(s, f[ME], q.ASK_ONE_MORE, [*v.TARGET.each(found), v.DONE()], f[SRC])
            else:
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            if s.answer == v.DONE():
                f[PC] = go(OVER)
                return
            f[done] = (*f[done], first(s.answer))
            f[PC] = go(choose)
            send(s, f[ME], first(s.answer), s.aim[f[SRC]])

        return [begin, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        who = self.who.say(w, NOM, many=True)
        return [
            Clause(
                _EACH,
                w.pick(
                    f"{who} zaútočit na toho bojovníka, každý jednou a v pořadí, které zvolíš",
                    f"{who} may attack that warrior at once, each of them once and in any order you choose",
                ),
            )
        ]


_EACH = verb("ihned smějí", "smět", "smějí", "all")

# ---- with somebody else's warriors ----
HURT_PAYS = Mark("", AIMED, until=COMBAT_LONG, name=COMMANDED)
FOES = Who(whose=THEIRS)


@dataclass(frozen=True)
class Command(Act, Script):
    """An opponent's warrior has to attack whom you say; whoever is hurt brings destiny points instead of others."""

    rule: Mark = HURT_PAYS
    slots = 1

    def victims(self, s: DoomState, attacker: int) -> list[int]:
        return [w for w in warriors(s) if may_be_sent(s, attacker, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.attackers().options(Case(s, me, src, [])))

    def attackers(self) -> Choice:
        return Choice(
            v.TARGET,
            warriors_in_play("DTR-243", "Útočí bojovník ve hře", "A warrior in play attacks"),
            checks=(
                Check(
                    "DTR-334",
                    lambda c: FOES.fits(c.s, c.me, c.src, c.a),
                    cs="Bojovník {a} není soupeřův.",
                    en="{a} is no opponent's warrior.",
                ),
                Check(
                    "DTR-243",
                    lambda c: self.victims(c.s, c.a),
                    cs="Bojovník {a} teď zaútočit nemůže.",
                    en="{a} cannot attack now.",
                ),
                NOT_IMMUNE,
            ),
        )

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        sent = slot[0]
        attacking = Question(q.ASK_COMMANDED, (self.attackers(),))
        defending = Question(
            v.ASK_DEFENDER,
            (
                Choice(
                    v.TARGET,
                    warriors_in_play("DTR-243", "Bránit se bude bojovník ve hře", "A warrior in play defends"),
                    checks=(
                        Check(
                            "DTR-250",
                            lambda c: c.a in self.victims(c.s, c.f[sent]),
                            cs="Bojovníka {a} útočník napadnout nemůže.",
                            en="The attacker cannot attack {a}.",
                        ),
                    ),
                    harms=lambda c: c.s.side[c.a] == c.me,
                ),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not attacking.ask(s, f):
                f[PC] = go(OVER)

        @answers(attacking)
        def named(s: DoomState, f: Frame) -> None:
            f[sent] = first(s.answer)
            if not defending.ask(s, f):
                f[PC] = go(OVER)

        @answers(defending)
        def meet(s: DoomState, f: Frame) -> None:
            attacker, defender = f[sent], first(s.answer)
            owner = s.side[attacker]
            pay(s, owner, attack_price(s, attacker, defender), defender)
            lose_victory(s, owner, attack_price(s, attacker, defender, victory=True), defender)
            start_combat(s, owner, ATTACK_KIND, attacker, defender, (self.rule, f[ME], f[SRC]))

        return [choose, named, meet]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _FORCE,
                w.pick(
                    "bojovníka soupeře zaútočit na bojovníka, kterého zvolíš. Je-li útočník zraněn nebo zabit, získá "
                    "jeho hráč dvojnásobek jeho hodnoty v bodech osudu; je-li zraněn nebo zabit obránce, získáš body "
                    "osudu za jeho hodnotu ty. Jiné body za tento souboj nejsou",
                    "an opponent's warrior to attack a warrior of your choice. If the attacker is wounded or killed, "
                    "its player gains twice its value in destiny points; if the defender is, you gain destiny points "
                    "for its value. There are no other points for this combat",
                ),
            )
        ]


_FORCE = verb("donuť", "donutit", "donutí", "force")
TO_YOU = Mark("", AIMED, until=COMBAT_LONG, name=POINTS_TO)


@dataclass(frozen=True)
class Manipulate(Act, Script):
    """Up to so many actions at once; the last may be an attack with somebody else's warrior, whose points are yours."""

    n: int = 3
    rule: Mark = TO_YOU
    victim: ClassVar[str] = AIM
    slots = 0

    def foes(self, s: DoomState, me: int, warrior: int) -> list[int]:
        """Whoever performs the attack pays what it costs: the player of the spell, not that of the warrior."""
        if not in_play(s, warrior) or s.rounds[me] <= 1:
            return []
        open_ = [w for w in warriors(s) if s.t.team[s.side[w]] != s.t.team[me] and may_meet(s, warrior, w)]
        purse = funds(s, me)
        return [
            w
            for w in open_
            if attack_price(s, warrior, w) <= purse and attack_price(s, warrior, w, victory=True) <= s.victory[me]
        ]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_play(s, aim) and not s.phase

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        last_one = yes_or_no(
            q.ASK_LAST_ATTACK,
            "DTR-360",
            owner_seat,
            Check(
                "DTR-243",
                lambda c: self.foes(c.s, c.me, c.s.aim[c.src]),
                cs="Ten bojovník teď nemá na koho zaútočit.",
                en="That warrior has nobody to attack now.",
            ),
        )
        defending = Question(
            v.ASK_DEFENDER,
            (
                Choice(
                    v.TARGET,
                    warriors_in_play("DTR-243", "Bránit se bude bojovník ve hře", "A warrior in play defends"),
                    checks=(
                        Check(
                            "DTR-250",
                            lambda c: c.a in self.foes(c.s, c.me, c.s.aim[c.src]),
                            cs="Bojovníka {a} napadnout nelze.",
                            en="{a} cannot be attacked.",
                        ),
                    ),
                ),
                stop(v.DONE),
            ),
        )

        def choose(s: DoomState, f: Frame) -> None:
            last_one.ask(s, f)

        @answers(last_one)
        def acts(s: DoomState, f: Frame) -> None:
            if s.answer == v.NO():
                f[PC] = go(OVER)
                grant(s, f[ME], f[SRC], self.n, NON_ATTACK)
            else:
                grant(s, f[ME], f[SRC], self.n - 1, NON_ATTACK)

        def attack(s: DoomState, f: Frame) -> None:
            if not self.foes(s, f[ME], s.aim[f[SRC]]):
                f[PC] = go(OVER)
            else:
                defending.ask(s, f)

        @answers(defending)
        def meet(s: DoomState, f: Frame) -> None:
            if s.answer != v.DONE():
                attacker, defender = s.aim[f[SRC]], first(s.answer)
                pay(s, f[ME], attack_price(s, attacker, defender), defender)
                lose_victory(s, f[ME], attack_price(s, attacker, defender, victory=True), defender)
                start_combat(s, f[ME], ATTACK_KIND, attacker, defender, (self.rule, f[ME], f[SRC]))

        return [choose, acts, attack, meet]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.TAKE_ACTIONS,
                w.pick(
                    f"ihned až {self.n} akce; útočná smí být jen poslední z nich, a to útok tímto bojovníkem. Body, "
                    "které tím získá, jsou tvoje; svůj útok ti to nebere",
                    f"up to {self.n} actions at once; only the last of them may be an attack, with that warrior. "
                    "Whatever points it earns are yours; your own attack is still yours to make",
                ),
            )
        ]
