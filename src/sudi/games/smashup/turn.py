"""The turn in its five steps (SMU-027): start, play cards, check the bases, draw two, end."""

from __future__ import annotations

from sudi.kernel.machine import PC, Frame, ask, begin, over, push
from sudi.kernel.triggers import fire

from . import vocabulary as v
from .moves import TURN_ENDS, TURN_STARTS, discard_from_hand, draw
from .numbers import ready
from .play import (
    ACTION,
    DISCARD,
    FREE,
    HAND,
    KIND,
    MINION,
    Extra,
    fits,
    may_be_played,
    minion_plays,
    play_action,
    play_minion,
    special_usable,
    standing_extras,
    use_action_permit,
    use_permit,
    use_special,
    ways_to_act,
)
from .scoring import SCORING
from .state import CARDS_A_TURN, GOAL, HAND_LIMIT, SmashState, controller
from .vocabulary import programs

PLAY, ACT, END = v.PLAY.code, v.ACT.code, v.END.code

RISING = (MINION, -1, -1, DISCARD, 0, -1)  # a minion's own Special: any base, from the discard pile

BEGIN, OFFER, DO, CHECK, CHOSEN, DRAW, TRIM, SHED, ENDING, NEXT = range(10)


def begin_turn(s: SmashState, f: Frame) -> None:
    me = s.turn
    s.turns += 1
    if s.log is not None:
        s.log.append((v.L_TURN, me, -1, 0, -1))
    if s.turns > s.t.setup["turn_limit"]:
        if s.log is not None:
            s.log.append((v.L_DRAW_GAME, me, -1, 0, -1))
        over(s, ((), tuple(s.vp), "SMU-C01"))
        return
    s.free_minion = s.free_action = True
    s.minions_played = [0] * s.t.seats
    s.extras = []
    s.used = 0
    s.risen = False
    if s.asleep[me] == 1:
        s.asleep[me] = 2
    if s.fresh:  # permissions "until the start of your next turn" end here
        for actions in s.actions:
            for card in actions:
                if controller(s, card) == me:
                    s.fresh &= ~(1 << card)
                    s.ignoring &= ~(1 << card)
    fire(s, TURN_STARTS, me, -1)


def permits(s: SmashState, kind: int) -> list[Extra]:
    found = [x for x in (*s.extras, *standing_extras(s, s.turn)) if x[KIND] == kind]
    if kind == MINION and s.free_minion:
        found.append(FREE)
    return found


def offer_plays(s: SmashState, f: Frame) -> None:
    """Everything the active player may do in step 2."""
    me, t = s.turn, s.t
    more = s.extras or t.givers & s.live  # anything beyond the two free plays?
    acting = (s.free_action or (more and permits(s, ACTION))) and s.asleep[me] != 2
    # The usual case: the free minion to any base, and nothing in play that widens or narrows it.
    plain = s.free_minion and not more and not t.restricting & s.live
    steps = [PLAY + (p << 12) for p, base in enumerate(s.bases) if base] if plain else []
    kind, is_minion = t.kind, t.is_minion
    options: list[int] = []
    for card in {kind[c]: c for c in s.hand[me]}.values():
        if is_minion[card]:
            for step in steps:
                options.append(card + step)
        elif acting:
            if t.plain_action[card]:
                options.append(ACT + card)
            else:
                options += ways_to_act(s, me, card)
    if not plain and (s.free_minion or more):
        options += minion_plays(s, me, permits(s, MINION))
    if t.own_turn_mask & s.live or not s.risen or t.talented:
        options += specials(s, me)
    options.append(END)
    ask(s, me, v.ASK_PLAY, options)


def specials(s: SmashState, me: int) -> list[int]:
    """Specials and talents of the own turn."""
    t = s.t
    found = []
    if t.own_turn_mask & s.live and not s.minions_played[me]:
        found += [v.SPECIAL(card) for card in t.on_own_turn if usable_now(s, me, card)]
    if not s.risen and (s.faction_a[me] in t.rising_factions or s.faction_b[me] in t.rising_factions):
        found += rising_plays(s, me)
    for card in t.talented:
        if s.at[card] >= 0 and controller(s, card) == me and not s.used >> card & 1:
            found.append(v.TALENT(card))
    return found


