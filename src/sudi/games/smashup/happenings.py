"""Effects of triggers, which are about the minion or the player that set them off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Condition, Effect, Instant, Script, Test
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.values import Modifier
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .extras import MINION, extra
from .hands import discard_from_hand, discard_random, gain_vp
from .moves import destroy, destroy_action
from .play import grant
from .state import SmashState, may_ignore


@dataclass(frozen=True)
class FirstMinionThisTurn(Condition):
    """It is the first minion its player plays this turn, extra and special plays counted (ruling R14)."""

    def test(self) -> Test:
        return lambda s, me, src: s.minions_played[me] == 1

    def say_if(self, w: Words) -> str:
        return w.pick(
            "Pokud je to první bojovník, kterého v tomto tahu hraješ,",
            "If this is the first minion you play this turn,",
        )


@dataclass(frozen=True)
class DestroyIt(Script):
    """The minion that set this off is destroyed, perhaps together with this card."""

    and_this: bool = False

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def strike(s: SmashState, f: Frame) -> None:
            destroy(s, [f[X] >> 12], f[ME], f[SRC])
            if self.and_this and s.at[f[SRC]] >= 0:
                destroy_action(s, f[SRC])

        return [strike]

    def say(self, w: Words) -> list[Clause]:
        too = w.pick("i s touto kartou", "and this card") if self.and_this else ""
        return [Clause(words.DESTROY, too, enclitic=w.pick("ho", "it"))]


@dataclass(frozen=True)
class ItsPlayerDiscards(Script):
    """Whoever played the minion that set this off discards a card of the own choice."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            seat = s.owner[f[X] >> 12]
            hand = {s.t.kind[c]: v.SHED(c) for c in s.hand[seat]}
            if not hand:
                f[PC] = go(2)
                return
            ask(s, seat, v.ASK_SHED, list(hand.values()), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            discard_from_hand(s, s.owner[f[X] >> 12], s.answer - v.SHED.code)

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("z ruky kartu podle vlastního výběru", "a card of their choice")
        return [Clause(words.THAT_PLAYER_DISCARDS, rest)]


@dataclass(frozen=True)
class CulpritDiscards(Effect):
    """Whoever played the card that set this off (the seat handed over) discards so many random cards."""

    n: int

    def instant(self) -> Instant:
        return lambda s, me, src, x: discard_random(s, x, self.n)

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, words.CARD)
        return [Clause(words.THAT_PLAYER_DISCARDS, w.pick(f"z ruky náhodně {cards}", f"{cards} at random"))]


@dataclass(frozen=True)
class ItsOwnerGains(Script):
    """The owner of the minion that set this off gains victory points; an infiltrator may do without (ruling R22)."""

    n: int

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            owner = s.owner[f[X] >> 12]
            if may_ignore(s, owner, f[X] & 4095):
                ask(s, owner, v.ASK_IGNORE, [v.OBEY(), v.IGNORE()], f[SRC])
            else:
                s.answer = v.OBEY()

        def gain(s: SmashState, f: Frame) -> None:
            if s.answer == v.OBEY():
                gain_vp(s, s.owner[f[X] >> 12], f[SRC], self.n)

        return [choose, gain]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.OWNER_GAINS, w.count(self.n, words.VP))]


@dataclass(frozen=True)
class ItsOwnerPlaysMore(Effect):
    """The owner of the minion that set this off may play an extra one of limited power."""

    max_power: int

    def instant(self) -> Instant:
        def give(s: SmashState, me: int, src: int, x: int) -> None:
            grant(s, s.owner[x >> 12], src, extra(MINION, limit=self.max_power))

        return give

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"navíc bojovníka se silou {self.max_power} nebo nižší",
            f"an extra minion of power {self.max_power} or less",
        )
        return [Clause(words.OWNER_PLAYS, rest)]


@dataclass(frozen=True)
class IgnoreBonus(Script):
    """SMU-C03: at a base that changes powers, the infiltrator says at once whether the own minions there ignore it."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            base = s.bases[s.at[f[SRC]]][0]
            if any(rule.topic == Modifier.topic for rule in s.t.cards[base].standing):
                ask(s, f[ME], v.ASK_IGNORE, [v.OBEY(), v.IGNORE()], f[SRC])
            else:
                s.answer = v.OBEY()

        def note(s: SmashState, f: Frame) -> None:
            if s.answer == v.IGNORE():
                s.ignoring |= 1 << f[SRC]

        return [choose, note]

    def say(self, w: Words) -> list[Clause]:
        return []  # the ongoing text says it
