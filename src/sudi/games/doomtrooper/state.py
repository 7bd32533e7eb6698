"""The state of a match of Doomtrooper: where every card is, and moving one from place to place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudi.kernel.state import (
    EVERYONE,
    NOBODY,
    OWNER,
    CardSet,
    Entries,
    PerCard,
    PerPlayer,
    State,
    Zone,
    card_set,
    counter,
    derived,
    entries,
    flag,
    passing,
    per_card,
    zone,
)
from sudi.kernel.view import show

if TYPE_CHECKING:
    from .tables import DoomTables

HAND_SIZE = 7  # DTR-004, DTR-032
FIRST_DESTINY = 5  # DTR-003
STANDARD_ACTIONS = 3  # DTR-036
COVER_BONUS = 3  # DTR-051
DROUGHT = 3  # DTR-048: complete own turns to bring a combat-capable warrior into play

# Open places, as the value of `at` (-1: in a hidden one, or nowhere), and the hidden ones.
PLACES = ("squad", "kohort", "outpost", "aside", "works", "attached", "sacrificed", "limbo")
SQUAD, KOHORT, OUTPOST, ASIDE, WORKS, ATTACHED, SACRIFICED, LIMBO = range(len(PLACES))
HAND, LIBRARY, GRAVE, SIDEBOARD, HIDDEN = "hand", "library", "grave", "sideboard", "hidden"
UNDER = "secret"
OFF_TABLE = (HAND, LIBRARY, GRAVE, SIDEBOARD, HIDDEN, UNDER)
FIELD_PLACES = (SQUAD, KOHORT, OUTPOST, ASIDE)  # where warriors stand openly
PLACE_OF_AREA = {"squad": SQUAD, "kohort": KOHORT, "outpost": OUTPOST, "aside": ASIDE}
IN_PLAY = "play"  # the zone of standing rules: a card on the table whose effects count

# The phases of a combat (DTR-240); 0 outside.
DECLARATION, OPPONENTS, TACTIC, ZONE_PHASE, MODIFIERS, RESOLUTION, CHANGE, AWARD = range(1, 9)
UNHARMED, WOUNDED, KILLED = range(3)  # DTR-270


class DoomState(State):
    t: DoomTables

    destiny: PerPlayer[int] = counter(FIRST_DESTINY)
    victory: PerPlayer[int] = counter()
    debt: PerPlayer[int] = counter(high=10)  # to the Bauhaus bank (DTR-329)
    apart: PerPlayer[int] = counter()  # destiny points kept apart, which no other player touches
    hand: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own", where=("v ruce", "in hand"))
    library: PerPlayer[Zone] = zone(  # the top is the last card
        seen_by=NOBODY, ordered=True, pool="own", where=("v knihovně", "in the library")
    )
    grave: PerPlayer[Zone] = zone(  # DTR-474: face down, its owner may look
        seen_by=OWNER, pool="own", where=("v hrobě", "in the discard pile")
    )
    sacrificed: PerPlayer[Zone] = zone(  # DTR-473
        seen_by=EVERYONE, ordered=True, where=("na obětišti", "in the sacrifice pile")
    )
    sideboard: PerPlayer[Zone] = zone(seen_by=OWNER, pool="own", where=("v sideboardu", "in the sideboard"))
    squad: PerPlayer[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("v Mužstvu", "in the Squad"))
    kohort: PerPlayer[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("v Kohortě", "in the Cohort"))
    outpost: PerPlayer[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("na Stanici", "on the Outpost"))
    aside: PerPlayer[Zone] = zone(seen_by=EVERYONE, ordered=True, where=("ve hře mimo oblasti", "outside the areas"))
    hidden: PerPlayer[Zone] = zone(  # DTR-068: deployed into cover, unpaid
        seen_by=OWNER, ordered=True, pool="own", where=("v úkrytu po vyložení", "deployed into cover")
    )
    secret: PerPlayer[Zone] = zone(  # face down under cards that keep secrets, in the order of those cards
        seen_by=OWNER, ordered=True, pool="own", where=("pod tajemstvím", "under a secret")
    )
    spare: PerPlayer[Zone] = zone(  # of boosters: what a player has picked, and later what he has left out of the deck
        seen_by=OWNER, pool="own", where=("mimo balíček", "left out of the deck")
    )
    outside: Zone = zone(  # copies that nobody has picked, or that no card is now; cards that are copies of others
        seen_by=NOBODY, where=("mimo partii", "outside the match")
    )
    reserve: PerPlayer[Zone] = (
        zone(  # after a meeting of partners: what may have gone over, and what has been given away
            seen_by=NOBODY, pool="own", where=("mimo partii", "outside the match")
        )
    )
    works: PerPlayer[Zone] = zone(  # laid to an area, a player or the game
        seen_by=EVERYONE, ordered=True, where=("vyložená ve hře", "laid in play")
    )
    attached: PerPlayer[Zone] = zone(  # laid on other cards
        seen_by=EVERYONE, ordered=True, where=("přiložená ve hře", "attached in play")
    )
    limbo: Zone = zone(seen_by=EVERYONE, ordered=True, where=("právě hraná", "being played"))

    at: PerCard = per_card(derived=True)  # the place of a card
    side: PerCard = per_card(seat=True, derived=True)  # "you" of a card in play (DTR-508)
    bearer: PerCard = per_card(refers=True)  # what an attachment lies on
    area: PerCard = per_card()  # the area a fortification or warzone was laid to, as a place
    by: PerCard = per_card(seat=True)  # who played a card that lies on somebody else's side
    aim: PerCard = per_card(refers=True)  # what a card or a mission was aimed at
    whom: PerCard = per_card(seat=True)  # the player a card was aimed at
    unit: PerCard = per_card(refers=True)  # the sergeant a warrior is assigned to (DTR-398)
    markers: PerCard = per_card(0)  # of age, on warriors
    guise: PerCard = per_card(refers=True)  # of a copy: the card that has become it and comes back when it goes
    noted: PerCard = per_card(0)  # what a card remembers: its price, what it names, since when something is kept up

    wounded: CardSet = card_set(says=("se zraněním", "wounded"))
    covered: CardSet = card_set(says=("v úkrytu", "in cover"))
    paid: CardSet = card_set()  # gear given for good whatever the affiliation: paid for (DTR-428) or handed over
    inside: CardSet = card_set(says=("s posádkou", "manned"))  # vehicles whose warrior is inside (DTR-099)
    away: CardSet = card_set(says=("mimo hru", "out of play"))  # on the table but out of play (DTR-484)
    dark: CardSet = card_set(
        says=("nyní Černá legie", "now Dark Legion")
    )  # cultists last declared Dark Legion (DTR-420)
    down: CardSet = card_set(says=("lícem dolů", "face down"))  # turned over on the table: they say nothing
    left_cover: CardSet = card_set()  # warriors that may not attack this turn (DTR-063)
    transferred: CardSet = card_set()  # warriors that have transferred this turn (DTR-199)
    used: CardSet = card_set()  # cards whose once-a-turn ability is used up

    struck: PerPlayer[int] = counter()  # attack actions since the last draw step of that player
    bar: int = counter()  # the target as a card has raised it; 0: none has
    rounds: PerPlayer[int] = counter(2)  # own turns begun; a position by hand is after everybody's first turn
    drought: PerPlayer[int] = counter(high=DROUGHT)
    sabotaged: PerPlayer[int] = counter(high=1)  # against this player, in this turn (DTR-309)
    lost: PerPlayer[int] = counter(high=1)
    hiding: int = counter(1)  # whose hidden warriors came in which order, as digits (DTR-387)
    opened: bool = flag()  # DTR-191: the Outpost
    idle: int = counter()  # who lets his cards be picked for him, as a set of seats
    overtime: int = counter()  # the turn after which points are compared; 0: none

    actions: int = counter(STANDARD_ACTIONS)  # standard actions left in this turn
    attacks: int = counter(1)  # how many of them may be attacks
    bonus_attacks: int = counter(0)  # attack actions on top
    attacking: bool = flag()  # DTR-038: from now on only attacks
    drawing: bool = flag()  # the draw step has begun and no card has been drawn yet
    initiative: bool = flag()  # one INITIATIVE a turn
    acted: bool = flag()  # has the player performed an action in this turn?

    phase: int = passing(0)
    attacker: int = passing(-1)
    defender: int = passing(-1)
    tactic: int = passing(-1)
    warzone: int = passing(-1)
    fate_a: int = passing(0)  # what the blows will do to the attacker and to the defender
    fate_d: int = passing(0)
    weapon_a: int = passing(-1)
    weapon_d: int = passing(-1)
    order: Entries = entries()  # the seats in another order than round the table: (seat,)
    helpers: Entries = entries()  # reinforcements: (warrior, whom it helps)
    fallen: Entries = entries()  # what whoever was just killed had, where somebody may take it: (warrior, card)
    built: Entries = entries()  # titles of fortifications that a mission has paid for: (mission, kind)
    done: Entries = entries()  # missions just completed, whose points are still to come: (mission, warrior)
    played: Entries = entries()  # cards played in this combat that may still be cancelled: (card, seat, caster)
    stopped: int = passing(0)  # the combat has ended early
    spared: int = passing(0)  # warriors saved in their last window, as a set

    strays: int = derived()  # open cards that another seat than their owner controls


def on_side(s: DoomState, card: int) -> int:
    """A card in play belongs to the side that controls it; `live` has no others."""
    return s.side[card]


def root(s: DoomState, card: int) -> int:
    """The card at the bottom of a pile of attachments."""
    while s.bearer[card] >= 0:
        card = s.bearer[card]
    return card


# ---- looking ----
def own_warriors(s: DoomState, seat: int) -> list[int]:
    """The warriors of a seat that are in play (those put out of play are not, DTR-443)."""
    found = [*s.squad[seat], *s.kohort[seat], *s.outpost[seat], *s.aside[seat]]
    return [c for c in found if not s.away >> c & 1] if s.away else found


def warriors(s: DoomState) -> list[int]:
    found: list[int] = []
    for seat in range(s.t.seats):
        found += own_warriors(s, seat)
    return found


def in_play(s: DoomState, card: int) -> bool:
    return bool(s.live >> card & 1)


def attachments(s: DoomState, card: int) -> list[int]:
    """What lies on a card, in the order in which it was laid there."""
    bearer = s.bearer
    return [c for zone_ in s.attached for c in zone_ if bearer[c] == card]


def in_formation(s: DoomState, card: int, bearer: int) -> bool:
    """Is this card a warrior that is one with another, and nothing by itself?"""
    return s.t.is_warrior[card] and s.t.is_warrior[bearer]


def cards_in_play(s: DoomState) -> list[int]:
    """Every card whose effects count now."""
    found = []
    for seat in range(s.t.seats):
        found += own_warriors(s, seat) + s.works[seat] + s.attached[seat]
    return [c for c in found if s.live >> c & 1]


def one_of_each(s: DoomState, cards: list[int]) -> list[int]:
    """Equal cards are one option."""
    kind, found = s.t.kind, {}
    for card in cards:  # a comprehension would be another call
        found[kind[card]] = card
    return [*found.values()]


def next_seats(s: DoomState, seat: int) -> list[int]:
    """All seats in turn order, beginning with this one."""
    if not s.order:
        return s.t.rings[seat]
    ring = [entry[0] for entry in s.order]
    at = ring.index(seat)
    return ring[at:] + ring[:at]


def opponents(s: DoomState, seat: int) -> list[int]:
    """In turn order, without team-mates."""
    foes = s.t.foes[seat]
    return [other for other in foes if not s.lost[other]] if 1 in s.lost else foes


def team_mates(s: DoomState, seat: int) -> list[int]:
    return [other for other in next_seats(s, seat)[1:] if s.t.team[other] == s.t.team[seat]]


# ---- moving ----
def lift(s: DoomState, card: int) -> None:
    """Take a card from where it lies."""
    place = s.at[card]
    if place == LIMBO:
        s.limbo.remove(card)
    elif place >= 0:
        for cards in getattr(s, PLACES[place]):
            if card in cards:
                cards.remove(card)
                break
    else:
        owner = s.t.owner[card]
        for name in OFF_TABLE:
            if card in getattr(s, name)[owner]:
                if name == HIDDEN:
                    _unhide(s, card, owner)
                getattr(s, name)[owner].remove(card)
                break
    s.at[card] = s.side[card] = s.by[card] = -1
    s.live &= ~(1 << card)
    s.strays &= ~(1 << card)


def unmask(s: DoomState, card: int) -> int:
    """A copy that leaves the table is again the card that had become it; any other card is itself."""
    real = s.guise[card]
    if real < 0:
        return card
    lift(s, card)
    s.guise[card] = -1
    s.outside.append(card)
    s.outside.remove(real)
    return real


def become(s: DoomState, card: int, copy: int) -> None:
    """The card is this copy from now on; the caller lays the copy where it belongs."""
    lift(s, card)
    s.outside.append(card)
    s.outside.remove(copy)
    s.guise[copy] = card


def put(s: DoomState, card: int, place: int, seat: int, by: int = -1) -> None:
    """Lay a card openly somewhere; whatever hung on its former place is the caller's business."""
    if place == SACRIFICED:
        card = unmask(s, card)
    lift(s, card)
    if place == LIMBO:
        s.limbo.append(card)
        before = s.t.owner[card]  # nobody's place: whoever else plays the card has to be noted
    else:
        getattr(s, PLACES[place])[seat].append(card)
        before = seat
    s.at[card] = place
    s.by[card] = by if by != before else -1
    s.side[card] = by if by >= 0 else seat
    if s.side[card] != s.t.owner[card]:
        s.strays |= 1 << card
    if place < SACRIFICED:
        s.live |= 1 << card


