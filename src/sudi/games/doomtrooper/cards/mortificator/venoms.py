"""Poisons of the set Mortificator that are put on a blade (DTR-480)."""

from __future__ import annotations

from sudi.kernel.standing import Standing
from sudi.kernel.wording import Bilingual

from ...language.effects.harm.poisons import POISON_USERS
from ...language.effects.harm.venoms import (
    Creeps,
    EmptiesMind,
    MarksVictim,
    MayParalyse,
    OnBladeWound,
    OnPoisoned,
    StripSpecials,
)
from ...language.pieces import WEAPON, Piece
from ...language.standing.rule import Trigger
from ...state import IN_PLAY
from ...words import traits as tr
from ..card import Doomcard
from ..types import EQUIPMENT, ON_BEARER, RELIC, STAYS


def _venom(id: str, cs: str, en: str, *rules: Standing) -> Doomcard:
    return Doomcard(
        id=id,
        name=Bilingual(cs, en),
        type=EQUIPMENT,
        traits=tr.POISON,
        lies=ON_BEARER,
        give=Piece(WEAPON, (EQUIPMENT, RELIC), tr.WEAPON, POISON_USERS),
        after=STAYS,
        standing=rules,
    )


CARDS = (
    _venom(
        "black_venom",
        "Černý jed",
        "Black Venom",
        MarksVictim(IN_PLAY),
        Trigger(IN_PLAY, OnBladeWound(), MayParalyse()),
    ),
    _venom(
        "mindslayer",
        "Vrah mysli",
        "Mindslayer",
        EmptiesMind(IN_PLAY),
        Trigger(IN_PLAY, OnPoisoned(), StripSpecials()),
    ),
    _venom("spiraling_death", "Spirála smrti", "Spiraling Death", Creeps(IN_PLAY)),
)
