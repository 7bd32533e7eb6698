"""Which minions an ability is about, and how a text says it."""

from __future__ import annotations

from dataclasses import dataclass

from sudi.kernel.law import Case, Check, Choice, Domain
from sudi.kernel.wording import ACC, GEN, Bilingual, Words, upper

from ..law.alike import same_minion
from ..law.protection import BOTTOM, DESTROY, MOVE, RETURN, gate, touchable
from ..state import SmashState, controller, minions_in_play, own_among, places_with_base
from ..words import vocabulary as v
from ..words.lexicon import MINION
from .numbers import POWER

ANY, OWN, OTHER = "any", "own", "other"
HERE, ANYWHERE = "here", "anywhere"

# By deed: its rule, and who comes into question for it.
_DEEDS = {
    DESTROY: ("SMU-115", "Ničí se bojovník ve hře", "A minion in play is destroyed"),
    RETURN: ("SMU-110", "Do ruky se vrací bojovník ve hře", "A minion in play is returned"),
    MOVE: ("SMU-101", "Přesouvá se bojovník ve hře", "A minion in play is moved"),
    BOTTOM: ("SMU-100", "Dospod balíčku jde bojovník ve hře", "A minion in play goes under the deck"),
}


def names(c: Case) -> dict[str, Bilingual]:
    """The minion that is asked about: whose it is and where."""
    s = c.s
    there = s.t.place_text(s, s.at[c.a])
    here = s.t.place_text(s, s.at[c.src]) if c.src >= 0 and s.at[c.src] >= 0 else there
    return {"here": here, "there": there, "owner": s.t.seat_text(controller(s, c.a))}


def a_minion(rule: str, cs: str, en: str, *checks: Check, own: bool = False) -> Choice:
    """One of the minions in play; with `own`, one of the own ones."""
    first = (OWN_ONLY,) if own else ()
    return Choice(
        v.TARGET, Domain(lambda c: minions_in_play(c.s), rule, cs, en), checks=(*first, *checks), alike=same_minion
    )


OWN_ONLY = Check(
    "SMU-117",
    lambda c: controller(c.s, c.a) == c.me,
    cs="Jde o jednoho z tvých bojovníků; bojovník {a} je cizí ({owner}).",
    en="It is about one of your own minions; {a} is not yours ({owner}).",
    values=names,
)
OTHERS_ONLY = Check(
    "SMU-117",
    lambda c: controller(c.s, c.a) != c.me,
    cs="Jde o bojovníka jiného hráče; bojovník {a} je tvůj.",
    en="It is about another player's minion; {a} is yours.",
)
HERE_ONLY = Check(
    "SMU-117",
    lambda c: c.s.at[c.a] == c.s.at[c.src],
    cs="Jde o bojovníka u základny {here}; bojovník {a} je u základny {there}.",
    en="It is about a minion at {here}; {a} is at {there}.",
    values=names,
)
ANOTHER_BASE = Check(
    "SMU-101",
    lambda c: len(places_with_base(c.s)) > 1,
    cs="Bojovník {a} se nemá kam přesunout: jiná základna ve hře není.",
    en="{a} has nowhere to move: there is no other base in play.",
)


@dataclass(frozen=True)
class Minions:
    """Minions in play by whose they are, where they are and how strong they are now."""

    whose: str = ANY
    where: str = ANYWHERE
    max_power: int = -1
    fewer_than_own_here: bool = False  # power lower than the number of own minions at this base

    def find(self, s: SmashState, me: int, src: int, how: str = "") -> list[int]:
        """All that fit; with `how`, without those that cannot be affected that way by this card."""
        here = s.at[src]
        if self.where == HERE:
            found = s.minions[here] if here >= 0 else []
        else:
            found = minions_in_play(s)
        if self.whose == OWN:
            found = own_among(s, me, found)
        elif self.whose == OTHER:
            found = own_among(s, me, found, others=True)
        limit = self.max_power
        if self.fewer_than_own_here and here >= 0:
            limit = len(own_among(s, me, s.minions[here])) - 1
        if (limit >= 0 or self.fewer_than_own_here) and found:
            powers, strong = POWER.table(s), found
            found = []
            for minion in strong:
                if powers[minion] <= limit:
                    found.append(minion)
        return touchable(s, how, found, me, src) if how else found

    def limit(self, c: Case) -> int:
        """The most power a minion may have now."""
        if self.fewer_than_own_here:
            return len(own_among(c.s, c.me, c.s.minions[c.s.at[c.src]])) - 1 if c.s.at[c.src] >= 0 else -1
        return self.max_power

    def choice(self, how: str, *before: Check) -> Choice:
        """The same as the law says it: who may be chosen to be affected that way, and why somebody else may not."""
        checks = list(before)
        if self.where == HERE or self.fewer_than_own_here:
            checks.append(HERE_ONLY)
        if self.whose != ANY:
            checks.append(OWN_ONLY if self.whose == OWN else OTHERS_ONLY)
        if self.max_power >= 0:
            checks.append(
                self._weak(
                    "jde o bojovníka se silou {limit} nebo nižší", "it is about a minion of power {limit} or less"
                )
            )
        if self.fewer_than_own_here:
            counted = "síla má být menší než počet tvých bojovníků u základny {here}, tedy nejvýš {limit}"
            checks.append(
                self._weak(counted, "the power must be below the number of your minions here: at most {limit}")
            )
        if how == MOVE:
            checks.append(ANOTHER_BASE)
        rule, cs, en = _DEEDS[how]
        return Choice(
            v.TARGET,
            Domain(lambda c: minions_in_play(c.s), rule, cs, en),
            checks=(*checks, *gate(how)),
            alike=same_minion,
            harms=(lambda c: controller(c.s, c.a) == c.me) if self.whose == ANY and how in (DESTROY, BOTTOM) else None,
        )

    def _weak(self, cs: str, en: str) -> Check:
        return Check(
            "SMU-117",
            lambda c: POWER.of(c.s, c.a) <= self.limit(c),
            cs=upper(cs) + "; bojovník {a} má sílu {power}.",
            en=upper(en) + "; {a} has power {power}.",
            values=lambda c: {**names(c), "limit": self.limit(c), "power": POWER.of(c.s, c.a)},
        )

    def say(self, w: Words, many: bool = False, case: int = ACC, leaving: bool = False) -> str:
        """The phrase in the accusative: bojovníka se silou 3 nebo nižší u této základny."""
        if w.czech:
            word = MINION.plural[case] if many else MINION.singular[case]
            own = {ACC: ("svého", "své"), GEN: ("svého", "svých")}[case][many]
            parts = [own, word] if self.whose == OWN else [word]
            if self.whose == OTHER:
                parts.append("jiných hráčů" if many else "jiného hráče")
            if self.max_power >= 0:
                parts.append(f"se silou {self.max_power} nebo nižší")
            if self.fewer_than_own_here:
                parts.append("u této základny, který má menší sílu, než je počet tvých bojovníků u ní")
            elif self.where == HERE:
                parts.append("od této základny" if leaving else "u této základny")
            return " ".join(parts)
        word = "minions" if many else "minion"
        article = "" if many else ("one of your minions" if self.whose == OWN else f"a {word}")
        parts = [article or ("of your minions" if self.whose == OWN else word)]
        if self.whose == OTHER:
            parts.append("of other players" if many else "of another player")
        if self.max_power >= 0:
            parts.append(f"of power {self.max_power} or less")
        if self.fewer_than_own_here:
            parts.append("here with less power than the number of minions you have here")
        elif self.where == HERE:
            parts.append("here")
        return " ".join(parts)
