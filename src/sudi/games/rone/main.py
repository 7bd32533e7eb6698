"""Phase 4, the main phase: dice, cards, abilities and stored resources in any order (RON-085, RON-086)."""

from __future__ import annotations

from functools import lru_cache

from sudi.kernel.chance import below
from sudi.kernel.machine import ME, PC, Frame, ask, begin, push

from . import vocabulary as v
from .dice import DIE_WORDS, GIVES, RESOURCES, SIDES, die_of, die_word, different, pairs, turned, unfold
from .extra import extra_options, perform
from .moves import gain_resources
from .paying import payments
from .playing import play_card
from .stack import hindered
from .state import KIND_WORD, RoneState
from .steps import MAIN, STORE
from .together import WAIT, acted, acting, finish, may_wait, wait
from .vocabulary import programs
from .words import KINDS

END, ACTIVATE, EXTRA = v.END(), v.ACTIVATE.code, v.EXTRA.code
CARD = 4095
USE, CONVERT, PAIR, REROLL = v.USE.id, v.CONVERT.id, v.PAIR.id, v.REROLL.id


@lru_cache(maxsize=1 << 15)
def dice_options(dice: int, shown: int, unusable: int) -> tuple[int, ...]:
    """Using a die that shows colours (RON-109), converting two dice (RON-112)."""
    options = [v.USE(die_word(die, face)) for die, face in different(dice, shown, unusable) if GIVES[face]]
    options += [v.CONVERT(die_word(a, b), die_word(c, d)) for a, b, c, d in pairs(dice, shown, unusable)]
    return tuple(options)


@lru_cache(maxsize=1 << 12)
def pair_options(stored: int) -> tuple[int, ...]:
    """RON-121: two stored resources of one kind."""
    return tuple(v.PAIR(kind) for kind in KINDS if RESOURCES.get(stored, kind) >= 2)


def main_options(s: RoneState, me: int) -> list[int]:
    t = s.t
    # PLAY is verb number 0: a bare card number means playing it. Identical cards are one option.
    options: list[int] = []
    hand = s.hand[me]
    if hand:
        kind, cost, reductions, pool = t.kind, t.cost, s.reductions[me], s.resources[me]
        options = [c for c in {kind[c]: c for c in hand}.values() if payments(cost[c], reductions, pool)]
    unusable = s.used[me] | s.blocked[me]
    if unusable != 15:
        options += dice_options(s.dice[me], s.shown[me], unusable)
    stored = s.stored[me]
    if stored:
        options += pair_options(stored)
    exhausted, active = s.exhausted, t.has_active
    options += [ACTIVATE + c for c in s.base[me] if active[c] and not exhausted >> c & 1]
    if s.rerolls[me]:
        options += reroll_options(s, me)
    if t.coop:
        options = [o for o in options if not forbidden(s, o)] + extra_options(s, me)
    return options


def reroll_options(s: RoneState, me: int) -> list[int]:
    """RON-016, RON-017: a die that is unused and usable; among players who play together anybody's (RON-210)."""
    seats = s.t.mates[me] if s.t.sharing else [me]
    return [
        v.REROLL(die_word(die, face), seat)
        for seat in seats
        for die, face in different(s.dice[seat], s.shown[seat], s.used[seat] | s.blocked[seat])
    ]


HINDERED = {CONVERT: "no_convert", PAIR: "no_pairs", REROLL: "no_reroll"}


def forbidden(s: RoneState, option: int) -> str:
    """The unique ability of an Invasion card that forbids an option now (RON-157), or nothing."""
    what = HINDERED.get(option >> 24, "")
    return what if what and hindered(s, what) else ""


def offer_main(s: RoneState, f: Frame) -> None:
    me = acting(s)
    if me < 0:
        s.answer = END
        return
    options = main_options(s, me)
    if not options:
        s.answer = END
        return
    options.append(END)
    if s.t.together and may_wait(s, me):
        options.append(WAIT)
    s.seat, s.prompt, s.about, s.options = me, v.ASK_MAIN, -1, options


