"""Playing cards: minions, actions, Specials and talents, and what playing sets off."""

from __future__ import annotations

from sudi.kernel.decision import BITS, MASK, VERB_SHIFT
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, X, begin, push, slots
from sudi.kernel.standing import cards_of
from sudi.kernel.triggers import collect, fire, start_all
from sudi.kernel.view import show

from ..cards.card import NOTHING, OWN_TURN
from ..events import MINION_PLAYED, event
from ..law.protection import ATTACH
from ..state import SmashState
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .affecting import resent, shielded_off

ACT_AT, ACT_ON = v.ACT_AT.id, v.ACT_ON.id
(INTERRUPTED,) = slots(1)  # the card in whose playing this one is played


# ---- minions ----
def play_minion(s: SmashState, seat: int, card: int, place: int, pile: list[int]) -> None:
    """SMU-032, SMU-034: to one base; its text is resolved directly after, then what waits for a minion played here."""
    t = s.t
    pile.remove(card)
    s.minions[place].append(card)
    s.at[card] = place
    s.live |= t.bit[card]
    s.minions_played[seat] += 1
    if s.log is not None:
        s.log.append((v.L_PLAYS, seat, card, s.bases[place][0], -1))
    program = t.played[card]
    if program is None:
        if t.welcoming & s.live and awaited(s, place):
            waiting = collect(s, MINION_PLAYED, seat, card, event(card, place))
            if waiting:
                push(s, PLAYED, seat, card, place, s.playing)[PC] = PLAYED_OVER
                s.playing = card
                start_all(s, waiting)
        return
    played: Frame = [PLAYED.id, 0, seat, card, place, s.playing]  # as `push` does
    s.stack.append(played)
    s.playing = card
    begin(s, program, seat, card, place)
    if s.stack[-1] is played:  # it asked for nothing and set nothing off
        after_minion(s, played)


def after_minion(s: SmashState, f: Frame) -> None:
    if s.t.welcoming & s.live and awaited(s, f[X]):
        f[PC] = PLAYED_OVER
        fire(s, MINION_PLAYED, f[ME], f[SRC], event(f[SRC], f[X]))
        if s.stack[-1] is not f:
            return
    card_is_over(s, f)


def awaited(s: SmashState, place: int) -> bool:
    """Does a card wait for a minion to be played here? It is always one at the same base."""
    at = s.at
    for card in cards_of(s.t.welcoming & s.live):  # noqa: SIM110 (a generator costs more than the loop)
        if at[card] == place:
            return True
    return False


def end_shields(s: SmashState, action: int) -> None:
    s.shielded = [entry for entry in s.shielded if entry[0] != action]


def card_is_over(s: SmashState, f: Frame) -> None:
    """The card has been played; what it affected may answer now. The last step of playing a card."""
    s.stack.pop()
    s.playing = f[INTERRUPTED]
    if s.shielded:
        end_shields(s, f[SRC])
    if s.grudges:
        waiting, s.grudges = s.grudges, []
        start_all(s, [(a, b, c, d, e) for a, b, c, d, e in waiting])


PLAYED = programs.procedure("a minion was played", after_minion, card_is_over, slots=1)
PLAYED_OVER = PLAYED.at(card_is_over)


def play_action(s: SmashState, seat: int, option: int, pile: list[int], special: bool = False) -> None:
    """SMU-036: show it, carry it out; an ongoing one stays on the table (SMU-038)."""
    card, target, verb = option & MASK, option >> BITS & MASK, option >> VERB_SHIFT
    pile.remove(card)
    s.limbo.append(card)
    if s.owner[card] != seat:
        s.borrower[card] = seat
    if s.log is not None:
        _tell_action(s, seat, card, target, verb)
    acted: Frame = [ACTED.id, 0, seat, card, target, s.playing]  # as `push` does
    s.stack.append(acted)
    s.playing = card
    if verb == ACT_AT:
        put_down(s, card, target)
    elif verb == ACT_ON:
        if shielded_off(s, ATTACH, target, seat, card):
            return
        resent(s, target, seat, card)
        put_down(s, card, s.at[target])
        s.on[card] = target
    elif s.t.cards[card].play_on != NOTHING:
        return  # it found no target: nothing happens
    program = s.t.special[card] if special else s.t.played[card]
    if program is not None:
        begin(s, program, seat, card, target)
    if s.stack[-1] is acted:
        after_action(s, acted)


def _tell_action(s: SmashState, seat: int, card: int, target: int, verb: int) -> None:
    if verb == ACT_AT:
        note(s, v.L_ACTS_AT, seat, card, s.bases[target][0])
    elif verb == ACT_ON:
        note(s, v.L_ACTS_ON, seat, card, target)
    else:
        note(s, v.L_ACTS, seat, card)


def put_down(s: SmashState, card: int, place: int) -> None:
    s.limbo.remove(card)
    s.actions[place].append(card)
    s.at[card] = place
    s.live |= s.t.bit[card]
    s.fresh |= s.t.bit[card] & s.t.infiltrating


def after_action(s: SmashState, f: Frame) -> None:
    """SMU-037: done with, to its owner's discard pile, unless it stays on the table."""
    card = f[SRC]
    if card in s.limbo:
        s.limbo.remove(card)
        s.borrower[card] = -1
        s.discard[s.owner[card]].append(card)
    card_is_over(s, f)


ACTED = programs.procedure("an action was played", after_action, slots=1)


# ---- specials ----
def use_special(s: SmashState, seat: int, card: int, place: int) -> None:
    """SMU-103 to SMU-105: at its own time, from play or from hand, and not one of the free plays."""
    special = s.t.cards[card].special
    assert special is not None
    if s.log is not None:
        s.log.append((v.L_SPECIAL, seat, card, 0, -1))
    show(s, card)
    if s.t.is_action[card]:
        play_action(s, seat, v.ACT(card, place), s.hand[seat], special=s.t.special[card] is not None)
        return
    if special.once:
        s.hidden_used[seat] = True
    if s.at[card] >= 0 and special.when != OWN_TURN:
        s.used |= 1 << card  # once at each scoring
    program = s.t.special[card]
    assert program is not None
    begin(s, program, seat, card, place)


def use_talent(s: SmashState, me: int, card: int) -> None:
    """SMU-106: once in each of its player's turns."""
    s.used |= 1 << card
    if s.log is not None:
        s.log.append((v.L_TALENT, me, card, 0, -1))
    program = s.t.library.program(s.t.cards[card].id, "talent")
    assert program is not None
    begin(s, program, me, card, s.at[card])
