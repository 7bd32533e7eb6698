"""What the active player may do in the play phase."""

from __future__ import annotations

from sudi.kernel.machine import Frame

from ..language.numbers import COST
from ..state import RELIC_MASTERY, ShardsState
from ..words import vocabulary as v
from .targets import attackable_champions

RECRUIT, HIRE, EXHAUST = v.RECRUIT.code, v.HIRE.code, v.EXHAUST.code
FOCUS, TAKE, END = v.FOCUS.code, v.TAKE.code, v.END.code
ASK_PLAY = v.ASK_PLAY


def offer_actions(s: ShardsState, f: Frame) -> None:
    """Everything the active player may do now, in any order (SOI-027)."""
    t = s.t
    me = s.turn
    kind = t.kind
    # PLAY is verb number 0: a bare card number means playing it. Identical cards are one option.
    # Plain loops throughout: a comprehension over so few cards costs more than what it does.
    apart = {}
    for c in s.hand[me]:
        apart[kind[c]] = c
    options = [*apart.values()]
    gems = s.gems
    row = s.row
    if gems:
        cost, within = t.cost, {}
        for c in row:
            if cost[c] <= gems:
                within[kind[c]] = c
        if within:
            mercenary, hired = t.is_mercenary, []
            for c in within.values():
                options.append(RECRUIT + c)
                if mercenary[c]:
                    hired.append(HIRE + c)
            options += hired
        if not s.focused:
            options.append(FOCUS)
    champions = s.champions
    if t.priced and champions[me]:  # what costs less for each own champion
        for c, discount in t.priced.items():
            if c in row and gems < t.cost[c] <= gems + discount * len(champions[me]) and COST.of(s, c) <= gems:
                options.append(RECRUIT + c)
    if champions[me]:
        options += exhaustible(s, me)
    power = s.power
    if power:
        for enemy in t.enemies[me]:
            if champions[enemy]:
                options += attackable_champions(s, me, enemy, power)
    if s.relics[me] and s.mastery[me] >= RELIC_MASTERY and not s.relic_taken[me]:
        options += [TAKE + c for c in s.relics[me]]
    if options or t.ask_ends:
        options.append(END)
        s.seat, s.prompt, s.about, s.options = me, ASK_PLAY, -1, options
    else:  # nothing else can be done: the play phase ends by itself
        s.answer = END


def exhaustible(s: ShardsState, me: int) -> list[int]:
    """SOI-071: each own champion with an ability, once a turn."""
    used, programs_, kind = s.exhausted, s.t.exhaust[me], s.t.kind
    ready, options = {}, []
    for c in s.champions[me]:
        if not used >> c & 1 and programs_[c] is not None:
            ready[kind[c]] = c
    for c in ready.values():
        if may_exhaust(s, me, c):
            options.append(EXHAUST + c)
    return options


def may_exhaust(s: ShardsState, me: int, card: int) -> bool:
    needs = s.t.exhaust_needs.get(card)
    return needs is None or needs.possible(s, me, card)
