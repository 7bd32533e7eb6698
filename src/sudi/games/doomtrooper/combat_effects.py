"""Effects on the combat in progress: tactic, reinforcements, its end, killing outright, immunity to single cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.standing import last
from sudi.kernel.wording import DAT, Clause, Words

from . import trait_words, words
from . import traits as tr
from . import vocabulary as v
from .abilities import owner_warrior
from .acts import Act
from .boosts import Boost
from .choosing import choose_from
from .harm import kill, wound
from .may import capable
from .moving import into_cover
from .points import VICTORY_ONLY, reward
from .ratings import value
from .scopes import AIMED
from .select import in_combat, opponent_of, traits_of
from .standing import COMBAT_LONG, Immune
from .state import MODIFIERS, DoomState, attachments, in_play, own_warriors


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
        return [Clause(words.CHANGE, w.pick("bitevní taktiku souboje", "the battle tactic of the combat"))]


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
                "; protivník získá vítězné body za polovinu hodnoty vašeho bojovníka (zaokrouhleno nahoru)",
                "; the opponent earns victory points for half the value of your warrior (rounded up)",
            )
        return [Clause(words.END, rest)]


@dataclass(frozen=True)
class KillOpponent(Act):
    """The bearer's opponent is killed and the bearer is wounded."""

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
            Clause(words.KILL, w.pick("protivníka a zraňte vlastního bojovníka", "the opponent and wound your own"))
        ]


@dataclass(frozen=True)
class HastyCover(Act):
    """The defender goes into cover in the middle of the combat."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        from .may import never_covered

        return aim >= 0 and not s.covered >> aim & 1 and never_covered(s, aim) < 0

    def instant(self) -> Instant:
        return lambda s, me, src, x: into_cover(s, s.aim[src])

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.SEND, w.pick("bojovníka do úkrytu", "the warrior into cover"))]


# ---- reinforcements (DTR-290 to DTR-292) ----
def may_help(s: DoomState, me: int, helped: int) -> list[int]:
    """One's own warriors of the same area that may join; never against their own corporation or across the sides."""
    if helped < 0 or not in_combat(s, helped):
        return []
    sides = tr.DOOMTROOPER | tr.LEGION
    mine = traits_of(s, helped) & sides
    foe = traits_of(s, opponent_of(s, helped)) & tr.CORPORATIONS
    found = []
    for warrior in own_warriors(s, me):
        if in_combat(s, warrior) or s.at[warrior] != s.at[helped] or s.covered >> warrior & 1:
            continue
        traits = traits_of(s, warrior)
        if capable(s, warrior) and (not mine or not traits & sides or traits & mine) and not traits & foe:
            found.append(warrior)
    return found


@dataclass(frozen=True)
class Reinforce(Act, Script):
    """So many of your warriors as were paid for help the warrior the card was aimed at (or the bearer)."""

    bearer: bool = False

    def helped(self, s: DoomState, src: int) -> int:
        return s.bearer[src] if self.bearer else s.aim[src]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        helped = self.helped(s, src) if self.bearer else aim
        return s.phase == MODIFIERS and bool(may_help(s, me, helped))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return len(may_help(s, me, self.helped(s, src)))

    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            found = may_help(s, f[ME], self.helped(s, f[SRC])) if f[left] > 0 else []
            choose_from(s, f, found, go(3))

        def chosen(s: DoomState, f: Frame) -> None:
            f[left] -= 1
            helper = first(s.answer)
            s.helpers.append((helper, self.helped(s, f[SRC])))
            note(s, v.L_HELPS, f[ME], helper)
            f[PC] = go(1)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.CALL,
                w.pick(
                    "1 svého bojovníka ze stejné oblasti jako posilu; útočné hodnoty se sčítají a protivník si zvolí, "
                    "koho zasáhne",
                    "1 warrior of yours in the same area as a reinforcement; the attack ratings are added and the "
                    "opponent chooses whom to strike",
                ),
            )
        ]


# ---- immunity to single gifts ----
GIFT_IMMUNITY = Immune("", AIMED, until=COMBAT_LONG, cards=True)
TOUGHER = Boost("", AIMED, until=COMBAT_LONG, armour=1)


@dataclass(frozen=True)
class WardOff(Act, Script):
    """For every unit: immunity to one gift of these classes in the combat, or (`or_armour`) +1 armour."""

    gifts: int
    or_armour: bool = False
    ward: Immune = GIFT_IMMUNITY
    tougher: Boost = TOUGHER
    slots = 1

    def cards(self, s: DoomState, aim: int) -> list[int]:
        """The gifts around that the warrior is not immune to yet."""
        foe = opponent_of(s, aim)
        shunned = {e[4] for e in s.lasting if s.t.rules[e[0]] is self.ward and e[3] == aim}
        return [c for c in attachments(s, foe) if s.t.traits[c] & self.gifts and c not in shunned] if foe >= 0 else []

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim >= 0 and in_combat(s, aim) and (self.or_armour or bool(self.cards(s, aim)))

    def most(self, s: DoomState, me: int, src: int) -> int:
        return 999 if self.or_armour else len(self.cards(s, s.aim[src]))

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        left = slot[0]

        def start(s: DoomState, f: Frame) -> None:
            f[left] = f[X]

        def choose(s: DoomState, f: Frame) -> None:
            aim = s.aim[f[SRC]]
            if f[left] <= 0 or not in_play(s, aim):
                f[PC] = go(3)
                return
            options = v.TARGET.each(self.cards(s, aim))
            if self.or_armour:
                options.append(v.DONE())
            if not options:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, options, f[SRC])

        def chosen(s: DoomState, f: Frame) -> None:
            aim = s.aim[f[SRC]]
            if s.answer == v.DONE():  # the rest of the points strengthens the armour
                for _ in range(f[left]):
                    last(s, self.tougher, f[ME], f[SRC], aim)
                f[PC] = go(3)
                return
            f[left] -= 1
            last(s, self.ward, f[ME], f[SRC], aim, first(s.answer))
            f[PC] = go(1)

        return [start, choose, chosen]

    def say(self, w: Words) -> list[Clause]:
        cs, en = trait_words.nouns_of(self.gifts)[0].singular[DAT], trait_words.nouns_of(self.gifts)[0].en[0]
        ward = w.pick(f"pro bojovníka imunitu vůči 1 {cs}", f"immunity to 1 {en} for the warrior")
        if self.or_armour:
            ward = w.pick(f"pro bojovníka +1 k obraně, nebo {ward[len('pro bojovníka ') :]}", f"+1 armour or {ward}")
        return [Clause(words.GAIN, f"{ward} {w.pick('do konce souboje', 'until the end of the combat')}")]
