"""One copy of it: fortifications, warzones and missions of which a player has one of each title (DTR-116, DTR-153)."""

from __future__ import annotations

from sudi.kernel.law import Case, Check
from sudi.kernel.standing import Standing, cards_of

from ..cards.types import FORTIFICATION, MISSION, ON_PLAYER, SPECIAL, WARZONE
from ..language.marks import LOYAL, PROTECTED
from ..language.select import YOURS, unswayed
from ..language.standing.nature import Becomes
from ..state import ATTACHED, DoomState, root, whose_table

_LIMITED = {FORTIFICATION: "DTR-116", WARZONE: "DTR-153", MISSION: "DTR-137"}


def has_copy(s: DoomState, seat: int, card: int) -> bool:
    """Has the player this fortification, warzone or mission already, where one of a title is the limit?"""
    t = s.t
    kind, printed = t.type[card], t.cards[card]
    if kind not in _LIMITED or (kind == FORTIFICATION and printed.many):
        return False
    if kind == MISSION and printed.lies != ON_PLAYER:
        return False  # it is the warrior who may have one
    others = t.copies[card] & (s.live | s.down) & ~t.bit[card]
    return bool(others) and any(lies_with(s, c) == seat for c in cards_of(others))


def plays_copy(s: DoomState, seat: int, card: int) -> bool:
    """Has the player played a card of this title that is in play?"""
    return any(s.side[c] == seat for c in cards_of(s.t.copies[card] & s.live))


def _about_its_player(rule: Standing) -> bool:
    return getattr(rule, "yours", False) or getattr(getattr(rule, "scope", None), "whose", "") == YOURS


def said_already(s: DoomState, seat: int, card: int) -> bool:
    """Does a copy in play say all that this one would? What is about its player each player says for himself."""
    rules = s.t.cards[card].standing
    if s.t.cards[card].many or any(getattr(rule, "everybody", False) for rule in rules):
        return False  # it happens once more for each copy
    if any(rule.key() == PROTECTED or _about_its_player(rule) for rule in rules):
        return plays_copy(s, seat, card)
    if all(getattr(getattr(rule, "when", None), "own", False) for rule in rules):
        return plays_copy(s, seat, card)
    return bool(s.t.copies[card] & s.live)


def lies_with(s: DoomState, card: int) -> int:
    """The player a card in play counts for: whom it lies before, or whose warrior has it."""
    return s.side[root(s, card)] if s.at[card] == ATTACHED else whose_table(s, card)


# ---- the law ----
def _holder(c: Case) -> int:
    """Who would have the card: the player it is assigned to, otherwise whoever lays it."""
    return c.b if c.s.t.cards[c.a].lies == ON_PLAYER else c.me


def _one_copy(kind: str, rule: str) -> Check:
    return Check(
        rule,
        lambda c: c.s.t.type[c.a] != kind or not has_copy(c.s, _holder(c), c.a),
        cs="Kartu {a} už ten hráč ve hře má a druhou mít nesmí.",
        en="That player has {a} in play already and may not have another copy.",
    )


ONE_COPY = tuple(_one_copy(kind, rule) for kind, rule in _LIMITED.items())


# ---- what a warrior never becomes ----
def in_vain(s: DoomState, card: int, bearer: int) -> bool:
    """Would the card make a warrior something that it never becomes (DTR-346)?"""
    if s.t.type[card] != SPECIAL or not s.t.is_warrior[bearer] or not s.t.standing_masks.get(LOYAL, 0) & s.live:
        return False
    gains = [rule.gains for rule in s.t.cards[card].standing if isinstance(rule, Becomes)]
    return any(made & unswayed(s, bearer)[0] for made in gains)


NOT_IN_VAIN = Check(
    "DTR-346",
    lambda c: not in_vain(c.s, c.a, c.b),
    cs="Čím by ho karta {a} učinila, tím se bojovník {b} nikdy nestane.",
    en="{b} never becomes what {a} would make it.",
)
