"""Playing a card: announce it with its targets and points, let the others react, carry it out (DTR-212, DTR-337)."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.log import note
from sudi.kernel.machine import ARG, ME, PC, SRC, Frame, ask, begin, push

from . import vocabulary as v
from .acts import most_units, possible
from .card import (
    ALLIANCE,
    ART,
    COMBAT,
    FORTIFICATION,
    ON_BEARER,
    ON_CARD,
    ON_GAME,
    ON_KILL,
    ON_PLAYER,
    ON_POINTS,
    SACRIFICED,
    STAYS,
)
from .casting import casters, spell_targets, worth
from .moving import attach, clear, lay
from .points import funds, pay
from .ratings import leave_lost_vehicles, value
from .settling import settle
from .state import DECLARATION, GRAVE, LIMBO, MODIFIERS, DoomState, in_play, put, stow
from .state import SACRIFICED as PILE
from .vocabulary import programs

WOUND_FLAG = 8
CASTER, UNITS, CANCELLED, CAST_TARGET = ARG, ARG + 1, ARG + 2, ARG + 3


# ---- what may be played ----
def affordable(s: DoomState, seat: int, card: int) -> bool:
    printed = s.t.cards[card]
    price = printed.cost + printed.per
    return not price or funds(s, seat) >= price


def unique_in_play(s: DoomState, card: int) -> bool:
    """DTR-144, DTR-231, DTR-382: a unique card of this title is in play."""
    return s.t.unique[card] and bool(s.t.copies[card] & s.live)


def plays(s: DoomState, seat: int, card: int, about: int = -1, x: int = 0) -> list[int]:
    """The ways to play this card of the hand now: one option for each target (or caster, or player)."""
    printed = s.t.cards[card]
    if (printed.cost or printed.per) and not affordable(s, seat, card):
        return []
    if printed.needs is not None and not printed.needs.met(s, seat, card):
        return []
    if s.t.unique[card] and unique_in_play(s, card):
        return []
    if printed.when == COMBAT and s.stopped:
        return []
    if (printed.before_combat and s.phase > DECLARATION) or (printed.own_turn and s.turn != seat):
        return []
    if printed.before_actions and (s.turn != seat or s.acted or s.phase):
        return []
    if printed.when in (ON_CARD, ON_KILL, ON_POINTS):
        return reactions(s, seat, card, about, x)
    return _ways(s, seat, card)


def _ways(s: DoomState, seat: int, card: int) -> list[int]:
    printed = s.t.cards[card]
    play = printed.play
    if printed.type == ART:
        return [
            v.CAST(card, caster)
            for caster in casters(s, seat, card)
            if any(possible(play, s, seat, card, w) for w in spell_targets(s, seat, card, caster))
        ]
    if printed.at_player:
        team = s.t.team
        seats = [p for p in range(s.t.seats) if not s.lost[p] and (printed.at_player == "any" or team[p] != team[seat])]
        return [v.PLAY_AT(card, p) for p in seats if possible(play, s, seat, card, p)]
    who = printed.give if printed.lies == ON_BEARER else printed.aim
    if who is not None:
        return [
            v.PLAY_ON(card, w)
            for w in who.find(s, seat, card)
            if not _has_copy(s, card, w) and can_pay_for(s, seat, card, w) and possible(play, s, seat, card, w)
        ]
    if printed.type == FORTIFICATION and any(s.t.kind[c] == s.t.kind[card] for c in s.works[seat]):
        return []  # DTR-116
    return [v.PLAY(card)] if possible(play, s, seat, card, -1) else []


def can_pay_for(s: DoomState, seat: int, card: int, warrior: int) -> bool:
    return not s.t.cards[card].pays_value or value(s, warrior) <= funds(s, seat)


def _has_copy(s: DoomState, card: int, warrior: int) -> bool:
    """A second copy of the same lasting special card on a warrior would change nothing (DTR-346)."""
    if s.t.cards[card].lies != ON_BEARER:
        return False
    kind = s.t.kind[card]
    return any(s.bearer[c] == warrior and s.t.kind[c] == kind for zone in s.attached for c in zone)


def reactions(s: DoomState, seat: int, card: int, about: int, x: int) -> list[int]:
    """DTR-338: a reaction acts directly on the card (or the blow, or the points) it answers."""
    printed = s.t.cards[card]
    if printed.when == ON_CARD:
        if about >= 0 and x & 7 == 2:
            found = [about]
        else:  # DTR-336: in the modifier phase a card of this combat may be cancelled later too
            found = [e[0] for e in s.played] if s.phase == MODIFIERS else []
        found = [c for c in found if s.t.is_special[c] and possible(printed.play, s, seat, card, c)]
        if printed.type == ART:
            return [v.CAST(card, w) for w in casters(s, seat, card)] if found else []
        return [v.PLAY_ON(card, c) for c in found]
    if printed.when == ON_KILL:
        if x & WOUND_FLAG or about < 0 or s.side[about] != seat:
            return []
        return [v.PLAY_ON(card, about)]
    return [v.PLAY(card)] if possible(printed.play, s, seat, card, -1) else []


# ---- playing it ----
def begin_play(s: DoomState, seat: int, option: int, about: int = -1, x: int = 0) -> None:
    verb = v.verbs.of(option)
    card, other = first(option), second(option)
    put(s, card, LIMBO, seat, by=seat)
    caster = -1
    if verb is v.PLAY_ON:
        s.aim[card] = other
    elif verb is v.PLAY_AT:
        s.whom[card] = other
    elif verb is v.CAST:
        caster = other
        if s.t.reacts[card] == ON_CARD:
            s.aim[card] = about
    push(s, PLAYING, seat, card, 0, caster)


def choose_target(s: DoomState, f: Frame) -> None:
    """A spell's target is announced when it is cast (DTR-212)."""
    card, caster = f[SRC], f[CASTER]
    if caster < 0 or s.aim[card] >= 0:
        f[PC] = CHOOSE_UNITS
        return
    if s.t.reacts[card]:  # DTR-336: a card of this combat, cancelled later
        found = [e[0] for e in s.played if s.t.is_special[e[0]]]
    else:
        found = spell_targets(s, f[ME], card, caster)
    found = [w for w in found if possible(s.t.cards[card].play, s, f[ME], card, w)]
    if not found:  # what made it possible is gone by now
        f[CANCELLED], f[PC] = 1, RESOLVE
        return
    if found == [-1]:
        f[PC] = CHOOSE_UNITS
        return
    ask(s, f[ME], v.ASK_TARGET, v.TARGET.each(found), card)


