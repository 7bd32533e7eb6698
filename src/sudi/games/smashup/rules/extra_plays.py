"""Extra plays: saved for later or now or never, and which one a play uses up."""

from __future__ import annotations

from sudi.kernel.decision import BITS, MASK, VERB_SHIFT, first, second
from sudi.kernel.law import answers
from sudi.kernel.machine import ME, SRC, Frame, X, ask, push

from ..law.actions import action_plays, may_act
from ..law.minion_offers import minion_plays
from ..law.permits import DISCARD, FREE, HAND, KIND, MINION, SOURCE, Extra, permits_to_use, use_up
from ..law.questions import NOW_A_MINION, NOW_AN_ACTION, PERMIT, PERMITS, WHICH, now
from ..state import SmashState, by_kind
from ..words import vocabulary as v
from ..words.vocabulary import DECLINE, programs
from .playing import play_action, play_minion

PLAY = v.PLAY.id


def grant(s: SmashState, seat: int, source: int, permit: Extra) -> None:
    """SMU-096, SMU-097, SMU-126: an extra play may be saved for later in step 2; while a base scores, now or never."""
    if s.scoring >= 0 or seat != s.turn:
        push(s, NOW_OR_NEVER, seat, source, 0, permit)
    else:
        s.extras.append((*permit[:SOURCE], source))


# ---- now or never ----
def offer_now(s: SmashState, f: Frame) -> None:
    permit = f[PERMIT]
    if permit[KIND] == MINION:
        options = minion_plays(s, f[ME], [permit], by_kind(s, s.hand[f[ME]]))
    else:
        options = action_plays(s, f[ME]) if may_act(s, f[ME]) else []
    ask(s, f[ME], now(permit).prompt, [*options, DECLINE()], f[SRC])


@answers(NOW_A_MINION, NOW_AN_ACTION)
def take_now(s: SmashState, f: Frame) -> None:
    s.stack.pop()
    if s.answer == DECLINE():
        return
    seat = f[ME]
    if v.verbs.of(s.answer) in (v.PLAY, v.RAISE):
        play_minion(s, seat, first(s.answer), second(s.answer), pile_of(s, seat, s.answer))
    else:
        play_action(s, seat, s.answer, s.hand[seat])


def pile_of(s: SmashState, seat: int, option: int) -> list[int]:
    """Where a minion that is being played comes from."""
    return s.hand[seat] if v.verbs.of(option) is v.PLAY else s.discard[seat]


NOW_OR_NEVER = programs.procedure("now or never", offer_now, take_now, slots=1)


def play_by_permit(s: SmashState, me: int, option: int, card: int) -> None:
    """Play a minion and use a permission up; where it matters which one, its player says so.

    The own Special of a card in the discard pile serves nothing else, so it comes before every permission.
    """
    place, from_hand = option >> BITS & MASK, option >> VERB_SHIFT == PLAY
    pile = s.hand[me] if from_hand else s.discard[me]
    if not from_hand and card in s.t.rising and not s.risen:
        s.risen = True
    elif not s.extras and not s.t.giving_minions & s.live:
        s.free_minion = False
    else:
        permits = permits_to_use(s, me, card, place, HAND if from_hand else DISCARD)
        if len(permits) > 1:
            push(s, WHICH_PLAY, me, card, option, tuple(permits))
            return
        use_up(s, permits[0])
    play_minion(s, me, card, place, pile)


def ask_which(s: SmashState, f: Frame) -> None:
    options = [v.USE_FREE() if permit == FREE else v.USE(permit[SOURCE]) for permit in f[PERMITS]]
    ask(s, f[ME], WHICH.prompt, options, f[SRC])


@answers(WHICH)
def use_chosen(s: SmashState, f: Frame) -> None:
    s.stack.pop()
    source = FREE[SOURCE] if s.answer == v.USE_FREE() else first(s.answer)
    use_up(s, next(permit for permit in f[PERMITS] if permit[SOURCE] == source))
    play_minion(s, f[ME], f[SRC], second(f[X]), pile_of(s, f[ME], f[X]))


WHICH_PLAY = programs.procedure("which extra play", ask_which, use_chosen, slots=1)
