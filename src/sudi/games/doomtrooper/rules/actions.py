"""What each action does, and what is done in windows without one; attacks and sabotage have files of their own."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.log import note

from ..language.counting import marked
from ..language.lending import ability_at
from ..language.marks import AWAY, HEALS_IN_COVER, PLAGUE_MARKER
from ..language.reach import carries
from ..language.standing.numbers import meditation
from ..language.twins import set_healthy
from ..law import outpost
from ..law.costs import actions_for
from ..law.plagues import markers
from ..state import DoomState
from ..words import trade_questions as q
from ..words import vocabulary as v
from ..words.posing import POSE
from . import moving
from .abilities import use
from .attaching import assign_to_player, attach_from_hand, lay_from_hand
from .deploying import deploy, hide, reveal
from .doing import DOING, FROM_HAND, REFILLED
from .doing import do as do
from .leaving import put_away
from .moving import attach, into_cover
from .playing import begin_play, strengthen
from .points import gain_destiny, pay, repay
from .posing import pose
from .refilling import refill

HIDING_ACTIONS = 3  # DTR-064


def _meditate(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    gain_destiny(s, me, *meditation(s))
    return 1


def _deploy(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    return deploy(s, me, first(option))


def _hide(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    hide(s, me, first(option))
    return HIDING_ACTIONS


def _cover(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    warrior = first(option)
    into_cover(s, warrior)
    if s.wounded >> warrior & 1 and marked(s, HEALS_IN_COVER, warrior):
        set_healthy(s, warrior)
        note(s, v.L_HEALED, me, warrior)
    return 1


def _leave(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    """DTR-062, DTR-063; a hidden warrior is revealed and paid for (DTR-067)."""
    card = first(option)
    if s.at[card] >= 0 or reveal(s, card, covered=False):
        s.covered &= ~(1 << card)
        s.left_cover |= 1 << card
        note(s, v.L_LEAVES, s.side[card], card)
    return 1


def _attach(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    attach_from_hand(s, me, first(option), second(option))
    return s.t.cards[first(option)].actions


def _lay(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    lay_from_hand(s, me, first(option), second(option))
    return s.t.cards[first(option)].actions


def _assign_task(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    assign_to_player(s, me, first(option), second(option))
    return s.t.cards[first(option)].actions


def _board(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    s.inside |= 1 << first(option)
    note(s, v.L_BOARDS, me, first(option))
    return 1


def _alight(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    s.inside &= ~(1 << first(option))
    note(s, v.L_ALIGHTS, me, first(option))
    return 1


def _transfer(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    price = outpost.price(s, first(option))
    moving.transfer(s, first(option))
    return price


def _send(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    price = outpost.price(s, first(option))
    moving.send(s, first(option), second(option))
    return price


def _move(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    attach(s, first(option), second(option), me)
    return 1


def _turn_up(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    price = s.markers[first(option)]
    card = first(option)
    moving.turn_up(s, card)
    note(s, v.L_TURNED_UP, me, card)
    if carries(s, AWAY, card) and s.bearer[card] >= 0 and not s.away >> s.bearer[card] & 1:
        put_away(s, s.bearer[card])  # it is kept away again
    return price


def _use(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    spent = ability_at(s, first(option), second(option)).actions
    use(s, me, first(option), second(option))
    return spent


def _play(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    cost = actions_for(s, me, first(option))
    begin_play(s, me, option, about, x)
    return cost


# ---- without an action ----
def _declare(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    """DTR-420: the last choice holds; one change in a window is enough, so that nobody goes on for ever."""
    s.dark ^= 1 << first(option)
    s.used |= 1 << first(option)
    return 0


def _strengthen(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    strengthen(s, me, first(option))
    return 0


def _assign(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    s.unit[first(option)] = second(option)
    return 0


def _repay(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    repay(s, me)
    return 0


def _cure(s: DoomState, me: int, option: int, about: int, x: int) -> int:
    warrior = first(option)
    pay(s, me, markers(s, me)[warrior], warrior)
    s.lasting = [e for e in s.lasting if e[3] != warrior or PLAGUE_MARKER not in s.t.rule_keys[e[0]]]
    note(s, q.L_CURED, me, warrior)
    return 0


REFILLED.append(refill)
FROM_HAND.update(verb.id for verb in (v.DEPLOY, v.HIDE, v.ATTACH, v.LAY, v.TASK, v.PLAY, v.PLAY_ON, v.PLAY_AT, v.CAST))
DOING.update(
    {
        v.MEDITATE.id: _meditate,
        v.DEPLOY.id: _deploy,
        v.HIDE.id: _hide,
        v.COVER.id: _cover,
        v.LEAVE.id: _leave,
        v.ATTACH.id: _attach,
        v.LAY.id: _lay,
        v.TASK.id: _assign_task,
        v.BOARD.id: _board,
        v.ALIGHT.id: _alight,
        v.TRANSFER.id: _transfer,
        v.EMISSARY.id: _send,
        v.MOVE_CARD.id: _move,
        v.TURN_UP.id: _turn_up,
        v.USE.id: _use,
        v.PLAY.id: _play,
        v.PLAY_ON.id: _play,
        v.PLAY_AT.id: _play,
        v.CAST.id: _play,
        v.DECLARE.id: _declare,
        v.STRENGTHEN.id: _strengthen,
        v.ASSIGN.id: _assign,
        v.REPAY.id: _repay,
        q.CURE.id: _cure,
        POSE.id: pose,
    }
)
