"""Setting the table up: factions (random, drafted or named), decks, bases, opening hands."""

from __future__ import annotations

from sudi.kernel.chance import below, shuffle
from sudi.kernel.machine import ARG, PC, Frame, ask, push

from . import vocabulary as v
from .hands import draw
from .scoring import lay_base
from .state import HAND_SIZE, SmashState
from .turn import TURN
from .vocabulary import programs
from .words import FACTIONS

PICKS = ARG


def factions_left(s: SmashState, seat: int) -> list[int]:
    """SMU-008 to SMU-010: no player takes a faction twice; a box holds each faction once."""
    taken = s.faction_a + s.faction_b
    boxes = s.t.setup["boxes"]
    mine = (s.faction_a[seat], s.faction_b[seat])
    return [f for f in range(len(FACTIONS)) if f not in mine and taken.count(f) < boxes]


def take_faction(s: SmashState, seat: int, faction: int) -> None:
    if s.faction_a[seat] < 0:
        s.faction_a[seat] = faction
    else:
        s.faction_b[seat] = faction
    if s.log is not None:
        s.log.append((v.L_FACTION, seat, -1, faction, -1))


def begin_draft(s: SmashState, f: Frame) -> None:
    """SMU-025, SMU-026: clockwise from the first player, and back from the last one."""
    seats = s.t.seats
    there = [(s.first + i) % seats for i in range(seats)]
    f[PICKS] = (*there, *reversed(there))


def ask_faction(s: SmashState, f: Frame) -> None:
    if not f[PICKS]:
        s.stack.pop()
        return
    seat = f[PICKS][0]
    ask(s, seat, v.ASK_DRAFT, v.FACTION.each(factions_left(s, seat)))


def pick_faction(s: SmashState, f: Frame) -> None:
    take_faction(s, f[PICKS][0], s.answer - v.FACTION.code)
    f[PICKS] = f[PICKS][1:]
    f[PC] = 1


DRAFT = programs.procedure("draft", begin_draft, ask_faction, pick_faction, slots=1)


def random_factions(s: SmashState) -> None:
    for _ in range(2):
        for seat in range(s.t.seats):
            left = factions_left(s, seat)
            take_faction(s, seat, left[below(s, len(left))])


def assign_cards(s: SmashState) -> None:
    """Which pack belongs to whom: the first free copy of each chosen faction."""
    owners: dict[int, int] = {}
    for seat in range(s.t.seats):
        for faction in (s.faction_a[seat], s.faction_b[seat]):
            if faction >= 0:
                pack = next(p for p in range(faction, len(s.t.packs), 8) if p not in owners)
                owners[pack] = seat
    s.owner = owner = [-1] * len(s.owner)
    for pack, seat in owners.items():
        for card in s.t.packs[pack]:
            owner[card] = seat


def deal_out(s: SmashState, f: Frame) -> None:
    """SMU-007, SMU-013 to SMU-020: decks of two factions, one base more than players, five cards, one redraw."""
    assign_cards(s)
    s.box.clear()
    for cards in s.t.packs:
        owner = s.owner[cards[0]]
        pile = s.deck[owner] if owner >= 0 else s.box
        pile += cards
    shuffle(s, s.base_deck)
    for place in range(s.t.slots):
        lay_base(s, place, s.base_deck[-1])
    for seat in range(s.t.seats):
        shuffle(s, s.deck[seat])
        draw(s, seat, HAND_SIZE)
        if not any(s.t.is_minion[c] for c in s.hand[seat]):
            redraw(s, seat)
    s.turn = s.first


def redraw(s: SmashState, seat: int) -> None:
    """SMU-019, SMU-020: a hand without a minion is shown, discarded and replaced once."""
    if s.log is not None:
        s.log.append((v.L_REDRAW, seat, -1, 0, -1))
        s.log += [(v.L_REVEALS, seat, card, 0, -1) for card in s.hand[seat]]
    s.discard[seat] += s.hand[seat]
    s.hand[seat] = []
    draw(s, seat, HAND_SIZE)


DEAL = programs.procedure("deal", deal_out)


def set_up(s: SmashState) -> None:
    s.first = below(s, s.t.seats)
    s.live = 0
    s.base_deck += s.t.all_bases
    for cards in s.t.packs:
        s.box += cards
    push(s, TURN, 0)
    push(s, DEAL, 0)
    wanted = s.t.setup["factions"]
    if wanted == "draft":
        push(s, DRAFT, 0)
    elif wanted == "random":
        random_factions(s)
    else:
        for seat, pair in enumerate(wanted):
            for name in pair.split("+"):
                take_faction(s, seat, [f.id for f in FACTIONS].index(name))
