"""Effects on actions, on cards just played, and rules set up for a time."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.effects import Instant
from sudi.kernel.standing import Standing, last
from sudi.kernel.wording import ACC, Bilingual, Clause, VerbWord, Words, verb

from . import words
from .acts import Act
from .cancelling import being_played, cancel
from .moving import go_home
from .standing import Rule
from .state import MODIFIERS, DoomState, in_play
from .words import ACTION


def say(word: VerbWord, w: Words, cs: str, en: str) -> Clause:
    return Clause(word, w.pick(cs, en))


# ---- actions ----
@dataclass(frozen=True)
class TakeActions(Act):
    """Actions to be taken right now, in anybody's turn (DTR-355, DTR-359)."""

    n: int
    kind: int

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        from .attack_actions import ATTACK_KIND, may_attack

        if self.kind == ATTACK_KIND:
            return not s.phase and may_attack(s, me, self.kind)
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
