"""What an option costs, in actions and destiny points, and what no card's text says of what it brings."""

from __future__ import annotations

from sudi.kernel.decision import first, second
from sudi.kernel.machine import PROG, SRC, X, slots
from sudi.kernel.wording import Bilingual
from sudi.kernel.wording.price import FREE, gained, spent, together

from ..language.ratings import value
from ..language.standing.boosts import BoughtFor
from ..language.standing.duties import attack_price
from ..language.standing.numbers import deploy_price
from ..language.standing.tolls import special_toll
from ..law import abilities, bearing, outpost
from ..law.acting import HIDING_ACTIONS
from ..law.casting import fee
from ..law.paying import funds
from ..law.spell_prices import price as spell_price
from ..law.strengthening import more_costs
from ..state import DoomState
from . import nouns
from . import vocabulary as v

ONE_ACTION = (v.MEDITATE, v.DEPLOY, v.COVER, v.LEAVE, v.LAY, v.TASK, v.BOARD, v.ALIGHT, v.MOVE_CARD, v.SABOTAGE)
LAID = (v.LAY, v.TASK)
PLAYED = (v.PLAY, v.PLAY_ON, v.PLAY_AT, v.CAST)
(CASTER,) = slots(1)  # of a card that is being played
PAID_LATER = Bilingual("Zaplatíš ho, až se ukáže", "You pay for it when it is revealed")


def priced(s: DoomState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
    """Cost and gain of an option that is paid for."""
    verb = v.verbs.of(code)
    actions, destiny = _actions(s, code), _destiny(s, code)
    brings = None
    if verb is v.MEDITATE:
        brings = gained(1, s.destiny[s.seat], nouns.DESTINY)  # DTR-079
    if verb is v.HIDE:
        brings = PAID_LATER
    paid = [] if actions is None else [actions]
    if destiny is not None:
        paid.append(_points(s, *destiny))
    cost = together(*paid)
    return (None if cost == FREE else cost), brings


# ---- actions: so many of the turn, or of those that a card grants; in windows none ----
def _actions(s: DoomState, code: int) -> Bilingual | None:
    if s.prompt not in (v.ASK_ACTION, v.ASK_GRANTED):
        return None
    left = s.actions if s.prompt == v.ASK_ACTION else s.stack[-1][X]
    verb, card = v.verbs.of(code), first(code)
    if verb is v.ATTACK or (verb is v.USE and s.t.cards[card].abilities[second(code)].attack):
        return spent(1, None, nouns.ATTACK_ACTION)
    n = _count(s, code)
    return spent(n, left, nouns.ACTION) if n else None


def _count(s: DoomState, code: int) -> int:
    verb, card = v.verbs.of(code), first(code)
    if verb in ONE_ACTION:
        return 1
    if verb is v.HIDE:
        return HIDING_ACTIONS
    if verb is v.TRANSFER:
        return outpost.price(s, card)
    if verb is v.USE:
        return s.t.cards[card].abilities[second(code)].actions
    if verb is v.ATTACH or verb in PLAYED:
        return s.t.cards[card].actions
    return 0


# ---- destiny points: is it only the least, and how many ----
def _destiny(s: DoomState, code: int) -> tuple[bool, int] | None:
    verb, card, other = v.verbs.of(code), first(code), second(code)
    printed = s.t.cards[card] if verb.a == v.DEPLOY.a else None
    if printed is None:
        return _units(s, card) if verb is v.UNITS else None
    if verb is v.DEPLOY:
        bought = any(isinstance(rule, BoughtFor) for rule in printed.standing)
        return None if bought else (False, deploy_price(s, s.seat, card))
    if verb is v.LEAVE and card in s.hidden[s.seat]:
        return False, deploy_price(s, s.seat, card)  # DTR-071
    if verb in LAID:
        return False, printed.cost
    if verb is v.ATTACH:
        return False, printed.cost + bearing.price_of(s, s.seat, card, other)
    if verb is v.CAST:
        least = spell_price(s, other, card, printed.cost, 0 if printed.free else printed.per, 1)
        return bool(printed.per), least + fee(s, other, card)
    if verb in PLAYED:
        worth = printed.pays_value * value(s, other) if printed.pays_value and verb is v.PLAY_ON else 0
        return bool(printed.per), printed.cost + printed.per + worth + special_toll(s, s.seat, card)
    if verb is v.USE:
        ability = printed.abilities[other]
        return bool(ability.per), abilities.price_of(s, card, ability)
    if verb is v.STRENGTHEN:
        return False, more_costs(s, card)
    return (False, attack_price(s, card, other)) if verb is v.AGAINST else None


def _points(s: DoomState, least: bool, n: int) -> Bilingual:
    have = funds(s, s.seat)
    if not least:
        return spent(n, have, nouns.DESTINY)
    points = spent(n, None, nouns.DESTINY)
    return Bilingual(f"nejméně {points.cs} (máš {have})", f"at least {points.en} (you have {have})")


def _units(s: DoomState, n: int) -> tuple[bool, int] | None:
    """How often a card that is being played is paid for (DTR-210)."""
    frame = s.stack[-1]
    card = frame[SRC]
    printed, paid = s.t.cards[card], max(0, n - s.t.cards[card].free)
    if card not in s.limbo:
        return None
    caster = frame[CASTER] if frame[PROG] == v.programs.by_name["playing"].id else -1
    if caster >= 0:
        return False, spell_price(s, caster, card, printed.cost, printed.per, paid) + fee(s, caster, card)
    return False, printed.cost + printed.per * paid
