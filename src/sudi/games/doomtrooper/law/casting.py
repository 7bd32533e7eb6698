"""The Art (DTR-206 to DTR-226): who may cast which spell, and for whom."""

from __future__ import annotations

from ..language.marks import ART_FOR_ALL, CASTS, DESTINY_WORTH, IMPRISONED, PERSONAL_AS_COMBAT, SILENCED, USE_ART
from ..language.reach import marked, reaching
from ..language.select import in_combat, traits_of
from ..state import DoomState, own_warriors
from ..words import traits as tr
from .bans import banned


def aspects(s: DoomState, warrior: int) -> int:
    """The aspects a warrior masters: printed, or lent by other cards."""
    printed = s.t.cards[warrior]
    if printed.never_art or banned(s, USE_ART, warrior) >= 0:
        return 0  # DTR-225
    found = printed.casts
    if s.lasting or s.t.standing_masks.get(CASTS, 0) & s.live:
        for rule, seat, source, target, _ in reaching(s, CASTS, warrior):
            if rule.reaches(s, seat, source, target, warrior):
                found |= rule.n
    return found


def casters(s: DoomState, seat: int, spell: int) -> list[int]:
    """The seat's warriors in play that may cast this spell now (DTR-208)."""
    printed = s.t.cards[spell]
    wanted = printed.traits & tr.ALL_ARTS or tr.ALL_ARTS  # of no aspect: for whoever can cast any spell
    found = []
    for warrior in own_warriors(s, seat):
        if not aspects(s, warrior) & wanted or marked(s, IMPRISONED, warrior) or marked(s, SILENCED, warrior):
            continue
        absent = printed.traits & tr.PERSONAL_SPELL and not in_combat(s, warrior)
        if absent and not (s.phase and marked(s, PERSONAL_AS_COMBAT, warrior)):
            continue  # DTR-220
        found.append(warrior)
    return found


def may_benefit(s: DoomState, caster: int, target: int) -> bool:
    """DTR-221 to DTR-224: the Art helps the caster's own side, and whoever belongs to neither."""
    mine, theirs = traits_of(s, caster) & (tr.DOOMTROOPER | tr.LEGION), traits_of(s, target) & tr.SIDES
    theirs &= tr.DOOMTROOPER | tr.LEGION
    return not mine or not theirs or bool(mine & theirs) or bool(marked(s, ART_FOR_ALL, caster))


def spell_targets(s: DoomState, seat: int, spell: int, caster: int) -> list[int]:
    """Whom the spell may be cast on; [-1] for a spell without a target."""
    printed = s.t.cards[spell]
    freed = printed.traits & tr.PERSONAL_SPELL and marked(s, PERSONAL_AS_COMBAT, caster)
    if freed:
        pool = [w for w in (s.attacker, s.defender, *(h for h, _ in s.helpers)) if w >= 0]
    elif printed.on_caster or printed.traits & tr.PERSONAL_SPELL:
        pool = [caster]
    elif printed.aim is not None:
        pool = printed.aim.find(s, seat, spell)
    elif printed.traits & tr.COMBAT_SPELL:
        # A spell about the combat as a whole helps its player's own warrior in it.
        mine = [w for w in (s.attacker, s.defender) if w >= 0 and s.side[w] == seat]
        return [-1] if not mine or any(may_benefit(s, caster, w) for w in mine) else []
    else:
        return [-1]
    return [w for w in pool if may_benefit(s, caster, w)]


def worth(s: DoomState, caster: int) -> int:
    """How much each destiny point counts when this warrior pays for an effect."""
    return marked(s, DESTINY_WORTH, caster) or 1
