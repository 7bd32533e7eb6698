"""What is said about the attacks of a player's next turn, and how somebody comes to say it."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first, second
from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Choice, Domain, Question, answers, stop
from sudi.kernel.machine import PC, SRC, Frame, Step, X
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.wording import Clause, Words, verb

from ....law.combat import orders
from ....law.combat.attacking import DEFENDERS, OWN_ATTACKERS
from ....law.combat.attacks import attacks_of
from ....law.combat.capability import capable, tactics
from ....state import DoomState, opponents, own_warriors, warriors
from ....words import attack_questions as q
from ....words import verbs
from ....words import vocabulary as v
from ...marks import ORDERED
from ...scopes import AIMED
from ...select import THEIRS, Who
from ...standing.protection import NOT_WARDED, warded
from ...standing.rule import GAME_LONG, Mark
from ...twins import same
from ..act import Act, owner_seat, warriors_in_play, yes_or_no
from ..harm.destroying import NOT_IMMUNE


def _order(kind: int) -> Mark:
    return Mark("", AIMED, until=GAME_LONG, name=ORDERED, n=kind)


GO, HIT, PLANNED, STAY, PEACE = (
    _order(kind) for kind in (orders.SEND, orders.STRIKE, orders.PLAN, orders.STAY, orders.PEACE)
)
FOES = Who(whose=THEIRS)


def ordered(s: DoomState, rule: Mark, warrior: int) -> bool:
    number = s.t.rule_ids(rule)
    return any(e[0] == number and same(s, e[3], warrior) for e in s.lasting)


@dataclass(frozen=True)
class Announce(Act):
    """The warrior will attack in its player's next turn, and has to."""

    rule: Mark = GO

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        number = s.t.rule_ids(self.rule)
        return not any(e[0] == number and e[3] == src and orders.waits_of(e) for e in s.lasting)

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src, src, orders.pack(orders.turns_ahead(s, me)))

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ANNOUNCE,
                w.pick(
                    "jeho útok na své příští kolo; pak jím zaútočit musíš, můžeš-li",
                    "its attack for your next turn; then you have to attack with it, if you can",
                ),
            )
        ]


_ANNOUNCE = verb("ohlas", "ohlásit", "ohlásí", "announce")


@dataclass(frozen=True)
class DictateAttack(Act, Script):
    """An enemy warrior has to attack in its player's next turn, or may not: as one says."""

    go: Mark = GO
    stay: Mark = STAY
    slots = 1

    def choice(self) -> Choice:
        return Choice(
            v.TARGET,
            warriors_in_play("DTR-334", "Volí se bojovník ve hře", "A warrior in play is chosen"),
            checks=(
                Check(
                    "DTR-334",
                    lambda c: FOES.fits(c.s, c.me, c.src, c.a) and not c.s.t.never_fights[c.a],
                    cs="Bojovník {a} není nepřátelský, nebo nikdy neútočí.",
                    en="{a} is no enemy, or never attacks.",
                ),
                Check(
                    "DTR-346",
                    lambda c: not ordered(c.s, self.go, c.a) and not ordered(c.s, self.stay, c.a),
                    cs="O bojovníkovi {a} už bylo rozhodnuto.",
                    en="{a} has its orders already.",
                ),
                NOT_IMMUNE,
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.choice().options(Case(s, me, src, [])))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        named = slot[0]
        whom = Question(v.ASK_AFFLICT, (self.choice(),))
        must = yes_or_no(q.ASK_ORDERED, "DTR-334", owner_seat)

        def choose(s: DoomState, f: Frame) -> None:
            if not whom.ask(s, f):
                f[PC] = go(OVER)

        @answers(whom)
        def chosen(s: DoomState, f: Frame) -> None:
            f[named] = first(s.answer)
            must.ask(s, f)

        @answers(must)
        def decided(s: DoomState, f: Frame) -> None:
            rule = self.go if s.answer == v.YES() else self.stay
            seat = s.side[f[named]]
            last(s, rule, seat, f[SRC], f[named], orders.pack(orders.turns_ahead(s, seat)))

        return [choose, chosen, decided]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "1 nepřátelského bojovníka a urči, zda v příštím kole svého hráče zaútočit musí, nebo nesmí; koho "
                    "napadne, určí jeho hráč, a nesmí-li, smí ten hráč útočit jinými",
                    "1 enemy warrior and say whether it has to attack in its player's next turn or may not; whom it "
                    "attacks that player decides, and if it may not, others of that player may",
                ),
            )
        ]


class _ToPlayer:
    """A base: an opponent is chosen first, if there are several."""

    def addressing(self) -> Question:
        return Question(
            q.ASK_MESSAGE,
            (
                Choice(
                    v.TARGET_PLAYER,
                    Domain(lambda c: opponents(c.s, c.me), "DTR-334", cs="Volí se soupeř", en="An opponent is chosen"),
                    checks=(NOT_WARDED,),
                ),
            ),
        )


