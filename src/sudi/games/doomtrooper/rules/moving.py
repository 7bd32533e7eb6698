"""How cards come to lie on the table and change places."""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.log import note
from sudi.kernel.standing import Standing, last
from sudi.kernel.view import forget

from ..language.aboard import carrier_of, set_down
from ..language.gear import in_vehicle, urban
from ..language.marks import AWAY, STORES
from ..language.reach import carries
from ..language.select import traits_of
from ..language.standing.tolls import draw_toll
from ..law.deploying import home_of
from ..law.moments import WARRIOR_JOINED, WARRIOR_MOVED
from ..state import (
    ATTACHED,
    KOHORT,
    OUTPOST,
    SQUAD,
    WORKS,
    DoomState,
    attachments,
    pile,
    put,
    root,
    warriors,
    whose_table,
)
from ..words import traits as tr
from ..words import vocabulary as v
from .happenings import BUILT, DEPLOYED, TURNED, happen
from .windows import open_afterwards


def enter(s: DoomState, card: int, seat: int, paid: int = 0) -> None:
    """A warrior comes into play openly: healthy, face up (DTR-047)."""
    place = home_of(s, card)
    put(s, card, place, seat)
    if place == OUTPOST:
        s.opened = True  # DTR-191
    note(s, v.L_DEPLOYS, seat, card)
    arrived(s, card, seat, paid)


def arrived(s: DoomState, card: int, seat: int, paid: int = 0) -> None:
    """Whatever waits for a warrior to come into play."""
    happen(s, DEPLOYED, seat, card)
    open_afterwards(s, WARRIOR_JOINED, seat, card, paid)


def along(s: DoomState, card: int, seat: int, by: int) -> None:
    """A card lies on its bearer, on this seat's side; what a card only keeps (PANDORA'S BOX) does nothing there."""
    bearer = s.bearer[card]
    put(s, card, ATTACHED, seat, by=by)
    if carries(s, STORES, bearer) or s.down >> card & 1:
        s.live &= ~(1 << card)


def lay_under(s: DoomState, card: int, keeper: int, lost: bool = False) -> None:
    """Lay a card under one that keeps it, where it does nothing. `lost`: it was sacrificed and is so when it leaves."""
    s.bearer[card] = keeper
    along(s, card, whose_table(s, keeper), s.t.owner[card])
    s.noted[card] = int(lost)
    note(s, v.L_ATTACHES, s.t.owner[card], card, keeper)


def attach(s: DoomState, card: int, bearer: int, seat: int) -> None:
    """Lay a card on another one; it stays there until one of them leaves (DTR-183)."""
    side, fresh = s.side[bearer], not s.live >> card & 1
    s.bearer[card] = bearer
    along(s, card, side, seat)
    note(s, v.L_ATTACHES, seat, card, bearer)
    if fresh and s.t.is_fort_card[card]:
        happen(s, BUILT, seat, card, card)
    if s.t.turning >> card & 1 and s.t.traits[bearer] & tr.BROTHERHOOD:
        happen(s, TURNED, seat, bearer)


def sway(s: DoomState, rule: Standing, seat: int, source: int, warrior: int) -> None:
    """A lasting rule makes a warrior a heretic; whoever waits for a Brother to fall hears of it."""
    brother = traits_of(s, warrior) & tr.BROTHERHOOD
    last(s, rule, seat, source, warrior)
    if brother and traits_of(s, warrior) & tr.HERETIC:
        happen(s, TURNED, seat, warrior)


def lay(s: DoomState, card: int, seat: int, whose: int, area: int = -1) -> None:
    """Lay a card to an area, before a player, or to the game."""
    put(s, card, WORKS, whose, by=seat)
    s.area[card] = area
    note(s, v.L_LAYS, seat, card)
    if s.t.is_fort_card[card]:
        happen(s, BUILT, seat, card, card)


def reshuffle(s: DoomState, seat: int) -> None:
    shuffle(s, s.library[seat])
    forget(s, s.library[seat])


def draw(s: DoomState, seat: int, count: int) -> int:
    """Cards from the top of the library; tells how many there were (DTR-035)."""
    drawn = 0
    hand, library = s.hand[seat], s.library[seat]
    toll = draw_toll(s, seat)
    if toll:
        count = min(count, (s.destiny[seat] + s.apart[seat]) // toll)
    while drawn < count and library:
        hand.append(library.pop())
        drawn += 1
    if drawn:
        note(s, v.L_DRAWS, seat, -1, drawn)
        if toll:
            own = min(toll * drawn, s.destiny[seat])
            s.destiny[seat] -= own
            s.apart[seat] -= toll * drawn - own
            note(s, v.L_PAYS, seat, -1, toll * drawn)
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
            along(s, on_it, whose, whose if by == former else by)


def go_home(s: DoomState, card: int) -> None:
    """A warrior converted completely belongs to the other area from now on."""
    if s.at[card] in (SQUAD, KOHORT) and s.at[card] != home_of(s, card):
        move_to_area(s, card, home_of(s, card))


def into_cover(s: DoomState, card: int) -> None:
    """A warrior goes, or is driven, into cover; inside a vehicle it leaves it in the same effect (DTR-105)."""
    if not urban(s, card):
        for vehicle in attachments(s, card):
            s.inside &= ~(1 << vehicle)
        if s.t.carriers & s.live and (carrier := carrier_of(s, card)) >= 0 and s.bearer[carrier] < 0:
            set_down(s, carrier, card)
    s.covered |= 1 << card
    note(s, v.L_COVER, s.side[card], card)


def drive_out(s: DoomState) -> None:
    """Vehicles that may not be in cover any more leave it."""
    for warrior in warriors(s):
        if s.covered >> warrior & 1 and in_vehicle(s, warrior) and not urban(s, warrior):
            s.covered &= ~(1 << warrior)
            note(s, v.L_LEAVES, s.side[warrior], warrior)


def turn_over(s: DoomState, card: int, price: int) -> None:
    """Face down on the table a card says nothing; so many actions turn it up again."""
    s.down |= 1 << card
    s.live &= ~(1 << card)
    s.inside &= ~(1 << card)
    s.markers[card] = price
    if card == s.warzone:
        s.warzone = -1  # DTR-162


def turn_up(s: DoomState, card: int) -> None:
    s.down &= ~(1 << card)
    s.markers[card] = 0
    base = s.bearer[card]
    hidden = s.away >> root(s, card) & 1 and not carries(s, AWAY, card)
    if base < 0 or not (carries(s, STORES, base) or hidden):
        s.live |= 1 << card


def transfer(s: DoomState, warrior: int) -> None:
    """DTR-522: a warrior in cover stays in cover."""
    send(s, warrior, home_of(s, warrior) if s.at[warrior] == OUTPOST else OUTPOST)


def send(s: DoomState, warrior: int, place: int) -> None:
    """A transfer to this place."""
    s.transferred |= 1 << warrior
    move_to_area(s, warrior, place)
    note(s, v.L_TRANSFERS, s.side[warrior], warrior, place)
    open_afterwards(s, WARRIOR_MOVED, s.side[warrior], warrior)
