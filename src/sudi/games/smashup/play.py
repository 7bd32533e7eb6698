"""Playing cards: the free plays of a turn, extra plays with their restrictions, and what playing sets off."""

from __future__ import annotations

from sudi.kernel.machine import ARG, ME, SRC, Frame, X, ask, begin, push
from sudi.kernel.permissions import forbidden
from sudi.kernel.triggers import fire, start_all
from sudi.kernel.view import show

from . import vocabulary as v
from .card import FROM_PLAY, NOTHING, ON_BASE, ON_OWN_MINION
from .moves import ATTACH, MINION_PLAYED, event, resent, shielded_off, untouchable
from .state import SmashState, controller
from .vocabulary import DECLINE, programs

# An extra play: (kind, power limit, place, from where, empty bases only, card that has to be in play)
KIND, LIMIT, WHERE, ORIGIN, EMPTY, WHILE = range(6)
MINION, ACTION = 0, 1
HAND, DISCARD = 0, 1
ANY = -1
Extra = tuple[int, ...]
FREE = (MINION, ANY, ANY, HAND, 0, ANY)
ACT, ACT_ON = v.ACT.code, v.ACT_ON.code


def extra(
    kind: int, *, limit: int = ANY, place: int = ANY, origin: int = HAND, empty: bool = False, during: int = ANY
) -> Extra:
    return (kind, limit, place, origin, int(empty), during)


def grant(s: SmashState, seat: int, source: int, permit: Extra) -> None:
    """SMU-096, SMU-097, SMU-126: an extra play may be saved for later in step 2; while a base scores, now or never."""
    if s.scoring >= 0 or seat != s.turn:
        push(s, NOW_OR_NEVER, seat, source, 0, permit)
    else:
        s.extras.append(permit)


# ---- minions ----
def may_be_played(s: SmashState, seat: int, card: int, place: int) -> bool:
    """SMU-118: a card that forbids playing here beats everything that allows it."""
    return forbidden(s, "play minion", seat, (place << 12) | card) is None


def fits(s: SmashState, seat: int, permit: Extra, card: int, place: int, origin: int) -> bool:
    """Does this permission cover playing the minion there? Limits on extra minions look at printed power (R03)."""
    if permit[KIND] != MINION:
        return False
    if permit[LIMIT] != ANY and s.t.power[card] > permit[LIMIT]:
        return False
    if permit[WHERE] not in (ANY, place):
        return False
    if permit[EMPTY] and any(controller(s, m) == seat for m in s.minions[place]):
        return False
    return permit[ORIGIN] == origin or (permit[ORIGIN] == HAND and graves_open(s, seat, place))


def graves_open(s: SmashState, seat: int, place: int) -> bool:
    """May this player take a minion to be played here from the discard pile instead of from hand?"""
    if seat != s.turn or s.scoring >= 0 or not s.t.opens_graves & s.live:
        return False
    return any(s.t.cards[a].opens_graves and controller(s, a) == seat for a in s.actions[place])


def minion_plays(s: SmashState, seat: int, permits: list[Extra]) -> list[int]:
    """Every way to play a minion under the given permissions; identical cards are one option."""
    if not permits:
        return []
    t = s.t
    places = [p for p, base in enumerate(s.bases) if base]
    free = FREE in permits
    banned = t.standing_masks.get("may play minion", 0) & s.live
    piles = [(HAND, v.PLAY, s.hand[seat])]
    if any(p[ORIGIN] == DISCARD for p in permits) or any(graves_open(s, seat, p) for p in places):
        piles.append((DISCARD, v.RAISE, s.discard[seat]))
    options = []
    for origin, verb, pile in piles:
        for card in {t.kind[c]: c for c in pile if t.is_minion[c]}.values():
            if origin == HAND and free:
                open_places = places
            else:
                open_places = [p for p in places if any(fits(s, seat, x, card, p, origin) for x in permits)]
            if banned:
                open_places = [p for p in open_places if may_be_played(s, seat, card, p)]
            options += [verb(card, p) for p in open_places]
    return options


def standing_extras(s: SmashState, seat: int) -> list[Extra]:
    """Extra plays that cards in play give on each of their player's turns, if not used yet this turn."""
    found: list[Extra] = []
    if not s.t.givers & s.live:
        return found
    for cards in (*s.minions, *s.actions):
        for card in cards:
            gives = s.t.cards[card].gives
            if gives is not None and controller(s, card) == seat and not s.used >> card & 1:
                found.append(gives.permit(s, card))
    return found


def use_up(s: SmashState, permit: Extra) -> None:
    """Take an extra play away; one that a card in play gives is there again in its player's next turn."""
    if permit[WHILE] == ANY:
        s.extras.remove(permit)
    else:
        s.used |= 1 << permit[WHILE]


def use_permit(s: SmashState, seat: int, card: int, place: int, origin: int) -> None:
    """Use up the tightest permission that covers the play; the free one comes last."""
    if not s.extras and not s.t.givers & s.live:
        s.free_minion = False
        return
    usable = [x for x in (*s.extras, *standing_extras(s, seat)) if fits(s, seat, x, card, place, origin)]
    if usable:
        use_up(s, max(usable, key=tightness))
    else:
        s.free_minion = False