def stow(s: DoomState, card: int, name: str, shown: bool) -> None:
    """Put a card off the table, to its owner (DTR-454); `shown`: everybody saw it going there."""
    card = unmask(s, card)
    lift(s, card)
    owner = s.t.owner[card]
    getattr(s, name)[owner].append(card)
    if shown:
        show(s, card)
    if name == HIDDEN:
        s.hiding = s.hiding * HIDING_BASE + owner


HIDING_BASE = 8


def hiding_order(s: DoomState) -> list[int]:
    """The seats that have hidden warriors, one entry for each of them, the earliest first."""
    order, rest = [], s.hiding
    while rest > 1:
        order.append(rest % HIDING_BASE)
        rest //= HIDING_BASE
    return order[::-1]


def _unhide(s: DoomState, card: int, seat: int) -> None:
    """Forget the place of a hidden warrior in the order."""
    nth = s.hidden[seat].index(card)
    order, s.hiding = hiding_order(s), 1
    for who in order:
        if who == seat:
            nth -= 1
            if nth == -1:
                continue
        s.hiding = s.hiding * HIDING_BASE + who


def led_by(s: DoomState, card: int) -> int:
    """Whose the card is: of whoever controls it, or of its owner once it has left play (it may still have struck)."""
    return s.side[card] if s.side[card] >= 0 else s.t.owner[card]


def whose_table(s: DoomState, card: int) -> int:
    """The seat a card lies before, whoever played it there."""
    for seat, cards in enumerate(s.works):
        if card in cards:
            return seat
    return s.side[card]


def pile(s: DoomState, card: int) -> list[int]:
    found = []
    for on_it in attachments(s, card):
        found += [on_it, *pile(s, on_it)]
    return found
