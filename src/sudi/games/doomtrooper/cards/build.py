"""Putting cards together in few words."""

from __future__ import annotations

from typing import Any

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ..language.scopes import BEARER, ZONE_NUMBERS
from ..language.select import YOURS, Who
from ..language.standing.boosts import BEAST as BEAST_LAYER
from ..language.standing.boosts import Boost
from ..state import IN_PLAY
from ..words import traits as tr
from .card import Doomcard
from .types import (
    ALLIANCE,
    ANYTIME,
    ART,
    BEAST,
    COMBAT,
    EQUIPMENT,
    FORTIFICATION,
    IN_AREA,
    KI,
    MISSION,
    ON_BEARER,
    ON_PLAYER,
    RELIC,
    SPECIAL,
    STAYS,
    SYMMETRY,
    WARRIOR,
    WARZONE,
)

Ratings = tuple[int | None, int | None, int | None, int]


def warrior(id: str, cs: str, en: str, ratings: Ratings, traits: int, *rules: Standing, **more: Any) -> Doomcard:
    """Doomtroopers are all who are neither Dark Legion nor tribal and do not deny it (DTR-407)."""
    fight, shoot, armour, value = ratings
    if not traits & (tr.LEGION | tr.TRIBAL) and more.get("placed") != "aside":
        traits |= tr.DOOMTROOPER
    if traits & tr.RANKS:
        traits |= tr.COMMANDER
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=WARRIOR,
        traits=traits,
        fight=fight,
        shoot=shoot,
        armour=armour,
        value=value,
        standing=rules,
        **more,
    )


def _borne(
    type: str, id: str, cs: str, en: str, traits: int, rules: tuple[Standing, ...], to: int, **more: Any
) -> Doomcard:
    """`to`: the traits its bearer needs; affiliations among them are needed for its use as well (DTR-089)."""
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=type,
        traits=traits,
        standing=rules,
        **{
            "give": Who(to, whose=YOURS),
            "requires": to & (tr.AFFILIATIONS | tr.SIDES),
            "lies": ON_BEARER,
            "after": STAYS,
            **more,
        },
    )


def equipment(id: str, cs: str, en: str, traits: int, *rules: Standing, to: int = 0, **more: Any) -> Doomcard:
    """A vehicle that is laid to an area has no driver."""
    driven = bool(traits & tr.VEHICLE) and more.get("lies") != IN_AREA
    return _borne(EQUIPMENT, id, cs, en, traits, rules, to, vehicle=driven, **more)


def relic(id: str, cs: str, en: str, traits: int, *rules: Standing, to: int = 0, **more: Any) -> Doomcard:
    return _borne(RELIC, id, cs, en, traits, rules, to, unique=True, **more)


def fortification(id: str, cs: str, en: str, areas: str, *rules: Standing, traits: int = 0, **more: Any) -> Doomcard:
    """`areas`: where it may be laid; empty: it is given to a warrior."""
    lies: dict[str, Any] = {"lies": IN_AREA, "areas": tuple(areas.split())}
    if not areas:
        lies = {"lies": ON_BEARER, "give": Who(whose=YOURS)}
    if "lies" in more:
        lies = {}
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=FORTIFICATION,
        traits=traits | tr.FORTIFIED,
        after=STAYS,
        standing=rules,
        **lies,
        **more,
    )


def gift(id: str, cs: str, en: str, kind: int, *rules: Standing, to: int = 0, but: int = 0, **more: Any) -> Doomcard:
    """A Dark Symmetry card: for any Dark Legion warrior, or for a follower of its apostle (DTR-119, DTR-120).

    `but`: not for these.
    """
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=SYMMETRY,
        traits=kind,
        give=Who(to | tr.LEGION | tr.APOSTLES_GIFTS.get(kind, 0), lacks=but, whose=YOURS),
        lies=ON_BEARER,
        after=STAYS,
        standing=rules,
        **more,
    )


def ki(id: str, cs: str, en: str, *rules: Standing, to: int = 0, **more: Any) -> Doomcard:
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=KI,
        requires=tr.MISHIMA,
        lies=ON_BEARER,
        after=STAYS,
        standing=rules,
        **{"give": Who(tr.MISHIMA | to, whose=YOURS), **more},
    )


def mission(id: str, cs: str, en: str, to: Who | None, *rules: Standing, **more: Any) -> Doomcard:
    """`to`: whom it may be assigned to; None: to a player."""
    lies: dict[str, Any] = {"lies": ON_BEARER, "give": to} if to is not None else {"lies": ON_PLAYER}
    return Doomcard(
        id=id, name=Bilingual(cs, en), type=MISSION, after=STAYS, standing=rules, **lies, **more
    )  # fmt: skip


def warzone(id: str, cs: str, en: str, areas: str, modifiers: Ratings, *rules: Standing, **more: Any) -> Doomcard:
    fight, shoot, armour, value = modifiers
    boost = Boost(
        IN_PLAY, ZONE_NUMBERS, fight=fight or 0, shoot=shoot or 0, armour=armour or 0, value=value
    )  # fmt: skip
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=WARZONE,
        lies=IN_AREA,
        areas=tuple(areas.split()),
        after=STAYS,
        standing=(boost, *rules) if any(modifiers) else rules,
        **more,
    )


def beast(id: str, cs: str, en: str, modifiers: Ratings, to: int, *rules: Standing, **more: Any) -> Doomcard:
    fight, shoot, armour, value = modifiers
    boost = Boost(
        IN_PLAY,
        BEARER,
        fight=fight or 0,
        shoot=shoot or 0,
        armour=armour or 0,
        value=value,
        layer=BEAST_LAYER,
    )
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=BEAST,
        traits=tr.BEAST | to & tr.AFFILIATIONS,
        give=Who(to, whose=YOURS),
        lies=ON_BEARER,
        after=STAYS,
        standing=(boost, *rules) if any(modifiers) else rules,
        **more,
    )


def spell(id: str, cs: str, en: str, traits: int, **more: Any) -> Doomcard:
    """An Art spell; combat spells are cast in the modifier phase (DTR-218), others when they say so."""
    when = COMBAT if traits & (tr.COMBAT_SPELL | tr.PERSONAL_SPELL) else more.pop("when", ANYTIME)
    more.pop("when", None)
    return Doomcard(id=id, name=Bilingual(cs, en), type=ART, traits=traits, when=when, **more)


def special(id: str, cs: str, en: str, when: str = ANYTIME, **more: Any) -> Doomcard:
    """A special card; without an action cost it is played at any time (DTR-229)."""
    rules = more.pop("rules", ())
    return Doomcard(id=id, name=Bilingual(cs, en), type=SPECIAL, when=when, standing=rules, **more)


def alliance(id: str, cs: str, en: str, *rules: Standing, **more: Any) -> Doomcard:
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=ALLIANCE,
        when=ANYTIME,
        lies="game",
        after=STAYS,
        unique=True,
        standing=rules,
        **more,
    )
