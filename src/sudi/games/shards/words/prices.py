"""What recruiting, fast-playing, attacking and focusing cost, and what no card's text says of what they bring."""

from __future__ import annotations

from sudi.kernel.decision import first
from sudi.kernel.wording import Bilingual
from sudi.kernel.wording.price import gained, spent

from ..language.numbers import HEALTH, cost
from ..state import INFINITE, MAX_MASTERY, ShardsState
from . import nouns
from . import vocabulary as v

FOCUS_COST = FOCUS_GAIN = 1  # SOI-032
FAST_PLAYED = Bilingual("Působí hned a nezůstane ti", "It works at once, and you do not keep it")
RECRUITED = Bilingual("Přijde na tvůj odkládací balíček", "It goes to your discard pile")


def priced(s: ShardsState, code: int) -> tuple[Bilingual | None, Bilingual | None]:
    """Cost and gain of an option that is paid for by whoever is asked, not by the nemesis."""
    verb, card = v.verbs.of(code), first(code)
    if s.seat != s.turn:
        return None, None
    if verb is v.RECRUIT:  # an effect that lasts may send the card elsewhere, and then its own card says so
        return spent(cost(s, card), s.gems, nouns.GEM), None if s.lasting else RECRUITED
    if verb is v.HIRE:
        return spent(s.t.hire_cost[card], s.gems, nouns.GEM), FAST_PLAYED
    if verb is v.FOCUS:
        mastery = s.mastery[s.seat]
        gain = min(FOCUS_GAIN, MAX_MASTERY - mastery)
        return spent(FOCUS_COST, s.gems, nouns.GEM), gained(gain, mastery, nouns.MASTERY)
    if verb is v.ATTACK:
        return spent(HEALTH.of(s, card), None if s.power >= INFINITE else s.power, nouns.POWER), None
    return None, None
