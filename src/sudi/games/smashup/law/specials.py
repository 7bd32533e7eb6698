"""The law for Specials and Talents: when each may be used, and from where."""

from __future__ import annotations

from collections.abc import Hashable

from sudi.kernel.law import Case, Check, Choice, Domain
from sudi.kernel.machine import X
from sudi.kernel.wording import Bilingual

from ..cards.card import AFTER_SCORING, BEFORE_SCORING, FROM_HAND, FROM_PLAY, OWN_TURN
from ..state import SmashState, controller, other_places
from ..words import vocabulary as v
from .actions import AWAKE, may_act
from .alike import distinct, same_minion
from .minions import gate, may_be_played

_MOMENTS = {
    OWN_TURN: Bilingual("ve tvém kroku 2", "in your step 2"),
    BEFORE_SCORING: Bilingual("předtím, než se vyhodnotí základna", "before a base is scored"),
    AFTER_SCORING: Bilingual("poté, co je vyhodnocena její základna", "after its base has been scored"),
}


# ---- what comes into question ----
def _special(c: Case, when: str) -> bool:
    special = c.s.t.cards[c.a].special
    return special is not None and special.when == when


def special_usable(s: SmashState, seat: int, card: int) -> bool:
    """Is the card where its Special works from?"""
    special = s.t.cards[card].special
    if special is not None and special.where == FROM_PLAY:
        return s.at[card] >= 0 and controller(s, card) == seat
    return card in s.hand[seat]


def _at_hand(c: Case) -> bool:
    """Is it an own card, in hand or in play?"""
    return c.a in c.s.hand[c.me] or (c.s.at[c.a] >= 0 and c.s.owner[c.a] >= 0 and controller(c.s, c.a) == c.me)


FROM_PLAY_ONLY = Check(
    "SMU-104",
    lambda c: c.a not in c.s.hand[c.me] or c.s.t.cards[c.a].special.where == FROM_HAND,
    cs="Speciální schopnost karty {a} se používá ze hry, ne z ruky.",
    en="The Special of {a} works from play, not from hand.",
)
FROM_HAND_ONLY = Check(
    "SMU-104",
    lambda c: not _at_hand(c) or c.s.at[c.a] < 0 or c.s.t.cards[c.a].special.where == FROM_PLAY,
    cs="Speciální schopnost karty {a} se používá z ruky, ne ze hry.",
    en="The Special of {a} works from hand, not from play.",
)


def _usable(when: str, cs: str, en: str) -> Domain:
    """The own cards with a Special of this moment, where it works from."""
    has_one = Check(
        "SMU-103",
        lambda c: not _at_hand(c) or c.s.t.cards[c.a].special is not None,
        cs="Karta {a} nemá Speciální schopnost, která by se teď dala použít.",
        en="{a} has no Special that could be used now.",
        weight=-2,  # there is often more to say about such a card
    )
    moment = Check(
        "SMU-103",
        lambda c: not _at_hand(c) or _special(c, when),
        cs="Speciální schopnost karty {a} se používá {moment}.",
        en="The Special of {a} is used {moment}.",
        values=lambda c: {"moment": _MOMENTS[c.s.t.cards[c.a].special.when]},
    )
    own = Check(
        "SMU-104",
        lambda c: c.s.at[c.a] < 0 or _at_hand(c),
        cs="Karta {a} není tvoje.",
        en="{a} is not yours.",
        weight=-2,
    )
    elsewhere = Check(
        "SMU-104",
        _at_hand,
        cs=cs + "; karta {a} mezi ně nepatří.",
        en=en + "; {a} is not among them.",
        weight=-3,
    )
    return Domain(
        lambda c: [
            n
            for n, card in enumerate(c.s.t.cards)
            if card.special is not None and card.special.when == when and special_usable(c.s, c.me, n)
        ],
        "SMU-104",
        cs,
        en,
        apart=(own, elsewhere, has_one, moment, FROM_PLAY_ONLY, FROM_HAND_ONLY),
    )


# ---- in step 2 ----
NO_MINION_YET = Check(
    "SMU-148",
    lambda c: not c.s.minions_played[c.me],
    cs="V tomto tahu už máš zahraného bojovníka; Speciální schopnost karty {a} je jen předtím.",
    en="You have played a minion this turn; the Special of {a} comes only before that.",
    weight=5,
)
ON_OWN_TURN = Choice(
    v.SPECIAL,
    _usable(
        OWN_TURN,
        cs="Ve svém kroku 2 se používá Speciální schopnost vlastní karty ve hře",
        en="In your step 2 you use Specials of your cards in play",
    ),
    checks=(NO_MINION_YET,),
)
TALENT = Choice(
    v.TALENT,
    Domain(
        lambda c: [n for n in c.s.t.talented if c.s.at[n] >= 0 and controller(c.s, n) == c.me],
        "SMU-106",
        cs="Používá se Talent vlastního bojovníka ve hře",
        en="You use the Talent of one of your own minions in play",
        apart=(
            Check(
                "SMU-106", lambda c: c.a in c.s.t.talented, "Karta {a} nemá Talent.", "{a} has no Talent.", weight=-9
            ),
        ),
    ),
    checks=(
        Check(
            "SMU-106",
            lambda c: not c.s.used >> c.a & 1,
            cs="Talent karty {a} je v tomto tahu už použitý.",
            en="{a} has used its Talent this turn.",
            weight=5,
        ),
    ),
)


