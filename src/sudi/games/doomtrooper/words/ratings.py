"""The four ratings and the two battle tactics in words (DTR-252, DTR-478)."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual, Words

from .nouns import listed, towards

# ---- the four ratings (DTR-478) ----
RATINGS = ("fight", "shoot", "armour", "value")
FIGHT, SHOOT, ARMOUR, VALUE = RATINGS
RATING_NAMES = {
    FIGHT: Bilingual("zápas", "fight"),
    SHOOT: Bilingual("střelba", "shoot"),
    ARMOUR: Bilingual("obrana", "armour"),
    VALUE: Bilingual("hodnota", "value"),
}
_DATIVE = {FIGHT: "zápasu", SHOOT: "střelbě", ARMOUR: "obraně", VALUE: "hodnotě"}
_ACCUSATIVE = {FIGHT: "zápas", SHOOT: "střelbu", ARMOUR: "obranu", VALUE: "hodnotu"}


def to_ratings(w: Words, ratings: tuple[str, ...], base: bool = False) -> str:
    """k zápasu a střelbě, k základnímu zápasu; to fight and shoot, to base fight"""
    if w.czech:
        if base:
            agreeing = "základnímu" if ratings[0] == FIGHT else "základní"
            return towards(f"{agreeing} {listed([_DATIVE[r] for r in ratings], w)}")
        return towards(listed([_DATIVE[r] for r in ratings], w))
    return f"to {'base ' if base else ''}{listed(list(ratings), w)}"


def the_ratings(w: Words, ratings: tuple[str, ...], base: bool = False) -> str:
    """zápas a střelbu, základní zápas; fight and shoot, base fight"""
    said = listed([_ACCUSATIVE[r] if w.czech else r for r in ratings], w)
    return f"{w.pick('základní', 'base')} {said}" if base else said


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\u2212{-n}"


# ---- battle tactics (DTR-252) ----
TACTICS = (FIGHT, SHOOT)
IN_TACTIC = {FIGHT: Bilingual("v zápase", "in a fight"), SHOOT: Bilingual("ve střelbě", "in a shoot-out")}
