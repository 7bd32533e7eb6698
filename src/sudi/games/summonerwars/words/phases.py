"""Phases, kinds of attack and the abilities that are used, by name."""

from __future__ import annotations

from sudi.kernel.decision import Word
from sudi.kernel.wording import Bilingual

SUMMON, MOVE, BUILD, ATTACK, MAGIC_PHASE, DRAW_PHASE = range(6)
PHASES = ("summon", "move", "build", "attack", "magic", "draw")
PHASE_NAMES = (
    Bilingual("Vyvolávání", "Summon"),
    Bilingual("Pohyb", "Move"),
    Bilingual("Budování", "Build"),
    Bilingual("Útok", "Attack"),
    Bilingual("Magie", "Magic"),
    Bilingual("Dobrání karet", "Draw"),
)

MELEE, RANGED = "melee", "ranged"
ATTACK_NAMES = {
    MELEE: Bilingual("Útok na blízko", "Melee attack"),
    RANGED: Bilingual("Útok na dálku", "Ranged attack"),
}


# Abilities that a player uses of his own accord, in the order of `RAISE_DEAD` and so on.
ACT_WORDS = (
    Word("raise_the_dead", Bilingual("Oživení mrtvých", "Raise the Dead")),
    Word("sly", Bilingual("Prohnanost", "Sly")),
    Word("prepare", Bilingual("Příprava", "Prepare")),
    Word("push", Bilingual("Odstrčení", "Push")),
    Word("greater_push", Bilingual("Mocné odstrčení", "Greater Push")),
)
RAISE_DEAD, SLY_SWAP, PREPARE, PUSH, GREATER_PUSH = range(5)
