"""What some warriors see through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import Words, upper

from ...words.whom import title_of
from ..marks import SEES_THROUGH, URBAN
from .rule import Mark, Rule
from .subject import subject


@dataclass(frozen=True)
class SeesThrough(Rule):
    """These cards hinder it in nothing, and are of no use to an opponent against it."""

    titles: tuple[str, ...] = ()
    topic: ClassVar[str] = "sight"

    def key(self) -> str:
        return SEES_THROUGH

    def say(self, w: Words) -> str:
        names = w.pick(" ani karty ", " nor ").join(title_of(id)[w.lang] for id in self.titles)
        who = subject(
            self.scope,
            w,
            ("nehledí na karty", "nehledí na karty"),
            ("is affected neither by", "are affected neither by"),
        )
        return upper(
            w.pick(
                f"{who} {names}: nic mu nebrání a jeho protivníkovi proti němu nepomáhají.",
                f"{who} {names}: they neither hinder it nor help its opponent against it.",
            )
        )


@dataclass(frozen=True)
class UrbanTactics(Mark):
    """Vehicles on the ground of the card's player use fortifications and cover."""

    name: str = URBAN
    yours: ClassVar[bool] = True

    def say(self, w: Words) -> str:
        return w.pick(
            "Tvoji bojovníci v tancích a jiných vozidlech (kromě vzdušných korábů a ponorek), i ti, kdo se za taková "
            "vozidla považují, smějí využívat opevnění a být v úkrytu (ne však vyloženi do úkrytu). Odejde-li "
            "tato karta, "
            "hned z něj vyjdou.",
            "Your warriors in tanks and other vehicles (no airships, no submarines), and those considered such "
            "vehicles, "
            "may use fortifications and be in cover (but not be deployed into it). If this card goes, they leave "
            "cover at "
            "once.",
        )
