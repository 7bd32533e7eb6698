"""The attack phase: whom power may hit, how it is divided, shields, damage, elimination."""

from __future__ import annotations

from typing import Any

from sudi.kernel.decision import first, second
from sudi.kernel.law import Case, Check, Choice, Domain, Question, active_seat, answers, same_title, stop
from sudi.kernel.log import note
from sudi.kernel.machine import PC, Frame, ask, push, slots
from sudi.kernel.permissions import forbidden
from sudi.kernel.standing import last
from sudi.kernel.triggers import fire
from sudi.kernel.view import show
from sudi.kernel.wording import Bilingual

from ..language.numbers import GUARD, SHIELD, guard
from ..language.standing import DEALT
from ..law.targets import attackable, may_face
from ..state import INFINITE, ShardsState
from ..words import vocabulary as v
from ..words.phrases import power_left, power_used
from .ends import declare_winners, eliminate
from .moves import DAMAGE_DEALT

# Slots of the combat frame.
TARGETS, ATTACKS, DEFENDER, STOPPED, SHOWN = slots(5)


def begin_attack(s: ShardsState, f: Frame) -> None:
    """SOI-034: what power is left hits players, all at one moment (SOI-095)."""
    if s.power <= 0:
        return
    me = s.turn
    targets = attackable(s, me)
    if s.log is not None:
        tell_protected(s, me)
    if not targets:
        note(s, v.L_NOBODY, me, n=s.power)
        return
    if s.t.melee:  # SOI-155: everybody is hit for the full amount
        if s.t.hold_back:
            push(s, MELEE, me, -1, 0, tuple(targets))
        else:
            strike(s, [(target, s.power) for target in targets])
    elif len(targets) == 1 and not s.t.hold_back:
        amount = s.power
        if amount < INFINITE:
            s.power = 0
        strike(s, [(targets[0], amount)])
    else:
        push(s, DIVIDE, me, -1, 0, tuple(targets), ())


def tell_protected(s: ShardsState, me: int) -> None:
    """Whom the attack cannot reach although it could otherwise, and which card is the reason."""
    for enemy in s.t.enemies[me]:
        if s.health[enemy] > 0 and may_face(s, me, enemy):
            ban = forbidden(s, "attack player", me, enemy)
            if ban is not None:
                note(s, v.L_PROTECTED, me, ban[1], other=enemy)


# ---- dividing power ----
def offer_share(s: ShardsState, f: Frame) -> None:
    """SOI-035: how much of the remaining power hits the next target."""
    if not f[TARGETS]:
        s.stack.pop()
        if s.power and not s.t.teams and (s.power < INFINITE or not f[ATTACKS]):
            note(s, v.L_KEEPS, s.turn, n=s.power)
        if f[ATTACKS]:
            strike(s, list(f[ATTACKS]))
        return
    target = f[TARGETS][0]
    ask(s, s.turn, v.ASK_ASSIGN, [v.ASSIGN(target, n) for n in shares(s, f)])


def shares(s: ShardsState, f: Frame) -> list[int]:
    """How much of the remaining power may hit the next target; the last one takes the rest unless power may be kept."""
    last_one, kept = len(f[TARGETS]) == 1, s.t.hold_back
    if s.power >= INFINITE:
        return [INFINITE] if last_one and not kept and not f[ATTACKS] else [0, INFINITE]
    return [s.power] if last_one and not kept else list(range(s.power + 1))


def left(c: Case) -> dict[str, Any]:
    return {"left": power_left(c.s.power)}


def dividing(c: Case) -> dict[str, Any]:
    """What the question names: against whom, and how much there is."""
    return {**left(c), "target": c.s.t.seat_names[c.f[TARGETS][0]]}


NEXT_TARGET = Domain(
    lambda c: c.f[TARGETS][:1],
    "SOI-035",
    cs="Síla se přiděluje jednomu protivníkovi po druhém a teď je na řadě {target}",
    en="Power is assigned to one opponent after another, and now it is the turn of {target}",
    values=dividing,
)
SHARE = Domain(
    lambda c: shares(c.s, c.f),
    "SOI-035",
    cs="Rozděluje se síla, která zbývá ({left})",
    en="Only power that is left can be divided ({left})",
    values=left,
)
DIVIDING = Question(
    v.ASK_ASSIGN, (Choice(v.ASSIGN, NEXT_TARGET, SHARE),), "SOI-035", active_seat, values=dividing
)  # fmt: skip


