"""The law for playing an action: what keeps a player from it, and what it is played on."""

from __future__ import annotations

from sudi.kernel.decision import BITS
from sudi.kernel.law import Case, Check, Choice, Domain, same_title
from sudi.kernel.wording import Bilingual

from ..cards.card import NOTHING, ON_BASE, ON_MINION, ON_OWN_MINION
from ..state import ASLEEP, SmashState, controller, minions_in_play, own_among, places_with_base
from ..words import vocabulary as v
from ..words.vocabulary import Placed
from .minion_offers import open_places
from .protection import ATTACH, gate, touchable

ACT, ACT_ON = v.ACT.code, v.ACT_ON.code
ACTS_AT = Placed(v.ACT_AT)


def may_act(s: SmashState, seat: int) -> bool:
    """SMU ruling R27: a player who sleeps plays no actions in the own turn, Specials included."""
    return not s.asleep[seat] & ASLEEP


# ---- the gate ----
AWAKE = Check(
    "SMU-118",
    lambda c: may_act(c.s, c.me),
    cs="V tomto tahu nesmíš hrát akce: uspal tě nějaký hráč.",
    en="You cannot play actions this turn: a player has put you to sleep.",
)

# ---- what it is played on ----
_TARGETS = {
    NOTHING: Bilingual("se nehraje na nic", "is played on nothing"),
    ON_BASE: Bilingual("se hraje na základnu", "is played on a base"),
    ON_MINION: Bilingual("se hraje na bojovníka", "is played on a minion"),
    ON_OWN_MINION: Bilingual("se hraje na vlastního bojovníka", "is played on one of your own minions"),
}


def _played_on(c: Case) -> str:
    return str(c.s.t.cards[c.a].play_on)


def _target(c: Case) -> dict[str, Bilingual]:
    return {"target": _TARGETS[_played_on(c)]}


def bearers(s: SmashState, seat: int, card: int) -> list[int]:
    """The minions that this action may be played on."""
    minions = minions_in_play(s)
    if s.t.cards[card].play_on == ON_OWN_MINION:
        minions = own_among(s, seat, minions)
    return touchable(s, ATTACH, minions, seat, card)


def _without_target(c: Case) -> bool:
    """SMU-120: it may be played although there is nothing to play it on."""
    if _played_on(c) == ON_BASE:
        return not places_with_base(c.s)
    return _played_on(c) == NOTHING or not bearers(c.s, c.me, c.a)


NO_TARGET = Check(
    "SMU-036",
    _without_target,
    cs="Akce {a} {target}: řekni, na který cíl.",
    en="{a} {target}: say which.",
    values=_target,
)
GOES_ON_OWN = Check(
    "SMU-152",
    lambda c: _played_on(c) != ON_OWN_MINION or controller(c.s, c.b) == c.me,
    cs="Akce {a} se hraje na vlastního bojovníka a bojovník {b} je cizí.",
    en="{a} is played on one of your own minions, and {b} is not yours.",
)
BASES = Domain(lambda c: places_with_base(c.s), "SMU-032", cs="Hraje se na základnu", en="It is played on a base")
MINIONS = Domain(
    lambda c: minions_in_play(c.s), "SMU-036", cs="Hraje se na bojovníka ve hře", en="It is played on a minion in play"
)


def _played_on_such(cards: Domain, *targets: str) -> Domain:
    """Those of the actions that are played on such a thing; of the others it can be said what they are played on."""
    other = Check(
        "SMU-036",
        lambda c: c.a not in cards.members(c) or _played_on(c) in targets,
        cs="Akce {a} {target}.",
        en="{a} {target}.",
        values=_target,
    )
    return Domain(
        lambda c: [card for card in cards.members(c) if c.s.t.cards[card].play_on in targets],
        cards.rule,
        cards.cs,
        cards.en,
        (*cards.apart, other),
    )


def acting(cards: Domain, *checks: Check) -> tuple[Choice, ...]:
    """The ways to play one of these actions: on nothing, on a base, on a minion."""
    gated = (AWAKE, *checks)
    on_minion = (*gated, GOES_ON_OWN, *gate(ATTACH, lambda c: c.b, lambda c: c.a))
    on_minions = _played_on_such(cards, ON_MINION, ON_OWN_MINION)
    return (
        Choice(v.ACT, cards, checks=(*gated, NO_TARGET), alike=same_title),
        Choice(v.ACT_AT, _played_on_such(cards, ON_BASE), BASES, gated, alike=same_title),
        Choice(v.ACT_ON, on_minions, MINIONS, on_minion, alike=same_title, harms=_harms),
    )


def _harms(c: Case) -> bool:
    """Does it hurt an own minion to have this action on it?"""
    return c.a in c.s.t.harming and controller(c.s, c.b) == c.me


IS_ACTION = Check(
    "SMU-050",
    lambda c: not c.s.t.is_minion[c.a],
    cs="Karta {a} je bojovník, ne akce.",
    en="{a} is a minion, not an action.",
    weight=-2,  # what keeps it from being played as a minion says more
)
FROM_HAND = Domain(
    lambda c: [card for card in c.s.hand[c.me] if c.s.t.is_action[card]],
    "SMU-039",
    cs="Akce se hraje z ruky",
    en="An action is played from hand",
    apart=(IS_ACTION,),
)


# ---- the short way ----
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
    return [ACT_ON + (m << BITS) + card for m in bearers(s, seat, card)] or [ACT + card]
