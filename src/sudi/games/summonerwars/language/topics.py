"""The names by which the rules ask what standing rules say: marks, permissions, and sets of them."""

from __future__ import annotations

from ..rules.happenings import ATTACKING, ROLLED

# Rules that are neither triggers nor numbers: what a card is asked for by this name.
SUMMON_SPACES = "summon spaces"
THROUGH = "moves through"
CHARGES = "charges"
SHOOTS_THROUGH = "attacks pass through"
RELENTLESS = "relentless"
SOULLESS = "soulless"
PROTECTS = "protects"
MORE_HARM = "more harm"
ANY_PHASE = "summons in any phase"
OWN_SUMMONING = "summoned in a way of its own"
CAPTURES = "captures"
SPREADS = "spreads along the line"
ENDURES = "endures for a boost"
SILENCES = "silences"
ENTANGLES = "entangles"
BLOCKS = "blocks attacks"
MOBILE = "mobile structure"
HITS = "hits"  # a number: how many an attack has

# What permissions may forbid, and the names by which the permissions in force are asked for.
MOVES, ATTACKS, TARGETS, FORCES = "move", "attack", "be attacked", "force"
MAY_MOVE, MAY_ATTACK, MAY_BE_ATTACKED = f"may {MOVES}", f"may {ATTACKS}", f"may {TARGETS}"

# Everything that can make a move, or the choice of a target, other than the plain rules have it.
MOVE_RULES = frozenset(("speed", MAY_MOVE, THROUGH, CHARGES))
ATTACK_RULES = frozenset(("reach", MAY_ATTACK, MAY_BE_ATTACKED, SHOOTS_THROUGH, PROTECTS))

FIGHT_RULES = frozenset((ATTACKING, ROLLED, HITS, "strength", "life", CAPTURES, SPREADS))  # before damage is dealt

USING = tuple(f"use in phase {phase}" for phase in range(6))  # abilities that a player uses of his own accord
