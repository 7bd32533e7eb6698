"""Effects on points, actions and the cards just played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sudi.kernel.effects import Instant, Script
from sudi.kernel.machine import SRC, Frame, Step, ask
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, Bilingual, Clause, VerbWord, Words, verb

from . import vocabulary as v
from . import words
from .acts import Act
from .happenings import whose_table
from .moving import discard, go_home
from .playing import being_played, cancel
from .points import VICTORY_ONLY, defraud, funds, gain_destiny, lose_destiny, pay, reward
from .standing import Rule
from .state import MODIFIERS, DoomState, in_play
from .words import ACTION, DESTINY, VICTORY


def say(word: VerbWord, w: Words, cs: str, en: str) -> Clause:
    return Clause(word, w.pick(cs, en))


# ---- points ----
@dataclass(frozen=True)
class GainDestiny(Act):
    n: int

    def instant(self) -> Instant:
        return lambda s, me, src, x: gain_destiny(s, me, self.n, src)

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.GAIN, w.count(self.n, DESTINY))]


@dataclass(frozen=True)
class GainVictory(Act):
    """Victory points for the player the card lies before."""

    n: int

    def instant(self) -> Instant:
        def gain(s: DoomState, me: int, src: int, x: int) -> None:
            reward(s, whose_table(s, src), self.n, src, VICTORY_ONLY)

        return gain

    def say(self, w: Words) -> list[Clause]:
        return [Clause(words.GAIN, w.count(self.n, VICTORY))]


@dataclass(frozen=True)
class Drain(Act):
    """The player the card lies before loses destiny points; with none left the card is discarded (DTR-031)."""

    n: int

    def instant(self) -> Instant:
        def drain(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            lose_destiny(s, seat, self.n, src)
            if not s.destiny[seat]:
                discard(s, src)

        return drain

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [
            say(
                words.LOSE,
                w,
                f"{n}; nemáte-li pak žádné, tato karta se vyřazuje",
                f"{n}; if none are left, this card is discarded",
            )
        ]


@dataclass(frozen=True)
class Upkeep(Act, Script):
    """Pay to keep the card in play, or let it go."""

    n: int
    slots = 0

    def script(self, go: Callable[[int], int], slot: list[int]) -> list[Step]:
        def offer(s: DoomState, f: Frame) -> None:
            seat = whose_table(s, f[SRC])
            ask(s, seat, v.ASK_MAY, [v.YES(), v.NO()] if funds(s, seat) >= self.n else [v.NO()], f[SRC])

        def settle(s: DoomState, f: Frame) -> None:
            if s.answer == v.YES():
                pay(s, whose_table(s, f[SRC]), self.n, f[SRC])
            elif in_play(s, f[SRC]):
                discard(s, f[SRC])

        return [offer, settle]

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.n, DESTINY)
        return [say(_PAY, w, f"{n}, jinak se tato karta vyřazuje", f"{n}, or this card is discarded")]


_PAY = verb("zaplať", "zaplaťte", "zaplatit", "zaplatí", "pay")


@dataclass(frozen=True)
class EmptyBank(Act):
    """The chosen player loses all destiny points."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[aim] > 0

    def instant(self) -> Instant:
        return lambda s, me, src, x: void(lose_destiny(s, s.whom[src], s.destiny[s.whom[src]], src))

    def say(self, w: Words) -> list[Clause]:
        return [say(words.DISCARD, w, "všechny body osudu zvoleného hráče", "all destiny points of the chosen player")]


@dataclass(frozen=True)
class SwapBanks(Act):
    """Exchange the destiny points of two players."""

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return s.destiny[aim] != s.destiny[me]

    def instant(self) -> Instant:
        def swap(s: DoomState, me: int, src: int, x: int) -> None:
            other = s.whom[src]
            s.destiny[me], s.destiny[other] = s.destiny[other], s.destiny[me]

        return swap

    def say(self, w: Words) -> list[Clause]:
        return [say(words.SWAP, w, "své body osudu s body zvoleného hráče", "your destiny points with that player's")]


