"""Situations: when a modifier or an ability counts, with its words."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.wording import ACC, DAT, INS, NOM, Words

from ..state import DoomState, attachments
from ..words import trait_nouns
from ..words.nouns import with_article
from ..words.ratings import IN_TACTIC, TACTICS
from ..words.whom import noun_for, title_of
from .gear import weapon_in_use
from .select import attacks, carried, in_combat, opponent_of, traits_of
from .shelter import shelters


# ---- situations: when a modifier or an ability counts ----
@dataclass(frozen=True)
class Situation:
    role: str = ""  # "attacking", "defending"
    tactic: str = ""
    facing: int = 0  # the opponent has one of these traits
    not_facing: int = 0
    bearer: int = 0  # the warrior has one of these
    not_bearer: int = 0
    being: int = 0  # the warrior has all of these
    not_being: int = 0  # it has not all of them
    aboard: int = 0  # the warrior is one of these, or inside of one
    using: str = ""  # with this weapon in use
    facing_user: str = ""  # the opponent uses this weapon
    sheltered: bool | None = None  # protected by a fortification, or not
    hurt: bool = False  # while it is wounded
    or_having: bool = False  # `facing` is also about what the opponent is equipped with, whether it uses it or not

    def holds(self, s: DoomState, card: int) -> bool:
        if self.bearer or self.not_bearer or self.being or self.not_being:
            found = traits_of(s, card)
            if (self.bearer and not found & self.bearer) or found & self.not_bearer or found & self.being != self.being:
                return False
            if self.not_being and found & self.not_being == self.not_being:
                return False
        if self.aboard and not (traits_of(s, card) | carried(s, card)) & self.aboard:
            return False
        if self.hurt and not s.wounded >> card & 1:
            return False
        if self.using and not _uses(s, card, self.using):
            return False
        if self.sheltered is not None and bool(shelters(s, card)) != self.sheltered:
            return False
        if not (self.role or self.tactic or self.facing or self.not_facing or self.facing_user):
            return True
        if not in_combat(s, card):
            return False
        if self.facing_user and not _uses(s, opponent_of(s, card), self.facing_user):
            return False
        if self.role and attacks(s, card) != (self.role == "attacking"):
            return False
        if self.tactic and (s.tactic < 0 or TACTICS[s.tactic] != self.tactic):
            return False
        if self.facing or self.not_facing:
            foe = opponent_of(s, card)
            found = traits_of(s, foe) | carried(s, foe)
            if self.or_having:
                for gear in attachments(s, foe):
                    found |= s.t.traits[gear]
            if (self.facing and not found & self.facing) or found & self.not_facing:
                return False
        return True

    def say(self, w: Words) -> str:
        """The clause behind what it limits: "při útoku na ...", "when attacking ..."."""
        parts, conditions = [], []
        if self.role == "attacking" and self.facing:
            whom = trait_nouns.said(self.facing, w, ACC)
            parts.append(w.pick(f"při útoku na {whom}", f"when attacking {whom}"))
        elif self.role == "attacking":
            parts.append(w.pick("při útoku", "when attacking"))
        elif self.role:
            parts.append(w.pick("když se brání", "when defending"))
        if self.tactic:
            parts.append(IN_TACTIC[self.tactic][w.lang])
        if self.facing and self.role != "attacking":
            whom = trait_nouns.said(self.facing, w, DAT)
            having = w.pick(" (i když je protivník jen má)", " (even if the opponent only has one)")
            parts.append(w.pick(f"proti {whom}", f"against {whom}") + (having if self.or_having else ""))
        if self.not_facing:
            whom = trait_nouns.said(self.not_facing, w, DAT)
            conditions.append(w.pick(f"ne však proti {whom}", f"but not against {whom}"))
        if self.bearer or self.being:
            name = _one(self.being, self.bearer, w)
            conditions.append(w.pick(f"je-li to {name}", f"if it is {name}"))
        if self.aboard:
            name = trait_nouns.said(self.aboard, w, INS, many=False)
            conditions.append(w.pick(f"je-li {name} nebo ho používá", f"if it is or uses {name}"))
        if self.using:
            name = title_of(self.using)[w.lang]
            conditions.append(w.pick(f"používá-li kartu {name}", f"when using {name}"))
        if self.facing_user:
            name = title_of(self.facing_user)[w.lang]
            conditions.append(w.pick(f"používá-li bojovník kartu {name}", f"when the warrior uses {name}"))
        if self.sheltered is not None:
            cs, en = ("chrání-li ho opevnění", "while protected by a fortification")
            if not self.sheltered:
                cs, en = ("nechrání-li ho opevnění", "unless protected by a fortification")
            conditions.append(w.pick(cs, en))
        if self.not_bearer or self.not_being:
            name = _one(self.not_being, self.not_bearer, w)
            conditions.append(w.pick(f"není-li to {name}", f"unless it is {name}"))
        return ", ".join([" ".join(parts), *conditions] if parts else conditions)


ALWAYS = Situation()


def _one(has: int, some: int, w: Words) -> str:
    """Inkvizitor nebo Inkvizitor Majoris; an Inquisitor or Inquisitor Majoris"""
    word = noun_for(has, some)
    return w.pick(word.singular[NOM], with_article(word.en[0]))


def _uses(s: DoomState, warrior: int, weapon: str) -> bool:
    used = weapon_in_use(s, warrior, max(s.tactic, 0))
    return used >= 0 and s.t.defs[used].id == weapon