@answers(DIVIDING)
def take_share(s: ShardsState, f: Frame) -> None:
    amount = second(s.answer)
    if amount:
        f[ATTACKS] = (*f[ATTACKS], (f[TARGETS][0], amount))
        if s.power < INFINITE:
            s.power -= amount
    f[TARGETS] = f[TARGETS][1:]
    f[PC] = OFFER_SHARE


def offer_power(s: ShardsState, f: Frame) -> None:
    """In the melee one amount hits everybody; it is asked for only where power may be kept back."""
    STRIKING.ask(s, f)


STRIKING = Question(
    v.ASK_STRIKE,
    (
        Choice(
            v.STRIKE,
            Domain(
                lambda c: [0, INFINITE] if c.s.power >= INFINITE else range(c.s.power + 1),
                "SOI-155",
                cs="Na všechny protivníky se útočí silou, která zbývá ({left})",
                en="All opponents are attacked with power that is left ({left})",
                values=left,
            ),
        ),
    ),
    me=active_seat,
    values=left,
)


@answers(STRIKING)
def take_power(s: ShardsState, f: Frame) -> None:
    amount = first(s.answer)
    if amount < s.power:
        note(s, v.L_KEEPS, s.turn, n=s.power - amount if s.power < INFINITE else INFINITE)
    if amount:
        strike(s, [(target, amount) for target in f[TARGETS]])


# ---- shields ----
def strike(s: ShardsState, attacks: list[tuple[int, int]]) -> None:
    """Attack players with fixed amounts (SOI-036); whoever can answers with shields before anything is dealt."""
    me = s.turn
    if s.log is not None:
        for target, amount in attacks:
            note(s, v.L_ASSIGNS if amount < INFINITE else v.L_ASSIGNS_ENDLESS, me, n=amount, other=target)
    shields = s.t.shielding
    if len(attacks) == 1 and not s.t.ask_single:
        target, amount = attacks[0]
        if shields.isdisjoint(s.hand[target]) and s.t.guardians.isdisjoint(s.champions[target]):
            deal(s, [(target, amount, 0)])
            return
    push(s, SHIELDS, me, -1, 0, 0, tuple(attacks), 0, (0,) * len(attacks), ())


def shield_options(s: ShardsState, seat: int, shown: tuple[int, ...]) -> list[int]:
    kind = s.t.kind
    fresh = [card for card in s.hand[seat] if card in s.t.shielding and card not in shown]
    return [v.SHIELD(card) for card in {kind[card]: card for card in fresh}.values() if SHIELD.of(s, card) > 0]


def offer_shield(s: ShardsState, f: Frame) -> None:
    """SOI-037: each attacked player in turn may reveal any number of shields from hand, one after another."""
    at = f[DEFENDER]
    if at >= len(f[ATTACKS]):
        s.stack.pop()
        deal(s, [(target, n, stopped) for (target, n), stopped in zip(f[ATTACKS], f[STOPPED], strict=True)])
        return
    target, amount = f[ATTACKS][at]
    ban = forbidden(s, "prevent damage", s.turn, target)
    if ban is not None:
        note(s, v.L_NO_SHIELDS, target, ban[1])
        f[DEFENDER], f[PC] = at + 1, OFFER_SHIELD
        return
    if not f[SHOWN] and f[STOPPED][at] == 0:
        f[STOPPED] = (*f[STOPPED][:at], guard(s, target), *f[STOPPED][at + 1 :])
        if s.log is not None:
            worth = [(card, GUARD.of(s, card)) for card in s.champions[target]]
            s.log += [(v.L_SHIELDS, target, card, n, -1) for card, n in worth if n]
    options = shield_options(s, target, f[SHOWN]) if f[STOPPED][at] < amount < INFINITE else []
    ask(s, target, v.ASK_SHIELD, [*options, v.DONE()])


def attacked(c: Case) -> dict[str, Any]:
    """What the question names: who attacks with how much, and how much of it is stopped already."""
    at = c.f[DEFENDER]
    stopped = c.f[STOPPED][at]
    return {
        "attacker": c.s.t.seat_names[c.s.turn],
        "power": power_used(c.f[ATTACKS][at][1]),
        "stopped": Bilingual(f" (odvráceno {stopped})", f" ({stopped} prevented)") if stopped else Bilingual("", ""),
    }


