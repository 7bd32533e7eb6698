"""The Art (DTR-206 to DTR-226): who may cast which spell, and for whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sudi.kernel.law import Case, Check, Domain, barred
from sudi.kernel.standing import lasts, lasts_any
from sudi.kernel.wording import Bilingual

from ..language.counting import immune, mark_source, marked, marks_in_force, marks_of
from ..language.effects.act import AIM, Act
from ..language.marks import (
    ART_FOR_ALL,
    CASTS,
    CASTS_FOR,
    CASTS_PERSONAL,
    IMPRISONED,
    LUCKY,
    PERSONAL_AS_COMBAT,
    SILENCED,
    USE_ART,
)
from ..language.reach import forgets
from ..language.select import in_combat, traits_of
from ..state import DoomState, own_warriors
from ..words import traits as tr
from .bans import banned
from .paying import funds, least_price
from .spell_prices import means, varied
from .spell_prices import price as spell_price

CASTING_KEYS = frozenset((CASTS, CASTS_PERSONAL, CASTS_FOR))  # what makes somebody a caster


def barred_from_art(s: DoomState, warrior: int) -> int:
    """DTR-225: the card (perhaps itself) because of which a warrior may not use the Art; -1: it may."""
    return warrior if s.t.cards[warrior].never_art else banned(s, USE_ART, warrior)


def aspects(s: DoomState, warrior: int) -> int:
    """The aspects a warrior masters: printed, or lent by other cards."""
    if barred_from_art(s, warrior) >= 0:
        return 0
    found = 0 if forgets(s, warrior) else s.t.cards[warrior].casts
    if s.t.standing_masks.get(CASTS, 0) & s.live or (s.lasting and lasts(s, CASTS)):
        found |= marks_of(s, CASTS, warrior)
    return found


def masters(s: DoomState, warrior: int, spell: int) -> bool:
    """DTR-208; or may it cast the spell for a fee?"""
    return _knows(s, warrior, spell) or fee(s, warrior, spell) > 0


def _knows(s: DoomState, warrior: int, spell: int) -> bool:
    """A spell of no aspect is for whoever can cast any."""
    if aspects(s, warrior) & (s.t.traits[spell] & tr.ALL_ARTS or tr.ALL_ARTS):
        return True
    return bool(
        s.t.traits[spell] & tr.PERSONAL_SPELL and marked(s, CASTS_PERSONAL, warrior) and barred_from_art(s, warrior) < 0
    )


def fee(s: DoomState, warrior: int, spell: int) -> int:
    """What a warrior that may cast such spells only for a fee pays for this one; 0: it casts it anyway, or cannot."""
    masks = s.t.standing_masks
    if not masks.get(CASTS_FOR, 0) & s.live and not (s.lasting and lasts(s, CASTS_FOR)):
        return 0
    if _knows(s, warrior, spell) or barred_from_art(s, warrior) >= 0:
        return 0
    fighting = s.t.traits[spell] & (tr.COMBAT_SPELL | tr.PERSONAL_SPELL)
    return min(
        (n for source, n in marks_in_force(s, CASTS_FOR, warrior) if not (fighting and _quiet(s, source))), default=0
    )


def _quiet(s: DoomState, source: int) -> bool:
    """Does the card lend no combat spells?"""
    return any(rule.key() == CASTS_FOR and getattr(rule, "quiet", False) for rule in s.t.cards[source].standing)


def pays_fee(s: DoomState, seat: int, spell: int, caster: int) -> bool:
    price = fee(s, caster, spell)
    printed = s.t.cards[spell]
    if varied(s):
        least = spell_price(s, caster, spell, printed.cost, 0 if printed.free else printed.per, 1)
        return price + least <= means(s, seat, caster)
    return not price or price + least_price(printed) <= funds(s, seat)


def involved(s: DoomState, warrior: int, spell: int) -> bool:
    """DTR-220: is the caster of a personal combat spell in the combat, or may it do without?"""
    if not s.t.traits[spell] & tr.PERSONAL_SPELL or in_combat(s, warrior):
        return True
    return bool(s.phase and marked(s, PERSONAL_AS_COMBAT, warrior))


def may_cast(s: DoomState, warrior: int, spell: int) -> bool:
    """The short way to `CASTING`."""
    return (
        masters(s, warrior, spell)
        and not marked(s, IMPRISONED, warrior)
        and not marked(s, SILENCED, warrior)
        and involved(s, warrior, spell)
        and pays_fee(s, s.side[warrior], spell, warrior)
    )


def casters(s: DoomState, seat: int, spell: int) -> list[int]:
    """The seat's warriors in play that may cast this spell now."""
    wanted = s.t.traits[spell] & tr.ALL_ARTS or tr.ALL_ARTS
    masks = s.t.standing_masks
    lending = masks.get(CASTS, 0) | masks.get(CASTS_PERSONAL, 0) | masks.get(CASTS_FOR, 0)
    cards, lent = s.t.cards, lending & s.live or (s.lasting and lasts_any(s, CASTING_KEYS))
    return [w for w in own_warriors(s, seat) if (lent or cards[w].casts & wanted) and may_cast(s, w, spell)]


