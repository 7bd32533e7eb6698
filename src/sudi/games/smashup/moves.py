"""What happens to cards: drawing, discarding, and the four ways a minion in play can be affected (SMU-100)."""

from __future__ import annotations

from sudi.kernel.chance import below, shuffle
from sudi.kernel.machine import ME, SRC, Frame, ask, push
from sudi.kernel.permissions import forbidden
from sudi.kernel.triggers import collect, replaced, start_all
from sudi.kernel.view import forget, show

from . import vocabulary as v
from .state import SmashState, controller, may_ignore
from .vocabulary import programs

DESTROY, RETURN, MOVE, BOTTOM, ATTACH = "destroy", "return", "move", "bottom", "attach"
MINION_PLAYED, DESTROYED, DISCARDED, AFFECTED, TURN_STARTS, TURN_ENDS = (
    "minion played",
    "destroyed",
    "discarded from play",
    "affected",
    "turn starts",
    "turn ends",
)
UNDER_THE_DECK, TO_ANOTHER_BASE = "under the deck", "to another base"


def event(minion: int, place: int) -> int:
    """What a trigger about a minion is told: the minion and the place, in one number."""
    return (minion << 12) | place


# ---- decks and hands ----
def reshuffle(s: SmashState, seat: int) -> bool:
    """SMU-047: an empty deck is rebuilt from the discard pile when a card is needed."""
    deck, discard = s.deck[seat], s.discard[seat]
    if deck or not discard:
        return bool(deck)
    deck += discard
    discard.clear()
    shuffle_deck(s, seat)
    return True


def shuffle_deck(s: SmashState, seat: int) -> None:
    forget(s, s.deck[seat])
    shuffle(s, s.deck[seat])
    if s.log is not None:
        s.log.append((v.L_SHUFFLES, seat, -1, 0, -1))


def draw(s: SmashState, seat: int, n: int) -> None:
    for _ in range(n):
        if not reshuffle(s, seat):
            return
        card = s.deck[seat].pop()
        s.hand[seat].append(card)
        if s.log is not None:
            s.log.append((v.L_DRAWS, seat, card, 0, -1))


def top_cards(s: SmashState, seat: int, n: int) -> list[int]:
    """The top cards of a deck, the top one first, as many as there are; the discard pile is shuffled in if needed.

    If the deck is too short, the old discard pile comes under what is left of it.
    """
    deck = s.deck[seat]
    if len(deck) < n and s.discard[seat]:
        rest = s.discard[seat][:]
        s.discard[seat].clear()
        forget(s, rest)
        shuffle(s, rest)
        deck[:0] = rest
        if s.log is not None:
            s.log.append((v.L_SHUFFLES, seat, -1, 0, -1))
    return deck[: -n - 1 : -1]


def discard_from_hand(s: SmashState, seat: int, card: int) -> None:
    s.hand[seat].remove(card)
    s.discard[s.owner[card]].append(card)
    if s.log is not None:
        s.log.append((v.L_DISCARDS, seat, card, 0, -1))


def discard_random(s: SmashState, seat: int, n: int) -> None:
    """SMU ruling R15: as many as there are, if the hand is smaller."""
    for _ in range(min(n, len(s.hand[seat]))):
        hand = s.hand[seat]
        discard_from_hand(s, seat, hand[below(s, len(hand))])


def to_hand(s: SmashState, card: int) -> None:
    """An open card goes to its owner's hand: everybody has seen which."""
    s.hand[s.owner[card]].append(card)
    show(s, card)


def gain_vp(s: SmashState, seat: int, card: int, n: int) -> None:
    s.vp[seat] += n
    if s.log is not None and n:
        s.log.append((v.L_VP, seat, card, n, -1))


# ---- cards in play ----
def attached(s: SmashState, minion: int) -> list[int]:
    """The actions played on a minion."""
    place = s.at[minion]
    return [a for a in s.actions[place] if s.on[a] == minion] if place >= 0 else []


def leave_play(s: SmashState, card: int) -> None:
    """Take a card off the table; actions on it go to their owners' discard piles (SMU-111, ruling R05)."""
    place = s.at[card]
    if s.t.is_minion[card]:
        for action in attached(s, card):
            discard_action(s, action)
        s.minions[place].remove(card)
        if s.lasting:
            s.lasting = [entry for entry in s.lasting if entry[3] != card]
    else:
        s.actions[place].remove(card)
        s.on[card] = -1
        s.named[card] = -1
        s.fresh &= ~(1 << card)
        s.ignoring &= ~(1 << card)
    s.at[card] = -1
    s.live &= ~(1 << card)
    s.borrower[card] = -1
    s.used &= ~(1 << card)


def discard_action(s: SmashState, action: int) -> None:
    """An action in play goes to its owner's discard pile (SMU-098)."""
    leave_play(s, action)
    s.discard[s.owner[action]].append(action)


def destroy_action(s: SmashState, action: int) -> None:
    if s.log is not None:
        s.log.append((v.L_DESTROYED, s.turn, action, 0, -1))
    discard_action(s, action)


# ---- affecting a minion ----
def untouchable(s: SmashState, how: str, minion: int, actor: int, cause: int) -> bool:
    """Is there a 'cannot' against this? Such a minion is not even a target."""
    if how == DESTROY and forbidden(s, "destroy", actor, minion) is not None:
        return True
    if not s.t.is_action[cause] or actor == controller(s, minion):
        return False
    if (cause, s.at[minion], controller(s, minion)) in s.shielded:
        return True
    return forbidden(s, "affect", actor, minion) is not None