def target_chosen(s: DoomState, f: Frame) -> None:
    s.aim[f[SRC]] = first(s.answer)


def choose_units(s: DoomState, f: Frame) -> None:
    """DTR-210, DTR-211: as many times as there are points for, unless the card shows an end."""
    card = f[SRC]
    printed = s.t.cards[card]
    if not printed.per:
        f[UNITS], f[PC] = 0, ANNOUNCE
        return
    most = (funds(s, f[ME]) - printed.cost) // printed.per
    if printed.most:
        most = min(most, printed.most)
    most = max(1, min(most, most_units(printed.play, s, f[ME], card), 99))
    ask(s, f[ME], v.ASK_UNITS, v.UNITS.each(range(1, most + 1)), card)


def units_chosen(s: DoomState, f: Frame) -> None:
    f[UNITS] = first(s.answer)


def announce(s: DoomState, f: Frame) -> None:
    card, me = f[SRC], f[ME]
    printed = s.t.cards[card]
    if f[CASTER] >= 0:
        note(s, v.L_CASTS, me, card, f[CASTER])
    else:
        note(s, v.L_PLAYS, me, card)
    price = printed.cost + printed.per * f[UNITS]
    pay(s, me, price + (value(s, s.aim[card]) if printed.pays_value else 0), card)
    if printed.type not in (ART, ALLIANCE) and not s.t.is_special[card]:
        return
    from .windows import open_card_window

    open_card_window(s, affected(s, me, card), card)


def affected(s: DoomState, me: int, card: int) -> int:
    """DTR-345: a player whom the card affects reacts first; otherwise the ordinary order of play (DTR-344)."""
    if s.whom[card] >= 0:
        return s.whom[card]
    aim = s.aim[card]
    if aim >= 0 and s.side[aim] >= 0 and s.side[aim] != me:
        return s.side[aim]
    return s.turn


def resolve(s: DoomState, f: Frame) -> None:
    """DTR-215, DTR-368: what was cancelled has no effect; actions and points are lost all the same."""
    card, me = f[SRC], f[ME]
    printed = s.t.cards[card]
    if f[CANCELLED]:
        note(s, v.L_CANCELLED, me, card)
        return
    if printed.after == STAYS and not _settle(s, card, me):
        return
    if s.phase == MODIFIERS and s.at[card] == LIMBO:
        s.played.append((card, me, f[CASTER]))
    program = s.t.programs[card]
    if program is not None:
        units = f[UNITS] * (worth(s, f[CASTER]) if f[CASTER] >= 0 else 1)
        begin(s, program, me, card, units)


def _settle(s: DoomState, card: int, me: int) -> bool:
    """Lay a card that stays where it belongs; its target may be gone by now."""
    printed, aim = s.t.cards[card], s.aim[card]
    if printed.lies == ON_BEARER:
        if not in_play(s, aim):
            return False
        attach(s, card, aim, me)
        s.aim[card] = -1
    elif printed.lies == ON_PLAYER:
        lay(s, card, me, s.whom[card])
    elif printed.lies == ON_GAME:
        lay(s, card, me, me)
    return True


def tidy(s: DoomState, f: Frame) -> None:
    """Off the table with a card that does not stay (DTR-217, DTR-479)."""
    card = f[SRC]
    if s.inside:
        leave_lost_vehicles(s)
    settle(s)
    if s.at[card] == LIMBO:
        clear(s, card)
        if s.t.cards[card].after == SACRIFICED and not f[CANCELLED]:
            put(s, card, PILE, s.t.owner[card])
        else:
            stow(s, card, GRAVE, True)


(CHOOSE_TARGET, TARGET_CHOSEN, CHOOSE_UNITS, UNITS_CHOSEN, ANNOUNCE, RESOLVE, TIDY) = range(7)
PLAYING = programs.procedure(
    "playing", choose_target, target_chosen, choose_units, units_chosen, announce, resolve, tidy, slots=4
)


# ---- strengthening a spell later in the combat (DTR-213) ----
def strengthenings(s: DoomState, seat: int) -> list[int]:
    """Spells of this combat whose effect grows with the points spent, if the seat can pay for more."""
    found = []
    for card, who, _ in s.played:
        per = s.t.cards[card].per
        if who == seat and s.t.is_art[card] and per and funds(s, seat) >= per and _grown(s, card):
            found.append(v.STRENGTHEN(card))
    return found


def _grown(s: DoomState, card: int) -> bool:
    return any(e[2] == card and getattr(s.t.rules[e[0]], "units", False) for e in s.lasting)


def strengthen(s: DoomState, seat: int, card: int) -> None:
    pay(s, seat, s.t.cards[card].per, card)
    caster = next(e[2] for e in s.played if e[0] == card)
    more = worth(s, caster) if caster >= 0 else 1
    rules = s.t.rules
    s.lasting = [
        (*e[:4], e[4] + more) if e[2] == card and getattr(rules[e[0]], "units", False) else e for e in s.lasting
    ]
