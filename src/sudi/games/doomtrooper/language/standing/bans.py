"""Bans: what warriors may not do or have, in words and as rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sudi.kernel import permissions
from sudi.kernel.standing import Standing
from sudi.kernel.wording import ACC, INS, Words, upper

from ...state import DoomState
from ...words.nouns import neither
from ..marks import (
    ARM,
    ARM_TO_SHOOT,
    ATTACK,
    ATTACK_ACTIONS,
    BE_ATTACKED,
    COVER,
    DRIVEN,
    EQUIP,
    GIFTED,
    HAVE_RELICS,
    RIDE,
    TO_FIGHT,
    TO_SHOOT,
    USE_ART,
    USE_DARK,
    USE_EQUIPMENT,
    USE_FORTS,
)
from ..scopes import SAME_AREA
from ..select import Who
from .rule import DURATIONS
from .subject import speaks_of_many, subject, suffered

# Behind "may not"; `{}` stands for a participle that agrees with the subject.
_BANS = {
    ATTACK: ("útočit", "attack"),
    ATTACK_ACTIONS: ("provádět jiné útočné akce", "perform other attack actions"),
    BE_ATTACKED: ("být {napaden}", "be attacked"),
    COVER: ("vyhledat úkryt", "seek cover"),
    DRIVEN: ("být v úkrytu", "be in cover"),
    EQUIP: ("dostávat vybavení", "receive equipment"),
    USE_EQUIPMENT: ("používat vybavení", "use equipment"),
    USE_FORTS: ("využívat opevnění", "use fortifications"),
    USE_ART: ("užívat Umění", "use the Art"),
    USE_DARK: ("používat karty Černé symetrie", "use Dark Symmetry cards"),
    TO_FIGHT: ("zápasit", "fight"),
    TO_SHOOT: ("střílet", "shoot"),
    GIFTED: ("dostávat karty Černé symetrie", "receive Dark Symmetry cards"),
    HAVE_RELICS: ("mít relikvie", "have relics"),
    RIDE: ("dostat zvíře", "receive a beast"),
    ARM: ("dostávat zbraně", "receive weapons"),
    ARM_TO_SHOOT: (
        "dostávat střelné zbraně (ani ty, které jsou i zápasnické)",
        "receive shoot weapons (nor those that are fight weapons too)",
    ),
}
_AS_ATTACKER = {
    TO_FIGHT: ("útočit zápasem (bránit se jím smí)", "attack by fight (it may defend so)"),
    TO_SHOOT: ("útočit střelbou (bránit se jí smí)", "attack by shooting (it may defend so)"),
}
_AS_DEFENDER = {
    TO_FIGHT: ("být {napaden} zápasem", "be attacked by fight"),
    TO_SHOOT: ("být {napaden} střelbou", "be attacked by shooting"),
}


@dataclass(frozen=True)
class Forbid(permissions.Permission):
    """A ban. For attacks: `when` looks at whom; `as_attacker`: only when it is the one who attacks."""

    whom: Who | None = None  # attacks: only on these
    only_as_attacker: bool = False
    only_as_defender: bool = False
    until: str = ""

    def deed(self, w: Words) -> str:
        """What is forbidden, behind "may not"."""
        cs, en = self._words()[self.action]
        cs = re.sub(r"\{(.*)\}", lambda found: suffered(self.scope, found[1]), cs)
        if self.whom is not None:
            many = not self.whom.title
            if self.action == BE_ATTACKED:
                return w.pick(f"{cs} {self.whom.say(w, INS, many)}", f"{en} by {self.whom.say(w, ACC, many)}")
            cs, en = f"{cs} na {self.whom.say(w, ACC, many)}", f"{en} {self.whom.say(w, ACC, many)}"
        return w.pick(cs, en)

    def _words(self) -> dict[str, tuple[str, str]]:
        if self.only_as_defender:
            return _AS_DEFENDER
        return _AS_ATTACKER if self.only_as_attacker else _BANS

    def joins(self, other: Standing) -> bool:
        """May the other ban be told in the same sentence?"""
        return isinstance(other, Forbid) and (other.scope, other.strength, other.until) == (
            self.scope,
            self.strength,
            self.until,
        )

    def say(self, w: Words) -> str:
        return self.say_with((), w)

    def say_with(self, others: Sequence[Forbid], w: Words) -> str:
        deeds = neither([ban.deed(w) for ban in (self, *others)], w)
        never = self.strength == permissions.NEVER
        cs = ("NIKDY nesmí", "NIKDY nesmějí") if never else ("nesmí", "nesmějí")
        text = subject(self.scope, w, cs, ("may NEVER",) * 2 if never else ("may not",) * 2)
        text = f"{text} {deeds} {DURATIONS[self.until][w.lang]}".rstrip()
        if not self.until and any(ban.action == BE_ATTACKED and ban.whom is None for ban in (self, *others)):
            # DTR-468: it is not capable of combat any more.
            do = "do" if speaks_of_many(self.scope) else "does"
            text += w.pick(" a nechrání před sabotáží", f" and {do} not protect from sabotage")
        if self.until and self.action in (TO_FIGHT, TO_SHOOT) and not self.only_as_attacker:
            text += w.pick("; souboj, který se tak právě vede, končí", "; a combat of that kind that is going on ends")
        return upper(text) + "."


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
