"""Effects on the combat in progress, and attacks outside one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.law import Case, Check, Domain
from sudi.kernel.log import note
from sudi.kernel.machine import ME, SRC, Frame
from sudi.kernel.wording import Clause, Words, verb

from ...law.abilities import owner_warrior
from ...law.combat.attacks import ATTACK_KIND, targets, used_up
from ...law.combat.capability import capable, ready
from ...law.harm import worst
from ...rules.combat.starting import start_combat
from ...rules.leaving import kill, wound
from ...rules.points import VICTORY_ONLY, reward
from ...state import MODIFIERS, WOUNDED, DoomState
from ...words import verbs
from ...words import vocabulary as v
from ..ratings import value
from ..select import in_combat, opponent_of
from .act import SELF, Act, ChooseOne, own_card, warriors_in_play


@dataclass(frozen=True)
class ChangeTactic(Act):
    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS

    def instant(self) -> Instant:
        def change(s: DoomState, me: int, src: int, x: int) -> None:
            s.tactic = 1 - s.tactic
            s.weapon_a = s.weapon_d = -1
            note(s, (v.L_FIGHTS, v.L_SHOOTS)[s.tactic], me)

        return change

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.CHANGE, w.pick("bitevní taktiku souboje", "the battle tactic of the combat"))]


@dataclass(frozen=True)
class EndCombat(Act):
    """The combat stops without a result. `pays`: half the value of one's own warrior goes to the opponent."""

    pays: bool = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase > 0 and me in (s.side[s.attacker], s.side[s.defender])

    def instant(self) -> Instant:
        def end(s: DoomState, me: int, src: int, x: int) -> None:
            s.stopped = 1
            if self.pays:
                mine = s.attacker if s.side[s.attacker] == me else s.defender
                prize = -(-value(s, mine) // 2)
                reward(s, s.side[opponent_of(s, mine)], prize, mine, VICTORY_ONLY)

        return end

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("souboj", "the combat")
        if self.pays:
            rest += w.pick(
                "; protivník získá vítězné body za polovinu hodnoty tvého bojovníka (zaokrouhleno nahoru)",
                "; the opponent earns victory points for half the value of your warrior (rounded up)",
            )
        return [Clause(verbs.END, rest)]


@dataclass(frozen=True)
class KillOpponent(Act):
    """The bearer's opponent is killed and the bearer is wounded."""

    victim: ClassVar[str] = SELF

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and in_combat(s, owner_warrior(s, src))

    def instant(self) -> Instant:
        def blow_up(s: DoomState, me: int, src: int, x: int) -> None:
            mine = s.aim[src]
            foe = opponent_of(s, mine)
            s.aim[src] = -1
            if foe < 0:
                return
            wound(s, mine)
            kill(s, foe, mine, me)

        return blow_up

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(verbs.KILL, w.pick("protivníka", "the opponent")),
            Clause(verbs.WOUND, w.pick("vlastního bojovníka", "your own warrior"), follows=True),
        ]


# ---- an attack action without a combat (DTR-238) ----
def thrower(s: DoomState, card: int) -> int:
    """The warrior that has the grenade, or has just used it up."""
    return s.aim[card] if s.aim[card] >= 0 else owner_warrior(s, card)


@dataclass(frozen=True)
class ThrowGrenade(ChooseOne):
    """Wound any warrior that can be in a combat; a kill is paid."""

    asking = v.ASK_GRENADE

    def pool(self) -> Domain:
        return warriors_in_play("DTR-238", "Zranit lze bojovníka ve hře", "A warrior in play can be wounded")

    def checks(self) -> tuple[Check, ...]:
        return (
            Check(
                "DTR-466",
                lambda c: capable(c.s, c.a),
                cs="Bojovník {a} není bojeschopný, a proto mu granát neublíží.",
                en="{a} is not combat-capable, so the grenade does not hurt it.",
            ),
            Check(
                "DTR-346",
                lambda c: worst(c.s, c.a, WOUNDED, thrower(c.s, c.src)),
                cs="Bojovníka {a} takový granát nezraní.",
                en="{a} cannot be wounded by such a grenade.",
            ),
        )

    def harms(self, c: Case) -> bool:
        return own_card(c)

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        wound(s, card, s.aim[f[SRC]], f[ME])
        s.aim[f[SRC]] = -1

    def say(self, w: Words) -> list[Clause]:
        whom = w.pick("kteréhokoli bojeschopného bojovníka ve hře", "any combat-capable warrior in play")
        return [Clause(verbs.WOUND, whom)]


@dataclass(frozen=True)
class AttackFromHiding(Act):
    """Without the card that hides it, the bearer attacks at once; not in the first turn and not in a combat."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        warrior = s.bearer[src]
        if s.phase or s.rounds[me] <= 1 or used_up(s, me) or s.side[warrior] != me or not ready(s, warrior):
            return False
        s.live &= ~(1 << src)  # whom it could attack if the card were gone
        found = targets(s, warrior)
        s.live |= 1 << src
        return bool(found)

    def instant(self) -> Instant:
        return lambda s, me, src, x: start_combat(s, me, ATTACK_KIND, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _ATTACK, w.pick("ihned tímto bojovníkem (ne v souboji)", "with the warrior at once (not in a combat)")
            )
        ]


_ATTACK = verb("zaútoč", "zaútočit", "zaútočí", "attack")
