"""The Invasion's deck, supply and discard pile: its shuffle, milling, recycling, recruiting."""

from __future__ import annotations

from sudi.kernel.chance import shuffle
from sudi.kernel.decision import first
from sudi.kernel.law import Choice, Domain, Question, answers, same_title
from sudi.kernel.machine import PC, Frame, X, push, slots
from sudi.kernel.view import forget, show

from ...state import RoneState
from ...words import log
from ...words import questions as q
from ...words import vocabulary as v
from ...words.vocabulary import programs
from ..board import lose_research
from ..deck import top_of_supply
from ..end.falling import end
from ..permanents import refresh_all
from ..triggers import OPPONENT_SHUFFLED, happen


def leave(s: RoneState, card: int) -> None:
    """What was done to a deployed card is over with its stay."""
    s.worn[card] = s.wounds[card] = 0
    s.grazed &= ~s.t.bit[card]


def discard_invasion(s: RoneState, card: int) -> None:
    leave(s, card)
    s.inv_discard.append(card)
    if s.log is not None:
        s.log.append((log.L_INV_DISCARDS, 0, card, 0, -1))


def destroy_invasion(s: RoneState, card: int) -> None:
    leave(s, card)
    s.inv_destroyed.append(card)
    if s.log is not None:
        s.log.append((log.L_DESTROYED, 0, card, 0, -1))


# ---- the shuffle ----
def begin_shuffle(s: RoneState, f: Frame) -> None:
    """RON-134 to RON-136: protocols save cards of the dump, the rest of it is destroyed."""
    for _ in range(min(len(s.protocols), len(s.inv_dump))):
        s.inv_discard.append(s.inv_dump.pop())
    for card in s.inv_dump:
        destroy_invasion(s, card)
    s.inv_dump = []
    f[X] = s.t.players


SCRAPPED = Question(
    q.ASK_SCRAP,
    (
        Choice(
            v.DESTROY,
            Domain(
                lambda c: c.s.inv_discard,
                "RON-136",
                cs="Před zamícháním se ničí karta odhazovacího balíčku Invaze",
                en="Before the shuffle a card of the Invasion's discard pile is destroyed",
            ),
            alike=same_title,
        ),
    ),
)


def ask_scrap(s: RoneState, f: Frame) -> None:
    """The players choose cards of its discard pile to be destroyed, one for each player."""
    if not f[X] or not SCRAPPED.ask(s, f):
        f[PC] = REBUILD
        return
    f[X] -= 1


@answers(SCRAPPED)
def take_scrap(s: RoneState, f: Frame) -> None:
    card = first(s.answer)
    s.inv_discard.remove(card)
    destroy_invasion(s, card)
    f[PC] = SCRAP


def rebuild(s: RoneState, f: Frame) -> None:
    """RON-135: it also helps the players, as their shuffle helps an opponent."""
    for seat in range(s.t.seats):
        lose_research(s, seat, 1)
        refresh_all(s, seat)
    s.inv_deck, s.inv_discard = s.inv_discard, []
    if s.inv_deck:
        forget(s, s.inv_deck)
        shuffle(s, s.inv_deck)
        if s.log is not None:
            s.log.append((log.L_INV_SHUFFLES, 0, -1, 0, -1))
        happen(s, OPPONENT_SHUFFLED, -1, -1)


INV_SHUFFLING = programs.procedure("the Invasion shuffles", begin_shuffle, ask_scrap, take_scrap, rebuild)
SCRAP, REBUILD = INV_SHUFFLING.at(ask_scrap), INV_SHUFFLING.at(rebuild)


def need_card(s: RoneState, f: Frame) -> None:
    """A card of the Invasion's deck is needed; an empty deck is rebuilt first."""
    if not f[X] or s.ended:
        if s.stack and s.stack[-1] is f:
            s.stack.pop()
        return
    f[X] -= 1
    if not s.inv_deck:
        push(s, INV_SHUFFLING, 0)


def out_of_cards(s: RoneState) -> bool:
    """RON-133, RON-145, RON-D38: without any card left the Invasion has lost the scenario."""
    if s.inv_deck:
        return False
    end(s)
    return True


(TO_DUMP,) = slots(1)  # to the dump, not to the discard pile


def mill_one(s: RoneState, f: Frame) -> None:
    f[PC] = 0
    if out_of_cards(s):
        return
    card = s.inv_deck.pop()
    (s.inv_dump if f[TO_DUMP] else s.inv_discard).append(card)
    if s.log is not None:
        s.log.append((log.L_INV_DUMPS if f[TO_DUMP] else log.L_INV_DISCARDS, 0, card, 0, -1))


INV_MILLING = programs.procedure("cards of the Invasion's deck", need_card, mill_one, slots=1)


# ---- the rest ----
def recruit_into(s: RoneState, zone: int) -> None:
    """RON-148, RON-184, RON-265: the top card of the supply into an empty zone."""
    if not s.training[zone]:
        card = top_of_supply(s, s.inv_supply, s.inv_destroyed)
        if card >= 0:
            s.training[zone].append(card)
            if s.log is not None:
                s.log.append((log.L_INV_RECRUITS, 0, card, 0, -1))


def inv_recycle(s: RoneState) -> None:
    """RON-263: from its dump before its discard pile."""
    pile = s.inv_dump or s.inv_discard
    if pile:
        card = pile.pop()
        s.inv_deck.append(card)
        show(s, card)
        if s.log is not None:
            s.log.append((log.L_INV_RECYCLES, 0, card, 0, -1))