# ---- round a scoring; the place is in the frame of the window ----
def _place(c: Case) -> int:
    return int(c.f[X])


def _at_place(c: Case) -> dict[str, Bilingual]:
    return {"place": c.s.t.place_text(c.s, _place(c))}


USED_ONCE = Check(
    "SMU-103",
    lambda c: not c.s.used >> c.a & 1,
    cs="Speciální schopnost karty {a} je u tohoto vyhodnocení už použitá.",
    en="The Special of {a} has been used at this scoring.",
)
NOT_THERE_YET = Check(
    "SMU-101",
    lambda c: c.s.at[c.a] != _place(c),
    cs="Karta {a} už u základny {place} je.",
    en="{a} is at {place} already.",
    values=_at_place,
)
ONE_OF_A_NAME = Check(
    "SMU-103",
    lambda c: not (c.s.t.cards[c.a].special.once and c.s.hidden_used[c.me]),
    cs="U základny {place} už jedna karta {a} svou Speciální schopnost použila.",
    en="One {a} has used its Special at {place} already.",
    values=_at_place,
)
_minion_gate = gate(_place)[0]
NOT_SHUT = Check(
    _minion_gate.rule,
    lambda c: not c.s.t.is_minion[c.a] or c.s.at[c.a] >= 0 or _minion_gate.holds(c),
    _minion_gate.cs,
    _minion_gate.en,
    _minion_gate.by,
    _minion_gate.values,
)
IF_ACTION_AWAKE = Check(AWAKE.rule, lambda c: not c.s.t.is_action[c.a] or AWAKE.holds(c), AWAKE.cs, AWAKE.en)
SOMEWHERE_TO_GO = Check(
    "SMU-101",
    lambda c: c.a not in c.s.t.leaving_for_another or other_places(c.s, c.a),
    cs="Kromě základny {place} není kam se přesunout.",
    en="There is no base to move to but {place}.",
    values=_at_place,
)


def _same_special(c: Case) -> Hashable:
    """Copies in hand are one; in play each is its own."""
    return ("hand", c.s.t.kind[c.a]) if c.s.at[c.a] < 0 else c.a


BEFORE = Choice(
    v.SPECIAL,
    _usable(
        BEFORE_SCORING,
        cs="Před vyhodnocením se používá Speciální schopnost vlastní karty v ruce nebo ve hře",
        en="Before a base is scored you use Specials of your cards in hand or in play",
    ),
    checks=(IF_ACTION_AWAKE, USED_ONCE, NOT_THERE_YET, ONE_OF_A_NAME, NOT_SHUT),
    alike=_same_special,
)
AT_THIS_BASE = Check(
    "SMU-081",
    lambda c: c.s.at[c.a] == _place(c),
    cs="Speciální schopnost karty {a} se týká její vlastní základny; vyhodnocena je základna {place}.",
    en="The Special of {a} is about its own base; {place} has been scored.",
    values=_at_place,
)
AFTER = Choice(
    v.SPECIAL,
    _usable(
        AFTER_SCORING,
        cs="Po vyhodnocení se používá Speciální schopnost vlastní karty u této základny",
        en="After a base has been scored you use Specials of your cards there",
    ),
    checks=(AT_THIS_BASE, USED_ONCE, SOMEWHERE_TO_GO),
    alike=same_minion,
)


# ---- the short ways ----
def talents(s: SmashState, me: int) -> list[int]:
    """SMU-106: once a turn, of the own cards in play."""
    return [
        v.TALENT(card)
        for card in s.t.talented
        if s.at[card] >= 0 and controller(s, card) == me and not s.used >> card & 1
    ]


def offers_before(s: SmashState, seat: int, source: int, place: int) -> list[int]:
    """Specials that work before a base is scored, from hand and from play."""
    found: dict[int, int] = {}
    t, hand = s.t, s.hand[seat]
    if not t.before_mask & s.live and t.before.isdisjoint(hand):
        return []
    for card in t.before:
        if (s.at[card] < 0 and card not in hand) or not special_usable(s, seat, card):
            continue
        if t.is_action[card] and not may_act(s, seat):
            continue
        if s.at[card] == place or s.used >> card & 1:
            continue
        if t.is_minion[card] and s.at[card] < 0 and not may_be_played(s, seat, card, place):
            continue  # SMU-118: forbidding beats a Special, too
        printed = t.cards[card]
        if printed.special is not None and printed.special.once and s.hidden_used[seat]:
            continue
        found[t.kind[card] if s.at[card] < 0 else -card - 1] = v.SPECIAL(card)
    return list(found.values())


def offers_after(s: SmashState, seat: int, source: int, place: int) -> list[int]:
    """Specials of the own minions at a base that has been scored."""
    if not s.t.after_mask & s.live:
        return []
    found = [c for c in s.minions[place] if c in s.t.after and controller(s, c) == seat and not s.used >> c & 1]
    if s.t.leaving_for_another.intersection(found) and sum(map(bool, s.bases)) < 2:
        found = [c for c in found if c not in s.t.leaving_for_another]
    return v.SPECIAL.each(distinct(s, found))
