"""Which abilities a player may use of his own accord in a phase (SUW-149 to SUW-154)."""

from __future__ import annotations

from dataclasses import replace

from sudi.kernel.law import Case, Check, Choice, Domain
from sudi.kernel.standing import in_force

from ..language.effects.costs import once_a_turn
from ..language.effects.needs import needed, possible
from ..language.topics import USING
from ..language.using import INSTEAD_OF_ATTACKING, INSTEAD_OF_MOVING, Act, Using
from ..state import ATTACKS_A_TURN, MOVES_A_TURN, NOTHING, WarState
from ..words import vocabulary as v
from .attacks import allowed_to_attack, may_attack
from .domains import FOREIGN, NO_UNIT, first_arg, in_phase
from .groups import nothing
from .moves import ALLOWED_TO_MOVE, may_move

# ---- the choices ----
HAS_NO_SUCH = Domain(
    lambda c: (),
    "SUW-191",
    cs="Takovou schopnost má k použití jen některá vlastní jednotka na bojišti",
    en="Only some friendly units on the battlefield have such an ability to use",
    apart=(FOREIGN, NO_UNIT),
)
INSTEAD = {
    INSTEAD_OF_MOVING: (
        Check(
            "SUW-151",
            lambda c: not c.s.moved >> c.a & 1,
            cs="Jednotka {a} se už v této fázi pohnula nebo jednala namísto pohybu.",
            en="{a} has already moved in this phase, or acted instead.",
        ),
        Check(
            "SUW-150",
            lambda c: c.s.moves < MOVES_A_TURN,
            cs="Jednat namísto pohybu je jeden z pohybů fáze a všechny {most} už jsou pryč.",
            en="Acting instead of moving takes one of the {most} moves of the phase, and all are used.",
            values=lambda c: {"most": MOVES_A_TURN},
        ),
        *(replace(check, rule="SUW-154") for check in ALLOWED_TO_MOVE),
    ),
    INSTEAD_OF_ATTACKING: (
        Check(
            "SUW-151",
            lambda c: not c.s.attacked >> c.a & 1,
            cs="Jednotka {a} už v této fázi útočila nebo jednala namísto útoku.",
            en="{a} has already attacked in this phase, or acted instead.",
        ),
        Check(
            "SUW-150",
            lambda c: c.s.attacks < ATTACKS_A_TURN,
            cs="Jednat namísto útoku je jeden z útoků fáze a všechny {most} už jsou pryč.",
            en="Acting instead of attacking takes one of the {most} attacks of the phase, and all are used.",
            values=lambda c: {"most": ATTACKS_A_TURN},
        ),
        replace(allowed_to_attack(first_arg), rule="SUW-154"),
    ),
}


def using(act: Act) -> Choice:
    """The choice of using one ability, by whichever units have it now."""
    when = act.when
    assert isinstance(when, Using)

    def having(c: Case) -> list[tuple[int, int]]:
        rules = in_force(c.s, USING[when.phase])
        return [(card, rule.act) for rule, seat, card, _, _ in rules if seat == c.me and rule.act == act.act]

    return Choice(
        v.USE,
        a=HAS_NO_SUCH,
        b=HAS_NO_SUCH,
        checks=(
            in_phase(when.phase, "SUW-191", cs="Schopnost {b} se používá", en="{b} is used"),
            *((once_a_turn(when.once).check(nothing, first_arg),) if when.once else ()),
            *INSTEAD.get(when.how, ()),
            *needed(act.do, nothing, first_arg),
        ),
        pairs=having,
    )


# ---- the short way ----
def usable(s: WarState, me: int, card: int, rule: Act) -> bool:
    when = rule.when
    assert isinstance(when, Using)
    bit = 1 << card
    if when.once and s.spent[card] & when.once:
        return False
    if when.how == INSTEAD_OF_MOVING and (s.moves >= MOVES_A_TURN or s.moved & bit or not may_move(s, me, card)):
        return False
    if when.how == INSTEAD_OF_ATTACKING and (
        s.attacks >= ATTACKS_A_TURN or s.attacked & bit or not may_attack(s, me, card)
    ):
        return False
    return possible(rule.do, s, me, card, NOTHING)


def acts(s: WarState, me: int) -> list[int]:
    """The abilities that can be used in this phase."""
    options = []
    for rule, seat, card, _, _ in in_force(s, USING[s.phase]):
        if seat == me and usable(s, me, card, rule):
            options.append(v.USE(card, rule.act))
    return options
