"""What may be picked out of a booster, and what a deck may be built of (DTR-471)."""

from __future__ import annotations

from collections import Counter

from sudi.kernel.law import Case, Check, Choice, Domain, Question, same_title, stop
from sudi.kernel.machine import Frame, slots
from sudi.kernel.wording import Bilingual

from ..decks import LEAST, MOST_COPIES
from ..state import DoomState
from ..words import limited as w

ROUND, TURN = slots(2)  # of a draft: the boosters that were opened, who of those who draft picks now
(BUILDER,) = slots(1)  # of building: who of those who build does so now


def picking_seat(s: DoomState, f: Frame) -> int:
    return int(s.t.limited.drafting[f[TURN]])


def building_seat(s: DoomState, f: Frame) -> int:
    return s.t.limited.builders()[f[BUILDER]]


def copies(s: DoomState, seat: int, card: int) -> int:
    """How many of its title are in the deck already."""
    kind = s.t.kind[card]
    return sum(s.t.kind[c] == kind for c in s.hand[seat])


def most(s: DoomState, card: int) -> int:
    return min(MOST_COPIES, s.t.cards[card].limit)


def least(s: DoomState, seat: int) -> int:
    """Sixty cards, or all that may be in a deck where somebody has picked too many of the same."""
    held = Counter(s.t.kind[c] for c in (*s.hand[seat], *s.spare[seat]))
    firsts = {s.t.kind[c]: c for c in (*s.hand[seat], *s.spare[seat])}
    return min(LEAST, sum(min(n, most(s, firsts[kind])) for kind, n in held.items()))


PICKING = Question(
    w.ASK_PICK,
    (
        Choice(
            w.PICK,
            Domain(
                lambda c: c.s.hand[c.me],
                "DTR-471",
                cs="Bere se karta z boosteru, který máš před sebou",
                en="Only a card of the booster before you is picked",
            ),
            alike=same_title,
        ),
        stop(w.PICK_REST),
    ),
    "DTR-471",
    picking_seat,
    Bilingual("při vybírání z boosterů", "while boosters are drafted"),
)


def _in_deck(c: Case) -> dict[str, int]:
    return {"have": len(c.s.hand[c.me]), "least": least(c.s, c.me)}


BUILDING = Question(
    w.ASK_BUILD,
    (
        stop(w.READY),
        Choice(
            w.PUT_IN,
            Domain(
                lambda c: c.s.spare[c.me],
                "DTR-471",
                cs="Přidává se karta, kterou máš a která v balíčku není",
                en="Only a card that you have and that is not in the deck is put in",
            ),
            checks=(
                Check(
                    "DTR-471",
                    lambda c: copies(c.s, c.me, c.a) < most(c.s, c.a),
                    cs="Víc kopií karty {a} v balíčku být nesmí.",
                    en="The deck may not have more copies of {a}.",
                ),
            ),
            alike=same_title,
        ),
        Choice(
            w.TAKE_OUT,
            Domain(
                lambda c: c.s.hand[c.me],
                "DTR-471",
                cs="Vyndává se karta, která v balíčku je",
                en="Only a card of the deck is taken out",
            ),
            checks=(
                Check(
                    "DTR-471",
                    lambda c: len(c.s.hand[c.me]) > least(c.s, c.me),
                    cs="Balíček má mít nejméně {least} karet a má {have}; nejdřív jinou přidej.",
                    en="The deck has to have {least} cards and has {have}; put another one in first.",
                    values=_in_deck,
                ),
            ),
            alike=same_title,
        ),
    ),
    "DTR-471",
    building_seat,
    Bilingual("při stavbě balíčku", "while decks are built"),
)
