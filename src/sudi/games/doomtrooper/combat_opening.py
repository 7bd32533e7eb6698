"""The first four phases of a combat: declaration, opponents, tactic, warzone (DTR-240 to DTR-255)."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.log import note
from sudi.kernel.machine import ME, PC, SRC, Frame, X, ask

from . import vocabulary as v
from .attack_actions import STANDARD, pairings, spend_on_attack
from .combat_nested import set_aside
from .combat_steps import ARM_ATTACKER, BEFORE, END, OUTER, broken
from .deploying import reveal
from .may import legal_target, tactics
from .points import pay
from .prices import attack_price
from .state import (
    DECLARATION,
    OPPONENTS,
    TACTIC,
    ZONE_PHASE,
    DoomState,
    in_play,
    own_warriors,
)
from .windows import open_window
from .zones import zones_for


def declare(s: DoomState, f: Frame) -> None:
    f[OUTER] = set_aside(s)
    f[BEFORE] = tuple(own_warriors(s, f[ME]))
    s.phase = DECLARATION
    note(s, v.L_DECLARES, f[ME])
    open_window(s, f[ME])


def choose_opponents(s: DoomState, f: Frame) -> None:
    """DTR-243: one of the player's warriors attacks another warrior in play."""
    me = f[ME]
    s.phase = 0  # nobody is in a combat yet
    pairs = [(a, d) for a, whom in pairings(s, me, f[X]) if f[SRC] in (-1, a) for d in whom]
    s.phase = OPPONENTS
    options = [v.AGAINST(a, d) if s.at[d] >= 0 else v.UNMASK(a, hidden_number(s, d)) for a, d in pairs]
    gone = any(not in_play(s, w) or s.side[w] != me for w in f[BEFORE])
    if not options:
        _spend(s, f, -1)
        f[PC] = END
        return
    if gone:
        options.append(v.FORGO())  # DTR-242
    ask(s, me, v.ASK_OPPONENTS, options)


def opponents_chosen(s: DoomState, f: Frame) -> None:
    if s.answer == v.FORGO():
        _spend(s, f, -1)
        f[PC] = END
        return
    attacker, defender = first(s.answer), second(s.answer)
    if v.verbs.of(s.answer) is v.UNMASK:
        defender = all_hidden(s)[defender - 1]
    _spend(s, f, attacker)
    if s.at[defender] < 0 and (not reveal(s, defender, covered=True) or not legal_target(s, attacker, defender)):
        f[PC] = END  # DTR-076, DTR-077
        return
    pay(s, f[ME], attack_price(s, attacker, defender), defender)
    if s.covered >> attacker & 1:
        s.covered &= ~(1 << attacker)
        note(s, v.L_LEAVES, f[ME], attacker)
    s.attacker, s.defender = attacker, defender
    note(s, v.L_AGAINST, f[ME], attacker, defender)
    open_window(s, f[ME])


def all_hidden(s: DoomState) -> list[int]:
    return [card for cards in s.hidden for card in cards]


def hidden_number(s: DoomState, card: int) -> int:
    """Hidden warriors are called by their number on the table; their names are secret (DTR-067)."""
    return all_hidden(s).index(card) + 1


def _spend(s: DoomState, f: Frame, attacker: int) -> None:
    if f[X] == STANDARD:
        spend_on_attack(s, f[ME], attacker, lost=attacker < 0)


def choose_tactic(s: DoomState, f: Frame) -> None:
    open_ = [] if broken(s) else tactics(s, s.attacker, s.defender)
    if not open_:
        f[PC] = END
        return
    ask(s, f[ME], v.ASK_TACTIC, [(v.FIGHT, v.SHOOT)[n]() for n in open_], s.attacker)


def tactic_chosen(s: DoomState, f: Frame) -> None:
    s.tactic = int(s.answer == v.SHOOT())
    s.phase = TACTIC
    note(s, (v.L_FIGHTS, v.L_SHOOTS)[s.tactic], f[ME])
    open_window(s, f[ME])


def choose_zone(s: DoomState, f: Frame) -> None:
    """DTR-156: the defender decides whether to defend from a warzone of its own area."""
    if broken(s):
        f[PC] = END
        return
    s.phase = ZONE_PHASE
    zones = zones_for(s, s.defender)
    if not zones:
        f[PC] = ARM_ATTACKER
        return
    ask(s, s.side[s.defender], v.ASK_ZONE, [*v.ZONE.each(zones), v.NO_ZONE()], s.defender)


def zone_chosen(s: DoomState, f: Frame) -> None:
    if s.answer != v.NO_ZONE():
        s.warzone = first(s.answer)
        note(s, v.L_ZONE, s.side[s.defender], s.warzone)
    open_window(s, f[ME])
