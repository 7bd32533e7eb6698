"""A card that is played as a copy of another one in play: of which, and whether that one could be played now."""

from __future__ import annotations

from collections.abc import Callable

from sudi.kernel.law import Case, Check, Choice, Domain, Question
from sudi.kernel.machine import slots

from ..cards.printed import MIMICS, NOT_AN_ACTION, PLAYED, mimicked
from ..state import cards_in_play
from ..words import vocabulary as v
from ..words.posing import ASK_POSED, POSE
from .acting import Means, before
from .actions import with_cards
from .bearing import BEARING
from .copies import ONE_COPY
from .deploying import DEPLOYING, HAND_WARRIORS
from .doubles import double_for
from .laying import AREAS, BEARERS, LAYING, ON_BEARERS, PLAYERS, SOMEBODY_THERE, TO_AREAS, TO_PLAYERS, USEFUL
from .playing import playing
from .self_harm import at_player, on_bearer

(DOUBLE,) = slots(1)  # of the frame that asks how the copy is played


def _posing(before: tuple[Check, ...], playable: Callable[[Case, int], object]) -> Choice:
    return Choice(
        POSE,
        Domain(
            lambda c: [x for x in c.s.hand[c.me] if c.s.t.way[x] == MIMICS],
            "DTR-334",
            cs="Za jinou kartu se vydává jen karta z ruky, jejíž text to dovoluje",
            en="Only a card of your hand whose text allows it is played as another one",
        ),
        Domain(
            lambda c: cards_in_play(c.s),
            "DTR-334",
            cs="Vydává se za kartu, která je ve hře",
            en="It is played as a card that is in play",
        ),
        before=before,
        checks=(
            Check(
                "DTR-334",
                lambda c: mimicked(c.s.t.cards[c.b]) and double_for(c.s, c.a, c.b) >= 0,
                cs="Za kartu {b} se karta {a} vydávat nesmí: není to ani osobnost, ani relikvie.",
                en="{a} may not be played as {b}: it is never a personality or a relic.",
            ),
            Check(
                "DTR-334",
                lambda c: playable(c, double_for(c.s, c.a, c.b)),
                cs="Karta {b} by teď zahrát nešla, a proto ani karta {a} jako ona.",
                en="{b} could not be played now, and so {a} cannot be played as it.",
            ),
        ),
        alike=lambda c: (c.s.t.kind[c.a], c.s.t.kind[c.b]),
    )


def posing_by_action(means: Means) -> Choice:
    """As something that takes actions."""
    return _posing(
        before(means, POSE), lambda c, copy: with_cards(c.s, c.me, [copy], means.left(c), False, means.kind(c))
    )


def posing_now(playable: Callable[[Case, int], object]) -> Choice:
    """In a window, as something that may be played there."""
    return _posing((), playable)


# ---- how the copy is played ----
IT = Check(
    "DTR-369",
    lambda c: c.a == c.f[DOUBLE],
    cs="Hraje se jen tato jedna karta.",
    en="Only this one card is played.",
)
POSED = Question(
    ASK_POSED,
    (
        Choice(v.DEPLOY, HAND_WARRIORS, checks=(IT, *DEPLOYING)),
        Choice(
            v.ATTACH,
            ON_BEARERS,
            BEARERS,
            before=(SOMEBODY_THERE,),
            checks=(IT, *LAYING, *ONE_COPY, *BEARING, USEFUL),
            harms=on_bearer,
        ),
        Choice(v.LAY, TO_AREAS, AREAS, checks=(IT, *LAYING, *ONE_COPY)),
        Choice(v.TASK, TO_PLAYERS, PLAYERS, checks=(IT, *LAYING, *ONE_COPY, USEFUL), harms=at_player),
        *playing(lambda c, card: card == c.f[DOUBLE] and c.s.t.way[card] in (PLAYED, NOT_AN_ACTION), ()),
    ),
)
