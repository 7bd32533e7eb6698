"""Gear in play as what another card is added to (DTR-085)."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import ACC, GEN, Noun, Words, noun

from ..cards.types import EQUIPMENT
from ..state import ATTACHED, WORKS, DoomState, in_play, root
from ..words import trait_nouns
from ..words.agreement import your
from ..words.nouns import phrase, with_article
from .gear import weapon_in_use
from .select import WARRIORS, Who

VEHICLE = noun(
    "vehicle",
    "n",
    "vozidlo vozidla vozidlu vozidlo vozidle vozidlem",
    "vozidla vozidel vozidlům vozidla vozidlech vozidly",
    "vehicle",
)
WEAPON = noun(
    "weapon", "f", "zbraň zbraně zbrani zbraň zbrani zbraní", "zbraně zbraní zbraním zbraně zbraních zbraněmi", "weapon"
)


SHOOT_WEAPON = phrase(
    "shoot_weapon",
    "f",
    "střelná_zbraň střelné_zbraně střelné_zbrani střelnou_zbraň střelné_zbrani střelnou_zbraní",
    "střelné_zbraně střelných_zbraní střelným_zbraním střelné_zbraně střelných_zbraních střelnými_zbraněmi",
    "shoot weapon",
)
ZONE = phrase(
    "zone",
    "f",
    "válečná_zóna válečné_zóny válečné_zóně válečnou_zónu válečné_zóně válečnou_zónou",
    "válečné_zóny válečných_zón válečným_zónám válečné_zóny válečných_zónách válečnými_zónami",
    "warzone",
)
MACHINE_GUN = noun(
    "machine_gun",
    "mi",
    "kulomet kulometu kulometu kulomet kulometu kulometem",
    "kulomety kulometů kulometům kulomety kulometech kulomety",
    "machine gun",
)
MOUNT = noun(
    "mount",
    "n",
    "zvíře zvířete zvířeti zvíře zvířeti zvířetem",
    "zvířata zvířat zvířatům zvířata zvířatech zvířaty",
    "beast",
)
GEAR_OR_FORT = noun(
    "gear_or_fort",
    "n",
    "vybavení vybavení vybavení vybavení vybavení vybavením",
    "vybavení vybavení vybavením vybavení vybaveních vybaveními",
    "piece of equipment or fortification",
    of="nebo opevnění",
)
RELIC_PIECE = noun(
    "relic_piece",
    "f",
    "relikvie relikvie relikvii relikvii relikvii relikvií",
    "relikvie relikvií relikviím relikvie relikviích relikviemi",
    "relic",
)
TASK = noun(
    "task", "mi", "úkol úkolu úkolu úkol úkolu úkolem", "úkoly úkolů úkolům úkoly úkolech úkoly", "mission"
)  # fmt: skip
GIFT_PIECE = phrase(
    "gift_piece",
    "f",
    "karta_Černé_symetrie karty_Černé_symetrie kartě_Černé_symetrie kartu_Černé_symetrie kartě_Černé_symetrie "
    "kartou_Černé_symetrie",
    "karty_Černé_symetrie karet_Černé_symetrie kartám_Černé_symetrie karty_Černé_symetrie kartách_Černé_symetrie "
    "kartami_Černé_symetrie",
    "Dark Symmetry card",
)
CITADEL_PIECE = noun(
    "citadel_piece",
    "f",
    "citadela citadely citadele citadelu citadele citadelou",
    "citadely citadel citadelám citadely citadelách citadelami",
    "citadel",
)
FORT = noun(
    "fort",
    "n",
    "opevnění opevnění opevnění opevnění opevnění opevněním",
    "opevnění opevnění opevněním opevnění opevněních opevněními",
    "fortification",
)


@dataclass(frozen=True)
class Piece:
    """Gear in play: of which types and traits, and who carries it."""

    word: Noun
    types: tuple[str, ...] = (EQUIPMENT,)
    some: int = 0  # at least one of these traits; 0: any
    carrier: Who = WARRIORS
    lacks: int = 0  # none of these
    maker: int = 0  # only what was made for these
    used: bool = False  # the weapon that its carrier uses in the combat

    @property
    def whose(self) -> str:
        return self.carrier.whose

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        t = s.t
        if not in_play(s, card) or t.type[card] not in self.types or (self.some and not t.traits[card] & self.some):
            return False
        if t.traits[card] & self.lacks or (self.maker and not (t.cards[card].requires | t.traits[card]) & self.maker):
            return False
        if self.used and (s.tactic < 0 or weapon_in_use(s, root(s, card), s.tactic) != card):
            return False
        if s.at[card] == WORKS:
            return self.carrier is WARRIORS  # laid to an area: nobody's in particular
        return s.at[card] == ATTACHED and self.carrier.fits(s, me, src, root(s, card))

    def find(self, s: DoomState, me: int, src: int) -> list[int]:
        return [c for cards in (*s.attached, *s.works) for c in cards if self.fits(s, me, src, c)]

    def say(self, w: Words, case: int = ACC, own: bool = False) -> str:
        """vozidlu svého bojovníka Černé legie; a vehicle of a Dark Legion warrior of yours"""
        if self.carrier is WARRIORS:
            return w.pick(f"{self.word.singular[case]} ve hře", f"{with_article(self.word.en[0])} in play")
        but = trait_nouns.said(self.lacks, w, GEN) if self.lacks else ""
        if self.maker:
            whose = trait_nouns.said(self.maker, w, ACC)
            made = w.pick(
                f"{self.word.singular[case]} pro {whose}", f"{with_article(self.word.en[0])} made for {whose}"
            )
            return made + w.pick(f" (kromě {but})", f" (except {but})")
        return w.pick(
            f"{self.word.singular[case]} {self.carrier.say(w, GEN, own=own)}{f' (kromě {but})' if but else ''}",
            f"{with_article(self.word.en[0])} of {self.carrier.say(w)}{f' (except {but})' if but else ''}",
        )


@dataclass(frozen=True)
class OwnLaid(Piece):
    """The same, of what the player himself has laid."""

    def fits(self, s: DoomState, me: int, src: int, card: int) -> bool:
        return s.at[card] == WORKS and s.side[card] == me and super().fits(s, me, src, card)

    def say(self, w: Words, case: int = ACC, own: bool = False) -> str:
        mine = your(self.word, case, False, own)
        return w.pick(f"{mine} {self.word.singular[case]}", f"{with_article(self.word.en[0])} of yours")
