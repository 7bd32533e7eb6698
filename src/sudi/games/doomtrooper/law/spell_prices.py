"""What spells cost by who casts them, and what that caster may spend on them."""

from __future__ import annotations

from dataclasses import replace

from sudi.kernel.standing import cards_of, lasts

from ..language.counting import serves
from ..language.gear import entitled
from ..language.marks import DESTINY_WORTH, SPELL_LIMIT, SPELL_PRICE, SPELL_STORE
from ..language.reach import reaching
from ..language.standing.rule import WorthIn
from ..language.standing.spell_costs import WorthAgainst
from ..state import DoomState
from ..words import traits as tr
from .paying import AFFORDABLE, affordable, funds

NO_LIMIT = 9999


def varied(s: DoomState) -> bool:
    """May any spell cost otherwise than printed now, or be paid from elsewhere?"""
    masks = s.t.standing_masks
    if s.lasting:
        return s.t.varies_spells
    found = masks.get(SPELL_PRICE, 0) | masks.get(SPELL_LIMIT, 0) | masks.get(SPELL_STORE, 0)
    return bool((found | masks.get(DESTINY_WORTH, 0)) & s.live)


def price(s: DoomState, caster: int, card: int, cost: int, per: int = 0, units: int = 0) -> int:
    """What a price that is printed on a spell, and so many units of it, come to for this caster."""
    halved, times = False, 1
    for rule, seat, source, target, _ in reaching(s, SPELL_PRICE, caster) if varied(s) else ():
        if not rule.reaches(s, seat, source, target, caster) or (
            source != caster and not serves(s, source, seat, caster)
        ):
            continue
        if rule.aspect and not s.t.traits[card] & rule.aspect & tr.ALL_ARTS:
            continue
        cost, per = _less(cost, rule.less), _less(per, rule.less)
        halved, times = halved or rule.halves, times * (2 if rule.doubles else 1)
    whole = (cost + per * units) * times
    whole = -(-whole // 2) if halved else whole
    return -(-whole // worth(s, caster, card)) if whole else 0


def worth(s: DoomState, caster: int, card: int) -> int:
    """How much each destiny point counts when this warrior pays for the effect of a spell or a gift."""
    if not s.t.standing_masks.get(DESTINY_WORTH, 0) & s.live and not (s.lasting and lasts(s, DESTINY_WORTH)):
        return 1
    return max(
        (
            rule.n
            for rule, seat, source, target, _ in reaching(s, DESTINY_WORTH, caster)
            if rule.reaches(s, seat, source, target, caster)
            and (source == caster or serves(s, source, seat, caster))
            and (not isinstance(rule, WorthIn) or _meant_by(s, rule, card, caster))
        ),
        default=1,
    )


def _meant_by(s: DoomState, rule: WorthIn, spell: int, caster: int) -> bool:
    if isinstance(rule, WorthAgainst):
        return s.t.is_art[spell] and rule.meant(s, caster, spell)
    fits = bool(s.t.traits[spell] & rule.aspect) if rule.aspect else s.t.is_art[spell]
    return fits and (s.phase > 0 or not rule.fighting)


def _less(n: int, less: int) -> int:
    """Cheaper by so much, but never less than one point."""
    return max(min(n, 1), n - less)


def stores(s: DoomState, caster: int) -> list[int]:
    """The cards on a warrior that keep points for its spells."""
    mask = s.t.standing_masks.get(SPELL_STORE, 0) & s.live
    return [c for c in cards_of(mask) if s.bearer[c] == caster and entitled(s, c, caster)] if mask else []


def limits(s: DoomState, caster: int) -> list[tuple[int, int]]:
    """The cards that limit what a warrior spends on spells, and how much each leaves."""
    mask = s.t.standing_masks.get(SPELL_LIMIT, 0) & s.live
    found = []
    for card in cards_of(mask) if mask else ():
        if s.bearer[card] == caster:
            rule = next(r for r in s.t.cards[card].standing if r.key() == SPELL_LIMIT)
            found.append((card, max(0, getattr(rule, "n", 0) - s.noted[card])))
    return found


def means(s: DoomState, seat: int, caster: int) -> int:
    """What a player can spend on the spells of this warrior now."""
    if not varied(s):
        return funds(s, seat)
    whole = funds(s, seat) + sum(s.noted[c] for c in stores(s, caster))
    return min([whole, *(left for _, left in limits(s, caster))])


def most_units(s: DoomState, seat: int, caster: int, card: int, extra: int = 0, free: int = 0) -> int:
    """How many units of a spell its caster can pay for."""
    printed, left, n = s.t.cards[card], means(s, seat, caster) - extra, 0
    while n < 99 and price(s, caster, card, printed.cost, printed.per, n + 1) <= left:
        n += 1
    return n + free


def units_for(s: DoomState, caster: int, card: int, points: int) -> int:
    """How many units of a spell so many points buy."""
    per, n = s.t.cards[card].per, 1
    while n < 99 and price(s, caster, card, 0, per, n + 1) <= points:
        n += 1
    return n


# ---- the law ----
def payable(s: DoomState, seat: int, card: int) -> bool:
    """Could it be paid for? What a spell costs may depend on who casts it, and is asked of the caster then."""
    return (s.t.is_art[card] and varied(s)) or affordable(s, seat, card)


PAYABLE = replace(AFFORDABLE, holds=lambda c: payable(c.s, c.me, c.a))
