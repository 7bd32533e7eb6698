"""Who else comes into a combat: reinforcements and bodyguards (DTR-290 to DTR-292, DTR-413)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.decision import first
from sudi.kernel.effects import Instant, Script
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X
from sudi.kernel.wording import Clause, Words, verb

from ...law.capability import capable, same_field
from ...law.combat import may_help
from ...state import MODIFIERS, DoomState, own_warriors
from ...words import traits as tr
from ...words import verbs
from ...words import vocabulary as v
from ..gear import in_vehicle
from ..select import DOOMTROOPERS, in_combat, traits_of
from .act import Act, ChooseOne, choose_from


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
                verbs.CALL,
                w.pick(
                    "1 svého bojovníka ze stejné oblasti jako posilu; útočné hodnoty se sčítají a protivník si zvolí, "
                    "koho zasáhne",
                    "1 warrior of yours in the same area as a reinforcement; the attack ratings are added and the "
                    "opponent chooses whom to strike",
                ),
            )
        ]


# ---- in hiding ----
@dataclass(frozen=True)
class JoinCombat(Act):
    """The bearer comes as a reinforcement to a tribal warrior of its player in the same area (DTR-291)."""

    def helped(self, s: DoomState, src: int) -> int:
        mine = s.bearer[src]
        for one in (s.attacker, s.defender):
            fits = one >= 0 and one != mine and s.side[one] == s.side[mine] and s.at[one] == s.at[mine]
            if fits and traits_of(s, one) & tr.TRIBAL:
                return one
        return -1

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.phase == MODIFIERS and not in_combat(s, s.bearer[src]) and self.helped(s, src) >= 0

    def instant(self) -> Instant:
        def join(s: DoomState, me: int, src: int, x: int) -> None:
            s.helpers.append((s.bearer[src], self.helped(s, src)))
            note(s, v.L_HELPS, me, s.bearer[src])

        return join

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.CALL,
                w.pick(
                    "ho jako posilu ke svému válečníkovi kmenů v souboji; útočné hodnoty se sčítají a protivník si "
                    "zvolí, koho zasáhne",
                    "it as a reinforcement for a Tribal warrior of yours in a combat; the attack ratings are added and "
                    "the opponent chooses whom to strike",
                ),
            )
        ]


# ---- bodyguards (DTR-413) ----
@dataclass(frozen=True)
class Guard(ChooseOne):
    """Assign the warrior to a Doomtrooper of yours. `again`: it guards somebody already."""

    again: bool = False

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [w for w in own_warriors(s, me) if w not in (src, s.aim[src]) and DOOMTROOPERS.fits(s, me, src, w)]

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return (s.aim[src] >= 0) == self.again and bool(self.find(s, me, src))

    def chosen(self, s: DoomState, f: Frame, card: int) -> None:
        s.aim[f[SRC]] = card

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_ASSIGN, w.pick("ho některému svému Doomtrooperovi", "it to a Doomtrooper of yours"))]


_ASSIGN = verb("přiděl", "přidělte", "přidělit", "přidělí", "assign")


@dataclass(frozen=True)
class StandIn(Act):
    """It fights in place of the warrior it guards; being considered a fortification, not for one in a vehicle."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        ward = s.aim[src]
        return (
            s.phase == MODIFIERS
            and ward in (s.attacker, s.defender)
            and not in_vehicle(s, ward)
            and capable(s, src)
            and same_field(s, src, ward)
            and not s.covered >> src & 1
        )

    def instant(self) -> Instant:
        def stand_in(s: DoomState, me: int, src: int, x: int) -> None:
            if s.aim[src] == s.attacker:
                s.attacker, s.weapon_a = src, -1
            else:
                s.defender, s.weapon_d = src, -1

        return stand_in

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_TAKE_PLACE, w.pick("střeženého bojovníka", "the warrior it guards"))]


_TAKE_PLACE = verb("nahraď jím", "nahraďte jím", "nahradit jím", "nahradí", "let it replace")
