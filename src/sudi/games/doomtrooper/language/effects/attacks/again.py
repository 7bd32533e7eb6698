"""One more attack right after a combat, one put into it, one turned against somebody else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Check, Domain
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.standing import last
from sudi.kernel.wording import ACC, NOM, Bilingual, Clause, Words, verb

from ....law.abilities import declared_by
from ....law.bans import banned
from ....law.combat.attacks import ATTACK_KIND, may_meet
from ....law.combat.capability import capable, ready, same_field, tactics
from ....law.combat.course import HIT_A, HIT_D
from ....rules.combat.starting import follow_up, start_combat
from ....state import AWARD, DECLARATION, MODIFIERS, OPPONENTS, WOUNDED, DoomState, in_play
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ...marks import ATTACK, BE_ATTACKED, POINTS_TO, UNANSWERED
from ...needs import JustNamed, Need
from ...results import AfterCombat, combat_of
from ...scopes import AIMED
from ...select import LEGIONARIES, WARRIORS, Who, in_combat, opponent_of, traits_of
from ...standing.licence import AnyFoe
from ...standing.rule import COMBAT_LONG, Mark
from ..act import Act, ChooseOne, warriors_in_play
from ..missions.pledges import ChooseCorporation
from .changing_places import put_in


# ---- right after a combat ----
def just_wounded(s: DoomState, me: int) -> tuple[int, int]:
    """A warrior of this player and whom it has wounded in the combat that is over; (-1, -1): nobody."""
    f = combat_of(s)
    if f is not None and s.phase == AWARD:
        for striker, struck, fate in ((s.attacker, f[HIT_D], s.fate_d), (s.defender, f[HIT_A], s.fate_a)):
            if fate == WOUNDED and in_play(s, striker) and in_play(s, struck) and s.side[striker] == me:
                return striker, struck
    return -1, -1


@dataclass(frozen=True)
class WoundDealt(AfterCombat):
    """After a combat in which a warrior of the player has wounded another one."""

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return just_wounded(s, me)[0] >= 0

    def say(self, w: Words) -> str:
        return w.pick(
            "Hraj ihned po souboji, ve kterém tvůj bojovník zranil jiného.",
            "Play right after a combat in which your warrior has wounded another.",
        )

    def missing(self) -> Bilingual:
        return Bilingual("musel tvůj bojovník právě někoho zranit", "your warrior has to have just wounded somebody")


@dataclass(frozen=True)
class AttackAgain(Act):
    """The two meet once more at once, for no action. `wounder`: your warrior attacks whom it has wounded; otherwise
    the attacker of the combat attacks the same defender, whosever they are."""

    wounder: bool = False

    def pair(self, s: DoomState, me: int) -> tuple[int, int]:
        if self.wounder:
            return just_wounded(s, me)
        return (s.attacker, s.defender) if s.phase == AWARD else (-1, -1)

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        attacker, defender = self.pair(s, me)
        return attacker >= 0 and may_meet(s, attacker, defender)

    def instant(self) -> Instant:
        def again(s: DoomState, me: int, src: int, x: int) -> None:
            f = combat_of(s)
            attacker, defender = self.pair(s, me)
            if f is not None and attacker >= 0 and in_play(s, attacker):
                follow_up(s, f, attacker, defender)

        return again

    def say(self, w: Words) -> list[Clause]:
        if self.wounder:
            rest = w.pick("tím bojovníkem ihned na zraněného; nestojí to akce", "the wounded one with it at once")
            return [Clause(_ATTACK, rest + w.pick("", "; that takes no action"))]
        return [
            Clause(
                _MUST,
                w.pick(
                    "ihned znovu zaútočit na téhož obránce; nestojí to akce ani body",
                    "attack the same defender again at once; that costs neither actions nor points",
                ),
            )
        ]


_ATTACK = verb("zaútoč", "zaútočit", "zaútočí", "attack")
_MUST = verb("útočník toho souboje musí", "muset", "musí", "the attacker of that combat has to")


# ---- put into a combat ----
UNHINDERED = Mark("", AIMED, until=COMBAT_LONG, name=UNANSWERED)


@dataclass(frozen=True)
class StepIn(Act):
    """Before the blows the warrior it is played on attacks the opponent of your Doomtrooper, without retaliation."""

    rule: Mark = UNHINDERED

    def foe(self, s: DoomState, me: int) -> int:
        """Whom your Doomtrooper faces."""
        for one in (s.attacker, s.defender):
            if one >= 0 and s.side[one] == me and traits_of(s, one) & tr.DOOMTROOPER:
                return opponent_of(s, one)
        return -1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if s.phase != MODIFIERS or s.stopped or aim < 0 or in_combat(s, aim):
            return False
        foe = self.foe(s, me)
        return foe >= 0 and may_meet(s, aim, foe)

    def instant(self) -> Instant:
        def step_in(s: DoomState, me: int, src: int, x: int) -> None:
            foe = self.foe(s, me)
            if foe >= 0 and in_play(s, s.aim[src]):
                start_combat(s, me, ATTACK_KIND, s.aim[src], foe, (self.rule, me, src))

        return step_in

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ATTACK,
                w.pick(
                    "jím ještě před ranami tohoto souboje na protivníka svého Doomtroopera, který se ho účastní; "
                    "protivník ránu nevrací",
                    "the opponent of your Doomtrooper in this combat with it before any blow of it; the opponent does "
                    "not strike back",
                ),
            )
        ]


# ---- turned against somebody else ----
@dataclass(frozen=True)
class AttackedBy(JustNamed):
    """Right after one of these attackers was named against one of those defenders of the player's."""

    attacker: Who = WARRIORS
    defender: Who = LEGIONARIES

    def met(self, s: DoomState, me: int, src: int) -> bool:
        if not super().met(s, me, src) or s.side[s.defender] != me:
            return False
        return self.attacker.matches(s, s.attacker) and self.defender.matches(s, s.defender)

    def say(self, w: Words) -> str:
        who, whom = self.attacker.say(w, NOM), self.defender.say(w, ACC)
        return w.pick(
            f"Hraj ihned, když je jmenován útočník ({who}) proti tvému bojovníkovi ({self.defender.say(w, NOM)}).",
            f"Play right after {who} is named to attack {whom} of yours.",
        )

    def missing(self) -> Bilingual:
        cs, en = self.attacker.say(Words("cs"), NOM), self.attacker.say(Words("en"))
        mine = self.defender.say(Words("en"))
        return Bilingual(
            f"musí {cs} právě napadnout takového tvého bojovníka", f"{en} has to attack {mine} of yours now"
        )


