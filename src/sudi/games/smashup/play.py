"""Playing cards: minions, actions and Specials, at once or saved for later, and what playing sets off."""

from __future__ import annotations

from sudi.kernel.decision import VERB_SHIFT
from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, X, ask, begin, push
from sudi.kernel.standing import cards_of
from sudi.kernel.triggers import collect, fire, start_all
from sudi.kernel.view import show

from . import vocabulary as v
from .card import FROM_PLAY, NOTHING, ON_BASE, ON_OWN_MINION
from .extras import KIND, MINION, SOURCE, Extra, minion_plays, open_places
from .moves import ATTACH, MINION_PLAYED, event, resent, shielded_off, touchable
from .state import ASLEEP, SmashState, by_kind, controller, minions_in_play, own_among
from .vocabulary import DECLINE, Placed, programs

ACT, ACT_ON = v.ACT.code, v.ACT_ON.code
ACTS_AT = Placed(v.ACT_AT)


def grant(s: SmashState, seat: int, source: int, permit: Extra) -> None:
    """SMU-096, SMU-097, SMU-126: an extra play may be saved for later in step 2; while a base scores, now or never."""
    if s.scoring >= 0 or seat != s.turn:
        push(s, NOW_OR_NEVER, seat, source, 0, permit)
    else:
        s.extras.append((*permit[:SOURCE], source))


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
    program, gives = t.played[card], t.gives[card]
    if program is None and gives is None:
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
    if gives is not None and s.scoring >= 0 and seat == s.turn:  # SMU-126: while a base scores, now or never
        s.used |= 1 << card
        push(s, NOW_OR_NEVER, seat, card, 0, gives.permit(s, card))
    if program is not None:
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
    s.playing = f[ARG]
    if s.shielded:
        end_shields(s, f[SRC])
    if s.grudges:
        waiting, s.grudges = s.grudges, []
        start_all(s, [(a, b, c, d, e) for a, b, c, d, e in waiting])


PLAYED = programs.procedure("a minion was played", after_minion, card_is_over, slots=1)
PLAYED_OVER = 1


# ---- actions ----
def action_plays(s: SmashState, seat: int) -> list[int]:
    """Every way to play an action from hand. An action without a legal target may still be played (SMU-120)."""
    t = s.t
    options: list[int] = []
    for card in {t.kind[c]: c for c in s.hand[seat] if t.is_action[c]}.values():
        options += ways_to_act(s, seat, card)
    return options


def ways_to_act(s: SmashState, seat: int, card: int) -> list[int]:
    target = s.t.cards[card].play_on
    if target == NOTHING:
        return [ACT + card]
    if target == ON_BASE:
        return [*ACTS_AT[open_places(s)][card]] or [ACT + card]
    minions = minions_in_play(s)
    if target == ON_OWN_MINION:
        minions = own_among(s, seat, minions)
    minions = touchable(s, ATTACH, minions, seat, card)
    return [ACT_ON + (m << 12) + card for m in minions] or [ACT + card]


def may_act(s: SmashState, seat: int) -> bool:
    """SMU ruling R27: a player who sleeps plays no actions in the own turn, Specials included."""
    return not s.asleep[seat] & ASLEEP


def play_action(s: SmashState, seat: int, option: int, pile: list[int], special: bool = False) -> None:
    """SMU-036: show it, carry it out; an ongoing one stays on the table (SMU-038)."""
    card, target = option & 4095, (option >> 12) & 4095
    pile.remove(card)
    s.limbo.append(card)
    if s.owner[card] != seat:
        s.borrower[card] = seat
    if s.log is not None:
        s.log.append((v.L_ACTS, seat, card, 0, -1))
    acted: Frame = [ACTED.id, 0, seat, card, target, s.playing]  # as `push` does
    s.stack.append(acted)
    s.playing = card
    verb = option >> VERB_SHIFT
    if verb == v.ACT_AT.id:
        put_down(s, card, target)
    elif verb == v.ACT_ON.id:
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


def put_down(s: SmashState, card: int, place: int) -> None:
    s.limbo.remove(card)
    s.actions[place].append(card)
    s.at[card] = place
    s.live |= s.t.bit[card]
    if s.t.cards[card].infiltrates:
        s.fresh |= 1 << card


def after_action(s: SmashState, f: Frame) -> None:
    """SMU-037: done with, to its owner's discard pile, unless it stays on the table."""
    card = f[SRC]
    if card in s.limbo:
        s.limbo.remove(card)
        s.borrower[card] = -1
        s.discard[s.owner[card]].append(card)
    card_is_over(s, f)


ACTED = programs.procedure("an action was played", after_action, slots=1)


# ---- now or never ----
def offer_now(s: SmashState, f: Frame) -> None:
    permit = f[ARG]
    if permit[KIND] == MINION:
        options = minion_plays(s, f[ME], [permit], by_kind(s, s.hand[f[ME]]))
    else:
        options = action_plays(s, f[ME]) if may_act(s, f[ME]) else []
    ask(s, f[ME], v.ASK_EXTRA, [*options, DECLINE()], f[SRC])


def take_now(s: SmashState, f: Frame) -> None:
    s.stack.pop()
    if s.answer == DECLINE():
        return
    seat, card = f[ME], s.answer & 4095
    verb = v.verbs.of(s.answer)
    if verb in (v.PLAY, v.RAISE):
        pile = s.hand[seat] if verb is v.PLAY else s.discard[seat]
        play_minion(s, seat, card, (s.answer >> 12) & 4095, pile)
    else:
        play_action(s, seat, s.answer, s.hand[seat])


NOW_OR_NEVER = programs.procedure("now or never", offer_now, take_now, slots=1)


# ---- specials ----
def use_special(s: SmashState, seat: int, card: int, place: int) -> None:
    """SMU-103 to SMU-105: at its own time, from play or from hand, and not one of the free plays."""
    printed = s.t.cards[card]
    if s.log is not None:
        s.log.append((v.L_SPECIAL, seat, card, 0, -1))
    show(s, card)
    if s.t.is_action[card]:
        play_action(s, seat, v.ACT(card, place), s.hand[seat], special=not printed.special_too)
        return
    if printed.special is not None and printed.special.once:
        s.hidden_used[seat] = True
    program = s.t.special[card]
    assert program is not None
    begin(s, program, seat, card, place)


def special_usable(s: SmashState, seat: int, card: int) -> bool:
    """Is the card where its Special works from?"""
    special = s.t.cards[card].special
    if special is not None and special.where == FROM_PLAY:
        return s.at[card] >= 0 and controller(s, card) == seat
    return card in s.hand[seat]