def act_main(s: RoneState, f: Frame) -> None:
    option, me = s.answer, s.turn
    if option == END:
        end_main(s, f, me)
        return
    if option == WAIT:
        wait(s, me)
    else:
        if s.t.together:
            acted(s)
        if option < USE << 24:
            play_card(s, me, option)
        else:
            ACTIONS[option >> 24](s, me, option)
        if s.ended:
            return
    if s.stack[-1] is f:  # nothing was started that has to be carried out first
        f[PC] = MAIN + 1
        offer_main(s, f)
    else:
        f[PC] = MAIN


def end_main(s: RoneState, f: Frame, me: int) -> None:
    """Unused reductions vanish with the main phase (RON-D02)."""
    s.reductions[me] = 0
    f[PC] = STORE
    if s.t.together:
        finish(s, me)
        if acting(s) >= 0:
            f[PC] = MAIN


# ---- the actions ----
def use_die(s: RoneState, me: int, option: int) -> None:
    """RON-109: each coloured screw on the face is one resource; the die is used (RON-111)."""
    word = option & CARD
    die = die_of(word)
    s.used[me] |= 1 << die
    gives = GIVES[unfold(s.dice[me])[die][(s.shown[me] >> 3 * die) & 7]]
    s.resources[me] += gives
    if s.log is not None:
        s.log.append((v.L_USES, me, -1, word % (len(DIE_WORDS) // 4), -1))


def convert(s: RoneState, me: int, option: int) -> None:
    """RON-112, RON-113: two unused dice, whatever they show, for one resource of one's choice."""
    s.used[me] |= 1 << die_of(option & CARD) | 1 << die_of(option >> 12 & CARD)
    if s.log is not None:
        s.log.append((v.L_CONVERTS, me, -1, 0, -1))
    push(s, CONVERTING, me)


def ask_kind(s: RoneState, f: Frame) -> None:
    ask(s, f[ME], v.ASK_GAIN, [v.TAKE(kind) for kind in KINDS])


def take_kind(s: RoneState, f: Frame) -> None:
    gain_resources(s, f[ME], -1, s.answer - v.TAKE.code, 1)


CONVERTING = programs.procedure("converting dice", ask_kind, take_kind)


def activate(s: RoneState, me: int, option: int) -> None:
    """RON-030, RON-120: the card is exhausted by using it."""
    card = option & CARD
    s.exhausted |= s.t.bit[card]
    if s.log is not None:
        s.log.append((v.L_ACTIVATES, me, card, 0, -1))
    program = s.t.active[card]
    assert program is not None
    begin(s, program, me, card)


def use_pair(s: RoneState, me: int, option: int) -> None:
    """RON-121, RON-122: the next card costs one symbol less, and the action of that kind is carried out at once."""
    kind = option & CARD
    s.stored[me] -= 2 * RESOURCES.one[kind]
    s.reductions[me] += RESOURCES.one[kind]
    if s.log is not None:
        s.log.append((v.L_PAIR, me, -1, KIND_WORD + kind, -1))
    begin(s, s.t.pair[kind], me, -1)


def reroll(s: RoneState, me: int, option: int) -> None:
    die, seat = die_of(option & CARD), option >> 12 & CARD
    s.rerolls[me] -= 1
    s.shown[seat] = turned(s.shown[seat], die, below(s, SIDES))
    if s.log is not None:
        s.log.append((v.L_REROLLS, me, -1, 0, -1))


def extra(s: RoneState, me: int, option: int) -> None:
    perform(s, me, option & CARD)


ACTIONS = {
    USE: use_die,
    CONVERT: convert,
    v.ACTIVATE.id: activate,
    PAIR: use_pair,
    REROLL: reroll,
    v.EXTRA.id: extra,
}
