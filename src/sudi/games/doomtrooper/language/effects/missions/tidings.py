"""What missions for a player wait for: a prisoner taken, a warzone laid waste."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.standing import Standing, last
from sudi.kernel.triggers import Occasion
from sudi.kernel.wording import Clause, Words, verb

from ....rules.happenings import JAILED, RAZED
from ....rules.points import VICTORY_ONLY, reward
from ....state import DoomState, in_play, whose_table
from ....words import card_text, verbs
from ....words.nouns import VICTORY
from ..act import Act
from .rewards import complete


@dataclass(frozen=True)
class OnJailed(Occasion):
    """The player who has the mission imprisons somebody."""

    event: ClassVar[str] = JAILED

    def concerns(self, s: DoomState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == whose_table(s, card)

    def say_when(self, w: Words) -> str:
        return w.pick("Uvězní-li ten hráč bojovníka,", "If that player imprisons a warrior,")


@dataclass(frozen=True)
class OnRazed(Occasion):
    """A card that the player has played rids the table of a warzone."""

    event: ClassVar[str] = RAZED

    def concerns(self, s: DoomState, holder: int, card: int, actor: int, subject: int, n: int) -> bool:
        return actor == whose_table(s, card)

    def say_when(self, w: Words) -> str:
        return w.pick(
            "Vyřadí-li nebo obětuje-li karta, kterou ten hráč zahrál, válečnou zónu,",
            "If a card played by that player discards or sacrifices a warzone,",
        )


# ---- and what they bring ----
@dataclass(frozen=True)
class Fulfil(Act):
    """The mission is completed: so many victory points for the player it lies before."""

    victory: int

    def instant(self) -> Instant:
        def fulfil(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            if in_play(s, src):
                complete(s, src, seat)
                reward(s, seat, self.victory, src, VICTORY_ONLY)

        return fulfil

    def say(self, w: Words) -> list[Clause]:
        n = w.count(self.victory, VICTORY)
        return [Clause(verbs.THEY_GAIN, w.pick(f"{n}; tím je úkol splněn", f"{n}; that completes the mission"))]


@dataclass(frozen=True)
class ForYourself(Act):
    """The mission is assigned to nobody but the player himself."""

    only_you: ClassVar[bool] = True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return aim == me

    def instant(self) -> Instant:
        return lambda s, me, src, x: None

    def say(self, w: Words) -> list[Clause]:
        return []


@dataclass(frozen=True)
class FulfilFor(Act):
    """The mission is completed; from then on these rules hold for its player."""

    rules: tuple[Standing, ...] = ()

    def instant(self) -> Instant:
        def fulfil(s: DoomState, me: int, src: int, x: int) -> None:
            seat = whose_table(s, src)
            if in_play(s, src):
                complete(s, src, seat)
                for rule in self.rules:
                    last(s, rule, seat, src)

        return fulfil

    def say(self, w: Words) -> list[Clause]:
        what = card_text.rules(self.rules, w)
        if not what:
            return [Clause(_DONE, w.pick("splněn", "completed"))]
        return [
            Clause(
                _DONE,
                w.pick(
                    f"splněn; {what[:1].lower()}{what[1:].rstrip('.')}",
                    f"completed; {what[:1].lower()}{what[1:].rstrip('.')}",
                ),
            )
        ]


_DONE = verb("úkol je", "", "", "the mission is")
