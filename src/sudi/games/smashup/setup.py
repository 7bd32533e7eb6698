"""Setting the table up: factions (random, drafted or named), decks, bases, opening hands."""

from __future__ import annotations

from typing import Any

from sudi.kernel.chance import below, shuffle
from sudi.kernel.decision import first
from sudi.kernel.errors import BadSetup, unknown
from sudi.kernel.law import answers
from sudi.kernel.machine import PC, Frame, push

from .law.questions import DRAFT, PICKS, factions_of
from .rules.piles import draw
from .rules.scoring import lay_base
from .rules.turn import TURN
from .state import HAND_SIZE, SmashState
from .words import vocabulary as v
from .words.factions import FACTION_IDS, FACTIONS
from .words.vocabulary import programs


def check_setup(players: int, setup: dict[str, Any]) -> dict[str, Any]:
    wanted, boxes = setup["factions"], setup["boxes"]
    if isinstance(wanted, str) and wanted not in ("random", "draft"):
        raise BadSetup("Write factions as random, draft or a list with a pair for each seat, such as pirates+ninjas.")
    if isinstance(wanted, tuple):
        if len(wanted) == 2 * players and not any("+" in str(name) for name in wanted):
            # One after another, as the terminal writes lists: robots+ninjas+pirates+zombies.
            wanted = tuple(f"{wanted[i]}+{wanted[i + 1]}" for i in range(0, len(wanted), 2))
            setup["factions"] = wanted
        _check_pairs(players, boxes, wanted)
    return setup


def _check_pairs(players: int, boxes: int, wanted: tuple[Any, ...]) -> None:
    if len(wanted) != players:
        raise BadSetup(f"The list of factions needs {players} pairs, one for each player.")
    everything: list[str] = []
    for pair in wanted:
        names = str(pair).split("+")
        for name in names:
            if name not in FACTION_IDS:
                raise unknown("faction", name, FACTION_IDS)
        if len(names) != 2 or names[0] == names[1]:
            raise BadSetup("Each player needs two different factions, such as pirates+ninjas (SMU-007, SMU-008).")
        everything += names
    for name in everything:
        if everything.count(name) > boxes:
            raise BadSetup(f"The faction {name!r} is taken more often than there are boxes ({boxes}; SMU-009).")


def factions_left(s: SmashState, seat: int) -> list[int]:
    """SMU-008 to SMU-010: no player takes a faction twice; a box holds each faction once."""
    own, taken, boxes = factions_of(s, seat), s.faction_a + s.faction_b, int(s.t.setup["boxes"])
    return [f for f in range(len(FACTIONS)) if f not in own and taken.count(f) < boxes]


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
    DRAFT.ask(s, f)


@answers(DRAFT)
def pick_faction(s: SmashState, f: Frame) -> None:
    take_faction(s, f[PICKS][0], first(s.answer))
    f[PICKS] = f[PICKS][1:]
    f[PC] = ASK_FACTION


DRAFTING = programs.procedure("draft", begin_draft, ask_faction, pick_faction, slots=1)
ASK_FACTION = DRAFTING.at(ask_faction)


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
        push(s, DRAFTING, 0)
    elif wanted == "random":
        random_factions(s)
    else:
        for seat, pair in enumerate(wanted):
            for name in pair.split("+"):
                take_faction(s, seat, FACTION_IDS.index(name))
