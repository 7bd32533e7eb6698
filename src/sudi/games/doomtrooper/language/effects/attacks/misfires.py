"""Weapons that turn on their own: on a comrade, on whoever uses them; an attack that gets lost in the crowd."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Domain, answers
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, PROG, SRC, Frame, Step
from sudi.kernel.picks import OVER, Go, Script
from sudi.kernel.standing import last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import ACC, Clause, Words, verb

from ....law.combat.attacks import ATTACK_KIND
from ....law.combat.capability import capable
from ....law.harm import worst
from ....law.leaving import may_be_discarded
from ....law.paying import in_funds
from ....rules.granted import GRANTED, grant
from ....rules.happenings import FACED
from ....rules.leaving import discard, kill, wound
from ....rules.points import pay
from ....state import COVER_BONUS, KILLED, KOHORT, MODIFIERS, SQUAD, WOUNDED, DoomState, pile, warriors
from ....words import trade_questions as q
from ....words import traits as tr
from ....words import verbs
from ....words import vocabulary as v
from ....words.nouns import DESTINY
from ....words.ratings import ARMOUR, RATINGS, TACTICS
from ...counting import counts
from ...gear import weapon_in_use, weapon_traits
from ...marks import BE_ATTACKED, MISSES, SETTLES, UNANSWERED
from ...ratings import RATING, base_rating
from ...reach import reaching
from ...results import combat_of
from ...scopes import AIMED
from ...select import COMBATANTS, Who, in_combat, opponent_of
from ...standing.bans import Forbid
from ...standing.boosts import Boost
from ...standing.rule import COMBAT_LONG, GAME_LONG, Mark
from ...standing.strikes import KillsOnWound
from ..act import AIM, Act, ChooseOne, own_card, yes_or_no
from ..trade.coins import FLIP, heads


# ---- whoever uses such a weapon in the combat ----
@dataclass(frozen=True)
class Wielding(Who):
    """Who uses a weapon in the combat that has one of these traits and none of those."""

    uses: int = 0
    but: int = 0

    @cached_property
    def is_plain(self) -> bool:
        return False

    def matches(self, s: DoomState, card: int) -> bool:
        if s.phase != MODIFIERS or not super().matches(s, card) or card not in (s.attacker, s.defender):
            return False
        weapon = weapon_in_use(s, card, s.tactic)
        traits = weapon_traits(s, weapon) if weapon >= 0 else 0
        return bool(traits & self.uses) and not traits & self.but

    def __hash__(self) -> int:
        return self._hash

    def say(self, w: Words, case: int = ACC, many: bool = False, own: bool = False) -> str:
        what = _WEAPONS[self.uses, self.but]
        return super().say(w, case, many, own) + w.pick(f", který používá {what[0]}", f" that uses {what[1]}")


_WEAPONS = {
    (tr.FIGHT_WEAPON, tr.SHOOT_WEAPON): ("zápasnickou zbraň (ne i střelnou)", "a fight weapon (no fight/shoot weapon)"),
    (tr.SHOOT_WEAPON, tr.FIGHT_WEAPON): ("střelnou zbraň (ne i zápasnickou)", "a shoot weapon (no fight/shoot weapon)"),
    (tr.SHOOT_WEAPON, 0): ("střelnou zbraň (třeba i zápasnickou)", "a shoot or fight/shoot weapon"),
}
_FIGHTING = COMBATANTS.fighting
BLADE_USERS = Wielding(fighting=_FIGHTING, uses=tr.FIGHT_WEAPON, but=tr.SHOOT_WEAPON)
GUN_USERS = Wielding(fighting=_FIGHTING, uses=tr.SHOOT_WEAPON, but=tr.FIGHT_WEAPON)
ALL_GUN_USERS = Wielding(fighting=_FIGHTING, uses=tr.SHOOT_WEAPON)


def given_by(s: DoomState, warrior: int, weapon: int) -> dict[str, int]:
    """What a weapon, with its parts, adds to the ratings of whoever uses it now."""
    parts = (weapon, *pile(s, weapon))
    found = {}
    for name in RATINGS:
        rules = [rule for rule in reaching(s, name, warrior) if rule[2] in parts]
        found[name] = sum(n for _, _, _, n in RATING[name].modifiers(s, warrior, rules))
    return found


# ---- a blow for a comrade ----
ASTRAY = Mark("", AIMED, until=COMBAT_LONG, name=MISSES)


@dataclass(frozen=True)
class StrikeComrade(ChooseOne):
    """The blow of the warrior goes against one of its Squad or Kohort instead, with the weapon and nothing else."""

    rule: Mark = ASTRAY
    victim: ClassVar[str] = AIM
    asking = q.ASK_COMRADE

    def mates(self, s: DoomState, one: int) -> list[int]:
        if s.at[one] not in (SQUAD, KOHORT):
            return []  # DTR-433: on an Outpost or outside the areas it belongs to neither
        here = [w for w in warriors(s) if s.at[w] == s.at[one] and s.side[w] == s.side[one] and w != one]
        return [w for w in here if capable(s, w) and not in_combat(s, w)]

    def pool(self) -> Domain:
        return Domain(
            lambda c: self.mates(c.s, c.s.aim[c.src]) if c.s.aim[c.src] >= 0 else [],
            "DTR-334",
            cs="Zasažen bude jiný bojovník z téhož Mužstva nebo Kohorty, který se smí účastnit soubojů",
            en="Another warrior of the same Squad or Cohort that takes part in combats is struck",
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and s.side[aim] == me

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and bool(self.mates(s, aim))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        striker = s.aim[f[SRC]]
        last(s, self.rule, f[ME], f[SRC], striker)
        weapon = weapon_in_use(s, striker, s.tactic)
        force = base_rating(s, TACTICS[s.tactic], striker)
        force += given_by(s, striker, weapon)[TACTICS[s.tactic]] if weapon >= 0 else 0
        armour = base_rating(s, ARMOUR, card) + (COVER_BONUS if s.covered >> card & 1 else 0)  # cover is no card
        note(s, v.L_BLOW, s.side[striker], striker, force)
        note(s, v.L_ARMOUR, s.side[card], card, armour)
        if force < armour:
            return
        if worst(s, card, KILLED if self.deadly(s, weapon) else WOUNDED, striker, blow=True) == KILLED:
            kill(s, card)  # nobody earns anything
        else:
            wound(s, card)

    def deadly(self, s: DoomState, weapon: int) -> bool:
        """Does the weapon kill whomever it wounds, whoever that is?"""
        rules = s.t.cards[weapon].standing if weapon >= 0 else ()
        found = [rule for rule in rules if type(rule) is KillsOnWound and not rule.when.facing]
        return any(rule.when.tactic in ("", TACTICS[s.tactic]) for rule in found)

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CHOOSE,
                w.pick(
                    "jiného bojovníka z jeho Mužstva nebo Kohorty: rána v tomto souboji místo protivníka dopadne na "
                    "něj, jen se základními hodnotami a s tou zbraní, bez dalších karet; on ji "
                    "nevrací a body za něj nejsou",
                    "another warrior of its Squad or Cohort: its blow in this combat falls on that one instead of the "
                    "opponent, with base ratings and that weapon only and no other cards; that one does not "
                    "strike back, and no points are earned",
                ),
            )
        ]


# ---- a weapon that backfires ----
TURNED = tuple(Boost("", AIMED, until=COMBAT_LONG, units=True, **{name: 1}) for name in RATINGS)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Backfire(Act):
    """What the weapon in use gives the warrior its opponent has for this combat; the weapon is discarded."""

    rules: tuple[Boost, ...] = TURNED
    victim: ClassVar[str] = AIM

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and may_be_discarded(s, weapon_in_use(s, aim, s.tactic))

    def instant(self) -> Instant:
        def backfire(s: DoomState, me: int, src: int, x: int) -> None:
            user = s.aim[src]
            if not in_combat(s, user):
                return
            foe, weapon = opponent_of(s, user), weapon_in_use(s, user, s.tactic)
            if weapon < 0:
                return
            given = given_by(s, user, weapon)
            if discard(s, weapon):
                for rule, name in zip(self.rules, RATINGS, strict=True):
                    if given[name]:
                        last(s, rule, me, src, foe, given[name])

        return backfire

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.DISCARD,
                w.pick(
                    "tu zbraň; co z ní bojovník měl, to v tomto souboji získává protivník ke svým vlastním hodnotám",
                    "that weapon; whatever it gave the warrior the opponent gains in this combat on top of its own "
                    "ratings",
                ),
            )
        ]


# ---- lost in the crowd ----
@dataclass(frozen=True)
class LeftAlone(Forbid):
    """Not attacked while the attack that the card grants is still to be made or being made."""

    def all_keys(self) -> tuple[str, ...]:
        return (*super().all_keys(), SETTLES)

    def settle(self, s: DoomState, seat: int, card: int) -> None:
        if not any(f[PROG] == GRANTED.id and f[SRC] == card for f in s.stack):
            number = s.t.rule_ids(self)
            s.lasting = [e for e in s.lasting if e[0] != number or e[2] != card]


LOST = LeftAlone("", BE_ATTACKED, AIMED, until=GAME_LONG)


@dataclass(frozen=True)
class LoseInCrowd(Act):
    """The combat ends; the player who attacked may attack once more, but not the same warrior."""

    rule: LeftAlone = LOST

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and not s.stopped

    def instant(self) -> Instant:
        def vanish(s: DoomState, me: int, src: int, x: int) -> None:
            f = combat_of(s)
            if f is None:
                return
            s.stopped = 1
            last(s, self.rule, me, src, s.defender)
            grant(s, f[ME], src, 1, ATTACK_KIND)
            s.stack.insert(s.stack.index(f), s.stack.pop())  # when the combat is over

        return vanish

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.END,
                w.pick(
                    "souboj; hráč, který útočil, smí ihned zaútočit znovu, ale ne na téhož bojovníka",
                    "the combat; the player who attacked may attack again at once, but not the same warrior",
                ),
            )
        ]


# ---- what happens as soon as two face each other ----
@dataclass(frozen=True)
class OnFaced(Occasion):
    """A combat of the bearer has come to its modifiers. `flying`: while it is inside this vehicle."""

    flying: bool = False
    event: ClassVar[str] = FACED

    def concerns(self, s: Any, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        mine = s.bearer[card]
        if mine < 0 or mine not in (actor, subject) or not counts(s, card, holder, mine):
            return False
        return not self.flying or bool(s.inside >> card & 1)

    def say_when(self, w: Words) -> str:
        if self.flying:
            return w.pick(
                "V každém souboji, ve kterém ji bojovník používá, nejdřív", "In every combat in which it is used, first"
            )
        return w.pick("V každém souboji bojovníka", "In every combat of the warrior")


DAZZLED = Mark("", AIMED, until=COMBAT_LONG, name=UNANSWERED)


@dataclass(frozen=True)
class BlindOrPay(Act, Script):
    """The player of the opponent pays, or that one does not strike back in this combat."""

    price: int
    rule: Mark = DAZZLED
    slots = 0

    def script(self, go: Go, slot: list[int]) -> list[Step]:
        question = yes_or_no(
            q.ASK_EYE,
            "DTR-334",
            lambda s, f: int(s.side[opponent_of(s, s.bearer[f[SRC]])]),
            in_funds(self.price),
            no_harms=True,
            values=lambda c: {"price": self.price},
        )

        def offer(s: DoomState, f: Frame) -> None:
            mine = s.bearer[f[SRC]]
            if mine < 0 or not in_combat(s, mine):
                f[PC] = go(OVER)
            else:
                question.ask(s, f)

        @answers(question)
        def settle(s: DoomState, f: Frame) -> None:
            mine = s.bearer[f[SRC]]
            if s.answer == v.YES():
                pay(s, s.side[opponent_of(s, mine)], self.price, f[SRC])
            else:
                last(s, self.rule, f[ME], f[SRC], mine)

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        price = w.count(self.price, DESTINY, ACC)
        return [
            Clause(
                _MUST_PAY,
                w.pick(
                    f"zaplatit hráč protivníka {price}; jinak bojovník zasadí svou ránu a protivník mu ji nevrací",
                    f"{price}; otherwise the warrior strikes and the opponent does not strike back",
                ),
            )
        ]


_MUST_PAY = verb("může", "moci", "může", "the opponent's player may pay")


@dataclass(frozen=True)
class FlipToCrash(Act):
    """A coin is flipped: heads, the bearer is wounded and the card is discarded."""

    def instant(self) -> Instant:
        def flip(s: DoomState, me: int, src: int, x: int) -> None:
            pilot = s.bearer[src]
            if pilot >= 0 and heads(s, me, src):
                s.inside &= ~(1 << src)  # wounded once, not for the vehicle as well
                discard(s, src)
                wound(s, pilot)

        return flip

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                FLIP,
                w.pick(
                    "mincí: panna – bojovník je zraněn a tato karta se vyřazuje",
                    "a coin: heads, the warrior is wounded and this card is discarded",
                ),
            )
        ]