@dataclass(frozen=True)
class SendMessage(_ToPlayer, Act, Script):
    """An opponent has to attack a certain warrior in his next turn, with whom he likes."""

    rule: Mark = HIT
    slots = 1

    def meant(self, s: DoomState, seat: int) -> list[int]:
        team = s.t.team
        return [w for w in warriors(s) if team[s.side[w]] != team[seat] and capable(s, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(self.meant(s, seat) for seat in opponents(s, me) if not warded(s, me, src, seat))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        to = slot[0]
        whom = Question(
            v.ASK_AFFLICT,
            (
                Choice(
                    v.TARGET,
                    warriors_in_play("DTR-334", "Volí se bojovník ve hře", "A warrior in play is chosen"),
                    checks=(
                        Check(
                            "DTR-246",
                            lambda c: c.a in self.meant(c.s, c.f[to]),
                            cs="Na bojovníka {a} ten hráč útočit nemůže.",
                            en="That player cannot attack {a}.",
                        ),
                    ),
                    harms=lambda c: c.s.side[c.a] == c.me,
                ),
            ),
        )
        addressing = self.addressing()

        def choose(s: DoomState, f: Frame) -> None:
            if not addressing.ask(s, f):
                f[PC] = go(OVER)

        @answers(addressing)
        def addressed(s: DoomState, f: Frame) -> None:
            f[to] = first(s.answer)
            if not whom.ask(s, f):
                f[PC] = go(OVER)

        @answers(whom)
        def told(s: DoomState, f: Frame) -> None:
            last(s, self.rule, f[to], f[SRC], first(s.answer), orders.pack(orders.turns_ahead(s, f[to])))

        return [choose, addressed, told]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "soupeře a bojovníka: v příštím svém kole na něj ten hráč musí zaútočit, může-li; kým, určí sám",
                    "an opponent and a warrior: in the next turn of his that player has to attack it, if he can; with "
                    "whom he decides himself",
                ),
            )
        ]


MOST_PLANS = 6


@dataclass(frozen=True)
class TellPlans(_ToPlayer, Act, Script):
    """An opponent says how he will attack in his next turn, and has to do so; once more for every unit."""

    planned: Mark = PLANNED
    peace: Mark = PEACE
    slots = 3

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(own_warriors(s, seat) for seat in opponents(s, me) if not warded(s, me, src, seat))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return MOST_PLANS

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        to, nth, who = slot
        addressing = self.addressing()

        def seat(s: DoomState, f: Frame) -> int:
            return int(f[to])

        def pairs(s: DoomState, f: Frame) -> dict[int, list[int]]:
            return {a: [d for d in whom if s.at[d] >= 0] for a, whom in attacks_of(s, f[to])}

        planning = Question(
            q.ASK_PLAN,
            (
                Choice(
                    v.AGAINST,
                    OWN_ATTACKERS,
                    DEFENDERS,
                    checks=(
                        Check(
                            "DTR-250",
                            lambda c: c.b in pairs(c.s, c.f).get(c.a, ()),
                            cs="Bojovník {a} bojovníka {b} napadnout nemůže.",
                            en="{a} cannot attack {b}.",
                        ),
                    ),
                ),
                stop(v.FORGO),
            ),
            "DTR-243",
            seat,
        )

        def way(n: int) -> Check:
            return Check(
                "DTR-300",
                lambda c: n in tactics(c.s, c.f[who] >> 16, c.f[who] & 0xFFFF),
                cs="Takto spolu bojovat nesmějí.",
                en="They may not fight like that.",
            )

        fighting = Question(
            q.ASK_PLANNED_TACTIC, (stop(v.FIGHT, way(0)), stop(v.SHOOT, way(1))), "DTR-252", seat
        )  # fmt: skip

        def choose(s: DoomState, f: Frame) -> None:
            if not addressing.ask(s, f):
                f[PC] = go(OVER)

        @answers(addressing)
        def addressed(s: DoomState, f: Frame) -> None:
            f[to], f[nth] = first(s.answer), 0

        def plan(s: DoomState, f: Frame) -> None:
            f[nth] += 1
            if f[nth] > f[X]:
                f[PC] = go(OVER)
            else:
                planning.ask(s, f)

        @answers(planning)
        def told(s: DoomState, f: Frame) -> None:
            if s.answer == v.FORGO():
                ahead = orders.turns_ahead(s, f[to], f[nth])
                last(s, self.peace, f[to], f[SRC], -1, orders.pack(ahead))
                f[PC] = go(plan)
                return
            f[who] = first(s.answer) << 16 | second(s.answer)
            fighting.ask(s, f)

        @answers(fighting)
        def settled(s: DoomState, f: Frame) -> None:
            attacker, defender = f[who] >> 16, f[who] & 0xFFFF
            ahead = orders.turns_ahead(s, f[to], f[nth])
            tactic = int(s.answer == v.SHOOT())
            last(s, self.planned, f[to], f[SRC], attacker, orders.pack(ahead, defender, tactic))
            f[PC] = go(plan)

        return [choose, addressed, plan, told, settled]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "soupeře, který ti řekne, zda ve svém příštím (podruhé v přespříštím) kole zaútočí, kým, na koho a "
                    "jakou taktikou; může-li, musí to dodržet",
                    "an opponent, who tells you whether he will attack in his next turn (paid again: in the one after "
                    "it), with whom, whom and by which tactic; if he can, he has to keep to it",
                ),
            )
        ]
