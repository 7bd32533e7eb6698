"""What may be done in the draw phase (RON-080 to RON-083, RON-D07)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Choice, Question, active_seat, stop
from sudi.kernel.wording import Bilingual

from ..rules.deck import technologies
from ..words import questions as q
from ..words import vocabulary as v
from .extra_actions import EXTRA
from .phases import WAITING


def _costs_life(c: Case) -> bool:
    """Do cards stay on the dump that no technology saves (RON-044)?"""
    return len(c.s.dump[c.me]) > technologies(c.s, c.me)


SHUFFLE = Choice(
    v.SHUFFLE,
    checks=(
        Check(
            "RON-042",
            lambda c: not c.s.deck[c.me],
            cs="V balíčku ještě máš {n:card}; míchá se, až když dojde.",
            en="There are still {n:card} in your deck; it is shuffled only when it has run out.",
            values=lambda c: {"n": len(c.s.deck[c.me])},
        ),
        Check(
            "RON-047",
            lambda c: c.s.discard[c.me] or c.s.dump[c.me],
            cs="Není co míchat: odhazovací balíček i skládka jsou prázdné.",
            en="There is nothing to shuffle: discard pile and dump are empty.",
        ),
    ),
    harms=_costs_life,
)
DRAWING = Question(
    q.ASK_DRAW,
    (
        stop(
            v.DRAW,
            Check(
                "RON-083",
                lambda c: c.s.deck[c.me],
                cs="Balíček je prázdný; nejdřív ho zamíchej.",
                en="Your deck is empty; shuffle it first.",
            ),
        ),
        SHUFFLE,
        EXTRA,
        stop(v.STOP),
        WAITING,
    ),
    "RON-080",
    active_seat,
    Bilingual("ve fázi dobírání tvého kola", "in the draw phase of your turn"),
)