def tightness(permit: Extra) -> tuple[int, ...]:
    return (permit[ORIGIN], permit[WHERE] != ANY, permit[EMPTY], permit[LIMIT] != ANY, permit[WHILE] != ANY)


def play_minion(s: SmashState, seat: int, card: int, place: int, pile: list[int]) -> None:
    """SMU-032, SMU-034: to one base; its text is resolved directly after, then what waits for a minion played here."""
    pile.remove(card)
    s.minions[place].append(card)
    s.at[card] = place
    s.live |= 1 << card
    s.minions_played[seat] += 1
    if s.log is not None:
        s.log.append((v.L_PLAYS, seat, card, s.bases[place][0], -1))
    program = s.t.played[card]
    gives = s.t.cards[card].gives
    if program is None and gives is None and not s.t.standing_masks.get(MINION_PLAYED, 0) & s.live:
        return
    push(s, PLAYED, seat, card, place, s.playing)
    s.playing = card
    if gives is not None and s.scoring >= 0 and seat == s.turn:  # SMU-126: while a base scores, now or never
        s.used |= 1 << card
        push(s, NOW_OR_NEVER, seat, card, 0, gives.permit(s, card))
    if program is not None:
        begin(s, program, seat, card, place)


def after_minion(s: SmashState, f: Frame) -> None:
    fire(s, MINION_PLAYED, f[ME], f[SRC], event(f[SRC], f[X]))


def card_is_over(s: SmashState, f: Frame) -> None:
    """The card has been played; what it affected may answer now."""
    s.playing = f[ARG]
    if s.shielded:
        s.shielded = [entry for entry in s.shielded if entry[0] != f[SRC]]
    if s.grudges:
        waiting, s.grudges = s.grudges, []
        start_all(s, [(a, b, c, d, e) for a, b, c, d, e in waiting])


PLAYED = programs.procedure("a minion was played", after_minion, card_is_over, slots=1)


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
        return [v.ACT(card)]
    if target == ON_BASE:
        return [v.ACT_AT(card, p) for p, base in enumerate(s.bases) if base] or [v.ACT(card)]
    minions = [m for place in s.minions for m in place]
    if s.shielded or s.lasting or s.t.standing_masks.get("may affect", 0) & s.live:
        minions = [m for m in minions if not untouchable(s, ATTACH, m, seat, card)]
    if target == ON_OWN_MINION:
        minions = [m for m in minions if controller(s, m) == seat]
    return [ACT_ON + (m << 12) + card for m in minions] or [ACT + card]


def may_act(s: SmashState, seat: int) -> bool:
    """SMU ruling R27: a player who sleeps plays no actions in the own turn, Specials included."""
    return s.asleep[seat] != 2


def use_action_permit(s: SmashState) -> None:
    for permit in (*s.extras, *standing_extras(s, s.turn)):
        if permit[KIND] == ACTION:
            use_up(s, permit)
            return
    s.free_action = False


def play_action(s: SmashState, seat: int, option: int, pile: list[int], special: bool = False) -> None:
    """SMU-036: show it, carry it out; an ongoing one stays on the table (SMU-038)."""
    card, target = option & 4095, (option >> 12) & 4095
    pile.remove(card)
    s.limbo.append(card)
    if s.owner[card] != seat:
        s.borrower[card] = seat
    if s.log is not None:
        s.log.append((v.L_ACTS, seat, card, 0, -1))
    push(s, ACTED, seat, card, target, s.playing)
    s.playing = card
    verb = v.verbs.of(option)
    if verb is v.ACT_AT:
        put_down(s, card, target)
    elif verb is v.ACT_ON:
        if not shielded_off(s, ATTACH, target, seat, card):
            resent(s, target, seat, card)
            put_down(s, card, s.at[target])
            s.on[card] = target
    elif s.t.cards[card].play_on != NOTHING:
        return  # it found no target: nothing happens
    if verb is v.ACT_ON and s.on[card] < 0:
        return
    program = s.t.special[card] if special else s.t.played[card]
    if program is not None:
        begin(s, program, seat, card, target)


def put_down(s: SmashState, card: int, place: int) -> None:
    s.limbo.remove(card)
    s.actions[place].append(card)
    s.at[card] = place
    s.live |= 1 << card
    if s.t.cards[card].infiltrates:
        s.fresh |= 1 << card


def after_action(s: SmashState, f: Frame) -> None:
    """SMU-037: done with, to its owner's discard pile, unless it stays on the table."""
    card = f[SRC]
    if card in s.limbo:
        s.limbo.remove(card)
        s.borrower[card] = -1
        s.discard[s.owner[card]].append(card)


ACTED = programs.procedure("an action was played", after_action, card_is_over, slots=1)


# ---- now or never ----
def offer_now(s: SmashState, f: Frame) -> None:
    permit = f[ARG]
    if permit[KIND] == MINION:
        options = minion_plays(s, f[ME], [permit])
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
