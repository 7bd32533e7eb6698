"""The turn: start, draw, actions, discard, end, with an ANYTIME window after each (DTR-012, DTR-015)."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.ends import note_over, only_ends
from sudi.kernel.law import Check, Choice, Domain, Question, active_seat, answers, same_title, stop
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, ask, pose, push, slots
from sudi.kernel.standing import cards_of
from sudi.kernel.wording import Bilingual

from ..language.marks import ANOTHER_TURN, DRAWS_MORE, FATED, HURRIED, MISSES_TURN, NO_DRAW
from ..language.standing.numbers import drawn_at_most, drop_price, hand_limits, may_drop, standard_actions
from ..language.standing.rule import TO_NEXT_TURN, lasts
from ..language.standing.settling import settle
from ..law.action_step import ACTION
from ..law.actions import options
from ..law.combat.attacks import STANDARD, owes_attack, spare_actions
from ..law.combat.capability import any_capable
from ..law.combat.orders import turn_over
from ..law.paying import funds
from ..state import GRAVE, DoomState, in_play, next_seats, one_of_each, own_warriors, stow
from ..words import vocabulary as v
from ..words.vocabulary import programs
from .actions import do
from .combat.course import COMBAT
from .combat.spending import spend_on_attack
from .combat.starting import start_combat
from .drought import count_drought, end_drought
from .ending import compare, time_up
from .happenings import DISCARD_STEP, DRAW_STEP, TURN_ENDS, TURN_STARTS, happen
from .leaving import sacrifice
from .moving import draw
from .points import pay
from .sabotage import SABOTAGE
from .windows import open_end_window, open_start_window, open_window

FINISH = v.END()
PARTS = (COMBAT, SABOTAGE)  # procedures that an action of the turn begins by their names
(DROPPED,) = slots(1)  # how many cards have been discarded in this step


# ---- start and draw ----
def begin_turn(s: DoomState, f: Frame) -> None:
    me = s.turn
    s.turns += 1
    s.rounds[me] += 1
    note(s, v.L_TURN, me)
    count_drought(s, me, any_capable(s, me))
    s.actions, s.attacks, s.bonus_attacks = max(0, standard_actions(s) - fewer_actions(s, me)), 1, 0
    s.attacking = s.initiative = s.acted = False
    s.left_cover = s.used = 0
    for card in cards_of(s.t.converting & s.live):
        s.noted[card] = 0
    if s.lasting:
        lower_aim(s, FINISH)
    if s.transferred:
        for warrior in own_warriors(s, me):  # DTR-199: from one draw of its player to the next
            s.transferred &= ~(1 << warrior)
    s.sabotaged = [0] * s.t.seats
    if s.lasting:
        fall_due(s, me)
        rules = s.t.rules
        s.lasting = [e for e in s.lasting if e[1] != me or lasts(rules[e[0]]) != TO_NEXT_TURN]
    happen(s, TURN_STARTS, me, -1)


def start_cards(s: DoomState, f: Frame) -> None:
    """DTR-016: cards tied to the start of a turn."""
    open_start_window(s, s.turn)


def start_window(s: DoomState, f: Frame) -> None:
    open_window(s, s.turn)


def draw_step(s: DoomState, f: Frame) -> None:
    happen(s, DRAW_STEP, s.turn, -1)


def before_drawing(s: DoomState, f: Frame) -> None:
    """Only where the match has cards for this moment is anybody asked."""
    if s.t.before_drawing:
        s.drawing = True
        open_window(s, s.turn)


def draw_cards(s: DoomState, f: Frame) -> None:
    """DTR-032: up to seven; the opening hand was this step of the first turn (DTR-005)."""
    me = s.turn
    s.drawing = False
    s.struck[me] = 0
    cut_off = [e for e in s.lasting if e[1] == me and NO_DRAW in s.t.rule_keys[e[0]]] if s.lasting else []
    if cut_off:
        s.lasting = [e for e in s.lasting if e not in cut_off]
    elif sum(s.rounds) > 1:
        draw(s, me, drawn_at_most(s, hand_limits(s, me)[0] + _extra(s, me) - len(s.hand[me])))
    settle(s)
    open_window(s, me)


def _extra(s: DoomState, me: int) -> int:
    """How many cards more a spell has brought this time: they count once."""
    found = [e for e in s.lasting if e[1] == me and DRAWS_MORE in s.t.rule_keys[e[0]]] if s.lasting else []
    if found:
        s.lasting = [e for e in s.lasting if e not in found]
    return len(found)


# ---- actions ----
def offer(s: DoomState, f: Frame) -> None:
    me = s.turn
    found = options(s, me, spare_actions(s, me), STANDARD) if s.actions or s.bonus_attacks else []
    if not found and not s.t.ask_ends:
        s.actions = s.bonus_attacks = 0  # DTR-041
        f[PC] = DISCARD
        last_window(s)
        return
    ask(s, me, v.ASK_ACTION, found if s.lasting and owes_attack(s, me) else [*found, FINISH])


@answers(ACTION)
def act(s: DoomState, f: Frame) -> None:
    option, me = s.answer, s.turn
    if option == FINISH:
        note_over(s, v.verbs, v.ACTIONS_OVER, me)
        s.acted = s.acted or not only_ends(s, v.verbs)  # who could do nothing has not acted
        s.actions = s.bonus_attacks = 0
        f[PC] = DISCARD
        last_window(s)
        return
    s.acted = True
    verb = v.verbs.of(option)
    if s.lasting and verb is not v.ATTACK:
        lower_aim(s, option)
    if verb is v.ATTACK:
        start_combat(s, me, STANDARD)
    elif verb is v.SABOTAGE:
        s.actions = s.bonus_attacks = 0  # DTR-316, DTR-318
        s.sabotaged[second(option)] = 1
        push(s, SABOTAGE, me, first(option), second(option))
    elif (verb is v.USE and s.t.cards[first(option)].abilities[second(option)].attack) or (
        verb in (v.PLAY, v.PLAY_ON, v.PLAY_AT, v.CAST) and s.t.as_attack[first(option)]
    ):
        spend_on_attack(s, me, -1)
        s.actions -= do(s, me, option) - 1
    else:
        spent = do(s, me, option)  # what it does may give actions as well
        s.actions -= spent


def after_action(s: DoomState, f: Frame) -> None:
    settle(s)
    f[PC] = OFFER
    open_window(s, s.turn)


def last_window(s: DoomState) -> None:
    """Before the discard step; only where the match has cards for this moment is anybody asked."""
    if s.t.before_discarding:
        open_window(s, s.turn)


# ---- discard and end ----
def kept(s: DoomState) -> int:
    """How many cards whoever is on turn may keep."""
    return hand_limits(s, s.turn)[1]


def may_pay_for_drop(s: DoomState) -> bool:
    """May whoever is on turn discard one more card for points?"""
    price, card = drop_price(s, s.turn)
    return card >= 0 and bool(s.hand[s.turn]) and funds(s, s.turn) >= price


def offer_discard(s: DoomState, f: Frame) -> None:
    """DTR-320, DTR-321: down to seven, or at most one."""
    hand = s.hand[s.turn]
    must = len(hand) > kept(s)
    if (f[DROPPED] >= may_drop(s, s.turn) and not must and not may_pay_for_drop(s)) or not (hand or s.t.ask_ends):
        f[PC] = DISCARD_WINDOW
        return
    f[DROPPED] += 1
    if not hand:
        pose(s, s.turn, v.ASK_DISCARD, [v.DONE()])
        return
    drops = v.DROP.each(one_of_each(s, hand))
    ask(s, s.turn, v.ASK_DISCARD, drops if must else [*drops, v.DONE()])


DISCARDING = Question(
    v.ASK_DISCARD,
    (
        Choice(
            v.DROP,
            Domain(
                lambda c: c.s.hand[c.me],
                "DTR-321",
                cs="Odhazuje se karta z ruky",
                en="Only a card of your hand is discarded",
            ),
            alike=same_title,
        ),
        stop(
            v.DONE,
            Check(
                "DTR-320",
                lambda c: len(c.s.hand[c.me]) <= kept(c.s),
                cs="Máš {have} karet a smíš si nechat {limit}.",
                en="You have {have} cards and may keep {limit}.",
                values=lambda c: {"have": len(c.s.hand[c.me]), "limit": kept(c.s)},
            ),
        ),
    ),
    "DTR-320",
    active_seat,
    Bilingual("v kroku odhazování tvého kola", "in the discard step of your turn"),
    count=lambda s, f: len(s.hand[s.turn]) - kept(s),
)


@answers(DISCARDING)
def do_discard(s: DoomState, f: Frame) -> None:
    if s.answer == v.DONE():
        note_over(s, v.verbs, v.DISCARDING_OVER, s.turn)
        return
    card = first(s.answer)
    if f[DROPPED] > may_drop(s, s.turn) and len(s.hand[s.turn]) <= kept(s):
        pay(s, s.turn, *drop_price(s, s.turn))
    note(s, v.L_DROPS, s.turn, card)
    stow(s, card, GRAVE, False)
    f[PC] = DISCARD


def discard_window(s: DoomState, f: Frame) -> None:
    open_window(s, s.turn)
    happen(s, DISCARD_STEP, s.turn, -1)


def end_cards(s: DoomState, f: Frame) -> None:
    """DTR-017: cards tied to the end of a turn."""
    open_end_window(s, s.turn)


def end_turn(s: DoomState, f: Frame) -> None:
    happen(s, TURN_ENDS, s.turn, -1)


def next_turn(s: DoomState, f: Frame) -> None:
    me = s.turn
    if s.lasting:
        turn_over(s, me)
    end_drought(s, me, any_capable(s, me))
    if s.result is not None:
        return
    compare(s)
    if s.result is not None:
        return
    time_up(s)
    if another_turn(s, me):
        s.overtime += bool(s.overtime)  # nobody else's last turn is lost by it
        f[DROPPED] = 0
        f[PC] = BEGIN
        return
    s.turn = whose_turn(s, me)
    f[DROPPED] = 0
    f[PC] = BEGIN


TURN = programs.procedure(
    "turn",
    begin_turn,
    start_cards,
    start_window,
    draw_step,
    before_drawing,
    draw_cards,
    offer,
    act,
    after_action,
    offer_discard,
    do_discard,
    discard_window,
    end_cards,
    end_turn,
    next_turn,
    slots=1,
)
BEGIN, OFFER = TURN.at(begin_turn), TURN.at(offer)
DISCARD, DISCARD_WINDOW = TURN.at(offer_discard), TURN.at(discard_window)


def another_turn(s: DoomState, me: int) -> bool:
    """Has the player earned another turn right after this one? The answer uses it up."""
    for n, entry in enumerate(s.lasting):
        if entry[1] == me and ANOTHER_TURN in s.t.rule_keys[entry[0]]:
            s.lasting = s.lasting[:n] + s.lasting[n + 1 :]
            return True
    return False


def whose_turn(s: DoomState, me: int) -> int:
    """Who plays next: whoever has to miss a turn does so now, even this player himself."""
    ring = [seat for seat in (*next_seats(s, me)[1:], me) if not s.lost[seat]]
    while True:
        for seat in ring:
            missed = next((e for e in s.lasting if e[1] == seat and MISSES_TURN in s.t.rule_keys[e[0]]), None)
            if missed is None:
                return seat
            at = s.lasting.index(missed)
            s.lasting = s.lasting[:at] + s.lasting[at + 1 :]
            s.overtime -= bool(s.overtime)  # nobody plays another last turn for it


def fewer_actions(s: DoomState, me: int) -> int:
    rules = s.t.rules
    return sum(getattr(rules[e[0]], "n", 0) for e in s.lasting if e[1] == me and HURRIED in s.t.rule_keys[e[0]])


def lower_aim(s: DoomState, option: int) -> None:
    """Whoever has aimed and does anything but attack or aim on has aimed for nothing."""
    rules = s.t.rules
    kept = first(option) if v.verbs.of(option) is v.USE else -1
    s.lasting = [e for e in s.lasting if not getattr(rules[e[0]], "aimed", False) or e[2] == kept]


def fall_due(s: DoomState, me: int) -> None:
    """At the start of a turn, before what was said to last until then is over."""
    for rule, seat, _, target, _ in s.lasting[:]:
        if seat == me and FATED in s.t.rule_keys[rule] and in_play(s, target):
            sacrifice(s, target)
