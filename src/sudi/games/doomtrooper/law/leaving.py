"""What may be discarded or sacrificed, whatever would do it (DTR-232, DTR-491, DTR-511)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, barred
from sudi.kernel.standing import cards_of

from ..cards.types import ALLIANCE, RELIC
from ..language.counting import mark_source, marked, untouched
from ..language.marks import HOUSES_DEAD, HOUSES_RELICS, NEVER_DISCARDED, NEVER_SACRIFICED
from ..language.select import in_combat
from ..state import WORKS, DoomState, in_play


def may_be_discarded(s: DoomState, card: int, expressly: bool = False, killed: bool = False) -> bool:
    """The short way to `DISCARDING`; `expressly`: the effect names alliances, and no other discards one.

    `killed`: it is a warrior that is killed; of what no card affects only that leaves play."""
    if s.t.aloof >> card & 1 and not killed and in_play(s, card):
        return False
    if s.t.is_warrior[card] and not killed and in_play(s, card) and untouched(s, card):
        return False
    if s.t.type[card] == ALLIANCE and s.at[card] == WORKS and not expressly:
        return False
    return not (in_play(s, card) and marked(s, NEVER_DISCARDED, card))


def may_be_sacrificed(s: DoomState, card: int) -> bool:
    if s.t.is_warrior[card] and in_play(s, card) and untouched(s, card):
        return False
    return not (in_play(s, card) and marked(s, NEVER_SACRIFICED, card))


# ---- halls for what leaves play ----
def hall_for(s: DoomState, card: int, killed: bool = False, lost: bool = False) -> int:
    """The card under which this one goes instead of to a pile; -1: none.

    `killed`: it is a warrior killed now; `lost`: it is sacrificed, which counts for whoever takes part in the combat.
    """
    if not s.t.houses & s.live or not in_play(s, card):
        return -1
    if s.t.type[card] == RELIC:
        wanted = HOUSES_RELICS
    elif s.phase and s.t.personality[card] and (killed or (lost and in_combat(s, card))):
        wanted = HOUSES_DEAD
    else:
        return -1
    return next(iter(cards_of(s.t.standing_masks.get(wanted, 0) & s.live)), -1)


def housed(s: DoomState, card: int) -> bool:
    """Does a copy of this card lie under such a hall, where it counts as being in play?"""
    halls = s.t.houses & s.live
    return bool(halls) and any(s.bearer[c] >= 0 and halls >> s.bearer[c] & 1 for c in cards_of(s.t.copies[card]))


# ---- the law ----
def _kept(mark: str, rule: str, cs: str, en: str) -> Check:
    def by(c: Case) -> int:
        return mark_source(c.s, mark, c.a) if in_play(c.s, c.a) else -1

    return barred(rule, by, cs=cs, en=en)


NO_ALLIANCE = Check(
    "DTR-232",
    lambda c: c.s.t.type[c.a] != ALLIANCE,
    cs="Alianci {a} vyřadí jen karta, která aliance jmenuje.",
    en="The alliance {a} is discarded only by a card that names alliances.",
)
TOUCHED = Check(
    "DTR-334",
    lambda c: not (c.s.t.is_warrior[c.a] and in_play(c.s, c.a) and untouched(c.s, c.a)),
    cs="Na bojovníka {a} žádná karta nepůsobí.",
    en="No card affects {a}.",
)
NOT_ALOOF = Check(
    "DTR-334",
    lambda c: not (c.s.t.aloof >> c.a & 1 and in_play(c.s, c.a)),
    cs="Na kartu {a} žádná karta nepůsobí.",
    en="No card affects {a}.",
)
DISCARDING = (
    TOUCHED,
    NOT_ALOOF,
    _kept(
        NEVER_DISCARDED,
        "DTR-491",
        "Kartu {a} vyřadit nelze: brání tomu {by}.",
        "{a} cannot be discarded, because of {by}.",
    ),
)
SACRIFICING = (
    TOUCHED,
    _kept(
        NEVER_SACRIFICED,
        "DTR-491",
        "Kartu {a} obětovat nelze: brání tomu {by}.",
        "{a} cannot be sacrificed, because of {by}.",
    ),
)
