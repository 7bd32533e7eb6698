"""Setting the table up: shuffling, the opening hand, the cardinal's privilege (DTR-001 to DTR-011)."""

from __future__ import annotations

from sudi.kernel.chance import below, shuffle
from sudi.kernel.law import Question, answers, stop
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, push, slots
from sudi.kernel.view import show

from .decks import RANDOM
from .rules.limited import lay_out
from .rules.moving import draw, reshuffle
from .rules.turn import TURN
from .state import HAND_SIZE, DoomState, next_seats
from .words import vocabulary as v
from .words.vocabulary import programs

(ASKED,) = slots(1)  # how many players have been asked


def set_up(s: DoomState) -> None:
    wanted = s.t.setup["first"]
    s.turn = below(s, s.t.seats) if wanted == RANDOM else int(wanted[1]) - 1
    s.live = s.actions = s.attacks = 0
    s.rounds = [0] * s.t.seats
    seen = [0] * s.t.seats
    builders = s.t.limited.builders()
    s.outside += range(s.t.dealt, len(s.t.owner))
    for card, owner in enumerate(s.t.owner[: s.t.dealt]):
        if owner in builders:
            continue
        main = seen[owner] < s.t.mains[owner]
        (s.library if main else s.sideboard)[owner].append(card)
        seen[owner] += 1
    push(s, TURN, 0)
    push(s, PRIVILEGE, s.turn)
    if builders:
        push(s, HANDS, -1)
        lay_out(s)
    else:
        deal_hands(s)


def deal_hands(s: DoomState) -> None:
    for seat in range(s.t.seats):
        shuffle(s, s.library[seat])
        draw(s, seat, HAND_SIZE)


def hands(s: DoomState, f: Frame) -> None:
    """Only when the decks are built."""
    s.stack.pop()
    deal_hands(s)


HANDS = programs.procedure("hands", hands)


def offer(s: DoomState, f: Frame) -> None:
    """DTR-007, DTR-010: each player once, beginning with the starting one; the new hand cannot be renewed (DTR-011)."""
    if f[ASKED] >= s.t.seats:
        s.stack.pop()
        return
    PRIVILEGE_QUESTION.ask(s, f)


def asked_seat(s: DoomState, f: Frame) -> int:
    return next_seats(s, s.turn)[f[ASKED]]


PRIVILEGE_QUESTION = Question(v.ASK_PRIVILEGE, (stop(v.KEEP), stop(v.NEW_HAND)), "DTR-007", asked_seat)


@answers(PRIVILEGE_QUESTION)
def settle(s: DoomState, f: Frame) -> None:
    seat = asked_seat(s, f)
    f[ASKED] += 1
    f[PC] = OFFER
    if s.answer == v.NEW_HAND():
        renew(s, seat)


def renew(s: DoomState, seat: int) -> None:
    """The new cards are drawn first; then the old hand goes back (DTR-008), or to the discard pile with a warrior."""
    old = s.hand[seat]
    s.hand[seat] = []
    draw(s, seat, HAND_SIZE)
    note(s, v.L_RENEWS, seat)
    if any(s.t.is_warrior[c] for c in old):
        s.grave[seat] += old
        return
    for card in old:  # the hand was shown
        show(s, card)
    s.library[seat] += old
    reshuffle(s, seat)


PRIVILEGE = programs.procedure("privilege", offer, settle, slots=1)
OFFER = PRIVILEGE.at(offer)


# ---- a position that leaves something out ----
def fill_position(s: DoomState, given: set[str], loose: list[int]) -> None:
    """What is not mentioned is in its owner's sideboard as far as that goes, then in the library."""
    seen = [0] * s.t.seats
    numbers = [0] * len(s.t.owner)
    for card, owner in enumerate(s.t.owner):
        numbers[card] = seen[owner]
        seen[owner] += 1
    for card in loose:
        owner = s.t.owner[card]
        if owner in s.t.limited.builders() or card >= s.t.dealt:
            s.outside.append(card)
            continue
        main = numbers[card] < s.t.mains[owner]
        zone = "library" if main else "sideboard"
        if f"players[{owner}].{zone}" in given:
            zone = "sideboard" if main else "library"
        if f"players[{owner}].{zone}" in given:
            zone = "grave"
        getattr(s, zone)[owner].append(card)
    for seat in range(s.t.seats):
        if f"players[{seat}].library" not in given:
            shuffle(s, s.library[seat])
        if f"players[{seat}].hand" not in given:
            s.hand[seat] = [s.library[seat].pop() for _ in range(min(HAND_SIZE, len(s.library[seat])))]
    if any(s.outpost):
        s.opened = True
