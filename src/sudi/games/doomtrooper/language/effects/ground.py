"""The ground of a combat: warzones left, chosen by the attacker; mines."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Choice, Domain, Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.values import MULTIPLY
from sudi.kernel.wording import ACC, NOM, Clause, Words, verb

from ...law.combat.course import may_defend_from, zones_for
from ...law.leaving import may_be_discarded
from ...rules.leaving import discard, kill, wound
from ...state import MODIFIERS, SQUAD, DoomState, attachments, in_play, own_warriors
from ...words import trait_nouns, verbs
from ...words import traits as tr
from ...words import vocabulary as v
from ..counting import marked
from ..marks import DEFUSES, SHARES_ZONE, ZONES_OFF
from ..ratings import RATING
from ..reach import reaching
from ..scopes import AIMED
from ..select import COMBATANTS, YOURS, Who, carried, traits_of
from ..standing.bonuses import FORTS
from ..standing.rule import COMBAT_LONG, Mark
from .act import Act
from .lasting import Lasting

OFF = Mark("", AIMED, until=COMBAT_LONG, name=ZONES_OFF)


@dataclass(frozen=True)
class LeaveZone(Act):
    """The combat goes on without a warzone, and nothing brings one back."""

    rule: Mark = OFF

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and s.warzone >= 0

    def instant(self) -> Instant:
        def leave(s: DoomState, me: int, src: int, x: int) -> None:
            s.warzone = -1
            last(s, self.rule, me, src, s.attacker)

        return leave

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _GO_ON,
                w.pick(
                    "bez válečné zóny; opevnění platí jako jindy",
                    "without a warzone; fortifications count as usual",
                ),
            )
        ]


_GO_ON = verb("souboj pokračuje", "", "", "this combat goes on")


SHARED = Mark("", AIMED, until=COMBAT_LONG, name=SHARES_ZONE)


@dataclass(frozen=True)
class ShareZone(Act):
    """The attacker also has the modifiers of the warzone."""

    rule: Mark = SHARED

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        shared = any(SHARES_ZONE in s.t.rule_keys[e[0]] for e in s.lasting)
        return s.phase == MODIFIERS and s.warzone >= 0 and not shared

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src, s.attacker)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GIVE_TO,
                w.pick(
                    "útočníkovi všechny úpravy, které válečná zóna dává obránci, dobré i špatné",
                    "the attacker all modifiers that the warzone gives the defender, good and bad",
                ),
            )
        ]


@dataclass(frozen=True)
class SwitchZone(Act, Script):
    """The attacker's player chooses which of the warzones open to the defender is in effect, or that none is."""

    slots = 0

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if any(ZONES_OFF in s.t.rule_keys[e[0]] for e in s.lasting):
            return False
        return s.phase == MODIFIERS and (s.warzone >= 0 or bool(zones_for(s, s.defender)))

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        pool = Domain(
            lambda c: [z for works in c.s.works for z in works if c.s.t.is_warzone[z]],
            "DTR-156",
            cs="Volí se válečná zóna ve hře",
            en="A warzone in play is chosen",
        )
        open_to = Check(
            "DTR-164",
            lambda c: may_defend_from(c.s, c.s.defender, c.a),
            cs="Z válečné zóny {a} se obránce bránit nesmí.",
            en="The defender may not defend from {a}.",
        )
        question = Question(
            v.ASK_ZONE,
            (Choice(v.ZONE, pool, checks=(open_to,)), stop(v.NO_ZONE)),
            "DTR-334",
            lambda s, f: int(s.side[s.attacker]),
        )

        def choose(s: DoomState, f: Frame) -> None:
            if not self.possible(s, f[ME], f[SRC], -1) or not question.ask(s, f):
                f[PC] = go(OVER)

        @answers(question)
        def chosen(s: DoomState, f: Frame) -> None:
            s.warzone = -1 if s.answer == v.NO_ZONE() else first(s.answer)
            if s.warzone >= 0:
                note(s, v.L_ZONE, s.side[s.defender], s.warzone)

        return [choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _LET_CHOOSE,
                w.pick(
                    "hráče útočníka zvolit, která z obráncových válečných zón v souboji platí, nebo že žádná",
                    "the attacker's player choose which of the defender's warzones is in effect, or that none is",
                ),
            )
        ]