YOURS_TO_EARN = Mark("", AIMED, until=COMBAT_LONG, name=POINTS_TO)


@dataclass(frozen=True)
class Divert(ChooseOne):
    """The attack just declared goes against any other warrior in play; whoever is killed, you earn the points."""

    rule: Mark = YOURS_TO_EARN
    asking = v.ASK_DEFENDER

    def pool(self) -> Domain:
        return warriors_in_play("DTR-243", "Bránit se bude bojovník ve hře", "A warrior in play defends")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-243",
                lambda c: c.a not in (c.s.attacker, c.s.defender),
                cs="Bojovník {a} v souboji už je.",
                en="{a} is in the combat.",
            ),
            Check(
                "DTR-466",
                lambda c: capable(c.s, c.a) and same_field(c.s, c.s.attacker, c.a),
                cs="Bojovník {a} se tohoto souboje účastnit nemůže.",
                en="{a} cannot take part in this combat.",
            ),
            Check(
                "DTR-251",
                lambda c: (
                    banned(c.s, ATTACK, c.s.attacker, c.a) < 0 and banned(c.s, BE_ATTACKED, c.a, c.s.attacker) < 0
                ),
                cs="Bojovníka {a} útočník napadnout nesmí.",
                en="The attacker may not attack {a}.",
            ),
            Check(
                "DTR-300",
                lambda c: tactics(c.s, c.s.attacker, c.a),
                cs="S bojovníkem {a} nemá útočník společnou bitevní taktiku.",
                en="The attacker and {a} have no battle tactic in common.",
            ),
        )

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == OPPONENTS and s.attacker >= 0 and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        put_in(s, s.attacker, card)
        last(s, self.rule, f[ME], f[SRC])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "kteréhokoli jiného bojovníka ve hře: útočník napadne jeho. Je-li některý z těch dvou zabit, "
                    "získáš body ty",
                    "any other warrior in play: the attacker attacks that one instead. Whichever of the two is killed, "
                    "you earn the points",
                ),
            )
        ]


# ---- leave to attack anybody ----
@dataclass(frozen=True)
class JustDeclared(Need):
    """A combat has been declared and nobody is named yet."""

    timing: ClassVar[bool] = True

    def met(self, s: DoomState, me: int, src: int) -> bool:
        return s.phase == DECLARATION

    def say(self, w: Words) -> str:
        return w.pick(
            "Hraj, když je vyhlášen souboj a nikdo ještě není jmenován.",
            "Play when a combat has been declared and nobody is named yet.",
        )

    def missing(self) -> Bilingual:
        return Bilingual("musí být právě vyhlášen souboj", "a combat has to have just been declared")


BERSERK = AnyFoe("", AIMED, until=COMBAT_LONG)


@dataclass(frozen=True)
class Infuriate(Act):
    """The warrior it is played on may attack anybody in this combat; it has to be one of those who could attack."""

    rule: AnyFoe = BERSERK

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and declared_by(s) == s.side[aim] and ready(s, aim)

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.rule, me, src, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        text = self.rule.say(w).rstrip(".")
        return [Clause(_LET, text[:1].lower() + text[1:])]


_LET = verb("", "", "", "")


@dataclass(frozen=True)
class ChooseDissenters(ChooseCorporation):
    """Any corporation."""

    members: ClassVar[bool] = False

    def found(self, s: DoomState, seat: int) -> list[int]:
        return [n for n, bit in enumerate(v.ORGANISATION_BITS) if bit & tr.CORPORATIONS]