IN_HAND = Domain(
    lambda c: c.s.hand[c.me],
    "SOI-037",
    cs="Štít se odhaluje z tvé ruky",
    en="Only a card in your hand can be a shield",
)
SHIELDING = Question(
    v.ASK_SHIELD,
    (
        Choice(
            v.SHIELD,
            IN_HAND,
            checks=(
                Check(
                    "SOI-098",
                    lambda c: c.a in c.s.t.shielding,
                    cs="Karta {a} žádný štít nemá.",
                    en="{a} has no shield.",
                ),
                Check(
                    "SOI-037",
                    lambda c: c.a not in c.f[SHOWN],
                    cs="Karta {a} už tě před tímto útokem chrání.",
                    en="{a} protects you from this attack already.",
                ),
                Check(
                    "SOI-099",
                    lambda c: SHIELD.of(c.s, c.a) > 0,
                    cs="Štít karty {a} má teď hodnotu 0.",
                    en="The shield of {a} is worth 0 now.",
                ),
                Check(
                    "SOI-038",
                    lambda c: c.f[STOPPED][c.f[DEFENDER]] < c.f[ATTACKS][c.f[DEFENDER]][1] < INFINITE,
                    cs="Tomuto útoku už další štít nic neubere.",
                    en="One more shield takes nothing off this attack.",
                ),
            ),
            alike=same_title,
        ),
        stop(v.DONE),
    ),
    me=lambda s, f: int(f[ATTACKS][f[DEFENDER]][0]),
    values=attacked,
    count=lambda s, f: len(s.hand[f[ATTACKS][f[DEFENDER]][0]]),
)


@answers(SHIELDING)
def take_shield(s: ShardsState, f: Frame) -> None:
    at = f[DEFENDER]
    f[PC] = OFFER_SHIELD
    if s.answer == v.DONE():
        f[DEFENDER], f[SHOWN] = at + 1, ()
        return
    card = first(s.answer)
    worth = SHIELD.of(s, card)
    show(s, card)  # SOI-101: it stays in hand, and everybody has seen it
    note(s, v.L_SHIELDS, f[ATTACKS][at][0], card, worth)
    f[STOPPED] = (*f[STOPPED][:at], f[STOPPED][at] + worth, *f[STOPPED][at + 1 :])
    f[SHOWN] = (*f[SHOWN], card)


# ---- damage ----
def deal(s: ShardsState, hits: list[tuple[int, int, int]]) -> None:
    """SOI-038, SOI-039: all damage at one moment, then whoever has no health left is out."""
    me = s.turn
    in_teams = s.t.teams
    left_over = s.power if in_teams and s.power < INFINITE else 0
    for target, amount, stopped in hits:
        damage = amount if amount >= INFINITE else max(0, amount - stopped)
        had = s.health[target]
        lost = min(had, damage)
        s.health[target] = had - lost
        if damage > had:
            left_over += damage - had if damage < INFINITE else INFINITE
        if s.log is not None:
            note(s, v.L_DAMAGE if lost else v.L_UNHARMED, target, n=lost, other=me)
        if damage and s.lasting:
            fire(s, DAMAGE_DEALT, me, target, dealt_so_far(s, me, target, damage))
    fallen = [target for target, _, _ in hits if s.health[target] <= 0]
    for target in fallen:
        eliminate(s, target)
    if fallen:
        declare_winners(s)
    if fallen and s.result is None and in_teams:  # with the partner out, both enemies count as opposite (SOI-150)
        carry_over(s, min(left_over, INFINITE))


def dealt_so_far(s: ShardsState, me: int, target: int, damage: int) -> int:
    """The unprevented damage of this turn to one opponent, this hit included: in teams there may be a second one."""
    last(s, DEALT, me, -1, target, damage)
    number = s.t.rule_ids(DEALT)
    return sum(n for rule, _, _, seat, n in s.lasting if rule == number and seat == target)


def carry_over(s: ShardsState, power: int) -> None:
    """SOI-148: in teams, power left after the enemy opposite fell may hit the other enemy at once; overkill counts."""
    s.power = power
    targets = attackable(s, s.turn)
    if power > 0 and targets:
        push(s, DIVIDE, s.turn, -1, 0, tuple(targets), ())
    elif power > 0:
        tell_protected(s, s.turn)
        note(s, v.L_NOBODY, s.turn, n=power)


MELEE = v.programs.procedure("melee attack", offer_power, take_power, slots=1)
DIVIDE = v.programs.procedure("divide power", offer_share, take_share, slots=2)
OFFER_SHARE = DIVIDE.at(offer_share)
SHIELDS = v.programs.procedure("shields", offer_shield, take_shield, slots=5)
OFFER_SHIELD = SHIELDS.at(offer_shield)
