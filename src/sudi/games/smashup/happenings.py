"""Effects of triggers, which are about the minion or the player that set them off, and a few rare deeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.chance import shuffle
from sudi.kernel.effects import Compiler, Condition, Effect, Instant, Script, Test
from sudi.kernel.machine import ME, PC, SRC, Frame, Step, X, ask, push
from sudi.kernel.values import Modifier
from sudi.kernel.view import forget
from sudi.kernel.wording import Clause, Words

from . import vocabulary as v
from . import words
from .moves import destroy, destroy_action, discard_action, discard_from_hand, discard_random, gain_vp, send_back
from .play import DISCARD, MINION, NOW_OR_NEVER, extra, grant
from .select import Minions, distinct
from .state import SmashState, controller, may_ignore


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


@dataclass(frozen=True)
class NameFaction(Script):
    """Name a faction for this card."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_FACTION, [v.FACTION(n) for n in range(len(words.FACTIONS))], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            s.named[f[SRC]] = s.answer - v.FACTION.code

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.NAME, w.pick("frakci", "a faction"))]


@dataclass(frozen=True)
class PutToSleep(Script):
    """Choose a player, who plays no actions in the own next turn."""

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def choose(s: SmashState, f: Frame) -> None:
            ask(s, f[ME], v.ASK_WHO, [v.WHO(o) for o in range(s.t.seats)], f[SRC])

        def take(s: SmashState, f: Frame) -> None:
            seat = s.answer - v.WHO.code
            s.asleep[seat] = 1
            if s.log is not None:
                s.log.append((v.L_SLEEP, seat, -1, 0, -1))

        return [choose, take]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            "hráče: ve svém příštím tahu nesmí hrát akce",
            "a player: that player cannot play actions during their next turn",
        )
        return [Clause(words.CHOOSE, rest)]


@dataclass(frozen=True)
class PlayMinionThereNow(Effect):
    """Play a minion from hand to the base handed over, at once."""

    def compile(self, c: Compiler) -> None:
        def now(s: SmashState, f: Frame) -> None:
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, extra(MINION, place=f[X]))

        c.emit(now)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.PLAY, w.pick("k ní bojovníka z ruky", "a minion from your hand there"))]


@dataclass(frozen=True)
class Disguise(Script):
    """Choose one or two own minions at one base, play as many extra ones there, then take the chosen ones back."""

    slots = 3

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        chosen, left, place = slot

        def choose(s: SmashState, f: Frame) -> None:
            f[chosen] = ()
            own = distinct(s, Minions("own").find(s, f[ME], f[SRC]))
            if not own:
                f[PC] = go(5)
                return
            ask(s, f[ME], v.ASK_TARGET, [v.TARGET(m) for m in own], f[SRC])

        def choose_second(s: SmashState, f: Frame) -> None:
            first = s.answer - v.TARGET.code
            f[chosen], f[place] = (first,), s.at[first]
            more = [m for m in s.minions[f[place]] if controller(s, m) == f[ME] and m != first]
            ask(s, f[ME], v.ASK_TARGET, [*(v.TARGET(m) for m in distinct(s, more)), v.DONE()], f[SRC])

        def chosen_both(s: SmashState, f: Frame) -> None:
            if s.answer != v.DONE():
                f[chosen] = (*f[chosen], s.answer - v.TARGET.code)
            f[left] = len(f[chosen])

        def play_one(s: SmashState, f: Frame) -> None:
            if f[left] <= 0:
                return
            f[left] -= 1
            f[PC] = go(3)
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, extra(MINION, place=f[place]))

        def take_back(s: SmashState, f: Frame) -> None:
            send_back(s, [m for m in f[chosen] if s.at[m] >= 0], f[ME], f[SRC])

        return [choose, choose_second, chosen_both, play_one, take_back]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.CHOOSE,
                w.pick("u jedné základny jednoho nebo dva své bojovníky", "one or two of your minions at one base"),
            ),
            Clause(
                words.PLAY,
                w.pick("stejný počet bojovníků navíc", "the same number of extra minions there"),
                enclitic=w.pick("k ní", ""),
            ).optional(),
            Clause(
                words.RETURN,
                w.pick("vybrané bojovníky do ruky", "the chosen minions to your hand"),
                lead=w.pick("Poté", "Then"),
            ),
        ]


@dataclass(frozen=True)
class RaiseOnEmptyBases(Script):
    """On each base where one has no minions, one may play an extra minion of little power from the discard pile."""

    max_power: int
    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        places = slot[0]

        def start(s: SmashState, f: Frame) -> None:
            empty = [
                p for p, base in enumerate(s.bases) if base and not any(controller(s, m) == f[ME] for m in s.minions[p])
            ]
            f[places] = tuple(empty)

        def each(s: SmashState, f: Frame) -> None:
            if not f[places]:
                return
            place, f[places] = f[places][0], f[places][1:]
            f[PC] = go(1)
            permit = extra(MINION, limit=self.max_power, place=place, origin=DISCARD, empty=True)
            push(s, NOW_OR_NEVER, f[ME], f[SRC], 0, permit)

        return [start, each]

    def say(self, w: Words) -> list[Clause]:
        rest = w.pick(
            f"ke každé základně, kde nemáš bojovníka, ze svého odhazovacího balíčku navíc bojovníka "
            f"se silou {self.max_power} nebo nižší",
            f"an extra minion of power {self.max_power} or less from your discard pile "
            "on each base where you have no minions",
        )
        return [Clause(words.PLAY, rest).optional()]


@dataclass(frozen=True)
class SwapBase(Script):
    """Search the base deck for a base and exchange it with one in play; then an extra minion may be played there."""

    slots = 1

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        place = slot[0]

        def choose_old(s: SmashState, f: Frame) -> None:
            if not s.base_deck:
                f[PC] = go(3)
                return
            ask(s, f[ME], v.ASK_BASE, [v.TO(p) for p, base in enumerate(s.bases) if base], f[SRC])

        def choose_new(s: SmashState, f: Frame) -> None:
            f[place] = s.answer - v.TO.code
            ask(s, f[ME], v.ASK_BASE, [v.TARGET(b) for b in sorted(s.base_deck)], f[SRC])

        def swap(s: SmashState, f: Frame) -> None:
            new, old = s.answer - v.TARGET.code, s.bases[f[place]][0]
            for action in [a for a in s.actions[f[place]] if s.on[a] < 0]:
                discard_action(s, action)
            s.base_deck.remove(new)
            s.base_deck.append(old)
            s.at[old], s.at[new] = -1, f[place]
            s.live = (s.live | 1 << new) & ~(1 << old)
            s.bases[f[place]] = [new]
            forget(s, s.base_deck)
            shuffle(s, s.base_deck)
            if s.log is not None:
                s.log.append((v.L_BASE, f[ME], new, 0, -1))
            grant(s, f[ME], f[SRC], extra(MINION, place=f[place]))

        return [choose_old, choose_new, swap]

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                words.SWAP,
                w.pick(
                    "základnu ve hře za jinou z balíčku základen (bojovníci zůstávají, akce na ní se odloží)",
                    "a base in play for one from the base deck (minions stay, actions on it are discarded)",
                ),
            ),
            Clause(words.SHUFFLE, w.pick("balíček základen", "the base deck")),
            Clause(words.PLAY, w.pick("k nové základně bojovníka navíc", "an extra minion at the new base")).optional(),
        ]
