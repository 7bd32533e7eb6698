"""How cards come to lie on the table, change places and leave it."""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.log import note
from sudi.kernel.view import forget

from . import traits as tr
from . import vocabulary as v
from .card import ALLIANCE
from .happenings import BUILT, DEPLOYED, happen
from .select import traits_of
from .standing import lasts, marked
from .state import (
    ASIDE,
    ATTACHED,
    GRAVE,
    KOHORT,
    LIBRARY,
    OUTPOST,
    PLACE_OF_AREA,
    SACRIFICED,
    SQUAD,
    WORKS,
    DoomState,
    attachments,
    put,
    stow,
)

NEVER_DISCARDED, NEVER_SACRIFICED, BACK_TO_LIBRARY = "never discarded", "never sacrificed", "shuffled back"
AWAY = "away"


# ---- coming into play ----
def home_of(s: DoomState, card: int) -> int:
    """DTR-042: the area a warrior belongs to."""
    printed = s.t.cards[card]
    if printed.placed:
        return PLACE_OF_AREA[printed.placed]
    found = s.t.traits[card] if s.at[card] < 0 else traits_of(s, card)
    if found & tr.DOOMTROOPER:
        return SQUAD
    if found & tr.LEGION:
        return KOHORT
    return OUTPOST if found & tr.TRIBAL else ASIDE


def enter(s: DoomState, card: int, seat: int) -> None:
    """A warrior comes into play openly: healthy, face up (DTR-047)."""
    place = home_of(s, card)
    put(s, card, place, seat)
    if place == OUTPOST:
        s.opened = True  # DTR-191
    note(s, v.L_DEPLOYS, seat, card)
    happen(s, DEPLOYED, seat, card)


def attach(s: DoomState, card: int, bearer: int, seat: int) -> None:
    """Lay a card on another one; it stays there until one of them leaves (DTR-183)."""
    side, fresh = s.side[bearer], not s.live >> card & 1
    put(s, card, ATTACHED, side, by=seat)
    s.bearer[card] = bearer
    if s.t.cards[bearer].stores:
        s.live &= ~(1 << card)
    note(s, v.L_ATTACHES, seat, card, bearer)
    if fresh and s.t.is_fort_card[card]:
        happen(s, BUILT, seat, card)


def lay(s: DoomState, card: int, seat: int, whose: int, area: int = -1) -> None:
    """Lay a card to an area, before a player, or to the game."""
    put(s, card, WORKS, whose, by=seat)
    s.area[card] = area
    note(s, v.L_LAYS, seat, card)
    if s.t.is_fort_card[card]:
        happen(s, BUILT, seat, card)


# ---- leaving ----
def clear(s: DoomState, card: int) -> None:
    """Take everything off a card that leaves the table."""
    keep = ~(1 << card)
    missing = s.bearer[card] if s.bearer[card] >= 0 and s.away >> s.bearer[card] & 1 and _keeps_away(s, card) else -1
    s.wounded &= keep
    s.covered &= keep
    s.inside &= keep
    s.away &= keep
    s.dark &= keep
    s.left_cover &= keep
    s.transferred &= keep
    s.used &= keep
    s.bearer[card] = s.area[card] = s.aim[card] = s.whom[card] = s.unit[card] = -1
    s.markers[card] = 0
    if s.lasting:
        rules = s.t.rules
        s.lasting = [e for e in s.lasting if e[3] != card and (e[2] != card or lasts(rules[e[0]]))]
    if missing >= 0:
        bring_back(s, missing)
    if card == s.warzone:
        s.warzone = -1  # DTR-162
    if s.t.is_warrior[card]:
        for other, sergeant in enumerate(s.unit) if s.t.rare else ():
            if sergeant == card:
                s.unit[other] = -1  # DTR-403
        if s.phase and s.attacker >= 0:
            if card in (s.attacker, s.defender):
                s.stopped = 1  # DTR-245
            elif s.helpers:
                s.helpers = [e for e in s.helpers if e[0] != card]


# ---- out of play on the table (DTR-443 to DTR-445, DTR-484 to DTR-487) ----
def put_away(s: DoomState, warrior: int) -> None:
    """The warrior stays on the table, but the match goes on as if it and its cards were not there."""
    s.away |= 1 << warrior
    for card in (warrior, *pile(s, warrior)):
        if not _keeps_away(s, card):
            s.live &= ~(1 << card)
    if s.phase and warrior in (s.attacker, s.defender):
        s.stopped = 1


def _keeps_away(s: DoomState, card: int) -> bool:
    return any(rule.key() == AWAY for rule in s.t.cards[card].standing)