def shielded_off(s: SmashState, how: str, minion: int, actor: int, cause: int) -> bool:
    """Does something take the blow? Cannot beats can; a guard is used up by protecting."""
    if untouchable(s, how, minion, actor, cause):
        return True
    place, own = s.at[minion], controller(s, minion)
    if s.t.is_action[cause] and actor != own:
        for action in s.actions[place]:
            if s.t.cards[action].hides and controller(s, action) == own and action != cause:
                _guard(s, action)
                if s.playing == cause:  # for the rest of that action; a later blow of an ongoing one is another
                    s.shielded.append((cause, place, own))
                return True
    for action in attached(s, minion):
        if s.t.cards[action].takes_the_blow and action != cause:
            _guard(s, action)
            return True
    return False


def _guard(s: SmashState, action: int) -> None:
    if s.log is not None:
        s.log.append((v.L_SAVED, controller(s, action), action, 0, -1))
    destroy_action(s, action)


def resent(s: SmashState, minion: int, actor: int, cause: int) -> None:
    """Note what wants to answer once the card being played is over: it affected this minion."""
    if s.playing == cause:
        s.grudges += collect(s, AFFECTED, actor, minion, actor)


def destroy(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """SMU-115: to the owners' discard piles, all at once; then everything that this sets off, in the chosen order."""
    struck = [m for m in minions if s.at[m] >= 0 and not shielded_off(s, DESTROY, m, actor, cause)]
    waiting = []
    falling = []
    escaping, resting = [], []
    for minion in struck:
        resent(s, minion, actor, cause)
        if replaced(s, DESTROYED, actor, minion) is not None and len(other_places(s, minion)) > 0:
            escaping.append(minion)
            continue
        waiting += collect(s, DESTROYED, actor, minion, event(minion, s.at[minion]))
        elsewhere = replaced(s, "laid to rest", actor, minion)
        if elsewhere is None:
            waiting += collect(s, DISCARDED, actor, minion, event(minion, s.at[minion]))
        falling.append((minion, elsewhere))
    for minion, elsewhere in falling:
        if s.log is not None:
            s.log.append((v.L_DESTROYED, controller(s, minion), minion, 0, -1))
        unsettled = elsewhere is not None and may_ignore(s, s.owner[minion], s.at[minion])
        leave_play(s, minion)
        if unsettled:
            s.limbo.append(minion)
            resting.append(minion)
        elif elsewhere is not None:
            _under(s, minion)
        else:
            s.discard[s.owner[minion]].append(minion)
    start_all(s, waiting)
    for minion in reversed(resting):
        push(s, REST, s.owner[minion], minion)
    for minion in reversed(escaping):  # instead of being destroyed, so before anything that the destruction sets off
        push(s, ESCAPE, controller(s, minion), minion)


def _under(s: SmashState, minion: int) -> None:
    s.deck[s.owner[minion]].insert(0, minion)
    show(s, minion)


def other_places(s: SmashState, minion: int) -> list[int]:
    here = s.at[minion]
    return [p for p, base in enumerate(s.bases) if base and p != here]


def send_back(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """SMU-110: to the owners' hands."""
    for minion in minions:
        if s.at[minion] >= 0 and not shielded_off(s, RETURN, minion, actor, cause):
            resent(s, minion, actor, cause)
            leave_play(s, minion)
            to_hand(s, minion)
            if s.log is not None:
                s.log.append((v.L_RETURNED, s.owner[minion], minion, 0, -1))


def put_under(s: SmashState, minions: list[int], actor: int, cause: int) -> None:
    """To the bottom of the owners' decks; that is not destroying (ruling R04)."""
    for minion in minions:
        if s.at[minion] >= 0 and not shielded_off(s, BOTTOM, minion, actor, cause):
            resent(s, minion, actor, cause)
            leave_play(s, minion)
            _under(s, minion)
            if s.log is not None:
                s.log.append((v.L_BOTTOM, s.owner[minion], minion, 0, -1))


def move(s: SmashState, minion: int, place: int, actor: int, cause: int) -> None:
    """SMU-101, SMU-102: from one base to another with everything on it; that is not playing."""
    if s.at[minion] in (-1, place) or shielded_off(s, MOVE, minion, actor, cause):
        return
    resent(s, minion, actor, cause)
    shift(s, minion, place)


def shift(s: SmashState, minion: int, place: int) -> None:
    here = s.at[minion]
    for action in attached(s, minion):
        s.actions[here].remove(action)
        s.actions[place].append(action)
        s.at[action] = place
    s.minions[here].remove(minion)
    s.minions[place].append(minion)
    s.at[minion] = place
    if s.log is not None:
        s.log.append((v.L_MOVED, controller(s, minion), minion, s.bases[place][0], -1))


# ---- instead of being destroyed ----
def _escape_where(s: SmashState, f: Frame) -> None:
    ask(s, f[ME], v.ASK_TO, [v.TO(p) for p in other_places(s, f[SRC])], f[SRC])


def _escape(s: SmashState, f: Frame) -> None:
    shift(s, f[SRC], s.answer - v.TO.code)


ESCAPE = programs.procedure("escape", _escape_where, _escape)


# ---- where the destroyed go, if their player may ignore the base (ruling R22) ----
def _ask_rest(s: SmashState, f: Frame) -> None:
    ask(s, f[ME], v.ASK_IGNORE, [v.OBEY(), v.IGNORE()], f[SRC])


def _rest(s: SmashState, f: Frame) -> None:
    s.limbo.remove(f[SRC])
    if s.answer == v.OBEY():
        _under(s, f[SRC])
    else:
        s.discard[f[ME]].append(f[SRC])


REST = programs.procedure("laid to rest", _ask_rest, _rest)