def may_benefit(s: DoomState, caster: int, target: int) -> bool:
    """DTR-221 to DTR-224: the Art helps the caster's own side, and whoever belongs to neither."""
    mine, theirs = traits_of(s, caster) & (tr.DOOMTROOPER | tr.LEGION), traits_of(s, target) & tr.SIDES
    theirs &= tr.DOOMTROOPER | tr.LEGION
    return not mine or not theirs or bool(mine & theirs) or bool(marked(s, ART_FOR_ALL, caster))


def strikes(s: DoomState, spell: int) -> bool:
    """Does the spell act against whomever it is cast on? Then it is not for the caster's own side only."""
    play = s.t.cards[spell].play
    return isinstance(play, Act) and play.victim == AIM


def may_be_meant(s: DoomState, seat: int, spell: int, caster: int, target: int) -> bool:
    """DTR-221: for whom the Art may be used; DTR-376: against whom it has no effect."""
    if s.t.lowers[spell] and mark_source(s, LUCKY, target) >= 0:
        return False
    if strikes(s, spell):
        return s.side[target] == seat or not immune(s, target, spell)
    return may_benefit(s, caster, target)


def spell_targets(s: DoomState, seat: int, spell: int, caster: int) -> list[int]:
    """Whom the spell may be cast on; [-1] for a spell without a target."""
    pool = aimed_at(s, seat, spell, caster)
    if pool is None:
        if s.t.traits[spell] & tr.COMBAT_SPELL:
            # A spell about the combat as a whole helps its player's own warrior in it.
            mine = [w for w in (s.attacker, s.defender) if w >= 0 and s.side[w] == seat]
            return [-1] if not mine or any(may_benefit(s, caster, w) for w in mine) else []
        return [-1]
    return [w for w in pool if may_be_meant(s, seat, spell, caster, w)]


def aimed_at(s: DoomState, seat: int, spell: int, caster: int) -> list[int] | None:
    """Whom the text of a spell lets it be cast on; None if it has no target."""
    printed = s.t.cards[spell]
    if printed.traits & tr.PERSONAL_SPELL and marked(s, PERSONAL_AS_COMBAT, caster):
        return [w for w in (s.attacker, s.defender, *(h for h, _ in s.helpers)) if w >= 0]
    if printed.on_caster or printed.traits & tr.PERSONAL_SPELL:
        return [caster]
    return printed.aim.find(s, seat, spell) if printed.aim is not None else None


# ---- the law: the spell is the first argument, the caster the second ----
def _aspect(c: Case) -> dict[str, Bilingual]:
    names = tr.names(c.s.t.traits[c.a] & tr.ALL_ARTS)
    fallback = Bilingual("Umění", "the Art")
    return {"aspect": names[0] if names else fallback}


CASTERS = Domain(
    lambda c: own_warriors(c.s, c.me),
    "DTR-208",
    cs="Kouzlo sesílá některý z tvých bojovníků ve hře",
    en="A spell is cast by one of your warriors in play",
)
MASTERY = Check(
    "DTR-208",
    lambda c: masters(c.s, c.b, c.a),
    cs="Bojovník {b} neovládá to, k čemu kouzlo {a} patří ({aspect}).",
    en="{b} does not master what {a} belongs to ({aspect}).",
    values=_aspect,
)
CASTING = (
    barred(
        "DTR-225",
        lambda c: barred_from_art(c.s, c.b),
        cs="Bojovník {b} nesmí užívat Umění: brání tomu {by}.",
        en="{b} may not use the Art, because of {by}.",
    ),
    MASTERY,
    barred(
        "DTR-449",
        lambda c: mark_source(c.s, IMPRISONED, c.b),
        cs="Bojovník {b} je uvězněn, a proto nesesílá: {by}.",
        en="{b} is imprisoned and casts nothing, because of {by}.",
    ),
    barred(
        "DTR-447",
        lambda c: mark_source(c.s, SILENCED, c.b),
        cs="Bojovník {b} nesmí provádět akce, a proto nesesílá: brání tomu {by}.",
        en="{b} may not perform actions and casts nothing, because of {by}.",
    ),
    Check(
        "DTR-220",
        lambda c: involved(c.s, c.b, c.a),
        cs="Osobní bojové kouzlo {a} sesílá jen ten, kdo je sám v souboji, a bojovník {b} v něm není.",
        en="The personal combat spell {a} is cast only by whoever is in the combat, and {b} is not.",
    ),
    Check(
        "DTR-228",
        lambda c: pays_fee(c.s, c.me, c.a, c.b),
        cs="Na to, co bojovník {b} za kouzlo {a} zaplatí, nemáš.",
        en="You cannot pay what {a} costs {b}.",
    ),
)


def turned_to(check: Check, caster: Callable[[Case], int]) -> Check:
    """The same check for a question in which only the spell is chosen; `caster` tells who would cast it."""

    def inner(c: Case) -> Case:
        return Case(c.s, c.me, c.src, c.f, c.a, caster(c))

    def values(c: Case) -> dict[str, Any]:
        case = inner(c)
        return {"caster": c.s.t.defs[case.b].name, **(check.values(case) if check.values is not None else {})}

    cs, en = (text.replace("{b}", "{caster}") for text in (check.cs, check.en))
    return Check(
        check.rule, lambda c: check.holds(inner(c)), cs, en, lambda c: check.by(inner(c)), values, check.weight
    )
