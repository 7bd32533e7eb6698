"""Step 2 of a turn (SMU-029): everything the active player may do, as the law says it."""

from __future__ import annotations

from sudi.kernel.law import Case, Check, Question, active_seat, stop
from sudi.kernel.wording import Bilingual

from ..words import prompts
from ..words import vocabulary as v
from . import actions, minions, specials
from .permits import DISCARD, ORIGIN, Extra, opened_graves, permits

WHEN = Bilingual("v kroku 2 tvého tahu", "in step 2 of your turn")


def _permits(c: Case) -> list[Extra]:
    return permits(c.s)[0]


A_MINION_LEFT = Check(
    "SMU-029",
    _permits,
    cs="Bojovníka zdarma už máš v tomto tahu zahraného a žádné zahrání navíc ti nezbývá.",
    en="You have played your free minion this turn and no extra play is left.",
)
AN_ACTION_LEFT = Check(
    "SMU-029",
    lambda c: c.s.free_action or permits(c.s)[1],
    cs="Akci zdarma už máš v tomto tahu zahranou a žádné zahrání navíc ti nezbývá.",
    en="You have played your free action this turn and no extra play is left.",
)


# ---- the Special of minions that play themselves from the discard pile, once a turn ----
def _rises(c: Case) -> bool:
    return c.a in c.s.t.rising and not c.s.risen


def _from_discard(c: Case) -> bool:
    graves = opened_graves(c.s, c.me)
    return any(graves or permit[ORIGIN] == DISCARD for permit in _permits(c))


ONE_RISES = Check(
    "SMU-103",
    lambda c: c.a not in c.s.t.rising or not c.s.risen or _from_discard(c),
    cs="V tomto tahu už jedna karta {a} z odhazovacího balíčku přišla.",
    en="One {a} has come from the discard pile this turn already.",
    weight=5,
)

PLAY_CARDS = Question(
    prompts.PLAY,
    (
        minions.from_hand(_permits, A_MINION_LEFT),
        minions.from_discard(_permits, ONE_RISES, risen=_rises),
        *actions.acting(actions.FROM_HAND, AN_ACTION_LEFT),
        specials.ON_OWN_TURN,
        specials.TALENT,
        stop(v.END),
    ),
    "SMU-029",
    active_seat,
    WHEN,
)
