"""Rules about what a warrior is: its traits, its immunity (DTR-376 to DTR-381, DTR-424 to DTR-431)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudi.kernel.wording import DAT, INS, Words, upper

from ...state import DoomState
from ...words import trait_nouns
from ...words import traits as tr
from ...words.nouns import listed
from ...words.whom import title_of
from ..marks import IMMUNE, LOYAL, TRAITS_KEY
from .rule import Rule
from .subject import speaks_of_many, subject


@dataclass(frozen=True)
class Becomes(Rule):
    """Traits gained and lost (DTR-424 to DTR-431)."""

    gains: int = 0
    loses: int = 0
    topic: ClassVar[str] = "traits"

    def key(self) -> str:
        return TRAITS_KEY

    def say(self, w: Words) -> str:
        parts = []
        many = speaks_of_many(self.scope)
        if self.gains:
            names = trait_nouns.said(self.gains, w, INS, many=many)
            also = (w.pick("jsou nyní", "are now") if many else w.pick("je nyní", "is now")) + (
                "" if self.loses else w.pick(" také", " also")
            )
            parts.append(f"{also} {names}")
        lost = self.loses
        if lost & tr.AFFILIATIONS == tr.AFFILIATIONS:
            parts.append(w.pick("ztrácí každou jinou příslušnost", "loses every other affiliation"))
            lost &= ~tr.AFFILIATIONS
        if lost:
            names = trait_nouns.said(lost, w, INS, many=False)
            parts.append(w.pick(f"už není {names}", f"is no longer {names}"))
        return upper(f"{self.scope.say_scope(w)} {listed(parts, w)}{self.tail(w)}") + "."


@dataclass(frozen=True)
class Loyal(Rule):
    """Cards give the warrior none of these traits (nor anything that goes with them) and take none of those away."""

    never: int = 0
    keeps: int = 0
    topic: ClassVar[str] = "loyalty"

    def key(self) -> str:
        return LOYAL

    def say(self, w: Words) -> str:
        parts = []
        if self.never & tr.AFFILIATIONS:
            parts.append(w.pick("nikdy nezíská příslušnost kartou", "never gains an affiliation by a card"))
        if self.never & tr.HERETIC:
            cs = "nikdy se nestane kacířem" if parts else "se nikdy nestane kacířem"  # an enclitic stands second
            parts.append(w.pick(cs, "never becomes a heretic"))
        if self.keeps:
            whose = w.pick("svou příslušnost", "its affiliation")
            if self.keeps & tr.AFFILIATIONS != tr.AFFILIATIONS:
                (name,) = tr.names(self.keeps)
                whose = w.pick(f"příslušnost {name.cs}", f"the affiliation {name.en}")
            parts.append(w.pick(f"nikdy neztratí {whose}", f"never loses {whose}"))
        return upper(f"{self.scope.say_scope(w)} {listed(parts, w)}{self.tail(w)}") + "."


@dataclass(frozen=True)
class Immune(Rule):
    art: bool = False
    symmetry: bool = False
    gifts: int = 0  # only Dark Symmetry cards of these classes
    cards: bool = False  # only the cards it was aimed at, by number
    titles: tuple[str, ...] = ()  # only these cards
    waivable: bool = False  # its player may let single cards through
    topic: ClassVar[str] = "immunity"

    def key(self) -> str:
        return IMMUNE

    def against(self, s: DoomState, source: int, number: int) -> bool:
        t = s.t
        if self.cards:
            return source == number
        if self.titles:
            return t.defs[source].id in self.titles
        if t.is_art[source]:
            return self.art
        if t.is_symmetry[source]:
            return self.symmetry or bool(t.traits[source] & self.gifts)
        return False

    def say(self, w: Words) -> str:
        what = []
        if self.art:
            what.append(w.pick("Umění", "the Art"))
        if self.symmetry:
            what.append(w.pick("Černé symetrii", "the Dark Symmetry"))
        if self.gifts:
            what.append(trait_nouns.said(self.gifts, w, DAT))
        what += [w.pick(f"kartě {title_of(id).cs}", title_of(id).en) for id in self.titles]
        is_ = subject(self.scope, w, ("je imunní vůči", "jsou imunní vůči"), ("is immune to", "are immune to"))
        return upper(f"{is_} {listed(what, w)}{self.tail(w)}") + "."
