"""Actions and turns on top."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import last
from sudi.kernel.wording import ACC, Clause, Words, verb

from ...law.combat.attacks import ATTACK_KIND, may_attack
from ...rules.granted import grant
from ...state import HAND_SIZE, DoomState
from ...words import verbs
from ...words.nouns import ACTION, ATTACK_ACTION, OTHER_ACTION
from ..counting import counts
from ..marks import ANOTHER_TURN, HURRIED, MISSES_TURN, NO_DRAW
from ..scopes import AIMED
from ..standing.rule import GAME_LONG, TO_NEXT_TURN, Mark
from .act import PLAYER, Act, say


# ---- actions ----
@dataclass(frozen=True)
class TakeActions(Act):
    """Actions to be taken right now, in anybody's turn (DTR-355, DTR-359)."""

    n: int
    kind: int

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if self.kind == ATTACK_KIND:
            return not s.phase and may_attack(s, me, self.kind)
        return not (s.phase and s.turn == me)  # DTR-371: they would have to follow the attack being made

    def instant(self) -> Instant:
        def take(s: DoomState, me: int, src: int, x: int) -> None:
            grant(s, me, src, self.n, self.kind)

        return take

    def say(self, w: Words) -> list[Clause]:
        attack = self.kind == ATTACK_KIND
        count = w.count(self.n, ATTACK_ACTION if attack else OTHER_ACTION, ACC)
        most = w.pick("až ", "up to ") if self.n > 1 else ""
        not_now = w.pick(", ale ne v průběhu souboje", ", but not during a combat") if attack else ""
        return [say(verbs.TAKE_ACTIONS, w, f"ihned {most}{count}{not_now}", f"{most}{count} at once{not_now}")]


@dataclass(frozen=True)
class MoreActions(Act):
    """More actions in this turn: undefined ones (DTR-354), or attack actions only."""

    undefined: int = 0
    attacks: int = 0
    once: bool = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        if self.attacks and s.rounds[me] <= 1:
            return False  # DTR-513, DTR-346
        return not (self.once and s.initiative)

    def instant(self) -> Instant:
        def more(s: DoomState, me: int, src: int, x: int) -> None:
            s.actions += self.undefined
            s.attacks += self.undefined
            s.bonus_attacks += self.attacks
            if self.once:
                s.initiative = True

        return more

    def say(self, w: Words) -> list[Clause]:
        kind = ATTACK_ACTION if self.attacks else ACTION
        count = w.count(self.attacks or self.undefined, kind, ACC)
        rest = w.pick(f"v tomto kole {count} navíc", f"{count} more this turn")
        if not self.attacks:
            rest += w.pick(", třeba i útočnou", ", an attack if you like")
        if self.once:
            rest += w.pick(" (tímto způsobem jen jednou za kolo)", " (in this way only once a turn)")
        return [Clause(verbs.GAIN, rest)]


@dataclass(frozen=True)
class ExtraAction(Act):
    """One more undefined action in this turn, once for each card (DTR-354)."""

    def instant(self) -> Instant:
        def more(s: DoomState, me: int, src: int, x: int) -> None:
            if s.turn == me and not s.used >> src & 1 and counts(s, src, me, s.bearer[src]):
                s.used |= 1 << src
                s.actions += 1
                s.attacks += 1

        return more

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                verbs.GAIN, w.pick("v tomto kole 1 akci navíc, třeba i útočnou", "1 action more this turn, of any kind")
            )
        ]


@dataclass(frozen=True)
class QuietAction(Act):
    """One more action in this turn of the player the card lies before; the number of attacks stays as it is."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return True

    def instant(self) -> Instant:
        def more(s: DoomState, me: int, src: int, x: int) -> None:
            bearer = s.bearer[src]
            if s.turn == me and (bearer < 0 or counts(s, src, me, bearer)):
                s.actions += 1

        return more

    def say(self, w: Words) -> list[Clause]:
        return [Clause(verbs.GAIN, w.pick("v tomto kole 1 neútočnou akci navíc", "1 non-attack action more this turn"))]


# ---- another turn ----
EARNED = Mark("", AIMED, until=GAME_LONG, name=ANOTHER_TURN)


@dataclass(frozen=True)
class AnotherTurn(Act):
    """The player's next turn follows at once."""

    mark: Mark = EARNED

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.mark, me, src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_PLAY_TURN, w.pick("ihned další kolo", "another turn at once"))]


# ---- fewer actions, and no turn at all ----
MARCHING = Mark("", AIMED, until=TO_NEXT_TURN, name=HURRIED, n=1)
WAITING = Mark("", AIMED, until=GAME_LONG, name=MISSES_TURN)


@dataclass(frozen=True)
class Hurry(Act):
    """The player it is played on has one action less in the next turn of his."""

    mark: Mark = MARCHING
    victim: ClassVar[str] = PLAYER

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.mark, s.whom[src], src)

    def say(self, w: Words) -> list[Clause]:
        count = w.count(self.mark.n, ACTION, ACC)
        return [Clause(_LOSES, w.pick(f"ve svém příštím kole {count}", f"{count} of the next turn"))]


@dataclass(frozen=True)
class MissTurn(Act):
    """The player it is played on misses the next turn of his."""

    mark: Mark = WAITING
    victim: ClassVar[str] = PLAYER

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.mark, s.whom[src], src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_MISSES, w.pick("své příští kolo", "the next turn"))]


CUT_OFF = Mark("", AIMED, until=GAME_LONG, name=NO_DRAW)


@dataclass(frozen=True)
class DrawsNothing(Act):
    """The player it is played on draws no cards in this draw step of his."""

    mark: Mark = CUT_OFF
    victim: ClassVar[str] = PLAYER

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim == s.turn and len(s.hand[aim]) < HAND_SIZE + (src in s.hand[aim]) and bool(s.library[aim])

    def instant(self) -> Instant:
        return lambda s, me, src, x: last(s, self.mark, s.whom[src], src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(_NO_CARDS, w.pick("v tomto kroku žádné karty", "no cards in this step"))]


_NO_CARDS = verb("ten hráč si nedobírá", "nedobírat si", "si nedobírá", "that player draws")
_TAKE_AWAY = verb("seber tomu hráči", "sebrat tomu hráči", "sebere tomu hráči", "that player loses")
_LOSES = verb("ten hráč ztratí", "ztratit", "ztratí", "that player loses")
_MISSES = verb("ten hráč vynechá", "vynechat", "vynechá", "that player misses")
_PLAY_TURN = verb("odehraj", "odehrát", "odehraje", "take")


@dataclass(frozen=True)
class TakeAway(Act):
    """The player it is played on loses an action of this turn for every unit paid, but never the last one."""

    victim: ClassVar[str] = PLAYER

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim == s.turn and not s.acted and not s.phase and s.actions > 1

    def most(self, s: DoomState, me: int, src: int) -> int:
        return max(1, s.actions - 1)

    def instant(self) -> Instant:
        def take(s: DoomState, me: int, src: int, x: int) -> None:
            s.actions = max(1, s.actions - x)

        return take

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _TAKE_AWAY,
                w.pick(
                    f"{w.count(1, ACTION, ACC)} tohoto kola, poslední však nikdy",
                    f"{w.count(1, ACTION)} of this turn, but never the last one",
                ),
            )
        ]
