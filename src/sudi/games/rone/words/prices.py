"""What the actions of the boards cost and what they bring, in words: the effect is said as a card would say it."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.wording import LANGUAGES, Bilingual, Words

from ..language.against_invasion import MillInvasion, TokenForInvasion, UnstoreInvasion
from ..language.effects import Discover, RecruitCards, Recycle, Refresh, Sacrifice, TrainStarter, said
from ..language.gains import Gain, Screws
from ..law.extra_actions import ARMOUR_PRICE, PARTS_PRICE, SYMBOLS
from ..law.spare_parts import price
from ..rules.board import REROLLS
from ..rules.workshop.upgrading import PER_UPGRADE
from ..state import RoneState
from . import lexicon
from . import vocabulary as v

BOUGHT = {
    v.DRILL: said(Screws(1)),
    v.REROLL_PART: said(Gain(REROLLS, 1)),
    v.RECYCLE_PART: said(Recycle(1)),
    v.STARTER_PART: said(TrainStarter(1)),
    v.RECRUIT_PART: said(RecruitCards(1)),
    v.SACRIFICE_PART: said(Sacrifice(1)),
    v.REFRESH_PART: said(Refresh(1)),
    v.UPGRADE_PART: Bilingual(
        f"Vylepši 1 kostku (až {Words('cs').count(PER_UPGRADE, lexicon.SCREW)}) a získej 1 žeton výzkumu",
        f"Upgrade 1 die (up to {Words('en').count(PER_UPGRADE, lexicon.SCREW)}) and gain 1 research token",
    ),
    v.DISCOVER_PART: said(Discover(1)),
}
EXTRA = {
    v.SABOTAGE: said(UnstoreInvasion(1)),
    v.INTERDICTION: said(MillInvasion(1, True)),
    v.FALSE_SIGNAL: said(TokenForInvasion(1)),
    v.WRECK: Bilingual(
        "Znič vrchní kartu odhazovacího balíčku Invaze", "Destroy the top card of the Invasion's discard pile"
    ),
}


def priced(s: RoneState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
    """Cost and gain of an option that is paid for."""
    verb, action = v.verbs.of(code), first(code)
    if verb is v.BUY:
        return _parts(price(s, s.seat, action)), BOUGHT[action]
    if verb is v.EXTRA:
        return _extra_cost(action), EXTRA[action]
    return None, None


def _parts(n: int) -> Bilingual:
    return Bilingual(*(Words(lang).count(n, lexicon.PART) for lang in LANGUAGES))


def _extra_cost(action: int) -> Bilingual:
    if action in SYMBOLS:
        return Bilingual(*(lexicon.damage_words(Words(lang), *SYMBOLS[action]) for lang in LANGUAGES))
    if action == v.FALSE_SIGNAL:
        return Bilingual(*(Words(lang).count(ARMOUR_PRICE, lexicon.ARMOUR) for lang in LANGUAGES))
    return _parts(PARTS_PRICE)