@dataclass(frozen=True)
class Defraud(Act):
    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return True

    def instant(self) -> Instant:
        return lambda s, me, src, x: defraud(s, me, src)

    def say(self, w: Words) -> list[Clause]:
        return [
            say(
                words.CANCEL,
                w,
                "právě získané vítězné body a získejte dvojnásobek v bodech osudu",
                "the victory points just earned and gain twice as many destiny points",
            )
        ]


# ---- actions ----
@dataclass(frozen=True)
class TakeActions(Act):
    """Actions to be taken right now, in anybody's turn (DTR-355, DTR-359)."""

    n: int
    kind: int

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        from .actions import ATTACK_KIND, attackers

        if self.kind == ATTACK_KIND:
            return not s.phase and bool(attackers(s, me, self.kind))
        return not (s.phase and s.turn == me)  # DTR-371: they would have to follow the attack being made

    def instant(self) -> Instant:
        def take(s: DoomState, me: int, src: int, x: int) -> None:
            from .turn import grant

            grant(s, me, src, self.n, self.kind)

        return take

    def say(self, w: Words) -> list[Clause]:
        kinds = {1: Bilingual("neútočné", "non-attack"), 2: Bilingual("útočné", "attack")}
        kind = kinds[self.kind]
        count = w.count(self.n, ACTION, ACC)
        n, _, word = count.partition(" ")
        if self.n == 1:
            return [say(words.TAKE_ACTIONS, w, f"ihned 1 {kind.cs[:-1]}ou akci", f"1 {kind.en} action at once")]
        return [say(words.TAKE_ACTIONS, w, f"ihned až {n} {kind.cs} {word}", f"up to {n} {kind.en} {word} at once")]


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
        if self.attacks:
            return [say(words.GAIN, w, "v tomto kole 1 útočnou akci navíc", "1 additional attack action this turn")]
        rest = w.pick(
            "v tomto kole 1 akci navíc, třeba i útočnou", "1 additional action this turn, an attack if you like"
        )
        return [Clause(words.GAIN, rest)]


# ---- cards just played ----
@dataclass(frozen=True)
class CancelCard(Act):
    """The card it answers has no effect (DTR-368)."""

    def instant(self) -> Instant:
        return lambda s, me, src, x: cancel(s, s.aim[src])

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        frame = being_played(s, aim)
        if frame is not None:
            return frame[2] != me and not frame[7]
        return s.phase == MODIFIERS and any(e[2] == aim and e[1] != me for e in s.lasting)

    def say(self, w: Words) -> list[Clause]:
        return [say(words.CANCEL, w, "účinek této karty", "the effect of that card")]


@dataclass(frozen=True)
class SaveWarrior(Act):
    """The warrior about to be killed stays as it is."""

    def instant(self) -> Instant:
        def save(s: DoomState, me: int, src: int, x: int) -> None:
            s.spared |= 1 << s.aim[src]

        return save

    def say(self, w: Words) -> list[Clause]:
        return [say(words.SAVE, w, "ho: zůstává ve svém dosavadním stavu", "it: it keeps its present state")]


# ---- rules for a time ----
@dataclass(frozen=True)
class Lasting(Act):
    """Rules about the warrior the card was aimed at (or about everything), for as long as they say."""

    rules: tuple[Rule | Standing, ...]
    everywhere: bool = False

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return self.everywhere or aim < 0 or in_play(s, aim)

    def instant(self) -> Instant:
        def set_up(s: DoomState, me: int, src: int, x: int) -> None:
            aim = -1 if self.everywhere else s.aim[src]
            if self.everywhere or in_play(s, aim):
                for rule in self.rules:
                    last(s, rule, me, src, aim, x)

        return set_up

    def say(self, w: Words) -> list[Clause]:
        texts = [rule.say(w).rstrip(".") for rule in self.rules]  # type: ignore[union-attr]
        return [Clause(_LET, words.listed([t[:1].lower() + t[1:] for t in texts], w))]


_LET = verb("", "", "", "", "")  # the rule is a sentence of its own


@dataclass(frozen=True)
class Convert(Act):
    """After its traits have changed, the bearer goes to the area it belongs to now."""

    def instant(self) -> Instant:
        def convert(s: DoomState, me: int, src: int, x: int) -> None:
            go_home(s, s.bearer[src])

        return convert

    def say(self, w: Words) -> list[Clause]:
        return []


def void(_: object) -> None:
    return None
