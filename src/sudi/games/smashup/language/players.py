"""What happens to players: they discard, their hands are looked at, they sleep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Effect, Instant, Script
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask
from sudi.kernel.view import show
from sudi.kernel.wording import Clause, Words

from ..events import minion_in
from ..rules.piles import discard_from_hand, discard_random
from ..state import DROWSY, SmashState, by_kind
from ..words import lexicon
from ..words import vocabulary as v


@dataclass(frozen=True)
class PutToSleep(Script):
    """Choose a player, who plays no actions in the own next turn."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_WHO, v.WHO.each(range(s.t.seats)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            seat = s.answer - v.WHO.code
            s.asleep[seat] |= DROWSY  # whoever sleeps already goes on doing so until the end of the turn
            if s.log is not None:
                s.log.append((v.L_SLEEP, seat, -1, 0, -1))

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "hráče: ve svém příštím tahu nesmí hrát akce",
            "a player: that player cannot play actions during their next turn",
        )
        return [Clause(lexicon.CHOOSE, rest)]


@dataclass(frozen=True)
class OthersDiscard(Effect):
    """Every other player discards so many random cards."""

    n: int

    def instant(self) -> Instant:
        def lose(s: SmashState, me: int, src: int, x: int) -> None:
            for i in range(1, s.t.seats):
                discard_random(s, (me + i) % s.t.seats, self.n)

        return lose

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, lexicon.CARD)
        return [Clause(lexicon.OTHERS_DISCARD, w.pick(f"z ruky náhodně {cards}", f"{cards} at random"))]


@dataclass(frozen=True)
class ItsPlayerDiscards(Script):
    """Whoever played the minion that set this off discards a card of the own choice."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            seat = s.owner[minion_in(f[X])]
            hand = {s.t.kind[c]: v.SHED(c) for c in s.hand[seat]}
            if not hand:
                f[PC] = go(2)
                return
            ask(s, seat, v.ASK_SHED, list(hand.values()), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            discard_from_hand(s, s.owner[minion_in(f[X])], s.answer - v.SHED.code)

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick("z ruky kartu podle vlastního výběru", "a card of their choice")
        return [Clause(lexicon.THAT_PLAYER_DISCARDS, rest)]


@dataclass(frozen=True)
class CulpritDiscards(Effect):
    """Whoever played the card that set this off (the seat handed over) discards so many random cards."""

    n: int

    def instant(self) -> Instant:
        return lambda s, me, src, x: discard_random(s, x, self.n)

    def say(self, w: Words) -> list[Clause]:
        cards = w.count(self.n, lexicon.CARD)
        return [Clause(lexicon.THAT_PLAYER_DISCARDS, w.pick(f"z ruky náhodně {cards}", f"{cards} at random"))]


@dataclass(frozen=True)
class Probe(Script):
    """Look at another player's hand and choose a minion in it, which that player discards."""

    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        victim = slot[0]

        def choose_player(s: SmashState, f: Frame) -> None:
            others = [o for o in range(s.t.seats) if o != f[ME]]
            ask(s, f[ME], v.ASK_WHO, v.WHO.each(others), f[SRC])

        def look(s: SmashState, f: Frame) -> None:
            f[victim] = s.answer - v.WHO.code
            hand = s.hand[f[victim]]
            for card in hand:
                show(s, card, to=f[ME])
            if s.log is not None:
                s.log.append((v.L_LOOKS, f[ME], -1, 0, f[victim]))
            minions = by_kind(s, [c for c in hand if s.t.is_minion[c]])
            if not minions:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_TARGET, v.SHED.each(sorted(minions)), f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            discard_from_hand(s, f[victim], s.answer - v.SHED.code)

        return [choose_player, look, take]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(lexicon.LOOK, w.pick("jinému hráči do ruky", "at another player's hand")),
            Clause(
                lexicon.CHOOSE,
                w.pick("v ní bojovníka, kterého tento hráč odloží", "a minion in it, which that player discards"),
            ),
        ]