def bring_back(s: DoomState, warrior: int) -> None:
    """Back into play; a unique card of which another copy was played meanwhile is discarded (DTR-445, DTR-487)."""
    s.away &= ~(1 << warrior)
    t, cards = s.t, [warrior, *pile(s, warrior)]
    for card in cards:
        twin = t.unique[card] and t.copies[card] & s.live & ~t.bit[card]
        if s.bearer[card] < 0 or not t.cards[s.bearer[card]].stores:
            s.live |= 1 << card
        if twin:
            discard(s, card)
            if card == warrior:
                return


def strip(s: DoomState, card: int) -> None:
    """Discard everything that lies on a card (DTR-183, DTR-490)."""
    for on_it in attachments(s, card):
        strip(s, on_it)
        clear(s, on_it)
        _to_pile(s, on_it)


def _to_pile(s: DoomState, card: int) -> None:
    """Where a card goes that is discarded: almost always to its owner's discard pile."""
    if s.t.cards[card].gone_for_good:
        put(s, card, SACRIFICED, s.t.owner[card])
    else:
        stow(s, card, GRAVE, True)


def discard(s: DoomState, card: int, quietly: bool = False, expressly: bool = False) -> bool:
    """DTR-509: to its owner's discard pile, with what lies on it. Tells whether that was possible.

    `expressly`: the effect names alliances; no other discards one (DTR-232).
    """
    if s.t.type[card] == ALLIANCE and s.at[card] == WORKS and not expressly:
        return False
    if s.at[card] < SACRIFICED and s.at[card] >= 0 and marked(s, NEVER_DISCARDED, card):
        return False
    if not quietly:
        note(s, v.L_DISCARDED, s.side[card], card)
    hurt = [s.bearer[card]] if s.inside >> card & 1 else []
    if s.lasting and s.t.is_fort_card[card]:
        from .shelter import behind

        hurt = behind(s, card)
    back = s.t.is_warrior[card] and bool(marked(s, BACK_TO_LIBRARY, card))
    strip(s, card)
    clear(s, card)
    if back:
        into_library(s, card)
    else:
        _to_pile(s, card)
    if hurt:
        from .harm import wound

        for warrior in hurt:
            wound(s, warrior)  # DTR-101, DTR-102: without points
    return True


def sacrifice(s: DoomState, card: int) -> bool:
    """DTR-488: to the sacrifice pile for the rest of the match; what lies on it is only discarded (DTR-490)."""
    if s.at[card] < SACRIFICED and s.at[card] >= 0 and marked(s, NEVER_SACRIFICED, card):
        return False
    note(s, v.L_SACRIFICED, s.side[card], card)
    strip(s, card)
    clear(s, card)
    put(s, card, SACRIFICED, s.t.owner[card])
    return True


def into_library(s: DoomState, card: int) -> None:
    """Shuffle a card into its owner's library (DTR-455)."""
    clear(s, card)
    stow(s, card, LIBRARY, False)
    reshuffle(s, s.t.owner[card])


def reshuffle(s: DoomState, seat: int) -> None:
    shuffle(s, s.library[seat])
    forget(s, s.library[seat])


def draw(s: DoomState, seat: int, count: int) -> int:
    """Cards from the top of the library; tells how many there were (DTR-035)."""
    drawn = 0
    hand, library = s.hand[seat], s.library[seat]
    while drawn < count and library:
        hand.append(library.pop())
        drawn += 1
    if drawn:
        note(s, v.L_DRAWS, seat, -1, drawn)
    return drawn


# ---- changing places ----
def move_to_area(s: DoomState, card: int, place: int, seat: int = -1) -> None:
    """A warrior goes to another area, perhaps to another player, with everything on it."""
    former = s.side[card]
    whose = former if seat < 0 else seat
    put(s, card, place, whose)
    if whose != former:
        for on_it in pile(s, card):
            by = s.by[on_it] if s.by[on_it] >= 0 else former
            put(s, on_it, ATTACHED, whose, by=whose if by == former else by)


def pile(s: DoomState, card: int) -> list[int]:
    found = []
    for on_it in attachments(s, card):
        found += [on_it, *pile(s, on_it)]
    return found


def take_control(s: DoomState, card: int, seat: int, place: int) -> None:
    """DTR-453: the card moves to its new controller's side; that ends a combat it is in (DTR-374)."""
    note(s, v.L_TAKEN, seat, card)
    if s.phase and card in (s.attacker, s.defender):
        s.stopped = 1
    move_to_area(s, card, place, seat)


def go_home(s: DoomState, card: int) -> None:
    """A warrior converted completely belongs to the other area from now on."""
    if s.at[card] in (SQUAD, KOHORT) and s.at[card] != home_of(s, card):
        move_to_area(s, card, home_of(s, card))


def into_cover(s: DoomState, card: int) -> None:
    """A warrior goes, or is driven, into cover; inside a vehicle it leaves it in the same effect (DTR-105)."""
    for vehicle in attachments(s, card):
        s.inside &= ~(1 << vehicle)
    s.covered |= 1 << card
    note(s, v.L_COVER, s.side[card], card)
