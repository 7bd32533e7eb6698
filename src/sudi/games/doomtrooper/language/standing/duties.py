"""Duties printed on warriors: whom they have to attack while there is one (DTR-251), and what an attack costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.standing import in_force, lasts
from sudi.kernel.wording import ACC, Words, upper

from ...law.combat.capability import capable, same_field
from ...state import DoomState
from ...words.nouns import DESTINY, VICTORY
from ..counting import serves
from ..marks import ATTACK, ATTACK_PRICE, FIGHTS_TWICE, FOUR_TIMES, LURED, ONE_ATTACK, SECOND_TARGET, TO_SHOOT
from ..ratings import value
from ..reach import speechless
from ..scopes import AIMED
from ..select import WARRIORS, Who
from .bans import Forbid
from .boosts import Boost
from .rule import COMBAT_LONG, DURATIONS, TO_NEXT_TURN, Mark, Rule
from .subject import speaks_of_many, subject

NO_MORE_ATTACKS = Forbid("", ATTACK, AIMED, until=TO_NEXT_TURN)


FIGHTS_ONLY = Forbid("", TO_SHOOT, AIMED, until=COMBAT_LONG, only_as_attacker=True)


@dataclass(frozen=True)
class TwoFights(Mark):
    """It attacks two opponents in one action, even the same one twice; both combats are fights."""

    name: str = SECOND_TARGET
    n: int = FIGHTS_TWICE
    given: Forbid = FIGHTS_ONLY


COMBINED = Boost("", AIMED, until=COMBAT_LONG, fight=3, shoot=3, units=True)


@dataclass(frozen=True)
class FourAttacks(Mark):
    """It makes four attacks in one action; those on the same opponent are one, and make it stronger."""

    name: str = SECOND_TARGET
    n: int = FOUR_TIMES
    given: Boost = COMBINED


@dataclass(frozen=True)
class OneAttack(Mark):
    """Once it has attacked it does not attack again before its player's next turn."""

    name: str = ONE_ATTACK
    after: Forbid = NO_MORE_ATTACKS


@dataclass(frozen=True)
class MustAttack(Rule):
    """If it attacks, then one of these while any can be attacked. `only`: nobody else at all; `strongest`: of the
    highest value; `own`: even the player's own warriors count."""

    whom: Who = WARRIORS
    only: bool = False
    strongest: bool = False
    own: bool = False
    in_turn: bool = False  # only in the turn of its player
    while_there: bool = False  # nobody else while one of them is in play, whoever's it is and wherever
    topic: ClassVar[str] = "duty"

    def key(self) -> str:
        return LURED

    def pick(self, s: DoomState, seat: int, source: int, attacker: int) -> list[int]:
        if self.in_turn and s.turn != seat:
            return []
        if self.while_there:
            return self.whom.find(s, seat, source)
        team = s.t.team
        meant = [w for w in self.whom.find(s, seat, source) if self.own or team[s.side[w]] != team[s.side[attacker]]]
        found = [w for w in meant if w != attacker and capable(s, w) and same_field(s, attacker, w)]
        if self.strongest and found:
            most = max(value(s, w) for w in found)
            found = [w for w in found if value(s, w) == most]
        return found

    def say(self, w: Words) -> str:
        who, whom = self.scope.say_scope(w), self.whom.say(w, 3)
        best = w.pick(" s nejvyšší hodnotou", " of the highest value") if self.strongest else ""
        best += w.pick(" z těch, které napadnout může", " among those it can attack") if self.strongest else ""
        own = w.pick(" (třeba i tvého)", " (even one of yours)") if self.own else ""
        turn = w.pick(" ve tvém kole", " in your turn") if self.in_turn else ""
        if self.while_there:
            there = self.whom.say(w, 0)
            return upper(
                w.pick(
                    f"Dokud je ve hře {there}, {who} nesmí napadnout nikoho jiného.",
                    f"While {whom} is in play, {who} may attack nobody else.",
                )
            )
        if self.only:
            return upper(
                w.pick(f"{who} smí napadnout jen {whom}{best}{own}.", f"{who} may attack only {whom}{best}{own}.")
            )
        if speaks_of_many(self.scope):
            return upper(
                w.pick(
                    f"Útočí-li {who}{turn}, musejí napadnout {whom}{best}{own}, mohou-li.",
                    f"If {who} attack{turn}, they have to attack {whom}{best}{own}, if they can.",
                )
            )
        return upper(
            w.pick(
                f"Útočí-li {who}{turn}, musí napadnout {whom}{best}{own}, může-li.",
                f"If {who} attacks{turn}, it has to attack {whom}{best}{own}, if it can.",
            )
        )


@dataclass(frozen=True)
class AttackPrice(Rule):
    """Whoever it is about pays so many destiny points to attack one of these."""

    n: int = 0
    whom: Who = WARRIORS
    victory: bool = False  # in victory points
    topic: ClassVar[str] = "attack price"

    def key(self) -> str:
        return ATTACK_PRICE

    def say(self, w: Words) -> str:
        price, whom = w.count(self.n, VICTORY if self.victory else DESTINY, ACC), self.whom.say(w, ACC)
        pays = subject(self.scope, w, ("musí za útok", "musejí za útok"), ("has to pay", "have to pay"))
        until = f" {DURATIONS[self.until][w.lang]}".rstrip()
        if self.whom is WARRIORS:
            return upper(w.pick(f"{pays} zaplatit {price}{until}.", f"{pays} {price} to attack{until}."))
        return upper(w.pick(f"{pays} na {whom} zaplatit {price}{until}.", f"{pays} {price} to attack {whom}{until}."))


def attack_price(s: DoomState, attacker: int, defender: int, victory: bool = False) -> int:
    """In destiny points, or in victory points."""
    if not s.t.standing_masks.get(ATTACK_PRICE, 0) & s.live and not (s.lasting and lasts(s, ATTACK_PRICE)):
        return 0
    due = {
        (rule, -1 if rule.until else source): rule.n  # one marker of a kind is as good as two
        for rule, seat, source, target, _ in in_force(s, ATTACK_PRICE)
        if rule.victory == victory
        and rule.reaches(s, seat, source, target, attacker)
        and rule.whom.fits(s, seat, source, defender)
        and _asked(s, source, seat, attacker, defender)
    }
    return sum(due.values())


def _asked(s: DoomState, source: int, seat: int, attacker: int, defender: int) -> bool:
    """Does what the card says count? A price is nothing that a warrior gives to others."""
    if s.t.is_warrior[source]:
        return not speechless(s, source)
    return serves(s, source, seat, defender if s.t.is_fort_card[source] else attacker)


def can_pay_attack(s: DoomState, attacker: int, defender: int, funds: int) -> bool:
    """Has the attacker's player enough points of both kinds, `funds` of them destiny?"""
    if attack_price(s, attacker, defender) > funds:
        return False
    return attack_price(s, attacker, defender, victory=True) <= s.victory[s.side[attacker]]
