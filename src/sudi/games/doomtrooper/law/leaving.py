"""What may be discarded or sacrificed, whatever would do it (DTR-232, DTR-491, DTR-511)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, barred

from ..cards.types import ALLIANCE
from ..language.counting import mark_source, marked
from ..language.marks import NEVER_DISCARDED, NEVER_SACRIFICED
from ..state import WORKS, DoomState, in_play


def may_be_discarded(s: DoomState, card: int, expressly: bool = False) -> bool:
    """The short way to `DISCARDING`; `expressly`: the effect names alliances, and no other discards one."""
    if s.t.type[card] == ALLIANCE and s.at[card] == WORKS and not expressly:
        return False
    return not (in_play(s, card) and marked(s, NEVER_DISCARDED, card))


def may_be_sacrificed(s: DoomState, card: int) -> bool:
    return not (in_play(s, card) and marked(s, NEVER_SACRIFICED, card))


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
DISCARDING = (
    _kept(
        NEVER_DISCARDED,
        "DTR-491",
        "Kartu {a} vyřadit nelze: brání tomu {by}.",
        "{a} cannot be discarded, because of {by}.",
    ),
)
SACRIFICING = (
    _kept(
        NEVER_SACRIFICED,
        "DTR-491",
        "Kartu {a} obětovat nelze: brání tomu {by}.",
        "{a} cannot be sacrificed, because of {by}.",
    ),
)
