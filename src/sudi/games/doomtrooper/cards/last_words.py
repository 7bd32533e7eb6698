"""Cards about the end of a turn (DTR-017)."""

from __future__ import annotations

from sudi.kernel.wording import Bilingual

from .. import traits as tr
from ..card import END, SACRIFICED, Doomcard
from ..keeping import KeepUp, Kept, OnTurnEnd
from ..standing import Trigger
from ..state import IN_PLAY, KOHORT, SQUAD
from ..turn_effects import AnotherTurn
from .build import mission, special


def _kept(id: str, cs: str, en: str, wanted: tuple[int, ...], place: int, what: Bilingual, pays: int) -> Doomcard:
    kept = Kept(IN_PLAY, wanted, place)
    return mission(id, cs, en, None, kept, Trigger(IN_PLAY, OnTurnEnd(what), KeepUp(kept, pays)))


_APOSTLES = (tr.OF_ALGEROTH, tr.OF_SEMAI, tr.OF_ILIAN, tr.OF_DEMNOGONIS, tr.OF_MUAWIJHE)
_UNITED = (tr.BROTHERHOOD, tr.IMPERIAL, tr.BAUHAUS, tr.CAPITOL, tr.CYBERTRONIC, tr.MISHIMA)

CARDS = (
    special(
        "ruthless_efficiency",
        "Nemilosrdná efektivita",
        "Ruthless Efficiency",
        END,
        limit=1,
        after=SACRIFICED,
        play=AnotherTurn(),
    ),
    _kept(
        "dark_kohort",
        "Temná kohorta",
        "Dark Kohort",
        _APOSTLES,
        KOHORT,
        Bilingual("v Kohortě po jednom stoupenci každého z pěti apoštolů", "a follower of each apostle in your Cohort"),
        10,
    ),
    _kept(
        "well_rounded_squad",
        "Všestranné mužstvo",
        "Well-Rounded Squad",
        _UNITED,
        SQUAD,
        Bilingual(
            "v Mužstvu po jednom bojovníkovi Bratrstva a každé z pěti korporací",
            "a warrior of the Brotherhood and of each corporation in your Squad",
        ),
        10,
    ),
)
