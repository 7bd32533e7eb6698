"""Warriors return to a hand with their cards; a card is called back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.effects import Instant
from sudi.kernel.machine import PROG, SRC
from sudi.kernel.wording import Clause, Words, verb

from ....cards.types import EQUIPMENT, SPECIAL
from ....rules.leaving import into_hand
from ....rules.playing import CANCELLED, PLAYING
from ....state import DoomState, in_play
from ...select import Who
from ..act import AIM, Act

_RETURN = verb("vrať", "vrátit", "vrátí", "return")


def home_with(s: DoomState, warrior: int, types: tuple[str, ...] = ()) -> None:
    """To its owner's hand with those of its owner's cards on it that are of these types (none named: with all)."""
    t, owner = s.t, s.t.owner[warrior]
    into_hand(s, warrior, lambda card: t.owner[card] == owner and (not types or t.type[card] in types))


@dataclass(frozen=True)
class HomeWithGear(Act):
    """The chosen warrior returns to its owner's hand with its equipment and special cards; other players' are lost."""

    types: tuple[str, ...] = (EQUIPMENT, SPECIAL)
    victim: ClassVar[str] = AIM

    def instant(self) -> Instant:
        def back(s: DoomState, me: int, src: int, x: int) -> None:
            if in_play(s, s.aim[src]):
                home_with(s, s.aim[src], self.types)

        return back

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    "bojovníka s jeho vybavením a speciálními kartami do ruky jeho majitele; ostatní karty na něm, i "
                    "ty, které patří jiným hráčům, se vyřazují",
                    "the warrior with its equipment and special cards to its owner's hand; its other cards and those "
                    "of other players are discarded",
                ),
            )
        ]


@dataclass(frozen=True)
class FreePrisoners(Act):
    """All prisoners return to their owners' hands, with their owners' cards on them."""

    who: Who = Who(imprisoned=True)  # noqa: RUF009

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return bool(self.who.find(s, me, src))

    def instant(self) -> Instant:
        def free(s: DoomState, me: int, src: int, x: int) -> None:
            for warrior in self.who.find(s, me, src):
                if in_play(s, warrior):
                    home_with(s, warrior)

        return free

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    "všechny uvězněné bojovníky do ruky jejich majitelů, i s kartami, které mají; cizí karty na nich "
                    "se vyřazují",
                    "all imprisoned warriors to their owners' hands with the cards they have; other players' cards on "
                    "them are discarded",
                ),
            )
        ]


@dataclass(frozen=True)
class SlipHome(Act):
    """While a special card is being played, the bearer returns to the hand with its equipment (`aim` remembers it)."""

    victim: ClassVar[str] = AIM
    to_specials: ClassVar[bool] = True

    def possible(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return any(f[PROG] == PLAYING.id and s.t.is_special[f[SRC]] and not f[CANCELLED] for f in s.stack)

    def hurts(self, s: DoomState, me: int, src: int, aim: int) -> bool:
        return False

    def instant(self) -> Instant:
        def slip(s: DoomState, me: int, src: int, x: int) -> None:
            warrior, s.aim[src] = s.aim[src], -1
            if in_play(s, warrior):
                home_with(s, warrior, (EQUIPMENT,))

        return slip

    def say(self, w: Words) -> list[Clause]:
        return [
            Clause(
                _RETURN,
                w.pick(
                    "bojovníka s jeho vybavením do ruky, než karta začne působit; ostatní karty na něm se vyřazují",
                    "the warrior with its equipment to the hand before the card takes effect; its other cards are "
                    "discarded",
                ),
            )
        ]