def rising_plays(s: SmashState, me: int) -> list[int]:
    """Minions that may play themselves from the discard pile, but for plays that a permission covers already."""
    kinds = {s.t.kind[c]: c for c in s.discard[me] if c in s.t.rising}
    if not kinds:
        return []
    allowed = permits(s, MINION)
    places = [p for p, base in enumerate(s.bases) if base]
    return [
        v.RAISE(card, p)
        for card in kinds.values()
        for p in places
        if may_be_played(s, me, card, p) and not any(fits(s, me, x, card, p, DISCARD) for x in allowed)
    ]


def usable_now(s: SmashState, me: int, card: int) -> bool:
    """An own-turn Special works only while its player has not played a minion yet (SMU-148, ruling R14)."""
    return s.minions_played[me] == 0 and special_usable(s, me, card)


def do_play(s: SmashState, f: Frame) -> None:
    option = s.answer
    me = s.turn
    verb = v.verbs.of(option)
    card, target = option & 4095, (option >> 12) & 4095
    if verb is v.PLAY:
        use_permit(s, me, card, target, HAND)
        play_minion(s, me, card, target, s.hand[me])
    elif verb is v.RAISE:
        raise_minion(s, me, card, target)
    elif verb is v.END:
        s.extras = []
        f[PC] = CHECK
        return
    elif verb is v.SPECIAL:
        use_special(s, me, card, s.at[card])
    elif verb is v.TALENT:
        use_talent(s, me, card)
    else:
        use_action_permit(s)
        play_action(s, me, option, s.hand[me])
    if s.stack and s.stack[-1] is f:  # nothing was started that has to be carried out first
        f[PC] = DO
        offer_plays(s, f)
    else:
        f[PC] = OFFER


def raise_minion(s: SmashState, me: int, card: int, place: int) -> None:
    """From the discard pile: by the card's own Special if it has one left, otherwise by a permission.

    The Special serves nothing else, so using it first never costs the player anything.
    """
    if card in s.t.rising and not s.risen:
        s.risen = True
    else:
        use_permit(s, me, card, place, DISCARD)
    play_minion(s, me, card, place, s.discard[me])


def use_talent(s: SmashState, me: int, card: int) -> None:
    """SMU-106: once in each of its player's turns."""
    s.used |= 1 << card
    if s.log is not None:
        s.log.append((v.L_TALENT, me, card, 0, -1))
    program = s.t.library.program(s.t.cards[card].id, "talent")
    assert program is not None
    begin(s, program, me, card, s.at[card])


def check_bases(s: SmashState, f: Frame) -> None:
    """SMU-041, SMU-042, SMU-088: every ready base is scored, one after another, in the active player's order."""
    places = ready(s)
    if not places:
        f[PC] = DRAW
        return
    ask(s, s.turn, v.ASK_SCORE, [v.SCORE(p) for p in places])


def score_chosen(s: SmashState, f: Frame) -> None:
    f[PC] = CHECK
    push(s, SCORING, s.turn, -1, s.answer - v.SCORE.code)


def draw_two(s: SmashState, f: Frame) -> None:
    draw(s, s.turn, CARDS_A_TURN)


def trim_hand(s: SmashState, f: Frame) -> None:
    """SMU-045: down to ten cards, of the player's own choice."""
    hand = s.hand[s.turn]
    if len(hand) <= HAND_LIMIT:
        f[PC] = ENDING
        return
    ask(s, s.turn, v.ASK_SHED, [v.SHED(c) for c in {s.t.kind[c]: c for c in hand}.values()])


def shed_card(s: SmashState, f: Frame) -> None:
    discard_from_hand(s, s.turn, s.answer - v.SHED.code)
    f[PC] = TRIM


def end_turn(s: SmashState, f: Frame) -> None:
    fire(s, TURN_ENDS, s.turn, -1)


def next_turn(s: SmashState, f: Frame) -> None:
    """Ruling R23: effects until the end of the turn stop, then the winner is looked for (SMU-090 to SMU-094)."""
    if s.lasting:
        s.lasting = []
    if s.asleep[s.turn] == 2:
        s.asleep[s.turn] = 0
    best = max(s.vp)
    if best >= GOAL and s.vp.count(best) == 1:
        winner = s.vp.index(best)
        if s.log is not None:
            s.log.append((v.L_END, winner, -1, 0, -1))
        over(s, ((winner,), tuple(s.vp), "SMU-091"))
        return
    s.turn = (s.turn + 1) % s.t.seats
    f[PC] = BEGIN


TURN = programs.procedure(
    "turn",
    begin_turn,
    offer_plays,
    do_play,
    check_bases,
    score_chosen,
    draw_two,
    trim_hand,
    shed_card,
    end_turn,
    next_turn,
)
