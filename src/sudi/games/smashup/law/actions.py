"""How an action may be played."""

from __future__ import annotations

from sudi.kernel.decision import BITS

from ..cards.card import NOTHING, ON_BASE, ON_OWN_MINION
from ..state import ASLEEP, SmashState, minions_in_play, own_among
from ..words import vocabulary as v
from ..words.vocabulary import Placed
from .minions import open_places
from .protection import ATTACH, touchable

ACT, ACT_ON = v.ACT.code, v.ACT_ON.code
ACTS_AT = Placed(v.ACT_AT)


# ---- actions ----
def action_plays(s: SmashState, seat: int) -> list[int]:
    """Every way to play an action from hand. An action without a legal target may still be played (SMU-120)."""
    t = s.t
    options: list[int] = []
    for card in {t.kind[c]: c for c in s.hand[seat] if t.is_action[c]}.values():
        options += ways_to_act(s, seat, card)
    return options


def ways_to_act(s: SmashState, seat: int, card: int) -> list[int]:
    target = s.t.cards[card].play_on
    if target == NOTHING:
        return [ACT + card]
    if target == ON_BASE:
        return [*ACTS_AT[open_places(s)][card]] or [ACT + card]
    minions = minions_in_play(s)
    if target == ON_OWN_MINION:
        minions = own_among(s, seat, minions)
    minions = touchable(s, ATTACH, minions, seat, card)
    return [ACT_ON + (m << BITS) + card for m in minions] or [ACT + card]


def may_act(s: SmashState, seat: int) -> bool:
    """SMU ruling R27: a player who sleeps plays no actions in the own turn, Specials included."""
    return not s.asleep[seat] & ASLEEP
