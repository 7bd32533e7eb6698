"""Rules about what spells cost those who cast them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import ACC, Words, upper

from ...state import DoomState
from ...words import traits as tr
from ...words.nouns import DESTINY
from ..marks import SPELL_LIMIT, SPELL_PRICE, SPELL_STORE
from ..select import in_combat, opponent_of, traits_of
from .rule import Rule, WorthIn
from .subject import subject


@dataclass(frozen=True)
class SpellPrice(Rule):
    """Spells that these cast cost less for each price on them, half as much, or twice as much."""

    less: int = 0
    halves: bool = False
    doubles: bool = False
    aspect: int = 0
    own_turn: bool = False  # only in the turn in which it was set up
    topic: ClassVar[str] = "price of spells"

    def key(self) -> str:
        return SPELL_PRICE

    def reaches(self, s: DoomState, seat: int, source: int, target: int, card: int) -> bool:
        return (not self.own_turn or s.turn == seat) and super().reaches(s, seat, source, target, card)

    def tail(self, w: Words) -> str:
        return w.pick(" v tomto kole", " this turn") if self.own_turn else super().tail(w)

    def say(self, w: Words) -> str:
        (art,) = (trait.name[w.lang] for trait in tr.TRAITS if trait.bit & self.aspect) if self.aspect else ("",)
        what = w.pick(f"kouzla {art}".rstrip(), f"spells of the {art}" if art else "spells")
        who = subject(self.scope, w, ("platí za", "platí za"), ("pays", "pay"))
        if self.halves:
            return upper(
                w.pick(
                    f"{who} {what} jen polovinu bodů osudu (zaokrouhleno nahoru).",
                    f"{who} only half the destiny points (rounded up) for {what}.",
                )
            )
        if self.doubles:
            return upper(w.pick(f"{who} {what} dvojnásobek bodů osudu.", f"{who} twice the destiny points for {what}."))
        n = w.count(self.less, DESTINY, ACC)
        text = w.pick(
            f"{who} {what}{self.tail(w)} o {n} méně za každou jejich cenu i za každé zesílení, nejméně však 1",
            f"{who} {n} less for {what}{self.tail(w)}, for each price on them and for strengthening them, but at least "
            "1",
        )
        return upper(text) + "."


@dataclass(frozen=True)
class SpellLimit(Rule):
    """The bearer spends no more than so much on spells from one draw step of the card's player to the next."""

    n: int = 0
    topic: ClassVar[str] = "limit for spells"

    def key(self) -> str:
        return SPELL_LIMIT

    def say(self, w: Words) -> str:
        n = w.count(self.n, DESTINY, ACC)
        return w.pick(
            f"Od jednoho tvého kroku dobírání do druhého smí bojovník vydat na kouzla Umění nejvýše {n}.",
            f"From one of your draw steps to the next the warrior may spend at most {n} on Art spells.",
        )


@dataclass(frozen=True)
class SpellStore(Rule):
    """The card keeps points that the bearer may spend on its spells only."""

    topic: ClassVar[str] = "points for spells"

    def key(self) -> str:
        return SPELL_STORE

    def say(self, w: Words) -> str:
        return w.pick(
            "Body osudu na této kartě smí bojovník vydat jen na svá kouzla.",
            "The warrior may spend the destiny points on this card on its spells only.",
        )


@dataclass(frozen=True)
class WorthAgainst(WorthIn):
    """Destiny points spent on spells against followers of one apostle count for more."""

    apostle: int = 0

    def meant(self, s: DoomState, caster: int, spell: int) -> bool:
        """Is the spell cast on such a follower, or in a combat against one?"""
        aim = s.aim[spell]
        if aim >= 0 and traits_of(s, aim) & self.apostle:
            return True
        one = aim if aim >= 0 and in_combat(s, aim) else caster
        return in_combat(s, one) and bool(traits_of(s, opponent_of(s, one)) & self.apostle)

    def say(self, w: Words) -> str:
        return w.pick(
            f"Každý bod osudu, který vydá na účinek kouzla proti stoupencům zvoleného apoštola, platí za {self.n}.",
            f"Each destiny point it spends on a spell against followers of the chosen apostle is worth {self.n}.",
        )