_LET_CHOOSE = verb("nech", "nechat", "nechá", "let")


# ---- fortifications ----
@dataclass(frozen=True)
class RaidForts(Lasting):
    """What fortifications add counts for nothing; only where they add something (DTR-346)."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.phase != MODIFIERS or any(e[0] == s.t.rule_ids(self.rules[0]) for e in s.lasting):
            return False
        return any(
            FORTS.meant(s, src, -1, source) and (amount > 0 or boost.operation == MULTIPLY)
            for warrior in COMBATANTS.find(s, me, src)
            for name, rating in RATING.items()
            for _, boost, source, amount in rating.modifiers(s, warrior, reaching(s, name, warrior))
        )


# ---- mines ----
def defused(s: DoomState, attacker: int) -> bool:
    """Has the player of this Doomtrooper an engineer in the Squad?"""
    if not s.t.standing_masks.get(DEFUSES, 0) & s.live or not traits_of(s, attacker) & tr.DOOMTROOPER:
        return False
    return any(s.at[w] == SQUAD and marked(s, DEFUSES, w) for w in own_warriors(s, s.side[attacker]))


@dataclass(frozen=True)
class Mine(Act):
    """The attacker is wounded and the combat ends; points are earned if that kills it.

    `gear`: only against whoever uses or is considered such a vehicle, which is discarded; if the warrior itself is
    one, `kills` tells whether it is killed.
    """

    gear: int = 0
    kills: bool = False
    yours: bool = True  # only if a warrior of whoever uses it defends ...
    defender: int = 0  # ... with these traits

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.phase != MODIFIERS or s.attacker < 0 or s.stopped:
            return False
        if defused(s, s.attacker):  # balloons are considered a minefield
            return False
        if self.yours and (s.side[s.defender] != me or traits_of(s, s.defender) & self.defender != self.defender):
            return False
        used = carried(s, s.attacker) | (s.t.traits[s.attacker] if self.kills else 0)
        return not self.gear or bool(used & self.gear)  # it ends the combat even if nothing wounds the attacker

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.attacker >= 0 and s.side[s.attacker] == me

    def instant(self) -> Instant:
        def blow_up(s: DoomState, me: int, src: int, x: int) -> None:
            victim = s.attacker
            s.stopped = 1
            itself = self.kills and s.t.traits[victim] & self.gear
            ridden = [c for c in attachments(s, victim) if s.inside >> c & 1 and s.t.traits[c] & self.gear]
            (kill if itself else wound)(s, victim, -1, me)
            for card in ridden if not itself else ():
                if in_play(s, card) and may_be_discarded(s, card):
                    s.inside &= ~(1 << card)  # the mine has wounded the warrior already
                    discard(s, card)

        return blow_up

    def _condition(self, w: Words) -> str:
        """brání-li se tvůj Doomtrooper proti vzdušnému korábu,"""
        mine = Who(self.defender, whose=YOURS)
        what = trait_nouns.said(self.gear, w, ACC, many=False) if self.gear else ""
        if not self.yours:
            return w.pick(
                f"používá-li útočník {what} nebo je-li za něj považován,",
                f"if the attacker uses or is considered {what},",
            )
        if not what:
            return w.pick(f"brání-li se {mine.say(w, NOM)},", f"if {mine.say(w)} defends,")
        return w.pick(
            f"brání-li se {mine.say(w, NOM)} proti útočníkovi, který používá {what},",
            f"if {mine.say(w)} defends against an attacker using {what},",
        )

    def say(self, w: Words) -> list[Clause]:
        lead, whom = self._condition(w), w.pick("útočníka", "the attacker")
        what = trait_nouns.said(self.gear, w, ACC, many=False) if self.gear else ""
        if self.kills:
            whom += w.pick(
                f" (považuje-li se sám za {what}, zabij ho)", f" (if it is considered {what} itself, kill it)"
            )
        found = [Clause(verbs.WOUND, whom, lead=lead)]
        if self.gear:
            found.append(Clause(verbs.DISCARD, w.pick(f"jeho {what}", f"its {what.split(' ', 1)[-1]}"), follows=True))
        end = w.pick(
            "souboj; je-li útočník zabit, získáš body", "the combat; if the attacker is killed, you earn points"
        )
        return [*found, Clause(verbs.END, end, follows=True)]
