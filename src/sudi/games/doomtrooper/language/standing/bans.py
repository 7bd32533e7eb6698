"""Bans: what warriors may not do or have, in words and as rules."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel import permissions
from sudi.kernel.wording import Bilingual, Words, upper

from ...state import DoomState
from ..marks import (
    ATTACK,
    BE_ATTACKED,
    COVER,
    DRIVEN,
    EQUIP,
    GIFTED,
    HAVE_RELICS,
    TO_FIGHT,
    TO_SHOOT,
    USE_ART,
    USE_EQUIPMENT,
    USE_FORTS,
)
from ..scopes import SAME_AREA
from ..select import Who
from .rule import DURATIONS, UNSAID, subject

_BANS = {
    ATTACK: (("nesmí útočit", "nesmějí útočit"), ("may not attack", "may not attack")),
    BE_ATTACKED: (("nemůže být napaden", "nemohou být napadeni"), ("cannot be attacked", "cannot be attacked")),
    COVER: (("nesmí vyhledat úkryt", "nesmějí vyhledat úkryt"), ("may not seek cover", "may not seek cover")),
    DRIVEN: (("nesmí být nikdy v úkrytu", "nesmějí být nikdy v úkrytu"), ("may never be in cover",) * 2),
    EQUIP: (("nesmí dostávat vybavení", "nesmějí dostávat vybavení"), ("may not receive equipment",) * 2),
    USE_EQUIPMENT: (("nesmí používat vybavení", "nesmějí používat vybavení"), ("may not use equipment",) * 2),
    USE_FORTS: (("nevyužívá opevnění", "nevyužívají opevnění"), ("does not use fortifications", "do not use them")),
    USE_ART: (("nesmí užívat Umění", "nesmějí užívat Umění"), ("may not use the Art",) * 2),
    TO_FIGHT: (("nesmí zápasit", "nesmějí zápasit"), ("may not fight", "may not fight")),
    TO_SHOOT: (("nesmí střílet", "nesmějí střílet"), ("may not shoot", "may not shoot")),
    GIFTED: (("nesmí dostávat karty Černé symetrie",) * 2, ("may not receive Dark Symmetry cards",) * 2),
    HAVE_RELICS: (("nesmí mít relikvie", "nesmějí mít relikvie"), ("may not have relics",) * 2),
}


@dataclass(frozen=True)
class Forbid(permissions.Permission):
    """A ban. For attacks: `when` looks at whom; `as_attacker`: only when it is the one who attacks."""

    whom: Who | None = None  # attacks: only on these
    only_as_attacker: bool = False
    until: str = ""
    note: Bilingual = UNSAID

    def say(self, w: Words) -> str:
        if self.note != UNSAID:
            return self.note[w.lang]
        cs, en = _BANS[self.action]
        text = subject(self.scope, w, cs, en)
        if self.strength == permissions.NEVER:
            text = text.replace("nesm", "NIKDY nesm", 1) if w.czech else text.replace("may not", "may NEVER", 1)
        if self.whom is not None:
            text += w.pick(f" na {self.whom.say(w, 3)}", f" {self.whom.say(w)}")
        tail = DURATIONS[self.until][w.lang]
        return upper(f"{text} {tail}".rstrip()) + "."


UNATTACKED = Forbid("", BE_ATTACKED, SAME_AREA)
PEACEFUL = Forbid("", ATTACK, SAME_AREA)


def behind(s: DoomState, wall: int) -> list[int]:
    rules = s.t.rules
    return [e[3] for e in s.lasting if e[2] == wall and rules[e[0]] is UNATTACKED]


def come_out(s: DoomState, wall: int, warrior: int) -> None:
    rules = s.t.rules
    s.lasting = [
        e for e in s.lasting if not (e[2] == wall and e[3] == warrior and rules[e[0]] in (UNATTACKED, PEACEFUL))
    ]  # fmt: skip
